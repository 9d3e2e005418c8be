import pytest

from ..kit import cast
from ..scene import Scene
from .arrange import turn_down
from .telling import tally

pytestmark = pytest.mark.character("gu_quanju")


def scene(camps: str = "RTRBB", turn: int = 0, **others: str) -> Scene:
    people = {1: "gu_quanju"} | {int(k[1:]): v for k, v in others.items()}
    return Scene(5, turn=turn, camps=camps, characters=people, extra=cast())


@pytest.mark.clause("R-22", "S-22", "R-30")
def test_a_card_played_in_response_brings_her_below_the_camera() -> None:
    """Three cards when she is locked; she burns something: two are left, the lock fizzles."""
    g = scene().hand(0, "lock_on").hand(1, "burn", "red", "red").intel(2, "black").start()
    g.say(0, "play lock_on @1").use(1, "play burn @2 black").resolve()
    assert g.s.locked == 0 and g.told("fizzled")[0].pub == (0, 1, -1)
    assert "lock_on.telegram.black" in g.names(g.s.discard) and g.window == "free"


@pytest.mark.clause("S-28", "R-58")
def test_a_countered_probe_neither_draws_nor_leaks() -> None:
    g = scene("TRRBB").hand(0, "probe.CCAV-1").hand(1, "red").hand(3, "expose").start()
    g.say(0, "play probe.CCAV-1 @1").use(3, "play expose").resolve()
    assert g.window == "free" and len(g.s.hands[1]) == 1 and not g.told("hand_seen") and not g.told("probe_answered")


@pytest.mark.clause("R-30", "G-08")
def test_a_lock_that_has_taken_effect_stays() -> None:
    g = scene().hand(0, "lock_on", "decode").hand(1, "burn", "red", "red").intel(2, "black").start()
    g.say(0, "play lock_on @1").resolve().until("free")
    assert g.s.locked == 2
    g.send(0, "decode").use(1, "play burn @2 black").resolve()
    assert len(g.s.hands[1]) == 2
    g.arrive()
    assert g.told("gained")[0].pub[0] == 1 and not g.told("declined")


@pytest.mark.clause("R-87", "R-95")
def test_the_target_somebody_else_has_taken_over_is_not_she() -> None:
    g = scene(s2="he_xini").hand(0, "lock_on", "red").hand(1, "red", "red", "red").start()
    g.say(0, "play lock_on @1").use(2, "smooth_over").resolve()
    assert g.window == "free" and g.s.locked == 1 << 2


@pytest.mark.clause("S-23", "R-39", "R-82", "R-40")
@pytest.mark.parametrize(
    ("probe", "hand", "drawn"), [("CCAV-1", 1, 1), ("CCAV-1", 0, 1), ("CCAV+2", 1, 2), ("2BC-1", 1, 0)]
)
def test_a_probe_that_would_take_a_card_gives_her_one(probe: str, hand: int, drawn: int) -> None:
    g = scene("TRRBB").hand(0, f"probe.{probe}").hand(1, *["red"] * hand).start()
    g.say(0, f"play probe.{probe} @1").resolve().until("free")
    assert len(g.s.hands[1]) == hand + drawn and not g.told("discarded")
    assert g.told("probe_answered")[0].pub == (1, 1 if drawn else 0)


@pytest.mark.clause("S-39")
def test_turned_over_she_discards_is_targeted_and_sees_nothing() -> None:
    g = turn_down(scene("TRRBB"), 1).hand(0, "probe.CCAV-1", "lock_on", "red").hand(1, "red").start()
    g.say(0, "play probe.CCAV-1 @1").resolve()
    assert g.window == "free" and g.s.hands[1] == [] and g.can(0, "play lock_on @1")


@pytest.mark.clause("S-22", "G-08", "S-23")
def test_with_two_cards_three_functions_cannot_aim_at_her() -> None:
    g = (
        scene()
        .hand(0, "lock_on", "lure_away", "dangerous_intel", "probe", "decode")
        .hand(1, "red", "red")
        .hand(2, "red")
    )
    g.start()
    for fn in ("lock_on", "lure_away", "dangerous_intel"):
        assert g.why(0, f"play {fn} @1") == "S-23", fn
    assert g.can(0, "play probe @1")
    g.hand(1, "red")
    assert all(g.can(0, f"play {fn} @1") for fn in ("lock_on", "lure_away", "dangerous_intel"))


