"""Chapter 7: the words of the game."""

import pytest

from kongsheng.game.events import seen_by
from kongsheng.game.tokens import COVERED, DEAD, OUT, UP, WATCHER
from kongsheng.game.views import view
from tests import kit
from tests.scene import DECK, Scene


@pytest.mark.clause("S-29", "S-13")
def test_gaining_turns_the_flight_up_in_front_of_the_taker() -> None:
    g = kit.scene(5, camps="RBRBT").hand(0, "direct.blue").start().send(0, "direct.blue", to=3).arrive()
    card = g.flight.card
    g.take_it()
    assert g.s.intel[3] == [card] and kit.pub(g, "gained") == [(3, DECK.print_of[card], 0)]
    assert [view(g.s, v).seats[3].intel for v in (WATCHER, 1, 3)] == [bytes([DECK.print_of[card]])] * 3


@pytest.mark.clause("S-29")
def test_showing_is_for_all_and_inspecting_only_for_those_concerned() -> None:
    g = kit.scene(5, camps="RBRBT").hand(0, "telegram.blue").hand(1, "decode").start().send(0, "telegram.blue")
    print_ = DECK.print_of[g.flight.card]
    g.say(1, "play decode").resolve()
    seen = g.told("flight_seen")[0]
    for v in (0, 2, 3, 4, WATCHER):
        assert seen_by(seen, v) == (seen.kind, (1,), ())
    assert seen_by(seen, 1) == (seen.kind, (1,), (print_,))
    flights = {v: view(g.s, v).flight for v in (0, 1, 2, WATCHER)}
    assert {v: f.print for v, f in flights.items() if f is not None} == {0: print_, 1: print_, 2: -1, WATCHER: -1}
    # shown: turned up cards, discards
    g = kit.scene(5, camps="RBRBT").hand(0, "true_or_false").start().say(0, "play true_or_false").resolve()
    for e in g.told("turned_up"):
        assert seen_by(e, WATCHER) == (e.kind, e.pub, ()) and e.pub[1] >= 0


@pytest.mark.clause("S-30")
def test_drawing_is_from_the_top_of_the_pile() -> None:
    g = (
        kit.scene(5, camps="RBRBT")
        .hand(0, "reinforce")
        .intel(0, "black")
        .top("burn.red", "swap.blue", "decode.red")
        .start()
    )
    g.say(0, "play reinforce").resolve()
    assert g.hand_of(0) == ["burn.direct.red", "swap.text.blue"]
    e = g.told("drew")[0]
    assert e.pub == (0, 2) and seen_by(e, 1) == (e.kind, (0, 2), ()) and len(e.priv) == 2


@pytest.mark.clause("S-30")
def test_drawing_from_a_hand_is_blind() -> None:
    taken = set()
    for seed in range(12):
        g = (
            kit.scene(5, camps="RBRBT", characters={0: "he_xini"}, seed=bytes([seed]))
            .hand(1, "burn.red")
            .hand(2, "decode", "lock_on")
        )
        g.start().say(0, "even_blame @1 @2").resolve()
        assert len(g.s.hands[1]) == 1 and len(g.s.hands[2]) == 2
        taken.add(g.hand_of(1)[0].split(".")[0])
    assert taken == {"decode", "lock_on"}


@pytest.mark.clause("S-31")
def test_only_a_card_that_lies_open_can_be_covered() -> None:
    g = kit.scene(5, camps="RBRBT", characters={1: "mole", 2: "ox", 0: "veil", 4: "sleeper"}, covered=[1])
    g.start()
    assert g.why(0, "smother @1") == "S-31"
    g.say(0, "smother @2").resolve()
    assert g.s.face[2] == COVERED and kit.pub(g, "face") == [(2, COVERED, g.s.char[2], 0)]
    assert g.why(0, "smother @2") == "S-31"
    assert g.can(0, "smother @4")


@pytest.mark.clause("S-31", "R-22")
def test_covering_what_was_covered_meanwhile_fizzles() -> None:
    g = kit.scene(5, camps="RBRBT", characters={0: "veil", 1: "ox", 3: "veil"}).start()
    g.say(0, "smother @1").say(1, "strip").resolve()
    assert kit.pub(g, "fizzled") == [(0, -1, g.s.skills[0][0])]
    assert kit.pub(g, "face") == [(1, COVERED, g.s.char[1], 1)]


