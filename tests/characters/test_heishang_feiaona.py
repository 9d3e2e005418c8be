import pytest

from kongsheng.game.views import view

from ..kit import cast
from ..scene import Scene
from .arrange import grant, turn_down
from .telling import tally

pytestmark = pytest.mark.character("heishang_feiaona")


def scene(camps: str = "RBRBT", turn: int = 0, **others: str) -> Scene:
    people = {1: "heishang_feiaona"} | {int(k[1:]): v for k, v in others.items()}
    return Scene(5, turn=turn, camps=camps, characters=people, extra=cast())


@pytest.mark.clause("S-05", "R-43", "S-23", "R-57", "R-85", "G-04", "G-12")
def test_a_countered_retitled_document_does_nothing() -> None:
    """A public document used as an intercept is exposed: discarded, it acts on nobody; the use of the turn is gone."""
    g = scene().hand(0, "red").hand(1, "public_document.red", "swap", "burn").hand(3, "expose").start().send(0, "red")
    g.arrive().decline()
    assert g.flight.at == 2
    g.use(1, "text_as_intercept public_document").use(3, "play expose").resolve()
    assert g.flight.at == 2 and not g.told("document") and len(g.s.hands[1]) == 2
    assert "public_document.text.red.CCAV:+1;2BC:-1;TABLOID:0" in g.names(g.s.discard)
    assert g.why(1, "text_as_intercept swap") == "G-04"


@pytest.mark.clause("S-42", "S-18")
@pytest.mark.parametrize(("camps", "others"), [("RBRBT", [0, 2]), ("RTRBB", [0, 2])])
def test_taken_along_by_an_eclipse_she_wins_alone_of_her_side(camps: str, others: list[int]) -> None:
    """Her camp wins nothing by it; nor does it matter if she is a reporter."""
    g = scene(camps, s2="yueming").hand(0, "red").intel(2, "red", "red").start().send(0, "red")
    g.arrive().decline().arrive().take_it().say(2, "shared_eclipse @1")
    assert g.winners() == [0, 1, 2]
    assert others == [x for x in g.winners() if x != 1] and len(g.told("declared")) == 1


@pytest.mark.clause("S-15", "R-17", "R-47", "G-17")
def test_two_blues_when_somebody_completes_three() -> None:
    """She is a reporter with two blue cards: 2BC's third blue makes both sides declare."""
    g = scene("RTRBB").intel(1, "blue", "blue").intel(3, "blue", "blue").hand(2, "decode.blue").hand(0, "blue")
    g.start().send(0, "blue")
    g.until(lambda s: g.window == "decide" and g.flight.at == 3).take_it()
    assert g.window == "over" and g.winners() == [1, 3, 4]
    assert sorted(e.pub[0] for e in g.told("declared")) == [1, 3]


@pytest.mark.clause("R-17", "R-42", "R-80")
def test_a_third_blue_turned_up_from_the_pile_counts_as_well() -> None:
    g = scene("RTRBB").intel(1, "blue", "blue").intel(3, "blue", "blue").hand(0, "true_or_false")
    g.top("red", "black", "black", "lock_on.blue").start().say(0, "play true_or_false").resolve()
    assert g.window == "over" and g.winners() == [1, 3, 4] and g.s.intel[4] == []


@pytest.mark.clause("S-17", "G-16", "R-107")
def test_nobody_is_asked_after_the_gain_that_ends_the_game() -> None:
    g = scene().intel(1, "red").intel(2, "red", "red").hand(0, "red").start().send(0, "red")
    g.arrive().decline().arrive().take_it()
    assert g.window == "over" and g.winners() == [0, 2] and g.s.hands[1] == []


@pytest.mark.clause("R-24", "G-10", "R-45")
def test_riding_the_trend_draws_for_a_shared_colour() -> None:
    """Another takes a red-black card; she holds a black one: she may draw, and it can be answered."""
    g = scene().intel(1, "black").hand(0, "lock_on.red_black").start().send(0, "lock_on")
    g.arrive().decline().arrive().take_it()
    assert g.window == "trigger" and g.asked == [1]
    g.say(1, "ride_trend")
    assert g.window == "response"
    g.resolve()
    assert len(g.s.hands[1]) == 1 and g.window == "free"


@pytest.mark.clause("R-24", "S-28", "S-39")
@pytest.mark.parametrize("why", ["nothing before her", "no common colour", "her own gain", "turned over"])
def test_no_trend_to_ride(why: str) -> None:
    g = scene().hand(0, "red").intel(2, "black")
    if why != "nothing before her":
        g.intel(1, "blue" if why == "no common colour" else "red")
    if why == "turned over":
        turn_down(g, 1)
    g.start().send(0, "red").arrive()
    if why != "her own gain":
        g.decline().arrive()
    g.take_it()
    assert g.window == "free" and g.s.hands[1] == []


