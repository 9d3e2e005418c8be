import pytest
from ..kit import cast
from ..scene import Scene
from .arrange import calm, grant, is_up, pass_turn, turn_down
from .telling import tally

def sc(chars, turn=0, camps="RTRBB", covered=(), n=5, **kw):
    return Scene(n, turn=turn, camps=camps, characters=chars, covered=covered, extra=cast(), **kw)

# 01
def test_01_self_lure_overtaken_by_return():
    g = sc({0: "naikeweier"}).hand(0, "lure_away", "decode").hand(1, "return").start().send(0, "decode")
    g.use(0, "play lure_away @0").use(1, "play return").resolve()
    assert g.told("fizzled")[-1].pub[:2] == (0, 2)
    assert g.flight.at == 0 and g.window == "arrival" and g.s.lured == 0
    g.arrive()
    assert len(g.s.intel[0]) == 1

def test_01_flip_to_lured_sender():
    g = sc({0: "naikeweier", 2: "qianpai_zhanzuo"}).hand(0, "lure_away", "decode").hand(2, "red").start()
    g.say(0, "play lure_away @0").until("free").send(0, "decode").arrive().decline()
    g.say(2, "flip_flow red").resolve()
    assert g.told("flight_dropped") and g.window == "free" and g.s.flight == -1

def test_01_flip_at_far_end():
    g = sc({0: "naikeweier", 2: "qianpai_zhanzuo"}).hand(0, "lure_away", "decode").hand(2, "red").start()
    g.say(0, "play lure_away @0").until("free").send(0, "decode").arrive().decline().say(2, "pass")
    g.arrive().decline().arrive().decline()
    assert g.window == "trigger"
    g.say(2, "flip_flow red").resolve()
    assert g.flight.at == 2

def test_01_all_lured_direct():
    g = sc({0: "naikeweier"}, n=3, camps="RTB").hand(0, "lure_away", "lure_away", "lure_away", "burn", "red").start()
    for x in (0, 1, 2):
        g.say(0, f"play lure_away @{x}").until("free")
    g.send(0, "burn")
    assert g.told("flight_dropped") and g.window == "free"

def test_01_draw_voided_and_down():
    g = sc({0: "naikeweier", 3: "cheng_chengqing"}).hand(0, "lure_away", "lure_away").hand(3, "red", "red").start()
    g.say(0, "play lure_away @2").resolve().say(0, "lure_draw").use(3, "set_straight red red").resolve()
    assert len(g.s.hands[0]) == 1
    g = turn_down(sc({0: "naikeweier"}), 0).hand(0, "lure_away").start().say(0, "play lure_away @2").resolve()
    assert g.window == "free"

def test_01_smoothed_counts_final():
    g = sc({0: "naikeweier", 3: "he_xini"}, camps="TRRBB").hand(0, "lure_away").hand(3, "red", "red", "red").start()
    g.say(0, "play lure_away @0").use(3, "smooth_over").resolve()
    assert g.s.lured == 1 << 3
    from kongsheng.game.effects import MISSION, recall
    assert recall(g.s, 0, MISSION) == 1 << 3

# 02
def test_02_neighbour_now():
    g = sc({1: "yueming", 4: "yueming"}, camps="BRBRT").hand(1, "burn", "burn").hand(4, "red", "red")
    g.intel(3, "black", "black").intel(2, "red", "lock_on.black").start("opening")
    g.use(1, "moon_shift burn burn @2 red").use(4, "moon_shift red red @2 lock_on.black").resolve()
    assert g.s.dead == [3] and g.s.killer[3] == 4
    assert len(g.s.intel[4]) == 1 and not g.s.intel[2]

def test_02_holder_dead():
    g = sc({1: "yueming", 4: "yueming"}, camps="BRBRT").hand(1, "burn", "burn").hand(4, "red", "red")
    g.intel(3, "black", "black", "red").intel(2, "lock_on.black").start("opening")
    g.use(1, "moon_shift burn burn @3 red").use(4, "moon_shift red red @2 lock_on.black").resolve()
    assert g.s.dead == [3] and g.told("fizzled")[-1].pub[0] == 1 and not g.s.intel[4]

