## 服务器对启动者说的话

server-at = 用浏览器打开 { $url },开一间房,把链接发给朋友。Ctrl-C 停止服务器。
server-only-here = 只有本机能访问;要让同一网络里的朋友加入,请加 --host 0.0.0.0 启动
server-play = 牌桌在 { $url }
    Ctrl-C 结束游戏。
server-no-page = 网页尚未构建({ $path } 里没有 index.html),请先运行:{ $command }
server-no-port = 无法使用 { $host }:{ $port }:{ $text }
