"""Chapter 11: the order of answers and triggers, limits, and covert questions."""

import pytest

from kongsheng.game.events import HOW_PASSED, HOW_SKIPPED
from kongsheng.game.model import Options
from kongsheng.game.tokens import PASS
from kongsheng.game.uses import trigger_of
from kongsheng.game.views import view
from kongsheng.game.words import legal

from ..kit2 import first_asked, scene, seal, sight, story


@pytest.mark.clause("R-69")
def test_the_order_starts_right_of_whoever_used_something_last_in_the_window() -> None:
    g = scene(5, camps="RBRBT", characters={1: "reflex", 4: "rainmaker"})
    g.hand(0, "telegram.black").hand(2, "burn", "burn").hand(3, "expose").intel(0, "black", "black").start("opening")
    assert first_asked(g) == 0
    g.say(2, "play burn @0 black")
    assert first_asked(g) == 3
    g.say(3, "play expose")  # a response counts, also if what it answers comes to nothing
    assert first_asked(g) == 4
    g.all_pass()
    assert g.window == "trigger" and g.asked == [1]  # asked from seat 4 on: 4, 0, 1
    g.say(1, "pass").resolve()
    assert g.window == "open" and first_asked(g) == 4
    g.top("blue").say(4, "shower @4")  # a quick skill counts too
    assert g.window == "open" and first_asked(g) == 0
    g.top("blue").say(4, "rain @3")
    g.resolve()
    assert g.window == "open" and first_asked(g) == 0
    g.all_pass()
    g.send(0, "telegram.black")
    assert first_asked(g) == 1  # a new window starts afresh


@pytest.mark.clause("R-69")
def test_the_order_is_kept_when_the_last_user_has_left_and_forced_skills_do_not_count() -> None:
    g = scene(5, camps="RBRBT", characters={3: "tic"}).hand(2, "burn").intel(0, "black").start("opening")
    g.say(2, "play burn @0 black").leave(2)
    assert g.window == "response" and first_asked(g) == 3
    g.all_pass()
    assert g.window == "open" and first_asked(g) == 3

    g = scene(5, camps="RBRBT", characters={3: "ping", 4: "reflex", 1: "rainmaker"})
    g.top("blue", "blue").start("opening")
    g.say(1, "shower @2")  # seat 3 answers it, forced
    assert story(g, "skill_used")[-1][1] == 3
    assert g.window == "open" and first_asked(g) == 2


@pytest.mark.clause("R-70", "R-30", "R-31")
def test_probe_reinforce_danger_and_truth_only_in_ones_own_free_window() -> None:
    four = ("probe", "reinforce", "dangerous_intel", "true_or_false")
    g = scene(5, camps="RBRBT")
    g.hand(0, *four, "telegram.red", "burn").hand(1, *four).hand(2, "expose").intel(0, "black").start("opening")
    words = ("play probe @2", "play reinforce", "play dangerous_intel @1", "play true_or_false")
    clauses = ["R-39", "R-40", "R-41", "R-42"]
    assert [g.why(0, w) for w in words] == clauses
    g.all_pass()
    assert all(g.can(0, w) for w in words)
    g.say(0, "play burn @0 black")
    assert [g.why(0, w) for w in words] == clauses  # not in a response window, though in one's own turn
    g.resolve()
    g.send(0, "telegram.red")
    assert [g.why(0, w) for w in words] == clauses and [g.why(1, w.replace("@1", "@2")) for w in words] == clauses
    g.arrive().take_it()
    assert g.window == "free" and all(g.can(0, w) for w in words)  # also after sending


@pytest.mark.clause("R-70", "R-54")
def test_lock_and_lure_from_ones_turn_to_the_decision_and_again_with_an_extra_transmission() -> None:
    g = scene(5, camps="RBRBT", characters={0: "encorist"})
    g.hand(0, "telegram.red", "telegram.blue", "lock_on", "lure_away").hand(1, "lock_on").hand(2, "burn")
    g.intel(0, "black").start("opening")
    assert g.why(0, "play lock_on @2") == "R-30" and g.why(0, "play lure_away @2") == "R-31"
    g.all_pass()
    assert g.can(0, "play lock_on @2") and g.can(0, "play lure_away @2")
    g.send(0, "telegram.red")
    assert g.can(0, "play lock_on @2") and g.why(1, "play lock_on @2") == "R-30"
    g.arrive().take_it()
    assert g.window == "free" and g.why(0, "play lock_on @2") == "R-30" and g.why(0, "play lure_away @2") == "R-31"
    g.say(0, "encore")
    assert g.why(0, "play lock_on @2") == "R-30"  # its own response window: nothing is on its way yet
    g.resolve()
    assert g.window == "choice"
    g.say(0, "telegram.blue")
    assert g.window == "arrival" and g.can(0, "play lock_on @2") and g.can(0, "play lure_away @2")


