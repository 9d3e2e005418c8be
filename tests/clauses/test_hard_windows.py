"""Chapter 11: which windows open, who is asked first in them, and what may be used there."""

import pytest

from kongsheng.game.engine import apply
from kongsheng.game.errors import Broken, BudgetExceeded, Illegal
from kongsheng.game.events import HOW_DIVERTED, HOW_INTERCEPTED, HOW_PASSED, HOW_RETURNED, HOW_SKIPPED
from kongsheng.game.model import Options
from kongsheng.game.tokens import PASS
from kongsheng.game.words import default, explain

from ..kit2 import first_asked, scene, seal, story


@pytest.mark.clause("R-60")
def test_two_skills_that_trigger_each_other_are_cut_by_the_budget() -> None:
    options = Options(budget=2000)
    g = scene(4, camps="RBTT", characters={0: "ping", 1: "pong"}, options=options)
    g.hand(0, "telegram.black").start()
    other = g.s.copy()
    g.say(0, "serve")
    for seat in (1, 2, 3):
        g.say(seat, "pass")
    with pytest.raises(BudgetExceeded, match=r"2000.*R-60"):
        g.say(0, "pass")
    back = [e for e in g.told("skill_used") if e.pub[0] in (0, 1)]
    assert len(back) > 100  # what happened up to then is kept
    assert {e.pub[0] for e in back} == {0, 1}
    with pytest.raises(Broken):
        apply(g.s, 0, bytes([PASS]))
    apply(other, 0, default(other, 0))  # another game of the same config goes on
    assert not other.broken


@pytest.mark.clause("R-60")
def test_the_default_budget_is_ten_thousand_steps() -> None:
    g = scene(4, camps="RBTT", characters={0: "ping", 1: "pong"}).hand(0, "telegram.black").start()
    g.say(0, "serve")
    with pytest.raises(BudgetExceeded, match="10000"):
        g.resolve()


@pytest.mark.clause("R-61", "R-70", "G-02")
def test_arrival_cards_work_in_every_response_window_the_arrival_window_opened() -> None:
    g = scene(5, camps="RBRBT", characters={2: "nosy"})
    g.hand(0, "telegram.red", "lock_on", "lure_away").hand(1, "decode", "return", "divert", "swap")
    g.hand(2, "burn").hand(3, "intercept", "swap").hand(4, "expose").intel(4, "black").start()
    g.send(0, "telegram.red")
    g.say(2, "play burn @4 black")
    g.say(4, "play expose")  # two layers up, still because of the arrival window
    assert g.window == "response" and len(g.stack) == 2
    for seat, word in (
        (0, "play lock_on @3"),
        (0, "play lure_away @3"),
        (1, "play decode"),
        (1, "play return"),
        (1, "play divert @3"),
        (1, "play swap"),
        (3, "play intercept"),
        (3, "play swap"),
        (2, "glance"),
        (2, "grab"),
    ):
        assert g.can(seat, word), word
    assert g.why(3, "play lock_on @2") == "R-30"  # the sender's business


@pytest.mark.clause("R-61")
def test_after_the_arrival_window_has_closed_its_cards_are_of_no_use() -> None:
    g = scene(5, camps="RBRBT", characters={2: "nosy", 3: "tic", 4: "echo"})
    g.hand(0, "telegram.red", "lock_on", "lure_away").hand(1, "decode", "return", "divert", "swap", "intercept")
    g.hand(2, "intercept", "burn").intel(4, "black").start()
    g.send(0, "telegram.red").arrive().decline()
    assert g.window == "trigger" and g.asked == [3]
    g.say(3, "twitch")
    assert g.window == "response"

    def shut() -> None:
        assert g.why(1, "play decode") == "R-32" and g.why(1, "play return") == "R-33"
        assert g.why(1, "play divert @3") == "R-34" and g.why(1, "play intercept") == "R-35"
        assert g.why(1, "play swap") == "R-36" and g.why(2, "play intercept") == "R-35"
        assert g.why(0, "play lock_on @3") == "R-30" and g.why(0, "play lure_away @3") == "R-31"
        assert g.why(2, "glance") == "G-02" and g.why(2, "grab") == "G-02"
        assert g.can(2, "play burn @4 black")  # at any time

    shut()
    g.resolve().until("arrival").arrive().take_it()  # seat 2 takes it
    assert g.intel_of(2) == ["lock_on.telegram.red"] or len(g.intel_of(2)) == 1
    g.until("trigger")
    g.say(4, "answer")
    shut()


