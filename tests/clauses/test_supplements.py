"""Chapter 10: R-44 to R-58, what the rulings add about luring, triggers, deaths, leaving and probes."""

import pytest

from kongsheng.game.events import PROBE_PASSERBY
from kongsheng.game.tokens import DEAD, OUT, WATCHER
from kongsheng.game.views import view
from kongsheng.game.words import default
from tests import kit
from tests.scene import DECK, Scene


def begin(n: int = 5, **kw: object) -> Scene:
    kw.setdefault("camps", {3: "RBT", 4: "RBTT", 5: "RBRBT", 6: "RBRBTT"}[n])
    return kit.scene(n, **kw)  # type: ignore[arg-type]


def use(g: Scene, x: int, text: str) -> Scene:
    """Seat ``x`` uses something in the open window; everybody else who is still asked passes first."""
    for y in g.asked:
        if y != x and x in g.asked:
            g.say(y, "pass")
    return g.say(x, text)


# --- R-44 -------------------------------------------------------------------------------------------------------
@pytest.mark.clause("R-44")
def test_the_lured_are_no_targets_of_direct_and_diversion_and_may_not_intercept() -> None:
    g = begin().hand(0, "lure_away", "direct.red").hand(1, "divert").hand(3, "intercept").hand(4, "intercept").start()
    g.say(0, "play lure_away @3").resolve().say(0, "send direct.red")
    assert [g.why(0, f"@{x}") for x in range(5)] == ["R-79", "", "", "R-44", ""]
    g.say(0, "@1")
    assert g.why(3, "play intercept") == "R-44" and g.can(4, "play intercept")
    assert g.why(1, "play divert @3") == "R-44" and g.can(1, "play divert @4")


@pytest.mark.clause("R-44")
def test_next_turn_they_may_again() -> None:
    g = begin().hand(0, "lure_away", "telegram.red").hand(3, "intercept").start()
    g.say(0, "play lure_away @3").resolve().send(0, "telegram.red").until("free").say(0, "end")
    g.until(lambda s: s.turn == 2).until("free").hand(1, "telegram.blue").send(1, "telegram.blue")
    assert g.flight.at == 2 and g.can(3, "play intercept")


# --- R-45 -------------------------------------------------------------------------------------------------------
@pytest.mark.clause("R-45", "R-71")
def test_an_ordinary_trigger_goes_on_the_stack_and_can_be_answered() -> None:
    g = begin(characters={2: "echo", 1: "silencer"}).hand(0, "direct.red").hand(3, "burn").intel(4, "black").start()
    g.send(0, "direct.red", to=3).arrive().take_it()
    g.say(2, "answer")
    assert g.window == "response" and [it.seat for it in g.stack] == [2] and not g.s.hands[2]
    assert g.can(3, "play burn @4 black")
    use(g, 1, "silence").resolve()
    assert not g.s.hands[2] and kit.pub(g, "negated") == [(2, -1, g.s.skills[2][0])]


@pytest.mark.clause("R-45", "R-23")
def test_a_quick_trigger_does_not() -> None:
    g = begin(characters={2: "reflex", 1: "silencer"}).hand(0, "lock_on", "text.red").start()
    g.say(0, "play lock_on @1").resolve()
    assert g.window == "trigger" and g.asked == [2]
    g.say(2, "jerk")
    assert g.window == "free" and len(g.s.hands[2]) == 1


@pytest.mark.clause("R-45", "S-27")
def test_death_triggers_take_effect_at_once() -> None:
    g = (
        begin(characters={2: "mourner", 1: "silencer", 4: "jammer"})
        .intel(3, "black", "black")
        .hand(0, "direct.black")
        .start()
    )
    g.send(0, "direct.black", to=3).arrive().take_it()
    assert g.asked == [2]
    g.say(2, "mourn")
    assert g.window == "free" and len(g.s.hands[2]) == 1  # the silencers were not asked


