"""Whatever a client sends: a typed answer, and nothing else happens."""

import json
import random
import runpy
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kongsheng.game.codec import state_hash
from kongsheng.game.model import State
from kongsheng.game.views import FlightView, ItemView, SeatView, View
from kongsheng.server import protocol
from kongsheng.server.catalog import Catalog, catalog
from kongsheng.server.conn import BURST, Conn
from kongsheng.server.protocol import CLIENT_TAGS
from tests.server.kit import Client, World, session_of

PLAIN = {"players": 3, "characters": False, "clock_s": 60, "respond_s": 20}


def raw(c: Client, data: bytes) -> None:
    c.conn.tokens = BURST  # no rate limit here
    c.conn.patience = 60.0
    c.conn.receive(data)


def values(dice: random.Random) -> Any:
    return dice.choice(
        [
            None, True, False, 0, -1, 1, 2**53, 2**70, 1.5, 1e308, "", "x" * 300, "\ud7ff\u202e", [], {}, [0],
            [256], [-1], [[]], [None], list(range(100)), {"t": "word"}, [5, 80], "none", "stack", "turn",
        ]
    )  # fmt: skip


def test_malformed() -> None:
    """T-06: null, missing fields, arrays, wrong types, NaN, unknown types, deep nesting: typed, and no harm done."""
    w = World()
    room, people = w.table(3, **PLAIN)
    before = state_hash(session_of(room).state)
    a = people[0]
    for data in (
        b"", b"{", b"null", b"[]", b'"word"', b"12", b"\xff\xfe", b"{}", b'{"t":null}', b'{"t":7}', b'{"t":"win"}',
        b'{"t":"word"}', b'{"t":"word","id":1,"ask":1,"word":[NaN]}', b'{"t":"word","id":1,"ask":1,"word":null}',
        b'{"t":"word","id":1,"ask":1,"word":[1.5]}', b'{"t":"word","id":"1","ask":1,"word":[0]}',
        b'{"t":"word","id":1,"ask":1,"word":[0],"seat":2}', b'{"t":["word"]}', b"[" * 8000, b'{"a":' * 1300,
        b'{"t":"chat","id":1,"text":' + b"[" * 4000, b'{"t":"snapshot","n":0}', b'{"t":"ack","id":1}',
    ):  # fmt: skip
        n = len(a.messages)
        raw(a, data)
        assert [m["t"] for m in a.messages[n:]] == ["error"], data[:60]
        assert a.messages[-1]["code"] in ("malformed", "unknown"), data[:60]
    assert a.messages[-1] == {"t": "error", "code": "unknown", "id": 1, "field": "t", "allowed": ", ".join(CLIENT_TAGS)}
    assert state_hash(session_of(room).state) == before
    raw(a, b'{"t":"chat","id":1,"text":"' + b"x" * 9000 + b'"}')
    assert a.codes()[-1] == "too_large" and a.conn.closing and a.conn not in room.conns


@pytest.mark.parametrize("seed", range(4))
def test_fuzz(seed: int) -> None:
    """T-06: random messages made of real parts: every one is answered, nothing breaks."""
    dice = random.Random(seed)
    w = World()
    room, people = w.table(2, players=4, pace="fast", clock_s=5, respond_s=3, bot="random")
    fields = {c.__struct_config__.tag: list(c.__struct_fields__) for c in protocol.ClientMessage.__args__}
    for step in range(1500):
        c = dice.choice(people)
        if c.conn.closing:
            i = people.index(c)
            c = people[i] = Client(w, room.id, c.token)
            if c.seat < 0 and room.phase == "lobby":
                c.send("sit", name=f"P{step}")
        t = dice.choice([x for x in CLIENT_TAGS if x not in ("hello", "leave", "concede")] + ["word"] * 9)
        message: dict[str, Any] = {"t": t}
        for f in fields[t]:
            if dice.random() < 0.95:
                message[f] = values(dice)
        if dice.random() < 0.7:
            message["id"] = step
        if c.ask and dice.random() < 0.6:
            message["ask"] = c.ask["serial"]
            message["word"] = [dice.choice(c.ask["tokens"])]
        n = len(c.messages)
        raw(c, json.dumps(message).encode())
        assert len(c.messages) > n
        assert "internal" not in c.codes()
        if dice.random() < 0.1:
            w.go_on(dice.random() * 3)
    assert room.phase != "broken"
    h = room.header
    assert h is not None
    assert [r.seq for r in w.store.words(h.id)] == list(range(session_of(room).seq))


