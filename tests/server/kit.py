"""A server without sockets, processes or real time: everything a connection is sent, and when, can be compared."""

import heapq
import json
from collections.abc import Callable
from hashlib import sha256
from typing import Any

from kongsheng.game.tokens import PASS
from kongsheng.server.botwork import InlineBots
from kongsheng.server.conn import Conn
from kongsheng.server.hub import USUAL, USUAL_LIVES, Hub, Lifetimes, Limits
from kongsheng.server.project import patched
from kongsheng.server.protocol import Put, Settings, Splice
from kongsheng.server.room import Room
from kongsheng.server.session import Session
from kongsheng.server.settings import check
from kongsheng.server.store import MEMORY, Done, Op, Store
from kongsheng.server.table import Table

Message = dict[str, Any]


class FakeTimer:
    def __init__(self, call: Callable[[], None]) -> None:
        self.call: Callable[[], None] | None = call

    def cancel(self) -> None:
        self.call = None


class FakeClock:
    """Time stands still until a test lets it pass."""

    def __init__(self) -> None:
        self.time = 1000.0
        self.count = 0
        self.timers: list[tuple[float, int, FakeTimer]] = []

    def now(self) -> float:
        return self.time

    def wall(self) -> int:
        return round(self.time * 1000)

    def after(self, seconds: float, call: Callable[[], None]) -> FakeTimer:
        timer = FakeTimer(call)
        self.count += 1
        heapq.heappush(self.timers, (self.time + max(seconds, 0.0), self.count, timer))
        return timer

    def pass_by(self, seconds: float) -> None:
        """Let time pass, timers going off in order at their moments."""
        until = self.time + seconds
        while self.timers and self.timers[0][0] <= until:
            when, _, timer = heapq.heappop(self.timers)
            self.time = max(self.time, when)
            if timer.call is not None:
                timer.call()
        self.time = until


class Client:
    """A connection and what it has received: times and bytes as sent, and the state a page would have."""

    def __init__(self, world: "World", room: str, token: str = "", hello: bool = True) -> None:
        self.world = world
        self.frames: list[tuple[float, bytes]] = []
        self.messages: list[Message] = []
        self.game: Any = None
        self.room: Any = None
        self.ask: Any = None
        self.order = "none"
        self.seat = -1
        self.token = token
        self.id = 0
        self.n = 0
        self.cut = False
        self.conn: Conn = world.hub.connect("192.0.2.9", self._wake, self._cut)
        if hello:
            self.send("hello", room=room, token=token)

    def _cut(self) -> None:
        self.cut = True

    def _wake(self) -> None:
        while (frame := self.conn.take()) is not None:
            self.frames.append((self.world.clock.now(), frame))
            self._got(json.loads(frame))

    def _got(self, m: Message) -> None:
        self.messages.append(m)
        if "n" in m:
            assert m["n"] == self.n
            self.n += 1
        if m["t"] == "snapshot":
            self.game, self.room, self.ask, self.order = m["game"], m["room"], m["ask"], m["order"]
            self.seat = m["seat"]
        elif m["t"] == "delta":
            ops: list[Put | Splice] = [
                Put(op["path"], op["value"])
                if op["op"] == "put"
                else Splice(op["path"], op["at"], op["cut"], op["put"])
                for op in m["patch"]
            ]
            patched(self.game, ops)
            self.ask = m["ask"]
        elif m["t"] == "room":
            self.room = m["room"]
        elif m["t"] == "order":
            self.order = m["order"]
        elif m["t"] == "seated":
            self.token = m["token"] or self.token
            self.seat = m["seat"]

    def send(self, t: str, **fields: Any) -> Message:
        """Send a message; return the answer to it (the last message if it has no id)."""
        if t != "hello" and "id" not in fields:
            self.id += 1
            fields["id"] = self.id
        before = len(self.messages)
        self.conn.receive(json.dumps({"t": t, **fields}).encode())
        answers = [m for m in self.messages[before:] if m.get("id", -1) == fields.get("id", -2)]
        return answers[0] if answers else (self.messages[-1] if self.messages else {})

    def word(self, *tokens: int, **fields: Any) -> Message:
        """Answer the prompt."""
        return self.send("word", ask=fields.pop("ask", self.ask["serial"]), word=list(tokens), **fields)

    def lose(self) -> None:
        """The connection breaks."""
        self.world.hub.disconnect(self.conn)

    def codes(self) -> list[str]:
        """Return the errors received."""
        return [m["code"] for m in self.messages if m["t"] == "error"]


class SlowStore(Store):
    """A store whose disk takes ``World.disk`` seconds of the world's time to confirm a write."""

    def __init__(self, world: "World") -> None:
        super().__init__(world.path)
        self.world = world
        self.db.execute("PRAGMA synchronous=OFF")  # what is killed here is not the computer

    def write(self, ops: list[Op], done: Done | None = None) -> None:
        super().write(ops)
        if done is not None and self.world.disk:
            self.world.clock.after(self.world.disk, done)
        elif done is not None:
            done()


class World:
    """A hub on a fake clock, with an in-memory or real file."""

    def __init__(
        self, path: str = MEMORY, limits: Limits = USUAL, lifetimes: Lifetimes = USUAL_LIVES, seed: str = "world"
    ) -> None:
        self.clock = FakeClock()
        self.path = path
        self.limits = limits
        self.lifetimes = lifetimes
        self.seed = seed
        self.drawn = 0
        self.disk = 0.0
        self._open()

    def _open(self) -> None:
        self.store: Store = SlowStore(self)
        if self.path == MEMORY:
            self.store.secret = b"k" * 32
        self.hub = Hub(self.store, self.clock, InlineBots(self.clock), self.limits, self.lifetimes, self.entropy)
        self.hub.load()
        self.hub.run()

    def entropy(self, n: int) -> bytes:
        self.drawn += 1
        return (sha256(f"{self.seed}/{self.drawn}".encode()).digest() * 2)[:n]

    def kill(self, down: float = 0.0) -> None:
        """End the server without notice, let time pass, start another one on its file."""
        assert self.path != MEMORY
        self.store.db.close()
        self.clock.timers.clear()
        self.clock.time += down
        self._open()

    def room(self, **settings: Any) -> Room:
        made = Settings(**settings)
        check(made)
        return self.hub.create(made)

    def table(self, people: int, **settings: Any) -> tuple[Room, list[Client]]:
        """Make a room with so many people, fill it with bots and deal."""
        room = self.room(**settings)
        clients = [Client(self, room.id) for _ in range(people)]
        for i, c in enumerate(clients):
            assert c.send("sit", name=f"Player {i}", seat=i)["t"] == "seated"
        if any(c.kind == "open" for c in room.chairs):
            assert clients[0].send("fill")["t"] == "ack"
        assert clients[0].send("start")["t"] == "ack"
        return room, clients

    def go_on(self, seconds: float = 0.0) -> None:
        self.clock.pass_by(seconds)


def table_of(room: Room) -> Table:
    assert room.table is not None
    return room.table


def session_of(room: Room) -> Session:
    return table_of(room).session


def pass_all(clients: list[Client]) -> None:
    """Everybody who may pass passes."""
    for c in clients:
        if c.ask and PASS in c.ask["tokens"]:
            c.word(PASS)
