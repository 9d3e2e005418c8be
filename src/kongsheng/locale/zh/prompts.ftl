### 问到我时的一句话、选项的名字，以及桌面上的小词。没有或看不见的变量传数字 -1（与 events.ftl 相同）。

## 窗口：问我什么，为什么

prompt-pick = 从候选角色里选一张，选定后全体同时亮出
# $seat 当前回合的人；$sent 本回合已传出几张
prompt-open = { $sent ->
    [0] { $seat }的回合刚开始：现在要用牌或技能吗？
   *[other] { $seat }的回合就要结束：现在要用牌或技能吗？
}
prompt-free = { $sent ->
    [0] 轮到你：用牌、发动技能，或传出这回合的情报
   *[other] 情报已经传过：还可以用牌或技能，或结束回合
}
# $seat 用的人；$what 牌或技能名；$target 目标
prompt-response = { $target ->
    [-1] { $seat }正在用“{ $what }”：要响应吗？
   *[other] { $seat }正对{ $target }用“{ $what }”：要响应吗？
}
# $seat 情报停在谁面前；$sender 传出者；$mode 方式；$card 牌
prompt-arrival = { $card ->
    [-1] { $sender }的{ $mode }停在{ $seat }面前，还没决定收不收：要做什么吗？
   *[other] { $sender }的{ $mode }停在{ $seat }面前（{ $card }），还没决定收不收：要做什么吗？
}
prompt-sending = 牌已选好，正要传出：要先用“传出时”的技能吗？
prompt-target = 这是直达：交给谁？
prompt-decide = { $card ->
    [-1] { $sender }的{ $mode }在你面前，面朝下：收下还是拒收？
   *[other] { $sender }的{ $mode }在你面前（{ $card }）：收下还是拒收？
}
prompt-trigger = 刚才的事可能与你的技能有关：要发动吗？
# $what 牌或技能名；-1 没有
prompt-choice = { $what ->
    [-1] 请作出选择
   *[other] { $seat }的“{ $what }”等你选择
}
prompt-discard = 手牌超过上限，自选弃掉 { $count } 张
prompt-wait = 等其他人
prompt-over = 游戏结束

## 一个词里接下来选什么

step-card = 选一张牌
step-send = 选要传出的牌
step-play = 选要使用的牌
step-cards = 再选一张牌，或选好了
step-seat = 选一名玩家
step-intel = 选面前的一张情报
step-same = 有几张相同的，选哪一张
step-value = 选一项

## 选项

token-pass = 放弃
token-done = 选好了
token-yes = 收下
token-no = 拒收
token-agree = 是
token-refuse = 否
token-play = 使用手牌
token-send = 传出情报
token-end = 结束回合
token-skill = 发动“{ $skill }”
token-ord = 第 { $n } 个
token-from = { $sender ->
    [-1] 第 { $n } 张（不是传来的）
   *[other] 第 { $n } 张（{ $sender }传出）
}

## 小词

card-hidden = 一张看不见的牌
card-name = { $function }·{ $mode }·{ $colour }
card-probe = { $function }·{ $mode }·{ $colour }·{ $camp } { $act }
card-document = { $function }·{ $mode }·{ $colour }（CCAV { $ccav }／2BC { $bbc }／记者 { $tabloid }）
list-comma = 、
you = 你
seat-default = { $n } 号

how-passed = 传到
how-returned = 退回到
how-diverted = 转移到
how-intercepted = 被截获到
how-skipped = 跳过被调离的人，来到
how-declined = 被拒收，来到
how-skill = 因技能来到

outcome-passerby = 说：我是路人
outcome-draw = 照试探所写抽牌
outcome-discard = 照试探所写弃牌
outcome-no_hand = 说：我没有手牌

reason-colour = 面前集齐三张本方颜色的情报
reason-mission = 完成机密任务
reason-survival = 场上只剩自己一方

face-up = 正面朝上
face-covered = 盖伏
way-right = 向右
way-left = 向左
place-top = 牌堆顶
place-bottom = 牌堆底

status-alive = 存活
status-dying = 濒死
status-dead = 死亡
status-out = 出局
status-turn = 当前回合
status-holder = 情报在此
status-locked = 锁定
status-lured = 调离

## 盖伏角色发动技能时公布的效果

effect-inspect_flight = 检视传递中的情报
effect-draw_one = 抽 1 张牌
effect-draw_two = 抽 2 张牌
effect-void_on_self = 使这张牌对自己落空
