"""A game as the server keeps it: the engine's state, the serials of the prompts, and what is needed to log it.

Everything here is a function of (settings, seed, rows): a server that reads the log again stands where it stood.
"""

from hashlib import sha256
from typing import Final, NamedTuple

from ..game.engine import apply, new_game
from ..game.frames import Window
from ..game.model import Event
from ..game.tokens import ALIVE, F_ITEM, LEAVE, PASS, SEAT, TABLE
from ..game.uses import open_window
from .protocol import Settings
from .settings import config

HUMAN: Final = 0
BOT: Final = 1
CLOCK: Final = 2
ORDER: Final = 3
HOUSE: Final = 4  # the table itself: closings, leaves
CAUSES: Final = ("human", "bot", "clock", "order", "table")


class Row(NamedTuple):
    """One accepted word."""

    seq: int
    seat: int  # `TABLE` (-1) or a seat
    cause: int
    cid: int  # the client's id of the message, -1 without
    ask: int  # serial of the prompt answered, -1 for the table
    word: bytes
    at: int  # ms since 1970


def commitment(seed: bytes, salt: bytes) -> str:
    """Return what is published before the deal; seed and salt, revealed afterwards, prove it."""
    return sha256(seed + salt).hexdigest()


class Session:
    """A game in progress. A word the engine refuses, or breaks on, leaves everything as it was."""

    def __init__(self, settings: Settings, seed: bytes) -> None:
        self.settings = settings
        self.cfg = config(settings)
        self.events: list[Event] = []
        self.seq = 0
        self.windows = 0  # opened so far
        self.opened_seq = 0  # rows before the open window
        self.serials = [0] * self.cfg.players
        self.done: set[tuple[int, int, int, bytes]] = set()  # accepted words of clients: seat, id, serial, word
        self.state = new_game(self.cfg, seed, self.events)
        self._prompted(None, 0)

    @property
    def window(self) -> Window | None:
        """The open window."""
        return open_window(self.state)

    def awaited(self) -> list[int]:
        """Return the seats that have not answered yet."""
        w = self.window
        if w is None:
            return []
        return [x for x in range(self.state.n) if w.asked >> x & 1 and not w.answers[x]]

    def waits_for(self, seat: int) -> bool:
        """Return whether the open window still waits for the seat."""
        w = self.window
        return w is not None and seat >= 0 and bool(w.asked >> seat & 1) and not w.answers[seat]

    def decided(self) -> bool:
        """Return whether the open window has an outcome."""
        w = self.window
        return w is not None and w.winner(self.state.n) != -2

    def stack_size(self) -> int:
        """Return how much is on the response stack."""
        return sum(1 for f in self.state.stack if f.kind == F_ITEM)

    def passes(self, seat: int, held: int) -> bytes:
        """Return the word a standing order says in the open window, b"" if it says nothing."""
        w = self.window
        return bytes([PASS]) if w is not None and w.which & held and self.waits_for(seat) else b""

    def may_leave(self, seat: int) -> bool:
        """Return whether the seat can still give up."""
        return self.window is not None and self.state.status[seat] == ALIVE

    def say(self, seat: int, word: bytes, cid: int = -1) -> list[Event]:
        """Apply a word; return what happened. Raises `Illegal`, or whatever the engine broke on."""
        t = self.state.copy()
        before = open_window(t)
        serial = self.serials[seat]
        waited = 0
        if before is not None:
            waited = sum(1 << x for x in range(t.n) if before.asked >> x & 1 and not before.answers[x])
        sink: list[Event] = []
        apply(t, seat, word, sink)
        self.state = t
        self.seq += 1
        self.events += sink
        if cid >= 0:
            self.done.add((seat, cid, serial, word))
        self._prompted(before, waited)
        return sink

    def _prompted(self, before: Window | None, waited: int) -> None:
        """Count the prompts that are new: of a new window, or opened again after somebody has left."""
        w = self.window
        if w is None:
            return
        if w is not before:
            self.windows += 1
            self.opened_seq = self.seq
            waited = 0
        for x in self.awaited():
            if not waited >> x & 1:
                self.serials[x] += 1

    def replay(self, rows: list[Row]) -> None:
        """Say again what the log holds."""
        for row in rows:
            if row.seq != self.seq:
                raise ValueError(f"log: row {row.seq} where {self.seq} was expected")
            self.say(row.seat, row.word, row.cid)


def leave_word(seat: int) -> tuple[int, bytes]:
    """Return the table's word by which a seat gives up (R-15, R-74)."""
    return TABLE, bytes([LEAVE, SEAT + seat])
