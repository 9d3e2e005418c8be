"""阮双簧."""

import pytest

from kongsheng.game.tokens import DEAD, PRINT, SEAT

from ..kit import cast
from ..scene import Scene
from .arrange import calm, grant, is_up, tally

pytestmark = pytest.mark.character("ruan_shuanghuang")


def scene(others: dict[int, str] | None = None, camps: str = "RTBRB", turn: int = 0, covered: bool = True) -> Scene:
    people = {1: "ruan_shuanghuang", **(others or {})}
    return Scene(5, turn=turn, camps=camps, characters=people, covered=[1] if covered else [], extra=cast())


@pytest.mark.clause("R-30", "R-51", "S-10", "R-19", "G-11", "R-73")
def test_a_locked_card_can_be_reversed_and_kills_for_him() -> None:
    """He is locked, the card lies before him: he turns it back. The sender must take it as his third black card, and
    Ruan is the killer, not the sender himself."""
    g = scene().hand(0, "lock_on", "probe.black").intel(0, "black", "black").start()
    calm(g.say(0, "play lock_on @1")).send(0, "probe.black").use(1, "reversal").resolve()
    assert is_up(g, 1) and g.window == "arrival" and g.flight.at == 0
    g.arrive().until(lambda s: s.status[0] == DEAD)
    assert g.s.dead == [0] and g.s.killer[0] == 1


@pytest.mark.clause("S-15", "R-16", "G-11")
def test_swap_copy_that_wins_for_one_and_kills_the_other_is_a_victory() -> None:
    """The exchange gives Ruan (CCAV) his third red and the other his third black: the game is over, nobody dies."""
    g = scene(camps="BRBRT", turn=1, covered=False).hand(1, "burn")
    g.intel(1, "red", "probe.red", "probe.black").intel(2, "lock_on.red", "black", "black").start()
    g.say(1, "swap_copy burn @1 probe.black @2 lock_on.red").resolve()
    assert g.winners() == [1, 3] and g.s.dead == []
    assert g.told("swapped_intel")[-1].pub[0] == 1


@pytest.mark.clause("R-53", "G-11")
def test_a_black_card_he_swaps_in_kills_him_by_his_own_hand() -> None:
    g = scene(turn=1, covered=False).hand(1, "burn").intel(1, "red", "probe.black", "probe.black")
    g.intel(2, "lock_on.black").start().say(1, "swap_copy burn @1 red @2 lock_on.black").resolve()
    assert g.s.dead == [1] and g.s.killer[1] == 1


@pytest.mark.clause("R-35", "R-73", "R-72")
def test_mission_counts_only_what_he_keeps_of_his_interceptions() -> None:
    """What he has intercepted is intercepted away: it does not count. What he gets of the next one does."""
    g = scene({2: "blank2"}).hand(0, "lock_on.red", "burn").hand(1, "intercept", "expose.red").hand(3, "intercept")
    g.intel(1, "blue").start()
    g.send(0, "lock_on.red").arrive().decline()
    assert g.flight.at == 2
    g.use(1, "play intercept").resolve().use(3, "play intercept").resolve().arrive()
    assert g.intel_of(3) == ["lock_on.telegram.red"] and tally(g, 1) == [0, 1]


@pytest.mark.clause("G-12", "G-17", "S-40", "G-06", "R-92")
def test_mission_two_interceptions_taken_and_three_cards() -> None:
    """A direct card used as intercept while covered, and a real one: both cards taken, with a third he wins."""
    g = scene().hand(0, "lock_on.red", "expose.blue", "burn").hand(1, "intercept.direct.black", "burn.direct.black")
    g.intel(1, "blue")
    grant(g, 0, "encore").start()
    calm(g.send(0, "lock_on.red").arrive().decline().use(1, "cut_in burn").resolve().arrive())
    assert tally(g, 1) == [1, 2] and not is_up(g, 1) and g.window == "free"
    assert g.told("played")[-1].pub[-1] == -1  # the name of the skill is not told
    g.say(0, "encore burn").resolve().say(0, "expose.blue").say(0, "@2").use(1, "play intercept").resolve()
    assert g.window == "arrival" and g.flight.at == 1
    g.arrive()
    assert g.winners() == [1]