@pytest.mark.clause("G-04")
def test_once_a_turn_and_twice_a_round() -> None:
    """Two transmissions of one turn: asked once. In a third turn of her round she is not asked any more."""
    g = grant(scene(turn=2), 2, "encore").intel(1, "red").hand(2, "red", "red", "burn")
    g.start().send(2, "red").arrive().take_it().say(1, "ride_trend").resolve()
    g.say(2, "encore burn").resolve().say(2, "red").until("decide").take_it()
    assert g.window == "free" and len(g.s.hands[1]) == 1
    for x in (3, 4):
        g.say(g.s.turn_seat, "end").until("free").hand(x, "red").send(x, "red").arrive().take_it()
        assert (g.window == "trigger") == (x == 3)
        if x == 3:
            g.say(1, "ride_trend").resolve()
    assert g.window == "free" and len(g.s.hands[1]) == 2


@pytest.mark.clause("R-35", "G-02", "G-12", "S-39")
def test_retitling_needs_a_text_and_the_moment_of_an_intercept() -> None:
    g = scene().hand(0, "red").hand(1, "burn", "swap").start().send(0, "red")
    assert g.why(1, "text_as_intercept swap") == "R-35"  # it lies before her
    g.arrive().decline()
    assert g.why(1, "text_as_intercept burn") == "G-03" and g.can(1, "text_as_intercept swap")
    g.use(1, "text_as_intercept swap").resolve()
    assert g.flight.at == 1 and g.arrive().told("gained")[0].pub[0] == 1
    h = scene(turn=1).hand(1, "red", "swap").start().send(1, "red")
    assert h.why(1, "text_as_intercept swap") == "R-35"  # her own turn
    h = turn_down(scene(), 1).hand(0, "red").hand(1, "swap").start().send(0, "red").arrive().decline()
    assert h.why(1, "text_as_intercept swap") == "S-39"


@pytest.mark.clause("R-17", "G-17", "S-40")
@pytest.mark.parametrize("why", ["the other colour", "only one", "a camp"])
def test_mission_not_met(why: str) -> None:
    g = scene("RTRBB" if why != "a camp" else "TBRBR").hand(0, "blue").intel(3, "blue", "blue")
    g.intel(1, *{"the other colour": ["red", "red"], "only one": ["blue"], "a camp": ["red", "red"]}[why])
    g.start().send(0, "blue").until(lambda s: g.window == "decide" and g.flight.at == 3).take_it()
    assert g.window == "over" and [e.pub[0] for e in g.told("declared")] == [3]
    assert g.winners() == ([3, 4] if why != "a camp" else [1, 3])


@pytest.mark.clause("R-18", "R-96")
def test_mission_not_by_survival_of_a_camp() -> None:
    """Two blues are nothing when 2BC wins because it alone is left: she is not, being a living reporter."""
    g = Scene(4, camps="RTBB", characters={1: "heishang_feiaona"}).intel(1, "blue", "blue").start()
    g.leave(0)
    assert g.window != "over" and tally(g, 1) == [0]
    g.leave(1)
    assert g.window == "over" and g.winners() == [2, 3]


@pytest.mark.clause("S-23", "R-45")
def test_a_voided_ride_draws_nothing() -> None:
    g = scene(s3="cheng_chengqing").hand(0, "red").hand(3, "blue", "blue").intel(1, "red").start().send(0, "red")
    g.arrive().decline().arrive().take_it().say(1, "ride_trend").use(3, "set_straight blue blue").resolve()
    assert g.s.hands[1] == [] and g.window == "free"


@pytest.mark.clause("R-53", "R-73")
def test_what_she_intercepts_to_her_death_is_the_senders_doing() -> None:
    g = scene().hand(0, "decode.black").hand(1, "swap").intel(1, "black", "black").start().send(0, "decode")
    g.arrive().decline().use(1, "text_as_intercept swap").resolve().arrive()
    assert g.s.dead == [1] and g.s.killer[1] == 0


@pytest.mark.clause("G-17")
def test_her_progress_is_her_own_cards_and_says_nothing_of_the_others() -> None:
    g = scene("RTRBB").intel(1, "red", "blue", "blue").intel(3, "blue", "blue").start()
    assert view(g.s, 1).tally == [(2, 2, -1)]
