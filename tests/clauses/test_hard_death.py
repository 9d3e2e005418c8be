"""Chapter 11: deaths, nested deaths, and what ends the game when."""

import pytest

from kongsheng.game.checks import BY_COLOUR, BY_MISSION, BY_SURVIVAL
from kongsheng.game.model import Options
from kongsheng.game.tokens import DEAD, DYING, OUT

from ..kit2 import idle, scene, story
from ..scene import Scene


def kinds(g: Scene, *names: str) -> list[tuple[object, ...]]:
    return [e[:2] for e in story(g, *names)]


# --- only S-15 during deaths (R-68) ---
@pytest.mark.clause("R-68", "R-46")
def test_the_last_camp_wins_only_when_all_deaths_are_done() -> None:
    """Seat 1 is the last 2BC: CCAV could win at once, but his death skill still kills one of them first."""
    g = scene(4, camps="RBTR", characters={1: "lasher", 3: "rainmaker"}, options=Options(identities="1/1/2"))
    g.hand(0, "telegram.red").top("black", "black").intel(1, "black", "black").intel(0, "black", "black")
    g.start("opening")
    g.leave(2)
    assert not g.s.over
    g.say(3, "shower @1")
    assert not g.s.over and g.window == "trigger" and g.s.status[1] == DYING
    g.say(1, "lash @0")
    assert g.s.over and g.winners() == [0, 3]  # the dead of the camp win along
    assert kinds(g, "dying", "died", "declared") == [
        ("dying", 1), ("dying", 0), ("died", 0), ("died", 1), ("declared", 3),
    ]  # fmt: skip
    assert g.told("declared")[0].pub == (3, BY_SURVIVAL)


@pytest.mark.clause("R-68")
def test_everybody_dead_in_one_chain_is_a_draw_not_a_survivors_win() -> None:
    g = scene(3, camps="RBT", characters={0: "rainmaker", 1: "lasher", 2: "blank2"})
    g.hand(0, "telegram.red").top("black", "black").intel(1, "black", "black").intel(0, "black", "black")
    g.start("opening")
    g.leave(2)
    assert not g.s.over
    g.say(0, "shower @1").say(1, "lash @0")
    assert g.s.over and g.winners() == [] and not g.told("declared")


@pytest.mark.clause("R-68", "S-15", "S-20")
def test_three_of_a_colour_during_a_death_ends_the_game_on_the_spot() -> None:
    g = scene(6, camps="RBRBTT", characters={1: "rainmaker", 2: "lasher", 4: "witness", 5: "heir"})
    g.hand(0, "telegram.blue").top("black", "blue").intel(2, "black", "black").intel(3, "blue", "blue")
    g.start("opening")
    g.say(1, "shower @2")
    assert not g.s.over  # the heir's mission (somebody has died) is met but not judged yet
    g.say(2, "lash @3")
    assert g.s.over and g.winners() == [1, 3, 4, 5]
    assert sorted(e.pub for e in g.told("declared")) == [(3, BY_COLOUR), (4, BY_MISSION), (5, BY_MISSION)]
    assert not g.told("died") and g.s.status[2] == DYING  # S-20 two never comes
    assert len(g.s.intel[2]) == 3


@pytest.mark.clause("R-68", "R-72")
def test_other_missions_wait_for_the_end_of_the_death() -> None:
    g = scene(6, camps="RBRBTT", characters={1: "rainmaker", 2: "lasher", 5: "heir"})
    g.hand(0, "telegram.blue").top("black", "red").intel(2, "black", "black").start("opening")
    g.say(1, "shower @2")
    assert g.window == "trigger" and not g.s.over
    g.say(2, "lash @3")
    assert kinds(g, "died", "declared") == [("died", 2), ("declared", 5)] and g.winners() == [5]


@pytest.mark.clause("R-68", "G-17")
def test_a_dead_reporter_wins_after_the_death_and_together_with_the_last_camp() -> None:
    g = scene(4, camps="RBTT", characters={0: "rainmaker", 2: "martyr"}, options=Options(identities="1/1/2"))
    g.hand(0, "telegram.blue").top("black").intel(2, "black", "black").start("opening")
    g.leave(1).leave(3)
    assert not g.s.over
    g.say(0, "shower @2")
    assert g.s.over and g.winners() == [0, 2]  # the same check point: R-18 and the dagger
    assert sorted(e.pub for e in g.told("declared")) == [(0, BY_SURVIVAL), (2, BY_MISSION)]
    assert kinds(g, "died", "declared")[0] == ("died", 2)