@pytest.mark.clause("R-62", "R-63")
def test_of_several_intercepts_the_last_used_wins() -> None:
    g = scene(5, camps="RBRBT")
    g.hand(0, "telegram.black").hand(2, "intercept").hand(3, "intercept").hand(4, "intercept").start()
    g.send(0, "telegram.black")
    g.say(3, "play intercept").say(2, "play intercept").say(4, "play intercept").resolve()
    assert g.window == "arrival" and g.flight.at == 4 and first_asked(g) == 4
    assert story(g, "flight_at") == [("flight_at", 1, HOW_PASSED), ("flight_at", 4, HOW_INTERCEPTED)]
    assert story(g, "resolved", "fizzled") == [("resolved", 4, 6, -1), ("fizzled", 2, 6, -1), ("fizzled", 3, 6, -1)]
    assert len(g.s.discard) == 3  # the fizzled ones as well
    g.arrive()  # he cannot decline
    assert g.s.black[4] == 1 and g.told("gained")[0].pub[0] == 4


@pytest.mark.clause("R-62")
@pytest.mark.parametrize("card", ["return", "divert @4", "decode"])
def test_what_needs_the_intelligence_before_you_fizzles_when_it_has_gone(card: str) -> None:
    g = scene(5, camps="RBRBT").hand(0, "telegram.black").hand(1, card.split()[0]).hand(3, "intercept").start()
    g.send(0, "telegram.black").say(1, f"play {card}").say(3, "play intercept").resolve()
    assert g.flight.at == 3 and g.flight.way == 1 and not g.told("flight_seen") and not g.told("reversed")
    assert [e.pub[0] for e in g.told("fizzled")] == [1] and g.flight.owner == 0


@pytest.mark.clause("R-62")
def test_coming_back_to_the_same_place_does_not_revive_a_card() -> None:
    """The flight changed its place after the declaration, even if it is here again."""
    g = scene(5, camps="RBRBT")
    g.hand(0, "telegram.black").hand(1, "decode", "intercept").hand(3, "divert", "intercept").start()
    g.send(0, "telegram.black").say(1, "play decode").say(3, "play intercept")
    g.all_pass()  # 3 has it, decode is on top again
    assert g.flight.at == 3 and len(g.stack) == 1
    g.say(3, "play divert @1").resolve()
    assert g.flight.at == 1 and not g.told("flight_seen")
    assert [e.pub[:2] for e in g.told("fizzled")] == [(1, 3)]


@pytest.mark.clause("R-62")
def test_a_swap_means_the_transmission_not_the_card() -> None:
    g = scene(5, camps="RBRBT")
    g.hand(0, "telegram.black").hand(2, "swap.red").hand(3, "swap.blue").hand(4, "intercept").start()
    g.send(0, "telegram.black").say(2, "play swap").say(3, "play swap").say(4, "play intercept").resolve()
    # the interception, then seat 3's card takes its place, then seat 2's takes that one's
    assert g.flight.at == 4 and g.names([g.flight.card]) == ["swap.text.red"] and g.flight.owner == 2
    assert "swap.text.blue" in g.names(g.s.discard) and len(g.s.discard) == 3
    assert not g.told("fizzled")
    g.arrive()
    assert g.intel_of(4) == ["swap.text.red"]


@pytest.mark.clause("R-62", "G-09")
def test_a_decode_sees_what_is_there_now_a_skill_means_its_object() -> None:
    g = scene(5, camps="RBRBT", characters={2: "nosy"})
    g.hand(0, "telegram.black").hand(1, "decode").hand(3, "swap.red").start()
    g.send(0, "telegram.black").say(1, "play decode").say(2, "glance").say(3, "play swap").resolve()
    seen = g.told("flight_seen")
    assert [e.pub for e in seen] == [(1,)] and g.cfg.deck.prints[seen[0].priv[0]].name == "swap.text.red"
    assert seen[0].knows == 1 << 1
    assert story(g, "fizzled") == [("fizzled", 2, -1, g.cfg.skills[g.s.skills[2][0]].index)]


@pytest.mark.clause("R-62")
def test_decode_and_swap_need_it_face_down_when_they_take_effect() -> None:
    g = scene(5, camps="RBRBT", characters={2: "liu_changjiao"}, covered=[2])
    g.hand(0, "telegram.black").hand(1, "decode", "swap.red").start()
    g.send(0, "telegram.black").say(1, "play decode").say(1, "play swap").say(2, "expose_shot").resolve()
    assert [e.pub[1] for e in g.told("fizzled")] == [11, 3]  # the swap, then the decode
    assert not g.told("flight_seen") and "black" in g.names([g.flight.card])[0]
    assert "swap.text.red" in g.names(g.s.discard)  # face up, where everybody sees it
    assert g.flight.face == 1 and g.why(1, "play decode") in ("R-32", "S-22")


