"""One connection: reading what a client sends, refusing what it should not, and a bounded way out."""

from collections import deque
from collections.abc import Callable
from logging import getLogger
from typing import TYPE_CHECKING, Final

import msgspec

from . import commands, protocol
from .gate import Outlet
from .protocol import CLIENT_TAGS, MAX_MESSAGE, ClientMessage, Code, Error, Hello

if TYPE_CHECKING:
    from .hub import Hub
    from .room import Room

log = getLogger("kongsheng.conn")
OUTBOX_FRAMES: Final = 512  # a client that reads so slowly is sent away
OUTBOX_BYTES: Final = 2 << 20
RATE: Final = 200.0  # messages a second, in the long run: more than a bot at the fast pace says
BURST: Final = 400.0
PATIENCE: Final = 60.0  # refused messages before it is sent away
ACTS: Final = 30.0  # changes of the room in a row, of which everybody is told
ACT_RATE: Final = 1.0

_decoder: Final = msgspec.json.Decoder(ClientMessage)
_any: Final = msgspec.json.Decoder()


def _reason(data: bytes) -> Error:
    """Return why a message that does not decode is refused."""
    number = -1
    try:
        raw = _any.decode(data)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
        return Error("malformed", allowed="a JSON object")
    if not isinstance(raw, dict):
        return Error("malformed", allowed="a JSON object")
    n = raw.get("id")
    if isinstance(n, int) and not isinstance(n, bool) and 0 <= n < 2**53:
        number = n
    t = raw.get("t")
    if not isinstance(t, str) or t not in CLIENT_TAGS:
        return Error("unknown", number, field="t", allowed=", ".join(CLIENT_TAGS))
    try:
        _decoder.decode(data)
    except msgspec.ValidationError as e:
        field, text = protocol.blame(e)
        return Error("malformed", number, field=field, allowed=text)
    except (msgspec.DecodeError, RecursionError):
        pass
    return Error("malformed", number, allowed="a JSON object")


class Conn(Outlet):
    """A client. ``wake`` is called when there is something to send or to close, ``cut`` to end it at once."""

    def __init__(self, hub: "Hub", address: str, wake: Callable[[], None], cut: Callable[[], None]) -> None:
        super().__init__()
        self.hub = hub
        self.address = address
        self.wake = wake
        self.cut = cut
        self.outbox: deque[bytes] = deque()
        self.size = 0
        self.closing = False  # after the outbox is empty
        self.deaf = False  # it has been sent away, but not yet been told so
        self.room: Room | None = None
        self.game = 0  # the game it has a snapshot of
        self.tokens = BURST
        self.patience = PATIENCE
        self.chat = 5.0
        self.acts = ACTS
        self.filled = hub.clock.now()

    # --- out ----------------------------------------------------------------------------------------------------
    def post(self, frame: bytes) -> None:
        if self.closing:
            return
        self.outbox.append(frame)
        self.size += len(frame)
        if len(self.outbox) > OUTBOX_FRAMES or self.size > OUTBOX_BYTES:
            self.closing = True
            self.outbox.clear()
            self.lost()
            self.cut()
        self.wake()

    def take(self) -> bytes | None:
        """Return the next frame to be sent."""
        if not self.outbox:
            return None
        frame = self.outbox.popleft()
        self.size -= len(frame)
        return frame

    def error(self, error: Error) -> None:
        self.post(protocol.encode(error))

    def close(self, code: Code) -> None:
        """Send a last error and close."""
        self.error(Error(code))
        self.closing = True
        self.lost()
        self.wake()

    def lost(self) -> None:
        """Tell the room that nobody is here any more."""
        room, self.room = self.room, None
        if room is not None:
            room.lost(self)

    # --- in -----------------------------------------------------------------------------------------------------
    def _spend(self) -> bool:
        now = self.hub.clock.now()
        passed = now - self.filled
        self.filled = now
        self.tokens = min(BURST, self.tokens + passed * RATE) - 1
        self.patience = min(PATIENCE, self.patience + passed)
        self.chat = min(5.0, self.chat + passed)
        self.acts = min(ACTS, self.acts + passed * ACT_RATE)
        return self.tokens >= 0

    def talks(self) -> bool:
        """Return whether one more line of chat is all right."""
        self.chat -= 1
        return self.chat >= 0 or self._hush()

    def acts_again(self) -> bool:
        """Return whether one more change of the room is all right."""
        self.acts = max(self.acts - 1, -1.0)
        return self.acts >= 0

    def _hush(self) -> bool:
        self.chat = max(self.chat, -3.0)
        return False

    def receive(self, data: bytes) -> None:
        """Handle one message; never raises."""
        if self.closing or self.deaf:
            return
        if len(data) > MAX_MESSAGE:
            self.close("too_large")
            return
        if not self._spend():
            self.close("rate")
            return
        try:
            message = _decoder.decode(data)
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
            self.refuse(_reason(data))
            return
        try:
            self._handle(message)
        except Exception:
            log.exception("connection: %s", type(message).__name__)
            self.error(Error("internal", getattr(message, "id", -1)))

    def refuse(self, error: Error) -> None:
        """Refuse a message; somebody who sends nothing else is sent away."""
        self.error(error)
        self.patience -= 1
        if self.patience < 0:
            self.close("rate")

    def _handle(self, message: ClientMessage) -> None:
        if isinstance(message, Hello):
            if self.room is not None:
                self.close("hello")
                return
            room = self.hub.rooms.get(message.room)
            if room is None:
                self.close("no_room")
                return
            self.room = room
            room.join(self, message.token)
            return
        if self.room is None:
            self.close("hello")
            return
        error = commands.obey(self.room, self, message)
        if error is not None:
            self.room.reply(self, error)
