## 服务器对启动者说的话

server-at = 用浏览器打开 { $url },开一间房,把链接发给朋友。Ctrl-C 停止服务器。
server-only-here = 只有本机能访问;要让同一网络里的朋友加入,请加 --host 0.0.0.0 启动
server-play = 牌桌在 { $url }
    Ctrl-C 结束游戏。
server-no-page = 网页尚未构建({ $path } 里没有 index.html),请先运行:{ $command }
server-port-in-use = { $host } 的端口 { $port } 已被其他程序占用;请用 --port 换一个
server-no-port = 无法使用 { $host }:{ $port }:{ $text }
server-file-in-use = { $path } 正被另一个进程使用
server-file-not-ours = { $path } 是其他程序的数据库;里面的内容没有改动
server-file-format = { $path } 的格式不同(文件的、本程序的:{ $text });请更新程序,或换一个文件
server-file-damaged = { $path } 已损坏或不是数据库({ $text });请恢复备份,或换一个文件
server-file-refused = { $path } 无法使用:{ $text }
server-file-stopped = { $path } 无法继续写入({ $text }),服务器已停止。已向玩家确认的内容都在磁盘上。
server-bad-setting = { $field } 应为:{ $allowed }
