import pytest

from ..kit import cast
from ..scene import Scene
from .arrange import pass_turn, turn_down
from .telling import tally

pytestmark = pytest.mark.character("yueming")


def scene(camps: str = "BRBRT", turn: int = 0, **others: str) -> Scene:
    people = {1: "yueming"} | {int(k[1:]): v for k, v in others.items()}
    return Scene(5, turn=turn, camps=camps, characters=people, extra=cast())


@pytest.mark.clause("S-27", "S-22", "R-61")
def test_no_moon_shift_while_somebody_decides_but_before_that() -> None:
    """Deciding is a special stage: refused; in the arrival window or under a lock's responses it is fine."""
    g = scene().hand(0, "lock_on", "decode").hand(1, "burn", "burn").intel(3, "red").start()
    g.say(0, "play lock_on @2")
    assert g.window == "response" and g.can(1, "moon_shift burn burn @3 red")
    g.resolve().send(0, "decode")
    assert g.window == "arrival" and g.can(1, "moon_shift burn burn @3 red")
    g.arrive()
    assert g.window == "decide" and g.why(1, "moon_shift burn burn @3 red") == "S-27"


@pytest.mark.clause("S-15", "S-16", "S-18", "S-42", "R-47")
def test_a_team_mate_made_to_win_is_the_one_who_declares() -> None:
    """He moves the third red before a CCAV member: that one declares, Yue Ming wins along and takes nobody with him."""
    g = scene().hand(1, "burn", "burn").intel(2, "red").intel(3, "red", "red").start("opening")
    g.use(1, "moon_shift burn burn @2 red").resolve()
    assert g.window == "over" and g.winners() == [1, 3]
    assert [e.pub[0] for e in g.told("declared")] == [3] and not g.told("joined")


@pytest.mark.clause("S-18", "S-42", "R-17", "R-45", "S-27")
def test_he_wins_and_takes_fiona_of_the_other_camp_with_him() -> None:
    """Three reds of his own: all of CCAV and Fiona win, the rest of 2BC does not; nothing can be answered."""
    g = scene(s2="heishang_feiaona").hand(0, "red").intel(1, "red", "red").start().send(0, "red")
    g.arrive().take_it()
    assert g.window == "trigger" and g.asked == [1]
    g.say(1, "shared_eclipse @2")
    assert g.window == "over" and g.winners() == [1, 2, 3]
    assert [e.pub for e in g.told("joined")] == [(1, 2)]


@pytest.mark.clause("S-39", "S-42")
def test_turned_over_he_declares_without_an_eclipse() -> None:
    g = turn_down(scene(), 1).hand(0, "red").intel(1, "red", "red").start().send(0, "red").arrive().take_it()
    assert g.window == "over" and g.winners() == [1, 3]


@pytest.mark.clause("S-21", "G-14", "R-14")
def test_the_eclipse_takes_the_dead_but_not_who_has_lost() -> None:
    g = scene().hand(0, "red").intel(1, "red", "red").start()
    g.leave(2)
    g.s.status[4], g.s.alive = 2, 0b01011  # seat 4 is dead
    g.send(0, "red").arrive().take_it()
    assert g.why(1, "shared_eclipse @2") == "G-08" and g.why(1, "shared_eclipse @1") == "G-08"
    g.say(1, "shared_eclipse @4")
    assert g.winners() == [1, 3, 4]


@pytest.mark.clause("R-19", "R-53", "G-11", "R-27")
def test_what_he_moves_is_his_doing() -> None:
    """The third black card reaches its place by the moon shift: he is the killer, and it came by no transmission."""
    g = scene().hand(1, "burn", "burn").intel(2, "black", sender=0).intel(3, "black", "black").start("opening")
    g.use(1, "moon_shift burn burn @2 black").resolve()
    assert g.s.dead == [3] and g.s.killer[3] == 1 and not g.told("gained")


@pytest.mark.clause("R-88", "G-08")
def test_it_goes_to_the_next_living_player_on_the_right() -> None:
    g = scene().hand(1, "burn", "burn").intel(1, "blue").start("opening")
    g.leave(2)
    g.use(1, "moon_shift burn burn @1 blue").resolve()
    assert g.intel_of(3) == ["probe.telegram.blue.CCAV+2"] and g.s.sender[g.s.intel[3][0]] == -1


