"""程澄清."""

import pytest

from kongsheng.game.faces import borrow

from ..kit import cast
from ..scene import Scene
from .arrange import is_up, tally, turn_down

pytestmark = pytest.mark.character("cheng_chengqing")


def scene(
    others: dict[int, str] | None = None, camps: str = "RTBRB", turn: int = 0, covered: tuple[int, ...] = ()
) -> Scene:
    people = {1: "cheng_chengqing", **(others or {})}
    return Scene(5, turn=turn, camps=camps, characters=people, covered=covered, extra=cast())


@pytest.mark.clause("S-23", "G-03", "G-04")
def test_even_a_killing_that_cannot_be_voided_is_voided_by_a_quick_skill() -> None:
    g = scene({2: "yan_guoshen"}).hand(0, "expose.red").hand(1, "burn", "burn").hand(2, "lock_on", "lock_on").start()
    g.send(0, "expose.red", to=3).use(2, "kill_story lock_on lock_on").use(1, "set_straight burn burn").resolve()
    assert g.window == "arrival" and g.names([g.flight.card]) == ["expose.direct.red"]
    assert g.s.hands[1] == [] and g.s.hands[2] == [] and g.told("negated") != []


@pytest.mark.clause("R-26", "S-27", "R-45", "R-23")
def test_not_against_function_cards_quick_skills_or_what_a_death_triggers() -> None:
    g = scene().hand(0, "lock_on").hand(1, "burn", "burn").start().say(0, "play lock_on @2")
    assert g.why(1, "set_straight burn burn") == "G-02"
    g = scene({2: "shengku_linghao"}).hand(0, "expose.red").hand(1, "burn", "burn").start().send(0, "expose.red", to=3)
    g.use(2, "revoice male")
    assert g.window == "arrival" and not g.can(1, "set_straight burn burn")
    g = scene({3: "ding_dong"}).hand(0, "expose.black").hand(1, "burn", "burn").intel(3, "black", "black")
    g.intel(2, "red").start().send(0, "expose.black", to=3).arrive().take_it()
    assert g.window == "trigger" and g.asked == [3]
    g.say(3, "curtain_call @2 red")
    assert g.window == "free" and g.s.intel[2] == []


@pytest.mark.clause("G-12", "R-57", "R-37")
def test_a_card_used_as_a_function_is_for_expose_not_for_her() -> None:
    g = scene({2: "ruan_shuanghuang"}).hand(0, "probe.red").hand(1, "burn", "burn", "expose").hand(2, "intercept.black")
    g.start().send(0, "probe.red").use(2, "cut_in intercept.black")
    assert g.why(1, "set_straight burn burn") == "G-02"
    g.use(1, "play expose").resolve()
    assert g.flight.at == 1


@pytest.mark.clause("G-05", "G-04")
def test_against_a_turning_up_it_voids_the_effect_only_and_a_borrowed_one_counts_apart() -> None:
    """Shao borrows it and voids a skill with it; Cheng's own use in the same round is still there."""
    g = scene({3: "paotui_xiaoshao", 2: "neixian_xiaoqi"}, turn=2, covered=(2,)).hand(3, "burn", "burn")
    g.hand(1, "expose", "expose")
    borrow(g.s, 3, g.s.skills[1][1])
    g.start().say(2, "contact @0").use(3, "set_straight burn burn").resolve()
    assert is_up(g, 2) and g.told("identity_seen") == [] and g.window == "free"
    g.hand(2, "lock_on").say(2, "pass_note @0").use(1, "set_straight expose expose").resolve()
    assert g.s.hands[1] == [] and len(g.s.hands[2]) == 1


@pytest.mark.clause("G-04", "S-39", "G-03", "G-02")
def test_set_straight_not_her_own_skill_once_a_round_face_up_with_two_cards() -> None:
    def position() -> Scene:
        return scene({0: "ding_dong"}).hand(1, "burn", "burn", "expose", "expose")

    g = position().start().say(0, "fan_call @2").use(1, "set_straight burn burn").resolve()
    assert g.s.hands[0] == []
    g.s.turn += 1
    g.say(0, "fan_call @2")
    assert g.why(1, "set_straight expose expose") == "G-04"
    g = turn_down(position(), 1).start().say(0, "fan_call @2")
    assert g.why(1, "set_straight burn burn") == "S-39"
    g = scene({0: "ding_dong"}).hand(1, "burn").start().say(0, "fan_call @2")
    assert g.why(1, "set_straight burn burn") == "G-03"
    g = scene(turn=1).hand(1, "burn", "burn", "lock_on", "lock_on").intel(2, "black").start()
    g.say(1, "clarify lock_on lock_on @2 black")
    assert g.why(1, "set_straight burn burn") == "G-02"