@pytest.mark.clause("R-71")
def test_triggers_come_before_the_layer_below_asks_again() -> None:
    g = scene(5, camps="RBRBT", characters={3: "insured"})
    g.hand(0, "lock_on", "telegram.black").hand(2, "burn").intel(3, "black").start()
    g.say(0, "play lock_on @1").say(2, "play burn @3 black")
    g.all_pass()
    assert g.window == "trigger" and g.asked == [3] and not g.s.locked
    g.say(3, "claim")
    assert g.window == "response" and g.hand_of(3) == []  # asks, goes on the stack, is answered
    assert [(x.function, x.skill) for x in view(g.s, 4).stack] == [(1, -1), (-1, g.s.skills[3][0])]
    g.all_pass()
    assert len(g.hand_of(3)) == 1 and g.window == "response" and [x.function for x in view(g.s, 4).stack] == [1]
    g.resolve()
    assert g.s.locked == 1 << 1


@pytest.mark.clause("R-71")
def test_events_are_asked_about_in_the_order_they_happened() -> None:
    g = scene(5, camps="RBRBT", characters={0: "rainmaker", 1: "first", 2: "second"})
    g.hand(0, "telegram.black").intel(3, "red", "blue", "red").start()
    a, b, c = g.s.intel[3]
    g.say(0, "blaze @3").resolve()  # burns a, then b

    def about() -> tuple[list[int], int]:
        assert g.window == "trigger"
        return g.asked, trigger_of(g.s).event[2]

    assert about() == ([1], a)
    g.say(1, "fan").resolve()  # burns c: the third event
    assert g.s.intel[3] == [] and about() == ([2], a)
    g.say(2, "pass")
    assert about() == ([2], b)
    g.say(2, "pass")
    assert about() == ([2], c)
    g.say(2, "warm").resolve()
    assert g.window == "free" and len(g.hand_of(2)) == 1


@pytest.mark.clause("R-71")
def test_a_listener_who_has_died_by_his_turn_is_passed_over() -> None:
    g = scene(6, camps="RBRBTT", characters={1: "echo", 2: "gunner", 3: "echo"})
    g.hand(0, "telegram.red").hand(2, "black").intel(3, "black", "black").start()
    g.send(0, "telegram.red").arrive().take_it()
    assert g.asked == [1]
    g.say(1, "answer")
    g.leave(3)
    g.resolve()
    assert g.asked == [1]  # his second skill
    g.say(1, "pass")
    assert g.window == "free"  # seat 3 is not asked


@pytest.mark.clause("R-71", "R-23")
def test_who_becomes_a_target_is_asked_before_anybody_may_respond() -> None:
    g = scene(5, camps="RBRBT", characters={2: "target"}).hand(0, "lock_on", "telegram.black").start()
    g.say(0, "play lock_on @2")
    assert g.window == "trigger" and g.asked == [2] and [it.function for it in g.stack] == [1]
    g.say(2, "warned")
    assert g.window == "response" and len(g.stack) == 2
    g.all_pass()
    assert g.window == "response" and [it.function for it in g.stack] == [1] and len(g.hand_of(2)) == 1


@pytest.mark.clause("R-94", "R-91")
def test_a_quick_skill_takes_its_turn_like_any_other_use() -> None:
    g = scene(5, camps="RBRBT", characters={2: "rainmaker", 4: "reflex"})
    g.hand(0, "telegram.black").hand(1, "burn").intel(3, "black").top("blue", "blue").start()
    g.send(0, "telegram.black")  # the order is 1, 2, 3, 4, 0
    seal(g, 2, "shower @4")  # quick
    seal(g, 1, "play burn @3 black")  # earlier in the order, slow
    assert [e.pub[0] for e in g.told("played")] == [1] and not g.told("skill_used")
    assert g.intel_of(4) == [] and g.window == "response" and g.asked == [0, 1, 2, 3, 4]
    size = len(g.s.stack)
    seal(g, 2, "shower @4")  # he comes first in the order: nobody else is waited for
    assert g.intel_of(4) != [] and g.window == "response" and len(g.s.stack) == size
    assert [it.function for it in g.stack] == [8] and first_asked(g) == 3  # the same window again


