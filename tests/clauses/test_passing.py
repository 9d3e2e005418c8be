"""Chapter 4: passing intelligence."""

import pytest

from kongsheng.game.engine import apply
from kongsheng.game.events import HOW_DECLINED, HOW_INTERCEPTED, HOW_PASSED, HOW_SKIPPED
from kongsheng.game.model import Options
from kongsheng.game.tokens import NO, WATCHER, YES
from kongsheng.game.views import view
from kongsheng.game.words import legal
from tests import kit
from tests.scene import DECK, Scene


def begin(n: int = 4, **kw: object) -> Scene:
    kw.setdefault("camps", {3: "RBT", 4: "RBTT", 5: "RBRBT"}[n])
    return kit.scene(n, **kw)  # type: ignore[arg-type]


def seen_print(g: Scene, viewer: int) -> str:
    """What the viewer sees of the flight: a face or ""."""
    f = view(g.s, viewer).flight
    assert f is not None
    return DECK.prints[f.print].name if f.print >= 0 else ""


@pytest.mark.clause("S-10")
def test_a_telegram_goes_right_face_down_until_its_sender_must_take_it() -> None:
    g = begin(turn=2).hand(2, "telegram.red").start()
    g.send(2, "telegram.red")
    face = g.names([g.flight.card])[0]
    assert g.flight.at == 3
    assert [seen_print(g, v) for v in (0, 1, 2, 3, WATCHER)] == ["", "", face, "", ""]
    for at, following in ((3, 0), (0, 1)):
        assert g.flight.at == at
        g.arrive()
        assert g.window == "decide" and g.asked == [at] and legal(g.s, at) == bytes([YES, NO])
        g.decline()
        assert g.window == "arrival" and g.flight.at == following and seen_print(g, following) == ""
    g.arrive().decline()
    assert g.flight.at == 2 and g.window == "arrival"
    view_of_others = view(g.s, 0).flight
    assert view_of_others is not None and view_of_others.bound == "S-10"
    g.arrive()  # nobody is asked: he must
    assert g.window == "free" and g.intel_of(2) == [face] and g.s.sender[g.s.intel[2][0]] == 2
    assert kit.pub(g, "declined") == [(3,), (0,), (1,)]
    assert kit.pub(g, "gained") == [(2, DECK.by_name[face], 2)]
    assert kit.pub(g, "flight_at") == [(3, HOW_PASSED), (0, HOW_DECLINED), (1, HOW_DECLINED), (2, HOW_DECLINED)]


@pytest.mark.clause("S-10", "S-13")
def test_whoever_takes_it_turns_it_up_in_front_of_himself_and_it_stops() -> None:
    g = begin().hand(0, "telegram.blue").intel(1, "black").start()
    g.send(0, "telegram.blue")
    face = g.names([g.flight.card])[0]
    g.arrive().take_it()
    assert g.intel_of(1)[1:] == [face] and g.window == "free" and g.s.flight == -1
    for v in (0, 1, 2, 3, WATCHER):
        seat = view(g.s, v).seats[1]
        assert [DECK.prints[p].name for p in seat.intel][1:] == [face] and seat.senders == [-1, 0]
    assert g.s.blue[1] == 1 and not g.told("declined")


@pytest.mark.clause("S-11")
def test_a_direct_goes_to_anybody_and_comes_straight_back() -> None:
    g = begin().hand(0, "direct.blue").start()
    g.say(0, "send direct.blue")
    assert g.window == "target" and g.asked == [0]
    assert [g.why(0, f"@{x}") for x in range(4)] == ["R-79", "", "", ""]
    g.say(0, "@2")
    assert g.flight.at == 2 and [seen_print(g, v) != "" for v in (0, 1, 2, 3)] == [True, False, False, False]
    g.arrive().decline()
    assert g.flight.at == 0 and g.window == "arrival"
    g.arrive()
    assert g.window == "free" and len(g.s.intel[0]) == 1
    assert kit.pub(g, "flight_at") == [(2, HOW_PASSED), (0, HOW_DECLINED)]
    g = begin().hand(0, "direct.blue").start()
    g.send(0, "direct.blue", to=3).arrive().take_it()
    assert len(g.s.intel[3]) == 1 and g.window == "free"


