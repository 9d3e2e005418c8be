"""杠头阿杠."""

import pytest

from kongsheng.game.tokens import DEAD

from ..kit import cast
from ..scene import Scene
from .arrange import calm, is_up, pass_turn, tally, turn_down

pytestmark = pytest.mark.character("a_gang")


def scene(
    others: dict[int, str] | None = None, camps: str = "RTBRB", turn: int = 0, covered: tuple[int, ...] = (1,)
) -> Scene:
    people = {1: "a_gang", **(others or {})}
    return Scene(5, turn=turn, camps=camps, characters=people, covered=covered, extra=cast())


@pytest.mark.clause("S-28", "R-71", "R-23", "R-92", "R-50")
def test_a_lock_he_lurks_from_takes_no_effect_and_triggers_nothing() -> None:
    """Not countered, but void for him: no "took effect" is heard of it, the card is discarded when its time comes.
    He is asked before anybody may respond; what is told is that seat 1, covered, did so."""
    g = scene({4: "reflex"}).hand(0, "lock_on").start().say(0, "play lock_on @1")
    assert g.window == "trigger" and g.asked == [1]
    g.say(1, "lurk").say(1, "pass")
    assert g.window == "response" and len(g.stack) == 1 and g.stack[0].spared == 1
    used = g.told("skill_used")[-1].pub
    assert used[:2] == (1, -1) and g.cfg.effects[used[2]] == "void_on_self"
    g.resolve()
    assert g.window == "free" and g.s.locked == 0 and g.names(g.s.discard) == ["lock_on.telegram.black"]
    assert g.s.hands[4] == [] and g.told("fizzled") != [] and not is_up(g, 1)


@pytest.mark.clause("R-41", "G-04")
def test_lurk_also_against_dangerous_intelligence_once_a_round() -> None:
    g = scene().hand(0, "dangerous_intel.direct.black", "dangerous_intel.direct.black").hand(1, "burn").start()
    g.say(0, "play dangerous_intel @1").say(1, "lurk").say(1, "pass").resolve()
    assert g.window == "free" and g.hand_of(1) == ["burn.direct.black"] and g.told("hand_seen") == []
    g.say(0, "play dangerous_intel @1")
    assert g.window == "trigger"
    assert g.why(1, "lurk") == "R-24"
    g.say(1, "pass").resolve()
    assert g.window == "choice" and g.asked == [0]


@pytest.mark.clause("S-37", "G-04", "G-05", "S-31")
def test_covered_again_he_may_lurk_but_never_doxx_again() -> None:
    """He turned up to doxx, was covered again by somebody: the lurking works (its own limit), the doxxing is used."""
    g = scene({0: "ming_zhuiguang"}, turn=1).hand(1, "lock_on", "probe.red").hand(2, "burn")
    calm(g.start().say(1, "doxx @2 2bc"))
    assert is_up(g, 1) and g.window == "free"
    pass_turn(g)
    while g.s.turn_seat != 0:
        g.hand(g.s.turn_seat, "probe.blue")
        pass_turn(g)
    g.until("free").hand(0, "burn", "burn", "lock_on").say(0, "blackout burn burn @1").resolve()
    assert not is_up(g, 1)
    calm(g.say(0, "play lock_on @1").say(1, "lurk"))
    assert g.s.locked == 0 and g.window == "free"
    g.send(0, g.hand_of(0)[0]).until("free").say(0, "end").until(lambda s: s.turn_seat == 1).until("free")
    assert g.why(1, "doxx @3 ccav") == "G-04"


@pytest.mark.clause("S-31", "R-29", "S-34")
def test_right_about_a_covered_character_shows_the_identity_and_costs_two_cards() -> None:
    """The victim's latent character is covered already: it just stays so."""
    g = scene({2: "ruan_shuanghuang"}, turn=1, covered=(1, 2)).hand(2, "burn", "lock_on", "expose").start()
    g.say(1, "doxx @2 2bc").resolve()
    assert g.s.shown == 1 << 2 and len(g.s.hands[2]) == 1 and not is_up(g, 2)
    assert [e.pub[0] for e in g.told("face")] == [1] and g.told("guessed")[-1].pub == (1, 2, 1, 1)