@pytest.mark.clause("R-91", "R-20")
def test_answers_that_do_not_count_are_never_heard_of() -> None:
    g = scene(5, camps="RBRBT", characters={3: "mole"})
    g.hand(0, "telegram.black").hand(1, "burn").hand(3, "telegram.red").hand(4, "burn.red").intel(2, "black", "black")
    g.start("opening")
    before = [sight(g, v) for v in (-2, 0, 1, 2, 4)]
    events = len(g.events)
    seal(g, 3, "dig")
    seal(g, 4, "play burn @2 black")
    assert len(g.events) == events
    after = [sight(g, v) for v in (-2, 0, 1, 2)]
    assert after == before[:4]  # who has answered, and what, is nobody's business
    seal(g, 1, "play burn @2 black")
    seal(g, 0, "pass")
    assert [e.pub[0] for e in g.told("played")] == [1] and not g.told("skill_used")
    assert g.hand_of(4) == ["burn.direct.red"] and len(g.hand_of(3)) == 1
    g.resolve()
    assert g.window == "open" and g.asked == [0, 1, 2, 3, 4]
    assert g.can(3, "dig") and len(g.hand_of(4)) == 1  # neither counted nor paid


@pytest.mark.clause("R-95")
def test_a_new_target_is_warned_and_what_saved_the_old_one_does_not_save_him() -> None:
    g = scene(5, camps="RBRBT", characters={1: "ducker", 2: "smoother"}, covered=[1])
    g.hand(0, "lock_on", "telegram.black").start()
    g.say(0, "play lock_on @1")
    assert g.window == "trigger" and g.asked == [1]
    g.say(1, "duck").all_pass()  # the covered are asked once more
    assert g.window == "response"
    g.say(2, "take_over")
    g.all_pass()
    assert g.told("retargeted")[0].pub == (2, 1, 2)
    asked = []
    while g.window == "trigger":
        asked.append(g.asked[:])
        g.say(2, "alarmed") if g.asked == [2] else g.all_pass()
        if g.window == "response" and len(g.stack) > 1:
            g.all_pass()
    assert [2] in asked and len(g.hand_of(2)) == 1  # he, too, became a target
    g.resolve()
    assert g.s.locked == 1 << 2 and not g.told("fizzled")


@pytest.mark.clause("R-95")
def test_without_a_new_target_the_ducked_card_does_nothing() -> None:
    g = scene(5, camps="RBRBT", characters={1: "ducker"}, covered=[1]).hand(0, "lock_on", "telegram.black").start()
    g.say(0, "play lock_on @1").say(1, "duck").all_pass()
    assert g.window == "response" and [it.function for it in g.stack] == [1]  # it stays on the stack
    g.resolve()
    assert not g.s.locked and story(g, "fizzled") == [("fizzled", 0, 1, -1)] and len(g.s.discard) == 1


@pytest.mark.clause("R-100", "S-27", "G-01")
def test_any_time_means_any_window_of_uses_and_ones_own_free_window() -> None:
    g = scene(5, camps="RBRBT", characters={0: "herald", 1: "rainmaker", 2: "rainmaker", 3: "echo"})
    g.hand(0, "telegram.black").hand(2, "burn").intel(4, "black").start("opening")
    assert g.can(1, "rain @2") and g.can(2, "play burn @4 black")
    g.all_pass()
    assert g.window == "free" and g.why(1, "rain @2") == "R-20"  # in another's free window nobody else is asked
    g.say(0, "send telegram.black")
    assert g.window == "sending" and g.why(1, "rain @2") == "R-20"
    g.say(0, "pass")
    assert g.window == "arrival" and g.can(1, "rain @2") and g.can(2, "shower @3")
    g.arrive()
    assert g.window == "decide" and g.why(1, "rain @2") == "S-27" and g.why(2, "play burn @4 black") == "S-27"
    g.take_it()
    assert g.window == "trigger" and g.asked == [3]
    g.say(3, "answer")
    assert g.window == "response" and g.can(1, "rain @2")
    g.resolve().until("free").say(0, "end")
    assert g.window == "open" and g.can(1, "rain @2")


