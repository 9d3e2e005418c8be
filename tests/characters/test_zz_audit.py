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

def test_b_ruan_leaves_reversal_works():
    g = S({1: "ruan_shuanghuang"}, covered=[1]).hand(0, "lock_on.red").start().send(0, "lock_on.red").use(1, "reversal").leave(1).resolve()
    assert g.flight.at == 0 and g.flight.owner == 1

def test_c_reversal_before_intercept():
    g = S({1: "ruan_shuanghuang"}, covered=[1]).hand(0, "lock_on.red").hand(2, "intercept").start().send(0, "lock_on.red")
    g.use(2, "play intercept").use(1, "reversal").resolve()
    assert g.flight.at == 0 and g.told("fizzled")[-1].pub[0] == 2

def test_e_title_fee_leave():
    g = S({0: "jin_guanming"}).hand(0, "telegram.black").hand(1, "burn").start().send(0, "telegram.black").arrive().take_it().say(0, "title_fee").leave(1).resolve()
    assert g.told("fizzled") and g.s.hands[0] == []

def test_g_doxx_user_left_right():
    g = S({1: "a_gang", 2: "yueming"}, "RTBRB", 1, covered=[1]).hand(2, "burn", "burn").start().say(1, "doxx @2 2bc").leave(1).resolve()
    assert g.s.shown & 4 and g.s.hands[2] == [] and not is_up(g, 2)

def test_h_toll_use_as():
    g = S({0: "lv_shihan", 1: "naikeweier"}, turn=1).hand(1, "expose.red")
    mark(g.s, 0, sk(g, "serve_notice"), 1)
    g.start()
    assert g.why(1, "direct_as_lure expose.red @0") == "G-03" and g.can(1, "direct_as_lure expose.red @2")
    g.hand(1, "burn")
    assert not g.can(1, "direct_as_lure expose.red @0")
    g.say(1, "direct_as_lure expose.red @0 burn")
    assert g.s.hands[1] == []

def test_h2_toll_divert():
    g = S({0: "lv_shihan"}, turn=2).hand(2, "expose.red").hand(1, "divert", "burn")
    mark(g.s, 0, sk(g, "serve_notice"), 1)
    g.start().send(2, "expose.red", to=1)
    assert not g.can(1, "play divert @0") and g.can(1, "play divert @0 burn") and g.can(1, "play divert @3")

def test_i_verdict_lyu_flipped():
    g = S({0: "lv_shihan", 3: "veil"}).hand(0, "burn", "burn", "expose").intel(1, "black")
    mark(g.s, 0, sk(g, "serve_notice"), 1)
    g.start().say(0, "verdict @1 tabloid").use(3, "smother @0").resolve()
    assert g.s.status == [0] * 5 and g.told("guessed") == []

def test_gg_holder_concedes():
    g = S({0: "lv_shihan"}, "TRBRB").intel(0, "red", "blue").hand(0, "lock_on")
    mark(g.s, 0, sk(g, "serve_notice"), 1)
    g.start().leave(1)
    assert g.winners() == [0]

def test_ff_two_notices():
    g = S({0: "lv_shihan", 1: "paotui_xiaoshao"}, turn=1).hand(1, "burn")
    mark(g.s, 0, sk(g, "serve_notice"), 2)
    borrow(g.s, 1, sk(g, "serve_notice"))
    g.start().say(1, "serve_notice @2").resolve()
    assert marked(g.s, 0) == 2 and marked(g.s, 1) == 2 and len(g.s.marks) == 2
    g.say(1, "hand_over burn").resolve()
    assert marked(g.s, 0) == 2 and marked(g.s, 1) == -1

def test_l_dead_air():
    g = S({0: "zhong_wusheng", 1: "su_zimu", 2: "ruan_shuanghuang", 3: "bai_jiaodui", 4: "he_xini"}, covered=[1, 2])
    g.hand(0, "probe.red", "lock_on").hand(1, "burn.black").hand(2, "burn.black").hand(3, "decode.red" if False else "red", "expose").start()
    g.say(0, "send probe.red").say(0, "dead_air").until("arrival")
    assert g.why(1, "rush_sub burn.black") == "S-23"
    assert g.why(2, "cut_in burn.black") == "S-23"
    g.use(0, "play lock_on @1")
    if g.window == "trigger": g.all_pass()
    assert g.why(3, "play expose") == "S-23" and g.can(4, "smooth_over")

