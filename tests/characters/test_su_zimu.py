"""苏字幕."""

import pytest

from kongsheng.game.events import EVENT_NAMES
from kongsheng.game.model import Options
from kongsheng.game.tokens import DEAD

from ..kit import cast
from ..scene import Scene
from .arrange import calm, is_up, tally

pytestmark = pytest.mark.character("su_zimu")


def scene(
    others: dict[int, str] | None = None, camps: str = "RTBRB", turn: int = 0, covered: tuple[int, ...] = (1,)
) -> Scene:
    people = {1: "su_zimu", **(others or {})}
    return Scene(5, turn=turn, camps=camps, characters=people, covered=covered, extra=cast())


@pytest.mark.clause("R-23", "S-23", "R-54", "G-05", "R-50")
def test_hardsub_is_at_once_and_cannot_be_voided_nor_repeated_while_she_is_up() -> None:
    """Nobody is asked about it; the card goes as she said. Up as she is she cannot use it again."""
    g = scene({2: "cheng_chengqing"}, turn=1).hand(1, "probe.red", "probe.blue").hand(2, "burn", "burn").start()
    g.say(1, "send probe.red")
    assert g.window == "sending" and g.asked == [1]
    g.say(1, "hardsub direct")
    assert is_up(g, 1) and g.stack == [] and g.window in ("sending", "target")
    if g.window == "sending":
        g.all_pass()
    g.say(1, "@3")
    assert g.window == "arrival" and g.flight.at == 3 and g.flight.mode == 1 and g.told("sent")[-1].pub == (1, 1, -1)
    g.arrive().decline()
    assert g.flight.at == 1
    g = scene(turn=1, covered=()).hand(1, "probe.red").start().say(1, "send probe.red")
    assert g.window == "arrival"


@pytest.mark.clause("S-37", "S-40", "R-68", "R-48")
def test_dying_covered_she_shows_no_credits_but_her_mission_is_judged() -> None:
    g = scene().hand(0, "expose.black").intel(1, "black", "black", "red", "blue").top("lock_on").start()
    g.send(0, "expose.black", to=1).arrive().take_it()
    assert g.s.dead == [1] and g.told("pile_shown") == [] and g.winners() == [1]


@pytest.mark.clause("G-17", "R-68", "R-16", "S-17")
def test_a_red_card_from_the_credits_that_wins_comes_before_her_mission() -> None:
    g = scene(covered=()).hand(0, "expose.black").intel(1, "black", "black", "red", "blue").intel(3, "red", "red")
    g.top("probe.red", "lock_on.black").start().send(0, "expose.black", to=1).arrive().take_it()
    assert g.window == "trigger" and g.asked == [1] and g.s.status[1] == 1
    g.say(1, "end_credits")
    assert g.window == "choice" and g.asked == [1]
    g.say(1, "probe.red @3")
    assert g.winners() == [0, 3] and g.s.status[1] != DEAD


@pytest.mark.clause("R-19", "R-73", "R-36")
def test_killed_by_a_swapped_card_the_swapper_is_the_killer_even_if_it_was_her() -> None:
    g = scene(covered=()).hand(0, "expose.red").hand(2, "swap.black").intel(1, "black", "black", "red", "blue").start()
    calm(g.send(0, "expose.red", to=1).use(2, "play swap").resolve().arrive().take_it())
    assert g.s.killer[1] == 2 and g.winners() == [1]
    g = scene(covered=()).hand(0, "expose.red").hand(1, "swap.black").intel(1, "black", "black", "red", "blue").start()
    calm(g.send(0, "expose.red", to=1).use(1, "play swap").resolve().arrive().take_it())
    assert g.s.killer[1] == 1 and g.window == "free" and tally(g, 1) == [0, 2]


@pytest.mark.clause("S-20", "R-08", "S-29", "S-32", "G-11")
def test_of_two_cards_shown_one_is_placed_the_other_discarded() -> None:
    """The black one kills for her; both are shown to everybody, spectators too, before she chooses."""
    g = scene(covered=()).hand(0, "expose.black").intel(1, "black", "black").intel(2, "black", "black")
    g.top("probe.black", "lock_on.red").start().send(0, "expose.black", to=1).arrive().take_it()
    pile = len(g.s.deck)
    g.say(1, "end_credits")
    shown = g.told("pile_shown")[-1].pub
    assert shown[0] == 1 and len(shown) == 3 and len(g.s.deck) == pile
    g.say(1, "probe.black @2")
    assert g.s.dead == [1, 2] and g.s.killer[2] == 1 and g.window == "free"
    assert len(g.s.deck) == pile - 2 and "lock_on.telegram.red" in g.names(g.s.discard)
    names = [EVENT_NAMES[e.kind] for e in g.events]
    assert names.index("turned_up") < names.index("died")


