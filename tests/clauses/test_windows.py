"""Chapter 6: timing, the stack, the order of seats."""

import pytest

from kongsheng.game.engine import apply
from kongsheng.game.errors import Illegal
from kongsheng.game.tokens import CLOSE, PASS, TABLE
from kongsheng.game.words import explain, legal
from tests import kit
from tests.scene import Scene


# --- using ------------------------------------------------------------------------------------------------------
@pytest.mark.clause("S-22")
def test_a_use_needs_its_moment() -> None:
    g = (
        kit.scene(5, camps="RBRBT")
        .hand(0, "decode", "intercept", "return", "expose", "swap", "divert", "text.red")
        .start()
    )
    wanted = {
        "decode": "R-32",
        "intercept": "R-35",
        "return": "R-33",
        "expose": "R-37",
        "swap": "R-36",
        "divert": "R-34",
    }
    assert {card: g.why(0, f"play {card}") for card in wanted} == wanted
    assert legal(g.s, 0) == bytes([5])


@pytest.mark.clause("S-22")
def test_a_use_needs_something_to_act_on() -> None:
    g = kit.scene(5, camps="RBRBT").hand(0, "burn", "dangerous_intel", "text.red").start()
    assert g.why(0, "play burn") == "S-22" and g.why(0, "play dangerous_intel") == "S-22"
    g = kit.scene(5, camps="RBRBT").hand(0, "burn", "dangerous_intel", "text.red").hand(3, "decode")
    g.intel(2, "black", "red").start()
    assert g.can(0, "play burn @2 black") and g.can(0, "play dangerous_intel @3")
    assert g.why(0, "play burn @2 red") == "S-33" and g.why(0, "play dangerous_intel @2") == "G-08"


@pytest.mark.clause("S-22", "S-41")
def test_what_names_no_moment_may_be_used_in_every_window() -> None:
    names = {3: "gunner"}
    g = (
        kit.scene(5, camps="RBRBT", characters=names)
        .intel(1, "black", "black")
        .hand(3, *["burn"] * 3, "decode")
        .hand(0, "lock_on")
    )
    g.hand(0, "telegram.red").start("opening")

    def may() -> bool:
        return (
            g.can(3, "play burn @1 black") and g.can(3, "slow_shot burn @1 black") and g.can(3, "shoot burn @1 black")
        )

    assert g.window == "open" and may()
    g.all_pass().say(0, "play lock_on @2")
    assert g.window == "response" and may()
    g.resolve().send(0, "telegram.red")
    assert g.window == "arrival" and may()
    g.arrive()
    assert g.window == "decide" and not may()  # a special stage
    g.take_it().say(0, "end")
    assert g.window == "open" and may()
    # and in his own free window, but not in another's
    g = (
        kit.scene(5, camps="RBRBT", characters=names, turn=3)
        .intel(1, "black", "black")
        .hand(3, *["burn"] * 3, "decode")
        .start()
    )
    assert g.window == "free" and may()
    g = (
        kit.scene(5, camps="RBRBT", characters=names)
        .intel(1, "black", "black")
        .hand(3, *["burn"] * 3, "decode")
        .start()
    )
    assert g.window == "free" and not may()


# --- the golden rule --------------------------------------------------------------------------------------------
@pytest.mark.clause("S-23")
def test_a_skill_beats_the_card_only_where_they_conflict() -> None:
    g = (
        kit.scene(5, camps="RBRBT", characters={0: "naikeweier"})
        .hand(0, "lure_away", "lock_on", "telegram.red")
        .start()
    )
    assert g.can(0, "play lure_away @0")  # the skill says so
    assert g.why(0, "play lock_on @0") == "G-08"  # of this card it says nothing
    g.say(0, "play lure_away @0").resolve()
    assert g.s.lured == 1
    g = kit.scene(5, camps="RBRBT", characters={0: "naikeweier"}).hand(0, "lure_away", "telegram.red").start()
    g.send(0, "telegram.red").until(lambda s: s.flight >= 0 and g.flight.at == 0)
    assert g.window == "arrival" and g.why(0, "play lure_away @0") == "G-08"  # the rest of the card still binds him
    g = kit.scene(5, camps="RBRBT").hand(0, "lure_away", "telegram.red").start()
    assert g.why(0, "play lure_away @0") == "G-08"


