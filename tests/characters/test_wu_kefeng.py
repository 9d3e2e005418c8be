"""吴可奉."""

import pytest

from kongsheng.game.tokens import BY_DIVERT, COVERED

from ..kit import cast
from ..scene import Scene
from .arrange import tally, turn_down

pytestmark = pytest.mark.character("wu_kefeng")


def scene(others: dict[int, str] | None = None, camps: str = "RTBRB", turn: int = 0) -> Scene:
    return Scene(5, turn=turn, camps=camps, characters={1: "wu_kefeng", **(others or {})}, extra=cast())


@pytest.mark.clause("R-34", "S-11", "R-51", "S-23")
def test_he_declines_a_diverted_direct_card_which_its_sender_must_then_take() -> None:
    g = scene().hand(0, "expose.red").hand(2, "divert").start().send(0, "expose.red", to=2)
    g.use(2, "play divert @1").resolve()
    assert g.flight.must == BY_DIVERT
    g.arrive()
    assert g.window == "decide" and g.asked == [1]
    g.decline()
    assert g.flight.at == 0
    g.arrive()
    assert g.intel_of(0) == ["expose.direct.red"]


@pytest.mark.clause("R-34", "S-10")
def test_a_diverted_telegram_he_declines_goes_on_in_its_direction() -> None:
    g = scene().hand(4, "probe.red").hand(0, "divert")
    g.s.turn_seat = 4
    g.start().send(4, "probe.red").use(0, "play divert @1").resolve().arrive().decline()
    assert g.flight.at == 2 and g.window == "arrival"


@pytest.mark.clause("S-23", "R-51", "K-33")
def test_an_air_drop_on_him_cannot_be_declined_but_returned() -> None:
    """Quick beats ordinary: he may not decline, locked as well or not; 【退回】 sends it back."""
    g = scene({0: "weng_wengweng"}).hand(0, "lock_on.red", "lock_on.blue", "burn").hand(1, "return").start()
    g.say(0, "play lock_on.blue @1").resolve().say(0, "send lock_on.red").say(0, "air_drop burn").all_pass().say(
        0, "@1"
    )
    assert g.window == "arrival" and g.flight.at == 1
    g.use(1, "play return").resolve()
    assert g.flight.at == 0
    g.arrive()
    assert g.intel_of(0) == ["lock_on.telegram.red"]
    g = scene({0: "weng_wengweng"}).hand(0, "lock_on.red", "burn").start()
    g.say(0, "send lock_on.red").say(0, "air_drop burn").all_pass().say(0, "@1").arrive()
    assert g.intel_of(1) == ["lock_on.telegram.red"]


@pytest.mark.clause("R-35", "R-51")
def test_what_he_has_intercepted_he_must_take() -> None:
    g = scene().hand(0, "expose.red").hand(1, "intercept").start().send(0, "expose.red", to=3)
    g.use(1, "play intercept").resolve().arrive()
    assert g.intel_of(1) == ["expose.direct.red"] and g.told("declined") == []


@pytest.mark.clause("R-39", "R-82", "S-23")
def test_denying_a_probe_is_a_statement_and_nothing_more() -> None:
    """The probe names his camp: he says he is a passer-by. Nothing is drawn, and neither the probing player nor
    anybody else learns that it was untrue."""
    g = scene().hand(0, "probe.black.TABLOID+2").start().say(0, "play probe @1").resolve()
    assert g.window == "choice" and g.asked == [1]
    g.say(1, "no")
    assert g.told("probe_answered")[-1].pub == (1, 0) and g.hand_of(1) == []
    assert [g.s.may[v * 5 + 1] for v in range(6)] == [7, 4, 7, 7, 7, 7]


@pytest.mark.clause("R-82")
def test_a_granted_probe_is_done_and_a_false_one_only_denied() -> None:
    g = scene().hand(0, "probe.black.TABLOID+2").start().say(0, "play probe @1").resolve().say(1, "yes")
    assert g.told("probe_answered")[-1].pub == (1, 1) and len(g.hand_of(1)) == 2
    assert g.s.may[1] == 4
    g = scene().hand(0, "probe.black.CCAV+2").start().say(0, "play probe @1").resolve()
    assert g.window == "choice" and g.why(1, "yes") != ""
    g.say(1, "no")
    assert g.s.may[1] == 7 and g.hand_of(1) == []


@pytest.mark.clause("S-39")
def test_face_down_he_must_answer_as_the_probe_says() -> None:
    g = turn_down(scene(), 1).hand(0, "probe.black.TABLOID+2").start().say(0, "play probe @1").resolve()
    assert g.window == "free" and len(g.hand_of(1)) == 2 and g.told("probe_answered")[-1].pub == (1, 1)


