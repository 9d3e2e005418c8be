"""Chapter 11: leaving a game in the middle of anything, and what the absent still see."""

import pytest

from kongsheng.game.engine import apply, new_game
from kongsheng.game.errors import Illegal
from kongsheng.game.events import HOW_PASSED, HOW_RETURNED
from kongsheng.game.model import Event, Options
from kongsheng.game.setup import configure
from kongsheng.game.tokens import LEAVE, OUT, SEAT, TABLE
from kongsheng.game.uses import open_window
from kongsheng.game.words import legal
from kongsheng.packs import library

from ..kit2 import first_asked, scene, seal, story


# --- the current player (R-66) ---
@pytest.mark.clause("R-66", "R-55")
def test_leaving_in_the_free_window_ends_the_turn_at_once() -> None:
    options = Options(hand_limit=1)
    g = scene(5, camps="RBRBT", options=options).hand(0, "telegram.red", "burn", "burn").start()
    g.leave(0)
    assert not g.told("sent") and story(g, "turn_ended", "turn_began") == [("turn_ended", 0), ("turn_began", 2, 1)]
    assert g.window == "open" and g.s.turn_seat == 1 and g.asked == [1, 2, 3, 4]
    assert g.told("lost")[0].pub[0] == 0 and len(g.s.discard) == 3


@pytest.mark.clause("R-66")
@pytest.mark.parametrize("when", ["opening", "closing"])
def test_leaving_in_an_open_window_closes_it(when: str) -> None:
    g = scene(5, camps="RBRBT").hand(0, "telegram.red").hand(2, "burn").intel(3, "black")
    g.start("opening" if when == "opening" else "free")
    if when == "closing":
        g.send(0, "telegram.red").arrive().take_it().say(0, "end")
    assert g.window == "open" and g.s.turn_seat == 0
    seal(g, 2, "play burn @3 black")
    g.leave(0)
    assert g.window == "open" and g.s.turn_seat == 1 and first_asked(g) == 1
    assert g.asked == [1, 2, 3, 4] and not g.told("played")  # what was sealed for that window is void


@pytest.mark.clause("R-66", "R-74")
def test_leaving_while_choosing_the_target_of_a_direct() -> None:
    g = scene(5, camps="RBRBT").hand(0, "direct.red").start()
    g.say(0, "send direct.red")
    assert g.window == "target"
    g.leave(0)
    assert story(g, "lost", "flight_dropped", "turn_ended")[0][0] == "lost"
    assert [e.kind for e in g.told("flight_dropped")] and not g.told("sent")
    assert g.s.turn_seat == 1 and g.s.flight == -1 and len(g.s.discard) == 1


@pytest.mark.clause("R-66", "R-54")
def test_leaving_in_the_moment_of_sending() -> None:
    g = scene(5, camps="RBRBT", characters={0: "herald"}).hand(0, "telegram.red").start()
    g.say(0, "send telegram.red")
    assert g.window == "sending"
    g.leave(0)
    assert len(g.told("flight_dropped")) == 1 and g.s.turn_seat == 1 and g.window == "open"


@pytest.mark.clause("R-66", "R-12")
def test_leaving_while_ones_intelligence_is_on_its_way_drops_it() -> None:
    g = scene(5, camps="RBRBT").hand(0, "telegram.red").hand(2, "intercept").start()
    g.send(0, "telegram.red")
    seal(g, 2, "play intercept")
    g.leave(0)
    assert len(g.told("flight_dropped")) == 1 and not g.told("played")
    assert g.window == "open" and g.s.turn_seat == 1  # nobody is kept in a window that has no object
    assert g.hand_of(2)[0].startswith("intercept")


@pytest.mark.clause("R-66", "R-74", "R-12")
def test_the_sender_leaves_while_another_decides() -> None:
    g = scene(5, camps="RBRBT").hand(0, "telegram.red").start()
    g.send(0, "telegram.red").arrive()
    assert g.window == "decide" and g.asked == [1]
    g.leave(0)
    assert g.window == "open" and g.s.turn_seat == 1 and g.s.intel[1] == []
    assert len(g.told("flight_dropped")) == 1 and not g.told("declined") and not g.told("gained")
    assert [e.pub for e in g.told("flight_at")] == [(1, HOW_PASSED)]