@pytest.mark.clause("R-87", "R-24", "R-45", "G-18", "G-04")
def test_the_counter_leak_sees_one_random_card_once_a_round() -> None:
    g = scene().hand(0, "lock_on", "dangerous_intel", "red").hand(1, "red", "blue", "black").start()
    g.say(0, "play lock_on @1").resolve()
    assert g.window == "trigger" and g.asked == [1]
    g.say(1, "counter_leak").resolve()
    seen = g.told("hand_seen")[0]
    assert seen.pub == (1, 0, 1) and seen.knows == 1 << 1 and len(seen.priv) == 1
    g.say(0, "play dangerous_intel @1").resolve().say(0, "red")
    assert g.window == "free"  # not asked again this round


@pytest.mark.clause("R-87", "R-42")
def test_true_or_false_has_her_for_a_target_too() -> None:
    g = scene().hand(0, "true_or_false", "red").top("red", "red", "red", "blue", "blue").start()
    g.say(0, "play true_or_false").resolve()
    assert g.window == "trigger" and g.asked == [1]


@pytest.mark.clause("R-87", "S-28", "R-22")
@pytest.mark.parametrize("why", ["a card before her", "no hand", "her own", "his last card in response"])
def test_no_counter_leak(why: str) -> None:
    g = scene(turn=1 if why == "her own" else 0).hand(1, "red", "red", "red").intel(1, "black")
    if why == "a card before her":
        g.hand(0, "burn", "red").start().say(0, "play burn @1 black").resolve()
    elif why == "no hand":
        g.hand(0, "lock_on").start().say(0, "play lock_on @1").resolve()
    elif why == "her own":
        g.hand(1, "lock_on").start().say(1, "play lock_on @2").resolve()
    else:
        g.hand(0, "lock_on", "burn").start().say(0, "play lock_on @1").resolve()
        g.say(1, "counter_leak").use(0, "play burn @1 black").resolve()
        assert g.told("fizzled")
    assert g.window == "free" and not g.told("hand_seen")


@pytest.mark.clause("G-17", "R-89", "S-40")
@pytest.mark.parametrize("why", ["", "three in hand", "two cards", "another's turn", "a camp"])
def test_mission_at_the_end_of_her_own_turn(why: str) -> None:
    turn = 0 if why == "another's turn" else 1
    g = scene("TRRBB" if why == "a camp" else "RTRBB", turn=turn).hand(turn, "decode.black")
    g.hand(1, *(["red"] * (3 if why == "three in hand" else 2))).intel(1, "red", "blue")
    if why != "two cards":
        g.intel(1, "black")
    g.start().send(turn, "decode").until(lambda s: g.window == "decide" and g.flight.at == 2).take_it()
    assert g.window == "free"
    g.say(turn, "end").until(lambda s: s.over or s.turn == 2)
    assert g.winners() == ([1] if not why else [])
    assert tally(g, 1)[1] == (2 if why == "two cards" else 3)


@pytest.mark.clause("S-23", "R-45")
def test_a_voided_counter_leak_shows_nothing() -> None:
    g = (
        scene(s3="cheng_chengqing")
        .hand(0, "lock_on", "red")
        .hand(1, "red", "red", "red")
        .hand(3, "blue", "blue")
        .start()
    )
    g.say(0, "play lock_on @1").resolve().say(1, "counter_leak").use(3, "set_straight blue blue").resolve()
    assert not g.told("hand_seen") and g.window == "free"


@pytest.mark.clause("R-87", "R-71", "R-63")
def test_a_diverter_is_looked_at_before_the_card_arrives_before_her() -> None:
    g = (
        scene()
        .hand(0, "burn")
        .hand(2, "divert", "red")
        .start()
        .send(0, "burn", to=2)
        .use(2, "play divert @1")
        .resolve()
    )
    assert g.window == "trigger" and g.asked == [1]
    g.say(1, "counter_leak").resolve()
    assert g.told("hand_seen")[0].pub == (1, 2, 1) and g.window == "arrival" and g.flight.at == 1
