"""Playing whole games with bots. The arena may read the state; the bots only get their view and their legal words."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from types import FrameType
from typing import Final

from ..bots import Policy
from ..game.engine import apply, new_game
from ..game.model import Config, Event, State
from ..game.tokens import PASS
from ..game.uses import open_window
from ..game.views import View, view
from ..game.words import legal

MAX_DECISIONS: Final = 200_000  # far above any real game: the hang guard
MAX_SECONDS: Final = 120.0  # of wall clock for one game
FORCED_PASS: Final = bytes([PASS])
NOTHING: Final = View()
M64: Final = 0xFFFFFFFFFFFFFFFF


class Hang(Exception):
    """A game that does not end."""


@contextmanager
def watchdog(seconds: float = MAX_SECONDS) -> Iterator[None]:
    """Raise `Hang` in the body after so many seconds; where the platform has no timer signals, do nothing."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def bark(number: int, frame: FrameType | None) -> None:
        raise Hang(f"one game took longer than {seconds:g} s")

    before = signal.signal(signal.SIGALRM, bark)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def game_seed(text: str, i: int) -> bytes:
    """Return the secret seed of game ``i`` of a series."""
    return sha256(f"kongsheng/series/{text}/{i}".encode()).digest()


def stream(seed: bytes, purpose: str) -> int:
    """Return the start of a stream of bot seeds; independent of what the engine draws from the same seed."""
    return int.from_bytes(sha256(f"kongsheng/{purpose}/".encode() + seed).digest()[:8], "little")


class Asked:
    """The legal words of the seat that is being asked; remembers whether there was ever a choice."""

    __slots__ = ("first", "free", "s", "seat")

    def __init__(self, s: State) -> None:
        self.s = s
        self.seat = -1
        self.first = b""
        self.free = False

    def turn_to(self, seat: int) -> bytes:
        self.seat = seat
        self.first = first = legal(self.s, seat)
        self.free = len(first) > 1
        return first

    def __call__(self, prefix: bytes) -> bytes:
        if not prefix:
            return self.first
        options = legal(self.s, self.seat, prefix)
        if len(options) > 1:
            self.free = True
        return options


def asked_next(s: State) -> int:
    """Return the first seat, in the window's order, that has not answered; -1 if the game is over (R-20)."""
    w = open_window(s)
    if w is None:
        return -1
    x = w.seat
    for _ in range(s.n):
        if w.asked >> x & 1 and not w.answers[x]:
            return x
        x = x + 1 if x + 1 < s.n else 0
    raise Hang("a window waits for nobody")


class Game:
    """One game in play. ``decisions`` counts accepted words of seats, ``forced`` those without an alternative."""

    def __init__(self, cfg: Config, seed: bytes, events: bool = False) -> None:
        self.s = new_game(cfg, seed, [] if events else None)
        self.events = events
        self.decisions = 0
        self.forced = 0
        self.asked = Asked(self.s)
        self.luck = stream(seed, "bots")

    def step(self, policies: list[Policy]) -> bool:
        """Ask the next seat and apply its answer; False if the game is over."""
        s = self.s
        seat = asked_next(s)
        if seat < 0:
            return False
        asked = self.asked
        if asked.turn_to(seat) == FORCED_PASS:
            word = FORCED_PASS  # no bot needs to look at the table for that
        else:
            self.luck = (self.luck + 0xD1B54A32D192ED03) & M64
            p = policies[seat]
            word = p.choose(NOTHING if p.blind else view(s, seat), asked, self.luck)
        sink: list[Event] | None = [] if self.events else None
        apply(s, seat, word, sink)
        self.decisions += 1
        self.forced += not asked.free
        return True

    def play(self, policies: list[Policy]) -> State:
        """Play to the end; raise `Hang` if there is none."""
        while self.step(policies):
            if self.decisions >= MAX_DECISIONS:
                raise Hang(f"no end after {MAX_DECISIONS} decisions")
        return self.s