@pytest.mark.clause("S-12")
def test_a_text_goes_right_face_up() -> None:
    g = begin().hand(0, "text.red").start()
    g.send(0, "text.red")
    face = g.names([g.flight.card])[0]
    assert g.flight.at == 1 and [seen_print(g, v) for v in (0, 1, 2, 3, WATCHER)] == [face] * 5
    assert kit.pub(g, "sent") == [(0, 2, DECK.by_name[face])]
    g.arrive().decline()
    assert g.flight.at == 2 and seen_print(g, 3) == face
    g.arrive().decline().arrive().decline()
    assert g.flight.at == 0
    g.arrive()
    assert g.intel_of(0) == [face] and kit.pub(g, "declined") == [(1,), (2,), (3,)]


@pytest.mark.clause("S-13")
def test_all_intelligence_lies_face_up_in_the_order_it_came() -> None:
    g = begin().hand(0, "direct.blue").intel(2, "text.red", "telegram.black").start()
    g.send(0, "direct.blue", to=2).arrive().take_it()
    assert [DECK.prints[p].name for p in view(g.s, WATCHER).seats[2].intel] == g.intel_of(2)
    assert len(g.intel_of(2)) == 3 and g.intel_of(2)[2].split(".")[1:] == ["direct", "blue"]


@pytest.mark.clause("S-14")
def test_handing_back_by_word_is_no_card_and_cannot_be_countered() -> None:
    g = begin(characters={2: "clerk", 1: "forger"}, camps="RBTT").hand(0, "direct.blue").hand(1, "expose").start()
    g.send(0, "direct.blue", to=2).arrive().decline()
    assert g.window == "arrival" and g.flight.at == 0  # no response window came between
    assert g.why(1, "play expose") != ""
    assert not g.told("played") and not g.told("resolved") and not g.told("reversed")
    assert view(g.s, 2).tally == [(0, 2, -1)]  # nothing was used
    assert g.flight.way == 1


@pytest.mark.clause("R-11")
def test_an_arrival_window_comes_before_every_decision() -> None:
    g = begin(5).hand(0, "telegram.red").hand(3, "intercept").start()
    g.send(0, "telegram.red")
    assert g.window == "arrival" and g.asked == [0, 1, 2, 3, 4] and g.flight.at == 1
    g.say(1, "pass").say(2, "pass").say(4, "pass").say(0, "pass")
    assert g.window == "arrival" and g.asked == [3]
    g.say(3, "pass")
    assert g.window == "decide" and g.asked == [1]
    assert g.why(3, "play intercept") == "S-27"
    g.decline()
    assert g.window == "arrival" and g.flight.at == 2 and g.asked == [0, 1, 2, 3, 4]


@pytest.mark.clause("R-11", "R-20")
def test_the_arrival_window_asks_from_where_it_lies_and_reopens_after_a_use() -> None:
    g = begin(5, characters={3: "gunner"}).hand(0, "telegram.red").hand(2, "intercept").hand(1, "decode")
    g.hand(3, "lock_on", "intercept").intel(4, "black").start()
    g.send(0, "telegram.red")
    g.say(3, "shoot lock_on @4 black").say(0, "pass").say(2, "play intercept").say(4, "pass")
    assert not g.told("played") and len(g.s.intel[4]) == 1  # seat 1 comes first and has not answered
    g.say(1, "play decode")
    assert g.window == "response" and kit.pub(g, "played")[0][:2] == (1, 3)
    assert len(g.s.hands[2]) == 1 and len(g.s.hands[3]) == 2 and len(g.s.intel[4]) == 1  # their answers are void
    g.resolve()
    assert g.window == "arrival" and g.asked == [0, 1, 2, 3, 4]
    g.arrive()
    assert g.window == "decide" and g.asked == [1]


@pytest.mark.clause("R-12")
def test_who_leaves_while_deciding_counts_as_declining() -> None:
    g = begin(5).hand(0, "telegram.red").start()
    g.send(0, "telegram.red").arrive()
    g.leave(1)
    assert g.window == "arrival" and g.flight.at == 2 and g.asked == [0, 2, 3, 4]
    assert not g.told("declined")  # it is not his word
    g = begin(5).hand(0, "direct.red").start()
    g.send(0, "direct.red", to=3).arrive()
    g.leave(3)
    assert g.window == "arrival" and g.flight.at == 0
    g.arrive()
    assert len(g.s.intel[0]) == 1


