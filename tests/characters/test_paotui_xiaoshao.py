import pytest

from kongsheng.game.faces import borrow
from kongsheng.game.slots import sex_of
from kongsheng.game.tokens import SEXLESS

from ..kit import cast
from ..scene import Scene
from .arrange import is_up, pass_turn, turn_down
from .telling import tally

pytestmark = pytest.mark.character("paotui_xiaoshao")


def scene(camps: str = "TRBRB", turn: int = 0, covered: bool = True, **others: str) -> Scene:
    people = {0: "paotui_xiaoshao"} | {int(k[1:]): v for k, v in others.items()}
    return Scene(5, turn=turn, camps=camps, characters=people, covered=[0] if covered else [], extra=cast())


def borrowed(g: Scene) -> str:
    i = g.s.copied[0]
    return g.cfg.skills[i].name if i >= 0 else ""


def lend(g: Scene, seat: int, which: int) -> Scene:
    """She borrows a skill: of the lendable ones of a seat, by number."""
    return g.say(0, f"cover_shift @{seat} #{which}").resolve()


@pytest.mark.clause("S-42", "G-14", "S-18")
def test_a_borrowed_eclipse_works_when_she_declares() -> None:
    g = scene("RRBRB", s1="yueming").hand(0, "red").intel(0, "red", "red").start()
    lend(g, 1, 1)
    assert borrowed(g) == "shared_eclipse"
    g.say(0, "send red").until("trigger")
    assert g.asked == [0]
    g.say(0, "shared_eclipse @2")
    assert g.window == "over" and g.winners() == [0, 1, 2, 3]


@pytest.mark.clause("S-19", "R-19", "R-53", "G-11", "S-23")
def test_handing_over_a_borrowed_padding_with_three_black_kills_her_by_her_own_hand() -> None:
    g = scene(s1="tai_baobao").hand(0, "burn", "black").intel(0, "black", "black").start()
    lend(g, 1, 0)
    g.say(0, "send black").until("free")
    assert borrowed(g) == "padding" and g.s.black[0] == 3 and g.s.status[0] == 0
    g.say(0, "hand_over burn").resolve()
    assert g.s.dead == [0] and g.s.killer[0] == 0


@pytest.mark.clause("S-23", "R-31")
def test_with_a_borrowed_self_lure_she_may_lure_herself_away() -> None:
    g = scene(s1="naikeweier").hand(0, "lure_away", "decode").start()
    assert not g.can(0, "play lure_away @0")
    lend(g, 1, 0)
    g.say(0, "play lure_away @0").resolve().send(0, "decode").until("free")
    assert g.s.lured == 1 and g.intel_of(0) == [] and len(g.told("flight_dropped")) == 1


@pytest.mark.clause("S-31", "G-07")
def test_a_borrowed_pack_up_covers_herself() -> None:
    g = scene(s1="liu_changjiao").hand(0, "decode").start()
    lend(g, 1, 2)
    assert borrowed(g) == "pack_up"
    g.say(0, "pack_up").resolve()
    assert not is_up(g, 0) and is_up(g, 1) and borrowed(g) == "" and len(g.s.hands[0]) == 2
    assert sex_of(g.s, 0) == SEXLESS


@pytest.mark.clause("G-04", "G-05", "S-37")
def test_handing_over_and_borrowing_again_in_one_turn_but_handing_over_once_a_round() -> None:
    g = scene(s1="yueming", s2="cheng_chengqing").hand(0, "burn", "burn", "decode").start()
    lend(g, 1, 0)
    g.say(0, "hand_over burn").resolve()
    assert not is_up(g, 0) and borrowed(g) == ""
    lend(g, 2, 0)
    assert borrowed(g) == "clarify" and is_up(g, 0) and g.why(0, "hand_over burn") == "G-04"


@pytest.mark.clause("R-22", "G-05", "R-49")
def test_a_lender_that_turns_itself_over_in_response_lends_nothing() -> None:
    """The mascot unmasks itself first: the loan fizzles, she stays face up."""
    g = scene(s1="tai_baobao").hand(0, "decode").intel(1, "black").start()
    g.say(0, "cover_shift @1 #0").use(1, "unmask").resolve().say(1, "done").resolve()
    assert is_up(g, 0) and borrowed(g) == "" and not is_up(g, 1) and g.told("fizzled")


@pytest.mark.clause("S-38", "G-05", "S-31")
def test_what_can_be_borrowed() -> None:
    """No flipping and no once-a-game skill, nothing of a covered character, nothing while face up."""
    g = scene(s1="liu_changjiao", s2="tai_baobao", s3="lingri")
    turn_down(g, 3).hand(0, "decode").start()
    assert g.can(0, "cover_shift @1 #2") and not g.can(0, "cover_shift @1 #1")  # stakeout and pack up, not the flip
    assert not g.can(0, "cover_shift @2 #1")  # unmask is once a game
    assert g.why(0, "cover_shift @3 #0") == "S-31" and g.why(0, "cover_shift @0 #0") == "G-08"
    lend(g, 1, 0)
    assert g.why(0, "cover_shift @2 #0") == "G-05"


