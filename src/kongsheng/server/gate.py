"""Nobody is told of anything before it is on disk: frames wait behind the writes that were asked for before them."""

from collections import deque
from collections.abc import Callable
from functools import partial

from .store import Op, Store

FIRST = b'"n":0'


class Outlet:
    """Where frames go: a connection, as far as a room is concerned."""

    def __init__(self) -> None:
        self.n = 0  # numbered frames so far
        self.seat = -1

    def post(self, frame: bytes) -> None:
        """Send; if the connection is gone, do nothing."""
        raise NotImplementedError


class Gate:
    """The way out of a room."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.asked = 0
        self.written = 0
        self.waiting: deque[tuple[int, Callable[[], None]]] = deque()

    def write(self, ops: list[Op]) -> None:
        """Write; what is sent from now on waits for it."""
        self.asked += 1
        self.store.write(ops, self._done)

    def _done(self) -> None:
        self.written += 1
        while self.waiting and self.waiting[0][0] <= self.written:
            self.waiting.popleft()[1]()

    def then(self, call: Callable[[], None]) -> None:
        """Call in turn."""
        if self.asked == self.written:
            call()
        else:
            self.waiting.append((self.asked, call))

    def send(self, to: Outlet, frame: bytes) -> None:
        """Send a frame in its turn."""
        self.then(partial(to.post, frame))

    def numbered(self, to: Outlet, frame: bytes) -> None:
        """Send a frame that was encoded with ``n`` 0 under the next number of the connection."""
        self.send(to, frame.replace(FIRST, b'"n":%d' % to.n, 1))
        to.n += 1
