"""甄好卖."""

import pytest

from kongsheng.game.tokens import OUT

from ..kit import cast
from ..scene import Scene
from .arrange import calm, grant, tally, turn_down

pytestmark = pytest.mark.character("zhen_haomai")


def scene(others: dict[int, str] | None = None, camps: str = "TRBRB", turn: int = 0) -> Scene:
    return Scene(5, turn=turn, camps=camps, characters={0: "zhen_haomai", **(others or {})}, extra=cast())


@pytest.mark.clause("R-12", "R-66")
def test_dying_in_her_first_transmission_ends_her_turn_without_an_encore() -> None:
    g = scene().hand(0, "expose.black", "burn", "burn").intel(0, "black", "black").start()
    g.send(0, "expose.black", to=1).arrive().decline().arrive()
    assert g.s.dead == [0] and g.s.turn == 2 and g.s.turn_seat == 1 and g.window == "open"


@pytest.mark.clause("S-23", "G-03", "G-04")
def test_a_voided_encore_sends_nothing_and_is_used_up() -> None:
    g = scene({1: "cheng_chengqing"}).hand(0, "probe.red", "burn", "expose", "lock_on").hand(1, "burn", "burn").start()
    g.send(0, "probe.red").arrive().take_it().say(0, "encore burn").use(1, "set_straight burn burn").resolve()
    assert g.window == "free" and g.s.sent == 1 and len(g.s.hands[0]) == 2
    assert g.why(0, "encore lock_on") == "G-04" and g.can(0, "end")


@pytest.mark.clause("S-10", "R-54", "R-98", "S-09", "S-23")
def test_what_she_sends_again_may_come_back_and_she_still_ends_her_turn_herself() -> None:
    g = scene().hand(0, "probe.red", "burn", "expose").start().send(0, "probe.red").arrive().take_it()
    g.say(0, "encore burn").resolve()
    assert g.window == "choice" and g.asked == [0]
    g.say(0, "expose").say(0, "@3").arrive().decline()
    assert g.flight.at == 0
    g.arrive()
    assert g.intel_of(0) == ["expose.direct.black"] and g.window == "free" and g.s.sent == 2
    g.say(0, "end").until(lambda s: s.turn == 2)


@pytest.mark.clause("R-36", "G-17", "R-72")
def test_a_swapped_card_counts_with_the_colours_it_really_has() -> None:
    g = scene().hand(0, "probe.red").hand(2, "swap.text.blue_black").start().send(0, "probe.red")
    g.use(2, "play swap").resolve().arrive().take_it()
    assert tally(g, 0) == [1, 0, 1, 1]


@pytest.mark.clause("R-30", "R-31", "R-54", "R-70", "R-98")
def test_locks_hold_for_the_encore_and_may_be_used_again_before_it_is_decided() -> None:
    """After the first transmission no lock may be used; the encore starts at once, without a free window in between,
    and its arrival is a time for locks again. The first one's lock still holds."""
    g = scene().hand(0, "lock_on", "lock_on", "probe.red", "probe.blue", "burn").start()
    g.say(0, "play lock_on @1").resolve().send(0, "probe.red").arrive()
    assert len(g.s.intel[1]) == 1 and g.why(0, "play lock_on @2") == "R-30"
    g.say(0, "encore burn").resolve().say(0, "probe.blue")
    assert g.window == "arrival" and g.can(0, "play lock_on @2")
    g.arrive()
    assert len(g.s.intel[1]) == 2 and g.window == "free" and g.why(0, "play lock_on @2") == "R-30"


@pytest.mark.clause("G-03", "G-02", "S-39", "K-43", "R-84")
def test_encore_needs_a_finished_transmission_a_card_to_pay_and_one_to_send() -> None:
    g = scene().hand(0, "probe.red", "burn", "expose").start()
    assert g.why(0, "encore burn") == "S-09"
    g = scene().hand(0, "probe.red", "burn").start().send(0, "probe.red").arrive().take_it()
    assert g.why(0, "encore burn") == "G-03"
    g = scene().hand(0, "probe.red", "burn", "expose").start().send(0, "probe.red")
    assert g.why(0, "encore burn") == "G-02"
    g = turn_down(scene(), 0).hand(0, "probe.red", "burn", "expose").start().send(0, "probe.red").arrive().take_it()
    assert g.why(0, "encore burn") == "S-39"
    g = scene()
    g.no_pile()
    g.start()
    assert g.can(0, "end") and g.why(0, "encore burn") == "S-09"  # nothing could be sent: nothing to repeat


