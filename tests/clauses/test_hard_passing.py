"""Chapter 11: the pile, the course of a turn, and intelligence on its way."""

import pytest

from kongsheng.game.deck import DIRECT
from kongsheng.game.events import HOW_PASSED
from kongsheng.game.tokens import END_TURN, SEAT, SEND
from kongsheng.game.views import view
from kongsheng.game.words import legal

from ..kit2 import first_asked, scene, sight, story


# --- direct intelligence with nobody to go to (R-65, R-79) ---
@pytest.mark.clause("R-65", "R-44")
def test_a_direct_without_a_possible_target_goes_straight_to_its_sender() -> None:
    g = scene(3, camps="RBT").hand(0, "lure_away", "lure_away", "direct.red").start()
    g.say(0, "play lure_away @1").resolve().say(0, "play lure_away @2").resolve()
    g.say(0, "send direct.red")
    assert g.window == "arrival" and g.flight.at == 0 and first_asked(g) == 0  # nothing chosen, window all the same
    assert story(g, "flight_at") == [("flight_at", 0, HOW_PASSED)] and g.told("sent")[0].pub[1] == DIRECT
    g.arrive()
    assert len(g.intel_of(0)) == 1  # he must take it


@pytest.mark.clause("R-65")
def test_then_nothing_can_be_dropped_from_the_air_and_nackville_loses_it() -> None:
    g = scene(3, camps="RBT", characters={0: "weng_wengweng"})
    g.hand(0, "lure_away", "lure_away", "telegram.red", "burn").start()
    g.say(0, "play lure_away @1").resolve()
    g.say(0, "send telegram.red")
    assert g.window == "sending" and g.can(0, "air_drop burn")
    g = scene(3, camps="RBT", characters={0: "weng_wengweng"})
    g.hand(0, "lure_away", "lure_away", "telegram.red", "burn").start()
    g.say(0, "play lure_away @1").resolve().say(0, "play lure_away @2").resolve()
    g.say(0, "send telegram.red")
    assert g.why(0, "air_drop burn") == "R-65"

    g = scene(3, camps="RBT", characters={0: "naikeweier"})
    g.hand(0, "lure_away", "lure_away", "lure_away", "direct.red").start()
    for x in (1, 2, 0):
        g.say(0, f"play lure_away @{x}").resolve().until("free")
    g.say(0, "send direct.red")
    assert len(g.told("flight_dropped")) == 1 and g.s.intel[0] == [] and g.window == "free"
    assert not g.told("gained")


@pytest.mark.clause("R-65", "R-43")
def test_the_sender_of_a_direct_without_target_may_still_divert_it_to_nobody() -> None:
    g = scene(3, camps="RBT").hand(0, "lure_away", "lure_away", "divert", "direct.red").start()
    g.say(0, "play lure_away @1").resolve().say(0, "play lure_away @2").resolve().say(0, "send intercept")
    assert g.window == "arrival" and g.why(0, "play divert @1") != ""  # those lured away are no targets


@pytest.mark.clause("R-79", "S-11", "R-44")
def test_a_direct_goes_to_another_living_player_who_is_not_lured_away() -> None:
    g = scene(5, camps="RBRBT").hand(0, "lure_away", "direct.red").start()
    g.leave(4)
    g.say(0, "play lure_away @1").resolve().say(0, "send direct.red")
    assert legal(g.s, 0) == bytes([SEAT + 2, SEAT + 3])
    assert g.why(0, "@0") == "R-79" and g.why(0, "@1") == "R-44" and g.why(0, "@4") == "S-11"


# --- the piles (R-78, R-58) ---
@pytest.mark.clause("R-78", "R-08")
def test_the_discards_are_shuffled_only_when_cards_are_missing_and_go_below_the_rest() -> None:
    g = scene(4, camps="RBTT").hand(0, "reinforce", "telegram.blue").intel(0, "black")
    g.discarded("burn.red", "burn.blue", "divert.red").no_pile(0).top()
    g.s.deck = [g.spare.pop()]  # one card is left
    rest = g.s.deck[0]
    g.start()
    g.say(0, "play reinforce").resolve()  # two cards
    assert g.told("reshuffled")[0].pub == (3,)  # the card in use is not among them
    assert rest in g.s.hands[0] and len(g.s.hands[0]) == 3 and len(g.s.deck) == 2
    assert g.names(g.s.discard)[0].startswith("reinforce") and len(g.s.discard) == 1

    g = scene(4, camps="RBTT").hand(0, "reinforce", "telegram.blue").discarded("burn.red").no_pile(1).start()
    g.say(0, "play reinforce").resolve()
    assert not g.told("reshuffled") and g.s.deck == [] and len(g.s.discard) == 2  # enough: nothing is shuffled yet