# --- R-46 -------------------------------------------------------------------------------------------------------
@pytest.mark.clause("R-46", "S-20")
def test_from_the_declaration_on_the_dying_are_not_alive_but_still_hold_their_cards() -> None:
    g = (
        begin(6, characters={1: "avenger", 3: "mourner"})
        .intel(1, "black", "black", "red")
        .hand(1, "burn.red", "decode")
    )
    g.hand(0, "direct.black").start().send(0, "direct.black", to=1).arrive().take_it()
    assert g.window == "trigger" and g.asked == [1] and not g.s.alive >> 1 & 1
    seat = view(g.s, WATCHER).seats[1]
    assert seat.hand == 2 and len(seat.intel) == 4 and seat.camp == -1
    g.say(1, "avenge @1 red @3")
    assert g.asked == [3] and len(g.s.intel[1]) == 3 and not g.told("died")
    g.say(3, "pass")
    assert g.s.status[1] == DEAD and len(kit.pub(g, "died")[0]) == 3 + 5


@pytest.mark.clause("R-46")
def test_three_deaths_nest_and_are_counted_as_declared() -> None:
    g = begin(6, characters={1: "avenger", 2: "avenger", 3: "avenger"}, camps="RBRBTT")
    for x in (1, 2, 3):
        g.intel(x, "black", "black")
    g.hand(0, "direct.black").start().send(0, "direct.black", to=1).arrive().take_it()
    g.say(1, "avenge @1 black @2")
    assert g.asked == [2]  # before 1 is done
    g.say(2, "avenge @2 black @3")
    assert g.asked == [3] and g.s.dead == [1, 2, 3] and not g.told("died")
    g.say(3, "pass")
    assert [p[0] for p in kit.pub(g, "died")] == [3, 2, 1] and [g.s.killer[x] for x in (1, 2, 3)] == [0, 1, 2]
    assert g.window == "free"


@pytest.mark.clause("R-46", "R-68")
def test_a_colour_victory_ends_the_game_in_the_middle_of_a_death() -> None:
    g = (
        begin(characters={1: "avenger"})
        .intel(1, "black", "black", "red")
        .intel(2, "red", "red")
        .hand(0, "direct.black")
        .start()
    )
    g.send(0, "direct.black", to=1).arrive().take_it().say(1, "avenge @1 red @2")
    assert g.winners() == [0, 2] and kit.pub(g, "declared") == [(2, 1)] and not g.told("died")


# --- R-47 -------------------------------------------------------------------------------------------------------
@pytest.mark.clause("R-47")
def test_who_declares_by_colour_by_mission_and_by_survival() -> None:
    g = begin(6, characters={2: "host", 0: "host"}).intel(2, "red", "red").hand(0, "direct.red").start()
    g.send(0, "direct.red", to=2).arrive().take_it()
    assert g.asked == [2]
    g.say(2, "pass")
    assert g.window == "over"  # his camp mate, also a host, does not declare
    g = begin(4, characters={0: "host", 3: "host"}, camps="RTBT").intel(1, "blue").start()
    g.leave(2).leave(1).leave(3)
    assert kit.pub(g, "declared") == [(0, 3)] and g.winners() == [0]  # whom should he invite? They have all lost


@pytest.mark.clause("R-47", "R-18")
def test_every_survivor_declares_and_may_invite() -> None:
    g = (
        begin(4, characters={0: "host", 1: "host"}, camps="RRBT", turn=1)
        .intel(3, "black", "black")
        .hand(1, "direct.black")
        .start()
    )
    g.leave(2)
    g.send(1, "direct.black", to=3).arrive().take_it().until(lambda s: s.ending)
    assert sorted(kit.pub(g, "declared")) == [(0, 3), (1, 3)]
    assert g.asked == [1]
    g.say(1, "invite @3")
    assert g.asked == [0] and g.why(0, "invite @2") == "G-08"
    g.say(0, "pass")
    assert g.winners() == [0, 1, 3]


