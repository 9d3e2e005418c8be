"""What several function cards share: timings of the intelligence in transmission."""

from ..frames import Item
from ..model import State, air
from ..queries import arrival_open
from ..tokens import W_FREE


def still_here(s: State, it: Item) -> bool:
    """Return whether the intelligence still lies where it lay at the declaration (R-62)."""
    return arrival_open(s) and air(s).card >= 0 and air(s).visit == it.visit


def before_decision(s: State, seat: int, which: int, clause: str) -> str:
    """Own turn, before the intelligence is decided about (R-30, R-31, R-70)."""
    if s.turn_seat != seat:
        return clause
    if which == W_FREE:
        return clause if s.sent else ""
    if arrival_open(s) and air(s).seat == seat:
        return ""
    return clause


def own_free(s: State, seat: int, clause: str) -> str:
    """One's own free window (R-70)."""
    return "" if s.turn_seat == seat else clause
