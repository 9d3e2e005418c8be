"""A real server in a process of its own, and clients that talk to it over real sockets."""

import asyncio
import json
import os
import resource
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

HERE = Path(__file__).resolve()


def serve_here(data: str, page: str) -> int:
    """What the process runs: the real thing, but for a page that need not be built and fewer limits."""
    from kongsheng.server.hub import Limits
    from kongsheng.server.run import serve

    return serve("127.0.0.1", 0, data, "en", Path(page), Limits(10_000, 10_000, 10_000, 10_000))


def play_here(page: str) -> int:
    """The table for one that `kongsheng play` makes."""
    from kongsheng.server.run import play

    return play(4, "seed", "random", "en", False, 0, False, Path(page))


class Live:
    """The server process."""

    def __init__(self, data: Path) -> None:
        self.data = data
        page = data.parent / "page"
        page.mkdir(exist_ok=True)
        (page / "index.html").write_text("<!doctype html><title>page</title>", encoding="utf-8")
        self.page = page
        self.process: subprocess.Popen[str]
        self.port = 0
        self.line = ""  # what it said first
        self.listen = False  # whether what it says on stderr is kept to be read
        self.limit = 0  # bytes a file may have, as if the disk were full then

    def command(self) -> list[str]:
        return [sys.executable, str(HERE), str(self.data), str(self.page)]

    def start(self, arguments: list[str] | None = None) -> "Live":
        command = self.command() if arguments is None else [sys.executable, str(HERE), *arguments]
        err = subprocess.PIPE if self.listen else None
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=err, text=True, preexec_fn=self._limit, start_new_session=True
        )
        assert self.process.stdout is not None
        self.line = self.process.stdout.readline()
        self.port = int(self.line.split("127.0.0.1:")[1].split("/")[0])
        return self

    def _limit(self) -> None:
        if self.limit:
            resource.setrlimit(resource.RLIMIT_FSIZE, (self.limit, self.limit))

    def end(self, how: signal.Signals = signal.SIGTERM) -> int:
        self.process.send_signal(how)
        code = self.process.wait(timeout=20)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code

    def get(self, path: str, body: Any = None) -> tuple[int, bytes]:
        """GET, or POST a JSON body."""
        data = None if body is None else json.dumps(body).encode()
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{self.port}{path}", data, 20) as r:
                return int(r.status), bytes(r.read())
        except urllib.error.HTTPError as e:
            with e:
                return e.code, e.read()

    def room(self, **settings: Any) -> str:
        status, body = self.get("/api/rooms", settings)
        assert status == 201, body
        return str(json.loads(body)["room"])


class Player:
    """A client over a real socket, taking part or watching."""

    def __init__(self, live: Live, room: str, token: str = "") -> None:
        self.live = live
        self.room = room
        self.token = token
        self.id = 0
        self.ask: Any = None
        self.last: dict[str, Any] = {}
        self.phase = ""
        self.snapshot: dict[str, Any] = {}
        self.acked: set[int] = set()
        self.sent = 0
        self.got = 0
        self.ws: ClientConnection

    async def join(self) -> "Player":
        self.ws = await connect(f"ws://127.0.0.1:{self.live.port}/ws", compression=None, max_size=None)
        await self.say("hello", room=self.room, token=self.token)
        await self.until("snapshot")
        return self

    async def say(self, t: str, **fields: Any) -> int:
        if t != "hello":
            self.id += 1
            fields.setdefault("id", self.id)
        await self.ws.send(json.dumps({"t": t, **fields}))
        self.sent += 1
        return int(fields.get("id", 0))

    async def until(self, t: str) -> dict[str, Any]:
        """Read on until a message of this kind."""
        while True:
            m = await self.read()
            if m["t"] == t:
                return m

    async def read(self) -> dict[str, Any]:
        data = await asyncio.wait_for(self.ws.recv(), 30)
        self.got += len(data)
        m: dict[str, Any] = json.loads(data)
        if "ask" in m and m["t"] in ("snapshot", "delta"):
            self.ask = m["ask"]
        if m["t"] == "ack":
            self.acked.add(m["id"])
        if "room" in m:
            self.phase = m["room"]["phase"]
        if m["t"] == "snapshot":
            self.snapshot = m
        self.last = m
        return m

    async def sit(self, name: str) -> None:
        await self.say("sit", name=name)
        self.token = (await self.until("seated"))["token"]
        await self.until("snapshot")


def kill(process: "subprocess.Popen[str]") -> None:
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    assert process.stdout is not None
    process.stdout.close()


if __name__ == "__main__":
    sys.exit(serve_here(sys.argv[1], sys.argv[2]) if len(sys.argv) == 3 else play_here(sys.argv[1]))