@pytest.mark.clause("R-100", "R-23")
def test_quick_and_forced_and_death_skills_open_no_response_window() -> None:
    g = scene(6, camps="RBRBTT", characters={1: "rainmaker", 2: "lasher", 3: "mourner", 4: "tic"})
    g.hand(0, "telegram.red").top("black", "blue", "red").intel(2, "black", "black").start("opening")
    g.say(1, "shower @2")  # he dies of it
    assert g.window == "trigger" and g.asked == [2]
    g.say(2, "lash @3")
    assert g.window == "trigger" and g.asked == [3] and len(g.intel_of(3)) == 1
    g.say(3, "mourn")
    assert g.window == "open" and g.s.status[2] == 2 and len(g.hand_of(3)) == 1
    g.all_pass()
    g.send(0, "telegram.red").arrive().decline()
    g.until(lambda s: len(s.hands[4]) > 0 or s.over)
    assert len(g.hand_of(4)) >= 1 and all(it.quick for it in g.stack)


@pytest.mark.clause("R-101", "S-26")
def test_of_two_locked_players_the_one_it_reaches_first_must_take_it() -> None:
    g = scene(5, camps="RBRBT").hand(0, "lock_on", "lock_on", "telegram.black").start()
    g.say(0, "play lock_on @3").resolve()
    g.say(0, "play lock_on @2").resolve()
    g.send(0, "telegram.black").arrive().decline().arrive()
    assert len(g.intel_of(2)) == 1 and g.window == "free"


@pytest.mark.clause("R-103")
def test_locking_or_luring_twice_is_legal_and_changes_nothing() -> None:
    g = scene(5, camps="RBRBT", characters={0: "clerk"})
    g.hand(0, "lock_on", "lock_on", "lure_away", "lure_away", "telegram.black").start()
    g.say(0, "play lock_on @2").resolve()
    once = g.s.locked
    g.say(0, "play lock_on @2").resolve()
    assert g.s.locked == once == 1 << 2 and len(g.told("locked")) == 2
    g.say(0, "play lure_away @1").resolve()
    g.say(0, "play lure_away @1").resolve()
    assert g.s.lured == 1 << 1 and not g.told("fizzled")
    g.send(0, "telegram.black")
    assert g.flight.at == 2 and story(g, "flight_at") == [
        ("flight_at", 1, HOW_PASSED),
        ("flight_at", 2, HOW_SKIPPED),
    ]


@pytest.mark.clause("R-76")
def test_the_turn_limit_ends_the_game_in_a_draw() -> None:
    g = scene(4, camps="RBTT", options=Options(turn_limit=2)).hand(0, "telegram.red").hand(1, "telegram.red").start()
    g.send(0, "telegram.red").until("free").say(0, "end").until(lambda s: s.turn == 2)
    assert not g.s.over
    g.until("free").send(1, "telegram.red").until("free").say(1, "end").until("over")
    assert g.s.over and g.winners() == [] and g.s.turn == 2
    assert [e.pub for e in g.told("turn_ended")] == [(0,), (1,)] and g.told("game_over")[0].pub == (0,)

    assert Options().turn_limit == 300 and Options().use_limit == 60


@pytest.mark.clause("R-76")
def test_a_win_in_the_last_turn_is_a_win() -> None:
    g = scene(4, camps="RBTT", options=Options(turn_limit=1)).hand(0, "telegram.red").intel(0, "red", "red").start()
    g.send(0, "telegram.red").until("over")
    assert g.winners() == [0]


@pytest.mark.clause("R-76")
def test_the_limit_of_uses_counts_only_the_current_player_in_his_free_window() -> None:
    g = scene(5, camps="RBRBT", options=Options(use_limit=2), characters={0: "rainmaker"})
    g.hand(0, "reinforce", "burn", "burn", "telegram.red", "lock_on").hand(1, "burn").intel(
        2, "black", "black", sender=1
    )
    g.intel(3, "black").start("opening")
    g.say(0, "play burn @2 black").resolve().all_pass()  # not in the free window: does not count
    assert g.window == "free"
    g.say(0, "play reinforce").say(1, "play burn @2 black").resolve()  # nor does another's response
    assert g.can(0, "play burn @3 black")
    g.say(0, "play burn @3 black").resolve()
    assert g.why(0, "play lock_on @3") == "R-76" and g.why(0, "rain @2") == "R-76"
    assert legal(g.s, 0) == bytes([5])  # nothing left but to send
    g.send(0, "telegram.red")
    assert g.can(0, "play lock_on @3") and g.can(0, "rain @2")  # the arrival window is another matter
    g.arrive().take_it()
    assert legal(g.s, 0) == bytes([6])
    g.say(0, "end").until(lambda s: s.turn == 2)
    assert g.s.uses == 0


