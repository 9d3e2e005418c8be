"""The conventions of all characters (characters.md, chapter 1): deaths, missions, information."""

import pytest

from kongsheng.game.checks import BY_COLOUR, BY_MISSION, BY_SURVIVAL
from kongsheng.game.events import PROBE_DRAW
from kongsheng.game.model import Options
from kongsheng.game.tokens import COVERED, DEAD, UP
from kongsheng.game.views import view

from ..kit2 import scene, story


# --- G-14: deaths and victories ---
@pytest.mark.clause("G-14", "S-20", "S-27")
def test_death_skills_take_effect_at_once_in_seat_order_before_the_cards_go() -> None:
    g = scene(6, camps="RBRBTT", turn=4, characters={1: "rainmaker", 2: "mourner", 5: "mourner", 3: "avenger"})
    g.hand(4, "telegram.red").hand(3, "burn").intel(3, "black", "black").top("black").start("opening")
    g.say(1, "shower @3")
    assert not g.s.alive >> 3 & 1 and len(g.hand_of(3)) == 1 and len(g.intel_of(3)) == 3  # not alive, but still his
    asked = []
    while g.window == "trigger":
        asked += g.asked
        g.say(g.asked[0], {2: "mourn", 5: "mourn", 3: "avenge @3 black @0"}[g.asked[0]])
        assert g.window != "response"
    assert asked == [5, 2, 3]  # from the current player, seat 4
    assert g.s.status[3] == DEAD and g.hand_of(3) == [] and len(g.intel_of(0)) == 1


@pytest.mark.clause("G-14", "S-18", "S-42")
def test_victory_skills_take_effect_at_once_and_carry_nobody_else_along() -> None:
    g = scene(6, camps="RBRBTT", characters={0: "yueming", 2: "host"}).intel(0, "red", "red").hand(0, "telegram.red")
    g.start()
    g.send(0, "telegram.red")
    for _ in range(5):
        g.arrive().decline()
    g.arrive()
    assert g.window == "trigger" and g.asked == [0]  # seat 2 wins along: his own skill is not asked
    g.say(0, "shared_eclipse @1")
    assert g.s.over and g.winners() == [0, 1, 2]  # not seat 3 of the same camp
    assert [e.pub for e in g.told("declared")] == [(0, BY_COLOUR)] and g.told("joined")[0].pub == (0, 1)


# --- G-15: leaving ---
@pytest.mark.clause("G-15", "R-52")
def test_what_lasts_ends_with_its_owner_what_is_on_the_stack_still_works() -> None:
    g = scene(6, camps="RBRBTT", characters={1: "ox", 2: "veil", 4: "ming_zhuiguang", 0: "gunner"})
    g.hand(0, "telegram.red").hand(4, "burn", "burn").start("opening")
    g.say(2, "smother @1").leave(2).resolve()
    assert g.s.face[1] == COVERED
    g = scene(6, camps="RBRBTT", turn=4, characters={1: "echo", 4: "ming_zhuiguang"})
    g.hand(4, "burn", "burn", "telegram.red").start()
    g.say(4, "blackout burn burn @1").resolve()
    assert g.s.face[1] == COVERED
    g.leave(4)
    assert g.s.face[1] == UP  # his light goes on again at once
    g = scene(6, camps="RBRBTT", characters={1: "stubborn", 3: "lv_shihan"}, turn=3).hand(3, "telegram.red").start()
    g.say(3, "serve_notice @1").resolve()
    assert len(g.s.marks) == 1
    g.leave(3)
    assert g.s.marks == []


# --- G-16: the order of a gain ---
@pytest.mark.clause("G-16", "R-43", "R-71")
def test_landing_then_checks_then_the_document_then_the_triggers() -> None:
    g = scene(5, camps="RBRBT", characters={3: "echo"}).hand(0, "public_document.red").top("blue", "red").start()
    g.send(0, "public_document.red")
    for _ in range(2):
        g.arrive().decline()
    n = len(g.hand_of(4))
    g.arrive().decline().arrive().take_it()  # the reporter: nothing to do
    assert g.window == "trigger" and len(g.hand_of(4)) == n
    g = scene(5, camps="RBRBT", characters={3: "echo"}).hand(0, "public_document.red").top("blue", "red").start()
    g.send(0, "public_document.red").arrive().decline().arrive().take_it()
    assert [e[0] for e in story(g, "gained", "document", "drew")] == ["gained", "document", "drew"]
    assert g.window == "trigger" and g.asked == [3]  # only now