# --- R-48 -------------------------------------------------------------------------------------------------------
@pytest.mark.clause("R-48", "R-68")
def test_dagger_missions_wait_for_the_outermost_death() -> None:
    # the martyr's own death is nested in another one: he wins only when that is finished, too
    g = (
        begin(6, characters={1: "avenger", 4: "martyr"}, camps="RBRBTT")
        .intel(1, "black", "black", "black")
        .intel(4, "black", "black")
    )
    g.s.intel[1].pop()
    g.s.black[1] -= 1
    g.hand(0, "direct.black").start().send(0, "direct.black", to=1).arrive().take_it().say(1, "avenge @1 black @4")
    assert g.window == "over" and g.winners() == [4]
    assert kit.kinds(g, "dying", "died", "declared") == ["dying", "dying", "died", "died", "declared"]


# --- in test_characters_rules.py --------------------------------------------------------------------
@pytest.mark.clause("R-50")
def test_a_covert_question_is_asked_even_if_nobody_has_an_answer() -> None:
    g = begin(characters={3: "paotui_xiaoshao"}, covered=[3]).hand(0, "direct.red").start()
    g.send(0, "direct.red", to=1).arrive().take_it()
    assert g.window == "trigger" and g.asked == [3]
    public = view(g.s, WATCHER)
    assert public.asked == 1 << 3
    before = len(g.events)
    g.say(3, "pass")
    assert g.window == "free" and len(g.events) == before
    # no covered character on the table: nobody waits
    g = begin(characters={3: "paotui_xiaoshao"}).hand(0, "direct.red").start()
    g.send(0, "direct.red", to=1).arrive().take_it()
    assert g.window == "free"


@pytest.mark.clause("R-50", "R-54")
def test_only_covered_seats_are_asked_covertly_and_public_questions_are_public() -> None:
    g = begin(characters={3: "sleeper", 2: "echo", 4: "mole"}, covered=[3, 4]).hand(0, "direct.red").start()
    g.send(0, "direct.red", to=1).arrive().take_it()
    assert g.asked == [3, 4]
    g.say(3, "pass").say(4, "pass")
    assert g.asked == [2]  # face up: that he is asked is no secret


# --- R-51 -------------------------------------------------------------------------------------------------------
@pytest.mark.clause("R-51", "R-63")
def test_having_to_take_it_is_about_one_arrival() -> None:
    # intercepted, then diverted by the interceptor, returned to him: this time he may decline
    g = begin().hand(0, "telegram.red").hand(2, "intercept", "divert").hand(3, "return").start().send(0, "telegram.red")
    use(g, 2, "play intercept").resolve()
    assert g.flight.at == 2 and view(g.s, 0).flight.bound == "R-35"  # type: ignore[union-attr]
    use(g, 2, "play divert @3").resolve()
    assert g.flight.at == 3 and view(g.s, 0).flight.bound == "R-34"  # type: ignore[union-attr]
    use(g, 3, "play return").resolve()
    assert g.flight.at == 2 and view(g.s, 0).flight.bound == ""  # type: ignore[union-attr]
    g.arrive()
    assert g.window == "decide" and g.can(2, "no")


# --- R-52 -------------------------------------------------------------------------------------------------------
@pytest.mark.clause("R-52")
def test_what_is_on_the_stack_works_though_its_user_has_left() -> None:
    g = begin().hand(0, "lock_on").hand(3, "burn").intel(1, "black").start().say(0, "play lock_on @2")
    use(g, 3, "play burn @1 black")
    g.leave(3)
    g.resolve()
    assert not g.s.intel[1] and g.s.locked == 1 << 2 and g.s.status[3] == OUT


@pytest.mark.clause("R-52", "R-66")
def test_what_needs_him_is_skipped() -> None:
    g = begin().hand(0, "reinforce").start().say(0, "play reinforce")
    g.leave(0)
    pile = len(g.s.deck)
    g.resolve()
    assert not g.s.hands[0] and kit.pub(g, "resolved") == [(0, 4, -1)]
    assert g.s.turn_seat == 1 and len(g.s.deck) == pile - 2  # the next turn's draw
    g = begin().hand(0, "dangerous_intel").hand(2, "burn", "decode").start().say(0, "play dangerous_intel @2").resolve()
    assert g.window == "choice"
    g.leave(0)
    assert len(g.s.hands[2]) == 2 and g.s.turn_seat == 1
    g = begin(characters={0: "gunner"}).hand(0, "burn").start().say(0, "plant @2")
    g.leave(0)
    g.resolve()
    assert not g.s.intel[2] and g.s.turn_seat == 1