@pytest.mark.clause("S-23")
def test_a_skill_beats_the_card_and_a_quick_one_beats_the_skill() -> None:
    g = (
        kit.scene(5, camps="RBRBT", characters={1: "stubborn", 2: "insistent"})
        .hand(0, "lock_on", "telegram.red")
        .start()
    )
    assert g.why(0, "play lock_on @1") == "S-23" and g.can(0, "play lock_on @2")
    g = (
        kit.scene(5, camps="RBRBT", turn=2, characters={1: "stubborn", 2: "insistent"})
        .hand(2, "lock_on", "telegram.red")
        .start()
    )
    assert g.can(2, "play lock_on @1")  # quick over ordinary
    assert g.can(2, "play lock_on @2")  # quick over card
    g.say(2, "play lock_on @1").resolve()
    assert g.s.locked == 1 << 1


@pytest.mark.clause("S-23", "R-106")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_in_one_layer_may_not_beats_may_whoever_sits_first(order: tuple[int, int]) -> None:
    user, shy = order
    for who, expected in (("bold", "S-23"), ("insistent", "")):
        g = kit.scene(5, camps="RBRBT", turn=user, characters={user: who, shy: "stubborn"})
        g.hand(user, "lock_on", "telegram.red").start()
        assert g.why(user, f"play lock_on @{shy}") == expected, who
        assert g.can(user, f"play lock_on @{user}")


@pytest.mark.clause("S-23")
def test_a_skill_beats_the_rule_of_who_may_decline() -> None:
    g = kit.scene(5, camps="RBRBT", characters={1: "stubborn", 2: "insistent"}, turn=2)
    g.hand(2, "lock_on", "direct.red").start().say(2, "play lock_on @1").resolve().send(2, "direct.red", to=1).arrive()
    assert g.window == "decide" and g.asked == [1] and g.can(1, "no")
    g.decline().arrive()
    assert len(g.s.intel[2]) == 1  # the sender must: of that the skill says nothing


# --- last in, first out -----------------------------------------------------------------------------------------
@pytest.mark.clause("S-24", "R-21", "R-37")
def test_the_source_example_of_the_countered_counter() -> None:
    g = (
        kit.scene(5, camps="RBRBT")
        .hand(0, "telegram.red")
        .hand(2, "intercept")
        .hand(3, "expose")
        .hand(4, "expose")
        .start()
    )
    g.send(0, "telegram.red").say(1, "pass").say(2, "play intercept")
    assert g.window == "response" and g.asked == [0, 1, 2, 3, 4]
    g.say(3, "play expose")
    assert [it.seat for it in g.stack] == [2, 3] and g.window == "response"
    g.say(4, "play expose")
    assert [it.seat for it in g.stack] == [2, 3, 4]
    g.all_pass()  # the last one takes effect first
    assert kit.pub(g, "resolved") == [(4, 7, -1)] and [it.seat for it in g.stack] == [2, 3]
    g.resolve()
    assert kit.pub(g, "negated") == [(3, 7, -1)]
    assert kit.pub(g, "resolved") == [(4, 7, -1), (2, 6, -1)]
    assert g.flight.at == 2 and g.window == "arrival"
    assert len(g.s.discard) == 3


@pytest.mark.clause("S-24")
def test_with_one_counter_fewer_the_intercept_is_void() -> None:
    g = kit.scene(5, camps="RBRBT").hand(0, "telegram.red").hand(2, "intercept").hand(3, "expose").start()
    g.send(0, "telegram.red").say(1, "pass").say(2, "play intercept").say(3, "play expose").resolve()
    assert g.flight.at == 1 and g.window == "arrival" and kit.pub(g, "negated") == [(2, 6, -1)]
    assert kit.kinds(g, "resolved", "negated") == ["resolved", "negated"]
    assert sorted(x.split(".")[0] for x in g.names(g.s.discard)) == ["expose", "intercept"]


