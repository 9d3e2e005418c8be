"""What happened in many games: how often every function took effect, every skill was used, every mission won."""

from collections.abc import Callable
from typing import Any, Final

from ..game.checks import BY_MISSION
from ..game.deck import FUNCTIONS, PUBLIC_DOCUMENT, TABLOID
from ..game.effects import Library, Skill
from ..game.events import DOCUMENT, PLAYED, RESOLVED, SKILL_USED
from ..game.model import Event, State
from ..game.tokens import SKILL
from .stats import Failure

KINDS: Final = ("functions", "skills", "missions")


class Coverage:
    """Counts by name, of undirected games and of all. Every name there is has an entry, also if it never happened."""

    def __init__(self, library: Library) -> None:
        self.free: dict[str, dict[str, int]] = {
            "functions": {name: 0 for name in FUNCTIONS},
            "skills": {sk.id.split(":", 1)[1]: 0 for sk in library.skills},
            "missions": {ch.name: 0 for ch in library.characters},
        }
        self.all = {kind: dict(names) for kind, names in self.free.items()}
        self.games = 0
        self.biased = 0
        self.decisions = 0
        self.timeouts = 0
        self.failures: list[Failure] = []

    def count(self, kind: str, name: str, biased: bool) -> None:
        self.all[kind][name] += 1
        if not biased:
            self.free[kind][name] += 1

    def add(self, other: "Coverage") -> None:
        """Add the games of another coverage of the same library."""
        for mine, theirs in ((self.free, other.free), (self.all, other.all)):
            for kind in KINDS:
                for name, k in theirs[kind].items():
                    mine[kind][name] = mine[kind].get(name, 0) + k
        self.games += other.games
        self.biased += other.biased
        self.decisions += other.decisions
        self.timeouts += other.timeouts
        self.failures += other.failures

    def lacking(self, free: int = 1, total: int = 1) -> dict[str, list[str]]:
        """Return, by kind, the names seen fewer times than wanted undirected or in all, rarest first."""
        out: dict[str, list[str]] = {}
        for kind in KINDS:
            rare = [n for n, k in self.all[kind].items() if k < total or self.free[kind][n] < free]
            out[kind] = sorted(rare, key=lambda n: (self.all[kind][n], n))
        return out

    def to_dict(self) -> dict[str, Any]:
        """Return plain data: games, exceptions, per kind and name the counts (undirected, all), what is lacking."""
        return {
            "games": self.games,
            "biased": self.biased,
            "decisions": self.decisions,
            "timeouts": self.timeouts,
            "exceptions": len(self.failures),
            "failures": [f.to_dict() for f in self.failures],
            "counts": {
                kind: {n: {"undirected": self.free[kind][n], "all": k} for n, k in sorted(self.all[kind].items())}
                for kind in KINDS
            },
            "never_undirected": {kind: [n for n, k in self.free[kind].items() if not k] for kind in KINDS},
            "never": {kind: [n for n, k in self.all[kind].items() if not k] for kind in KINDS},
        }

    def to_text(self) -> str:
        """Return a report, rarest first; a name that never happened undirected is marked."""
        lines = [
            f"{self.games} games ({self.biased} with biased deals), {self.decisions} decisions, "
            f"{self.timeouts} answered by default, {len(self.failures)} exceptions"
        ]
        for kind in KINDS:
            lines.append(f"\n{kind}: undirected / all")
            for n, k in sorted(self.all[kind].items(), key=lambda item: (item[1], item[0])):
                lines.append(f"{self.free[kind][n]:9} {k:9}  {n}{'' if self.free[kind][n] else '  NEVER UNDIRECTED'}")
        lines += [f"exception in game {f.game}: {f.seed.hex()} {f.error}" for f in self.failures]
        return "\n".join(lines) + "\n"


class Watch:
    """Listens to one game at a time. It reads the state: a covered seat's skill is not in the events."""

    def __init__(self, library: Library) -> None:
        self.coverage = Coverage(library)
        self.bent: set[str] = set()  # lasting skills that have mattered since the last answer
        self.said: list[int] = []  # per seat, the skill it named in its last answer
        self.biased = False
        for sk in library.skills:
            if sk.bends and not sk.timing:  # nobody ever declares it
                self._tap(sk)

    def _tap(self, sk: Skill) -> None:
        """Notice when a lasting skill changes the answer to a question. Only the plain Python build can be tapped."""
        name = sk.id.split(":", 1)[1]
        bend: Callable[..., int] = sk.bend
        amount: Callable[..., int] = sk.amount
        bent = self.bent

        def heard_bend(s: State, owner: int, q: int, seat: int, x: int, arg: int) -> int:
            answer = bend(s, owner, q, seat, x, arg)
            if answer:
                bent.add(name)
            return answer

        def heard_amount(s: State, owner: int, q: int, seat: int, x: int, arg: int, value: int) -> int:
            answer = amount(s, owner, q, seat, x, arg, value)
            if answer != value:
                bent.add(name)
            return answer

        try:
            sk.bend = heard_bend  # type: ignore[method-assign]
            sk.amount = heard_amount  # type: ignore[method-assign]
        except AttributeError:
            return

    def begin(self, s: State, biased: bool) -> None:
        """A game starts."""
        self.said = [-1] * s.n
        self.biased = biased
        self.bent.clear()

    def answer(self, s: State, seat: int, word: bytes) -> None:
        """A seat is about to say a word."""
        k = word[0] - SKILL
        self.said[seat] = s.skills[seat][k] if 0 <= k < 16 else -1

    def events(self, s: State, sink: list[Event]) -> None:
        """Count what one answer led to."""
        skills = s.cfg.skills
        for e in sink:
            if e.kind == RESOLVED and e.pub[1] >= 0:
                self.coverage.count("functions", FUNCTIONS[e.pub[1]], self.biased)
            elif e.kind == DOCUMENT:
                self.coverage.count("functions", FUNCTIONS[PUBLIC_DOCUMENT], self.biased)
            elif e.kind == SKILL_USED or e.kind == PLAYED:
                seat = e.pub[0]
                i = e.pub[1] if e.kind == SKILL_USED else e.pub[6]
                if i < 0 and (e.kind == PLAYED or e.pub[2] >= 0):
                    i = self.said[seat]
                if i >= 0:
                    self.coverage.count("skills", skills[i].id.split(":", 1)[1], self.biased)
        for name in self.bent:
            self.coverage.count("skills", name, self.biased)
        self.bent.clear()

    def end(self, s: State) -> None:
        """A game is over."""
        self.coverage.games += 1
        self.coverage.biased += self.biased
        for x in range(s.n):
            won = s.winners >> x & 1 and s.declarers >> x & 1
            if won and s.camp[x] == TABLOID and s.reason[x] == BY_MISSION and s.char[x] >= 0:
                self.coverage.count("missions", s.cfg.characters[s.char[x]].name, self.biased)