@pytest.mark.clause("R-78", "R-58", "R-81")
def test_used_probes_lie_face_down_and_are_shuffled_like_all_others() -> None:
    g = scene(5, camps="RBRBT").hand(0, "probe.black", "probe.red", "reinforce", "telegram.blue").hand(2, "expose")
    g.start()
    g.say(0, "play probe.black @1").resolve()
    g.say(0, "play probe.red @3").say(2, "play expose").resolve()  # one answered, one made void
    assert len(g.s.facedown) == 2 and len(g.names(g.s.discard)) == 1
    for viewer in (-2, 0, 1, 3):
        v = view(g.s, viewer)
        assert v.facedown == 2 and len(v.discard) == 1  # counted, not shown; the expose lies face up
    assert all(e.pub[2] == -1 and e.knows == 1 << 0 for e in g.told("played") if e.pub[1] == 0)
    probes = g.s.facedown[:]
    before = sight(g, 4)
    g.s.facedown.reverse()
    assert sight(g, 4) == before
    g.s.facedown.reverse()
    g.no_pile(0)
    g.say(0, "play reinforce").resolve()
    assert g.told("reshuffled")[0].pub == (3,) and g.s.facedown == [] and g.s.told == []
    where = g.s.deck + g.s.hands[0]
    assert set(probes) <= set(where) and view(g.s, -2).facedown == 0


@pytest.mark.clause("R-78")
def test_cards_in_use_return_to_the_discards_when_they_are_done() -> None:
    g = scene(4, camps="RBTT").hand(0, "lock_on", "telegram.blue").hand(2, "expose").hand(3, "expose").start()
    g.say(0, "play lock_on @1").say(2, "play expose").say(3, "play expose")
    assert g.s.discard == [] and len(g.stack) == 3 and all(len(g.s.hands[x]) == (x == 0) for x in (0, 2, 3))
    g.all_pass()
    assert len(g.s.discard) == 1
    g.all_pass()
    assert len(g.s.discard) == 2
    g.all_pass()
    assert len(g.s.discard) == 3 and g.s.locked


# --- truth or lie (R-80) ---
@pytest.mark.clause("R-80", "R-88")
def test_the_dead_are_passed_over_and_an_empty_pile_gives_nothing() -> None:
    g = scene(6, camps="RBRBTT", characters={1: "lasher"}).hand(0, "true_or_false", "telegram.red")
    g.intel(1, "black", "black").intel(2, "black", "black")
    g.top("blue", "black", "black", "red", "red").start()  # for 0, 1, then (his death) 2, then 3 and 5
    g.leave(4)
    g.say(0, "play true_or_false").resolve()
    assert g.window == "trigger" and g.asked == [1]
    g.say(1, "lash @2")  # seat 2 dies before his turn comes
    assert [e.pub[0] for e in g.told("turned_up")] == [0, 1, 2, 3, 5] and g.s.status[2] == 2
    assert story(g, "dying") == [("dying", 1, 0), ("dying", 2, 1)]  # the lash, not the card
    assert len(g.intel_of(3)) == len(g.intel_of(5)) == 1 and g.window == "free"

    g = scene(4, camps="RBTT").hand(0, "true_or_false", "telegram.red").no_pile(0)
    g.s.deck = g.spare[-2:]
    g.start()
    g.say(0, "play true_or_false").resolve()
    assert [e.pub[0] for e in g.told("turned_up")] == [0, 1] and g.window == "free"


@pytest.mark.clause("R-80", "R-43", "R-85")
def test_what_it_turns_up_was_not_transmitted() -> None:
    g = scene(5, camps="RBRBT", characters={3: "echo"}).hand(0, "true_or_false", "telegram.red")
    g.top("public_document.red", "blue", "blue", "red", "red").start()
    g.say(0, "play true_or_false").resolve()
    assert g.window == "free" and not g.told("document") and not g.told("gained")
    assert g.s.sender[g.s.intel[0][0]] == -1 and g.hand_of(0) != [] and len(g.hand_of(0)) == 1


@pytest.mark.clause("R-80", "S-17")
def test_it_stops_when_the_game_is_over() -> None:
    g = scene(5, camps="RBRBT").hand(0, "true_or_false", "telegram.red").intel(1, "blue", "blue")
    g.top("red", "blue", "red", "red").start()
    g.say(0, "play true_or_false").resolve()
    assert g.winners() == [1, 3] and [e.pub[0] for e in g.told("turned_up")] == [0, 1]


