import pytest

from ..scene import Scene
from .arrange import pass_turn, turn_down
from .telling import tally

pytestmark = pytest.mark.character("naikeweier")


def scene(camps: str = "RBTB", **characters: str) -> Scene:
    return Scene(4, camps=camps, characters={0: "naikeweier"} | {int(k[1:]): v for k, v in characters.items()})


@pytest.mark.clause("S-05", "S-23", "R-13", "R-31", "R-43")
@pytest.mark.parametrize("card", ["decode.black", "public_document.red"])
def test_nobody_takes_it_and_it_is_lost_on_its_way_back(card: str) -> None:
    """He lures himself away, everybody declines: the card is discarded, a document does nothing, nobody kills."""
    g = scene().hand(0, "lure_away", card, "burn").start()
    g.say(0, "play lure_away @0").until("free")
    g.send(0, card).until("free")
    assert [g.names([c])[0] for c in g.s.discard][-1].startswith(card.split(".")[0])
    assert len(g.told("flight_dropped")) == 1
    assert not g.told("gained") and not g.told("document") and g.s.intel == [[], [], [], []]
    assert g.hand_of(0) == ["burn.direct.black"] and g.s.flight == -1 and g.s.sent == 1


@pytest.mark.clause("S-28", "G-04", "G-12", "R-37", "R-57")
def test_countered_lending_is_spent_and_counts_for_nothing() -> None:
    """The direct card goes to the discard pile, no second lending this turn, no draw, no mission."""
    g = scene(camps="TRBT").hand(0, "burn", "divert.black").hand(1, "expose").start()
    g.say(0, "direct_as_lure burn @2").say(1, "play expose").resolve()
    assert g.window == "free" and g.s.lured == 0
    assert g.names(g.s.discard) == ["expose.direct.black", "burn.direct.black"]
    assert g.why(0, "direct_as_lure divert @2") == "G-04"
    assert g.hand_of(0) == ["divert.direct.black"] and tally(g, 0) == [0, 0]


@pytest.mark.clause("S-11", "R-13", "R-33", "S-14")
@pytest.mark.parametrize("by_card", [False, True])
def test_a_direct_card_sent_back_to_him_is_lost(by_card: bool) -> None:
    """Handed back by word or by a return: discarded without an arrival window before him."""
    g = scene().hand(0, "lure_away", "burn").hand(1, "return").start()
    g.say(0, "play lure_away @0").until("free")
    g.send(0, "burn", to=1)
    if by_card:
        g.say(1, "play return").resolve()
    else:
        g.arrive().decline()
    assert g.window == "free" and g.s.intel == [[], [], [], []]
    assert [e.pub for e in g.told("flight_at")] == [(1, 0), (0, 1 if by_card else 5)]
    assert "burn.direct.black" in g.names(g.s.discard)


@pytest.mark.clause("S-39", "G-07", "G-17")
def test_turned_over_he_can_neither_lure_himself_nor_lend_but_what_counted_counts() -> None:
    """The light goes out in another's turn: no self-lure, no lending until it is over; the mission's count stays."""
    g = scene(camps="TRBT", s1="ming_zhuiguang")
    g.hand(0, "lure_away", "lure_away", "burn", "decode").hand(1, "reinforce", "reinforce", "lock_on").start()
    g.say(0, "play lure_away @2").until("free")
    assert tally(g, 0) == [1, 0]
    g.send(0, "decode").until("free")
    g.say(0, "end").until("free")
    g.say(1, "blackout reinforce reinforce @0").resolve()
    for _ in range(3):
        pass_turn(g)
    g.until("free")
    assert g.why(0, "play lure_away @0") == "G-08"
    assert g.why(0, "direct_as_lure burn @1") == "S-39"
    assert g.can(0, "play lure_away @1") and tally(g, 0)[0] == 1


@pytest.mark.clause("R-31", "S-23")
def test_he_cannot_lure_himself_when_it_lies_before_him_nor_may_others() -> None:
    g = scene(s1="naikeweier").hand(0, "lure_away", "decode").hand(1, "lure_away").start()
    g.send(0, "decode")
    assert g.window == "arrival" and g.can(0, "play lure_away @0")
    assert g.why(1, "play lure_away @1") == "R-31"  # not his turn
    g.until(lambda s: s.flight >= 0 and g.flight.at == 0 and g.window == "arrival")
    assert g.why(0, "play lure_away @0") == "G-08"
    h = Scene(4, characters={1: "naikeweier"}).hand(0, "lure_away", "decode").start()
    assert h.why(0, "play lure_away @0") == "G-08"  # anybody else


@pytest.mark.clause("R-24", "G-04")
def test_the_empty_shot_draws_once_a_turn_for_his_own_lures() -> None:
    g = scene().hand(0, "lure_away", "lure_away", "burn").start()
    g.say(0, "direct_as_lure burn @1").resolve()
    assert g.window == "trigger" and g.asked == [0]
    g.say(0, "lure_draw").resolve()
    assert len(g.s.hands[0]) == 3
    g.say(0, "play lure_away @2").resolve()
    assert g.window == "free" and len(g.s.hands[0]) == 2  # not asked again
    h = Scene(4, turn=1, characters={0: "naikeweier"}).hand(1, "lure_away").start()
    h.say(1, "play lure_away @2").resolve()
    assert h.window == "free"  # somebody else's lure


