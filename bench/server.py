"""How fast the server is: ``python bench/server.py [--rooms 1 40] [--seconds 10] [--json]``.

A server in a process of its own and five clients a room over real sockets, in this process: uniformly random play, but
that who may pass passes four times out of five. No pauses, no bots, every word on disk before it is acknowledged. A
command is one word; its latency is from sending it to its acknowledgement; bytes are all frames a client receives,
per word said in its room.
"""

import argparse
import asyncio
import json
import random
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

PLAYERS = 5
PASS = 0
SERVE = """
import sys
from pathlib import Path
from kongsheng.server.hub import Limits
from kongsheng.server.run import serve
sys.exit(serve("127.0.0.1", 0, sys.argv[1], "en", Path(sys.argv[2]), Limits(10000, 10000, 10000, 10000)))
"""


class Tally:
    """What the clients have counted while it counts."""

    def __init__(self) -> None:
        self.on = False
        self.latencies: list[float] = []
        self.bytes = 0
        self.frames = 0


class Client:
    """A player who answers every prompt."""

    def __init__(self, ws: ClientConnection, tally: Tally, dice: random.Random) -> None:
        self.ws = ws
        self.tally = tally
        self.dice = dice
        self.id = 0
        self.sent: dict[int, float] = {}

    async def say(self, t: str, **fields: Any) -> int:
        self.id += 1
        await self.ws.send(json.dumps({"t": t, "id": self.id, **fields}))
        return self.id

    async def answer(self, ask: dict[str, Any], word: list[int], tokens: list[int]) -> None:
        if not word and PASS in tokens and self.dice.random() < 0.8:
            word, tokens = [PASS], []
        if tokens:
            await self.say("next", ask=ask["serial"], prefix=[*word, self.dice.choice(tokens)])
        else:
            now = perf_counter()
            self.sent[await self.say("word", ask=ask["serial"], word=word)] = now

    async def play(self, host: bool) -> None:
        async for data in self.ws:
            if self.tally.on:
                self.tally.bytes += len(data)
                self.tally.frames += 1
            m = json.loads(data)
            t = m["t"]
            if t == "ack" and m["id"] in self.sent:
                took = perf_counter() - self.sent.pop(m["id"])
                if self.tally.on:
                    self.tally.latencies.append(took)
            elif t in ("snapshot", "delta") and m["ask"]:
                await self.answer(m["ask"], [], m["ask"]["tokens"])
            elif t == "tokens":
                await self.answer({"serial": m["ask"]}, m["prefix"], m["tokens"])
            elif t == "room" and m["room"]["phase"] == "over" and host:
                await self.say("rematch")


async def room(base: str, tally: Tally, seed: int) -> list[asyncio.Task[None]]:
    wish = json.dumps({"players": PLAYERS, "hold": 0, "clock_s": 0, "respond_s": 0}).encode()
    with urllib.request.urlopen(f"http://{base}/api/rooms", wish) as r:
        name = json.load(r)["room"]
    clients = []
    for i in range(PLAYERS):
        ws = await connect(f"ws://{base}/ws", compression=None, max_size=None)
        await ws.send(json.dumps({"t": "hello", "room": name}))
        c = Client(ws, tally, random.Random(seed * 10 + i))
        await c.say("sit", name=f"Player {i}")
        clients.append(c)
    while json.loads(await clients[-1].ws.recv())["t"] != "seated":
        pass
    await clients[0].say("start")
    return [asyncio.create_task(c.play(i == 0)) for i, c in enumerate(clients)]


async def measure(base: str, rooms: int, seconds: float) -> dict[str, Any]:
    """Let so many rooms play; return what was measured."""
    tally = Tally()
    tasks = [task for seed in range(rooms) for task in await room(base, tally, seed)]
    await asyncio.sleep(1)
    tally.on = True
    start = perf_counter()
    await asyncio.sleep(seconds)
    tally.on = False
    spent = perf_counter() - start
    for task in tasks:
        task.cancel()
    ended = await asyncio.gather(*tasks, return_exceptions=True)
    broken = [e for e in ended if isinstance(e, Exception)]
    if broken:
        raise broken[0]
    times = sorted(tally.latencies)
    n = len(times)
    return {
        "rooms": rooms,
        "clients": rooms * PLAYERS,
        "commands": n,
        "commands_per_s": round(n / spent, 1),
        "p50_ms": round(times[n // 2] * 1000, 2),
        "p99_ms": round(times[n * 99 // 100] * 1000, 2),
        "bytes_per_recipient_and_command": round(tally.bytes / PLAYERS / n, 1),
        "frames_per_recipient_and_command": round(tally.frames / PLAYERS / n, 2),
    }


def run(rooms: int, seconds: float) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "index.html").write_text("page", encoding="utf-8")
        server = subprocess.Popen(
            [sys.executable, "-c", SERVE, str(Path(folder, "bench.db")), folder], stdout=subprocess.PIPE, text=True
        )
        try:
            assert server.stdout is not None
            base = server.stdout.readline().split("http://")[1].split("/")[0]
            return asyncio.run(measure(base, rooms, seconds))
        finally:
            server.terminate()
            server.communicate(timeout=20)


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rooms", type=int, nargs="+", default=[1, 40])
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args(argv)
    rows = [run(rooms, args.seconds) for rooms in args.rooms]
    if args.json:
        print(json.dumps({"rooms": rows}))
    else:
        for row in rows:
            print("  ".join(f"{key} {value}" for key, value in row.items()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