# --- sending from the pile (R-84) ---
@pytest.mark.clause("R-84", "R-07")
def test_a_card_sent_from_the_pile_is_seen_by_its_sender_first() -> None:
    g = scene(5, camps="RBRBT", characters={0: "weng_wengweng"}).top("intercept.red").start()
    assert g.hand_of(0) == [] and legal(g.s, 0) == bytes([SEND])
    g.say(0, "send")
    assert g.window == "sending" and g.why(0, "air_drop intercept") == "G-03"  # it is not in his hand
    v = view(g.s, 0)
    assert v.flight is not None and v.flight.print == g.cfg.deck.by_name["intercept.direct.red"] and v.hand == b""
    for other in (-2, 1, 4):
        f = view(g.s, other).flight
        assert f is not None and f.print == -1 and f.mode == -1
    g.say(0, "pass")
    assert g.window == "target"
    g.say(0, "@3")
    assert g.told("sent")[0].pub == (0, DIRECT, -1) and g.told("sent")[0].knows == 1 << 0


@pytest.mark.clause("R-84", "R-07", "S-09")
def test_with_no_card_anywhere_the_duty_to_send_is_done() -> None:
    g = scene(4, camps="RBTT", characters={0: "rainmaker"}).no_pile(0).start()
    assert END_TURN in legal(g.s, 0) and SEND not in legal(g.s, 0)
    g.say(0, "end").all_pass()
    assert g.s.turn_seat == 1

    g = scene(4, camps="RBTT", characters={0: "gunner"}).hand(0, "telegram.red").no_pile(0).start()
    assert g.why(0, "end") == "S-09"


# --- public documents (R-85) ---
@pytest.mark.clause("R-85", "R-43", "R-51")
@pytest.mark.parametrize("how", ["decides", "sender", "intercepted", "diverted"])
def test_whoever_takes_a_public_document_does_what_it_says_for_his_camp(how: str) -> None:
    g = scene(5, camps="RRBBT")
    g.hand(0, "public_document.red").hand(1, "divert").hand(2, "intercept")
    g.top("blue", "blue", "blue").start()
    g.send(0, "public_document.red")
    taker = {"decides": 1, "sender": 0, "intercepted": 2, "diverted": 4}[how]
    if how == "decides":
        g.arrive().take_it()
    elif how == "sender":
        for _ in range(4):
            g.arrive().decline()
        g.arrive()
    elif how == "intercepted":
        g.say(2, "play intercept").resolve().arrive()
    else:
        g.say(1, "play divert @4").resolve().arrive()
    assert g.told("gained")[0].pub[0] == taker
    acts = [e.pub for e in g.told("document")]
    if taker in (0, 1):  # CCAV draws
        assert acts == [(taker, 1)] and len(g.hand_of(taker)) == (2 if taker == 1 else 1)
    elif taker == 2:  # 2BC discards, but his hand is empty: as if nothing was said
        assert acts == [] and not g.told("discarded")
    else:  # nothing for reporters
        assert acts == []


@pytest.mark.clause("R-85", "S-34")
def test_its_discard_is_random_and_public() -> None:
    seen = set()
    for k in range(12):
        g = scene(5, camps="RBRBT", seed=b"doc%d" % k).hand(0, "public_document.red")
        g.hand(1, "burn.red", "divert.blue").start()
        g.send(0, "public_document.red").arrive().take_it()
        assert g.window == "free"  # nobody chooses
        assert g.told("document")[0].pub == (1, -1) and g.told("document")[0].to == 0x1FF
        seen.add(g.told("discarded")[0].pub)
    assert len(seen) == 2


@pytest.mark.clause("R-85", "S-23", "G-12")
def test_a_public_document_may_serve_as_another_function() -> None:
    g = scene(5, camps="RBRBT", characters={2: "heishang_feiaona"}).hand(0, "telegram.red")
    g.hand(2, "public_document.red").start()
    g.send(0, "telegram.red")
    assert g.why(2, "play public_document.red") == "R-43"
    g.say(2, "text_as_intercept public_document.red").resolve()
    assert g.flight.at == 2 and not g.told("document") and g.names(g.s.discard)[0].startswith("public_document")


# --- on its way is not before you (R-86) ---
@pytest.mark.clause("R-86")
def test_what_is_on_its_way_is_not_intelligence_before_anybody() -> None:
    g = scene(5, camps="RBRBT", characters={3: "gunner", 2: "yueming"}).hand(0, "true_or_false.black")
    g.hand(2, "red", "red", "burn").start()
    g.send(0, "true_or_false.black")
    assert g.flight.face == 1 and g.intel_of(1) == []
    assert g.why(2, "play burn @1 black") == "S-22" and g.why(2, "moon_shift red red @1 black") == "G-08"
    assert g.s.black[1] == 0
    g.leave(1)  # it is not discarded with his things
    assert g.flight.card >= 0 and g.flight.at == 2 and g.told("lost")[0].pub[3:] == ()