@pytest.mark.clause("R-68")
def test_a_dagger_mission_is_not_judged_in_the_middle_of_a_death() -> None:
    g = scene(6, camps="RBRBTT", characters={1: "rainmaker", 4: "martyr", 3: "lasher"})
    g.hand(0, "telegram.blue").top("black", "black", "blue").intel(3, "black", "black").intel(4, "black", "black")
    g.intel(1, "blue", "blue").start("opening")
    g.say(1, "shower @3").say(3, "lash @4")  # the reporter dies nested, of seat 3
    assert g.s.over and g.winners() == [4]
    assert kinds(g, "dying", "died", "declared") == [
        ("dying", 3), ("dying", 4), ("died", 4), ("died", 3), ("declared", 4),
    ]  # fmt: skip


@pytest.mark.clause("R-68")
@pytest.mark.parametrize(("turn", "status"), [(1, DYING), (3, DEAD)])
def test_three_of_a_colour_during_a_death_leaves_the_daggers_out(turn: int, status: int) -> None:
    """Seat 4 was killed by another; still dying or dead already, the death of seat 2 is not over."""
    g = scene(6, camps="RBRBTT", turn=turn, characters={turn: "rainmaker", 2: "lasher", 4: "martyr"})
    g.hand(turn, "telegram.red").intel(2, "black", "black").intel(4, "black", "black")
    other = 4 - turn
    g.intel(other, "blue", "blue").top("black", "black", "blue").start()
    g.say(turn, "hail @2 @4").resolve()
    assert g.window == "trigger" and g.asked == [2] and g.s.status[4] == status
    g.say(2, f"lash @{other}")
    assert g.s.over and g.winners() == [1, 3]


@pytest.mark.clause("R-68", "S-21")
def test_losing_is_judged_when_it_is_complete() -> None:
    g = scene(4, camps="RBTT", options=Options(identities="1/1/2")).hand(0, "telegram.red").start()
    g.leave(2).leave(3)
    assert not g.s.over
    g.leave(1)
    assert kinds(g, "lost", "declared")[-2:] == [("lost", 1), ("declared", 0)] and g.s.status[1] == OUT


# --- counting before checking (R-72) ---
@pytest.mark.clause("R-72", "S-17")
def test_a_decline_is_a_check_point() -> None:
    g = scene(5, camps="RTRBB", characters={1: "c_decline"}).hand(0, "telegram.black").start()
    g.send(0, "telegram.black").arrive().decline()
    assert g.s.over and g.winners() == [1]
    assert len(g.told("flight_at")) == 1  # it did not even move on


@pytest.mark.clause("R-72", "G-05")
def test_turning_up_is_a_check_point_before_anybody_may_respond() -> None:
    g = scene(5, camps="RTRBB", characters={1: "c_flip"}, covered=[1]).hand(0, "telegram.red")
    g.start("opening")
    g.say(1, "rise")
    assert g.s.over and g.winners() == [1] and kinds(g, "face", "declared") == [("face", 1), ("declared", 1)]


@pytest.mark.clause("R-72")
def test_inspecting_an_identity_is_a_check_point() -> None:
    g = scene(5, camps="TRRBB", characters={0: "c_camp"}).hand(0, "telegram.red").start()
    g.say(0, "peep @2")
    assert not g.s.over
    g.resolve()
    assert g.s.over and g.winners() == [0]


@pytest.mark.clause("R-72", "R-89")
def test_the_beginning_of_a_turn_is_a_check_point_before_drawing() -> None:
    g = scene(3, camps="TRB", characters={0: "c_begin"}).hand(0, "telegram.black").start("turn")
    assert g.window == "open"
    idle(g, lambda s: s.turn == 4)
    assert g.s.over and g.winners() == [0] and g.s.turn == 4
    assert [e.pub for e in g.told("drew") if e.pub[0] == 0] == [(0, 2)]


