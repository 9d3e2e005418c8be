"""How fast the engine is: ``python bench/engine.py [--json] [--players 7] [--no-characters]``.

Uniformly random legal play in plain Python, legality asked for every token and an event sink on. A decision is one
whole word accepted from an asked seat; it is forced if it was the only one. Medians of five runs.
"""

import argparse
import json
import sys
from collections.abc import Callable
from statistics import median
from time import perf_counter

from kongsheng.arena.play import Game, asked_next, game_seed
from kongsheng.bots import Policy, Table, make
from kongsheng.game.codec import dumps, loads
from kongsheng.game.model import Config, Options, State
from kongsheng.game.setup import configure
from kongsheng.game.uses import open_window
from kongsheng.game.views import view
from kongsheng.packs import library

RUNS = 5


def config(players: int, characters: bool) -> Config:
    lib = library()
    candidates = max(1, min(2, len(lib.characters) // players))
    return configure(players, lib, Options(characters=characters, candidates=candidates))


def play(cfg: Config, policies: list[Policy], games: int, run: int) -> dict[str, float]:
    """Play games and return rates."""
    decisions = forced = windows = 0
    start = perf_counter()
    for i in range(games):
        game = Game(cfg, game_seed(f"bench/{run}", i), events=True)
        game.play(policies)
        decisions += game.decisions
        forced += game.forced
    seconds = perf_counter() - start
    for i in range(min(games, 5)):  # counted apart: it would cost time
        game = Game(cfg, game_seed(f"bench/{run}", i))
        seen = None
        while not game.s.over:
            w = open_window(game.s)
            windows += w is not seen
            seen = w
            game.step(policies)
    return {
        "decisions_per_second": decisions / seconds,
        "nonforced_per_second": (decisions - forced) / seconds,
        "games_per_second": games / seconds,
        "decisions_per_game": decisions / games,
        "windows_per_game": windows / min(games, 5),
    }


def positions(cfg: Config, policies: list[Policy], run: int) -> list[State]:
    """Return states all over a game."""
    game = Game(cfg, game_seed(f"bench/{run}", 0))
    found: list[State] = []
    while game.step(policies):
        if game.decisions % 20 == 0 and not game.s.over:
            found.append(game.s.copy())
    return found


def each(states: list[State], work: Callable[[State], object], repeat: int = 20) -> float:
    """Return the mean time of some work on a state, in microseconds."""
    start = perf_counter()
    for _ in range(repeat):
        for s in states:
            work(s)
    return (perf_counter() - start) / (repeat * len(states)) * 1e6


def measure(players: int, characters: bool, games: int) -> dict[str, float | int | bool]:
    """Return the medians of five runs."""
    cfg = config(players, characters)
    table = Table.of(cfg)
    policies = [make("random", table)] * players
    rows: list[dict[str, float]] = []
    for run in range(RUNS):
        row = play(cfg, policies, games, run)
        states = positions(cfg, policies, run)
        row["copy_us"] = each(states, State.copy)
        row["dumps_loads_us"] = each(states, lambda s: loads(cfg, dumps(s)), 3)
        row["view_us"] = each(states, lambda s: view(s, asked_next(s)))
        rows.append(row)
    out: dict[str, float | int | bool] = {"players": players, "characters": characters}
    for key in rows[0]:
        out[key] = round(median(row[key] for row in rows), 2)
    return out


def main() -> int:
    p = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    p.add_argument("--players", type=int, default=7)
    p.add_argument("--games", type=int, default=40, help="per run")
    p.add_argument("--no-characters", action="store_true")
    p.add_argument("--json", action="store_true", help="print one JSON object")
    a = p.parse_args()
    found = measure(a.players, not a.no_characters, a.games)
    found["compiled"] = not hasattr(open_window, "__code__")
    if a.json:
        print(json.dumps(found))
    else:
        for key, value in found.items():
            print(f"{key:22} {value:>12,}" if not isinstance(value, bool) else f"{key:22} {value!s:>12}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