@pytest.mark.clause("R-08")
def test_credits_with_one_card_use_that_one_and_with_none_there_are_none() -> None:
    g = scene(covered=()).hand(0, "expose.black").intel(1, "black", "black").start()
    g.no_pile(keep=1)
    g.send(0, "expose.black", to=1).arrive().take_it().say(1, "end_credits")
    assert len(g.told("pile_shown")[-1].pub) == 2
    g.say(1, g.names(g.s.deck)[0] + " @4")
    assert len(g.s.intel[4]) == 1 and g.s.deck == []
    g = scene(covered=()).hand(0, "expose.black").intel(1, "black", "black").start()
    g.no_pile()
    g.send(0, "expose.black", to=1).arrive().take_it()
    assert g.s.dead == [1] and g.window == "free"


@pytest.mark.clause("K-41", "R-99")
def test_credits_need_somebody_who_lives() -> None:
    """She was the last one alive: there is nobody to place a card in front of."""
    g = Scene(5, turn=1, camps="RTBRB", characters={1: "su_zimu"}, options=Options(last_camp_wins=False))
    g.hand(1, "lock_on.black").intel(1, "black", "black")
    g.s.alive, g.s.status = 0b00010, [DEAD, 0, DEAD, DEAD, DEAD]
    g.start().send(1, "lock_on.black").arrive()
    assert g.s.dead == [1] and g.window == "over" and g.told("skill_used") == []


@pytest.mark.clause("R-18", "S-21")
def test_no_credits_for_losing_or_for_the_death_of_others() -> None:
    g = scene(covered=()).start().leave(1)
    assert g.told("pile_shown") == [] and g.window == "free"
    g = scene(covered=()).hand(0, "expose.black").intel(2, "black", "black").start()
    g.send(0, "expose.black", to=2).arrive().take_it()
    assert g.s.dead == [2] and g.window == "free"


@pytest.mark.clause("R-54", "S-43", "S-12", "R-07")
def test_hardsub_as_text_lies_open_whatever_is_printed() -> None:
    """Also for a card turned from the pile for want of a hand."""
    g = scene(turn=1).top("expose.red").start().say(1, "send")
    assert g.window == "sending"
    g.say(1, "hardsub text").until("arrival")
    assert g.flight.face == 1 and g.flight.at == 2 and g.flight.mode == 2


@pytest.mark.clause("K-42", "R-65")
def test_hardsub_may_name_the_printed_way_but_direct_only_with_a_target() -> None:
    g = scene(turn=1).hand(1, "probe.red").start().say(1, "send probe.red")
    assert g.can(1, "hardsub telegram")
    g.s.lured = 0b11101
    assert not g.can(1, "hardsub direct") and g.can(1, "hardsub text")
    g.say(1, "hardsub telegram").until("arrival")
    assert is_up(g, 1) and g.flight.mode == 0


@pytest.mark.clause("G-02", "R-54")
def test_hardsub_only_for_her_own_sending() -> None:
    g = scene().hand(0, "probe.red").start().say(0, "send probe.red")
    assert g.window == "arrival" and g.why(1, "hardsub text") == "G-02"


@pytest.mark.clause("G-12", "R-32", "G-06", "R-92", "S-37", "G-04")
def test_rush_sub_reads_the_card_with_a_black_one_even_covered_once_a_turn() -> None:
    g = scene().hand(0, "probe.red").hand(1, "burn.black", "expose.red", "lock_on.black").start().send(0, "probe.red")
    assert not g.can(1, "rush_sub expose.red")
    g.say(1, "rush_sub burn.black")
    assert g.told("played")[-1].pub[-1] == -1
    calm(g)
    assert g.told("flight_seen")[-1].knows == 2 and not is_up(g, 1)
    assert g.why(1, "rush_sub lock_on.black") == "G-04"


@pytest.mark.clause("R-37", "R-57", "R-32")
def test_rush_sub_countered_or_with_the_card_elsewhere_or_open_reads_nothing() -> None:
    g = scene().hand(0, "probe.red").hand(1, "burn.black").hand(2, "expose").start().send(0, "probe.red")
    g.say(1, "rush_sub burn.black").use(2, "play expose")
    assert calm(g).told("flight_seen") == []
    g = scene().hand(0, "expose.red").hand(1, "burn.black").start().send(0, "expose.red", to=2)
    assert g.why(1, "rush_sub burn.black") == "R-32"
    g = scene().hand(0, "true_or_false.red").hand(1, "burn.black").start().send(0, "true_or_false.red")
    assert g.why(1, "rush_sub burn.black") == "R-32"


@pytest.mark.clause("R-68")
def test_mission_not_with_one_true_card_nor_alive() -> None:
    g = scene().hand(0, "expose.black").intel(1, "black", "black", "red").start()
    calm(g.send(0, "expose.black", to=1).arrive().take_it())
    assert g.s.dead == [1] and g.window == "free" and tally(g, 1) == [1, 1]
    g = scene().hand(0, "expose.black").intel(1, "black", "red", "blue").start()
    calm(g.send(0, "expose.black", to=1).arrive().take_it())
    assert g.s.dead == [] and g.window == "free" and tally(g, 1) == [0, 2]