@pytest.mark.clause("R-77", "R-50")
@pytest.mark.parametrize("holder", ["sleeper", "mo_fuyan"])
def test_all_covered_players_are_asked_whether_they_hold_a_skill_or_not(holder: str) -> None:
    g = scene(6, camps="RBRBTT", characters={2: holder, 4: "mo_fuyan"}, covered=[2, 4])
    g.hand(0, "telegram.red").start()
    g.send(0, "telegram.red").arrive().take_it()
    assert g.window == "trigger" and g.asked == [2, 4]  # one wait, at the same time
    assert legal(g.s, 4) == bytes([PASS])  # no such skill: he can only pass
    assert len(legal(g.s, 2)) == (2 if holder == "sleeper" else 1)
    g.all_pass()
    assert g.window == "free"


@pytest.mark.clause("R-77")
def test_nobody_is_asked_covertly_where_nobody_is_covered() -> None:
    g = scene(6, camps="RBRBTT", characters={2: "sleeper"}).hand(0, "telegram.red").start()
    g.send(0, "telegram.red").arrive().take_it()
    assert g.window == "trigger" and g.asked == [2]  # face up: asked openly
    g = scene(6, camps="RBRBTT", characters={2: "gunner"}).hand(0, "telegram.red").start()
    g.send(0, "telegram.red").arrive().take_it()
    assert g.window == "free"


@pytest.mark.clause("R-77", "R-71")
def test_covered_answers_are_sealed_together_and_carried_out_one_by_one() -> None:
    g = scene(6, camps="RBRBTT", characters={2: "sleeper", 3: "echo", 4: "sleeper"}, covered=[2, 4])
    g.hand(0, "telegram.red").start()
    g.send(0, "telegram.red").arrive().take_it()
    assert g.asked == [2, 4]
    g.say(4, "overhear")
    assert not g.told("skill_used") and g.asked == [2]
    g.say(2, "overhear")
    assert [it.seat for it in g.stack] == [2] and g.window == "response"  # in seat order, on the stack
    g.all_pass()
    assert g.window == "trigger" and g.asked == [3]
    g.say(3, "pass")
    assert [it.seat for it in g.stack] == [4]
    g.resolve()
    assert len(g.hand_of(2)) == len(g.hand_of(4)) == 1


@pytest.mark.clause("R-92", "R-50", "G-06")
def test_a_covered_player_shows_seat_cost_and_effect_but_no_name() -> None:
    g = scene(5, camps="RBRBT", characters={2: "mole"}, covered=[2]).hand(2, "telegram.red", "burn.red")
    g.hand(0, "telegram.black").start("opening")
    g.say(2, "whisper burn.red")
    g.resolve()
    used = g.told("skill_used")[0].pub
    effect = g.cfg.effects[used[2]]
    assert used[:2] == (2, -1) and effect == "draw_one"
    assert story(g, "discarded")[0] == ("discarded", 2, g.cfg.deck.by_name["burn.direct.red"])
    assert story(g, "resolved") == [("resolved", 2, -1, -1)] and not g.told("face")
    assert g.told("drew")[0].pub == (2, 1)


@pytest.mark.clause("R-92")
def test_the_stack_hides_the_name_as_well_until_he_turns_up() -> None:
    g = scene(5, camps="RBRBT", characters={2: "mole"}, covered=[2]).hand(2, "telegram.red", "burn.red")
    g.intel(2, "black").hand(0, "telegram.black").start("opening")
    g.say(2, "whisper burn.red")
    for viewer in (-2, 0, 4):
        v = view(g.s, viewer)
        assert v.stack[0].seat == 2 and v.stack[0].skill == -1
        assert g.cfg.effects[v.stack[0].effect] == "draw_one" and v.seats[2].char == -1
    g.resolve()
    g.say(2, "unmask")
    assert view(g.s, -2).seats[2].char == g.s.char[2]
