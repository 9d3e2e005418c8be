## What the server says to whoever starts it

server-at = Open { $url } in a browser, make a room and send its link to your friends. Ctrl-C stops the server.
server-only-here = Only this machine can reach it; for friends in the same network start it with --host 0.0.0.0
server-play = Your table is at { $url }
    Ctrl-C ends the game.
server-no-page = the page has not been built ({ $path } has no index.html); build it with: { $command }
server-no-port = { $host }:{ $port } cannot be used: { $text }
