import pytest
from kongsheng.game.faces import borrow, mark, marked
from kongsheng.game.tokens import *
from kongsheng.game.views import view
from ..kit import cast
from ..scene import Scene
from .arrange import calm, grant, is_up, pass_turn, tally, turn_down, sex

def S(people, camps="RBTRB", turn=0, covered=(), n=5, **k):
    return Scene(n, turn=turn, camps=camps, characters=people, covered=covered, extra=cast(), **k)

def sk(g, name):
    return next(x.index for x in g.cfg.skills if x.name == name)

def test_wu_leaves_while_answering():
    g = S({1: "wu_kefeng"}, "RTBRB").hand(0, "probe.black.TABLOID+2").start().say(0, "play probe @1").resolve()
    assert g.window == "choice"
    g.leave(1)
    assert g.s.hands[1] == [] and g.told("probe_answered") == []

def test_prober_leaves_while_wu_answers():
    g = S({1: "wu_kefeng"}, "RTBRB").hand(0, "probe.black.TABLOID+2").start().say(0, "play probe @1").resolve()
    g.leave(0)
    assert g.window == "choice"
    g.say(1, "yes")
    assert len(g.s.hands[1]) == 2 and g.s.turn_seat == 1

def test_even_blame_tells_both():
    g = S({2: "he_xini"}, turn=2).hand(0, "burn").hand(1, "lock_on").start().say(2, "even_blame @0 @1")
    assert SEAT + 1 in g.told("skill_used")[-1].pub[6:]

def test_swap_copy_tells_both():
    g = S({1: "ruan_shuanghuang"}, "RTBRB", 1).hand(1, "burn").intel(1, "red").intel(2, "blue").start()
    g.say(1, "swap_copy burn @1 red @2 blue")
    p = g.told("skill_used")[-1].pub
    assert len(p) == 8 and p[6] == SEAT + 2 and p[7] >= PRINT, p

def test_blackout_covers_shao_padding():
    g = S({0: "ming_zhuiguang", 1: "paotui_xiaoshao", 2: "tai_baobao"}).hand(0, "burn", "burn").intel(1, "black", "black", "black")
    borrow(g.s, 1, sk(g, "padding"))
    g.start().say(0, "blackout burn burn @1").resolve()
    assert g.s.dead == [1] and g.s.killer[1] == 0

def test_shao_revoice_reset_on_cover():
    g = S({1: "paotui_xiaoshao", 2: "shengku_linghao"}, turn=1).hand(1, "burn")
    borrow(g.s, 1, sk(g, "revoice"))
    g.start().say(1, "revoice male")
    assert sex(g, 1) == MALE
    g.say(1, "hand_over burn").resolve()
    assert sex(g, 1) == SEXLESS and g.s.timers == []
    assert g.s.sex[1] == FEMALE

def test_shao_revoice_expires():
    g = S({1: "paotui_xiaoshao", 2: "shengku_linghao"}, turn=1)
    borrow(g.s, 1, sk(g, "revoice"))
    g.start().say(1, "revoice unknown")
    for _ in range(5): pass_turn(g)
    assert sex(g, 1) == FEMALE

def test_shao_blackout_timer_is_hers():
    g = S({0: "ming_zhuiguang", 1: "paotui_xiaoshao", 2: "yueming"}, turn=1).hand(1, "burn", "burn", "expose")
    borrow(g.s, 1, sk(g, "blackout"))
    g.start().say(1, "blackout burn burn @2").resolve()
    assert not is_up(g, 2)
    g.say(1, "hand_over expose").resolve()
    assert not is_up(g, 2)
    for _ in range(4):
        pass_turn(g)
        assert not is_up(g, 2)
    pass_turn(g)
    assert g.s.turn_seat == 1 and is_up(g, 2)

