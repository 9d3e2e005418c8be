"""Telling missions and triggers what has happened (R-71, R-72)."""

from .effects import concerns
from .model import State
from .tokens import COVERED


# --- moments ----------------------------------------------------------------------------------------------------
def note(s: State, ev: tuple[int, ...]) -> None:
    """Count a moment for missions (R-72)."""
    if ev[0] in s.notes:
        for seat in s.notes[ev[0]]:
            s.cfg.characters[s.char[seat]].mission.note(s, seat, ev)


def happen(s: State, ev: tuple[int, ...]) -> None:
    """Count a moment at once and queue it for triggers (R-72, R-71)."""
    note(s, ev)
    kind = ev[0]
    if kind in s.hears or (kind in s.cfg.covert and covered_seats(s)):
        s.pending.append(ev)


def covertly_heard(s: State, ev: tuple[int, ...]) -> int:
    """Return the covered seats to ask about a moment: all of them if a covered character may hear it (R-77)."""
    for sk in s.cfg.covert[ev[0]]:
        if concerns(sk, ev):
            return covered_seats(s)
    return 0


def covered_seats(s: State) -> int:
    """Return the mask of living seats whose latent character is covered: those who might have a covert skill."""
    m = 0
    for x in range(s.n):
        if s.face[x] == COVERED and s.alive >> x & 1 and s.cfg.characters[s.char[x]].latent:
            m |= 1 << x
    return m
