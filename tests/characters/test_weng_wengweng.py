"""翁嗡嗡."""

import pytest

from kongsheng.game.tokens import BY_QUICK, DROPPED

from ..kit import cast
from ..scene import Scene
from .arrange import grant, tally, turn_down

pytestmark = pytest.mark.character("weng_wengweng")


def scene(others: dict[int, str] | None = None, camps: str = "TRBRB", turn: int = 0) -> Scene:
    return Scene(5, turn=turn, camps=camps, characters={0: "weng_wengweng", **(others or {})}, extra=cast())


def drop(g: Scene, card: str, cost: str, to: int) -> Scene:
    """Send a card, paying for an air drop to a seat."""
    g.say(0, f"send {card}").say(0, f"air_drop {cost}")
    if g.window == "sending":
        g.all_pass()
    return g.say(0, f"@{to}")


@pytest.mark.clause("S-23", "R-33", "S-11", "R-51", "G-17")
def test_wu_cannot_decline_a_drop_but_return_it_which_counts_for_the_mission() -> None:
    g = drop(scene({2: "wu_kefeng"}).hand(0, "probe.red", "burn").hand(2, "return").start(), "probe.red", "burn", 2)
    assert g.window == "arrival" and g.flight.must == BY_QUICK and g.flight.mode == 1
    g.use(2, "play return").resolve()
    assert g.flight.at == 0
    g.arrive()
    assert len(g.s.intel[0]) == 1 and tally(g, 0) == [1, 1]
    g = drop(scene({2: "wu_kefeng"}).hand(0, "probe.red", "burn").start(), "probe.red", "burn", 2).arrive()
    assert len(g.s.intel[2]) == 1 and g.told("declined") == []


@pytest.mark.clause("R-31", "R-13", "K-38")
def test_luring_the_target_away_brings_the_drop_back_to_its_sender() -> None:
    """The restriction is used up where it was to apply: the card passes him and goes home."""
    g = scene().hand(0, "probe.red", "burn", "lure_away").start()
    drop(g, "probe.red", "burn", 2).use(0, "play lure_away @2").resolve()
    assert g.flight.at == 0 and g.flight.must == 0
    g.arrive()
    assert len(g.s.intel[0]) == 1
    # lured away before the card is sent, he cannot even be its target
    g = scene().hand(0, "probe.red", "burn", "lure_away").start().say(0, "play lure_away @2").resolve()
    g.say(0, "send probe.red").say(0, "air_drop burn").all_pass()
    assert g.window == "target" and not g.can(0, "@2") and g.can(0, "@1")


@pytest.mark.clause("R-07", "G-03", "R-84")
def test_no_drop_of_a_card_from_the_pile_for_want_of_a_card_to_pay() -> None:
    g = scene().top("probe.red").start().say(0, "send")
    assert g.window == "sending" and g.why(0, "air_drop burn") == "G-03"


@pytest.mark.clause("R-36", "G-17", "R-35")
def test_what_he_sent_counts_though_it_was_swapped_on_its_way_back_to_him() -> None:
    g = scene().hand(0, "expose.red").hand(3, "swap.blue").start().send(0, "expose.red", to=2)
    g.use(3, "play swap").resolve().arrive().decline().arrive()
    assert g.intel_of(0) == ["swap.text.blue"] and tally(g, 0) == [1, 1]


@pytest.mark.clause("R-51", "R-34", "R-97")
def test_the_restriction_is_for_the_first_arrival_only() -> None:
    """Intercepted, it is bound by the interception now, and no more by the drop."""
    g = drop(scene().hand(0, "probe.red", "burn").hand(3, "intercept").start(), "probe.red", "burn", 2)
    g.use(3, "play intercept").resolve()
    assert g.flight.at == 3 and g.flight.must != BY_QUICK and g.flight.shield & DROPPED