@pytest.mark.clause("S-37", "G-06")
def test_a_borrowed_above_line_skill_is_hers_below_the_line() -> None:
    g = scene(s1="liu_changjiao").hand(0, "decode", "burn").start()
    lend(g, 1, 0)
    assert borrowed(g) == "stakeout"
    g.send(0, "decode")
    assert g.can(0, "stakeout burn")
    g.until("free").say(0, "hand_over burn").resolve()
    assert borrowed(g) == "" and g.told("copied")[-1].pub == (0, -1)


@pytest.mark.clause("G-04", "G-15")
def test_used_up_counts_go_on_within_a_round_and_a_lender_who_leaves_takes_nothing() -> None:
    g = scene(s1="yueming").hand(0, "burn", "burn", "burn", "decode", "decode").intel(2, "red").start()
    lend(g, 1, 0)
    g.say(0, "moon_shift burn burn @2 red").resolve()
    assert len(g.s.intel[3]) == 1
    g.say(0, "hand_over burn").resolve()
    lend(g, 1, 0)
    assert g.why(0, "moon_shift decode decode @3 red") == "G-04"
    g.leave(1)
    assert borrowed(g) == "moon_shift"
    for _ in range(4):
        pass_turn(g)
    assert g.s.turn_seat == 0 and g.can(0, f"moon_shift {g.hand_of(0)[0]} {g.hand_of(0)[1]} @3 red")


@pytest.mark.clause("G-02", "G-05")
def test_borrowing_only_in_her_own_free_window() -> None:
    g = scene(turn=1, s2="yueming").hand(1, "decode").start()
    g.send(1, "decode")
    assert g.why(0, "cover_shift @2 #0") == "G-02"


@pytest.mark.clause("S-23", "G-05")
def test_a_voided_loan_leaves_her_face_up_with_nothing() -> None:
    g = scene(s1="yueming", s2="cheng_chengqing").hand(2, "burn", "burn").start()
    g.say(0, "cover_shift @1 #0").use(2, "set_straight burn burn").resolve()
    assert is_up(g, 0) and borrowed(g) == "" and g.told("negated")


@pytest.mark.clause("G-10", "G-17", "S-40")
def test_mission_exactly_as_many_red_blue_and_black_as_another() -> None:
    g = scene().hand(0, "red").intel(0, "lock_on.blue_black", "red").intel(2, "blue", "black", "red", "red").start()
    g.say(0, "send red").until("over")
    assert g.winners() == [0]


@pytest.mark.clause("G-17", "S-40")
@pytest.mark.parametrize("why", ["one colour differs", "two cards", "he is dead", "a camp"])
def test_mission_not_met(why: str) -> None:
    g = scene("RTBRB" if why == "a camp" else "TRBRB").hand(0, "blue").intel(0, "black")
    g.intel(0, "black") if why != "two cards" else None
    g.intel(2, "blue", "black", *([] if why == "two cards" else ["black"]))
    if why == "one colour differs":
        g.intel(2, "red")
    if why == "he is dead":
        g.s.status[2], g.s.alive = 2, 0b11011
    g.start().say(0, "send blue").until("free")
    assert tally(g, 0)[0] == (1 if why in ("two cards", "a camp") else 0)
    assert len(g.s.intel[0]) == (2 if why == "two cards" else 3)


@pytest.mark.clause("S-23")
def test_a_voided_end_of_shift_leaves_her_up_with_the_copy() -> None:
    g = scene(s1="yueming", s2="cheng_chengqing").hand(0, "lock_on").hand(2, "burn", "burn").start()
    lend(g, 1, 0)
    g.say(0, "hand_over lock_on").use(2, "set_straight burn burn").resolve()
    assert is_up(g, 0) and borrowed(g) == "moon_shift" and g.s.hands[0] == []


@pytest.mark.clause("G-11", "S-39")
def test_covered_by_somebody_with_a_borrowed_padding_she_dies_by_his_hand() -> None:
    g = scene(turn=1, s1="ming_zhuiguang", s2="tai_baobao", covered=False).hand(1, "burn", "burn")
    borrow(g.s, 0, g.s.skills[2][0])
    g.intel(0, "black", "black", "black").start().say(1, "blackout burn burn @0").resolve()
    assert g.s.dead == [0] and g.s.killer[0] == 1


@pytest.mark.clause("R-52", "G-06")
def test_a_copy_lost_while_it_is_on_the_stack_still_works() -> None:
    g = scene(s1="ding_dong", s3="veil").start()
    lend(g, 1, 0)
    g.say(0, "fan_call @2").use(3, "smother @0").resolve()
    assert borrowed(g) == "" and len(g.s.hands[0]) == 1