@pytest.mark.clause("R-52", "R-55")
def test_an_intercept_and_a_divert_of_who_left() -> None:
    g = begin().hand(0, "telegram.red").hand(1, "divert").start().send(0, "telegram.red").say(1, "play divert @3")
    g.leave(1)
    g.resolve()
    assert g.flight.at == 3 and g.window == "arrival"  # it works as announced
    g.arrive()
    assert len(g.s.intel[3]) == 1


# --- R-54 -------------------------------------------------------------------------------------------------------
@pytest.mark.clause("R-54")
def test_the_point_of_sending_comes_after_the_card_and_before_the_target() -> None:
    g = (
        begin(characters={0: "weng_wengweng", 2: "gunner"})
        .hand(0, "direct.red", "burn")
        .hand(2, "burn", "burn")
        .intel(1, "black")
        .start()
    )
    g.say(0, "send direct.red")
    assert g.window == "sending" and g.asked == [0]  # only the sender
    assert not g.told("sent") and g.flight.visit == 0
    assert g.can(0, "air_drop burn") and g.why(0, "play burn @1 black") != ""
    g.say(0, "pass")
    assert g.window == "target" and not g.told("sent")


@pytest.mark.clause("R-54", "S-43")
def test_a_skill_may_change_the_mode_there() -> None:
    g = begin(characters={0: "herald"}).hand(0, "telegram.red").start().say(0, "send telegram.red").say(0, "proclaim")
    assert g.window == "sending" and g.why(0, "proclaim") == ""
    g.say(0, "pass")
    assert g.flight.mode == 2 and g.flight.face == 1 and g.flight.at == 1 and kit.pub(g, "sent")[0][:2] == (0, 2)
    g = (
        begin(characters={0: "herald"})
        .hand(0, "direct.red")
        .start()
        .say(0, "send direct.red")
        .say(0, "proclaim")
        .say(0, "pass")
    )
    assert g.window == "arrival" and g.flight.at == 1  # no target is asked for any more


@pytest.mark.clause("R-54")
def test_whose_skills_have_no_such_moment_is_not_asked() -> None:
    g = begin(characters={0: "gunner", 1: "herald"}).hand(0, "telegram.red").start().say(0, "send telegram.red")
    assert g.window == "arrival"


@pytest.mark.clause("R-54", "R-98")
def test_an_extra_transmission() -> None:
    names = {0: "encorist"}
    g = begin(characters=names).hand(0, "telegram.red", "direct.blue", "lock_on", "lure_away", "lock_on").start()
    assert g.why(0, "encore") == "R-54"
    g.say(0, "play lock_on @1").resolve().say(0, "play lure_away @3").resolve()
    g.send(0, "telegram.red").arrive()
    assert len(g.s.intel[1]) == 1 and g.window == "free"
    assert g.why(0, "play lock_on @2") == "R-30"  # nothing is on its way
    g.say(0, "encore").resolve()
    assert g.window == "choice" and g.asked == [0]  # at once, not back to the free window
    assert g.why(0, "end") != ""
    g.say(0, "direct.blue")
    assert g.window == "target" and g.why(0, "@3") != ""  # he is still lured away
    g.say(0, "@1")
    assert g.can(0, "play lock_on @2")  # before the decision again
    g.arrive()
    assert len(g.s.intel[1]) == 2 and g.window == "free"  # still locked
    assert g.s.sent == 2 and g.why(0, "encore") == "G-04" and g.can(0, "end")
    assert g.why(0, "play lock_on @2") == "R-30"