@pytest.mark.clause("S-24", "S-26", "R-62")
def test_of_several_intercepts_the_last_one_used_takes_effect_and_the_others_fizzle() -> None:
    g = (
        kit.scene(5, camps="RBRBT")
        .hand(0, "telegram.red")
        .hand(2, "intercept")
        .hand(3, "intercept")
        .hand(4, "intercept")
        .start()
    )
    g.send(0, "telegram.red").say(1, "pass").say(2, "play intercept").say(3, "play intercept")
    g.say(4, "play intercept").resolve()
    assert g.flight.at == 4 and kit.pub(g, "resolved") == [(4, 6, -1)]
    assert kit.pub(g, "fizzled") == [(3, 6, -1), (2, 6, -1)]
    assert g.window == "arrival" and len(g.s.discard) == 3


@pytest.mark.clause("S-25", "R-20", "R-91")
def test_simultaneous_uses_are_ordered_from_the_right_of_the_last_user() -> None:
    # 3 used last; of 1, 2 and 4 (all answering the same window) seat 4 comes first, then 0, 1, 2
    g = kit.scene(5, camps="RBRBT").hand(0, "telegram.red").hand(3, "intercept")
    g.hand(1, "expose").hand(2, "expose").hand(4, "expose").start()
    g.send(0, "telegram.red").say(1, "pass").say(2, "pass").say(3, "play intercept")
    g.say(1, "play expose").say(2, "play expose")
    assert len(g.stack) == 1
    g.say(4, "play expose")
    assert [it.seat for it in g.stack] == [3, 4] and len(g.s.hands[1]) == len(g.s.hands[2]) == 1
    # the new window starts to the right of 4: seat 0 passes, 1 is next
    g.say(2, "play expose").say(1, "play expose").say(3, "pass")
    assert len(g.stack) == 2
    g.say(0, "pass")
    assert [it.seat for it in g.stack] == [3, 4, 1]


@pytest.mark.clause("S-25", "S-24")
def test_used_earlier_is_not_taking_effect_earlier() -> None:
    g = (
        kit.scene(5, camps="RBRBT", characters={1: "gunner", 2: "gunner"})
        .intel(4, "black", "blue_black")
        .hand(1, "decode")
    )
    g.hand(2, "decode").start("opening").say(0, "pass").say(1, "slow_shot decode @4 telegram.black")
    g.say(2, "slow_shot decode @4 blue_black").resolve()
    assert [p[0] for p in kit.pub(g, "skill_used")] == [1, 2] and [p[0] for p in kit.pub(g, "resolved")] == [2, 1]


@pytest.mark.clause("S-26", "R-101")
def test_locks_work_in_the_order_of_passing() -> None:
    g = kit.scene(5, camps="RBRBT").hand(0, "lock_on", "lock_on", "telegram.red").start()
    g.say(0, "play lock_on @3").resolve().say(0, "play lock_on @1").resolve()
    assert g.s.locked == 0b1010
    g.send(0, "telegram.red").arrive()
    assert g.window == "free" and len(g.s.intel[1]) == 1  # he was locked last and it reached him first


@pytest.mark.clause("S-26", "R-24")
def test_skills_are_used_in_seat_order() -> None:
    g = kit.scene(5, camps="RBRBT", turn=2, characters={0: "mourner", 3: "mourner", 4: "mourner"})
    g.intel(1, "black", "black").hand(2, "direct.black").start().send(2, "direct.black", to=1).arrive().take_it()
    order = []
    while g.window == "trigger":
        if len(g.asked) == 1:
            order.append(g.asked[0])
        g.say(g.asked[0], "pass")
    assert order == [3, 4, 0]


