"""A self-contained page about one or more simulations: tables and plots, in Chinese and English.

The plots are SVG written by hand: a point and its interval per line need no plotting library, stay sharp, follow the
reader's colours and can be read out.
"""

from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ..texts import LANGUAGES, Texts
from .stats import REASONS, Share

if TYPE_CHECKING:
    from .report import Report

NAMES: Final = {"zh": "中文", "en": "English"}
STYLE: Final = """
:root { color-scheme: light dark; --dot: #b3261e; --line: #8884; --mean: #2b6cb0 }
@media (prefers-color-scheme: dark) { :root { --dot: #ff8a80; --mean: #90cdf4 } }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1rem }
table { border-collapse: collapse; margin: .5rem 0 1rem }
caption { text-align: start; font-weight: 600 }
th, td { padding: .15rem .7rem; border-bottom: 1px solid var(--line); text-align: end }
th:first-child, td:first-child { text-align: start }
svg { width: 100%; height: auto; font: 12px system-ui, sans-serif; fill: currentColor }
.wide { overflow-x: auto }
main { display: none }
#zh:checked ~ main[lang=zh], #en:checked ~ main[lang=en] { display: block }
"""
LEFT: Final = 170  # widths of the plot, in its own units
RIGHT: Final = 60
WIDTH: Final = 720
ROW: Final = 20


def write_html(path: str | Path, reports: "Report | Sequence[Report]", lang: str = "zh") -> None:
    """Write the page; ``lang`` is the language it opens in. Raises ValueError for an unknown one, OSError."""
    if lang not in LANGUAGES:
        raise ValueError(f"lang: {lang!r} is not one of {', '.join(LANGUAGES)}")
    several = list(reports) if isinstance(reports, Sequence) else [reports]
    Path(path).write_text(page(several, lang), encoding="utf-8")


def page(reports: "list[Report]", lang: str) -> str:
    """Return the whole page."""
    switch = "".join(
        f'<input type="radio" name="lang" id="{code}"{" checked" if code == lang else ""}>'
        f'<label for="{code}" lang="{code}">{NAMES[code]}</label> '
        for code in LANGUAGES
    )
    mains = "".join(
        f'<main lang="{code}"><h1>{escape(Texts(code).message("arena-title"))}</h1>'
        + f"<p>{escape(Texts(code).message('arena-about'))}</p>"
        + "".join(section(r, Texts(code)) for r in reports)
        + "</main>"
        for code in LANGUAGES
    )
    return (
        f'<!doctype html>\n<html lang="{lang}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(Texts(lang).message('arena-title'))}</title><style>{STYLE}</style></head>\n"
        f"<body>{switch}{mains}</body></html>\n"
    )


def section(r: "Report", say: Texts) -> str:
    """Return everything about one simulation."""
    t = r.tally
    players = say.message("arena-for-players", count=r.plan.players)
    facts = "".join(
        f"<tr><td>{escape(say.message(f'arena-{key}'))}</td><td>{escape(value)}</td></tr>" for key, value in r.facts()
    )
    out = f'<section><h2>{escape(players)}</h2><div class="wide"><table>{facts}</table></div>'
    if r.lowered:
        out += f"<p>{escape(say.message('arena-candidates-lowered', count=r.candidates))}</p>"
    camps = [(say.camp(c), r.share(t.camps[c])) for c in range(3)]
    out += block(say, say.message("arena-wins"), camps)
    reasons = [(say.message(f"arena-by-{key}"), r.share(t.reasons[key])) for key in REASONS.values()]
    out += block(say, say.message("arena-reasons"), reasons)
    for title, rows in (("arena-characters", r.by_character(say)), ("arena-missions", r.by_mission(say))):
        if rows:
            out += block(say, say.message(title), rows)
    return out + "</section>\n"


def block(say: Texts, title: str, rows: list[tuple[str, Share]]) -> str:
    """Return a table and its plot."""
    heads = [say.message(f"arena-{key}") for key in ("won", "of", "rate", "interval")]
    body = ""
    for name, s in rows:
        low, high = s.interval
        cells = [name, str(s.wins), str(s.games), f"{s.rate:.1%}", f"{low:.1%} – {high:.1%}"]
        body += "<tr>" + "".join(f"<td>{escape(c)}</td>" for c in cells) + "</tr>"
    head = "<tr><th></th>" + "".join(f"<th>{escape(h)}</th>" for h in heads) + "</tr>"
    table = f'<div class="wide"><table><caption>{escape(title)}</caption><thead>{head}</thead>'
    return f"{table}<tbody>{body}</tbody></table></div>{plot(title, rows)}"


def plot(title: str, rows: list[tuple[str, Share]]) -> str:
    """Return the shares as points with their intervals, and the mean of all as a line."""
    top = max([s.interval[1] for _, s in rows if s.games] + [0.1])
    top = min(1.0, int(top * 10 + 0.999) / 10)
    height = ROW * (len(rows) + 1) + 6

    def at(share: float) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * min(share, top) / top, 1)

    out = [f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(title)}">']
    tenths = round(top * 10)
    step = 1 if tenths <= 5 else 2
    for k in range(0, tenths + 1, step):
        x = at(k / 10)
        out.append(f'<path d="M{x} 0V{height - ROW}" stroke="var(--line)"/>')
        out.append(f'<text x="{x}" y="{height - 6}" text-anchor="middle">{k * 10}%</text>')
    wins, games = sum(s.wins for _, s in rows), sum(s.games for _, s in rows)
    if games and len(rows) > 3:
        out.append(f'<path d="M{at(wins / games)} 0V{height - ROW}" stroke="var(--mean)" stroke-dasharray="4 3"/>')
    for i, (name, s) in enumerate(rows):
        y = ROW * i + ROW // 2
        out.append(f'<text x="{LEFT - 8}" y="{y + 4}" text-anchor="end">{escape(name)}</text>')
        if s.games:
            low, high = s.interval
            out.append(
                f"<g><title>{escape(name)}: {s.rate:.1%} ({low:.1%} – {high:.1%})</title>"
                f'<path d="M{at(low)} {y}H{at(high)}" stroke="var(--dot)" stroke-width="2"/>'
                f'<circle cx="{at(s.rate)}" cy="{y}" r="4" fill="var(--dot)"/></g>'
            )
            out.append(f'<text x="{WIDTH - RIGHT + 8}" y="{y + 4}">{s.rate:.1%}</text>')
    return "".join(out) + "</svg>"
