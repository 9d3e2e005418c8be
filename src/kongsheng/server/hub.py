"""All rooms of a server: making them, finding them, reading them back after a stop, and letting them go."""

import base64
import secrets
import sqlite3
from collections import Counter
from collections.abc import Callable
from logging import getLogger
from typing import Final, NamedTuple

import msgspec

from ..game.model import RULES
from ..game.setup import describe
from . import chairs as seats
from .botwork import Bots
from .clock import Clock
from .conn import Conn
from .protocol import Error, Settings
from .room import Room
from .session import Session
from .settings import USUAL_BOT, Refused
from .store import Op, Store, free_room, save_clock
from .table import Table

log = getLogger("kongsheng.hub")
BEAT_S: Final = 1.0  # how often the clocks are noted down: what a crash may give back
SWEEP_S: Final = 30.0


class Limits(NamedTuple):
    """What one server, and one address, may have at once."""

    rooms: int = 2000
    rooms_per_address: int = 40
    connections: int = 5000
    connections_per_address: int = 400


class Lifetimes(NamedTuple):
    """Seconds after which a room nobody is connected to is let go, by its phase (T-23)."""

    lobby: float = 1800.0
    over: float = 7200.0
    playing: float = 86400.0
    absent: float = 1800.0  # a chair in the lobby whose player is not there
    host: float = 60.0  # until somebody else may start
    away: float = 180.0  # until a game without a clock goes on without somebody


USUAL: Final = Limits()
USUAL_LIVES: Final = Lifetimes()


class Hub:
    """The server without its sockets. ``entropy(n)`` returns n secret random bytes."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        bots: Bots,
        limits: Limits = USUAL,
        lifetimes: Lifetimes = USUAL_LIVES,
        entropy: Callable[[int], bytes] = secrets.token_bytes,
    ) -> None:
        self.store = store
        self.clock = clock
        self.bots = bots
        self.limits = limits
        self.lifetimes = lifetimes
        self.entropy = entropy
        self.rooms: dict[str, Room] = {}
        self.conns: Counter[str] = Counter()  # by address

    # --- rooms --------------------------------------------------------------------------------------------------
    def create(self, settings: Settings, address: str = "") -> Room:
        """Make a room; raise `Refused`."""
        theirs = sum(1 for r in self.rooms.values() if r.address == address)
        if len(self.rooms) >= self.limits.rooms or theirs >= self.limits.rooms_per_address:
            raise Refused(Error("crowded"))
        name = base64.b32encode(self.entropy(10)).decode().lower()
        room = Room(self, name, settings)
        room.address = address
        self.rooms[name] = room
        if settings.bots:
            room.put_bots(settings.bot or USUAL_BOT, settings.bots)
        room.save()
        return room

    def load(self) -> None:
        """Read everything back: every game stands at the prompt where it stood."""
        for name, body, _ in self.store.rooms():
            try:
                self._load(name, body)
            except (ValueError, msgspec.DecodeError) as e:
                log.error("room %s cannot be read: %s", name, e)

    def _load(self, name: str, body: str) -> None:
        saved = seats.load(body)
        room = Room(self, name, saved.settings)
        room.chairs = saved.chairs
        room.host, room.games, room.phase = saved.host, saved.games, saved.phase
        for x, chair in enumerate(room.chairs):
            if chair.kind == "human":
                room.gone_since[x] = self.clock.now()
        self.rooms[name] = room
        try:
            room.header = self.store.game(saved.game)
        except sqlite3.Error as e:
            log.error("game %d of room %s: %s", saved.game, name, e)
        if room.phase == "over":
            room.asleep = True  # until somebody looks: a start does not wait for what has ended
        elif room.phase == "playing":
            self.wake(room)
            room.begin()

    def wake(self, room: Room) -> None:
        """Play again what the log holds of a room's game."""
        room.asleep = False
        header = room.header
        try:
            if header is None:
                raise ValueError("its header cannot be read")
            if header.rules != RULES:
                raise ValueError(f"rules: version {header.rules}, this is version {RULES}")
            session = Session(msgspec.json.decode(header.settings, type=Settings), header.seed)
            if describe(session.cfg) != header.setup:
                raise ValueError(f"setup: {header.setup!r} cannot be made here")
            session.replay(self.store.words(header.id))
            room.table = Table(room, header.id, session, header.clock)
            room.table.over = room.phase == "over"
        except Exception as e:  # whatever is wrong with one game, the others go on
            log.error("the game of room %s cannot go on: %s: %s", room.id, type(e).__name__, e)
            room.phase = "broken"

    # --- as time goes by ----------------------------------------------------------------------------------------
    def run(self) -> None:
        """Start noting the clocks and sweeping."""
        self._beat()
        self._sweep()

    def beat(self) -> None:
        """Note down what the clocks of the open windows have used up."""
        ops: list[Op] = []
        for room in self.rooms.values():
            t = room.table
            if t is not None and not t.over:
                ops.append(save_clock(t.number, t.clock_text()))
        if ops:
            self.store.write(ops)

    def _beat(self) -> None:
        self.clock.after(BEAT_S, self._beat)
        self.beat()

    def _sweep(self) -> None:
        self.clock.after(SWEEP_S, self._sweep)
        self.sweep()

    def sweep(self) -> None:
        """Let go of what nobody comes back for."""
        now = self.clock.now()
        for room in list(self.rooms.values()):
            if not room.conns and now - room.idle_since >= self._lifetime(room):
                self.free(room)
            else:
                room.tidy(now)

    def _lifetime(self, room: Room) -> float:
        if room.phase == "playing":
            return self.lifetimes.playing
        return self.lifetimes.lobby if room.phase == "lobby" else self.lifetimes.over

    def free(self, room: Room) -> None:
        """Forget a room; its games stay in the file."""
        if room.table is not None:
            room.table.over = True
            room.table.stop()
        for conn in list(room.conns):
            room.drop(conn, "no_room")
        del self.rooms[room.id]
        self.store.write([free_room(room.id)])

    # --- connections --------------------------------------------------------------------------------------------
    def connect(self, address: str, wake: Callable[[], None], cut: Callable[[], None]) -> Conn:
        """Return a new connection; one too many is told so and closed."""
        conn = Conn(self, address, wake, cut)
        self.conns[address] += 1
        if self.conns.total() > self.limits.connections or self.conns[address] > self.limits.connections_per_address:
            conn.close("crowded")
        return conn

    def disconnect(self, conn: Conn) -> None:
        """The socket is gone."""
        conn.closing = True
        conn.lost()
        self.conns[conn.address] -= 1
        if not self.conns[conn.address]:
            del self.conns[conn.address]

    def stop(self) -> None:
        """Note the clocks to the millisecond and say goodbye."""
        self.beat()
        for room in list(self.rooms.values()):
            if room.table is not None:
                room.table.over = True
                room.table.stop()
            for conn in list(room.conns):
                conn.close("restart")
        self.bots.close()
