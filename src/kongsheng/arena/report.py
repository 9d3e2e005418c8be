"""What a series came to, as an object for programs and as tables for people."""

import json
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid

from ..game.deck import CAMPS
from ..game.model import RULES, Config
from ..texts import Texts
from .html import write_html
from .plan import Plan
from .stats import Share, Tally

__all__ = ["MatchReport", "Report", "write_html"]

FULL: Final = 2  # candidates per player


class Report:
    """A simulation: counts in ``tally``, timings apart from them."""

    def __init__(self, plan: Plan, cfg: Config, tally: Tally, games: int, seconds: float) -> None:
        self.plan = plan
        self.tally = tally
        self.games = games  # asked for; those that failed are among them
        self.seconds = seconds
        self.pool = [cfg.characters[c].name for c in cfg.pool]
        self.candidates = cfg.options.candidates if cfg.options.characters else 0
        self.identities = "/".join(str(cfg.camps.count(camp)) for camp in range(3))

    @property
    def lowered(self) -> bool:
        """Whether there are too few characters for the usual number of candidates."""
        return 0 < self.candidates < FULL

    def share(self, wins: int) -> Share:
        """Return a share of the games that came to an end."""
        return Share(wins, self.tally.games)

    def data(self) -> dict[str, Any]:
        """Return the report as plain data; only ``seconds`` and the rates per second depend on the machine."""
        t = self.tally
        per = 1 / self.seconds if self.seconds > 0 else 0.0
        return {
            "rules": RULES,
            "players": self.plan.players,
            "identities": self.identities,
            "bots": self.plan.bots,
            "seed": self.plan.seed_text,
            "candidates": self.candidates,
            "candidates_lowered": self.lowered,
            "games": self.games,
            "finished": t.games,
            "exceptions": len(t.failures),
            "failures": [f.to_dict() for f in t.failures],
            "decisions": t.decisions,
            "nonforced": t.decisions - t.forced,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(t.decisions * per, 1),
            "games_per_second": round(t.games * per, 3),
            "wins": {name: self.share(t.camps[camp]).to_dict() for camp, name in enumerate(CAMPS)},
            "joint": t.joint,
            "guests": t.guests,
            "draws": t.draws,
            "deaths": t.deaths,
            "reasons": t.reasons,
            "turns": t.turns.to_dict(),
            "length": t.length.to_dict(),
            "missions": _shares(t.missions),
            "characters": _shares(t.characters),
            "seats": _shares(t.bots),
        }

    def to_json(self) -> str:
        """Return `data` as one JSON object."""
        return json.dumps(self.data(), ensure_ascii=False)

    def tables(self, lang: str = "en") -> RenderableType:
        """Return the report for a terminal, to be printed by rich."""
        say = Texts(lang)
        t = self.tally
        facts = Grid(box=None, show_header=False)
        for key, value in self.facts():
            facts.add_row(say.message(f"arena-{key}"), value)
        parts: list[RenderableType] = [facts]
        if self.lowered:
            parts.append(say.message("arena-candidates-lowered", count=self.candidates))
        parts.append(_grid(say, "arena-wins", [(say.camp(c), self.share(t.camps[c])) for c in range(3)]))
        if self.plan.characters:
            parts.append(_grid(say, "arena-characters", self.by_character(say)))
        parts.append(_grid(say, "arena-missions", self.by_mission(say)))
        for f in t.failures:
            parts.append(f"{say.message('arena-failure')} {f.game}: {f.seed.hex()} {f.error}")
        return Group(*parts)

    def by_character(self, say: Texts) -> list[tuple[str, Share]]:
        """Return how often the holders of each character won, best first."""
        return [(say.own(name, f"char-{name}"), share) for name, share in ranked(self.tally.characters)]

    def by_mission(self, say: Texts) -> list[tuple[str, Share]]:
        """Return how often the reporters holding each character won by its mission, best first."""
        return [
            (say.own(name, f"char-{name}") if name else say.message("arena-beginners"), share)
            for name, share in ranked(self.tally.missions)
        ]

    def facts(self) -> list[tuple[str, str]]:
        """Return the single numbers as (name, text)."""
        t = self.tally
        return [
            ("players", f"{self.plan.players} ({self.identities})"),
            ("bots", ", ".join(self.plan.bots)),
            ("seed", self.plan.seed_text),
            ("games", str(self.games)),
            ("exceptions", str(len(t.failures))),
            ("joint", str(t.joint)),
            ("draws", str(t.draws)),
            ("turns", f"{t.turns.mean:.1f} ({t.turns.quantile(0.05)}-{t.turns.quantile(0.95)})"),
            ("length", f"{t.length.mean:.0f} ({t.length.quantile(0.05)}-{t.length.quantile(0.95)})"),
            ("decisions", str(t.decisions)),
            ("nonforced", str(t.decisions - t.forced)),
            ("speed", f"{t.decisions / self.seconds:,.0f}" if self.seconds > 0 else ""),
        ]


class MatchReport(Report):
    """A match: ``won`` is A's share of the games exactly one camp decided, ``as_red`` of those A played red."""

    def __init__(
        self, plan: Plan, cfg: Config, tally: Tally, games: int, seconds: float, won: Share, as_red: Share
    ) -> None:
        super().__init__(plan, cfg, tally, games, seconds)
        self.won = won
        self.as_red = as_red

    @property
    def as_blue(self) -> Share:
        return Share(self.won.wins - self.as_red.wins, self.won.games - self.as_red.games)

    def data(self) -> dict[str, Any]:
        a, b = self.plan.bots
        mine = {"a": a, "b": b, "decided": self.won.games, "share": self.won.to_dict()}
        return mine | {"as_red": self.as_red.to_dict(), "as_blue": self.as_blue.to_dict()} | super().data()

    def tables(self, lang: str = "en") -> RenderableType:
        say = Texts(lang)
        a, b = self.plan.bots
        rows = [
            (say.message("arena-match-all", a=a, b=b), self.won),
            (say.message("arena-match-red", a=a), self.as_red),
            (say.message("arena-match-blue", a=a), self.as_blue),
        ]
        return Group(_grid(say, "arena-match", rows), super().tables(lang))


def ranked(shares: dict[str, Share]) -> list[tuple[str, Share]]:
    """Return the shares, the largest rate first; ties by name."""
    return sorted(shares.items(), key=lambda item: (-item[1].rate, item[0]))


def _shares(shares: dict[str, Share]) -> dict[str, dict[str, object]]:
    return {name or "beginners": share.to_dict() for name, share in sorted(shares.items())}


def _grid(say: Texts, title: str, rows: list[tuple[str, Share]]) -> Grid:
    grid = Grid(title=say.message(title), title_justify="left")
    grid.add_column("")
    for head in ("arena-won", "arena-of", "arena-rate", "arena-interval"):
        grid.add_column(say.message(head), justify="right")
    for name, share in rows:
        low, high = share.interval
        grid.add_row(
            name,
            str(share.wins),
            str(share.games),
            f"{share.rate:.1%}",
            f"{low:.1%} - {high:.1%}" if share.games else "",
        )
    return grid
