"""The fuzzer: games of bots over all numbers of players, sets and house rules, checked after every answer.

    python -m kongsheng.arena.fuzz --games 1000 --seed text --until

One answer in ten is the default, as if the time had run out; now and then somebody concedes. After every answer all
cards must be in exactly one zone, and whoever is asked must have a legal default. Game ``i`` of a series is a function
of the arguments, so a failure is played again with ``--only i``.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from ..bots import NAMES, Dice, Policy, Table, make
from ..game.characters import SETS
from ..game.effects import Library
from ..game.engine import apply, run
from ..game.frames import Flight, Item
from ..game.model import Config, Event, Options, State
from ..game.setup import IDENTITIES, configure, deal
from ..game.tokens import CLOSE, LEAVE, SEAT, TABLE
from ..game.uses import open_window
from ..game.views import view
from ..game.words import default, explain
from ..packs import library
from .bias import bias
from .coverage import Coverage, Watch
from .play import MAX_DECISIONS, NOTHING, Asked, Hang, asked_next, game_seed, stream, watchdog
from .stats import failure
from .workers import each

CHUNK: Final = 50
LEAVING: Final = 3000  # one answer in so many is followed by a concession


class Unsound(AssertionError):
    """Something that must hold after every answer does not."""


def check_cards(s: State) -> None:
    """Every card is in exactly one zone; raise `Unsound`."""
    found = s.deck + s.discard + s.facedown
    for zone in (s.hands, s.intel):
        for row in zone:
            found = found + row
    for f in s.stack:
        if isinstance(f, Flight):
            if f.card >= 0:
                found.append(f.card)
        elif isinstance(f, Item) and f.card >= 0:
            found.append(f.card)
    if len(found) != len(s.cfg.deck.print_of) or len(set(found)) != len(found):
        raise Unsound(f"{len(found)} cards in the zones, {len(set(found))} different")


def check_defaults(s: State) -> None:
    """Whoever is asked has a legal default; raise `Unsound`."""
    w = open_window(s)
    for x in range(s.n):
        if w is not None and w.asked >> x & 1 and not w.answers[x]:
            word = default(s, x)
            why = explain(s, x, word)
            if why is not None:
                raise Unsound(f"the default {word.hex()!r} of seat {x} is refused by {why.clause}")


class Variant:
    """The house rules of one fuzzed game."""

    def __init__(self, dice: Dice, low: int, high: int, lib: Library, sets: dict[str, list[int]], biased: bool) -> None:
        n = low + dice.below(high - low + 1)
        splits = IDENTITIES[n]
        chosen: list[int] = []
        for name in SETS:
            if dice.below(8):
                chosen += sets.get(name, [])
        pool = chosen if len(chosen) >= n else list(range(len(lib.characters)))
        if biased:
            pool = list(range(len(lib.characters)))
        characters = len(pool) >= n and (biased or dice.below(10) > 0)
        most = min(4, len(pool) // n) if characters else 1
        self.options = Options(
            identities=splits[dice.below(len(splits))] if not biased else max(splits, key=lambda t: int(t[-1])),
            candidates=min(most, (2, 2, 1, 4)[dice.below(4)]),
            characters=characters,
            hand_limit=(0, 0, 0, 3, 7)[dice.below(5)],
            win_before_death=dice.below(3) > 0,
            last_camp_wins=dice.below(3) > 0,
            turn_limit=(300, 300, 60, 0)[dice.below(4)],
            use_limit=(60, 60, 5, 0)[dice.below(4)],
        )
        if self.options.turn_limit == 0:
            self.options.turn_limit = 1000  # no limit of its own, but the fuzzer wants to see the end
        self.config = configure(n, lib, self.options, pool=pool, auto_close=dice.below(6) > 0)


class Fuzzer:
    """Plays fuzzed games one after the other and counts what happens."""

    def __init__(self, low: int, high: int, seed_text: str, timeouts: float, biased: bool, targets: list[str]) -> None:
        self.low, self.high = low, high
        self.seed_text = seed_text
        self.timeouts = int(timeouts * 10_000)
        self.biased = biased
        self.lib = library()
        self.watch = Watch(self.lib)
        names = targets or [ch.name for ch in self.lib.characters]
        self.targets = [self.lib.find(name) for name in names]
        self.sets: dict[str, list[int]] = {}
        for i, ch in enumerate(self.lib.characters):
            self.sets.setdefault(ch.set, []).append(i)
        self.blank = Table.usual(self.lib)

    def policies(self, cfg: Config, dice: Dice) -> list[Policy]:
        table = Table.of(cfg)
        both = [make(name, table) for name in NAMES]
        same = dice.below(3)
        return [both[same] if same < 2 else both[dice.below(2)] for _ in range(cfg.players)]

    def start(self, i: int, seed: bytes, dice: Dice) -> tuple[State, Config]:
        cfg = Variant(dice, self.low, self.high, self.lib, self.sets, self.biased).config
        s = deal(cfg, seed)
        if self.biased:
            bias(s, self.targets[i % len(self.targets)] if self.targets and cfg.options.characters else -1, dice)
        self.watch.begin(s, self.biased)
        sink: list[Event] = []
        s.sink = sink
        run(s)
        s.sink = None
        self.watch.events(s, sink)
        return s, cfg

    def game(self, i: int) -> State:
        """Play game ``i``; raises whatever goes wrong."""
        seed = game_seed(self.seed_text, i)
        dice = Dice(stream(seed, "fuzz"))
        s, cfg = self.start(i, seed, dice)
        policies = self.policies(cfg, dice)
        asked = Asked(s)
        window = None
        count = 0
        coverage = self.watch.coverage
        check_cards(s)
        while not s.over:
            w = open_window(s)
            if w is not window:
                window = w
                check_defaults(s)
            sink: list[Event] = []
            if w is not None and not cfg.auto_close and w.winner(s.n) != -2:
                apply(s, TABLE, bytes([CLOSE]), sink)
            else:
                self.answer(s, policies, asked, dice, sink)
                count += 1
                if count > MAX_DECISIONS:
                    raise Hang(f"no end after {count} decisions")
            self.watch.events(s, sink)
            check_cards(s)
        coverage.decisions += count
        self.watch.end(s)
        return s

    def answer(self, s: State, policies: list[Policy], asked: Asked, dice: Dice, sink: list[Event]) -> None:
        seat = asked_next(s)
        if dice.below(LEAVING) == 0 and s.alive >> seat & 1:  # not whoever is dying
            apply(s, TABLE, bytes([LEAVE, SEAT + seat]), sink)
            return
        if dice.below(10_000) < self.timeouts:
            word = default(s, seat)
            self.watch.coverage.timeouts += 1
        elif asked.turn_to(seat) == b"\0":
            word = b"\0"
        else:
            p = policies[seat]
            word = p.choose(NOTHING if p.blind else view(s, seat), asked, dice.x)
            dice.below(2)
        self.watch.answer(s, seat, word)
        apply(s, seat, word, sink)


def _chunk(first: int, last: int, args: tuple[int, int, str, float, bool, list[str]]) -> Coverage:
    fuzzer = Fuzzer(*args)
    for i in range(first, last):
        try:
            with watchdog():
                fuzzer.game(i)
        except Exception as e:
            fuzzer.watch.coverage.failures.append(failure(i, game_seed(args[2], i), e))
    return fuzzer.watch.coverage


def fuzz(
    games: int,
    players: tuple[int, int] = (3, 9),
    seed_text: str = "",
    timeouts: float = 0.1,
    biased: bool = False,
    targets: list[str] | None = None,
    jobs: int = 1,
    first: int = 0,
) -> Coverage:
    """Play fuzzed games and return what happened; the result is a function of the arguments, whatever ``jobs``.

    ``timeouts``: share of prompts answered by their default. ``biased``: deal the characters named in ``targets``
    (default: all, in turn) to reporters, in a middle game that favours rare things.
    """
    args = (players[0], players[1], seed_text, timeouts, biased, targets or [])
    total = Coverage(library())
    for part in _parts(first, first + games, args, jobs):
        total.add(part)
    return total


def _parts(first: int, end: int, args: tuple[int, int, str, float, bool, list[str]], jobs: int) -> Iterator[Coverage]:
    todo = [(i, min(i + CHUNK, end)) for i in range(first, end, CHUNK)]
    return each(_chunk, [(a, b, args) for a, b in todo], jobs)


def until(
    games: int,
    players: tuple[int, int] = (3, 9),
    seed_text: str = "",
    timeouts: float = 0.1,
    jobs: int = 1,
    free: int = 3,
    total: int = 30,
    rounds: int = 40,
    each: int = 20,
) -> Coverage:
    """Play games until every name has been seen ``free`` times undirected and ``total`` times in all.

    First ``games`` undirected ones; then, in each round, as many again if something is still short of ``free``, and
    ``each`` biased ones per character that is short of ``total``. Stops after ``rounds``, or at the first failure.
    """
    coverage = fuzz(games, players, seed_text, timeouts, jobs=jobs)
    for k in range(rounds):
        if coverage.failures or not any(coverage.lacking(free, total).values()):
            break
        if any(coverage.lacking(free, 0).values()):
            coverage.add(fuzz(games, players, f"{seed_text}/more{k}", timeouts, jobs=jobs))
        rare = coverage.lacking(0, total)
        targets = sorted({*rare["missions"], *(name.split(".")[0] for name in rare["skills"])})
        if targets or rare["functions"]:
            count = each * max(5, len(targets))
            coverage.add(fuzz(count, players, f"{seed_text}/rare{k}", timeouts, True, targets, jobs))
    return coverage


def main(argv: list[str] | None = None) -> int:
    """Run the fuzzer from the command line; the exit code is 1 if anything went wrong."""
    p = argparse.ArgumentParser(prog="python -m kongsheng.arena.fuzz", description=__doc__.split("\n")[0])
    p.add_argument("--games", type=int, default=1000)
    p.add_argument("--players", default="3-9", help="LOW-HIGH")
    p.add_argument("--seed", default="fuzz")
    p.add_argument("--timeouts", type=float, default=0.1, help="share of prompts answered by their default")
    p.add_argument("--jobs", type=int, default=1)
    p.add_argument("--biased", action="store_true", help="biased deals only")
    p.add_argument("--target", action="append", help="character dealt in biased games")
    p.add_argument(
        "--until",
        action="store_true",
        help="go on, biased too, until everything was seen 30 times, 3 of them undirected",
    )
    p.add_argument("--only", type=int, help="play one game and show its exception")
    p.add_argument("--json", type=Path, help="write the report as JSON")
    a = p.parse_args(argv)
    low, _, high = a.players.partition("-")
    players = (int(low), int(high or low))
    if a.only is not None:
        Fuzzer(*players, a.seed, a.timeouts, a.biased, a.target or []).game(a.only)
        return 0
    if a.until:
        found = until(a.games, players, a.seed, a.timeouts, a.jobs)
    else:
        found = fuzz(a.games, players, a.seed, a.timeouts, a.biased, a.target, a.jobs)
    if a.json is not None:
        a.json.write_text(json.dumps(found.to_dict(), indent=1), encoding="utf-8")
    sys.stdout.write(found.to_text())
    return 1 if found.failures else 0


if __name__ == "__main__":
    sys.exit(main())
