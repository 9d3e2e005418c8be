"""Counting games, and what may be concluded from the counts."""

from math import sqrt
from pathlib import Path
from traceback import extract_tb
from typing import Final

from ..game.checks import BY_COLOUR, BY_MISSION, BY_SURVIVAL
from ..game.deck import BBC, CCAV, TABLOID
from ..game.model import State

Z95: Final = 1.959963984540054
REASONS: Final = {BY_COLOUR: "colour", BY_MISSION: "mission", BY_SURVIVAL: "survival"}


def wilson(wins: int, games: int) -> tuple[float, float]:
    """Return the 95 % score interval of a share (Wilson, JASA 22, 1927); (0, 1) of nothing."""
    if games == 0:
        return (0.0, 1.0)
    z2 = Z95 * Z95
    p = wins / games
    centre = p + z2 / (2 * games)
    half = Z95 * sqrt(p * (1 - p) / games + z2 / (4 * games * games))
    scale = 1 + z2 / games
    return (max(0.0, (centre - half) / scale), min(1.0, (centre + half) / scale))


class Share:
    """So many of so many."""

    def __init__(self, wins: int = 0, games: int = 0) -> None:
        self.wins = wins
        self.games = games

    def count(self, won: bool) -> None:
        self.wins += won
        self.games += 1

    def add(self, other: "Share") -> None:
        self.wins += other.wins
        self.games += other.games

    @property
    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)

    def to_dict(self) -> dict[str, object]:
        low, high = self.interval
        rates = {"rate": round(self.rate, 6), "low": round(low, 6), "high": round(high, 6)}
        return {"wins": self.wins, "games": self.games, **rates}


class Spread:
    """A distribution of whole numbers, kept as a histogram so that results of workers add up exactly."""

    def __init__(self) -> None:
        self.seen: dict[int, int] = {}

    def count(self, value: int) -> None:
        self.seen[value] = self.seen.get(value, 0) + 1

    def add(self, other: "Spread") -> None:
        for value, k in other.seen.items():
            self.seen[value] = self.seen.get(value, 0) + k

    def quantile(self, q: float) -> int:
        """Return the smallest value that at least a share ``q`` of the observations does not exceed."""
        need = q * sum(self.seen.values())
        so_far = 0
        for value in sorted(self.seen):
            so_far += self.seen[value]
            if so_far >= need:
                return value
        return 0

    @property
    def mean(self) -> float:
        total = sum(self.seen.values())
        return sum(v * k for v, k in self.seen.items()) / total if total else 0.0

    def to_dict(self) -> dict[str, object]:
        return {
            "mean": round(self.mean, 3),
            "p5": self.quantile(0.05),
            "median": self.quantile(0.5),
            "p95": self.quantile(0.95),
            "most": max(self.seen, default=0),
        }


class Failure:
    """A game that ended in an exception."""

    def __init__(self, game: int, seed: bytes, error: str) -> None:
        self.game = game
        self.seed = seed
        self.error = error

    def to_dict(self) -> dict[str, object]:
        return {"game": self.game, "seed": self.seed.hex(), "error": self.error}


def failure(game: int, seed: bytes, e: Exception) -> Failure:
    """Return a failure that says what went wrong and where."""
    frames = extract_tb(e.__traceback__)
    where = f" ({Path(frames[-1].filename).name}:{frames[-1].lineno})" if frames else ""
    return Failure(game, seed, f"{type(e).__name__}: {e}{where}")


class Tally:
    """What a number of games came to. Adding tallies is exact, whatever the order."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.forced = 0
        self.camps = [0, 0, 0]  # games in which somebody of the camp declared victory
        self.joint = 0  # games won by more than one side
        self.guests = 0  # games in which a skill let somebody win too
        self.draws = 0
        self.deaths = 0
        self.reasons = {name: 0 for name in REASONS.values()}
        self.turns = Spread()
        self.length = Spread()  # decisions
        self.missions: dict[str, Share] = {}  # by character: reporters holding it who won by the mission
        self.characters: dict[str, Share] = {}  # by character: holders who won, whatever the camp
        self.bots: dict[str, Share] = {}  # by bot: seats that won
        self.failures: list[Failure] = []

    def count(self, s: State, decisions: int, forced: int, bots: list[str]) -> None:
        """Count a finished game."""
        self.games += 1
        self.decisions += decisions
        self.forced += forced
        self.turns.count(s.turn)
        self.length.count(decisions)
        self.deaths += len(s.dead)
        sides: set[int] = set()
        reasons: set[int] = set()
        for x in range(s.n):
            camp = s.camp[x]
            if s.declarers >> x & 1 and s.winners:
                sides.add(camp if camp != TABLOID else 3 + x)
                reasons.add(s.reason[x])
            won = bool(s.winners >> x & 1)
            ch = s.cfg.characters[s.char[x]].name if s.char[x] >= 0 else ""
            if ch:
                self.characters.setdefault(ch, Share()).count(won)
            if camp == TABLOID:
                by_mission = bool(s.declarers >> x & 1) and won and s.reason[x] == BY_MISSION
                self.missions.setdefault(ch, Share()).count(by_mission)
            self.bots.setdefault(bots[x], Share()).count(won)
        for camp in (CCAV, BBC):
            self.camps[camp] += camp in sides
        self.camps[TABLOID] += any(side >= 3 for side in sides)
        self.joint += len(sides) > 1 or s.guests != 0
        self.guests += s.guests != 0
        self.draws += s.winners == 0
        for reason in reasons:
            self.reasons[REASONS[reason]] += 1

    def add(self, other: "Tally") -> None:
        """Add the games of another tally."""
        self.games += other.games
        self.decisions += other.decisions
        self.forced += other.forced
        for camp in range(3):
            self.camps[camp] += other.camps[camp]
        self.joint += other.joint
        self.guests += other.guests
        self.draws += other.draws
        self.deaths += other.deaths
        for name, k in other.reasons.items():
            self.reasons[name] += k
        self.turns.add(other.turns)
        self.length.add(other.length)
        for mine, theirs in (
            (self.missions, other.missions),
            (self.characters, other.characters),
            (self.bots, other.bots),
        ):
            for name, share in theirs.items():
                mine.setdefault(name, Share()).add(share)
        self.failures += other.failures


def winning_camp(s: State) -> int:
    """Return the camp that decided a finished game alone (a reporter may have won along), -1 if none or both did."""
    red = any(s.declarers >> x & 1 and s.camp[x] == CCAV for x in range(s.n))
    blue = any(s.declarers >> x & 1 and s.camp[x] == BBC for x in range(s.n))
    if not s.winners or red == blue:
        return -1
    return CCAV if red else BBC
