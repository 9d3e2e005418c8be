"""Bots at work outside the event loop: worker processes that get a state and return words.

A policy receives a view and the legal words of its seat, never the state. Its dice are derived from the server's
secret, the game, the seat and the place in the log, so that the same move would be computed anywhere.
"""

import contextlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from hashlib import blake2b
from logging import getLogger
from time import monotonic
from typing import Final, NamedTuple, Protocol

from ..bots import Policy, Table, make
from ..game.codec import dumps, loads
from ..game.model import Config, State
from ..game.views import view
from ..game.words import default, legal
from .clock import Clock
from .protocol import Settings
from .settings import config

log = getLogger("kongsheng.bots")
STUCK_S: Final = 15.0  # a policy that thinks for so long has lost its way
Done = Callable[[list[bytes]], None]


class Turn(NamedTuple):
    """A seat to be played, by which bot, with which dice."""

    seat: int
    bot: str
    seed: int


def seed_of(secret: bytes, game: int, seat: int, seq: int) -> int:
    """Return the start of a bot's dice for one decision."""
    return int.from_bytes(blake2b(b"%d/%d/%d" % (game, seat, seq), key=secret[:64], digest_size=8).digest(), "big")


class Bots(Protocol):
    """Whoever thinks for the bots: calls back on the server's thread, with one word per turn."""

    def play(self, settings: Settings, s: State, turns: list[Turn], done: Done) -> None: ...

    def close(self) -> None: ...


class _Brain:
    """The policies of one config."""

    def __init__(self, cfg: Config) -> None:
        self.cfg = cfg
        self.table = Table.of(cfg)
        self.policies: dict[str, Policy] = {}

    def choose(self, s: State, turn: Turn) -> bytes:
        if turn.bot not in self.policies:
            self.policies[turn.bot] = make(turn.bot, self.table)

        def mine(prefix: bytes) -> bytes:
            return legal(s, turn.seat, prefix)

        try:
            return self.policies[turn.bot].choose(view(s, turn.seat), mine, turn.seed)
        except Exception:
            log.exception("bot %s failed", turn.bot)
            return default(s, turn.seat)


_brains: dict[bytes, _Brain] = {}


def _brain(settings: Settings) -> _Brain:
    cfg = config(settings)
    if cfg.digest not in _brains:
        if len(_brains) > 50:
            _brains.clear()
        _brains[cfg.digest] = _Brain(cfg)
    return _brains[cfg.digest]


def _work(settings: Settings, data: bytes, turns: list[Turn]) -> list[bytes]:
    brain = _brain(settings)
    s = loads(brain.cfg, data)
    return [brain.choose(s, turn) for turn in turns]


def _follow_parent() -> None:
    """End with the server, however it ends."""
    parent = multiprocessing.parent_process()

    def wait() -> None:
        if parent is not None:
            parent.join()
        os._exit(0)

    threading.Thread(target=wait, daemon=True).start()


@contextlib.contextmanager
def _no_interrupts() -> Iterator[None]:
    """Processes started here ignore Ctrl-C, which a terminal sends to all of them: the server ends them."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _ready() -> None:
    return


class PoolBots:
    """Bots in worker processes; if those die, new ones are started and the engine's default answers meanwhile."""

    def __init__(self, post: Callable[[Callable[[], None]], object], workers: int = 1) -> None:
        self.post = post
        self.workers = workers
        self.pool = self._start()
        self.pending: dict[Future[list[bytes]], float] = {}  # since when
        self.closed = False

    def _start(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(self.workers, context, _follow_parent)
        with _no_interrupts():
            pool.submit(_ready)  # start the first process before somebody waits for it
        return pool

    def play(self, settings: Settings, s: State, turns: list[Turn], done: Done) -> None:
        if any(monotonic() - since > STUCK_S for since in list(self.pending.values())):
            log.error("bots: no answer for %d s, starting again", STUCK_S)
            for process in multiprocessing.active_children():
                process.kill()

        def finished(future: Future[list[bytes]]) -> None:
            self.pending.pop(future, None)
            if self.closed or future.cancelled():
                return
            error = future.exception()
            if error is not None:
                log.error("bots: %s", error)
            words = [default(s, t.seat) for t in turns] if error is not None else future.result()
            with contextlib.suppress(RuntimeError):  # the loop is closed: the server is gone
                self.post(lambda: done(words))

        try:
            future = self.pool.submit(_work, settings, dumps(s), turns)
        except BrokenProcessPool:
            self.pool.shutdown(wait=False)
            self.pool = self._start()
            future = self.pool.submit(_work, settings, dumps(s), turns)
        self.pending[future] = monotonic()
        future.add_done_callback(finished)

    def close(self) -> None:
        self.closed = True
        self.pool.shutdown(wait=False, cancel_futures=True)


class InlineBots:
    """Bots on the server's own thread, at the next tick of its clock: for tests."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock

    def play(self, settings: Settings, s: State, turns: list[Turn], done: Done) -> None:
        brain = _brain(settings)
        words = [brain.choose(s, turn) for turn in turns]
        self.clock.after(0.0, lambda: done(words))

    def close(self) -> None:
        return