@pytest.mark.clause("S-32", "R-27")
def test_placing_comes_from_the_hand_and_is_no_taking() -> None:
    g = kit.scene(5, camps="RBRBT", characters={0: "gunner", 2: "echo"}).hand(0, "burn.red", "decode.blue").start()
    g.say(0, "plant @3").resolve()
    assert g.window == "choice" and g.why(0, "lock_on") != ""
    g.say(0, "burn.red")
    assert g.intel_of(3) == ["burn.direct.red"] and g.hand_of(0) == ["decode.telegram.blue"]
    assert kit.pub(g, "moved") == [(0, 3, DECK.by_name["burn.direct.red"])]
    assert g.window == "free" and not g.told("gained")  # the echo hears nothing
    assert g.s.sender[g.s.intel[3][0]] == -1


@pytest.mark.clause("R-27")
def test_placing_is_judged_like_taking() -> None:
    g = kit.scene(5, camps="RBRBT", characters={0: "gunner"}).intel(2, "red", "red").hand(0, "burn.red").start()
    g.say(0, "plant @2").resolve().say(0, "burn.red")
    assert g.winners() == [0, 2] and kit.pub(g, "declared") == [(2, 1)]
    g = kit.scene(5, camps="RBRBT", characters={0: "gunner"}).intel(2, "black", "black").hand(0, "burn.black").start()
    g.say(0, "plant @2").resolve().say(0, "burn.black").until("free")
    assert g.s.status[2] == DEAD


@pytest.mark.clause("R-27", "R-43")
def test_a_public_document_that_is_placed_or_turned_up_does_nothing() -> None:
    g = kit.scene(5, camps="RBRBT", characters={0: "gunner"}).hand(0, "public_document.red").hand(2, "burn").start()
    g.say(0, "plant @2").resolve().say(0, "public_document")
    assert not g.told("document") and len(g.s.hands[2]) == 1
    g = kit.scene(5, camps="RBRBT").hand(0, "true_or_false").top("public_document.red").start()
    g.say(0, "play true_or_false").resolve()
    assert g.intel_of(0)[0].startswith("public_document") and not g.told("document") and not g.told("gained")


@pytest.mark.clause("S-33", "R-28")
def test_burning_puts_intelligence_on_the_discards_and_is_no_discarding() -> None:
    g = kit.scene(5, camps="RBRBT").intel(2, "telegram.black", "red").hand(0, "burn.red").start()
    card = g.s.intel[2][0]
    g.say(0, "play burn @2 black").resolve()
    assert card in g.s.discard and len(g.s.intel[2]) == 1 and g.s.black[2] == 0
    assert kit.pub(g, "burned") == [(2, DECK.print_of[card])] and not g.told("discarded")
    assert g.s.sender[card] == -1


@pytest.mark.clause("S-34")
def test_discarding_from_the_hand_is_open_and_blind() -> None:
    gone = set()
    for seed in range(12):
        g = (
            kit.scene(5, camps="RBRBT", seed=bytes([seed]))
            .hand(0, "probe.2BC-1")
            .hand(1, "burn.red", "decode.red")
            .start()
        )
        g.say(0, "play probe @1").resolve()
        assert len(g.s.hands[1]) == 1 and len(g.s.discard) == 1 and g.window == "free"
        e = g.told("discarded")[0]
        assert e.pub == (1, DECK.print_of[g.s.discard[0]]) and seen_by(e, WATCHER) == (e.kind, e.pub, ())
        gone.add(e.pub[1])
    assert len(gone) == 2


@pytest.mark.clause("R-29")
def test_only_a_discard_of_ones_choice_is_chosen() -> None:
    g = (
        kit.scene(5, camps="RBRBT", characters={1: "gunner"})
        .hand(1, "burn.red", "decode.red")
        .intel(0, "black")
        .start("opening")
    )
    g.say(0, "pass")
    assert g.can(1, "shoot burn.red @0 black") and g.can(1, "shoot decode.red @0 black")
    g.say(1, "shoot decode.red @0 black")
    assert g.hand_of(1) == ["burn.direct.red"] and kit.pub(g, "discarded") == [(1, DECK.by_name["decode.telegram.red"])]


@pytest.mark.clause("S-35")
def test_death_and_losing_are_told_apart() -> None:
    def arranged() -> Scene:
        g = kit.scene(5, camps="RBRBT", characters={3: "mourner", 4: "heir"}).intel(1, "black", "black")
        return g.hand(0, "direct.black").start()

    g = arranged()
    g.leave(1)
    assert g.s.status[1] == OUT and not g.s.over and not g.s.hands[3]  # the reporter who waits for a death still waits
    g = arranged()
    g.send(0, "direct.black", to=1).arrive().take_it().until(lambda s: g.asked == [3]).say(3, "mourn")
    assert g.s.status[1] == DEAD and len(g.s.hands[3]) == 1 and g.winners() == [4]
    assert g.s.face[3] == UP
