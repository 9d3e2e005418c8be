"""A server that shows the page any position and writes down what the page says. It speaks the real protocol."""

import asyncio
import json
import queue
import socket
import threading
from typing import Any

import msgspec
import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket, WebSocketDisconnect

from kongsheng.game.errors import Illegal
from kongsheng.game.model import State
from kongsheng.game.words import explain, legal
from kongsheng.server.app import PAGE
from kongsheng.server.catalog import catalog
from kongsheng.server.project import project
from kongsheng.server.protocol import VERSION, Ask, Game, RoomInfo, RoomSeat, Settings, Snapshot, encode

NAMES = ("阿明", "Bea", "陈晨", "Dora", "鄂温克", "Fritz", "高高", "Hana", "伊万")


class Stage:
    """One position at a time, one page at a time. ``show`` is called by the test, everything else by the page."""

    def __init__(self) -> None:
        self.state: State | None = None
        self.seat = -1
        self.serial = 0
        self.said: queue.Queue[tuple[int, list[int]]] = queue.Queue()
        self.loop = asyncio.new_event_loop()
        self.pages: dict[WebSocket, int] = {}  # how many numbered messages each has had
        self.sock = socket.create_server(("127.0.0.1", 0))
        app = Starlette(
            routes=[
                Route("/api/catalog", self._catalog),
                WebSocketRoute("/ws", self._socket),
                Route("/r/{room}", self._index),
                Mount("/", StaticFiles(directory=PAGE, html=True)),
            ]
        )
        self.server = uvicorn.Server(uvicorn.Config(app, log_level="warning", lifespan="off"))
        self.thread = threading.Thread(target=self._run, daemon=True)
        self.thread.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.sock.getsockname()[1]}/r/stage"

    def _run(self) -> None:
        asyncio.set_event_loop(self.loop)
        self.loop.run_until_complete(self.server.serve([self.sock]))

    def close(self) -> None:
        self.server.should_exit = True
        self.server.force_exit = True
        self.thread.join(10)

    async def _catalog(self, request: Request) -> Response:
        return Response(catalog(), media_type="application/json")

    async def _index(self, request: Request) -> Response:
        return FileResponse(PAGE / "index.html")

    def show(self, state: State, seat: int) -> int:
        """Put a position before the page and return the serial of its prompt."""
        self.serial += 1
        self.state = state
        self.seat = seat
        asyncio.run_coroutine_threadsafe(self._tell(), self.loop).result(5)
        return self.serial

    async def _tell(self) -> None:
        for page in list(self.pages):
            try:
                await page.send_text(self._snapshot(self.pages[page]))
                self.pages[page] += 1
            except WebSocketDisconnect:
                self.pages.pop(page, None)

    def _snapshot(self, n: int) -> str:
        s = self.state
        assert s is not None
        game, tokens = project(s, self.seat)
        seats = [RoomSeat("human", NAMES[x], "", True, False) for x in range(s.n)]
        settings = Settings(s.n, s.cfg.options.characters, hand_limit=s.cfg.options.hand_limit)
        room = RoomInfo("stage", "over" if s.over else "playing", settings, seats, 0, 0, 1, "", "", "")
        ask = Ask(self.serial, game["which"], None, tokens) if tokens else None
        return encode(Snapshot(n, self.seat, room, msgspec.convert(game, Game), ask, "none", [], [])).decode()

    async def _socket(self, ws: WebSocket) -> None:
        await ws.accept()
        try:
            await ws.receive_text()  # hello
            await ws.send_json({"t": "welcome", "version": VERSION, "seat": self.seat})
            await ws.send_text(self._snapshot(0))
            self.pages[ws] = 1
            while True:
                await ws.send_json(self._answer(json.loads(await ws.receive_text())))
        except WebSocketDisconnect:
            self.pages.pop(ws, None)

    def _answer(self, m: dict[str, Any]) -> dict[str, Any]:
        s = self.state
        assert s is not None
        ident = m["id"]
        if m.get("ask", self.serial) != self.serial:
            return {"t": "error", "id": ident, "code": "stale"}
        if m["t"] == "next":
            try:
                following = list(legal(s, self.seat, bytes(m["prefix"])))
            except Illegal as e:
                return {"t": "error", "id": ident, "code": "illegal", "clause": e.why.clause, "at": e.why.at}
            return {"t": "tokens", "id": ident, "ask": m["ask"], "prefix": m["prefix"], "tokens": following}
        if m["t"] == "why":
            why = explain(s, self.seat, bytes(m["word"]))
            return {
                "t": "why",
                "id": ident,
                "clause": why.clause if why else "",
                "at": why.at if why else 0,
                "args": [],
            }
        if m["t"] == "word":
            self.said.put((m["ask"], m["word"]))
        return {"t": "ack", "id": ident}