@pytest.mark.clause("S-20", "G-14", "R-99", "G-17", "S-35")
def test_of_several_deaths_in_one_chain_the_first_declared_is_the_first() -> None:
    """Somebody lost the game before; Gang dies, and by Frontline Xiao's doing after him another: he was first. The
    other way round he was not."""
    g = scene({3: "xiao_jiemei"}, turn=4).hand(4, "expose.black").intel(1, "black", "black", "red")
    g.hand(3, "probe.black").start().leave(2)
    g.send(4, "expose.black", to=1).arrive().take_it()
    assert g.s.dead[:1] == [1] and g.s.killer[1] == 4
    assert g.winners() == [1]
    g = scene({3: "xiao_jiemei"}, turn=1, covered=()).hand(1, "lock_on.black").hand(3, "probe.black", "burn")
    g.intel(3, "black", "black").intel(1, "black", "black", "red")
    g.start().send(1, "lock_on.black").arrive().decline().arrive().take_it()
    assert g.window == "trigger" and g.asked == [3]
    g.say(3, "together").say(3, "probe.black")
    assert g.s.dead == [3, 1] and g.s.killer[1] == 3
    g.until(lambda s: s.status[1] == DEAD)
    assert g.window != "over"


@pytest.mark.clause("S-40", "R-48", "R-68")
def test_mission_needs_a_true_card_a_killer_and_a_first_death() -> None:
    """Without a card free of black, or by his own hand, dying first wins nothing."""
    g = scene(turn=4).hand(4, "expose.black").intel(1, "black", "black").start()
    calm(g.send(4, "expose.black", to=1).arrive().take_it())
    assert g.s.dead == [1] and g.window == "free" and tally(g, 1) == [1, 1, 0]
    g = scene(turn=1).hand(1, "expose.black").intel(1, "black", "black", "red").start()
    g.send(1, "expose.black", to=2).arrive().decline().arrive()
    assert g.s.dead == [1] and g.s.killer[1] == 1 and g.window == "open" and tally(g, 1) == [1, 0, 1]
    g = scene(turn=4, camps="RRBTB").hand(4, "expose.black").intel(1, "black", "black", "red").start()
    calm(g.send(4, "expose.black", to=1).arrive().take_it())
    assert g.s.dead == [1] and g.window == "free"


@pytest.mark.clause("G-05", "G-08", "S-38", "R-70")
def test_doxx_needs_his_own_free_window_a_covered_character_and_a_hidden_identity() -> None:
    g = scene(turn=1).start()
    g.s.shown |= 1 << 2
    assert [g.why(1, f"doxx @{x} ccav") for x in range(5)] == ["", "G-08", "G-08", "", ""]
    assert scene(turn=1, covered=()).start().why(1, "doxx @2 2bc") == "G-05"
    g = scene(turn=1).hand(1, "lock_on").start().send(1, "lock_on")
    assert g.why(1, "doxx @2 2bc") == "G-02"


@pytest.mark.clause("S-39", "G-11", "G-05")
def test_right_about_a_public_character_turns_it_down_for_good() -> None:
    g = scene({2: "tai_baobao"}, turn=1).intel(2, "black", "black", "black").hand(2, "burn").start()
    g.say(1, "doxx @2 2bc").resolve()
    assert g.s.dead == [2] and g.s.killer[2] == 1
    g = scene({2: "yueming"}, turn=1).hand(1, "probe.red").start().say(1, "doxx @2 2bc").resolve()
    assert not is_up(g, 2) and g.s.timers == [] and is_up(g, 1)


@pytest.mark.clause("K-35", "S-34")
def test_a_victim_with_one_card_loses_that_one() -> None:
    g = scene(turn=1).hand(2, "burn").start().say(1, "doxx @2 2bc").resolve()
    assert g.s.hands[2] == [] and g.s.shown == 1 << 2 and g.told("discarded")[-1].pub[0] == 2


@pytest.mark.clause("G-18")
def test_wrong_he_discards_his_hand_and_the_identity_stays_hidden() -> None:
    """All that is learned is what he is not."""
    g = scene(turn=1).hand(1, "burn", "lock_on").hand(2, "burn").start().say(1, "doxx @2 tabloid").resolve()
    assert g.s.hands[1] == [] and len(g.s.hands[2]) == 1 and g.s.shown == 0 and is_up(g, 2) and is_up(g, 1)
    assert g.told("guessed")[-1].pub == (1, 2, 2, 0)
    assert [g.s.may[v * 5 + 2] for v in range(6)] == [3, 3, 2, 3, 3, 3]