@pytest.mark.clause("R-63", "R-69")
def test_a_new_place_waits_for_the_stack_and_the_triggers() -> None:
    g = scene(5, camps="RBRBT", characters={4: "reflex"})
    g.hand(0, "telegram.black").hand(1, "return").hand(2, "intercept").hand(3, "burn").intel(0, "black").start()
    g.send(0, "telegram.black").say(3, "play burn @0 black").say(2, "play intercept")
    g.all_pass()  # the interception takes effect: first its triggers, then the burn's window
    assert g.flight.at == 2 and g.window == "trigger" and g.asked == [4]
    g.say(4, "pass")
    assert g.window == "response" and [it.function for it in g.stack] == [8]
    assert first_asked(g) == 3  # right of the last user, seat 2
    g.all_pass()
    assert g.window == "trigger" and g.asked == [4]
    g.say(4, "jerk")
    assert g.window == "arrival" and first_asked(g) == 2  # a new window: nobody has used anything in it
    assert g.s.stack[g.s.flight] is g.flight and sum(1 for f in g.s.stack if f.kind == 2) == 1


@pytest.mark.clause("R-63")
def test_only_the_last_way_it_came_binds_and_a_lock_binds_all_the_same() -> None:
    g = scene(5, camps="RBRBT").hand(0, "telegram.black").hand(1, "divert").hand(3, "return").hand(2, "return").start()
    g.send(0, "telegram.black").say(1, "play divert @3").resolve()
    assert g.flight.at == 3 and g.flight.must
    g.say(3, "play return").resolve()
    assert g.flight.at == 2 and not g.flight.must and g.flight.way == -1
    g.say(2, "play return").resolve()  # back to 3, this time passed on
    assert g.flight.at == 3 and story(g, "flight_at")[-1] == ("flight_at", 3, HOW_RETURNED)
    g.arrive()
    assert g.window == "decide" and g.asked == [3] and g.can(3, "no")

    g = scene(5, camps="RBRBT").hand(0, "telegram.black", "lock_on").hand(1, "divert").hand(3, "return").start()
    g.say(0, "play lock_on @2").resolve()
    g.send(0, "telegram.black").say(1, "play divert @3").resolve()
    g.say(3, "play return").resolve()
    assert g.flight.at == 2 and not g.flight.must
    g.arrive()
    assert len(g.intel_of(2)) == 1  # locked: not even asked


@pytest.mark.clause("R-64")
def test_a_diverted_telegram_passes_by_a_target_lured_away_meanwhile() -> None:
    g = scene(5, camps="RBRBT").hand(0, "telegram.black", "lure_away").hand(1, "divert").start()
    g.send(0, "telegram.black").say(1, "play divert @3").say(0, "play lure_away @3").resolve()
    assert story(g, "flight_at")[1:] == [("flight_at", 3, HOW_DIVERTED), ("flight_at", 4, HOW_SKIPPED)]
    assert story(g, "resolved")[-1] == ("resolved", 1, 9, -1) and g.flight.owner == 1
    assert g.window == "arrival" and first_asked(g) == 4
    g.arrive()
    assert g.window == "decide" and g.can(4, "no")  # not bound any more


@pytest.mark.clause("R-64")
def test_a_diverted_direct_returns_to_the_sender_if_its_target_was_lured_away() -> None:
    g = scene(5, camps="RBRBT").hand(0, "direct.black", "lure_away").hand(1, "divert").start()
    g.send(0, "direct.black", to=1).say(1, "play divert @3").say(0, "play lure_away @3").resolve()
    assert story(g, "flight_at")[1:] == [("flight_at", 3, HOW_DIVERTED), ("flight_at", 0, HOW_SKIPPED)]
    g.arrive()
    assert len(g.intel_of(0)) == 1


@pytest.mark.clause("R-64", "R-44")
def test_an_interception_by_somebody_lured_away_meanwhile_fizzles() -> None:
    g = scene(5, camps="RBRBT").hand(0, "telegram.black", "lure_away").hand(3, "intercept", "intercept").start()
    g.send(0, "telegram.black").say(3, "play intercept").say(0, "play lure_away @3").resolve()
    assert g.flight.at == 1 and story(g, "fizzled") == [("fizzled", 3, 6, -1)]
    assert g.why(3, "play intercept") == "R-44"


@pytest.mark.clause("R-20", "R-91")
def test_only_who_is_asked_may_answer_and_only_once() -> None:
    g = scene(5, camps="RBRBT").hand(0, "telegram.black").start("opening")
    seal(g, 3, "pass")
    assert g.asked == [0, 1, 2, 4]
    why = explain(g.s, 3, bytes([PASS]))
    assert why is not None and why.clause == "R-20"
    with pytest.raises(Illegal):
        seal(g, 3, "pass")
