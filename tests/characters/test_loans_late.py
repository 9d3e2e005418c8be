"""Every skill of the last seventeen that Intern Shao may borrow, with her as its owner and the lender nowhere near."""

import pytest

from kongsheng.game.faces import borrow, marked
from kongsheng.game.tokens import FEMALE, MALE, SEXLESS

from ..kit import cast
from ..scene import Scene
from .arrange import calm, is_up, pass_turn, sex

pytestmark = [pytest.mark.character("paotui_xiaoshao"), pytest.mark.clause("G-04")]


def loan(skill: str, turn: int = 0, camps: str = "RTBRB", **others: str) -> Scene:
    """Seat 0 is she, face up, with a copy of the skill."""
    people = {0: "paotui_xiaoshao"} | {int(k[1:]): v for k, v in others.items()}
    g = Scene(5, turn=turn, camps=camps, characters=people, extra=cast())
    borrow(g.s, 0, next(sk.index for sk in g.cfg.skills if sk.name == skill))
    return g


def doomed(skill: str, **others: str) -> Scene:
    """She takes her third black card; seat 3 has a red one and seat 4 a black one."""
    g = loan(skill, turn=1, **others).hand(1, "expose.black").hand(0, "lock_on").intel(0, "black", "black")
    g.intel(3, "red").intel(4, "black").top("probe.red", "probe.blue").start()
    return g.send(1, "expose.black", to=0).arrive().take_it()


def test_title_fee() -> None:
    g = loan("title_fee").hand(0, "telegram.black").hand(1, "expose").start().send(0, "telegram.black").arrive()
    g.take_it().say(0, "title_fee").resolve()
    assert g.hand_of(0)[0].startswith("expose") and g.s.hands[1] == []


def test_overbudget() -> None:
    g = (
        loan("overbudget")
        .hand(0, "lock_on", "lock_on")
        .intel(0, "black")
        .start()
        .say(0, "overbudget lock_on")
        .resolve()
    )
    assert len(g.s.hands[0]) == 3 and g.why(0, "overbudget lock_on") == "G-04"


@pytest.mark.clause("S-39", "R-93")
def test_blackout_is_timed_by_her_turns_and_outlasts_the_copy() -> None:
    g = loan("blackout", s2="yueming").hand(0, "burn", "burn", "expose").start()
    g.say(0, "blackout burn burn @2").resolve().say(0, "hand_over expose").resolve()
    for _ in range(5):
        assert not is_up(g, 2)
        pass_turn(g)
    assert g.s.turn_seat == 0 and is_up(g, 2)
    g = loan("blackout", s2="yueming").hand(0, "burn", "burn").start().say(0, "blackout burn burn @2").resolve()
    g.leave(0)
    assert is_up(g, 2)


def test_follow_spot() -> None:
    g = loan("follow_spot", s1="ruan_shuanghuang").hand(0, "telegram.black")
    g.s.face[1] = 1
    g.start().send(0, "telegram.black").use(1, "reversal").resolve()
    assert g.window == "trigger" and g.asked == [0]
    assert len(g.say(0, "follow_spot").resolve().s.hands[0]) == 1


def test_cut_in_and_rush_sub_are_named_and_lost_when_she_covers_herself() -> None:
    """What her lenders may do covered she may not: a copy is printed below her line."""
    for skill, wanted in (("cut_in", 2), ("rush_sub", 0)):
        g = loan(skill, turn=1).hand(1, "telegram.red" if wanted else "expose.red").hand(0, "burn.black").start()
        g.send(1, g.hand_of(1)[0], to=None if wanted else 0).use(0, f"{skill} burn.black")
        assert g.cfg.skills[g.told("played")[-1].pub[-1]].name == skill
        g.resolve()
        assert g.flight.at == 0 and (wanted == 2 or g.told("flight_seen")[-1].knows == 1)
        g = loan(skill).hand(0, "burn", "burn").start().say(0, "hand_over burn").resolve()
        assert skill not in [g.cfg.skills[i].name for i in g.s.skills[0]]


def test_fan_call_and_gain_fan() -> None:
    g = loan("fan_call").start().say(0, "fan_call @2").resolve()
    assert len(g.s.hands[0]) == 1 and g.why(0, "fan_call @4") == "G-04"
    g = loan("gain_fan").hand(0, "expose.red").start().send(0, "expose.red", to=2).arrive().take_it()
    assert len(g.say(0, "gain_fan").resolve().s.hands[0]) == 1


@pytest.mark.clause("S-20", "R-93")
def test_what_her_own_death_triggers_works_with_the_copy_she_died_with() -> None:
    g = doomed("curtain_call").say(0, "curtain_call @3 red")
    assert g.s.intel[3] == [] and g.s.dead == [0] and g.window == "free"
    g = doomed("end_credits").say(0, "end_credits").say(0, "probe.red @3")
    assert len(g.s.intel[3]) == 2 and g.s.dead == [0]


@pytest.mark.clause("S-20", "S-37")
def test_what_the_death_of_others_triggers() -> None:
    for skill in ("night_elegy", "prewritten"):
        g = loan(skill).hand(0, "expose.black").hand(1, "lock_on").intel(1, "black", "black").start()
        g.send(0, "expose.black", to=1).arrive().take_it()
        assert g.window == "trigger" and g.asked == [0]
        g.say(0, skill)
        assert len(g.s.hands[0]) == 1 and g.told("skill_used")[-1].pub[1] >= 0


