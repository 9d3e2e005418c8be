"""声库零号."""

import pytest

from kongsheng.game.tokens import FEMALE, MALE, UNKNOWN

from ..kit import cast
from ..scene import Scene
from .arrange import calm, is_up, pass_turn, sex, tally, turn_down

pytestmark = pytest.mark.character("shengku_linghao")


def scene(others: dict[int, str] | None = None, camps: str = "RTBRB", turn: int = 0) -> Scene:
    return Scene(5, turn=turn, camps=camps, characters={1: "shengku_linghao", **(others or {})}, extra=cast())


@pytest.mark.clause("R-22", "S-36", "G-04", "G-13", "R-23")
def test_a_fan_call_finds_a_woman_and_it_cannot_change_back_this_round() -> None:
    g = scene({0: "ding_dong"}).hand(1, "burn")
    g.s.sex[1] = MALE
    g.start().say(0, "fan_call @1").use(1, "revoice female")
    assert sex(g, 1) == FEMALE and g.window == "response" and len(g.stack) == 1  # quick: not on the stack
    assert g.why(1, "revoice male") == "G-04"
    g.resolve()
    assert g.hand_of(0) == [] and g.hand_of(1) == ["burn.direct.black"] and g.told("sex_changed")[-1].pub == (1, FEMALE)


@pytest.mark.clause("R-39", "R-58", "R-72")
def test_a_used_probe_cannot_be_echoed_but_counts() -> None:
    g = scene().hand(0, "probe.black.CCAV+2").hand(1, "burn").start().say(0, "play probe @1").resolve()
    assert g.window == "free" and len(g.s.facedown) == 1 and tally(g, 1) == [1, 0]


@pytest.mark.clause("R-87", "R-38")
def test_a_burn_of_what_lies_before_it_is_not_aimed_at_it() -> None:
    g = scene().hand(0, "burn").hand(1, "lock_on").intel(1, "black").start().say(0, "play burn @1 black").resolve()
    assert g.window == "free" and tally(g, 1) == [0, 0]


@pytest.mark.clause("G-12", "R-57", "G-03")
def test_it_echoes_the_physical_card_of_a_lure_that_was_none() -> None:
    """Nackville used a direct card as a lure on it: that very card comes into its hand."""
    g = scene({0: "naikeweier"}).hand(0, "expose.red").hand(1, "lock_on").start()
    g.say(0, "direct_as_lure expose.red @1").resolve()
    if g.asked == [0]:
        g.all_pass()  # Nackville's own trigger, before or after
    assert g.window == "trigger" and g.asked == [1]
    g.say(1, "echo lock_on").resolve()
    assert g.hand_of(1) == ["expose.direct.red"] and g.names(g.s.discard) == ["lock_on.telegram.black"]


@pytest.mark.clause("R-87", "R-42", "G-17")
def test_true_or_false_is_aimed_at_it_too() -> None:
    g = (
        scene(camps="RTBRB")
        .hand(0, "true_or_false.text.red")
        .hand(1, "lock_on")
        .top("red", "blue", "red", "blue", "red")
    )
    g.start().say(0, "play true_or_false").resolve()
    assert tally(g, 1) == [1, 1] and g.window == "trigger" and g.asked == [1]
    g.say(1, "echo lock_on").resolve()
    assert g.hand_of(1) == ["true_or_false.text.red"]


@pytest.mark.clause("R-89", "S-36", "G-07")
def test_the_voice_lasts_until_its_next_turn_begins() -> None:
    g = scene(turn=1).hand(1, "probe.red").start().say(1, "revoice male")
    assert sex(g, 1) == MALE and g.window == "free"
    g.send(1, "probe.red").until("free").say(1, "end")
    for _ in range(4):
        g.until("free")
        assert sex(g, 1) == MALE
        pass_turn(g)
    assert g.s.turn_seat == 1 and sex(g, 1) == UNKNOWN and g.window == "open" and g.can(1, "revoice female")


@pytest.mark.clause("S-39", "R-49", "G-15")
def test_the_voice_is_lost_when_it_is_turned_down() -> None:
    g = scene({2: "veil"}).hand(0, "probe.red").start().send(0, "probe.red").use(1, "revoice male")
    g.use(2, "smother @1").resolve()
    assert not is_up(g, 1) and sex(g, 1) == UNKNOWN and g.s.timers == []
    assert g.why(1, "revoice male") == "S-39"