def test_mission_not_for_what_he_takes_without_interception() -> None:
    g = scene().hand(0, "lock_on.red").intel(1, "blue", "black").start().send(0, "lock_on.red").arrive().take_it()
    assert tally(g, 1) == [0, 3] and calm(g).window == "free"


@pytest.mark.clause("G-12", "R-37", "G-04", "R-57")
def test_a_countered_cut_in_is_used_up() -> None:
    g = scene().hand(0, "lock_on.red").hand(1, "burn.direct.black", "burn.direct.red").hand(3, "expose").start()
    g.send(0, "lock_on.red").arrive().decline().use(1, "cut_in burn.black").use(3, "play expose").resolve()
    assert g.flight.at == 2 and g.window == "arrival"
    assert g.why(1, "cut_in burn.red") == "G-04" and g.hand_of(1) == ["burn.direct.red"]


@pytest.mark.clause("R-35", "G-02")
def test_cut_in_only_where_an_intercept_could_be_used_and_with_a_direct_card() -> None:
    """Not with the card before himself, not in his own turn, not with a telegram."""
    g = scene().hand(0, "lock_on.red").hand(1, "burn", "lock_on").start().send(0, "lock_on.red")
    assert g.why(1, "cut_in burn") == "R-35"
    g.arrive().decline()
    assert not g.can(1, "cut_in lock_on") and g.can(1, "cut_in burn")
    g = scene(turn=1).hand(1, "burn", "lock_on").start().send(1, "lock_on")
    assert g.why(1, "cut_in burn") == "R-35"


@pytest.mark.clause("G-05", "S-38")
def test_reversal_needs_the_card_before_him_and_a_covered_character() -> None:
    g = scene().hand(0, "lock_on.red").start().send(0, "lock_on.red").arrive().decline()
    assert g.flight.at == 2 and g.why(1, "reversal") == "G-02"
    g = scene(covered=False).hand(0, "lock_on.red").start().send(0, "lock_on.red")
    assert g.why(1, "reversal") == "G-05"
    g = scene(turn=1).hand(1, "lock_on.red").start().send(1, "lock_on.red")
    g.arrive().decline().arrive().decline().arrive().decline().arrive().decline()
    assert g.flight.at == 1 and g.why(1, "reversal") == "G-02"


@pytest.mark.clause("G-09", "G-05", "R-22")
def test_reversal_fizzles_if_the_card_was_swapped_but_he_stays_up() -> None:
    g = scene().hand(0, "lock_on.red").hand(3, "swap").start().send(0, "lock_on.red")
    g.use(1, "reversal").use(3, "play swap").resolve()
    assert g.flight.at == 1 and is_up(g, 1) and g.told("fizzled") != [] and g.flight.owner == 3


@pytest.mark.clause("R-22")
def test_reversal_fizzles_if_the_card_was_taken_elsewhere() -> None:
    g = scene().hand(0, "lock_on.red").hand(3, "intercept").start().send(0, "lock_on.red")
    g.use(1, "reversal").use(3, "play intercept").resolve()
    assert g.flight.at == 3 and g.told("fizzled") != [] and g.flight.owner == 0


@pytest.mark.clause("R-44", "K-30")
def test_reversal_not_to_a_sender_who_is_lured_away() -> None:
    """Nackville has lured himself away: nothing can be turned back to him, neither at the declaration nor later."""
    g = scene({0: "naikeweier"}).hand(0, "lure_away", "lock_on.red").start()
    calm(g.say(0, "play lure_away @0")).send(0, "lock_on.red")
    assert g.why(1, "reversal") == "G-08"
    g = scene({0: "naikeweier"}).hand(0, "lure_away", "lock_on.red").start().send(0, "lock_on.red")
    g.use(1, "reversal").use(0, "play lure_away @0").resolve().until("arrival")
    assert g.flight.at == 1 and g.flight.owner == 0 and g.told("fizzled") != []