def test_02_owner_left():
    g = sc({1: "yueming"}, camps="BRBRT").hand(1, "burn", "burn").intel(2, "red").start("opening")
    g.use(1, "moon_shift burn burn @2 red").leave(1)
    g.resolve()
    assert len(g.s.intel[3]) == 1

# 03
def test_03_ride_voided():
    g = sc({1: "heishang_feiaona", 3: "cheng_chengqing"}).hand(0, "red").hand(3, "blue", "blue").intel(1, "red").start().send(0, "red")
    g.arrive().decline().arrive().take_it().say(1, "ride_trend").use(3, "set_straight blue blue").resolve()
    assert not g.s.hands[1] and g.window == "free"

def test_03_intercepted_and_kills():
    g = sc({1: "heishang_feiaona"}).hand(0, "decode.black").hand(1, "swap").intel(1, "black", "black").start().send(0, "decode").arrive().decline()
    g.use(1, "text_as_intercept swap").resolve().arrive()
    assert g.s.dead == [1] and g.s.killer[1] == 0

def test_03_progress():
    g = sc({1: "heishang_feiaona"}).intel(1, "red", "blue", "blue").start()
    from kongsheng.game.views import view
    assert view(g.s, 1).tally == [(2, 2, -1)]

# 04
def test_04_stakeout_then_kill():
    g = sc({1: "liu_changjiao", 3: "yan_guoshen"}, covered=[1]).hand(0, "decode").hand(1, "red").hand(3, "blue", "blue").start().send(0, "decode")
    g.use(1, "stakeout red").use(3, "kill_story blue blue").resolve()
    assert g.told("fizzled")[-1].pub == (1, -1, -1) and g.window == "free"

def test_04_stakeout_voided_covertly():
    g = sc({1: "liu_changjiao", 3: "cheng_chengqing"}, covered=[1]).hand(0, "decode").hand(1, "red").hand(3, "blue", "blue").start().send(0, "decode")
    g.use(1, "stakeout red").use(3, "set_straight blue blue").resolve()
    assert not g.told("flight_seen") and g.told("negated")[-1].pub == (1, -1, -1) and not is_up(g, 1)

def test_04_packup_voided():
    g = sc({1: "liu_changjiao", 3: "cheng_chengqing"}, turn=1).hand(1, "red").hand(3, "blue", "blue").start()
    g.say(1, "pack_up").use(3, "set_straight blue blue").resolve()
    assert is_up(g, 1) and len(g.s.hands[1]) == 1 and g.why(1, "pack_up") == "G-04"

def test_04_exposed_public_then_swap_by_stop_press():
    g = sc({1: "liu_changjiao", 2: "qiu_dabi"}, covered=[1], camps="RTRBB").hand(0, "decode.red").top("lock_on.blue").start().send(0, "decode")
    g.use(1, "expose_shot").resolve().arrive().decline()
    g.use(2, "stop_press").resolve()
    assert g.flight.face == 1 and g.names([g.flight.card]) == ["lock_on.telegram.blue"]
    g.arrive().decline()
    g.until(lambda s: s.flight < 0)

# 05
def test_05_voided():
    g = sc({1: "he_laobao", 3: "cheng_chengqing"}, covered=[1], camps="RTBRB").hand(0, "decode.black").hand(3, "red", "red").discarded("burn.red").start()
    g.send(0, "decode").until("decide").take_it().say(1, "back_to_field").use(3, "set_straight red red").resolve()
    assert is_up(g, 1) and not g.s.hands[1]

def test_05_died_in_response():
    g = sc({1: "he_laobao", 3: "yueming"}, covered=[1], camps="RTBRB").hand(0, "decode.black").hand(1, "swap", "blue").hand(3, "red", "red").discarded("burn.red")
    g.intel(1, "black").intel(0, "lock_on.black").start()
    g.send(0, "decode").until("decide").take_it().say(1, "back_to_field").use(3, "moon_shift red red @0 lock_on")
    g.until("trigger")
    assert g.asked == [1] and g.can(1, "last_draft @2")
    g.say(1, "last_draft @2").say(1, "blue swap done").until("free")
    assert g.s.dead == [1] and len(g.s.hands[2]) == 2