@pytest.mark.clause("R-07", "R-22", "G-08")
def test_encore_fizzles_if_the_hand_is_empty_by_then() -> None:
    g = scene().hand(0, "probe.red", "burn", "expose").hand(1, "lock_on").intel(2, "black").start()
    g.send(0, "probe.red").arrive().take_it().say(0, "encore expose").use(0, "play burn @2 black").resolve()
    assert g.window == "free" and g.s.hands[0] == [] and g.s.sent == 1 and g.told("fizzled") != []


@pytest.mark.clause("R-98", "R-66")
def test_leaving_before_the_encore_starts_ends_her_turn() -> None:
    g = scene().hand(0, "probe.red", "burn", "expose").start().send(0, "probe.red").arrive().take_it()
    g.say(0, "encore burn").resolve().leave(0)
    assert g.s.status[0] == OUT and g.s.turn_seat == 1 and g.window == "open"


@pytest.mark.clause("R-89", "R-45", "G-01")
def test_bundle_draws_before_the_closing_window_opens() -> None:
    g = scene().hand(0, "probe.red", "burn", "expose").start().send(0, "probe.red").arrive().take_it().say(0, "end")
    assert g.window == "open" and len(g.s.hands[0]) == 3


def test_no_bundle_with_three_cards_in_another_turn_or_face_down() -> None:
    g = scene().hand(0, "probe.red", "burn", "expose", "lock_on").start().send(0, "probe.red").arrive().take_it()
    assert len(g.say(0, "end").s.hands[0]) == 3
    g = scene(turn=1).hand(1, "probe.red").start().send(1, "probe.red").arrive().take_it().say(1, "end")
    assert g.s.hands[0] == [] and g.window == "open"
    g = turn_down(scene(), 0).hand(0, "probe.red").start().send(0, "probe.red").arrive().take_it().say(0, "end")
    assert g.s.hands[0] == []


@pytest.mark.clause("G-17", "G-10")
def test_mission_three_cards_taken_with_all_colours() -> None:
    g = grant(grant(scene(), 0, "encore"), 0, "encore").hand(0, "probe.red", "lock_on.blue_black", "probe.blue", "burn")
    g.start().send(0, "probe.red").arrive().take_it()
    assert tally(g, 0) == [1, 1, 0, 0]
    g.say(0, "encore burn").resolve().say(0, "lock_on.blue_black").arrive().take_it()
    assert tally(g, 0) == [2, 1, 1, 1] and g.window == "free"
    g.say(0, "end").until("free")
    g.s.turn_seat = 0
    g.s.stack[-2].seat = 0
    g.s.stack.pop()
    g.s.sent = 0
    g.go()
    calm(g.send(0, "probe.blue").arrive().take_it())
    assert g.winners() == [0]


def test_mission_not_for_what_she_takes_herself_nor_without_black() -> None:
    g = scene().hand(0, "probe.red").start().send(0, "probe.red").until("free")
    assert len(g.s.intel[0]) == 1 and tally(g, 0) == [0, 0, 0, 0]
    g = scene().hand(0, "probe.red").start()
    for slot, n in ((3, 2), (4, 1), (5, 1)):
        g.s.mem[0xFFF << 4 | slot] = n
    g.send(0, "probe.red").arrive().take_it()
    assert tally(g, 0) == [3, 2, 1, 0] and g.window == "free"
    g = scene(turn=1).hand(1, "probe.red").start().send(1, "probe.red").arrive().take_it()
    assert tally(g, 0) == [0, 0, 0, 0]


@pytest.mark.clause("S-09", "R-98")
def test_an_encore_follows_a_transmission_that_was_killed() -> None:
    g = scene({3: "yan_guoshen"}).hand(0, "probe.red", "burn", "probe.blue").hand(3, "burn", "burn").start()
    g.send(0, "probe.red").use(3, "kill_story burn burn").resolve()
    assert g.window == "free" and tally(g, 0) == [0, 0, 0, 0]
    g.say(0, "encore burn").resolve().say(0, "probe.blue").until("arrival")
    assert g.s.sent == 2
