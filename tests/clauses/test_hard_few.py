"""Chapter 11: few players left, and what the absent still see."""

import pytest

from kongsheng.game.events import HOW_DECLINED, HOW_SKIPPED
from kongsheng.game.model import Options
from kongsheng.game.setup import describe
from kongsheng.game.views import view

from ..kit2 import first_asked, scene, sight, story


# --- few left (R-75, R-88) ---
@pytest.mark.clause("R-75")
def test_the_last_one_plays_on_alone_if_survival_does_not_win() -> None:
    g = scene(3, camps="RBT", options=Options(last_camp_wins=False)).hand(0, "telegram.red", "direct.red").start()
    g.leave(1).leave(2)
    assert not g.s.over
    g.send(0, "telegram.red")
    assert g.window == "arrival" and g.flight.at == 0 and g.asked == [0]
    g.arrive()
    assert len(g.intel_of(0)) == 1 and g.window == "free"  # he must take it
    g.say(0, "end").all_pass()
    assert g.s.turn == 2 and g.s.turn_seat == 0
    g.all_pass()
    g.say(0, "send direct.red")
    assert g.window == "arrival" and g.flight.at == 0


@pytest.mark.clause("R-75", "R-68")
def test_nobody_left_is_a_draw_even_then() -> None:
    g = scene(3, camps="RBT", options=Options(last_camp_wins=False)).hand(0, "telegram.red").start()
    g.leave(1).leave(2).leave(0)
    assert g.s.over and g.winners() == []

    g = scene(3, camps="RBT", options=Options(last_camp_wins=False), characters={2: "martyr", 1: "rainmaker"})
    g.intel(2, "black", "black").top("black").hand(0, "telegram.red").start("opening")
    g.say(1, "shower @2")
    assert g.s.over and g.winners() == [2]  # † is judged all the same


@pytest.mark.clause("R-88")
def test_right_hand_neighbours_are_the_living_ones() -> None:
    g = scene(6, camps="RBRBTT").hand(0, "lure_away", "telegram.red").hand(5, "return").start()
    g.leave(1)
    g.say(0, "play lure_away @3").resolve()
    assert first_asked(g) == 0
    g.send(0, "telegram.red")
    assert g.flight.at == 2
    g.arrive().decline()
    assert g.flight.at == 4  # the flight passes by who is lured
    assert story(g, "flight_at")[1:] == [("flight_at", 3, HOW_DECLINED), ("flight_at", 4, HOW_SKIPPED)]
    assert 3 in g.asked  # the windows do not
    assert 1 not in g.asked
    g.arrive().decline()
    g.say(5, "play return").resolve()
    assert g.flight.at == 4
    g.arrive().decline()
    assert g.flight.at == 2  # to the left past seat 3
    g.arrive().decline()
    assert g.flight.at == 0  # past seat 1
    assert [e.pub[0] for e in g.told("flight_at")] == [2, 3, 4, 5, 4, 3, 2, 0]  # the gone are no stations at all


# --- what the absent see (R-104) ---
@pytest.mark.clause("R-104")
def test_who_has_left_sees_what_is_public_and_what_he_knew() -> None:
    g = scene(5, camps="RBRBT", characters={2: "mole"}, covered=[2])
    g.hand(0, "dangerous_intel", "telegram.red", "burn").hand(3, "return", "decode", "swap").hand(1, "lock_on").start()
    g.say(0, "play dangerous_intel @3").resolve().say(0, "swap")
    g.leave(0)
    g.until("free")
    mine, public = view(g.s, 0), view(g.s, -2)
    assert mine.hand == b"" and mine.next == b"" and mine.camp == 0
    assert sorted(p for _, p in mine.known) == sorted(g.cfg.deck.by_name[n] for n in g.hand_of(3))
    for theirs, everybodys in zip(mine.seats, public.seats):
        assert vars_of(theirs) == vars_of(everybodys)
    assert public.seats[2].char == -1 and public.seats[3].camp == -1 and public.seats[0].camp == 0
    g.say(1, "send lock_on")
    assert view(g.s, 0).flight is not None and view(g.s, 0).flight.print == -1  # type: ignore[union-attr]
    priv = [e for e in g.events if e.knows >> 0 & 1 and e.kind == 5 and e.pub[0] != 0]
    assert priv == []


def vars_of(x: object) -> dict[str, object]:
    return {n: getattr(x, n) for n in dir(x) if not n.startswith("_")}


@pytest.mark.clause("R-104")
def test_spectators_and_the_dead_learn_nothing_hidden() -> None:
    g = scene(6, camps="RBRBTT", characters={1: "rainmaker"}).intel(2, "black", "black").top("black")
    g.hand(0, "telegram.red").hand(3, "burn").start("opening")
    g.say(1, "shower @2").until("free")
    before = sight(g, 2), sight(g, -2)
    g.s.hands[3][0], g.s.deck[0] = g.s.deck[0], g.s.hands[3][0]  # another world
    g.s.camp[3], g.s.camp[4] = g.s.camp[4], g.s.camp[3]
    assert (sight(g, 2), sight(g, -2)) == before
    assert view(g.s, -2).camps == [] and view(g.s, -2).hand == b"" and view(g.s, -2).next == b""


@pytest.mark.clause("R-104", "R-02")
def test_the_distribution_of_identities_is_public() -> None:
    assert "identities=2/2/1" in describe(scene(5, camps="RBRBT").cfg)
