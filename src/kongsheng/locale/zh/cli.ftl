### 命令行与文字座位。

## 桌面

short-red = 红
short-blue = 蓝
short-black = 黑
short-red_black = 红黑
short-blue_black = 蓝黑
short-ccav = CCAV
short-bbc = 2BC
short-tabloid = 记者

column-seat = 座位
column-camp = 身份
column-hand = 手牌
column-char = 角色
column-intel = 情报
column-state = 状态
column-result = 结果

cli-heading = 第 { $turn } 回合，轮到{ $seat }（牌堆 { $deck }，弃牌 { $discard }）
cli-unknown-char = 盖伏
cli-covered = { $name }（盖伏）
cli-mark = “{ $mark }”标记
cli-borrowed = 借来“{ $skill }”
cli-flight-soon = 传递：{ $sender }正要传出情报
cli-flight = 传递：{ $sender }的{ $mode }在{ $seat }面前{ $way ->
    [-1] {""}
   *[other] ，{ $way }传
}{ $card ->
    [-1] ，面朝下
   *[other] ，{ $card }
}{ $swapped ->
    [0] {""}
   *[1] ，是掉包牌
}{ $clause ->
    [-1] {""}
   *[other] ，必须收下（{ $clause }）
}
cli-stack = 栈 { $n }：{ $what }
cli-use-as = { $skill }（当{ $function }）
cli-covert = 盖伏角色的技能
cli-item = { $seat }的{ $what }{ $holder ->
    [-1] { $target ->
        [-1] {""}
       *[other] ，对{ $target }
    }
   *[other] ，对{ $holder }面前的{ $aimed }
}{ $negated ->
    [0] {""}
   *[1] （已无效）
}
cli-me = 你的身份：{ $camp }{ $mission ->
    [-1] {""}
   *[other] ，{ $mission }
}
cli-mission = 任务（{ $tally }）：{ $mission }
cli-beginner = 存活并有 5 张情报
cli-seat-note = 手牌 { $hand }{ $intel ->
    [-1] {""}
   *[other] ，情报 { $intel }
}
cli-known = 你知道他的手牌里有：{ $cards }
cli-intel = 面前：{ $cards }
cli-latent = 潜伏
cli-public = 公开

## 提问与命令

cli-input = 选择（{ $numbers }，? 为什么不行，help）>{" "}
cli-not-now = 现在用不了：{ $names }
cli-back = 返回
cli-more = …之前还有 { $count } 条（log 查看）
cli-passed = （期间自动放弃 { $count } 次；auto 可关）
cli-auto-on = 只能放弃时自动放弃：开
cli-auto-off = 只能放弃时自动放弃：关
cli-what = 不认识“{ $text }”：请输入一个号码，或 help 看命令
cli-nobody = 没有“{ $text }”这个座位
cli-all-possible = 现在没有什么是不行的
cli-why = { $what }：{ $text }（{ $clause }）
cli-why-more = 输入“? 号码”看详细条文（1–{ $most }），或“{ $text } 词”查规则
cli-bot-failed = { $seat }的机器人出错，按缺席处理
cli-watch = 你已离场。回车看下一回合，skip 直接看结局 >{" "}
cli-help =
    号码：选择；0 或直接回车：放弃（能放弃时）；b：返回上一步
    ?：现在不能做的事与原因；? 3：第 3 项的条文
    rules 词：查规则，牌名、角色、技能、术语、条号都行
    hand 手牌；table 桌面；log [条数] 记录；who [座位] 某人的情况
    auto：只能放弃时自动放弃，开或关；quit：离开
command-rules = rules rule r 规则
command-hand = hand h 手牌
command-table = table t 桌面
command-log = log l 记录
command-who = who w 谁
command-auto = auto 自动
command-skip = skip 结局
command-help = help 帮助
command-quit = quit q exit 退出

## 开始与结束

bot-names = 立春 惊蛰 谷雨 小满 芒种 白露 霜降 小雪
cli-welcome = 《空声》 { $players } 人局，你坐 1 号；种子 { $seed }。表中往下一行是右手边；输入 help 看命令。
cli-few-characters = 角色只有 { $have } 张，每人候选 { $count } 张。
cli-bye = 下次再见。种子 { $seed } 可以重来这一局。
cli-won = 获胜：{ $reason }
cli-won-camp = 随阵营获胜
cli-won-with = 随{ $seat }一同获胜
cli-lost = 未获胜

## 查规则

kind-fn = 功能牌
kind-char = 角色
kind-skill = 技能
kind-term = 术语
kind-mode = 传递方式
kind-colour = 颜色
kind-camp = 身份
kind-sex = 性别
kind-clause = 条文
rules-how = 用法：rules 词。可以是牌名、角色、技能、术语或条号，中英文都行。
rules-nothing = 没有找到“{ $text }”。rules 不带词会列出可查的内容。
rules-others = 还有：{ $names }
rules-mission = 机密任务：{ $mission }
rules-count = 牌堆中共 { $count } 张
rules-deck = 牌堆中共 { $count } 张：{ $cells }

## 命令行

usage-kongsheng = 用法：kongsheng 命令 [选项]
usage-options = 选项：
usage-commands = 命令：
usage-more = kongsheng 命令 --help 看该命令的选项。
usage = 用法：{ $usage }
about-kongsheng = 《空声》：电报、诈术与假情报的身份推理牌局，3 到 9 人。
about-play = 与机器人玩一局
about-serve = 开服务器，与朋友在浏览器里玩
about-simulate = 让机器人自己玩许多局并统计
about-match = 两种机器人互换红蓝，比高下
about-fuzz = 用随机局查引擎的错误
about-rules = 查规则：词、条号、牌、角色
option-players = 人数，3 到 9
option-seed = 种子：同样的种子发同样的牌
option-bots = 机器人：{ $names }
option-bots-many = 机器人，一个或每座一个，逗号分隔：{ $names }
option-lang = 语言：zh 或 en
option-no-characters = 新手局，不用角色
option-terminal = 在这个终端里玩
option-no-browser = 不自动打开浏览器
option-host = 监听的地址
option-port = 端口，0 为任意空闲端口
option-data = 存档文件
option-games = 局数
option-jobs = 同时运行的进程数
option-json = 输出一个 JSON 对象
option-report = 另写一份 HTML 报告
option-bot-a = 第一种机器人
option-bot-b = 第二种机器人
option-word = 要查的词
option-help = 显示这段说明
option-version = 显示版本
error-command = 没有“{ $text }”这个命令，可用：{ $names }
error-option = 不认识的参数：{ $text }
error-missing = 缺少参数：{ $name }
error-no-value = { $name } 后面要有一个值
error-unexpected-value = { $name } 不带值
error-number = { $name }：“{ $text }”不是整数
error-range = { $name }：{ $text } 不在 { $low } 到 { $high } 之间
error-at-least = { $name }：{ $text } 小于 { $low }
error-choice = { $name }：“{ $text }”不在 { $names } 之中
error-bots-count = --bots：给了 { $have } 个名字，应为 1 个或 { $want } 个
error-unavailable = 这次安装里没有 { $what }
error-file = 无法写入 { $name }：{ $text }
error-encoding = { $name }：不是终端所用编码的文字
error-mishap = 程序内部出了错：{ $text }（{ $where }）
