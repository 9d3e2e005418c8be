"""Nobody is told of anything before it is on disk: frames wait behind the writes that were asked for before them.

But for what is sealed: a frame to somebody else does not wait for it, or the time of his next frame, whatever it is,
would tell him that another seat has just answered.
"""

from collections import deque
from collections.abc import Callable
from functools import partial

from .store import Op, Store

FIRST = b'"n":0'
EVERYBODY = -1


class Outlet:
    """Where frames go: a connection, as far as a room is concerned."""

    def __init__(self) -> None:
        self.n = 0  # numbered frames so far
        self.seat = -1
        self.waiting: deque[tuple[int, Callable[[], None]]] = deque()  # after which write, what to do

    def post(self, frame: bytes) -> None:
        """Send; if the connection is gone, do nothing."""
        raise NotImplementedError


class Gate:
    """The way out of a room."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.asked = 0  # writes so far
        self.written = 0
        self.last: dict[int, int] = {EVERYBODY: 0}  # whose frames wait (a seat, `EVERYBODY`) -> for which write
        self.waiting: dict[Outlet, None] = {}

    def write(self, ops: list[Op], seat: int = EVERYBODY) -> None:
        """Write; what is sent from now on waits for it. With a ``seat``: what is sent to that seat."""
        self.asked += 1
        self.last[seat] = self.asked
        self.store.write(ops, self._done)

    def _done(self) -> None:
        self.written += 1
        for to in list(self.waiting):
            while to.waiting and to.waiting[0][0] <= self.written:
                to.waiting.popleft()[1]()
            if not to.waiting:
                self.waiting.pop(to, None)

    def then(self, to: Outlet, call: Callable[[], None]) -> None:
        """Call when everything that was asked for and concerns the outlet is on disk, in turn."""
        after = max(self.last[EVERYBODY], self.last.get(to.seat, 0))
        if to.waiting or after > self.written:
            to.waiting.append((after, call))
            self.waiting[to] = None
        else:
            call()

    def send(self, to: Outlet, frame: bytes) -> None:
        """Send a frame in its turn."""
        self.then(to, partial(to.post, frame))

    def numbered(self, to: Outlet, frame: bytes) -> None:
        """Send a frame that was encoded with ``n`` 0 under the next number of the connection."""
        self.send(to, frame.replace(FIRST, b'"n":%d' % to.n, 1))
        to.n += 1