@pytest.mark.clause("G-16", "S-17")
def test_nothing_follows_when_the_game_is_over_or_the_taker_dead() -> None:
    g = scene(5, camps="RBRBT", characters={3: "echo"}).hand(0, "public_document.red").intel(2, "red", "red").start()
    g.send(0, "public_document.red").arrive().decline().arrive().take_it()
    assert g.s.over and not g.told("document") and not g.told("drew")
    g = scene(6, camps="RBRBTT", characters={3: "echo"}).hand(0, "public_document.black").intel(4, "black", "black")
    g.hand(4, "intercept").start()
    g.send(0, "public_document.black").say(4, "play intercept").resolve().arrive()
    acts = g.cfg.deck.prints[g.told("gained")[0].pub[1]].acts
    assert acts[2] == 1 and g.s.status[4] == DEAD and not g.told("document") and not g.told("drew")
    assert g.window == "trigger" and g.asked == [3]  # the taking itself happened; asked after the death


# --- G-17: missions ---
@pytest.mark.clause("G-17", "S-40")
def test_a_mission_wins_for_reporters_only_and_counts_from_the_start() -> None:
    for camps, over in (("RTRBB", True), ("RBTBR", False)):
        g = scene(5, camps=camps, characters={1: "clerk", 3: "veil"}).hand(0, "telegram.red")
        g.hand(1, "burn", "burn", "burn").intel(2, "black", "black", "blue").intel(4, "black").start("opening")
        g.say(1, "play burn @2 black").resolve()
        g.say(3, "smother @1").resolve()  # what was counted stays counted, and counting goes on
        g.say(1, "play burn @2 black").resolve()
        assert g.s.over == over and g.winners() == ([1] if over else [])


@pytest.mark.clause("G-17", "R-48")
def test_the_dead_have_missions_only_with_a_dagger() -> None:
    for mission, wins in (("martyr", True), ("heir", False)):
        g = scene(6, camps="RBRBTT", characters={1: "rainmaker", 4: mission}).hand(0, "telegram.red")
        g.intel(4, "black", "black").intel(2, "black", "black").top("black", "black").start("opening")
        g.say(1, "shower @4")
        if not wins:
            g.say(1, "shower @2")  # the heir's mission is met now, but she is dead
        assert g.s.over == wins and g.winners() == ([4] if wins else [])
        if wins:
            assert g.told("declared")[0].pub == (4, BY_MISSION)


@pytest.mark.clause("G-17")
def test_a_dagger_counts_what_lay_there_when_death_was_declared() -> None:
    """Su's mission: two cards without black when she died."""
    for cards, wins in ((("red", "blue"), True), (("red", "red_black"), False)):
        g = scene(6, camps="RBRBTT", characters={1: "rainmaker", 4: "su_zimu"}, covered=[4]).hand(0, "telegram.red")
        black = ("black", "black") if wins else ("black",)
        g.intel(4, *cards, *black).top("black").start("opening")
        g.say(1, "shower @4")
        while g.window == "trigger":
            g.all_pass()
        assert g.s.status[4] == DEAD and g.winners() == ([4] if wins else [])


@pytest.mark.clause("G-17", "S-35")
def test_dead_does_not_mean_lost() -> None:
    g = scene(6, camps="RBRBTT", characters={1: "rainmaker", 5: "heir"}).hand(0, "telegram.red")
    g.intel(2, "black", "black").top("black").start("opening")
    g.leave(4)
    assert not g.s.over  # somebody has lost, nobody has died
    g.say(1, "shower @2")
    assert g.winners() == [5]


