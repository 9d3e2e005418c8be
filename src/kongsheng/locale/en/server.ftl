## What the server says to whoever starts it

server-at = Open { $url } in a browser, make a room and send its link to your friends. Ctrl-C stops the server.
server-only-here = Only this machine can reach it; for friends in the same network start it with --host 0.0.0.0
server-play = Your table is at { $url }
    Ctrl-C ends the game.
server-no-page = the page has not been built ({ $path } has no index.html); build it with: { $command }
server-port-in-use = port { $port } of { $host } is in use by another program; name another one with --port
server-no-port = { $host }:{ $port } cannot be used: { $text }
server-file-in-use = { $path } is in use by another process
server-file-not-ours = { $path } is a database of another program; nothing in it has been changed
server-file-format = { $path } has another format (the file's, ours: { $text }); update Kongsheng or name another file
server-file-damaged = { $path } is damaged or is no database ({ $text }); restore a copy or name another file
server-file-refused = { $path } cannot be used: { $text }
server-file-stopped = { $path } can no longer be written ({ $text }), so the server has stopped. What was confirmed to the players is on disk.
server-bad-setting = { $field } must be: { $allowed }
