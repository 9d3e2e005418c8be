"""The real thing: HTTP, WebSockets, a client that never reads, the example bot."""

import asyncio
import contextlib
import json
import multiprocessing
import os
import runpy
import signal
import socket
import struct
import subprocess
import sys
import time
import webbrowser
from collections.abc import Callable, Iterator
from pathlib import Path
from queue import SimpleQueue

import pytest
import uvicorn
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from kongsheng.game.words import explain
from kongsheng.server import app, wire
from kongsheng.server.botwork import InlineBots, PoolBots, Turn
from kongsheng.server.clock import LoopClock
from kongsheng.server.hub import Hub
from kongsheng.server.protocol import Settings
from kongsheng.server.run import _config, open_page, play, serve
from kongsheng.server.session import Session
from kongsheng.server.store import Store
from tests.server.live import Live, Player

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Live]:
    server = Live(tmp_path_factory.mktemp("live") / "k.db").start()
    yield server
    assert server.end() == 0


def test_http(live: Live) -> None:
    """Making a room, its facts, its QR code, the catalogue, the page; refusals are typed."""
    status, body = live.get("/api/rooms", {"players": 4, "bots": 2})
    made = json.loads(body)
    assert status == 201 and made["path"] == f"/r/{made['room']}"
    status, body = live.get(f"/api/rooms/{made['room']}")
    assert status == 200 and [s["kind"] for s in json.loads(body)["seats"]] == ["open", "open", "bot", "bot"]
    assert live.get(f"/api/rooms/{made['room']}/qr.svg")[1].startswith(b"<?xml")
    assert live.get("/api/rooms/nowhere")[0] == 404
    assert live.get("/api/rooms/nowhere/qr.svg")[0] == 404
    status, body = live.get("/api/rooms", {"players": 12})
    assert status == 400 and json.loads(body) == {
        "t": "error",
        "code": "field",
        "field": "players",
        "allowed": "3–9",
    }
    assert live.get("/api/rooms", {"banned": ["x" * 9000]})[0] == 413
    status, body = live.get("/api/catalog")
    assert status == 200 and json.loads(body)["functions"][0] == "probe"
    assert live.get("/")[1] == live.get(made["path"])[1] == b"<!doctype html><title>page</title>"
    assert live.get("/../k.db")[0] == 404


def test_frames_that_are_too_large_or_binary(live: Live) -> None:
    """T-06: a megabyte, a binary frame: the connection is closed, the server is not impressed."""

    async def run() -> None:
        room = live.room(players=3)
        for data, code in (("x" * 1_000_000, 1009), (b"\0\1", 4000)):
            async with connect(f"ws://127.0.0.1:{live.port}/ws") as ws:
                with pytest.raises(ConnectionClosed) as e:
                    await ws.send(data)
                    while True:
                        await ws.recv()
                assert e.value.rcvd is not None and e.value.rcvd.code == code
        p = await Player(live, room).join()
        await p.say("ping")
        await p.until("ack")
        await p.ws.close()

    asyncio.run(run())


