### 发生了什么：每种事件一句话，供记录栏使用。
###
### 变量与 game/events.py 的 EVENT_SCHEMA 同名。座位、牌、技能、角色、阵营、方式等传入已经译好的文字，列表用顿号连好；
### 张数、回合数、act、on、right 传数字。没有、看不见、空列表一律传数字 -1；
### event-played 的 card 若就是该功能的牌，也传 -1；牌面公开时不用 event-played-own。
### 知道私密内容的人看 -own 的一句（如果有）。

event-game_started = 游戏开始，共 { $players } 人，{ $seat }先行动
event-identity = { $seat }拿到了身份牌
event-identity-own = { $seat }的身份是{ $camp }
event-candidates = { $seat }拿到 { $count } 张候选角色
event-candidates-own = { $seat }的候选角色：{ $chars }
event-character = { $char ->
    [-1] { $seat }的角色盖伏
   *[other] { $seat }的角色是{ $char }
}
event-character-own = { $char ->
    [-1] { $seat }的角色是{ $own }，盖伏着
   *[other] { $seat }的角色是{ $own }
}
event-turn_began = 第 { $turn } 回合：{ $seat }
event-drew = { $seat }抽了 { $count } 张牌
event-drew-own = { $seat }抽到：{ $cards }
event-reshuffled = 弃牌堆 { $count } 张洗入牌堆
event-sent = { $card ->
    [-1] { $seat }传出一张{ $mode }
   *[other] { $seat }传出一张{ $mode }：{ $card }
}
event-sent-own = { $seat }传出一张{ $mode }：{ $own }
event-flight_at = 情报{ $how }{ $seat }面前
event-declined = { $seat }拒收
event-gained = { $sender ->
    [-1] { $seat }获得情报：{ $card }
   *[other] { $seat }收下{ $sender }传出的情报：{ $card }
}
event-flight_dropped = 传递中的情报进入弃牌堆：{ $card }
event-played = { $skill ->
    [-1] { $target ->
        [-1] { $holder ->
            [-1] { $card ->
                [-1] { $seat }使用【{ $function }】
               *[other] { $seat }使用【{ $function }】（{ $card }）
            }
           *[other] { $card ->
                [-1] { $seat }对{ $holder }面前的{ $aimed }使用【{ $function }】
               *[other] { $seat }对{ $holder }面前的{ $aimed }使用【{ $function }】（{ $card }）
            }
        }
       *[other] { $card ->
            [-1] { $seat }对{ $target }使用【{ $function }】
           *[other] { $seat }对{ $target }使用【{ $function }】（{ $card }）
        }
    }
   *[other] { $target ->
        [-1] { $holder ->
            [-1] { $seat }发动“{ $skill }”，把{ $card }当【{ $function }】使用
           *[other] { $seat }发动“{ $skill }”，把{ $card }当【{ $function }】对{ $holder }面前的{ $aimed }使用
        }
       *[other] { $seat }发动“{ $skill }”，把{ $card }当【{ $function }】对{ $target }使用
    }
}
event-played-own = { $skill ->
    [-1] { $target ->
        [-1] { $holder ->
            [-1] { $seat }使用【{ $function }】（{ $own }）
           *[other] { $seat }对{ $holder }面前的{ $aimed }使用【{ $function }】（{ $own }）
        }
       *[other] { $seat }对{ $target }使用【{ $function }】（{ $own }）
    }
   *[other] { $target ->
        [-1] { $holder ->
            [-1] { $seat }发动“{ $skill }”，把{ $own }当【{ $function }】使用
           *[other] { $seat }发动“{ $skill }”，把{ $own }当【{ $function }】对{ $holder }面前的{ $aimed }使用
        }
       *[other] { $seat }发动“{ $skill }”，把{ $own }当【{ $function }】对{ $target }使用
    }
}
event-skill_used = { $skill ->
    [-1] { $effect ->
        [-1] { $seat }盖着的角色发动了技能
       *[other] { $seat }盖着的角色发动技能：{ $effect }
    }
   *[other] { $seat }发动“{ $skill }”
}{ $holder ->
    [-1] { $target ->
        [-1] {""}
       *[other] ，对象是{ $target }
    }
   *[other] ，对象是{ $holder }面前的{ $aimed }
}{ $values ->
    [-1] {""}
   *[other] ，选了{ $values }
}
event-negated = { $function ->
    [-1] { $skill ->
        [-1] { $seat }的技能被无效
       *[other] { $seat }的“{ $skill }”被无效
    }
   *[other] { $seat }的【{ $function }】被识破，无效
}
event-resolved = { $function ->
    [-1] { $skill ->
        [-1] { $seat }的技能生效
       *[other] { $seat }的“{ $skill }”生效
    }
   *[other] { $seat }的【{ $function }】生效
}
event-fizzled = { $function ->
    [-1] { $skill ->
        [-1] { $seat }的技能落空
       *[other] { $seat }的“{ $skill }”落空
    }
   *[other] { $seat }的【{ $function }】落空
}
event-flight_seen = { $seat }检视了传递中的情报
event-flight_seen-own = { $seat }检视了传递中的情报：{ $card }
event-discarded = { $seat }弃掉{ $cards }
event-burned = { $seat }面前的{ $card }被烧毁
event-moved = { $seat ->
    [-1] { $card }放到{ $target }面前
   *[other] { $card }从{ $seat }处移到{ $target }面前
}
event-substituted = { $card ->
    [-1] { $old ->
        [-1] { $seat }顶替了传递中的情报
       *[other] { $seat }顶替了传递中的情报，换下{ $old }
    }
   *[other] { $old ->
        [-1] { $seat }用{ $card }顶替了传递中的情报
       *[other] { $seat }用{ $card }顶替了传递中的情报，换下{ $old }
    }
}
event-substituted-own = { $old ->
    [-1] { $seat }用{ $own }顶替了传递中的情报
   *[other] { $seat }用{ $own }顶替了传递中的情报，换下{ $old }
}
event-probe_shown = { $target }看了{ $seat }递来的试探
event-probe_shown-own = { $seat }递给{ $target }的试探是{ $card }
event-probe_answered = { $seat }{ $outcome }
event-hand_seen = { $seat }检视了{ $target }的 { $count } 张手牌
event-hand_seen-own = { $seat }看到{ $target }的手牌：{ $cards }
event-turned_up = { $seat }翻开牌堆顶并获得：{ $card }
event-document = 公开文档生效：{ $seat }{ $act ->
    [1] 抽 1 张
   *[-1] 随机弃 1 张
}
event-face = { $char ->
    [-1] { $seat }的角色{ $face }
   *[other] { $seat }的角色{ $char }{ $face }
}
event-copied = { $skill ->
    [-1] { $seat }失去了借来的技能
   *[other] { $seat }借到技能“{ $skill }”
}
event-locked = { $seat }被锁定，本回合不能拒收
event-lured = { $seat }被调离，本回合情报跳过他
event-dying = { $killer ->
    [-1] { $seat }面前的假情报满了，宣告死亡
   *[other] { $seat }面前的假情报满了，宣告死亡（死因归于{ $killer }）
}
event-died = { $seat }死亡，身份是{ $camp }{ $char ->
    [-1] {""}
   *[other] ，角色是{ $char }
}{ $cards ->
    [-1] {""}
   *[other] ，弃掉{ $cards }
}
event-lost = { $seat }输掉游戏，身份是{ $camp }{ $char ->
    [-1] {""}
   *[other] ，角色是{ $char }
}{ $cards ->
    [-1] {""}
   *[other] ，弃掉{ $cards }
}
event-identity_seen = { $seat }看了{ $target }的身份
event-identity_seen-own = { $seat }看到{ $target }的身份是{ $camp }
event-handed = { $seat }交给{ $target } { $count } 张手牌
event-handed-own = { $seat }交给{ $target }：{ $cards }
event-fetched = { $seat }从弃牌堆拿回{ $cards }
event-fetched-own = { $seat }从弃牌堆拿回{ $own }
event-declared = { $seat }宣告胜利：{ $reason }
event-joined = { $by }宣告胜利，{ $seat }一同获胜
event-game_over = { $winners ->
    [-1] 游戏结束，没有人获胜
   *[other] 游戏结束，获胜者：{ $winners }
}
event-turn_ended = { $seat }的回合结束
event-retargeted = { $seat }把目标从{ $old }改成{ $target }
event-reversed = 情报改为{ $way }传
event-flight_face_up = 传递中的情报翻成正面：{ $card }
event-marked = { $on ->
    [0] { $seat }面前的“{ $mark }”标记拿走了
   *[1] { $seat }面前放上“{ $mark }”标记
}
event-sex_changed = { $seat }的性别变为{ $sex }
event-guessed = { $right ->
    [0] { $seat }猜{ $target }是{ $camp }，猜错了
   *[1] { $seat }猜{ $target }是{ $camp }，猜对了
}
event-identity_shown = { $seat }的身份公开：{ $camp }
event-put_on_pile = { $card ->
    [-1] { $seat }把一张牌放到{ $place }
   *[other] { $seat }把{ $card }放到{ $place }
}
event-put_on_pile-own = { $seat }把{ $own }放到{ $place }
event-mode_changed = { $seat }传出的情报改为{ $mode }
event-revealed = { $seat }：{ $camp }{ $char ->
    [-1] {""}
   *[other] ，{ $char }
}{ $cards ->
    [-1] {""}
   *[other] ，手牌{ $cards }
}
event-pile_seen = { $seat }检视了牌堆的 { $count } 张牌
event-pile_shown = { $seat }展示牌堆顶：{ $cards }
event-pile_seen-own = { $seat }检视牌堆：{ $cards }
event-swapped_intel = { $seat }面前的{ $card }与{ $target }面前的{ $other }互换
event-nothing_sent = { $seat }没有牌可传