@pytest.mark.clause("R-37", "S-28")
def test_a_countered_probe_asks_him_nothing() -> None:
    g = scene().hand(0, "probe.black.TABLOID+2").hand(2, "expose").start()
    g.say(0, "play probe @1").use(2, "play expose").resolve()
    assert g.window == "free" and g.told("probe_answered") == []


@pytest.mark.clause("R-30", "S-23")
def test_a_lock_does_not_hold_him_unless_he_is_face_down() -> None:
    g = scene().hand(0, "lock_on.blue", "probe.red").start().say(0, "play lock_on @1").resolve().send(0, "probe.red")
    g.arrive()
    assert g.window == "decide"
    g.decline()
    assert g.flight.at == 2
    g = turn_down(scene(), 1).hand(0, "lock_on.blue", "probe.red").start()
    g.say(0, "play lock_on @1").resolve().send(0, "probe.red").arrive()
    assert len(g.intel_of(1)) == 1


@pytest.mark.clause("S-10", "R-106")
def test_as_sender_he_must_take_what_comes_back() -> None:
    g = scene(turn=1).hand(1, "expose.red").start().send(1, "expose.red", to=2).arrive().decline()
    assert g.flight.at == 1
    g.arrive()
    assert g.intel_of(1) == ["expose.direct.red"]


@pytest.mark.clause("G-20", "G-17", "R-72")
def test_mission_three_declines_a_death_and_at_most_one_card() -> None:
    g = scene().intel(1, "red").hand(0, "probe.red", "expose.red").start()
    g.s.dead = [2]
    g.s.status[2] = 2
    g.s.alive &= ~4
    g.s.mem[1 << 16 | 0xFFF << 4 | 3] = 2
    g.send(0, "probe.red").arrive()
    assert g.window == "decide" and tally(g, 1) == [1, 2, 1]
    g.decline()
    assert g.winners() == [1]


def test_mission_counts_declines_only() -> None:
    """Passed by, returned, or diverted away: none of these is declining."""
    g = scene().hand(0, "expose.red", "lure_away", "burn").hand(1, "return").start()
    g.send(0, "expose.red", to=1).use(1, "play return").resolve().arrive()
    assert tally(g, 1) == [0, 0, 0]
    g = scene().hand(0, "probe.red", "lure_away").start().send(0, "probe.red")
    g.use(0, "play lure_away @1").resolve()
    assert g.flight.at == 2 and tally(g, 1)[1] == 0
    g = scene().hand(0, "probe.red").start().send(0, "probe.red").arrive().decline()
    assert tally(g, 1)[1] == 1


def test_mission_not_without_a_death_nor_with_two_cards() -> None:
    g = scene().intel(1, "red", "blue").hand(0, "probe.red", "expose.red").start()
    g.s.mem[1 << 16 | 0xFFF << 4 | 3] = 5
    g.send(0, "probe.red").arrive().decline()
    assert g.window == "arrival" and tally(g, 1) == [0, 6, 2]
    g = scene().intel(1, "red", "blue").hand(0, "probe.red").start()
    g.s.dead = [2]
    g.s.status[2] = 2
    g.s.alive &= ~4
    g.s.mem[1 << 16 | 0xFFF << 4 | 3] = 5
    g.send(0, "probe.red").arrive().decline()
    assert g.window == "arrival" and tally(g, 1) == [1, 6, 2]


@pytest.mark.clause("K-33", "S-10")
def test_as_sender_he_must_take_what_is_reversed_to_him() -> None:
    g = scene({2: "ruan_shuanghuang"}, turn=1).hand(1, "probe.red").start()
    g.s.face[2] = COVERED
    g.send(1, "probe.red").use(2, "reversal").resolve()
    assert g.flight.at == 1 and g.window == "arrival"
    g.arrive()
    assert len(g.s.intel[1]) == 1 and g.told("declined") == []


@pytest.mark.clause("R-52", "R-74", "R-82", "K-48")
def test_leaving_while_he_is_to_answer_a_probe_he_neither_acts_nor_speaks() -> None:
    """The card named his camp; nothing is drawn to a hand that is gone, and nothing is said."""
    g = scene().hand(0, "probe.black.TABLOID+2").start().say(0, "play probe @1").resolve()
    assert g.window == "choice"
    g.leave(1)
    assert g.s.hands[1] == [] and g.told("probe_answered") == [] and g.window == "free" and len(g.s.facedown) == 1
    g = scene().hand(0, "probe.black.TABLOID+2").start().say(0, "play probe @1").resolve().leave(0)
    assert g.window == "choice" and g.asked == [1]  # the prober leaves: he still answers
    g.say(1, "yes")
    assert g.told("probe_answered")[-1].pub == (1, 1) and g.s.turn_seat == 1


@pytest.mark.clause("G-20", "S-14")
def test_mission_counts_a_direct_card_given_back_by_word() -> None:
    g = scene().hand(0, "expose.red").start().send(0, "expose.red", to=1).arrive().decline()
    assert tally(g, 1)[1] == 1