@pytest.mark.clause("R-12")
def test_who_dies_with_it_before_him_does_not_take_it() -> None:
    g = begin(5, characters={3: "yueming"}).hand(0, "telegram.red").hand(3, "decode", "decode")
    g.intel(1, "black", "black").intel(0, "black").start()
    g.send(0, "telegram.red")
    g.say(1, "pass").say(2, "pass").say(3, "moon_shift decode decode @0 black").resolve()
    assert kit.pub(g, "dying") == [(1, 3)]
    assert g.window == "arrival" and g.flight.at == 2
    assert kit.pub(g, "flight_at")[-1] == (2, HOW_PASSED) and not g.told("gained")


@pytest.mark.clause("R-12")
def test_the_sender_leaves_and_the_intelligence_is_laid_open_on_the_discards() -> None:
    for stage in ("arrival", "decide", "target"):
        g = begin(5).hand(0, "direct.red").start()
        g.say(0, "send direct.red")
        face = g.names([g.flight.card])[0]
        if stage != "target":
            g.say(0, "@2")
        if stage == "decide":
            g.arrive()
        assert g.window == stage
        g.leave(0)
        assert kit.pub(g, "flight_dropped") == [(DECK.by_name[face],)], stage
        assert face in g.names(g.s.discard) and g.s.flight == -1
        assert g.s.turn_seat == 1 and g.window == "open", stage  # his turn is over
        assert not g.told("gained")
        apply(g.s, g.asked[0], bytes([0]))  # and the game goes on


@pytest.mark.clause("R-13")
def test_a_lured_player_is_passed_over() -> None:
    g = begin(5).hand(0, "telegram.red", "lure_away").start()
    g.say(0, "play lure_away @1").resolve()
    g.send(0, "telegram.red")
    assert g.flight.at == 2 and kit.pub(g, "flight_at") == [(1, HOW_PASSED), (2, HOW_SKIPPED)]
    assert g.asked == [0, 1, 2, 3, 4]  # he is still asked in the window


@pytest.mark.clause("R-13")
def test_when_all_are_passed_over_the_sender_must_take_it() -> None:
    g = begin(3).hand(0, "telegram.red", "lure_away", "lure_away").start()
    g.say(0, "play lure_away @1").resolve().say(0, "play lure_away @2").resolve()
    g.send(0, "telegram.red")
    assert g.window == "arrival" and g.flight.at == 0
    g.arrive()
    assert g.window == "free" and len(g.s.intel[0]) == 1
    assert [p[1] for p in kit.pub(g, "flight_at")] == [HOW_PASSED, HOW_SKIPPED, HOW_SKIPPED]


@pytest.mark.clause("R-13")
def test_being_lured_lasts_for_the_turn_only() -> None:
    g = begin(4).hand(0, "telegram.red", "lure_away").start()
    g.say(0, "play lure_away @2").resolve().send(0, "telegram.red").until("free").say(0, "end")
    g.until(lambda s: s.turn == 2).until("free")
    assert g.s.lured == 0
    g.s.hands[1] = []
    g.hand(1, "telegram.blue").send(1, "telegram.blue")
    assert g.flight.at == 2


@pytest.mark.clause("R-12", "R-88")
def test_the_dead_are_no_places_on_the_way() -> None:
    g = begin(5, options=Options(last_camp_wins=False)).hand(0, "telegram.red").start()
    g.leave(1).leave(3)
    g.send(0, "telegram.red")
    assert g.flight.at == 2
    g.arrive().decline()
    assert g.flight.at == 4


@pytest.mark.clause("R-11", "R-35")
def test_every_new_place_opens_a_new_arrival_window() -> None:
    g = begin(5).hand(0, "telegram.red").hand(3, "intercept").start()
    g.send(0, "telegram.red").say(1, "pass").say(2, "pass").say(3, "play intercept").resolve()
    assert g.window == "arrival" and g.flight.at == 3 and g.asked == [0, 1, 2, 3, 4]
    assert kit.pub(g, "flight_at")[-1] == (3, HOW_INTERCEPTED)