@pytest.mark.clause("R-66", "R-52", "R-81")
def test_the_sender_leaves_with_cards_on_the_stack() -> None:
    g = scene(5, camps="RBRBT", characters={4: "insured"})
    g.hand(0, "telegram.red", "lock_on").hand(1, "return").hand(2, "swap.red").hand(3, "burn").intel(4, "black").start()
    g.send(0, "telegram.red").say(1, "play return").say(3, "play burn @4 black").say(2, "play swap")
    g.leave(0)
    assert len(g.told("flight_dropped")) == 1 and g.window == "response" and len(g.stack) == 3
    g.all_pass()
    assert story(g, "fizzled") == [("fizzled", 2, 11, -1)] and "swap.text.red" in g.names(g.s.discard)
    g.all_pass()
    assert g.window == "trigger" and g.asked == [4]  # what is pending is settled as well
    g.say(4, "claim").all_pass()
    assert len(g.hand_of(4)) == 1 and g.window == "response" and g.s.turn_seat == 0
    g.all_pass()
    assert story(g, "fizzled")[1:] == [("fizzled", 1, 5, -1)]
    assert g.s.turn_seat == 1 and g.window == "open" and story(g, "turn_ended") == [("turn_ended", 0)]


@pytest.mark.clause("R-66", "R-52", "R-64")
def test_the_current_players_own_card_still_takes_effect() -> None:
    g = scene(5, camps="RBRBT").hand(0, "burn", "telegram.red").intel(3, "black").start()
    g.say(0, "play burn @3 black").leave(0)
    assert g.window == "response"
    g.resolve()
    assert g.intel_of(3) == [] and g.s.turn_seat == 1


@pytest.mark.clause("R-66", "R-09")
def test_leaving_while_discarding_down_to_the_limit() -> None:
    g = scene(5, camps="RBRBT", options=Options(hand_limit=1), characters={0: "closer"})
    g.hand(0, "telegram.red", "burn", "burn", "burn").start()
    g.send(0, "telegram.red").arrive().take_it().say(0, "end").all_pass()
    assert g.window == "discard" and g.asked == [0]
    g.leave(0)
    assert g.s.turn_seat == 1 and not g.told("discarded") and len(g.told("lost")[0].pub) == 6


@pytest.mark.clause("R-66")
def test_a_turn_left_is_not_judged_as_ended() -> None:
    g = scene(5, camps="TBRBR", characters={0: "closer"}).hand(0, "telegram.red", "burn", "burn", "burn").start()
    g.send(0, "telegram.red").arrive().take_it().say(0, "end")
    g.leave(0)
    assert not g.s.over and g.s.turn_seat == 1


@pytest.mark.clause("R-66", "R-80")
def test_who_dies_of_his_own_truth_or_lie_still_turns_the_cards_of_all() -> None:
    g = scene(5, camps="RBRBT").hand(0, "true_or_false", "telegram.red").intel(0, "black", "black")
    g.top("black", "red", "blue", "red", "blue").start()
    g.say(0, "play true_or_false").resolve()
    assert [e.pub[0] for e in g.told("turned_up")] == [0, 1, 2, 3, 4]
    order = story(g, "turned_up", "died", "turn_ended")
    assert order[1][0] == "died" and order[-1] == ("turn_ended", 0)
    assert g.s.killer[0] == 0 and g.s.turn_seat == 1 and not g.told("sent")