# --- G-18: information ---
@pytest.mark.clause("G-18", "S-29")
def test_what_is_inspected_or_handed_over_only_the_two_see() -> None:
    g = scene(5, camps="RBRBT", characters={0: "he_xini", 1: "gunner", 2: "echo"})
    g.hand(0, "telegram.red").hand(1, "burn.red").hand(2, "burn.blue").start()
    g.say(0, "even_blame @1 @2").resolve()
    for e in g.told("handed"):
        assert e.knows == 1 << 1 | 1 << 2 and e.pub[2] == 1 and e.to == 0x1FF and len(e.priv) == 1
    assert view(g.s, 4).known == [] and view(g.s, 1).known == [(2, g.cfg.deck.by_name["burn.direct.red"])]

    g = scene(5, camps="RBRBT", characters={0: "weng_wengweng"}).hand(0, "telegram.red")
    g.hand(2, "burn.red", "decode.red", "lock_on").start()
    g.say(0, "overhead @2").resolve()
    e = g.told("hand_seen")[0]
    assert e.pub == (0, 2, 2) and e.knows == 1 and len(e.priv) == 2


@pytest.mark.clause("G-18", "R-58")
def test_used_probes_cannot_be_picked_from_the_discards() -> None:
    g = scene(5, camps="RBRBT", characters={1: "he_laobao"}, covered=[1])
    g.hand(0, "probe.CCAV+2", "true_or_false.black").start()
    g.say(0, "play probe @2").resolve()
    assert g.told("probe_answered")[0].pub == (2, PROBE_DRAW) and g.s.facedown and not g.s.discard
    g.send(0, "true_or_false.black").arrive().take_it()
    assert g.window == "trigger" and 1 in g.asked
    assert g.why(1, "back_to_field") != ""  # no face-up card in the discard pile


# --- G-19: who declares ---
@pytest.mark.clause("G-19", "R-47", "R-17", "S-18")
def test_who_declares_and_who_wins_along() -> None:
    g = scene(6, camps="RRBBTT", characters={1: "host", 5: "witness", 3: "rainmaker"}).intel(0, "red", "red")
    g.hand(0, "telegram.blue").top("red").start("opening")
    g.say(3, "shower @0")
    assert g.s.over and g.winners() == [0, 1, 5]  # the host wins along and is not asked
    assert [e.pub for e in g.told("declared")] == [(0, BY_COLOUR), (5, BY_MISSION)]

    g = scene(5, camps="RRBTB", characters={1: "host"}, options=Options()).hand(0, "telegram.blue").start("opening")
    for x in (2, 3, 4):
        g.leave(x)
    assert [e.pub for e in g.told("declared")] == [(0, BY_SURVIVAL), (1, BY_SURVIVAL)]
    assert g.window == "trigger" and g.asked == [1]  # a declarer by R-18


# --- G-20: declining ---
@pytest.mark.clause("G-20", "R-12", "R-13")
def test_only_choosing_not_to_take_it_is_declining() -> None:
    g = scene(5, camps="BTRRB", characters={1: "c_decline"}).hand(0, "telegram.black", "lure_away").start()
    g.send(0, "telegram.black").say(0, "play lure_away @1").resolve()
    assert g.flight.at == 2 and not g.s.over  # lured away: no decline
    for card in ("return", "divert @3"):
        g = scene(5, camps="BTRRB", characters={1: "c_decline"}).hand(1, card.split()[0])
        g.hand(0, "telegram.black").start()
        g.send(0, "telegram.black").say(1, f"play {card}").resolve()
        assert g.flight.at != 1 and not g.s.over
    g = scene(5, camps="BTRRB", characters={1: "c_decline"}).hand(0, "telegram.black").start()
    g.send(0, "telegram.black").arrive().leave(1)
    assert g.flight.at == 2 and not g.told("declined")
    g = scene(5, camps="BTRRB", characters={1: "c_decline"}).hand(0, "direct.black").start()
    g.send(0, "direct.black", to=1).arrive().decline()
    assert g.winners() == [1]  # giving back a direct one is