def test_m_song_under_intercept():
    g = S({2: "shen_yepin"}, covered=[2]).hand(0, "probe.red").hand(2, "probe.black").hand(3, "intercept").start().send(0, "probe.red")
    g.use(3, "play intercept").use(2, "song_request").resolve().say(2, "probe.black").resolve()
    assert g.flight.at == 3 and "black" in g.names([g.flight.card])[0]

def test_n_song_vs_kill():
    g = S({2: "shen_yepin", 3: "yan_guoshen"}, covered=[2]).hand(0, "probe.red").hand(2, "probe.black").hand(3, "burn", "burn").start().send(0, "probe.red")
    g.use(3, "kill_story burn burn").use(2, "song_request").resolve().say(2, "probe.black").resolve()
    assert g.flight.card >= 0 and g.told("fizzled")

def test_qq_song_text_known():
    g = S({2: "shen_yepin"}, covered=[2]).hand(0, "true_or_false").hand(2, "probe.black").start().send(0, "true_or_false")
    g.use(2, "song_request").resolve().say(2, "probe.black")
    assert len(view(g.s, 1).known) == 1 and g.told("substituted")[-1].pub[1] >= 0

def test_o_airdrop_direct():
    g = S({0: "weng_wengweng"}).hand(0, "expose.red", "burn").start()
    g.say(0, "send expose.red").say(0, "air_drop burn").all_pass().say(0, "@2").arrive()
    assert len(g.s.intel[2]) == 1 and g.told("declined") == []

def test_ss_airdrop_reversal():
    g = S({0: "weng_wengweng", 1: "ruan_shuanghuang"}, covered=[1]).hand(0, "probe.red", "burn").start()
    g.say(0, "send probe.red").say(0, "air_drop burn").all_pass().say(0, "@1").use(1, "reversal").resolve().arrive()
    assert tally(g, 0) == [1, 1]

def test_q_encore_after_kill():
    g = S({0: "zhen_haomai", 3: "yan_guoshen"}).hand(0, "probe.red", "burn", "probe.blue").hand(3, "burn", "burn").start().send(0, "probe.red")
    g.use(3, "kill_story burn burn").resolve()
    assert g.window == "free"
    g.say(0, "encore burn").resolve().say(0, "probe.blue").until("arrival")
    assert g.s.sent == 2

def test_r_echo_divert():
    g = S({1: "shengku_linghao"}).hand(0, "expose.red").hand(2, "divert").hand(1, "burn").start().send(0, "expose.red", to=2)
    g.use(2, "play divert @1").resolve()
    assert g.window == "trigger" and g.asked == [1] and g.flight.at == 1
    g.say(1, "echo burn").resolve()
    assert g.hand_of(1)[0].startswith("divert") and g.window == "arrival"

def test_s_smooth_lured():
    g = S({2: "he_xini"}).hand(0, "expose.red", "lure_away").hand(1, "divert").start()
    g.say(0, "play lure_away @2").resolve().send(0, "expose.red", to=1).use(1, "play divert @3")
    assert g.why(2, "smooth_over") == "G-08"

def test_s2_even_he_left():
    g = S({2: "he_xini"}, turn=2).hand(0, "burn").hand(1, "lock_on").start().say(2, "even_blame @0 @1").leave(2).resolve()
    assert g.hand_of(0) == ["lock_on.telegram.black"] and g.s.hands[2] == []

def test_u_curtain_cheng_mission():
    g = S({0: "ding_dong", 1: "cheng_chengqing"}, "RTBRB", turn=4).hand(4, "probe.black").intel(0, "black", "black").intel(1, "red", "blue", "burn.red", "burn.black").start()
    g.send(4, "probe.black").arrive().take_it().say(0, "curtain_call @1 burn.black")
    assert g.winners() == [1] and g.s.status[0] == DEAD

