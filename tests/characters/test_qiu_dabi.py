import pytest

from kongsheng.game.tokens import Z_FLIGHT, Z_SPOT

from ..kit import cast
from ..scene import Scene
from .arrange import grant, turn_down
from .telling import tally

pytestmark = pytest.mark.character("qiu_dabi")


def scene(camps: str = "RTRBB", turn: int = 0, seat: int = 1, **others: str) -> Scene:
    people = {seat: "qiu_dabi"} | {int(k[1:]): v for k, v in others.items()}
    return Scene(5, turn=turn, camps=camps, characters=people, extra=cast())


@pytest.mark.clause("R-34", "R-51", "R-97")
def test_what_is_diverted_to_him_he_must_take_but_may_change_first() -> None:
    """He gets the card off the pile, which is as binding as the one it replaces."""
    g = scene().hand(0, "burn.red").hand(2, "divert").top("lock_on.blue").start().send(0, "burn", to=2)
    g.use(2, "play divert @1").resolve().use(1, "stop_press").resolve()
    assert g.flight.at == 1 and g.flight.mode == 1 and g.flight.seat == 0
    g.arrive()
    assert g.intel_of(1) == ["lock_on.telegram.blue"] and not g.told("declined")
    assert g.names(g.s.deck[-1:]) == ["burn.direct.red"]


@pytest.mark.clause("S-12", "G-11", "R-81")
def test_a_text_is_replaced_face_up_and_everybody_knows_what_went_back() -> None:
    g = scene().hand(0, "swap.red").top("lock_on.blue").start().send(0, "swap").use(1, "stop_press").resolve()
    assert g.flight.face == 1 and g.flight.mode == 2 and g.names([g.flight.card]) == ["lock_on.telegram.blue"]
    p = g.cfg.deck.by_name
    assert g.told("put_on_pile")[0].pub == (1, 28, p["swap.text.red"])
    assert g.told("substituted")[0].pub == (1, p["swap.text.red"], p["lock_on.telegram.blue"])
    assert all(k.get(g.s.deck[-1]) == Z_SPOT for k in g.s.know)
    assert g.flight.card not in g.s.know[5]


@pytest.mark.clause("R-19", "R-73", "G-11", "R-53")
@pytest.mark.parametrize("who", [1, 2])
def test_whoever_dies_of_the_new_card_is_his_doing(who: int) -> None:
    """He himself, or somebody after him, if he does not take it."""
    g = scene().hand(0, "decode.red").top("lock_on.black").intel(who, "black", "black").start().send(0, "decode")
    g.use(1, "stop_press").resolve().arrive()
    if who == 2:
        g.decline().arrive()
    g.take_it()
    assert g.s.dead == [who] and g.s.killer[who] == 1


@pytest.mark.clause("R-22", "S-24", "G-09", "R-21")
@pytest.mark.parametrize("exposed", [False, True])
def test_intercepted_meanwhile_the_press_does_not_stop_unless_that_is_exposed(exposed: bool) -> None:
    g = scene().hand(0, "decode.red").hand(3, "intercept").hand(4, "expose").top("lock_on.blue").start()
    g.send(0, "decode").use(1, "stop_press").use(3, "play intercept")
    if exposed:
        g.use(4, "play expose")
    g.resolve()
    assert g.names([g.flight.card]) == ["lock_on.telegram.blue" if exposed else "decode.telegram.red"]
    assert g.flight.at == (1 if exposed else 3) and bool(g.told("fizzled")) == (not exposed)


@pytest.mark.clause("K-03", "G-09", "G-04")
def test_swapped_in_response_the_press_does_not_stop_either() -> None:
    g = scene().hand(0, "decode.red").hand(3, "swap.blue").top("lock_on.blue").start().send(0, "decode")
    g.use(1, "stop_press").use(3, "play swap").resolve()
    assert g.names([g.flight.card]) == ["swap.text.blue"] and g.told("fizzled")[0].pub[0] == 1
    assert g.window == "arrival" and g.why(1, "stop_press") == "G-04"


@pytest.mark.clause("K-11", "G-18", "S-29")
def test_a_face_down_exchange_shows_nobody_anything() -> None:
    """Not even himself: the sender knows what lies on the pile now, nobody what is under way."""
    g = scene().hand(0, "decode.red").top("lock_on.blue").start().send(0, "decode").use(1, "stop_press").resolve()
    old, new = g.s.deck[-1], g.flight.card
    assert [v for v in range(6) if g.s.know[v].get(old) == Z_SPOT] == [0]
    assert not any(k.get(new) == Z_FLIGHT for k in g.s.know) and g.flight.looked == 0 and g.flight.face == 0
    assert g.told("substituted")[0].pub == (1, -1, -1) and g.told("substituted")[0].knows == 0
    assert g.told("put_on_pile")[0].pub[2] == -1 and g.told("put_on_pile")[0].knows == 1


@pytest.mark.clause("K-11", "G-18")
def test_who_knew_the_top_of_the_pile_knows_what_is_under_way() -> None:
    g = scene(s0="bu_tianqi").hand(0, "decode.red", "swap.red").start().say(0, "forecast").resolve().say(0, "swap")
    g.send(0, "decode").use(1, "stop_press").resolve()
    assert g.names([g.flight.card]) == ["swap.text.red"] and g.flight.looked == 1
    assert g.s.know[0][g.flight.card] == Z_FLIGHT and g.s.know[0][g.s.deck[-1]] == Z_SPOT