def upgraded(live: Live) -> socket.socket:
    """A bare WebSocket."""
    s = socket.create_connection(("127.0.0.1", live.port), timeout=20)
    s.sendall(
        b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    while not s.recv(4096).endswith(b"\r\n\r\n"):
        pass
    return s


@pytest.mark.parametrize(
    "noise",
    [
        b"\x89\xfd\0\0\0\0" + b"x" * 125,  # pings, whose answers nobody reads
        b"\x8a\x80\0\0\0\0",  # answers to pings nobody has sent
        b"\x01\x80\0\0\0\0" + b"\0\x80\0\0\0\0" * 1000,  # a message of nothing but empty pieces
    ],
)
def test_noise_ends_the_connection(live: Live, noise: bytes) -> None:
    """T-06: what says nothing but keeps the server busy, or fills its memory, is cut off early."""
    with upgraded(live) as s:
        sent = 0
        with pytest.raises(OSError):
            while sent < 50_000_000:
                s.sendall(noise * 100)
                sent += len(noise) * 100
    assert live.get("/api/rooms/nowhere")[0] == 404


def test_text_that_is_no_text(live: Live) -> None:
    """Bytes that are not UTF-8: closed with the code for it, and nothing in the server's log."""
    with upgraded(live) as s:
        s.sendall(b"\x81\x82\0\0\0\0\xff\xfe")
        assert s.recv(4096)[:4] == b"\x88\x02\x03\xef"


def test_requests_that_never_end(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    """Half a request, half a body, nothing at all: let go after a while (here: a server with less patience)."""
    halves = [
        b"",
        b"GET / HTTP/1.1\r\nHost: x\r\n",
        b"POST /api/rooms HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n{",
    ]

    async def run() -> None:
        loop = asyncio.get_running_loop()
        monkeypatch.setattr(wire, "LOOK_S", 0.1)
        monkeypatch.setattr(app, "BODY_S", 0.1)
        store = Store()
        hub = Hub(store, LoopClock(loop), InlineBots(LoopClock(loop)))
        server = uvicorn.Server(_config(app.make_app(hub)))
        with socket.create_server(("127.0.0.1", 0)) as sock:
            task = asyncio.create_task(server.serve([sock]))
            for half in halves:
                reader, writer = await asyncio.open_connection(*sock.getsockname())
                writer.write(half)
                answer = b""
                with contextlib.suppress(ConnectionResetError):
                    answer = await asyncio.wait_for(reader.read(), 20)
                assert (b"malformed" in answer) == half.startswith(b"POST")
                writer.close()
            server.should_exit = True
            await task
        store.close()

    asyncio.run(run())


def test_what_a_browser_calls_us(live: Live) -> None:
    """The QR code of a name that fits into none: a typed answer."""
    room = live.room(players=3)
    with socket.create_connection(("127.0.0.1", live.port), timeout=20) as s:
        s.sendall(f"GET /api/rooms/{room}/qr.svg HTTP/1.1\r\nHost: {'a' * 3000}\r\n\r\n".encode())
        assert s.recv(4096).startswith(b"HTTP/1.1 400")


def test_client_that_never_reads(live: Live) -> None:
    """A phone that stops reading does not hold up its room; in the end it is cut off."""

    async def run() -> None:
        room = live.room(players=3, characters=False, pace="normal", hold=0, clock_s=60, respond_s=60)
        people = [await Player(live, room).join() for _ in range(3)]
        for i, p in enumerate(people):
            await p.sit(f"P{i}")
        deaf = socket.create_connection(("127.0.0.1", live.port))
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.sendall(
            b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        hello = json.dumps({"t": "hello", "room": room}).encode()
        deaf.sendall(b"\x81" + bytes([0x80 | len(hello)]) + b"\0\0\0\0" + hello)
        await people[0].until("room")
        assert people[0].last["room"]["watchers"] == 1
        count = 0
        for p in people:  # long snapshots
            for _ in range(4):
                await p.say("chat", text="\u4e2d" * 300)
        await people[0].say("start")
        while json.loads(live.get(f"/api/rooms/{room}")[1])["watchers"]:
            for p in people[1:]:  # game after game in frames that nobody takes
                await p.say("concede")
                await p.until("ack")
            await people[0].say("rematch")
            await people[0].until("snapshot")
            count += 1
            assert count < 3000
        for p in people:
            await p.ws.close()
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        deaf.close()

    asyncio.run(run())


def test_example_bot(live: Live) -> None:
    """The forty lines of the documentation play a whole game."""
    source = (ROOT / "examples" / "bot.py").read_text(encoding="utf-8")
    assert len(source.splitlines()) <= 40
    assert source in (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    run = subprocess.run(
        [sys.executable, str(ROOT / "examples" / "bot.py"), f"http://127.0.0.1:{live.port}"],
        capture_output=True, text=True, timeout=100, check=False,
    )  # fmt: skip
    assert run.returncode == 0, run.stderr
    assert "game over" in run.stdout


def test_bench(live: Live, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """The benchmark runs and says what it measured."""
    monkeypatch.setattr(sys, "argv", ["server.py", "--rooms", "1", "--seconds", "1", "--json"])
    with pytest.raises(SystemExit) as e:
        runpy.run_path(str(ROOT / "bench" / "server.py"), run_name="__main__")
    assert not e.value.code
    (row,) = json.loads(capsys.readouterr().out)["rooms"]
    assert row["rooms"] == 1 and row["commands"] > 0 and row["p99_ms"] >= row["p50_ms"] > 0


def test_play(tmp_path: Path) -> None:
    """One line makes a table full of bots, dealt, with the player's seat in the link it prints."""

    async def run(live: Live, path: str, token: str) -> None:
        p = await Player(live, path.split("/")[-1], token).join()
        assert p.snapshot["seat"] == 0 and p.snapshot["game"]["seats"][3]["hand"] >= 4
        assert [s["kind"] for s in p.snapshot["room"]["seats"]] == ["human", "bot", "bot", "bot"]
        assert p.snapshot["room"]["commitment"]
        await p.ws.close()

    live = Live(tmp_path / "k.db")
    (live.page / "index.html").write_text("x", encoding="utf-8")
    live.start([str(live.page)])
    try:
        link, _, token = live.line.strip().partition("#")
        asyncio.run(run(live, link.split("?")[0], token))
    finally:
        assert live.end(signal.SIGINT) == 130


@pytest.mark.parametrize("after", [0.0, 3.0])
def test_ctrl_c_is_quiet(tmp_path: Path, after: float) -> None:
    """A terminal sends Ctrl-C to the bots' process too, at any time: nothing but the end."""
    live = Live(tmp_path / "k.db")
    live.listen = True
    live.start([str(live.page)])
    time.sleep(after)
    os.killpg(live.process.pid, signal.SIGINT)
    _, err = live.process.communicate(timeout=30)
    assert (live.process.returncode, err) == (130, "")


def test_bots_whose_process_dies() -> None:
    """The default answers while the bots' process is replaced; the next question goes to the new one."""
    calls: SimpleQueue[Callable[[], None]] = SimpleQueue()
    bots = PoolBots(calls.put)
    settings = Settings(players=3, characters=False, pace="fast")
    g = Session(settings, b"seed")
    turns = [Turn(x, "random", x) for x in g.awaited()]
    got: list[list[bytes]] = []
    try:
        for kill_it in (False, True, False):
            if kill_it:
                for process in multiprocessing.active_children():
                    process.kill()
                    process.join()
            for _ in range(2):  # the pool may notice with the first or the second question
                bots.play(settings, g.state, turns, got.append)
                calls.get(timeout=60)()
        assert len(got) == 6
        for words in got:
            assert all(explain(g.state, t.seat, w) is None for t, w in zip(turns, words))
        assert got[0] == got[-1]
    finally:
        bots.close()


def test_no_page_and_no_port(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Without a page, or with a port in use: one line that says what to do, exit code 1."""
    assert serve(page=tmp_path, data=str(tmp_path / "k.db"), lang="en") == 1
    assert play(page=tmp_path, lang="en", open_browser=False) == 1
    err = capsys.readouterr().err.splitlines()
    assert len(err) == 2 and all("npm" in line and str(tmp_path) in line for line in err)
    (tmp_path / "index.html").write_text("x", encoding="utf-8")
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert serve(port=port, page=tmp_path, data=str(tmp_path / "k.db"), lang="en") == 1
    assert str(port) in capsys.readouterr().err
    assert play(players=2, page=tmp_path, lang="en", open_browser=False) == 2


def test_no_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a desktop no text browser takes the terminal; a browser that fails is no error."""
    opened: list[str] = []

    def fail(url: str) -> bool:
        opened.append(url)
        raise webbrowser.Error("none")

    monkeypatch.setattr(webbrowser, "open", fail)
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    open_page("http://a/")
    assert not opened
    monkeypatch.setenv("DISPLAY", ":0")
    open_page("http://b/")
    assert opened == ["http://b/"]
