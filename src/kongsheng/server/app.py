"""HTTP around the hub: making and finding rooms, the catalogue, the page, and the way to the WebSocket."""

import asyncio
import io
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import msgspec
import segno
from msgspec import Struct
from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import FileResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from . import settings
from .catalog import catalog
from .hub import Hub
from .protocol import MAX_MESSAGE, Created, Error
from .settings import Refused
from .sockets import serve_socket

PAGE: Final = Path(__file__).resolve().parent.parent / "web_dist"
BODY_S: Final = 10.0  # for the body of a request
STATUS: Final = {"crowded": 429, "too_large": 413}
POLICY: Final = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; "
    "connect-src 'self' ws: wss:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'"
)


class Headers:
    """What every answer says to browsers: nothing from elsewhere, no referrers (links hold seats)."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers["Content-Security-Policy"] = POLICY
                headers["Referrer-Policy"] = "no-referrer"
                headers["X-Content-Type-Options"] = "nosniff"
            await send(message)

        await self.app(scope, receive, with_headers if scope["type"] == "http" else send)


def _json(body: Struct | bytes, status: int = 200) -> Response:
    data = body if isinstance(body, bytes) else msgspec.json.encode(body)
    return Response(data, status, media_type="application/json", headers={"Cache-Control": "no-store"})


async def _body(request: Request) -> bytes:
    """Return the body; raise `Refused` if it is too large, or not there in time."""
    data = b""
    try:
        async with asyncio.timeout(BODY_S):
            async for part in request.stream():
                data += part
                if len(data) > MAX_MESSAGE:
                    raise Refused(Error("too_large"))
    except (TimeoutError, ClientDisconnect):
        raise Refused(Error("malformed", allowed="a JSON object")) from None
    return data


async def _broke(request: Request, error: Exception) -> Response:
    return _json(Error("internal"), 500)


class Pages:
    """The endpoints of one hub."""

    def __init__(self, hub: Hub, page: Path) -> None:
        self.hub = hub
        self.page = page

    async def create(self, request: Request) -> Response:
        try:
            address = request.client.host if request.client else ""
            room = self.hub.create(settings.decode(await _body(request)), address)
        except Refused as e:
            return _json(e.error, STATUS.get(e.error.code, 400))
        return _json(Created(room.id, f"/r/{room.id}"), 201)

    async def room(self, request: Request) -> Response:
        room = self.hub.rooms.get(request.path_params["room"])
        return _json(Error("no_room"), 404) if room is None else _json(room.info())

    async def qr(self, request: Request) -> Response:
        room = self.hub.rooms.get(request.path_params["room"])
        if room is None:
            return _json(Error("no_room"), 404)
        out = io.BytesIO()
        try:
            segno.make(str(request.base_url.replace(path=f"/r/{room.id}"))).save(out, kind="svg", scale=8, border=2)
        except (ValueError, segno.DataOverflowError):  # what the browser calls this server
            return _json(Error("field", field="host", allowed="a name of at most 253 characters"), 400)
        return Response(out.getvalue(), media_type="image/svg+xml", headers={"Cache-Control": "no-store"})

    async def catalog(self, request: Request) -> Response:
        return Response(catalog(), media_type="application/json", headers={"Cache-Control": "no-cache"})

    async def index(self, request: Request) -> Response:
        return FileResponse(self.page / "index.html", headers={"Cache-Control": "no-cache"})

    async def socket(self, ws: WebSocket) -> None:
        await serve_socket(ws, self.hub)


def make_app(hub: Hub, page: Path = PAGE) -> Starlette:
    """Return the ASGI application. ``page``: the directory of the built page, which need not exist for the API."""
    p = Pages(hub, page)
    routes = [
        Route("/api/rooms", p.create, methods=["POST"]),
        Route("/api/rooms/{room}", p.room),
        Route("/api/rooms/{room}/qr.svg", p.qr),
        Route("/api/catalog", p.catalog),
        WebSocketRoute("/ws", p.socket),
    ]
    if page.is_dir():
        routes += [Route("/", p.index), Route("/r/{room}", p.index), Mount("/", StaticFiles(directory=page))]
    handlers: Mapping[Any, Any] = {Exception: _broke}
    return Starlette(
        routes=routes,
        exception_handlers=handlers,
        middleware=[Middleware(Headers), Middleware(GZipMiddleware, minimum_size=1000)],
    )