def test_v_zhong_mission_afterglow():
    g = S({0: "zhong_wusheng"}, "TBRRB").hand(0, "expose.red").intel(3, "blue").intel(4, "red")
    g.s.status[1], g.s.dead, g.s.alive = DEAD, [1], 0b11101
    g.start().say(0, "send expose.red").until("target").say(0, "@2").arrive().take_it().say(0, "end").until("trigger")
    g.say(0, "afterglow @1")
    assert g.winners() == [0, 1]

def test_mm_hardsub_follow_spot():
    g = S({0: "ming_zhuiguang", 1: "su_zimu", 3: "cheng_chengqing"}, turn=1, covered=[1]).hand(1, "probe.red").hand(3, "burn", "burn").start().say(1, "send probe.red").say(1, "hardsub direct")
    assert g.window == "trigger" and g.asked == [0]
    g.say(0, "follow_spot")
    assert g.window == "response" and g.can(3, "set_straight burn burn")
    g.use(3, "set_straight burn burn").resolve()
    assert g.window == "target" and g.s.hands[0] == []
    g.say(1, "@2")
    assert g.flight.at == 2

def test_mm2_su_leaves_in_between():
    g = S({0: "ming_zhuiguang", 1: "su_zimu"}, turn=1, covered=[1]).hand(1, "probe.red").start().say(1, "send probe.red").say(1, "hardsub direct")
    g.say(0, "follow_spot").leave(1).resolve()
    assert g.s.turn_seat == 2 and len(g.told("flight_dropped")) == 1 and len(g.s.hands[0]) == 1

def test_oo_obit_follow():
    g = S({0: "ming_zhuiguang", 2: "mo_fuyan"}, covered=[2]).hand(0, "expose.black").intel(1, "black", "black", "red").start().send(0, "expose.black", to=1).arrive().take_it()
    g.say(2, "front_obit @1 red @3")
    while g.asked == [2]: g.all_pass()
    assert g.s.status[1] == DEAD and g.window == "trigger" and g.asked == [0] and g.can(0, "follow_spot")

def test_tt_lurk_then_smooth():
    g = S({1: "a_gang", 2: "he_xini"}, covered=[1]).hand(0, "lock_on").start().say(0, "play lock_on @1").say(1, "lurk").say(1, "pass")
    g.use(2, "smooth_over").resolve()
    if g.window == "trigger": calm(g)
    assert g.s.locked == 1 << 2

def test_fan_call_woman_after_choice(): pass

def test_zz_prewritten_covert_all_asked():
    g = S({2: "mo_fuyan", 3: "ruan_shuanghuang"}, covered=[2, 3]).hand(0, "expose.black").intel(1, "black", "black").start().send(0, "expose.black", to=1).arrive().take_it()
    assert g.asked == [2, 3]

def test_title_fee_void():
    g = S({0: "jin_guanming", 3: "cheng_chengqing"}).hand(0, "telegram.black").hand(1, "burn").hand(3, "burn", "burn").start().send(0, "telegram.black").arrive().take_it().say(0, "title_fee").use(3, "set_straight burn burn").resolve()
    assert g.s.hands[0] == [] and len(g.s.hands[1]) == 1

def test_afterglow_dying_counts():
    g = S({0: "zhong_wusheng", 2: "mo_fuyan"}, "RBTRB", covered=[2]).hand(0, "expose.black").intel(1, "black", "black", "red").intel(0, "red", "red")
    g.start().say(0, "send expose.black").all_pass().say(0, "@1").arrive().take_it()
    g.say(2, "front_obit @1 red @0")
    assert g.window == "trigger" and g.asked == [0]
    g.say(0, "afterglow @1")
    assert g.winners() == [0, 1, 3]

def test_set_straight_twice():
    g = S({0: "ding_dong", 1: "cheng_chengqing", 3: "paotui_xiaoshao"}).hand(1, "burn", "burn").hand(3, "burn", "burn")
    borrow(g.s, 3, sk(g, "set_straight"))
    g.start().say(0, "fan_call @2").use(1, "set_straight burn burn")
    assert g.window == "response" and g.stack[0].negated and g.why(3, "set_straight burn burn") == "G-02"