@pytest.mark.clause("S-33", "R-28", "G-04", "S-41")
def test_clarify_burns_a_black_card_at_any_time_once_a_round() -> None:
    g = scene().hand(0, "probe.red").hand(1, "burn", "burn", "expose", "expose").intel(2, "black", "red").start()
    assert g.why(1, "clarify burn burn @2 black") == "R-20"  # in the free window of another there is no window
    g.send(0, "probe.red")
    assert not g.can(1, "clarify burn burn @2 red")
    g.use(1, "clarify burn burn @2 black").resolve()
    assert g.names(g.s.intel[2])[0].split(".")[2] == "red" and g.told("burned")[-1].pub[0] == 2
    g.intel(3, "black")
    assert g.why(1, "clarify expose expose @3 black") == "G-04"


@pytest.mark.clause("R-22", "S-39", "G-03", "S-27")
def test_no_clarify_of_what_is_gone_face_down_while_somebody_decides_or_with_one_card() -> None:
    g = scene().hand(0, "probe.red").hand(1, "expose", "expose").hand(3, "burn").intel(2, "black").start()
    g.send(0, "probe.red").use(1, "clarify expose expose @2 black").use(3, "play burn @2 black").resolve()
    assert g.told("fizzled") != [] and len(g.told("burned")) == 1
    g = (
        turn_down(scene(), 1)
        .hand(0, "probe.red")
        .hand(1, "burn", "burn")
        .intel(2, "black")
        .start()
        .send(0, "probe.red")
    )
    assert g.why(1, "clarify burn burn @2 black") == "S-39"
    g = scene().hand(0, "probe.red").hand(1, "burn").intel(2, "black").start().send(0, "probe.red")
    assert g.why(1, "clarify burn burn @2 black") == "G-03"
    g = scene().hand(0, "expose.red").hand(1, "burn", "burn").intel(2, "black").start()
    g.send(0, "expose.red", to=3).arrive()
    assert g.why(1, "clarify burn burn @2 black") == "S-27"


@pytest.mark.clause("S-23", "G-04")
def test_a_voided_clarify_burns_nothing() -> None:
    g = scene({2: "silencer"}).hand(0, "probe.red").hand(1, "burn", "burn").intel(3, "black").start()
    g.send(0, "probe.red").use(1, "clarify burn burn @3 black").use(2, "silence").resolve()
    assert len(g.s.intel[3]) == 1 and g.s.hands[1] == [] and g.window == "arrival"


@pytest.mark.clause("G-17", "R-16")
def test_mission_three_cards_none_of_them_black() -> None:
    g = scene().hand(0, "probe.red").hand(1, "burn", "burn").intel(1, "red", "blue", "lock_on.red", "black").start()
    assert tally(g, 1) == [4, 1]
    g.send(0, "probe.red").use(1, "clarify burn burn @1 black").resolve()
    assert g.winners() == [1]
    g = scene().hand(0, "probe.red").intel(1, "red", "lock_on.red").start().send(0, "probe.red").arrive().take_it()
    assert g.winners() == [1]
    g = scene().hand(0, "lock_on.red_black").intel(1, "red", "lock_on.red").start().send(0, "lock_on.red_black")
    assert g.arrive().take_it().window == "free" and tally(g, 1) == [3, 1]
    g = scene(camps="TRBRB").hand(0, "probe.blue").intel(1, "blue", "lock_on.red").start().send(0, "probe.blue")
    assert g.arrive().take_it().window == "free" and tally(g, 1) == [3, 0]


@pytest.mark.clause("S-22", "R-22", "K-49")
def test_what_is_void_already_cannot_be_voided_again() -> None:
    g = scene({0: "ding_dong", 3: "paotui_xiaoshao"}).hand(1, "burn", "burn").hand(3, "burn", "burn")
    borrow(g.s, 3, g.s.skills[1][1])
    g.start().say(0, "fan_call @2").use(1, "set_straight burn burn")
    assert g.window == "response" and g.stack[0].negated and g.why(3, "set_straight burn burn") == "G-02"