@pytest.mark.clause("R-66", "R-46")
def test_the_intelligence_of_a_dying_sender_stays_until_his_things_are_discarded() -> None:
    g = scene(6, camps="RBRBTT", characters={0: "lasher", 4: "rainmaker"}).hand(0, "telegram.red")
    g.hand(1, "decode").intel(0, "black", "black").top("black", "blue").start()
    g.send(0, "telegram.red").say(1, "play decode").say(4, "shower @0")
    assert g.window == "trigger" and g.asked == [0] and g.flight.card >= 0
    g.say(0, "lash @3")
    assert [n for n, *_ in story(g, "dying", "died", "flight_dropped")] == ["dying", "died", "flight_dropped"]
    assert g.window == "response"  # the decode is still to be settled
    g.resolve()
    assert story(g, "fizzled") == [("fizzled", 1, 3, -1)] and g.s.turn_seat == 1 and g.s.flight == -1


@pytest.mark.clause("R-66", "R-98")
def test_leaving_with_an_extra_transmission_due() -> None:
    g = scene(5, camps="RBRBT", characters={0: "encorist"}).hand(0, "telegram.red", "telegram.blue").start()
    g.send(0, "telegram.red").arrive().take_it().say(0, "encore").resolve()
    assert g.window == "choice" and g.asked == [0]
    g.leave(0)
    assert g.s.turn_seat == 1 and len(g.told("sent")) == 1 and story(g, "turn_ended") == [("turn_ended", 0)]


@pytest.mark.clause("R-66")
def test_the_first_player_leaves_while_characters_are_chosen() -> None:
    cfg = configure(5, library())
    s = new_game(cfg, b"a seed")
    first = s.turn_seat
    events: list[Event] = []
    apply(s, TABLE, bytes([LEAVE, SEAT + first]), events)
    for x in range(5):
        if legal(s, x):
            apply(s, x, legal(s, x)[:1], events)
    assert s.turn_seat == (first + 1) % 5 and s.turn == 1 and s.rounds[first] == 0
    w = open_window(s)
    assert w is not None and not w.asked >> first & 1


# --- others (R-67) ---
@pytest.mark.clause("R-67", "R-12")
def test_who_has_it_before_him_leaves_in_the_arrival_window() -> None:
    g = scene(5, camps="RBRBT").hand(0, "telegram.red").hand(3, "intercept").start()
    g.send(0, "telegram.red")
    g.leave(1)
    # no arrival window for his seat any more: it goes on
    assert story(g, "flight_at") == [("flight_at", 1, HOW_PASSED), ("flight_at", 2, HOW_PASSED)]
    assert g.window == "arrival" and first_asked(g) == 2 and not g.told("declined")
    assert g.asked == [0, 2, 3, 4]


@pytest.mark.clause("R-67", "R-74", "R-12")
@pytest.mark.parametrize("mode", ["telegram", "direct"])
def test_who_decides_leaves(mode: str) -> None:
    g = scene(5, camps="RBRBT").hand(0, f"{mode}.red").start()
    g.send(0, f"{mode}.red", to=2 if mode == "direct" else None)
    if mode == "telegram":
        g.arrive().decline()
    g.arrive()
    assert g.window == "decide" and g.asked == [2]
    n = len(g.told("declined"))
    g.leave(2)
    assert g.window == "arrival" and g.flight.at == (3 if mode == "telegram" else 0)
    assert len(g.told("declined")) == n  # he did not decline (G-20)


@pytest.mark.clause("R-67", "R-52")
def test_his_return_on_the_stack_still_works() -> None:
    g = scene(5, camps="RBRBT").hand(0, "telegram.red").hand(2, "return").start()
    g.send(0, "telegram.red").arrive().decline().say(2, "play return")
    g.leave(2)
    assert g.window == "response" and g.flight.at == 2
    g.resolve()
    assert story(g, "flight_at")[-1] == ("flight_at", 1, HOW_RETURNED) and g.flight.way == -1
    assert g.window == "arrival" and first_asked(g) == 1


@pytest.mark.clause("R-67", "R-52", "R-73")
def test_his_divert_on_the_stack_still_works() -> None:
    g = scene(5, camps="RBRBT").hand(0, "telegram.red").hand(1, "divert").start()
    g.send(0, "telegram.red").say(1, "play divert @4").leave(1).resolve()
    assert g.flight.at == 4 and g.flight.must and g.flight.owner == 1