# --- special stages ---------------------------------------------------------------------------------------------
@pytest.mark.clause("S-27")
def test_nothing_can_be_used_while_somebody_decides() -> None:
    g = kit.scene(5, camps="RBRBT", characters={1: "gunner", 3: "yueming"}).hand(0, "telegram.red").intel(4, "black")
    g.hand(1, "burn", "intercept", "decode").hand(3, "burn", "intercept", "expose").start()
    g.send(0, "telegram.red").arrive()
    for text in ("play burn @4 black", "play decode", "shoot burn @4 black", "slow_shot burn @4 black", "pass"):
        assert g.why(1, text) == "S-27", text
    for text in ("play burn @4 black", "play intercept", "moon_shift burn intercept @4 black", "pass"):
        assert g.why(3, text) == "S-27", text
    assert g.can(1, "yes") and g.can(1, "no")


@pytest.mark.clause("S-27")
def test_nothing_but_death_triggers_while_a_death_is_declared() -> None:
    g = (
        kit.scene(5, camps="RBRBT", characters={2: "mourner", 3: "gunner"})
        .intel(1, "black", "black")
        .hand(0, "direct.black")
    )
    g.hand(2, "burn").hand(3, "burn", "burn").hand(1, "burn").start()
    g.send(0, "direct.black", to=1).arrive().take_it()
    g.until(lambda s: g.asked == [2])
    assert g.window == "trigger"
    assert g.why(2, "play burn @1 black") == "S-27"  # burning now would save nobody
    for x in (0, 1, 3, 4):
        assert g.why(x, "play burn @1 black") != "" and g.why(x, "pass") != ""
    assert g.why(3, "shoot burn @1 black") != ""
    assert g.can(2, "mourn") and g.can(2, "pass")
    g.say(2, "mourn")
    assert g.s.dead == [1] and g.window == "free"


@pytest.mark.clause("S-27")
def test_nothing_but_victory_triggers_while_a_victory_is_declared() -> None:
    g = kit.scene(5, camps="RBRBT", characters={2: "host", 1: "gunner", 3: "veil"}).intel(2, "red", "red")
    g.intel(0, "black", "black").hand(0, "direct.red").hand(1, "burn", "burn").hand(2, "burn").start()
    g.send(0, "direct.red", to=2).arrive().take_it()
    assert g.window == "trigger" and g.asked == [2]
    assert g.why(2, "play burn @0 black") == "S-27"
    for x, text in ((1, "play burn @0 black"), (1, "shoot burn @0 black"), (3, "smother @2")):
        assert g.why(x, text) != ""
    g.say(2, "pass")
    assert g.winners() == [0, 2]


@pytest.mark.clause("S-28")
def test_triggers_need_the_effect_to_have_come_about() -> None:
    g = (
        kit.scene(5, camps="RBRBT", characters={2: "target"})
        .hand(0, "probe.2BC+2", "lock_on")
        .hand(1, "expose", "expose")
        .start()
    )
    g.say(0, "play probe @2")
    assert g.window == "trigger" and g.asked == [2]  # becoming a target is earlier
    g.say(2, "pass").say(1, "play expose").resolve()
    assert g.window == "free" and not g.told("skill_used")  # countered: he was not probed
    g.say(0, "play lock_on @2").say(2, "pass").resolve()
    assert g.window == "trigger" and g.asked == [2] and g.can(2, "hit")


@pytest.mark.clause("S-28", "R-22")
def test_a_fizzled_card_triggers_nothing_either() -> None:
    g = kit.scene(5, camps="RBRBT", characters={2: "target", 1: "reflex"}).hand(0, "lock_on").start()
    g.say(0, "play lock_on @2").say(2, "pass")
    g.leave(2)
    g.resolve()
    assert kit.pub(g, "fizzled") == [(0, 1, -1)] and g.window == "free" and not g.told("skill_used")
    assert len(g.s.discard) == 1


# --- windows ----------------------------------------------------------------------------------------------------
@pytest.mark.clause("R-20")
def test_everybody_alive_is_asked_at_once_and_the_order_of_answers_does_not_matter() -> None:
    def play(order: tuple[int, ...]) -> Scene:
        g = kit.scene(5, camps="RBRBT").hand(0, "lock_on").hand(2, "expose").hand(4, "expose").start()
        g.say(0, "play lock_on @3")
        assert g.asked == [0, 1, 2, 3, 4]
        for x in order:
            if x in g.asked and len(g.stack) == 1:
                g.say(x, "play expose" if x in (2, 4) else "pass")
        return g

    for order in ((0, 1, 2, 3, 4), (4, 3, 2, 1, 0), (4, 2, 0, 3, 1), (1, 4, 3, 0, 2)):
        g = play(order)
        assert [it.seat for it in g.stack] == [0, 2] and len(g.s.hands[4]) == 1, order