@pytest.mark.clause("R-08", "R-78", "S-22")
def test_an_empty_pile_is_shuffled_first_and_without_any_card_there_is_no_press_to_stop() -> None:
    g = scene().hand(0, "decode.red").discarded("lock_on.blue").start().send(0, "decode").no_pile()
    g.use(1, "stop_press").resolve()
    assert g.names([g.flight.card]) == ["lock_on.telegram.blue"] and g.names(g.s.deck) == ["decode.telegram.red"]
    assert g.told("reshuffled") and g.s.discard == []
    h = scene().hand(0, "decode.red").start().send(0, "decode").no_pile()
    assert h.why(1, "stop_press") == "R-08"


@pytest.mark.clause("G-02", "S-39", "G-04", "S-23")
def test_no_stop_press_elsewhere_turned_over_or_voided() -> None:
    g = scene().hand(0, "decode.red").start().send(0, "decode").arrive().decline()
    assert g.flight.at == 2 and g.why(1, "stop_press") == "G-02"
    g = turn_down(scene(), 1).hand(0, "decode.red").start().send(0, "decode")
    assert g.why(1, "stop_press") == "S-39"
    g = scene(s2="cheng_chengqing").hand(0, "decode.red").hand(2, "red", "red").start().send(0, "decode")
    g.use(1, "stop_press").use(2, "set_straight red red").resolve()
    assert g.names([g.flight.card]) == ["decode.telegram.red"] and g.flight.owner == 0


@pytest.mark.clause("R-24", "R-45", "G-04", "S-39")
def test_the_run_draws_once_a_turn_for_a_card_without_black() -> None:
    g = grant(scene(), 0, "encore").hand(0, "decode.red", "decode.blue", "lock_on", "lock_on").start()
    g.send(0, "decode.red").arrive().take_it()
    assert g.window == "trigger" and g.asked == [1]
    g.say(1, "headline_run").resolve()
    assert len(g.s.hands[1]) == 1
    g.say(0, "encore lock_on").resolve().say(0, "decode").arrive().take_it()
    assert g.window == "free" and len(g.s.intel[1]) == 2
    for card, down in (("lock_on.red_black", False), ("decode.red", True)):
        h = scene().hand(0, card)
        if down:
            turn_down(h, 1)
        h.start().send(0, card).arrive().take_it()
        assert h.window == "free" and h.s.hands[1] == []


@pytest.mark.clause("G-17", "R-72", "S-40")
def test_mission_something_in_two_turns_running_and_four_cards() -> None:
    g = scene().intel(1, "black", "blue").hand(0, "intercept").hand(2, "swap").start()
    g.hand(0, "decode.blue").send(0, "decode.blue").arrive().take_it().until("free")
    assert tally(g, 1) == [1, 3]
    g.say(0, "end").until("free").hand(1, "decode.red").send(1, "decode.red").until(lambda s: s.over)
    assert g.winners() == [1]


@pytest.mark.clause("G-17", "K-04")
def test_a_run_once_achieved_is_kept() -> None:
    """Two turns running with three cards; then a turn of others; the fourth card wins."""
    g = scene(s2="yan_guoshen").start().hand(0, "decode.blue").send(0, "decode.blue").arrive().take_it().until("free")
    g.say(0, "end").until("free").hand(1, "decode.red").send(1, "decode.red").until("free")
    assert tally(g, 1) == [2, 2] and g.window == "free"
    g.say(1, "end").until("free").hand(2, "decode.black").send(2, "decode.black").arrive().take_it()
    g.intel(1, "blue").until("free").say(2, "end").until("free").hand(3, "burn.black")
    g.send(3, "burn.black", to=1).arrive().take_it()
    assert g.window == "over" and g.winners() == [1]


@pytest.mark.clause("G-17")
@pytest.mark.parametrize("why", ["a turn in between", "twice in one turn", "three cards", "a camp"])
def test_mission_not_met(why: str) -> None:
    g = scene("TRRBB" if why == "a camp" else "RTRBB", s2="yan_guoshen").intel(1, "black")
    if why != "three cards":
        g.intel(1, "black")
    if why == "twice in one turn":
        grant(g, 0, "encore").hand(0, "lock_on", "lock_on")
    g.start().hand(0, "decode.red", "decode.blue").send(0, "decode.red").arrive().take_it().until("free")
    if why == "twice in one turn":
        g.say(0, "encore lock_on").resolve().say(0, "decode.blue").arrive().take_it().until("free")
        assert tally(g, 1) == [1, 4]
        return
    g.say(0, "end").until("free")
    if why == "a turn in between":
        g.hand(1, "burn.blue").send(1, "burn.blue", to=3).arrive().take_it().until("free")
        g.say(1, "end").until("free").hand(2, "burn.red").send(2, "burn.red", to=1).arrive().take_it().until("free")
        assert tally(g, 1) == [1, 4]
        return
    g.hand(1, "decode.blue").send(1, "decode.blue").until("free")
    assert tally(g, 1) == [2, 3 if why == "three cards" else 4] and g.window == "free"


@pytest.mark.clause("R-52", "R-67", "R-73")
def test_a_press_on_the_stack_outlasts_him_and_the_card_goes_home() -> None:
    g = scene().hand(0, "burn.red").top("lock_on.black").start().send(0, "burn", to=1).use(1, "stop_press").leave(1)
    g.resolve()
    assert g.names([g.flight.card]) == ["lock_on.telegram.black"] and g.flight.at == 0 and g.flight.owner == 1


@pytest.mark.clause("S-23", "R-45")
def test_a_voided_run_draws_nothing() -> None:
    g = scene(s2="cheng_chengqing").hand(0, "decode.red").hand(2, "red", "red").start().send(0, "decode").arrive()
    g.take_it().say(1, "headline_run").use(2, "set_straight red red").resolve()
    assert g.s.hands[1] == [] and g.window == "free"
