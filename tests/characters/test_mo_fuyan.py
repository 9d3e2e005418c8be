"""莫讣言."""

import pytest

from kongsheng.game.checks import mission_of
from kongsheng.game.tokens import DEAD

from ..kit import cast
from ..scene import Scene
from .arrange import calm, is_up, tally

pytestmark = pytest.mark.character("mo_fuyan")


def scene(
    others: dict[int, str] | None = None, camps: str = "RBTRB", turn: int = 0, covered: tuple[int, ...] = (2,)
) -> Scene:
    people = {2: "mo_fuyan", **(others or {})}
    return Scene(5, turn=turn, camps=camps, characters=people, covered=covered, extra=cast())


def kill(g: Scene, x: int, to_death: str = "expose.black") -> Scene:
    """Seat 0 sends seat ``x`` its third black card."""
    return g.hand(0, to_death).intel(x, "black", "black").start().send(0, to_death, to=x).arrive().take_it()


@pytest.mark.clause("S-17", "R-16", "R-68", "S-20")
def test_a_headline_that_wins_ends_the_game_before_the_dead_is_laid_open() -> None:
    g = kill(scene().intel(1, "red").intel(3, "red", "red"), 1)
    assert g.window == "trigger" and g.asked == [2]
    g.say(2, "front_obit @1 red @3")
    assert g.winners() == [0, 3] and g.s.status[1] != DEAD and len(g.s.intel[1]) == 3


@pytest.mark.clause("R-46", "G-14", "R-99", "S-20", "G-11")
def test_a_headline_that_kills_is_handled_to_its_end_first() -> None:
    """The black card he moves kills another: that death comes first; he is up by then, so no second headline, but the
    prepared obituary is offered again. Then the first death goes on."""
    g = kill(scene(camps="TBRBT").intel(3, "black", "black"), 1)
    g.say(2, "front_obit @1 black @3")
    assert is_up(g, 2) and g.s.dead == [1, 3] and g.s.killer[3] == 2
    assert g.window == "trigger" and g.asked == [2] and g.why(2, "front_obit @3 black @0") == "G-05"
    assert g.s.status[1] == 1 and g.s.status[3] == 1
    g.say(2, "prewritten")
    assert g.s.status[3] == DEAD and g.s.status[1] == 1 and len(g.s.hands[2]) == 1
    g.say(2, "prewritten")
    assert g.s.status[1] == DEAD and len(g.s.hands[2]) == 2 and g.window == "free"


@pytest.mark.clause("S-21", "S-35")
def test_nothing_for_him_when_somebody_loses() -> None:
    g = scene().intel(1, "red").start().leave(1)
    assert g.window == "free" and g.s.hands[2] == [] and not is_up(g, 2)


@pytest.mark.clause("R-56", "R-92", "R-50", "G-06", "S-26")
def test_he_orders_the_two_himself_and_covered_he_is_not_named() -> None:
    """The prepared obituary first, unnamed; then the headline of the same death, by which he turns up. Or one alone."""
    g = kill(scene().intel(1, "red"), 1)
    g.say(2, "prewritten")
    used = g.told("skill_used")[-1].pub
    assert used[:2] == (2, -1) and g.cfg.effects[used[2]] == "draw_one" and not is_up(g, 2)
    assert g.window == "trigger" and g.asked == [2]
    g.say(2, "front_obit @1 red @2")
    assert is_up(g, 2) and len(g.s.intel[2]) == 1 and g.s.status[1] == DEAD and len(g.s.hands[2]) == 1
    g = calm(kill(scene().intel(1, "red"), 1).say(2, "prewritten"))
    assert not is_up(g, 2) and g.window == "free" and g.s.met >> 2 & 1 == 0


@pytest.mark.clause("S-20", "S-37")
def test_no_obituary_for_his_own_death_nor_a_headline_face_up() -> None:
    g = kill(scene(covered=()).intel(2, "red"), 2)
    assert g.s.dead == [2] and g.s.hands[2] == [] and g.window == "free"
    g = kill(scene(covered=()).intel(1, "red"), 1)
    assert g.window == "trigger" and g.can(2, "prewritten") and g.why(2, "front_obit @1 red @2") == "G-05"


@pytest.mark.clause("S-27", "S-38", "G-08")
def test_the_headline_takes_only_from_the_dead_to_the_living_at_a_death() -> None:
    g = kill(scene().intel(1, "red").intel(3, "blue"), 1)
    assert not g.can(2, "front_obit @3 blue @2") and not g.can(2, "front_obit @1 red @1")
    g = scene(turn=2).intel(1, "red").start()
    assert g.why(2, "front_obit @1 red @2") == "G-02" and g.why(2, "prewritten") == "G-02"


@pytest.mark.clause("S-31", "G-04", "S-37", "G-02", "G-05")
def test_retract_covers_him_for_a_card_once_a_round_and_the_headline_is_ready_again() -> None:
    g = scene(turn=2, covered=()).hand(2, "burn", "expose.black").intel(1, "black", "black", "red").start()
    g.say(2, "retract burn").resolve()
    assert not is_up(g, 2) and g.why(2, "retract expose") == "S-37"
    g.send(2, "expose.black", to=1).arrive().take_it()
    assert g.window == "trigger" and g.can(2, "front_obit @1 red @3")
    g.say(2, "front_obit @1 red @3").until("free")
    assert is_up(g, 2) and g.hand(2, "burn").why(2, "retract burn") == "G-04"
    assert scene(turn=2, covered=()).start().why(2, "retract burn") == "G-03"


@pytest.mark.clause("S-23")
def test_a_voided_retract_leaves_him_up() -> None:
    g = scene({1: "cheng_chengqing"}, turn=2, covered=()).hand(2, "lock_on").hand(1, "burn", "burn").start()
    g.say(2, "retract lock_on").use(1, "set_straight burn burn").resolve()
    assert is_up(g, 2) and g.s.hands[2] == []


@pytest.mark.clause("G-17", "S-35", "R-68")
def test_mission_a_dead_of_either_camp_while_he_lives() -> None:
    def position(status: int) -> Scene:
        g = scene()
        g.s.status[3], g.s.alive = status, 0b10111
        g.s.dead = [3] if status == DEAD else []
        return calm(kill(g, 1))

    assert position(DEAD).winners() == [2]
    g = position(3)  # the red one has lost, not died
    assert g.window == "free" and tally(g, 2) == [0, 1]
    g = calm(kill(scene(camps="RBTTR"), 3))
    assert tally(g, 2) == [0, 0]


@pytest.mark.clause("R-77", "R-50")
def test_every_covered_player_is_asked_about_a_death() -> None:
    g = kill(scene({3: "ruan_shuanghuang"}, covered=(2, 3)), 1)
    assert g.window == "trigger" and g.asked == [2, 3]
    assert g.why(3, "cut_in burn") != "" and g.say(3, "pass").asked == [2]


@pytest.mark.clause("R-68", "G-18")
def test_progress_does_not_tell_the_camp_of_somebody_whose_death_is_only_declared() -> None:
    g = kill(scene(), 1)
    assert g.window == "trigger" and tally(g, 2) == [0, 1]
    assert [v for v, _, _ in mission_of(g.s, 2).progress(g.s, 2)] == [0, 0]
