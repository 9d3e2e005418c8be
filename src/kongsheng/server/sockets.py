"""WebSockets: one reader and one writer per connection, so that a client that never reads holds up nobody."""

import asyncio
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from .conn import Conn
from .hub import Hub

HELLO_S: Final = 15.0  # for the first message
STUCK_S: Final = 20.0  # a frame that cannot be sent for so long: nobody reads
CLOSED: Final = 4000  # the code of closings, after an error that says why


def _nothing() -> None:
    return


async def serve_socket(ws: WebSocket, hub: Hub) -> None:
    """Talk to one client until either side has had enough."""
    await ws.accept()
    loop = asyncio.get_running_loop()
    ready = asyncio.Event()
    abort = ws.scope.get("state", {}).get("abort", _nothing)
    conn = hub.connect(ws.client.host if ws.client else "", ready.set, abort)
    late = loop.call_later(HELLO_S, _hurry, conn)
    writer = asyncio.create_task(_write(ws, conn, ready))
    try:
        while True:
            message = await ws.receive()
            if message["type"] == "websocket.disconnect":
                break
            text = message.get("text")
            if text is None:
                conn.close("binary")
            else:
                conn.receive(text.encode())
    finally:
        late.cancel()
        hub.disconnect(conn)
        writer.cancel()


async def _write(ws: WebSocket, conn: Conn, ready: asyncio.Event) -> None:
    loop = asyncio.get_running_loop()
    try:
        while True:
            frame = conn.take()
            if frame is not None:
                stuck = loop.call_later(STUCK_S, conn.cut)
                await ws.send_text(frame.decode())
                stuck.cancel()
            elif conn.closing:
                if ws.application_state == WebSocketState.CONNECTED:
                    await ws.close(CLOSED)
                    loop.call_later(STUCK_S, conn.cut)  # the end of whoever neither reads nor answers
                return
            else:
                ready.clear()
                await ready.wait()
    except (WebSocketDisconnect, RuntimeError):  # gone in the meantime: the reader notices
        return


def _hurry(conn: Conn) -> None:
    if conn.room is None and not conn.closing:
        conn.close("hello")
