"""A room: chairs, people, the lobby, and the table in the middle once a game is dealt."""

from collections.abc import Callable, Iterable
from functools import partial
from logging import getLogger
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from . import chairs as seats
from . import names, protocol
from .chairs import Chair, Saved
from .clock import Timer
from .conn import Conn
from .gate import EVERYBODY, Gate, Outlet
from .protocol import Error, Line, Phase, RoomInfo, Settings
from .session import Session, commitment
from .settings import settings_for
from .store import GameRow, begin_game, end_game, new_game_row, save_room
from .table import Table

if TYPE_CHECKING:
    from .hub import Hub

log = getLogger("kongsheng.room")
QUIET_S: Final = 1.0
WATCHERS: Final = 64  # of one room; whoever has a seat is always let in


class Room:
    """One link, one circle of chairs. All methods run on the server's thread and return at once."""

    def __init__(self, hub: "Hub", name: str, settings: Settings) -> None:
        self.hub = hub
        self.clock = hub.clock
        self.id = name
        self.settings = settings
        self.chairs = [Chair() for _ in range(settings.players)]
        self.phase: Phase = "lobby"
        self.host = -1
        self.games = 0
        self.header: GameRow | None = None
        self.table: Table | None = None
        self.asleep = False  # the table has not been read back yet
        self.conns: dict[Conn, None] = {}
        self.control: dict[int, Conn] = {}  # seat -> its one controller
        self.chat: list[Line] = []
        self.gate = Gate(hub.store)
        self.idle_since = self.clock.now()  # when the last connection went
        self.gone_since: dict[int, float] = {}  # seats of players who are not there
        self.address = ""
        self._known = b""  # the room as last told to everybody
        self._quiet = 0.0  # until then what watchers do is told later, all at once
        self._later: Timer | None = None

    # --- facts --------------------------------------------------------------------------------------------------
    def info(self) -> RoomInfo:
        """Return what everybody may know."""
        h = self.header
        ended = self.phase == "over"
        return RoomInfo(
            id=self.id,
            phase=self.phase,
            settings=self.settings if self.table is None else self.table.session.settings,
            seats=[seats.shown(c, x in self.control) for x, c in enumerate(self.chairs)],
            host=self.host,
            watchers=sum(1 for c in self.conns if c.seat < 0),
            game=self.games,
            commitment=h.commitment if h else "",
            seed=h.seed.hex() if h and ended else "",
            salt=h.salt.hex() if h and ended else "",
        )

    def outlets(self) -> list[Outlet]:
        """Return the connections that follow the present game."""
        number = self.table.number if self.table else 0
        return [c for c in self.conns if c.game == number]

    def body(self) -> str:
        """Return the room as it is stored."""
        number = self.header.id if self.header else 0
        return seats.dump(Saved(self.settings, self.chairs, self.phase, self.host, self.games, number))

    # --- sending ------------------------------------------------------------------------------------------------
    def reply(self, to: Outlet, message: Struct) -> None:
        self.gate.send(to, protocol.encode(message))

    def tell(self, conns: Iterable[Outlet], message: Struct) -> None:
        """Send a numbered message."""
        frame = protocol.encode(message)
        for conn in conns:
            self.gate.numbered(conn, frame)

    def announce(self, but: Conn | None = None) -> None:
        """Tell everybody (but one, who gets a snapshot) about the room if it looks different."""
        frame = protocol.encode(protocol.RoomChanged(0, self.info()))
        if frame != self._known:
            self._known = frame
            for conn in list(self.conns):
                if conn is not but:
                    self.gate.numbered(conn, frame)

    def announce_watcher(self, conn: Conn) -> None:
        """Tell everybody that somebody watches, or no more; whoever comes and goes all the time is not news."""
        now = self.clock.now()
        if now >= self._quiet:
            self._quiet = now + QUIET_S
            self.announce(conn)
        else:
            self._known = b""  # who joins now knows more
            if self._later is None:
                self._later = self.clock.after(self._quiet - now, self._tell_later)

    def _tell_later(self) -> None:
        self._later, self._quiet = None, self.clock.now() + QUIET_S
        self.announce()

    def snapshot(self, conn: Conn) -> None:
        """Send everything to one connection."""
        t = self.table
        game, ask = t.show(conn.seat) if t else (None, None)
        order = self.chairs[conn.seat].order if conn.seat >= 0 else "none"
        conn.game = t.number if t else 0
        history = t.history(conn.seat) if t else []
        self.tell([conn], protocol.Snapshot(0, conn.seat, self.info(), game, ask, order, history, self.chat))

    def save(self, seat: int = EVERYBODY) -> None:
        """Write the room down, before anything that is sent from now on (to one seat, if only that may know)."""
        self.gate.write([save_room(self.id, self.body(), self.clock.wall())], seat)

    # --- coming and going ---------------------------------------------------------------------------------------
    def join(self, conn: Conn, token: str) -> None:
        """Let a connection in, to the seat its token opens or to watch."""
        if self.asleep:
            self.hub.wake(self)
        seat = seats.find(self.chairs, token) if token else -1
        if seat < 0 and sum(1 for c in self.conns if c.seat < 0) >= WATCHERS:
            conn.close("crowded")
            return
        if token and seat < 0:
            self.reply(conn, Error("token"))
        self.conns[conn] = None
        self.reply(conn, protocol.Welcome(protocol.VERSION, seat))
        if seat >= 0:
            self._controls(conn, seat)
            self.announce(conn)
        else:
            self.announce_watcher(conn)
        self.snapshot(conn)

    def _controls(self, conn: Conn, seat: int) -> None:
        """One seat, one controller (T-10)."""
        old = self.control.get(seat)
        if old is not None and old is not conn:
            self.drop(old, "replaced")
        conn.seat = seat
        self.control[seat] = conn
        self.gone_since.pop(seat, None)
        chair = self.chairs[seat]
        chair.misses = 0
        if chair.away:
            chair.away = False
            self.save()

    def drop(self, conn: Conn, code: protocol.Code) -> None:
        """Send a connection away."""
        self.gone(conn)
        conn.deaf = True
        self.gate.then(conn, partial(conn.close, code))  # after what it was promised

    def gone(self, conn: Conn) -> None:
        """A connection is no more."""
        self.conns.pop(conn, None)
        if self.control.get(conn.seat) is conn:
            del self.control[conn.seat]
            self.gone_since[conn.seat] = self.clock.now()
        if not self.conns:
            self.idle_since = self.clock.now()

    def lost(self, conn: Conn) -> None:
        """A connection has been lost: its seat stays his."""
        if conn in self.conns:
            self.gone(conn)
            if conn.seat < 0:
                self.announce_watcher(conn)
            else:
                self.announce()

    # --- the lobby ----------------------------------------------------------------------------------------------
    def sit(self, conn: Conn, m: protocol.Sit) -> Error | None:
        """Give a seat, or a seated player another name."""
        if self.phase != "lobby":
            return Error("phase", m.id, allowed="lobby")
        name = names.clean_name(m.name)
        if not name:
            return Error("name", m.id, field="name")
        if seats.taken(self.chairs, name, conn.seat):
            return Error("taken", m.id, field="name")
        token = ""
        if conn.seat < 0:
            free = [x for x, c in enumerate(self.chairs) if c.kind == "open" and m.seat in (-1, x)]
            if not free:
                return Error("full", m.id)
            seat = free[0]
            token = self.give(seat, name)
            self._controls(conn, seat)
        else:
            self.chairs[conn.seat].name = name
        self.save()
        self.reply(conn, protocol.Seated(m.id, conn.seat, token))
        self.announce(conn if token else None)
        if token:
            self.snapshot(conn)
        return None

    def give(self, seat: int, name: str) -> str:
        """Put a player on a chair; return his token."""
        token = seats.new_token(self.hub.entropy)
        self.chairs[seat] = Chair("human", name, key=seats.key_of(token))
        if self.host < 0:
            self.host = seat
        return token

    def put_bots(self, bot: str, count: int = 9) -> None:
        """Put bots on up to that many open chairs, the last ones first."""
        for chair in reversed(self.chairs):
            if chair.kind == "open" and count > 0:
                chair.name = seats.bot_name(self.chairs, self.settings.lang)
                chair.kind = "bot"
                chair.bot = bot
                count -= 1

    def free(self, seat: int) -> None:
        """Empty a chair."""
        conn = self.control.get(seat)
        if conn is not None:
            self.drop(conn, "left")
        self.chairs[seat].clear()
        self.gone_since.pop(seat, None)
        self.new_host()

    def new_host(self) -> None:
        """Whoever is there and has sat longest becomes host if the host is gone."""
        if self.host >= 0 and self.chairs[self.host].kind == "human":
            return
        people = [x for x, c in enumerate(self.chairs) if c.kind == "human"]
        people.sort(key=lambda x: x not in self.control)
        self.host = people[0] if people else -1

    def leave(self, conn: Conn, number: int) -> None:
        """A player leaves for good; in a game he gives up and his token is void."""
        seat = conn.seat
        if self.phase == "playing":
            if self.table is not None:
                self.table.leave(seat)
            chair = self.chairs[seat]
            if self.phase == "playing":
                chair.key = ""
                chair.away = True
            else:
                chair.clear()
        else:
            self.chairs[seat].clear()
        self.gone(conn)
        self.gone_since.pop(seat, None)
        self.new_host()
        self.save()
        self.reply(conn, protocol.Ack(number))
        self.drop(conn, "left")
        self.announce()

    def tidy(self, now: float) -> None:
        """Do not wait for those who stay away: their chairs in the lobby, the host between games, all in a game that
        has no clock, as long as somebody waits for them.
        """
        life = self.hub.lifetimes
        before = self.body()
        for x, since in list(self.gone_since.items()):
            chair = self.chairs[x]
            if self.phase == "playing":
                if now - since >= life.away and self.control and not chair.away and self.table is not None:
                    chair.away = True
                    self.table.hurry(x)
            elif self.phase == "lobby" and now - since >= life.absent:
                self.free(x)
            elif x == self.host and now - since >= life.host and self.control:
                self.host = min(self.control)
        if self.body() != before:
            self.save()
            self.announce()

    # --- the game -----------------------------------------------------------------------------------------------
    def deal(self) -> None:
        """Start a game; everybody gets a snapshot of it."""
        seed, salt = self.hub.entropy(32), self.hub.entropy(16)
        for chair in self.chairs:
            chair.fresh()
        people = sum(1 for c in self.chairs if c.kind == "human")
        session = Session(settings_for(self.settings, people), seed)
        self.hub.store.last_game += 1
        number = self.hub.store.last_game
        settings = protocol.encode(session.settings).decode()
        self.header = new_game_row(
            number, self.id, session.cfg, settings, seed, salt, commitment(seed, salt), self.clock.wall()
        )
        self.phase = "playing"
        self.games += 1
        self.table = Table(self, number, session)
        self.gate.write([begin_game(self.header), save_room(self.id, self.body(), self.clock.wall())])
        self.begin()
        self._known = protocol.encode(protocol.RoomChanged(0, self.info()))
        for conn in list(self.conns):
            self.snapshot(conn)

    def back_to_lobby(self) -> None:
        """Clear the table: there are open seats again."""
        self.phase = "lobby"
        self.table = None
        self.header = None
        for conn in list(self.conns):
            self.snapshot(conn)

    def begin(self) -> None:
        """Set the table going, nobody following it yet."""
        if self.table is not None:
            self.table.settle()

    def finished(self, session: Session) -> None:
        """The game is over."""
        self._end("over", f"winners={session.state.winners}", session)

    def broke(self, reason: str) -> None:
        """An internal error has ended the game; only this one, and what was logged stays."""
        if self.table is not None and self.phase == "playing":
            self.table.over = True
            self._end("broken", f"broken: {reason}", self.table.session)
            for conn in list(self.conns):
                self.reply(conn, Error("broken"))

    def _end(self, phase: Phase, result: str, session: Session) -> None:
        assert self.header is not None and self.table is not None
        self.table.stop()
        self.phase = phase
        self.idle_since = self.clock.now()
        for chair in self.chairs:
            chair.fresh()
            if chair.kind == "human" and not chair.key:  # left during the game
                chair.clear()
        self.new_host()
        ops = end_game(self.header.id, result, session.events)
        self.gate.write([*ops, save_room(self.id, self.body(), self.clock.wall())])
        self.announce()

    def guarded(self, call: Callable[[], None]) -> None:
        """Run a part of the game; an internal error ends this game only."""
        try:
            call()
        except Exception as e:
            log.exception("room %s", self.id)
            self.broke(f"{type(e).__name__}: {e}")

    # --- standing orders, absence -------------------------------------------------------------------------------
    def order(self, conn: Conn, m: protocol.SetOrder) -> None:
        """Keep a standing order."""
        t, seat = self.table, conn.seat
        chair = self.chairs[seat]
        chair.order = m.order
        if t is not None:
            chair.since, chair.window = t.session.state.turn, t.session.windows
        self.save(seat)
        self.reply(conn, protocol.Ack(m.id))
        self._tell_order(seat)
        if t is not None:
            t.settle()

    def _tell_order(self, seat: int) -> None:
        if seat in self.control:
            self.tell([self.control[seat]], protocol.OrderChanged(0, self.chairs[seat].order))

    def expire_orders(self, g: Session) -> None:
        """A new window is open: end the orders whose time is over (public facts only)."""
        s = g.state
        calm = g.stack_size() == 0
        for x, chair in enumerate(self.chairs):
            if (chair.order == "stack" and calm and chair.window != g.windows) or (
                chair.order == "turn" and s.turn_seat == x and s.turn != chair.since
            ):
                chair.order = "none"
                self.save(x)
                self._tell_order(x)

    def missed(self, seat: int) -> None:
        """The clock has answered for a seat; if nobody is there its clock is short from now on."""
        chair = self.chairs[seat]
        chair.misses += 1
        if chair.kind == "human" and seat not in self.control and not chair.away:
            chair.away = True
            self.save()
            self.announce()