@pytest.mark.clause("R-72")
def test_a_function_counts_when_it_is_done_and_only_then() -> None:
    g = scene(5, camps="TRRBB", characters={0: "c_effect"}).hand(0, "reinforce", "telegram.red").hand(2, "expose")
    g.start()
    g.say(0, "play reinforce").say(2, "play expose").resolve()
    assert not g.s.over  # made void: it has not taken effect
    g = scene(5, camps="TRRBB", characters={0: "c_effect"}).hand(0, "reinforce", "telegram.red").start()
    g.say(0, "play reinforce")
    assert not g.s.over
    g.resolve()
    assert g.winners() == [0] and [n for n, *_ in story(g, "drew", "resolved", "declared")] == [
        "drew",
        "resolved",
        "declared",
    ]


# --- to whom a death is attributed (R-73) ---
def fatal(**characters: str) -> Scene:
    who = {int(k[1:]): v for k, v in characters.items()}
    g = scene(6, camps="RBRBTT", characters=who)
    for x in range(6):
        g.intel(x, "black", "black")
    return g


@pytest.mark.clause("R-73")
def test_a_death_by_transmission_is_the_senders_doing() -> None:
    g = fatal().hand(0, "telegram.black").start()
    g.send(0, "telegram.black").arrive().take_it()
    assert story(g, "dying") == [("dying", 1, 0)] and g.s.killer[1] == 0


@pytest.mark.clause("R-73")
@pytest.mark.parametrize("last", ["divert", "swap"])
def test_who_last_changed_the_way_or_the_card_is_the_owner(last: str) -> None:
    g = fatal().hand(0, "telegram.black").hand(1, "divert", "swap.black").start()
    g.send(0, "telegram.black")
    if last == "divert":
        g.say(1, "play swap").resolve().say(1, "play divert @3").resolve().arrive()
        assert story(g, "dying") == [("dying", 3, 1)]
    else:
        g.say(1, "play swap").resolve().arrive().decline().arrive().take_it()
        assert story(g, "dying") == [("dying", 2, 1)]


@pytest.mark.clause("R-73", "R-53")
def test_intercept_return_lure_and_declining_change_nothing() -> None:
    g = fatal().hand(0, "telegram.black").hand(3, "intercept").start()
    g.send(0, "telegram.black").say(3, "play intercept").resolve().arrive()
    assert story(g, "dying") == [("dying", 3, 0)]

    g = fatal().hand(0, "telegram.black", "lure_away").hand(2, "return").start()
    g.send(0, "telegram.black").arrive().decline().say(2, "play return").resolve()
    g.say(0, "play lure_away @1").resolve()
    g.arrive()  # back at the sender, who must take it: his own doing
    assert story(g, "dying") == [("dying", 0, 0)]

    g = fatal().hand(0, "direct.black").hand(1, "divert").start()
    g.send(0, "direct.black", to=1).say(1, "play divert @4").resolve()
    assert g.flight.owner == 1
    g.leave(4)  # back to the sender: still seat 1's doing
    g.arrive()
    assert story(g, "dying") == [("dying", 0, 1)]


@pytest.mark.clause("R-73", "R-80")
def test_truth_or_lie_kills_for_its_user_also_himself() -> None:
    g = fatal().hand(0, "true_or_false", "telegram.red").top("black", "black", "red", "red", "blue", "blue").start()
    g.say(0, "play true_or_false").resolve()
    assert story(g, "dying") == [("dying", 0, 0), ("dying", 1, 0)]


@pytest.mark.clause("R-73", "R-93")
def test_a_countered_divert_does_not_change_the_owner() -> None:
    g = fatal().hand(0, "telegram.black").hand(1, "divert").hand(2, "expose").start()
    g.send(0, "telegram.black").say(1, "play divert @3").say(2, "play expose").resolve()
    assert g.flight.owner == 0 and g.flight.at == 1


# --- house rules (R-75) ---
@pytest.mark.clause("R-75", "R-16")
@pytest.mark.parametrize("first", [True, False])
def test_victory_and_death_at_the_same_moment(first: bool) -> None:
    g = scene(5, camps="RBRBT", options=Options(win_before_death=first)).hand(0, "telegram.red_black")
    g.intel(1, "blue").intel(0, "red", "red", "black", "black").hand(1, "return").start()
    g.send(0, "telegram.red_black").say(1, "play return").resolve().arrive()
    if first:
        assert g.s.over and g.winners() == [0, 2] and not g.told("dying")
    else:
        assert not g.s.over and g.s.status[0] == DEAD and not g.told("declared")
        assert g.s.turn_seat == 1 and g.window == "open"