# 09
def test_09_unmask_nothing_with_three():
    g = sc({1: "tai_baobao"}).intel(1, "black", "black", "black").start("opening").use(1, "unmask").resolve().say(1, "done")
    assert g.s.dead == [1] and g.s.killer[1] == 1

def test_09_leaves_in_choice():
    g = sc({1: "tai_baobao"}).intel(1, "black", "black", "black").start("opening").use(1, "unmask").resolve()
    g.leave(1)
    assert g.window == "open" and g.s.dead == []

def test_13_leaves_in_cloud():
    g = sc({0: "bu_tianqi"}).start("turn").say(0, "cloud_map")
    n = len(g.s.deck)
    g.leave(0)
    assert g.s.turn_seat == 1 and len(g.s.deck) == n - 2

def test_12_leaves_with_press():
    g = sc({1: "qiu_dabi"}).hand(0, "burn.red").top("lock_on.black").start().send(0, "burn", to=1)
    g.use(1, "stop_press").leave(1)
    g.resolve()
    assert g.names([g.flight.card]) == ["lock_on.telegram.black"] and g.flight.at == 0 and g.flight.owner == 1

def test_11_botnet_voided_and_own():
    g = sc({1: "lingri", 3: "cheng_chengqing"}, turn=1).hand(2, "red").hand(3, "blue", "blue").start()
    g.say(1, "botnet @2").use(3, "set_straight blue blue").resolve()
    assert len(g.s.hands[2]) == 1 and g.why(1, "botnet @2") == "G-04"

def test_08_spam_voided():
    g = sc({2: "qianpai_zhanzuo", 3: "cheng_chengqing"}, turn=2).hand(2, "lock_on.red", "decode.red").hand(3, "blue", "blue").start()
    g.say(2, "spam lock_on.red decode.red").use(3, "set_straight blue blue").resolve()
    assert not g.s.hands[2]

def test_07_leak_voided():
    g = sc({1: "gu_quanju", 3: "cheng_chengqing"}).hand(0, "lock_on", "red").hand(1, "red", "red", "red").hand(3, "blue", "blue").start()
    g.say(0, "play lock_on @1").resolve().say(1, "counter_leak").use(3, "set_straight blue blue").resolve()
    assert not g.told("hand_seen")

def test_07_user_gone_in_divert():
    g = sc({1: "gu_quanju"}).hand(0, "burn").hand(2, "divert", "red").start().send(0, "burn", to=2)
    g.use(2, "play divert @1").resolve()
    assert g.window == "trigger" and g.asked == [1]
    g.say(1, "counter_leak").resolve()
    assert g.told("hand_seen")[0].pub == (1, 2, 1) and g.window == "arrival" and g.flight.at == 1

def test_14_xiao_simul():
    """killer dead at the same checkpoint"""
    g = sc({1: "xiao_jiemei", 3: "tai_baobao"}, covered=[]).hand(0, "decode.black").hand(1, "burn.black").intel(1, "black", "black").start()
    g.send(0, "decode").arrive()
    g.take_it().say(1, "together").say(1, "burn").until("free")
    assert g.s.dead == [1] and len(g.s.intel[0]) == 1

def test_16_expose_countered():
    g = sc({1: "bai_jiaodui"}).hand(0, "lock_on").hand(1, "expose").hand(3, "expose").start()
    g.say(0, "play lock_on @2").use(1, "play expose").use(3, "play expose")
    while g.window == "response": g.all_pass()
    assert g.window == "trigger" and g.asked == [1] and g.s.locked == 0
    g.say(1, "erratum").resolve()
    assert g.hand_of(1) == ["expose.direct.black"] and g.window == "response" or g.s.locked

def test_16_swap_countered():
    g = sc({1: "bai_jiaodui"}).hand(0, "decode").hand(1, "swap.red").hand(3, "expose").start().send(0, "decode")
    g.use(1, "play swap").use(3, "play expose").resolve()
    g.say(1, "erratum").resolve()
    assert g.hand_of(1) == ["swap.text.red"] and g.told("fetched")[0].pub[1] >= 0

def test_06_strict():
    g = grant(sc({1: "yan_guoshen"}, turn=1), 1, "spam").hand(1, "lock_on.red", "decode.red").start()
    g.say(1, "spam lock_on.red decode.red").resolve()
    assert tally(g, 1)[0] == 0