@pytest.mark.clause("R-54", "R-98", "R-52")
def test_an_extra_transmission_needs_a_hand_and_a_sender() -> None:
    g = begin(characters={0: "encorist"}).hand(0, "text.red").start().send(0, "text.red").until("free")
    g.say(0, "encore").resolve()
    assert g.window == "free" and len(kit.pub(g, "sent")) == 1
    g = begin(characters={0: "encorist"}).hand(0, "text.red", "text.blue").start().send(0, "text.red").until("free")
    g.say(0, "encore").resolve()
    assert g.window == "choice"
    g.leave(0)
    assert g.s.turn_seat == 1 and len(kit.pub(g, "sent")) == 1
    g = begin(characters={0: "encorist"}).hand(0, "text.red", "text.blue").start().send(0, "text.red").until("free")
    g.say(0, "encore")
    g.leave(0)
    g.resolve()
    assert g.s.turn_seat == 1 and g.window == "open" and len(kit.pub(g, "sent")) == 1


@pytest.mark.clause("R-54")
def test_the_extra_transmission_has_its_own_point_of_sending() -> None:
    g = begin(characters={0: "encorist"}).hand(0, "text.red", "telegram.blue", "burn").start()
    i = next(k for k, sk in enumerate(g.cfg.skills) if sk.name == "proclaim")
    g.s.skills[0] = g.s.skills[0] + [i]  # as if borrowed
    g.say(0, "send text.red")
    assert g.window == "sending"
    g.say(0, "pass").until("free").say(0, "encore").resolve().say(0, "telegram.blue")
    assert g.window == "sending" and g.can(0, "proclaim")


# --- R-55 -------------------------------------------------------------------------------------------------------
@pytest.mark.clause("R-55", "R-66")
def test_who_leaves_in_his_turn_before_sending_has_no_turn_left() -> None:
    for at in ("opening", "free"):
        g = begin().hand(0, "text.red").hand(1, "burn").start(at)
        g.leave(0)
        assert g.s.turn_seat == 1 and g.s.turn == 2 and g.window == "open"
        assert not g.told("sent") and kit.kinds(g, "lost", "turn_ended", "turn_began") == [
            "lost",
            "turn_ended",
            "turn_began",
        ]
    # by death as well
    g = begin().intel(0, "black", "black").hand(0, "true_or_false", "text.red").top("black").start()
    g.say(0, "play true_or_false").resolve().until("open")
    assert g.s.turn_seat == 1 and not g.told("sent")
    # with a card of his on the stack: that is settled first
    g = begin().hand(0, "lock_on", "text.red").hand(2, "expose").start().say(0, "play lock_on @1")
    g.leave(0)
    assert g.window == "response" and g.s.turn_seat == 0
    use(g, 2, "play expose").resolve()
    assert g.s.turn_seat == 1 and kit.pub(g, "negated") == [(0, 1, -1)]


# --- R-56 -------------------------------------------------------------------------------------------------------
@pytest.mark.clause("R-56")
def test_the_default_is_to_pass_and_forced_triggers_run_in_printed_order() -> None:
    g = begin(characters={2: "tic"}).hand(0, "direct.red").start().send(0, "direct.red", to=3).arrive().decline()
    assert default(g.s, 2) == b"\0"
    g.say(2, "spasm")
    assert g.window == "trigger" and g.can(2, "tremor")
    g.say(2, "pass")
    assert [p[:2] for p in kit.pub(g, "drew")] == [(2, 2), (2, 1)] and g.window == "arrival"


@pytest.mark.clause("R-56")
def test_triggers_of_one_player_are_finished_before_the_next_is_asked() -> None:
    g = (
        begin(characters={2: "echo", 4: "echo"})
        .hand(0, "direct.red")
        .start()
        .send(0, "direct.red", to=3)
        .arrive()
        .take_it()
    )
    assert g.asked == [2]
    g.say(2, "second").resolve()
    assert g.asked == [2]
    g.say(2, "answer").resolve()
    assert g.asked == [4]


