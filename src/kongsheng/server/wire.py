"""Uvicorn's protocols with an end to patience: what a client can do to them without saying anything is bounded.

A message is bounded by the library and what it says by `Conn`; here are the rest of the ways to waste a server's time
and memory: control frames, empty fragments, bytes sent faster than they are read, requests that never end, answers
that are never fetched.
"""

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

SLICE: Final = 4096  # bytes parsed before looking whether that is still wanted
NOISE: Final = 20.0  # pings, pongs and fragments a second, in the long run
NOISE_BURST: Final = 200.0
WAITING: Final = 1000  # messages: more than `conn.BURST`, so that whoever sends them is told why he is sent away
LOOK_S: Final = 20.0
IDLE_LOOKS: Final = 1  # without a whole request
BUSY_LOOKS: Final = 6  # with the same answer still on its way


class Protocol(WebSocketsSansIOProtocol):
    """A WebSocket that can be cut off: closing politely waits for what a client will never read."""

    noise = NOISE_BURST
    heard = 0.0

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["state"]["abort"] = self.transport.abort

    def data_received(self, data: bytes) -> None:
        for at in range(0, len(data), SLICE):
            if self.transport.is_closing() or self.queue.qsize() > WAITING:
                return
            super().data_received(data[at : at + SLICE])

    def _make_noise(self) -> None:
        now = self.loop.time()
        self.noise = min(NOISE_BURST, self.noise + (now - self.heard) * NOISE) - 1
        self.heard = now
        if self.noise < 0:
            self.transport.abort()

    def handle_ping(self) -> None:
        super().handle_ping()
        self._make_noise()

    def handle_pong(self, event: Any) -> None:
        super().handle_pong(event)
        self._make_noise()

    def handle_cont(self, event: Any) -> None:
        super().handle_cont(event)
        self._make_noise()

    def send_receive_event_to_app(self) -> None:
        try:
            if self.curr_msg_data_type == "text":
                b"".join(self.frames).decode()
        except UnicodeDecodeError:  # as uvicorn does it, but a client cannot fill our log
            self.conn.send_close(1007)
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()  # whoever answers no ping fetches no farewell either


class Requests(AutoHTTPProtocol):  # type: ignore[misc, valid-type]
    """HTTP: a request must be there, and its answer be fetched, some time."""

    transport: asyncio.Transport
    looks = 0
    last: object = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._look_later()

    def _look_later(self) -> None:
        self.loop.call_later(LOOK_S, self._look)

    def _look(self) -> None:
        if self.transport.is_closing() or self.transport.get_protocol() is not self:  # a WebSocket by now
            return
        cycle = self.cycle
        self.looks = self.looks + 1 if cycle is self.last else 0
        self.last = cycle
        busy = cycle is not None and not cycle.response_complete
        if self.looks >= (BUSY_LOOKS if busy else IDLE_LOOKS):
            self.transport.abort()
        else:
            self._look_later()