@pytest.mark.clause("R-67")
def test_it_stays_at_the_empty_seat_until_the_stack_is_done() -> None:
    g = scene(5, camps="RBRBT").hand(0, "telegram.red").hand(3, "burn", "intercept").intel(4, "black").start()
    g.send(0, "telegram.red").say(3, "play burn @4 black").leave(1)
    assert g.flight.at == 1 and g.window == "response" and g.can(3, "play intercept")  # from the empty seat
    g.say(3, "play intercept")
    g.resolve()
    assert g.flight.at == 3 and story(g, "flight_at")[-1][1] == 3 and len(story(g, "flight_at")) == 2


@pytest.mark.clause("R-67", "R-52")
def test_an_interception_by_somebody_who_has_left_brings_nothing() -> None:
    g = scene(5, camps="RBRBT").hand(0, "telegram.red").hand(3, "intercept").start()
    g.send(0, "telegram.red").say(3, "play intercept").leave(3).resolve()
    assert g.flight.at == 1 and g.window == "arrival" and len(g.s.discard) == 1


@pytest.mark.clause("R-67", "R-12")
def test_a_death_at_the_place_of_the_flight_passes_it_on() -> None:
    g = scene(6, camps="RBRBTT", characters={4: "rainmaker"}).hand(0, "telegram.red").intel(1, "black", "black")
    g.top("black").start()
    g.send(0, "telegram.red").say(4, "shower @1")
    assert g.s.status[1] == 2 and g.flight.at == 2 and g.window == "arrival" and first_asked(g) == 2
    assert [e.pub for e in g.told("flight_at")] == [(1, HOW_PASSED), (2, HOW_PASSED)]


# --- in the middle of a choice (R-74) ---
@pytest.mark.clause("R-74", "R-52")
def test_the_user_leaves_in_the_middle_of_his_choice() -> None:
    g = scene(5, camps="RBRBT").hand(0, "dangerous_intel", "telegram.red").hand(2, "burn", "return").start()
    g.say(0, "play dangerous_intel @2").resolve()
    assert g.window == "choice" and g.asked == [0]
    g.leave(0)
    assert len(g.hand_of(2)) == 2 and not g.told("discarded") and g.s.turn_seat == 1


@pytest.mark.clause("R-74", "R-52")
def test_the_target_leaves_in_the_middle_of_the_choice() -> None:
    g = scene(5, camps="RBRBT").hand(0, "dangerous_intel", "telegram.red").hand(2, "burn", "return").start()
    g.say(0, "play dangerous_intel @2").resolve()
    assert g.window == "choice"
    g.leave(2)
    assert g.window == "free" and g.asked == [0]  # nothing is left to choose from: nobody waits for it
    assert not g.told("discarded") and len(g.told("resolved")) == 1


@pytest.mark.clause("R-74", "R-65")
def test_the_last_possible_target_leaves_while_the_sender_aims() -> None:
    g = scene(3, camps="RBT").hand(0, "lure_away", "direct.red").start()
    g.say(0, "play lure_away @1").resolve().say(0, "send direct.red")
    assert g.window == "target" and bytes(legal(g.s, 0)) == bytes([SEAT + 2])
    g.leave(2)
    # nobody is left to aim at: as R-65 says, it goes straight before the sender
    assert g.window == "arrival" and g.flight.at == 0
    g.arrive()
    assert len(g.intel_of(0)) == 1


@pytest.mark.clause("R-74")
def test_leaving_in_a_trigger_window_counts_as_passing() -> None:
    g = scene(5, camps="RBRBT", characters={2: "echo", 3: "echo"}).hand(0, "telegram.red").start()
    g.send(0, "telegram.red").arrive().take_it()
    assert g.window == "trigger" and g.asked == [2]
    g.leave(2)
    assert g.window == "trigger" and g.asked == [3]