@pytest.mark.clause("G-03", "G-02", "G-04", "S-39", "R-65")
def test_drop_when_sending_once_a_round_with_a_card_to_pay_and_somebody_to_go_to() -> None:
    g = scene().hand(0, "probe.red", "burn").start()
    assert g.why(0, "air_drop burn") == "G-02"
    g = grant(scene(), 0, "encore").hand(0, "probe.red", "probe.blue", "burn", "expose", "lock_on").start()
    drop(g, "probe.red", "burn", 1).arrive().say(0, "encore expose").resolve().say(0, "probe.blue")
    assert g.window == "sending" and g.why(0, "air_drop lock_on") == "G-04"
    g = turn_down(scene(), 0).hand(0, "probe.red", "burn").start().say(0, "send probe.red")
    assert g.window == "arrival"
    g = scene().hand(0, "probe.red", "burn").start()
    g.s.lured = 0b11110
    g.say(0, "send probe.red")
    assert g.why(0, "air_drop burn") == "R-65"


@pytest.mark.clause("G-18", "G-04", "G-08", "S-39")
def test_overhead_looks_at_two_random_cards_once_a_round() -> None:
    g = scene().hand(2, "burn", "expose", "lock_on").hand(3, "burn").start()
    assert g.why(0, "overhead @1") == "G-08" and g.why(0, "overhead @0") == "G-08"
    g.say(0, "overhead @2").resolve()
    seen = g.told("hand_seen")[-1]
    assert seen.pub == (0, 2, 2) and len(seen.priv) == 2 and seen.knows == 1 and len(g.s.hands[2]) == 3
    assert g.why(0, "overhead @3") == "G-04"
    g = scene().hand(3, "burn").start().say(0, "overhead @3").resolve()
    assert g.told("hand_seen")[-1].pub == (0, 3, 1)
    assert turn_down(scene(), 0).hand(3, "burn").start().why(0, "overhead @3") == "S-39"


@pytest.mark.clause("R-22", "S-23", "G-02")
def test_overhead_sees_nothing_voided_or_when_the_hand_is_spent_or_out_of_time() -> None:
    g = scene().hand(2, "burn").intel(3, "black").start().say(0, "overhead @2").use(2, "play burn @3 black").resolve()
    assert g.told("hand_seen") == [] and g.told("fizzled") != []
    g = scene({1: "cheng_chengqing"}).hand(1, "burn", "burn").hand(2, "expose").start()
    assert g.say(0, "overhead @2").use(1, "set_straight burn burn").resolve().told("hand_seen") == []
    g = scene().hand(0, "probe.red").hand(2, "burn").start().send(0, "probe.red")
    assert g.why(0, "overhead @2") == "G-02"


@pytest.mark.clause("G-17")
def test_mission_one_of_his_own_and_four_cards() -> None:
    g = scene().hand(0, "probe.red").intel(0, "blue", "black", "probe.blue").start().send(0, "probe.red").until("over")
    assert g.winners() == [0]
    g = scene().hand(0, "probe.red").intel(0, "blue", "black").start().send(0, "probe.red").until("free")
    assert tally(g, 0) == [1, 3]
    g = scene(turn=4).hand(4, "probe.red").intel(0, "blue", "black", "probe.blue").start().send(4, "probe.red").arrive()
    assert g.take_it().window == "free" and tally(g, 0) == [0, 4]
    g = scene(camps="RTBRB").hand(0, "probe.black").intel(0, "blue", "red", "probe.blue").start()
    assert g.send(0, "probe.black").until("free").window == "free" and tally(g, 0) == [1, 4]


@pytest.mark.clause("R-51", "G-17")
def test_a_drop_of_a_direct_card_binds_too_and_reversed_it_counts_for_the_mission() -> None:
    g = drop(scene().hand(0, "expose.red", "burn").start(), "expose.red", "burn", 2).arrive()
    assert len(g.s.intel[2]) == 1 and g.told("declined") == []
    g = turn_down(scene({1: "ruan_shuanghuang"}), 1).hand(0, "probe.red", "burn").start()
    drop(g, "probe.red", "burn", 1).use(1, "reversal").resolve().arrive()
    assert tally(g, 0) == [1, 1]