@pytest.mark.clause("R-20")
def test_answers_are_final_and_only_the_living_are_asked() -> None:
    g = kit.scene(5, camps="RBRBT").hand(0, "lock_on").hand(2, "expose").start()
    g.leave(4)
    g.say(0, "play lock_on @3")
    assert g.asked == [0, 1, 2, 3]
    g.say(2, "pass")
    why = explain(g.s, 2, bytes([PASS]))
    assert why is not None and why.clause == "R-20" and legal(g.s, 2) == b""
    assert g.why(4, "pass") == "R-20"
    with pytest.raises(Illegal):
        g.say(2, "play expose")


@pytest.mark.clause("R-20")
def test_all_pass_and_it_closes() -> None:
    g = kit.scene(5, camps="RBRBT").hand(0, "lock_on").start().say(0, "play lock_on @3")
    for x in (4, 2, 0, 1):
        g.say(x, "pass")
        assert g.window == "response" and g.s.locked == 0
    g.say(3, "pass")
    assert g.window == "free" and g.s.locked == 1 << 3


@pytest.mark.clause("R-20")
def test_a_held_window_closes_when_the_table_says_so() -> None:
    g = kit.scene(5, camps="RBRBT", auto_close=False).hand(0, "lock_on").hand(1, "expose").start()
    g.say(0, "play lock_on @3")
    apply(g.s, TABLE, bytes([CLOSE]), g.events)
    assert g.window == "response"
    with pytest.raises(Illegal):
        apply(g.s, TABLE, bytes([CLOSE]))  # not decided yet
    g.say(1, "play expose")
    assert len(g.stack) == 1  # decided, and still open for the others
    assert g.asked == [0, 2, 3, 4]
    apply(g.s, TABLE, bytes([CLOSE]), g.events)
    assert len(g.stack) == 2


@pytest.mark.clause("R-21")
def test_only_the_top_of_the_stack_can_be_answered() -> None:
    g = kit.scene(5, camps="RBRBT", characters={2: "gunner"}).hand(0, "lock_on").hand(1, "expose").hand(2, "decode")
    g.intel(4, "black").start().say(0, "play lock_on @3").say(1, "pass").say(2, "slow_shot decode @4 black")
    assert [it.function for it in g.stack] == [1, -1]
    assert g.why(1, "play expose") == "R-26"  # the top is a skill, the card lies below it
    g.all_pass()
    assert not g.s.intel[4] and [it.function for it in g.stack] == [1]
    assert g.window == "response" and g.can(1, "play expose")  # the layer below is open again
    g.say(1, "play expose").resolve()
    assert g.s.locked == 0


@pytest.mark.clause("R-21")
def test_ordinary_skills_and_every_function_card_get_a_response_window() -> None:
    g = kit.scene(5, camps="RBRBT", characters={0: "gunner"}).hand(0, "lock_on", "decode").intel(1, "black").start()
    g.say(0, "slow_shot decode @1 black")
    assert g.window == "response" and len(g.s.intel[1]) == 1
    g.resolve()
    assert not g.s.intel[1]


@pytest.mark.clause("R-22")
def test_a_target_that_is_gone_makes_the_card_fizzle_and_it_is_discarded() -> None:
    g = (
        kit.scene(5, camps="RBRBT", characters={3: "gunner"})
        .intel(2, "black")
        .hand(0, "burn.red")
        .hand(3, "decode")
        .start()
    )
    g.say(0, "play burn @2 black").say(1, "pass").say(2, "pass").say(3, "shoot decode @2 black").resolve()
    assert kit.pub(g, "fizzled") == [(0, 8, -1)] and len(kit.pub(g, "burned")) == 1
    assert "burn.direct.red" in g.names(g.s.discard)
    g = kit.scene(5, camps="RBRBT").hand(0, "dangerous_intel").hand(2, "burn").intel(1, "black").start()
    g.say(0, "play dangerous_intel @2").say(1, "pass").say(2, "play burn @1 black").resolve()
    assert kit.pub(g, "fizzled") == [(0, 10, -1)]  # no hand left