def test_no_comment_and_decline() -> None:
    g = loan("no_comment", turn=1).hand(1, "probe.CCAV+2").start().say(1, "play probe @0").resolve().say(0, "no")
    assert g.s.hands[0] == [] and g.told("probe_answered")[-1].pub == (0, 0)
    g = loan("decline", turn=4).hand(4, "lock_on.red", "probe.red").start().say(4, "play lock_on @0").resolve()
    g.send(4, "probe.red").arrive()
    assert g.window == "decide" and g.asked == [0] and g.decline().flight.at == 1


@pytest.mark.clause("S-37")
def test_lurk_is_of_no_use_to_her() -> None:
    """It needs a covered character; covered, she has no copy."""
    assert loan("lurk", turn=1).hand(1, "lock_on").start().say(1, "play lock_on @0").window == "response"


def test_quibble() -> None:
    g = loan("quibble", turn=1).hand(1, "lock_on").hand(2, "expose").start().say(1, "play lock_on @3")
    g.use(2, "play expose").resolve().say(0, "quibble").resolve()
    assert len(g.s.hands[0]) == 1


@pytest.mark.clause("G-15")
def test_her_notice_and_counsel_lyus_are_two() -> None:
    g = loan("serve_notice", s1="lv_shihan").hand(0, "burn")
    lyu = loan("serve_notice", turn=1, s1="lv_shihan").start().say(1, "serve_notice @2").resolve()
    assert marked(lyu.s, 1) == 2 and marked(lyu.s, 0) == -1
    g.s.marks = lyu.s.marks[:]
    g.start().say(0, "serve_notice @2").resolve()
    assert marked(g.s, 0) == 2 and marked(g.s, 1) == 2
    g.say(0, "hand_over burn").resolve()
    assert marked(g.s, 0) == -1 and marked(g.s, 1) == 2
    g = loan("toll", turn=2, s1="lv_shihan").hand(2, "lock_on")
    g.s.marks = lyu.s.marks[:]
    g.start()
    assert g.can(2, "play lock_on @0") and g.why(2, "play lock_on @1") == "G-03"  # no notice of hers, no toll


def test_air_drop_and_overhead() -> None:
    g = (
        loan("air_drop")
        .hand(0, "probe.red", "burn")
        .start()
        .say(0, "send probe.red")
        .say(0, "air_drop burn")
        .all_pass()
    )
    assert len(g.say(0, "@3").arrive().s.intel[3]) == 1
    g = loan("overhead").hand(2, "burn", "lock_on", "expose").start().say(0, "overhead @2").resolve()
    assert g.told("hand_seen")[-1].pub == (0, 2, 2) and g.told("hand_seen")[-1].knows == 1


def test_clarify_and_set_straight() -> None:
    g = loan("clarify").hand(0, "burn", "burn").intel(2, "black").start().say(0, "clarify burn burn @2 black").resolve()
    assert g.s.intel[2] == []
    g = loan("set_straight", turn=1, s1="ding_dong").hand(0, "burn", "burn").start().say(1, "fan_call @2")
    assert g.use(0, "set_straight burn burn").resolve().s.hands[1] == []


def test_retract_covers_her() -> None:
    g = loan("retract").hand(0, "burn").start().say(0, "retract burn").resolve()
    assert not is_up(g, 0) and g.s.copied[0] == -1


def test_encore_and_bundle() -> None:
    g = loan("encore").hand(0, "probe.red", "burn", "probe.blue").start().send(0, "probe.red").arrive().take_it()
    g.say(0, "encore burn").resolve().say(0, "probe.blue").until("arrival")
    assert g.s.sent == 2
    g = loan("bundle").hand(0, "probe.red").start().send(0, "probe.red").arrive().take_it().say(0, "end")
    assert len(g.s.hands[0]) == 1 and g.window == "open"


@pytest.mark.clause("S-36", "G-07")
def test_revoice_ends_with_her_next_turn_or_with_the_copy() -> None:
    g = loan("revoice").start().say(0, "revoice male")
    for _ in range(5):
        assert sex(g, 0) == MALE
        pass_turn(g)
    assert sex(g, 0) == FEMALE
    g = loan("revoice").hand(0, "burn").start().say(0, "revoice male").say(0, "hand_over burn").resolve()
    assert sex(g, 0) == SEXLESS and g.s.sex[0] == FEMALE and g.s.timers == []


def test_echo() -> None:
    g = loan("echo", turn=1).hand(1, "lock_on").hand(0, "burn").start().say(1, "play lock_on @0").resolve()
    assert g.say(0, "echo burn").resolve().hand_of(0) == ["lock_on.telegram.black"]


def test_even_blame_and_smooth_over() -> None:
    g = loan("even_blame").hand(1, "burn").hand(2, "lock_on").start().say(0, "even_blame @1 @2").resolve()
    assert g.hand_of(1)[0].startswith("lock_on") and len(g.s.hands[0]) == 1
    g = loan("smooth_over", turn=1).hand(1, "lock_on").start().say(1, "play lock_on @2").use(0, "smooth_over")
    assert calm(g).s.locked == 1


def test_afterglow() -> None:
    g = loan("afterglow", turn=4).hand(4, "expose.red").intel(0, "red", "red")
    g.s.status[1], g.s.dead, g.s.alive = 2, [1], 0b11101
    g.start().send(4, "expose.red", to=0).arrive().take_it().say(0, "afterglow @1")
    assert g.winners() == [0, 1, 3]