@pytest.mark.clause("S-23")
def test_a_voided_reversal_leaves_the_card_and_him_face_up() -> None:
    g = scene({2: "cheng_chengqing"}).hand(0, "lock_on.red").hand(2, "burn", "burn").start().send(0, "lock_on.red")
    g.use(1, "reversal").use(2, "set_straight burn burn").resolve()
    assert g.flight.at == 1 and is_up(g, 1) and g.window == "arrival"


@pytest.mark.clause("S-37", "G-04", "G-08", "G-02")
def test_swap_copy_once_a_game_face_up_with_cards_on_both_sides() -> None:
    def position(covered: bool = False, turn: int = 1) -> Scene:
        g = scene(covered=covered, turn=turn).hand(turn, "lock_on.red").hand(1, "burn", "burn")
        return g.intel(1, "red", "blue").intel(2, "probe.red")

    assert position(covered=True).start().why(1, "swap_copy burn @1 blue @2 probe.red") == "S-37"
    g = position().start().say(1, "swap_copy burn @1 blue @2 probe.red").resolve()
    assert g.intel_of(1)[-1].startswith("probe") and g.s.intel[2] != []
    assert g.why(1, "swap_copy burn @1 red @2 blue") == "G-04"
    g = position().start().send(1, "lock_on.red")
    assert g.why(1, "swap_copy burn @1 red @2 probe.red") == "G-02"
    g = scene(covered=False, turn=1).hand(1, "burn").intel(1, "red").start()
    assert g.why(1, "swap_copy burn @1 red @2 red") == "G-08"


@pytest.mark.clause("R-22", "G-09")
def test_swap_copy_fizzles_whole_if_one_card_is_gone() -> None:
    g = scene(covered=False, turn=1).hand(1, "burn").hand(3, "burn").intel(1, "red").intel(2, "black").start()
    g.say(1, "swap_copy burn @1 red @2 black").use(3, "play burn @2 black").resolve()
    assert len(g.intel_of(1)) == 1 and g.intel_of(2) == [] and g.told("fizzled") != []


@pytest.mark.clause("S-24", "R-62", "R-67", "R-52")
def test_a_reversal_comes_before_what_it_answers_and_works_on_if_he_leaves() -> None:
    g = scene().hand(0, "lock_on.red").hand(2, "intercept").start().send(0, "lock_on.red")
    g.use(2, "play intercept").use(1, "reversal").resolve()
    assert g.flight.at == 0 and g.told("fizzled")[-1].pub[0] == 2
    g = scene().hand(0, "lock_on.red").start().send(0, "lock_on.red").use(1, "reversal").leave(1).resolve()
    assert g.flight.at == 0 and g.flight.owner == 1


@pytest.mark.clause("G-08", "G-18", "S-23")
def test_both_cards_of_a_swap_copy_are_named_aloud_and_voided_nothing_moves() -> None:
    g = scene({3: "cheng_chengqing"}, turn=1, covered=False).hand(1, "burn").hand(3, "burn", "burn")
    g.intel(1, "red").intel(2, "blue").start().say(1, "swap_copy burn @1 red @2 blue")
    of = g.cfg.deck.print_of
    said = g.told("skill_used")[-1].pub
    assert said[4:] == (1, of[g.s.intel[1][0]], SEAT + 2, PRINT + of[g.s.intel[2][0]])
    g.use(3, "set_straight burn burn").resolve()
    assert ".red" in g.intel_of(1)[0] and ".blue" in g.intel_of(2)[0] and g.s.hands[1] == []