@pytest.mark.clause("R-23", "R-94")
def test_quick_skills_take_effect_at_once_and_leave_the_stack_as_it_is() -> None:
    g = (
        kit.scene(5, camps="RBRBT", characters={3: "gunner", 1: "silencer"})
        .intel(2, "black", "black")
        .hand(0, "lock_on")
    )
    g.hand(3, "decode", "decode").hand(4, "expose").start().say(0, "play lock_on @2")
    g.say(1, "pass").say(2, "pass").say(3, "shoot decode @2 black")
    assert len(g.s.intel[2]) == 1 and g.window == "response"
    assert [it.function for it in g.stack] == [1]  # it never was on the stack; the same window is open again
    assert g.asked == [0, 1, 2, 3, 4] and g.can(4, "play expose")
    assert kit.kinds(g, "skill_used", "burned", "resolved") == ["skill_used", "burned", "resolved"]


@pytest.mark.clause("R-23", "R-94")
def test_quick_is_not_first_in_the_order() -> None:
    g = kit.scene(5, camps="RBRBT", characters={4: "gunner"}).intel(2, "black").hand(0, "lock_on").hand(4, "decode")
    g.hand(1, "expose").start().say(0, "play lock_on @3").say(4, "shoot decode @2 black")
    assert len(g.s.intel[2]) == 1
    g.say(1, "play expose")
    assert len(g.stack) == 2 and len(g.s.intel[2]) == 1 and len(g.s.hands[4]) == 1  # seat 1 comes before 4


# --- triggers ---------------------------------------------------------------------------------------------------
@pytest.mark.clause("R-24", "R-71")
def test_triggers_are_asked_in_seat_order_after_their_event() -> None:
    g = kit.scene(5, camps="RBRBT", turn=1, characters={0: "echo", 2: "echo", 4: "echo"}).hand(1, "direct.red").start()
    g.send(1, "direct.red", to=3).arrive().take_it()
    assert len(g.s.intel[3]) == 1 and g.window == "trigger"
    order = []
    while g.window == "trigger":
        order.append(g.asked[0])
        g.say(g.asked[0], "pass")
    assert order == [2, 4, 0] and g.window == "free"


@pytest.mark.clause("R-24")
def test_one_skill_answers_one_event_at_most_once() -> None:
    g = kit.scene(5, camps="RBRBT", characters={2: "echo"}).hand(0, "direct.red").start()
    g.send(0, "direct.red", to=3).arrive().take_it()
    assert g.can(2, "answer") and g.can(2, "second") and g.can(2, "pass")
    g.say(2, "second").resolve()
    assert g.window == "trigger" and g.can(2, "answer") and g.why(2, "second") == "R-24"
    g.say(2, "answer").resolve()
    assert g.window == "free" and len(g.s.hands[2]) == 3


@pytest.mark.clause("R-24", "R-45", "R-56")
def test_forced_triggers_run_by_themselves_and_after_a_pass() -> None:
    g = kit.scene(5, camps="RBRBT", characters={2: "tic"}).hand(0, "direct.red").start()
    g.send(0, "direct.red", to=3).arrive().decline()
    assert g.window == "trigger" and g.asked == [2]  # he has an order to choose
    g.say(2, "pass")
    assert g.window == "arrival"  # nobody could respond to the forced ones
    assert [p[:2] for p in kit.pub(g, "drew")] == [(2, 2), (2, 1)]  # in printed order


