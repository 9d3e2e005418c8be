"""Intervals, shares, distributions and what one game counts as."""

import pytest

from kongsheng.arena.stats import Share, Spread, Tally, wilson, winning_camp

from ..scene import Scene


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (60, 100, 0.5020, 0.6906), (10, 10, 0.7225, 1.0)],
)
def test_wilson_agrees_with_published_values(wins: int, games: int, low: float, high: float) -> None:
    assert list(wilson(wins, games)) == pytest.approx([low, high], abs=1e-4)


def test_nothing_played_means_nothing_known() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert Share().rate == 0.0


def test_quantiles_of_a_distribution() -> None:
    d = Spread()
    for value in [1] * 50 + [2] * 45 + [9] * 5:
        d.count(value)
    assert (d.quantile(0.05), d.quantile(0.5), d.quantile(0.51), d.quantile(0.95), d.quantile(1.0)) == (1, 1, 2, 2, 9)
    assert d.mean == pytest.approx(1.85)


def won(camps: str, taker: int, *intel: str) -> Tally:
    """The tally of a game that ends with the seat taking the last card named."""
    g = Scene(5, camps=camps).intel(taker, *intel[:-1]).hand(0, f"text.{intel[-1]}").start()
    g.send(0, f"text.{intel[-1]}").until(lambda s: g.asked == [taker] and g.window == "decide").take_it()
    assert g.window == "over"
    t = Tally()
    t.count(g.s, 10, 4, ["random", "simple", "random", "random", "random"])
    return t


def test_a_camp_that_wins_is_counted_once_and_its_seats_each() -> None:
    t = won("BRRBT", 1, "red", "red", "red")
    assert t.camps == [1, 0, 0] and t.joint == t.draws == 0 and t.reasons["colour"] == 1
    assert (t.bots["simple"].wins, t.bots["random"].wins, t.bots["random"].games) == (1, 1, 4)
    assert t.missions[""].games == 1 and t.missions[""].wins == 0


def test_a_reporter_who_wins_by_the_beginners_mission() -> None:
    t = won("BTRBR", 1, "red", "red", "blue", "blue", "red")
    assert t.camps == [0, 0, 1] and t.reasons["mission"] == 1 and t.missions[""].wins == 1


def test_a_skill_that_lets_an_enemy_win_too_is_a_joint_win() -> None:
    g = Scene(5, camps="BRBRT", characters={1: "yueming"}).intel(1, "red", "red").hand(0, "text.red").start()
    g.send(0, "text.red").until("decide").take_it()
    g.say(1, "shared_eclipse @0")
    t = Tally()
    t.count(g.s, 1, 0, ["random"] * 5)
    assert t.camps == [1, 0, 0] and t.joint == t.guests == 1
    assert t.characters["yueming"].wins == 1 and t.characters["blank0"].wins == 1 and t.characters["blank2"].wins == 0
    assert winning_camp(g.s) == 0


def test_a_draw() -> None:
    g = Scene(3, camps="RBT").hand(0, "text.red").start()
    g.s.over = True
    t = Tally()
    t.count(g.s, 1, 0, ["random"] * 3)
    assert t.draws == 1 and t.camps == [0, 0, 0] and winning_camp(g.s) == -1


def test_tallies_add_up() -> None:
    a, b = won("BRRBT", 1, "red", "red", "red"), won("BTRBR", 1, "red", "red", "blue", "blue", "red")
    a.add(b)
    assert a.games == 2 and a.decisions == 20 and a.forced == 8 and a.camps == [1, 0, 1]
    assert a.missions[""].games == 2 and a.missions[""].wins == 1 and sum(a.turns.seen.values()) == 2
