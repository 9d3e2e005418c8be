"""Series of games: simulations and matches, in one process or several."""

from collections.abc import Callable, Iterator
from time import perf_counter
from typing import Final, TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ..bots import Table, make
from ..game.deck import BBC, CCAV, TABLOID
from .plan import Plan, seats
from .play import Game, game_seed, watchdog
from .report import MatchReport, Report
from .stats import Share, Tally, failure, winning_camp
from .workers import each

T = TypeVar("T")
CHUNK: Final = 20  # games a worker plays before it reports


def play_chunk(plan: Plan, first: int, last: int) -> Tally:
    """Play games ``first`` to ``last`` - 1 of a simulation."""
    cfg = plan.config()
    table = Table.of(cfg)
    names = seats(plan.players, plan.bots)
    policies = [make(name, table) for name in names]
    tally = Tally()
    for i in range(first, last):
        seed = game_seed(plan.seed_text, i)
        try:
            with watchdog():
                game = Game(cfg, seed)
                s = game.play(policies)
            tally.count(s, game.decisions, game.forced, names)
        except Exception as e:
            tally.failures.append(failure(i, seed, e))
    return tally


def match_chunk(plan: Plan, first: int, last: int) -> tuple[Tally, Share, Share]:
    """Play games ``first`` to ``last`` - 1 of a match; ``plan.bots`` are the two. Game 2k+1 is 2k with sides swapped.

    Return the tally, A's share of the camp-decided games, and of those A played red.
    """
    cfg = plan.config()
    table = Table.of(cfg)
    a, b = plan.bots
    who = {name: make(name, table) for name in (a, b, "random")}
    tally = Tally()
    won, as_red = Share(), Share()
    for i in range(first, last):
        seed = game_seed(plan.seed_text, i // 2)
        sides = {CCAV: (a, b)[i % 2], BBC: (b, a)[i % 2], TABLOID: "random"}
        try:
            with watchdog():
                game = Game(cfg, seed)
                names = [sides[camp] for camp in game.s.camp]
                s = game.play([who[name] for name in names])
            tally.count(s, game.decisions, game.forced, names)
            camp = winning_camp(s)
            if camp >= 0:
                mine = camp == (CCAV, BBC)[i % 2]
                won.count(mine)
                if i % 2 == 0:
                    as_red.count(mine)
        except Exception as e:
            tally.failures.append(failure(i, seed, e))
    return tally, won, as_red


def _chunks(games: int) -> list[tuple[int, int]]:
    return [(i, min(i + CHUNK, games)) for i in range(0, games, CHUNK)]


def _run(work: Callable[[Plan, int, int], T], plan: Plan, games: int, jobs: int, progress: bool) -> Iterator[T]:
    """Yield the results of the chunks in their order, whoever worked them out."""
    todo = _chunks(games)
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),  # the report alone goes where it may be piped on
        disable=not progress,
    )
    with bar:
        task = bar.add_task("", total=games)
        for (first, last), part in zip(todo, each(work, [(plan, *span) for span in todo], jobs), strict=True):
            yield part
            bar.advance(task, last - first)


def _check(players: int, games: int, jobs: int) -> None:
    if games < 1:
        raise ValueError(f"games: {games} is not a positive number")
    if not 1 <= jobs <= 256:
        raise ValueError(f"jobs: {jobs} is not between 1 and 256")


def simulate(
    players: int,
    games: int,
    bots: list[str],
    seed_text: str = "",
    jobs: int = 1,
    progress: bool = False,
    characters: bool = True,
    sets: tuple[str, ...] = (),
    identities: str = "",
) -> Report:
    """Play a series of games; everything but the timings is a function of the arguments, whatever ``jobs``.

    ``bots``: one name for all seats, or one per seat. Raises ValueError (`ConfigError` among them) for bad arguments;
    exceptions inside games are counted in the report with the seeds of those games.
    """
    _check(players, games, jobs)
    plan = Plan(players, bots, seed_text, characters, sets, identities)
    cfg = plan.config()
    seats(players, bots)
    started = perf_counter()
    tally = Tally()
    for part in _run(play_chunk, plan, games, jobs, progress):
        tally.add(part)
    return Report(plan, cfg, tally, games, perf_counter() - started)


def match(
    a: str,
    b: str,
    players: int,
    games: int,
    seed_text: str = "",
    jobs: int = 1,
    progress: bool = False,
    characters: bool = True,
    sets: tuple[str, ...] = (),
    identities: str = "",
) -> MatchReport:
    """Play pairs of games on the same seed: first every red seat ``a`` and every blue seat ``b``, then swapped.

    Reporters are `random`. An odd number of games is rounded up to whole pairs. Raises ValueError as `simulate` does.
    """
    _check(players, games, jobs)
    games += games % 2
    plan = Plan(players, [a, b], seed_text, characters, sets, identities)
    cfg = plan.config()
    for name in (a, b):
        make(name)
    started = perf_counter()
    tally, won, as_red = Tally(), Share(), Share()
    for part, mine, red in _run(match_chunk, plan, games, jobs, progress):
        tally.add(part)
        won.add(mine)
        as_red.add(red)
    return MatchReport(plan, cfg, tally, games, perf_counter() - started, won, as_red)