@pytest.mark.clause("S-23", "G-05")
def test_a_voided_doxx_is_used_up_and_he_stays_up() -> None:
    g = scene({3: "cheng_chengqing"}, turn=1).hand(3, "burn", "burn").hand(1, "lock_on").start()
    g.say(1, "doxx @2 tabloid").use(3, "set_straight burn burn").resolve()
    assert is_up(g, 1) and len(g.s.hands[1]) == 1 and g.told("guessed") == [] and g.window == "free"


@pytest.mark.clause("R-22", "G-15")
def test_doxx_fizzles_if_the_victim_leaves() -> None:
    g = scene(turn=1).hand(1, "lock_on").start().say(1, "doxx @2 tabloid").leave(2).resolve()
    assert len(g.s.hands[1]) == 1 and g.told("guessed") == [] and g.told("fizzled") != []


def test_no_lurking_face_up_nor_from_other_cards_nor_by_others() -> None:
    g = scene(covered=()).hand(0, "lock_on").start().say(0, "play lock_on @1")
    assert g.window == "response"
    g.resolve()
    assert g.s.locked == 2
    g = scene().hand(0, "lure_away").start().say(0, "play lure_away @1")
    assert g.window == "response"
    g = scene({2: "mole"}, covered=(1, 2)).hand(0, "lock_on").start().say(0, "play lock_on @2")
    assert g.window == "trigger" and g.asked == [1, 2]
    assert g.why(1, "lurk") == "R-24"


@pytest.mark.clause("G-04", "R-24")
def test_quibble_when_a_card_of_another_is_countered_once_a_round() -> None:
    g = scene(covered=()).hand(0, "lock_on", "lock_on").hand(2, "expose", "expose").start()
    g.say(0, "play lock_on @3").use(2, "play expose").resolve()
    assert g.window == "trigger" and g.asked == [1]
    g.say(1, "quibble").resolve()
    assert len(g.s.hands[1]) == 1
    g.say(0, "play lock_on @3").use(2, "play expose").resolve()
    assert g.window == "free" and len(g.s.hands[1]) == 1


@pytest.mark.clause("S-37")
def test_no_quibble_covered_nor_about_his_own_card_nor_about_a_voided_skill() -> None:
    g = scene().hand(0, "lock_on").hand(2, "expose").start().say(0, "play lock_on @3").all_pass()
    g.use(2, "play expose").resolve()
    assert g.window == "free" and g.s.locked == 0
    g = scene(covered=(), turn=1).hand(1, "lock_on").hand(2, "expose").start()
    g.say(1, "play lock_on @3").use(2, "play expose").resolve()
    assert g.window == "free"
    g = scene({0: "ding_dong", 3: "cheng_chengqing"}, covered=()).hand(3, "burn", "burn").start()
    g.say(0, "fan_call @1").use(3, "set_straight burn burn").resolve()
    assert g.window == "free" and turn_down(g, 4) is g


@pytest.mark.clause("R-95")
def test_what_he_lurked_from_strikes_whoever_makes_himself_its_target() -> None:
    g = scene({2: "he_xini"}).hand(0, "lock_on").start().say(0, "play lock_on @1").say(1, "lurk").say(1, "pass")
    calm(g.use(2, "smooth_over"))
    assert g.s.locked == 1 << 2


@pytest.mark.clause("R-52", "S-23")
def test_doxx_works_on_if_he_leaves_and_a_voided_quibble_draws_nothing() -> None:
    g = scene({2: "yueming"}, turn=1).hand(2, "burn", "burn").start().say(1, "doxx @2 2bc").leave(1).resolve()
    assert g.s.shown >> 2 & 1 and g.told("discarded")[-1].pub[0] == 2 and not is_up(g, 2)
    g = scene({3: "cheng_chengqing"}, covered=()).hand(0, "lock_on").hand(2, "expose").hand(3, "burn", "burn").start()
    g.say(0, "play lock_on @4").use(2, "play expose").resolve().say(1, "quibble")
    assert g.use(3, "set_straight burn burn").resolve().s.hands[1] == []