@pytest.mark.clause("R-56")
def test_their_owner_orders_several_triggers() -> None:
    g = kit.scene(5, camps="RBRBT", characters={2: "tic"}).hand(0, "direct.red").start()
    g.send(0, "direct.red", to=3).arrive().decline()
    assert all(g.can(2, name) for name in ("twitch", "spasm", "tremor"))
    g.say(2, "tremor")
    assert g.window == "trigger" and g.why(2, "tremor") == "R-24"
    g.say(2, "twitch")
    assert g.window == "response"  # the ordinary one can be answered
    g.resolve()
    assert g.window == "arrival"
    assert [p[:2] for p in kit.pub(g, "drew")] == [(2, 1), (2, 1), (2, 2)]


@pytest.mark.clause("R-24")
def test_who_is_gone_or_covered_is_not_asked() -> None:
    g = (
        kit.scene(6, camps="RBRBTT", characters={1: "echo", 2: "veil", 4: "echo"})
        .hand(0, "direct.red")
        .start("opening")
    )
    g.say(0, "pass").say(1, "pass").say(2, "smother @1").resolve().all_pass()
    g.leave(4)
    g.send(0, "direct.red", to=3).arrive().take_it()
    assert g.window == "free"


@pytest.mark.clause("R-25")
def test_an_effect_that_has_begun_is_not_interrupted() -> None:
    # true or false kills in the middle; its triggers and everybody's windows wait until all cards lie
    g = (
        kit.scene(5, camps="RBRBT", characters={3: "mourner", 4: "reflex"})
        .intel(1, "black", "black")
        .hand(0, "true_or_false")
    )
    g.top("red", "black", "red", "blue", "blue").start().say(0, "play true_or_false").resolve()
    g.until(lambda s: g.asked == [3])
    assert g.s.dying == 1 and [len(g.s.intel[x]) for x in range(5)] == [1, 3, 0, 0, 0]
    g.say(3, "pass")
    assert g.window == "trigger" and g.asked == [4]  # its effect is over: only now
    assert [len(g.s.intel[x]) for x in range(5)] == [1, 0, 1, 1, 1]
    assert kit.kinds(g, "turned_up", "died", "resolved") == ["turned_up"] * 2 + ["died"] + ["turned_up"] * 3 + [
        "resolved"
    ]


@pytest.mark.clause("R-25")
def test_a_choice_inside_an_effect_asks_only_who_chooses() -> None:
    g = (
        kit.scene(5, camps="RBRBT", characters={3: "gunner"})
        .hand(0, "dangerous_intel")
        .hand(2, "expose", "burn")
        .hand(3, "burn")
    )
    g.intel(1, "black").start().say(0, "play dangerous_intel @2").resolve()
    assert g.window == "choice" and g.asked == [0]
    for x, text in ((2, "play expose"), (3, "shoot burn @1 black"), (3, "play burn @1 black")):
        assert g.why(x, text) == "R-20"


@pytest.mark.clause("R-26", "R-37")
def test_a_counter_needs_another_players_function_card() -> None:
    g = (
        kit.scene(5, camps="RBRBT", characters={1: "gunner"})
        .hand(0, "lock_on", "expose", "expose")
        .hand(1, "expose", "decode")
    )
    g.intel(2, "black").start().say(0, "play lock_on @2")
    assert g.why(0, "play expose") == "R-26"  # his own
    assert g.can(1, "play expose")
    g.say(1, "slow_shot decode @2 black")
    assert g.why(0, "play expose") == "R-26"  # a skill
    g.resolve()
    g = (
        kit.scene(5, camps="RBRBT", characters={1: "gunner"})
        .hand(0, "expose")
        .hand(1, "decode")
        .intel(2, "black")
        .start("opening")
    )
    g.say(0, "pass").say(1, "slow_shot decode @2 black")
    assert g.window == "response" and g.why(0, "play expose") == "R-26"


@pytest.mark.clause("R-26")
def test_one_may_counter_the_counter_of_ones_own_card() -> None:
    g = kit.scene(5, camps="RBRBT").hand(0, "lock_on", "expose").hand(1, "expose").start()
    g.say(0, "play lock_on @2").say(1, "play expose")
    assert g.why(1, "play expose") != "" and g.can(0, "play expose")
    for x in (2, 3, 4):
        g.say(x, "pass")
    g.say(0, "play expose").resolve()
    assert g.s.locked == 1 << 2