@pytest.mark.clause("G-12", "S-22")
def test_only_a_direct_card_and_only_when_a_lure_is_possible() -> None:
    g = scene().hand(0, "decode", "burn").start()
    assert g.why(0, "direct_as_lure decode @1") == "G-03"
    g.send(0, "decode").until("free")
    assert g.why(0, "direct_as_lure burn @1") == "R-31"  # the transmission is over


@pytest.mark.clause("S-40", "R-72", "G-17")
def test_the_mission_wants_three_different_players_and_three_cards() -> None:
    g = scene(camps="TRBT").intel(0, "red", "blue", "black").hand(0, "lure_away", "lure_away", "lure_away", "lure_away")
    g.hand(0, "burn").start()
    g.say(0, "play lure_away @1").until("free")
    g.say(0, "play lure_away @1").until("free")
    g.say(0, "play lure_away @0").until("free")
    assert tally(g, 0) == [2, 3] and g.window == "free"
    g.say(0, "direct_as_lure burn @2").resolve()
    assert g.window == "over" and g.winners() == [0]


@pytest.mark.clause("S-40")
def test_the_mission_is_nothing_to_a_member_of_a_camp() -> None:
    g = scene(camps="RRBT").intel(0, "red", "blue", "black").hand(0, "lure_away", "lure_away", "lure_away").start()
    for x in (0, 1, 2):
        g.say(0, f"play lure_away @{x}").until("free")
    assert tally(g, 0) == [3, 3] and g.window == "free"


@pytest.mark.clause("R-22", "R-31", "R-61", "S-10")
def test_a_return_in_response_brings_it_before_him_and_his_self_lure_fizzles() -> None:
    g = scene().hand(0, "lure_away", "decode").hand(1, "return").start().send(0, "decode")
    g.use(0, "play lure_away @0").use(1, "play return").resolve()
    assert g.told("fizzled")[-1].pub[:2] == (0, 2) and g.s.lured == 0
    assert g.flight.at == 0 and g.arrive().told("gained")[0].pub[0] == 0


@pytest.mark.clause("R-13", "S-23")
def test_turned_round_towards_him_lured_it_is_lost() -> None:
    g = scene(s2="qianpai_zhanzuo").hand(0, "lure_away", "decode").hand(2, "red").start()
    g.say(0, "play lure_away @0").until("free").send(0, "decode").arrive().decline().say(2, "flip_flow red").resolve()
    assert g.told("flight_dropped") and g.window == "free" and g.s.flight == -1


@pytest.mark.clause("R-65", "R-44")
def test_with_everybody_lured_his_direct_card_is_lost_at_once() -> None:
    g = scene().hand(0, "lure_away", "lure_away", "lure_away", "lure_away", "burn", "red").start()
    for x in range(4):
        g.say(0, f"play lure_away @{x}").until("free")
    assert g.send(0, "burn").window == "free" and g.told("flight_dropped") and not g.told("gained")


@pytest.mark.clause("S-23", "S-39", "R-45")
def test_no_draw_when_voided_or_turned_over() -> None:
    g = scene(s3="cheng_chengqing").hand(0, "lure_away", "lure_away").hand(3, "red", "red").start()
    g.say(0, "play lure_away @2").resolve().say(0, "lure_draw").use(3, "set_straight red red").resolve()
    assert len(g.s.hands[0]) == 1
    g = turn_down(scene(), 0).hand(0, "lure_away").start().say(0, "play lure_away @2").resolve()
    assert g.window == "free" and g.s.hands[0] == []


@pytest.mark.clause("R-87", "R-95", "G-17")
def test_the_mission_counts_whom_the_lure_reached_in_the_end_and_needs_three_cards() -> None:
    g = scene(camps="TRBT", s3="he_xini").hand(0, "lure_away").hand(3, "red", "red", "red").intel(0, "red", "blue")
    g.s.mem[0xFFF << 4 | 3] = 0b1010  # players 1 and 3 so far
    g.start().say(0, "play lure_away @2").use(3, "smooth_over").resolve()
    assert tally(g, 0) == [2, 2]
    g.until("free").hand(0, "lure_away").say(0, "play lure_away @2").resolve().until("free")
    assert tally(g, 0) == [3, 2] and g.window == "free"


@pytest.mark.clause("G-17", "S-28", "R-61")
def test_only_his_own_lures_count_and_draw_and_he_may_lend_in_the_arrival_window() -> None:
    g = scene(camps="TRBT").hand(0, "lock_on", "burn", "decode").start().say(0, "play lock_on @2").resolve()
    assert g.window == "free" and tally(g, 0)[0] == 0  # not a lure
    g.send(0, "decode").use(0, "direct_as_lure burn @1").resolve().say(0, "pass")
    assert g.s.lured == 2 and g.flight.at == 2 and tally(g, 0)[0] == 1
    h = Scene(4, turn=1, camps="TRBT", characters={0: "naikeweier"}).hand(1, "lure_away").start()
    h.say(1, "play lure_away @2").resolve()
    assert tally(h, 0)[0] == 0