@pytest.mark.clause("R-75")
def test_death_first_then_victory_of_another_at_the_same_check_point() -> None:
    """One atomic change gives seat 1 three reds and seat 2 three blacks."""
    for first in (True, False):
        g = scene(6, camps="BRRBTT", characters={0: "rainmaker"}, options=Options(win_before_death=first))
        g.hand(0, "telegram.blue").intel(1, "red", "red").intel(2, "black", "black").top("red", "black").start()
        g.say(0, "hail @1 @2").resolve()
        assert g.s.over and g.winners() == [1, 2]
        assert kinds(g, "dying", "died", "declared") == (
            [("declared", 1)] if first else [("dying", 2), ("died", 2), ("declared", 1)]
        )


@pytest.mark.clause("R-75", "R-68")
def test_then_even_three_of_a_colour_wait_for_the_death_in_progress() -> None:
    g = scene(6, camps="RBRBTT", characters={1: "rainmaker", 2: "lasher"}, options=Options(win_before_death=False))
    g.hand(0, "telegram.blue").top("black", "blue").intel(2, "black", "black").intel(3, "blue", "blue").start("opening")
    g.say(1, "shower @2").say(2, "lash @3")
    assert g.s.over and g.winners() == [1, 3]
    assert kinds(g, "died", "declared") == [("died", 2), ("declared", 3)]


@pytest.mark.clause("R-75")
def test_who_is_declared_dead_cannot_win_by_a_mission_of_the_living() -> None:
    for first in (True, False):
        g = scene(6, camps="RRBBTT", characters={0: "rainmaker", 4: "hoarder"}, options=Options(win_before_death=first))
        g.hand(0, "telegram.red").intel(4, "black", "black", "blue").top("blue_black").start()
        g.say(0, "shower @4")
        assert g.s.over == first and g.winners() == ([4] if first else [])


# --- marks and second thoughts (R-93) ---
@pytest.mark.clause("R-93")
def test_losing_black_cards_after_the_declaration_saves_nobody() -> None:
    g = scene(6, camps="RBRBTT", characters={1: "rainmaker", 2: "avenger"}).hand(0, "telegram.red")
    g.intel(2, "black", "black").top("black").start("opening")
    g.say(1, "shower @2").say(2, "avenge @2 black @4")
    assert g.s.status[2] == DEAD and len(g.intel_of(4)) == 1 and len(g.told("died")[0].pub) == 3 + 2


@pytest.mark.clause("R-93", "G-15")
def test_lasting_effects_end_with_the_declaration() -> None:
    g = scene(6, camps="RBRBTT", characters={1: "rainmaker", 2: "lasher", 0: "selfish"})
    g.hand(0, "lock_on", "lure_away", "telegram.red").intel(2, "black", "black").top("black").start()
    g.say(0, "play lock_on @2").resolve().say(0, "play lure_away @2").resolve()
    g.send(0, "telegram.red").say(1, "shower @2")
    assert g.window == "trigger" and g.s.status[2] == DYING
    assert not g.s.locked and not g.s.lured


@pytest.mark.clause("R-93")
def test_a_skill_covered_at_the_declaration_stays_silent() -> None:
    g = scene(6, camps="RBRBTT", characters={1: "rainmaker", 2: "lasher", 3: "veil"}).hand(0, "telegram.red")
    g.intel(2, "black", "black").top("black").start("opening")
    g.say(3, "smother @2").resolve()
    g.say(1, "shower @2")
    assert g.s.status[2] == DEAD and g.window == "open"


# --- few left (R-96) ---
@pytest.mark.clause("R-96", "R-18")
def test_one_of_a_camp_wins_for_all_of_it_a_lone_reporter_for_himself() -> None:
    g = scene(6, camps="RRBBTT", characters={3: "rainmaker"}).intel(1, "black", "black").top("black")
    g.hand(0, "telegram.red").start("opening")
    g.say(3, "shower @1")
    for x in (2, 3, 4):
        g.leave(x)
    assert not g.s.over
    g.leave(5)
    assert g.winners() == [0, 1] and [e.pub for e in g.told("declared")] == [(0, BY_SURVIVAL)]

    g = scene(6, camps="RRBBTT").hand(0, "telegram.red").start("opening")
    for x in (0, 1, 2, 3):
        g.leave(x)
    assert not g.s.over  # two reporters are not one side
    g.leave(4)
    assert g.s.over and g.winners() == [5]