@pytest.mark.clause("S-27", "G-01", "R-100")
def test_no_change_of_voice_while_somebody_decides_nor_in_anothers_free_window() -> None:
    g = scene().hand(0, "probe.red").start()
    assert g.why(1, "revoice male") == "R-20"
    g.send(0, "probe.red")
    assert g.can(1, "revoice male")
    g.arrive()
    assert g.window == "decide" and not g.can(1, "revoice male")


@pytest.mark.clause("S-28", "R-37", "G-04")
def test_no_echo_of_countered_cards_of_its_own_of_others_or_twice_a_round() -> None:
    g = scene().hand(0, "lock_on", "lock_on", "lock_on", "lock_on").hand(1, "burn", "burn").hand(2, "expose").start()
    g.say(0, "play lock_on @1").use(2, "play expose").resolve()
    assert g.window == "free" and tally(g, 1) == [0, 0]
    g.say(0, "play lock_on @2").resolve()
    assert g.window == "free" and tally(g, 1) == [0, 0]
    g.say(0, "play lock_on @1").resolve().say(1, "echo burn").resolve()
    assert sorted(g.hand_of(1)) == ["burn.direct.black", "lock_on.telegram.black"]
    g.say(0, "play lock_on @1").resolve()
    assert g.window == "free" and tally(g, 1) == [2, 0]


@pytest.mark.clause("G-03", "S-39")
def test_no_echo_without_a_card_to_pay_or_face_down() -> None:
    g = scene().hand(0, "lock_on").start().say(0, "play lock_on @1").resolve()
    assert g.window == "trigger" and g.why(1, "echo lock_on") == "G-03"
    g = turn_down(scene(), 1).hand(0, "lock_on").hand(1, "burn").start().say(0, "play lock_on @1").resolve()
    assert g.window == "free" and tally(g, 1) == [1, 0]


@pytest.mark.clause("R-22", "R-08", "R-78")
def test_echo_fizzles_if_the_card_was_shuffled_back() -> None:
    """In response cards are drawn and the discard pile is shuffled into the draw pile."""
    g = scene({2: "mole"}).hand(0, "lock_on").hand(1, "burn").start()
    g.no_pile()
    g.say(0, "play lock_on @1").resolve().say(1, "echo burn").use(2, "dig").resolve()
    assert g.told("reshuffled") != [] and g.told("fizzled") != [] and g.s.hands[1] == []


@pytest.mark.clause("S-23")
def test_a_voided_echo_leaves_the_card() -> None:
    g = scene({2: "cheng_chengqing"}).hand(0, "lock_on").hand(1, "burn").hand(2, "expose", "expose").start()
    g.say(0, "play lock_on @1").resolve().say(1, "echo burn").use(2, "set_straight expose expose").resolve()
    assert g.s.hands[1] == [] and "lock_on.telegram.black" in g.names(g.s.discard)


@pytest.mark.clause("G-17", "R-72")
def test_mission_four_functions_and_two_cards() -> None:
    g = scene().hand(0, "lock_on", "probe.black.CCAV+2", "lure_away", "dangerous_intel.direct.black").hand(1, "burn")
    g.intel(1, "red", "black").start()
    for word in ("lock_on", "probe", "dangerous_intel"):
        g.say(0, f"play {word} @1").resolve()
        while g.window in ("trigger", "choice"):
            if g.window == "choice":
                g.say(0, "burn")
            else:
                g.all_pass()
    assert tally(g, 1) == [3, 2] and g.window == "free"
    g.say(0, "play lure_away @1").resolve()
    assert g.winners() == [1]


def test_mission_not_with_one_card() -> None:
    g = scene().hand(0, "lock_on").intel(1, "red").start()
    g.s.mem[1 << 16 | 0xFFF << 4 | 3] = 3
    calm(g.say(0, "play lock_on @1"))
    assert g.window == "free" and tally(g, 1) == [4, 1]


@pytest.mark.clause("R-63", "R-71", "R-87")
def test_it_echoes_a_diversion_before_the_card_diverted_to_it_opens_a_window() -> None:
    g = scene().hand(0, "expose.red").hand(2, "divert").hand(1, "burn").start().send(0, "expose.red", to=2)
    g.use(2, "play divert @1").resolve()
    assert g.window == "trigger" and g.asked == [1] and g.flight.at == 1 and tally(g, 1)[0] == 1
    g.say(1, "echo burn").resolve()
    assert g.hand_of(1)[0].startswith("divert") and g.window == "arrival"