def test_shao_borrowed_death_triggers():
    for name, word in (("night_elegy", None), ("curtain_call", None), ("end_credits", None), ("last_draft", None), ("together", None)):
        who = {"night_elegy": "shen_yepin", "curtain_call": "ding_dong", "end_credits": "su_zimu", "last_draft": "he_laobao", "together": "xiao_jiemei"}[name]
        g = S({1: "paotui_xiaoshao", 2: who}).hand(0, "expose.black").hand(1, "probe.black", "burn").intel(1, "black", "black").intel(3, "red").hand(2, "burn")
        borrow(g.s, 1, sk(g, name))
        g.start().send(0, "expose.black", to=1).arrive().take_it()
        if name == "night_elegy":
            assert g.asked == [2]
        else:
            assert g.window == "trigger" and g.asked == [1], (name, g.window, g.asked)

def test_shao_bundle_and_encore():
    g = S({1: "paotui_xiaoshao", 2: "zhen_haomai"}, turn=1).hand(1, "probe.red")
    borrow(g.s, 1, sk(g, "bundle"))
    g.start().send(1, "probe.red").arrive().take_it().say(1, "end")
    assert len(g.s.hands[1]) == 1
    g = S({1: "paotui_xiaoshao", 2: "zhen_haomai"}, turn=1).hand(1, "probe.red", "burn", "probe.blue")
    borrow(g.s, 1, sk(g, "encore"))
    g.start().send(1, "probe.red").arrive().take_it().say(1, "encore burn").resolve().say(1, "probe.blue").until("arrival")
    assert g.s.sent == 2

def test_shao_decline_nocomment():
    g = S({1: "paotui_xiaoshao", 2: "wu_kefeng"}).hand(0, "lock_on", "probe.red")
    borrow(g.s, 1, sk(g, "decline"))
    calm(g.start().say(0, "play lock_on @1"))
    g.send(0, "probe.red").arrive()
    assert g.window == "decide" and g.asked == [1]
    g.decline()
    g = S({1: "paotui_xiaoshao", 2: "wu_kefeng"}, "RTBRB").hand(0, "probe.black.TABLOID+2")
    borrow(g.s, 1, sk(g, "no_comment"))
    g.start().say(0, "play probe @1").resolve().say(1, "no")
    assert g.s.hands[1] == []

def test_shao_toll_alone_is_nothing_and_lyu_unaffected():
    g = S({0: "lv_shihan", 1: "paotui_xiaoshao"}, turn=2).hand(2, "lock_on", "burn")
    mark(g.s, 0, sk(g, "serve_notice"), 2)
    borrow(g.s, 1, sk(g, "toll"))
    g.start()
    assert g.can(2, "play lock_on @1") and not g.can(2, "play lock_on @0")

def test_shao_no_lurk():
    g = S({1: "paotui_xiaoshao", 2: "a_gang"}).hand(0, "lock_on")
    borrow(g.s, 1, sk(g, "lurk"))
    g.start().say(0, "play lock_on @1")
    assert g.window == "response"

def test_shao_dead_air_not(): pass

def test_shao_echo():
    g = S({1: "paotui_xiaoshao", 2: "shengku_linghao"}).hand(0, "lock_on").hand(1, "burn")
    borrow(g.s, 1, sk(g, "echo"))
    g.start().say(0, "play lock_on @1").resolve()
    assert g.asked == [1]
    g.say(1, "echo burn").resolve()
    assert g.hand_of(1) == ["lock_on.telegram.black"]

def test_set_straight_twice():
    g = S({0: "ding_dong", 1: "cheng_chengqing", 3: "paotui_xiaoshao"}).hand(1, "burn", "burn").hand(3, "burn", "burn")
    borrow(g.s, 3, sk(g, "set_straight"))
    g.start().say(0, "fan_call @2").use(1, "set_straight burn burn")
    assert g.window == "response" and g.why(3, "set_straight burn burn") == "G-02"

def test_afterglow_dying_counts():
    # the headline wins for Zhong's camp while the dead is dying: he may be named
    g = S({0: "zhong_wusheng", 2: "mo_fuyan"}, "RBTRB", turn=0).hand(0, "expose.black").intel(1, "black", "black", "red").intel(0, "red", "red")
    g.start().say(0, "send expose.black")
    if g.window == "sending": g.all_pass()
    g.say(0, "@1").arrive().take_it()
    g.say(2, "front_obit @1 red @0")
    assert g.window == "trigger" and g.asked == [0] and g.can(0, "afterglow @1")
    g.say(0, "afterglow @1")
    assert g.winners() == [0, 1, 3]
