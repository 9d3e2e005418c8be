"""Time as the server sees it; tests put a clock of their own in its place."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Timer(Protocol):
    """Something that will happen."""

    def cancel(self) -> None: ...


class Clock(Protocol):
    """Seconds that never go back, the time of day, and timers. Callbacks run on the server's thread."""

    def now(self) -> float:
        """Return seconds since some moment."""

    def wall(self) -> int:
        """Return milliseconds since 1970, for the log."""

    def after(self, seconds: float, call: Callable[[], None]) -> Timer:
        """Call back once, after that many seconds."""


class LoopClock:
    """The clock of a running event loop."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop

    def now(self) -> float:
        return self.loop.time()

    def wall(self) -> int:
        return time.time_ns() // 1_000_000

    def after(self, seconds: float, call: Callable[[], None]) -> Timer:
        return self.loop.call_later(max(seconds, 0.0), call)