def test_flood() -> None:
    """T-06: ten thousand messages in a second: a typed reason, then the connection is closed; others do not notice."""
    w = World()
    room, people = w.table(3, **PLAIN)
    for i in range(10_000):
        people[0].conn.receive(b'{"t":"ping","id":%d}' % i)
    assert people[0].codes() == ["rate"]
    assert len(people[0].messages) < 500 and people[0].conn.closing
    assert people[1].send("ping")["t"] == "ack"
    assert Client(w, room.id, people[0].token).seat == 0


def test_rubbish_is_not_put_up_with() -> None:
    """T-06: nothing but refused messages ends the connection."""
    w = World()
    room = w.room(**PLAIN)
    c = Client(w, room.id)
    for _ in range(200):
        c.conn.tokens = BURST
        c.conn.receive(b"{}")
    assert c.codes()[-1] == "rate" and c.conn.closing


def test_hello_comes_first() -> None:
    w = World()
    room = w.room(**PLAIN)
    c = Client(w, room.id, hello=False)
    c.send("ping")
    assert c.codes() == ["hello"] and c.conn.closing
    d = Client(w, room.id)
    d.send("hello", room=room.id)
    assert d.codes() == ["hello"] and d.conn not in room.conns


def test_internal_error_is_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    """An unexpected error while a message is handled is answered as such, and the connection goes on."""
    w = World()
    _, people = w.table(3, **PLAIN)

    def fail(s: State, seat: int, word: bytes) -> None:
        raise RuntimeError("boom")

    monkeypatch.setattr("kongsheng.server.table.explain", fail)
    assert people[0].send("why", word=[0])["code"] == "internal"
    assert people[0].send("ping")["t"] == "ack"


def test_outbox_is_bounded() -> None:
    """A client that never reads is cut off; the others and the room go on."""
    w = World()
    room, people = w.table(3, **PLAIN)
    cut: list[int] = []
    deaf = Conn(w.hub, "192.0.2.7", lambda: None, lambda: cut.append(1))
    deaf.receive(json.dumps({"t": "hello", "room": room.id, "token": ""}).encode())
    assert len(deaf.outbox) == 2
    i = 0
    while not deaf.closing:
        i += 1
        w.go_on(5)
        people[0].send("chat", text=f"line {i}")
        assert i < 2000
    assert cut == [1] and deaf not in room.conns and not deaf.outbox
    assert people[1].send("ping")["t"] == "ack"


def test_schema_is_current() -> None:
    """The page's types are made from this file."""
    tool = runpy.run_path(str(Path(__file__).resolve().parents[2] / "tools" / "schema.py"))
    assert tool["TARGET"].read_text(encoding="utf-8") == tool["schema"]()


def test_game_is_the_view() -> None:
    """The structs name exactly the fields of the engine's views."""
    for struct, cls, but in (
        (protocol.Game, View, {"next"}),
        (protocol.GameSeat, SeatView, set()),
        (protocol.GameFlight, FlightView, set()),
        (protocol.GameItem, ItemView, set()),
    ):
        assert set(struct.__struct_fields__) == set(vars(cls())) - but


def test_every_frame_is_of_the_protocol() -> None:
    """What the server sends decodes as the protocol says, extra fields forbidden, over a whole game."""
    w = World()
    room, people = w.table(1, players=5, clock_s=5, respond_s=3, bot="random")
    watcher = Client(w, room.id)
    w.go_on(40_000)
    assert room.phase == "over"
    decoder = msgspec.json.Decoder(protocol.ServerMessage)
    for c in [*people, watcher]:
        for _, frame in c.frames:
            message = decoder.decode(frame)
            assert json.loads(protocol.encode(message)) == json.loads(frame)
    made = msgspec.json.decode(catalog(), type=Catalog)
    assert made.tokens["print"] + len(made.prints) <= 256 and made.bots
    assert [k for c in made.characters for k in c.skills] == list(range(len(made.skills)))