# --- several at once (R-99) ---
@pytest.mark.clause("R-99", "S-20")
def test_all_are_declared_first_then_handled_one_by_one() -> None:
    g = scene(6, camps="RBRBTT", turn=3, characters={3: "rainmaker", 1: "lasher", 5: "lasher"})
    g.hand(3, "telegram.red").intel(1, "black", "black").intel(5, "black", "black").top(
        "black", "black", "blue", "blue"
    )
    g.start()
    g.say(3, "hail @1 @5").resolve()
    # from the current player anticlockwise: 5 before 1
    assert kinds(g, "dying", "died") == [("dying", 5), ("dying", 1)] and g.s.dead == [5, 1]
    assert g.asked == [5] and g.why(5, "lash @1") == "G-08"  # seat 1 does not live any more
    g.say(5, "lash @0")
    assert kinds(g, "died") == [("died", 5)] and g.asked == [1]
    g.say(1, "lash @2")
    assert kinds(g, "died") == [("died", 5), ("died", 1)] and g.window == "free"


@pytest.mark.clause("R-99", "R-46", "G-14")
def test_the_dying_do_not_react_to_the_death_of_others() -> None:
    g = scene(6, camps="RBRBTT", turn=3, characters={3: "rainmaker", 1: "mourner", 2: "mourner", 5: "blank5"})
    g.hand(3, "telegram.red").intel(1, "black", "black").intel(5, "black", "black").top("black", "black").start()
    g.say(3, "hail @1 @5").resolve()
    asked = []
    while g.window == "trigger":
        asked.append(g.asked)
        g.all_pass()
    assert asked == [[2], [2]] and g.window == "free"


@pytest.mark.clause("R-99", "G-14")
def test_nested_deaths_are_finished_before_the_outer_ones_go_on() -> None:
    g = scene(7, camps="RBRBRBT", characters={1: "rainmaker", 2: "lasher", 3: "lasher", 4: "mourner"})
    g.hand(0, "telegram.red").top("black", "black", "red")
    g.intel(2, "black", "black").intel(3, "black", "black").start("opening")
    g.say(1, "shower @2").say(2, "lash @3")
    assert g.s.dead == [2, 3] and g.asked == [3]
    g.say(3, "lash @5")
    assert g.asked == [4]  # mourns seat 3 before seat 2
    g.say(4, "mourn")
    assert kinds(g, "died") == [("died", 3)] and g.asked == [4]
    g.say(4, "mourn")
    assert kinds(g, "died") == [("died", 3), ("died", 2)] and len(g.hand_of(4)) == 2
    assert g.s.killer[3] == 2 and g.s.killer[2] == 1


@pytest.mark.clause("R-71", "R-99")
def test_what_death_skills_burn_is_asked_about_when_the_death_is_done() -> None:
    g = scene(6, camps="RBRBTT", characters={1: "rainmaker", 2: "scorcher", 3: "insured"})
    g.hand(0, "telegram.red").top("black").intel(2, "black", "black").intel(3, "red").start("opening")
    g.say(1, "shower @2").say(2, "scorch @3 red")
    assert g.s.status[2] == DEAD and g.window == "trigger" and g.asked == [3]
    assert [n for n, *_ in story(g, "burned", "died")] == ["burned", "died"]
    g.say(3, "claim")
    assert g.window == "response"  # an ordinary trigger


# --- the end (R-107) ---
@pytest.mark.clause("R-107", "S-17")
def test_the_game_stops_where_it_is() -> None:
    g = scene(5, camps="RBRBT", characters={2: "echo", 3: "insured", 4: "rainmaker"})
    g.hand(0, "lock_on", "telegram.red").hand(1, "burn").intel(0, "red", "red").intel(3, "black").top("red").start()
    g.send(0, "telegram.red").say(1, "play burn @3 black").say(4, "shower @0")
    assert g.s.over and g.window == "over" and g.winners() == [0, 2]
    cards = g.s.deck + g.s.discard + g.s.facedown + [c for z in g.s.hands + g.s.intel for c in z]
    cards += [g.flight.card] + [it.card for it in g.stack if it.card >= 0]
    assert sorted(cards) == list(range(96))
    assert g.intel_of(3) != [] and g.flight.card >= 0  # the burn and the intelligence stay where they are
    assert g.why(1, "pass") == "S-17"
    assert not g.told("burned") and not g.told("fizzled")