@pytest.mark.clause("R-74", "R-77")
def test_leaving_in_a_covert_window() -> None:
    g = scene(6, camps="RBRBTT", characters={2: "sleeper", 4: "sleeper"}, covered=[2, 4])
    g.hand(0, "telegram.red").start()
    g.send(0, "telegram.red").arrive().take_it()
    g.say(2, "overhear").leave(2)  # what he had sealed is void
    assert g.asked == [4] and not g.told("skill_used")
    g.say(4, "overhear")
    assert [it.seat for it in g.stack] == [4]


@pytest.mark.clause("R-74", "S-27")
def test_leaving_while_a_death_is_handled() -> None:
    g = scene(6, camps="RBRBTT", characters={1: "rainmaker", 2: "lasher", 3: "mourner"})
    g.hand(0, "telegram.red").top("black").intel(2, "black", "black").start("opening")
    g.say(1, "shower @2")
    assert g.window == "trigger" and g.asked == [2]
    with pytest.raises(Illegal) as e:
        g.leave(2)  # dying is dead: he cannot concede
    assert e.value.why.clause == "R-74"
    g.leave(3)
    assert g.asked == [2] and g.s.status[3] == OUT
    g.say(2, "pass")
    assert g.window == "open" and g.s.status[2] == 2  # the mourner is gone


@pytest.mark.clause("R-74", "R-66")
def test_the_current_player_leaves_while_a_death_is_handled() -> None:
    g = scene(6, camps="RBRBTT", characters={1: "rainmaker", 2: "lasher"})
    g.hand(0, "telegram.red").top("black").intel(2, "black", "black").start("opening")
    g.say(1, "shower @2").leave(0)
    assert g.window == "trigger" and g.asked == [2] and g.s.turn_seat == 0
    g.top("blue").say(2, "lash @4")
    assert len(g.intel_of(4)) == 1 and g.s.turn_seat == 1 and g.window == "open"


@pytest.mark.clause("R-74")
def test_only_the_living_can_concede_and_only_while_the_game_goes_on() -> None:
    g = scene(5, camps="RBRBT").hand(0, "telegram.red").start()
    g.leave(3)
    for seat in (3, 5, 8):
        with pytest.raises(Illegal) as e:
            g.leave(seat)
        assert e.value.why.clause == "R-74"
    g.leave(1)  # only CCAV and the reporter are left
    assert not g.s.over
    g.leave(4)
    assert g.s.over and g.winners() == [0, 2]
    with pytest.raises(Illegal) as e:
        g.leave(0)
    assert e.value.why.clause == "S-17"


@pytest.mark.clause("R-74", "R-14")
def test_who_leaves_after_the_declaration_does_not_win() -> None:
    g = scene(5, camps="RRBBT", characters={0: "host", 2: "rainmaker"}).intel(0, "red", "red")
    g.hand(0, "telegram.blue").top("red").start("opening")
    g.say(2, "shower @0")
    assert g.window == "trigger" and g.asked == [0] and g.s.ending
    g.leave(1)
    assert not g.s.over and g.asked == [0]
    g.say(0, "invite @4")
    assert g.s.over and g.winners() == [0, 4]

    g = scene(5, camps="RRBBT", characters={0: "host", 2: "rainmaker"}).intel(0, "red", "red")
    g.hand(0, "telegram.blue").top("red").start("opening")
    g.say(2, "shower @0").leave(0)
    assert g.s.over and g.winners() == [1]


@pytest.mark.clause("R-74")
def test_leaving_costs_a_held_window_nothing() -> None:
    g = scene(5, camps="RBRBT", auto_close=False).hand(0, "telegram.red").hand(2, "burn").intel(3, "black")
    g.start("opening")
    seal(g, 2, "play burn @3 black")
    g.leave(3)  # the aim of the sealed burn is gone
    assert g.asked == [0, 1, 2, 4] and g.why(2, "play burn @3 black") != ""
    g.leave(0)
    assert g.window == "open" and g.s.turn_seat == 1