@pytest.mark.clause("R-22", "G-03", "G-04", "G-09")
def test_the_shift_fizzles_if_the_card_is_gone_and_is_used_up_for_the_round() -> None:
    """The card is burned in response: nothing moves, two cards and the use of the round are spent until his turn."""
    g = scene().hand(1, "burn.red", "burn.blue", "decode", "decode").hand(3, "burn.black").intel(2, "black", "red")
    g.start("opening").use(1, "moon_shift burn.red burn.blue @2 black").use(3, "play burn.black @2 black").resolve()
    assert g.told("fizzled") and g.intel_of(3) == [] and len(g.s.hands[1]) == 2
    assert g.why(1, "moon_shift decode decode @2 red") == "G-04"
    g.until("free").hand(0, "red")
    pass_turn(g)
    assert g.s.turn_seat == 1 and g.window == "open" and g.can(1, "moon_shift decode decode @2 red")


@pytest.mark.clause("G-03", "S-39", "S-22")
def test_no_shift_without_two_cards_face_down_or_without_intelligence() -> None:
    g = scene().hand(1, "burn").intel(2, "red").start("opening")
    assert g.why(1, "moon_shift burn burn @2 red") == "G-03"
    g = turn_down(scene(), 1).hand(1, "burn", "burn").intel(2, "red").start("opening")
    assert g.why(1, "moon_shift burn burn @2 red") == "S-39"
    g = scene().hand(1, "burn", "burn").start("opening")
    assert g.why(1, "moon_shift burn burn @2 red") == "G-08"


@pytest.mark.clause("S-23", "R-21", "R-45")
def test_a_voided_shift_moves_nothing() -> None:
    g = scene(s3="cheng_chengqing").hand(1, "burn", "burn").hand(3, "decode", "decode").intel(2, "red")
    g.start("opening").use(1, "moon_shift burn burn @2 red").use(3, "set_straight decode decode").resolve()
    assert len(g.s.intel[2]) == 1 and g.s.intel[3] == [] and g.told("negated")


@pytest.mark.clause("S-15", "S-40", "G-10", "G-17")
def test_mission_five_cards_of_all_colours() -> None:
    """A red-black and a blue-black card count on both sides."""
    g = scene("BTBRT").intel(1, "lock_on.red_black", "red", "lock_on.blue_black", "red").hand(0, "red").start()
    assert tally(g, 1) == [4, 3, 1, 2]
    g.send(0, "red").arrive().take_it().say(1, "pass")
    assert g.winners() == [1]


@pytest.mark.clause("S-40", "G-17")
def test_mission_not_without_a_colour_nor_in_a_camp() -> None:
    g = scene("BTBRT").intel(1, "red", "red", "blue", "blue").hand(0, "red").start().send(0, "red")
    g.arrive().take_it()
    assert g.window == "free" and tally(g, 1) == [5, 3, 2, 0]
    g = scene("RBRBT").intel(1, "red", "red", "blue", "black").hand(0, "red").start().send(0, "red")
    g.arrive().take_it()
    assert g.window == "free" and tally(g, 1) == [5, 3, 1, 1]


@pytest.mark.clause("R-88", "R-22", "G-08", "R-46")
@pytest.mark.parametrize("holder", [2, 3])
def test_neighbour_and_holder_are_those_of_the_moment_it_takes_effect(holder: int) -> None:
    """In response 3 dies: what lay before 2 passes over him to 4; what lay before 3 is gone and the shift fizzles."""
    g = scene(s4="yueming").hand(1, "burn", "burn").hand(4, "red", "red").intel(holder, "red")
    g.intel(3, "black", "black").intel(2, "lock_on.black").start("opening")
    g.use(1, f"moon_shift burn burn @{holder} red").use(4, "moon_shift red red @2 lock_on.black").resolve()
    assert g.s.dead == [3] and g.s.killer[3] == 4
    assert len(g.s.intel[4]) == (holder == 2) and bool(g.told("fizzled")) == (holder == 3)


@pytest.mark.clause("R-52", "G-15")
def test_a_shift_on_the_stack_outlasts_him() -> None:
    g = scene().hand(1, "burn", "burn").intel(2, "red").start("opening").use(1, "moon_shift burn burn @2 red").leave(1)
    assert len(g.resolve().s.intel[3]) == 1