# --- R-57 -------------------------------------------------------------------------------------------------------
@pytest.mark.clause("R-57")
def test_a_card_used_as_a_function_is_that_function_card() -> None:
    g = (
        begin(characters={0: "forger", 3: "silencer", 4: "jammer"})
        .hand(0, "reinforce.red", "text.red")
        .hand(1, "expose")
        .start()
    )
    assert g.why(0, "as_lock reinforce @0") == "G-08"
    g.say(0, "as_lock reinforce.red @2")
    played = kit.pub(g, "played")[0]
    assert played[:4] == (0, 1, DECK.by_name["reinforce.telegram.red"], 2)  # laid open, as a lock
    assert g.why(3, "silence") == "G-02" and g.why(4, "jam") == "G-02"  # what stops skills does not stop it
    assert g.can(1, "play expose")
    use(g, 1, "play expose").resolve()
    assert g.s.locked == 0 and "reinforce.telegram.red" in g.names(g.s.discard)
    g = (
        begin(characters={0: "forger"})
        .hand(0, "reinforce.red", "text.red")
        .start()
        .say(0, "as_lock reinforce @2")
        .resolve()
    )
    assert g.s.locked == 1 << 2 and len(g.s.hands[0]) == 1  # a lock, and nothing was drawn


@pytest.mark.clause("R-57")
def test_its_moments_are_those_of_the_function() -> None:
    g = (
        begin(characters={0: "forger", 1: "forger"})
        .hand(0, "burn", "telegram.red")
        .hand(1, "burn", "burn")
        .start("opening")
    )
    assert g.why(0, "as_lock burn @1") == "G-02" and g.why(1, "as_divert burn @2") == "G-02"
    g.all_pass().send(0, "telegram.red")
    assert g.why(1, "as_lock burn @2") == "R-30" and g.can(1, "as_divert burn @2")
    g.say(1, "as_divert burn @2")
    assert g.why(1, "as_expose burn") == "R-26"
    g.resolve()
    assert g.flight.at == 2 and view(g.s, 0).flight.bound == "R-34"  # type: ignore[union-attr]


@pytest.mark.clause("R-57", "R-37")
def test_a_skill_used_as_expose_counters() -> None:
    g = (
        begin(characters={1: "forger"})
        .hand(0, "lock_on")
        .hand(1, "decode")
        .hand(3, "expose")
        .start()
        .say(0, "play lock_on @2")
    )
    g.say(1, "as_expose decode")
    assert g.can(3, "play expose")
    g.resolve()
    assert g.s.locked == 0


# --- R-58 -------------------------------------------------------------------------------------------------------
@pytest.mark.clause("R-58", "R-82")
def test_a_countered_probe_is_put_away_unseen() -> None:
    g = begin().hand(0, "probe.telegram.red.2BC+2").hand(3, "expose").start().say(0, "play probe @1")
    use(g, 3, "play expose").resolve()
    p = DECK.by_name["probe.telegram.red.2BC+2"]
    assert len(g.s.facedown) == 1 and [n.split(".")[0] for n in g.names(g.s.discard)] == ["expose"]
    assert not g.told("probe_shown") and not g.told("probe_answered")
    for v in (1, 2, WATCHER):
        assert p not in view(g.s, v).discard and view(g.s, v).facedown == 1
    assert all(p not in e.pub and (p not in e.priv or e.knows == 1) for e in g.told("played"))


@pytest.mark.clause("R-58", "R-08")
def test_used_probes_are_shuffled_into_the_new_pile() -> None:
    g = begin().hand(0, "probe.CCAV+2", "reinforce").discarded("burn.red").no_pile().start()
    g.say(0, "play probe @1").resolve()
    assert kit.pub(g, "probe_answered") == [(1, PROBE_PASSERBY)] and len(g.s.facedown) == 1
    g.say(0, "play reinforce").resolve()
    assert not g.s.facedown and kit.pub(g, "reshuffled") == [(2,)]
    assert len(g.s.hands[0]) == 1 and len(g.s.deck) == 1
    assert view(g.s, WATCHER).facedown == 0
