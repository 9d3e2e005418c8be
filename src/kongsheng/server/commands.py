"""What a client may ask of its room, message by message: who may, when, and what happens."""

from typing import TYPE_CHECKING, Final

from ..bots import NAMES
from . import names, protocol
from .protocol import Ack, Chat, ClientMessage, Error, Held, Line
from .settings import USUAL_BOT

if TYPE_CHECKING:
    from .conn import Conn
    from .room import Room

CHAT_KEPT: Final = 50


def obey(room: "Room", conn: "Conn", m: ClientMessage) -> Error | None:
    """Do what a message asks for; return the refusal, None if it has been answered."""
    if isinstance(m, protocol.Sit | protocol.Fill | protocol.Free) and not conn.acts_again():
        return Error("chatty", m.id)
    if isinstance(m, protocol.Say | protocol.Next | protocol.WhyNot | protocol.SetOrder | protocol.Hold):
        return _play(room, conn, m)
    if isinstance(m, protocol.Fill | protocol.Free | protocol.Start | protocol.Rematch):
        return _manage(room, conn, m)
    if isinstance(m, protocol.Sit):
        return room.sit(conn, m)
    if isinstance(m, protocol.Ping):
        room.reply(conn, Ack(m.id))
        return None
    assert isinstance(m, protocol.Talk | protocol.Concede | protocol.Leave)
    if conn.seat < 0:
        return Error("seat", m.id)
    if isinstance(m, protocol.Talk):
        return _chat(room, conn, m)
    if isinstance(m, protocol.Concede):
        if room.phase != "playing" or room.table is None:
            return Error("phase", m.id, allowed="playing")
        if not room.table.leave(conn.seat):
            return Error("illegal", m.id, clause="R-74")
        room.reply(conn, Ack(m.id))
        return None
    room.leave(conn, m.id)
    return None


def _play(
    room: "Room", conn: "Conn", m: protocol.Say | protocol.Next | protocol.WhyNot | protocol.SetOrder | protocol.Hold
) -> Error | None:
    seat = conn.seat
    if seat < 0:
        return Error("seat", m.id)
    t = room.table
    if t is not None and isinstance(m, protocol.Say) and t.said(seat, m):
        return t.word(conn, seat, m)
    if room.phase != "playing" or t is None:
        return Error("phase", m.id, allowed="playing")
    if isinstance(m, protocol.Say):
        return t.word(conn, seat, m)
    if isinstance(m, protocol.Next):
        answer = t.next(seat, m)
        if isinstance(answer, Error):
            return answer
        room.reply(conn, answer)
    elif isinstance(m, protocol.WhyNot):
        room.reply(conn, t.why(seat, m))
    elif isinstance(m, protocol.SetOrder):
        room.order(conn, m)
    else:
        if not t.session.may_leave(seat) or not t.hold(seat):
            return Error("stale", m.id)
        room.reply(conn, Ack(m.id))
        room.tell(room.conns, Held(0, seat))
    return None


def _manage(
    room: "Room", conn: "Conn", m: protocol.Fill | protocol.Free | protocol.Start | protocol.Rematch
) -> Error | None:
    if conn.seat < 0:
        return Error("seat", m.id)
    if conn.seat != room.host:
        return Error("host", m.id)
    rest = ("over", "broken")
    phases = {protocol.Start: ("lobby",), protocol.Rematch: rest}.get(type(m), ("lobby", *rest))
    if room.phase not in phases:
        return Error("phase", m.id, allowed=", ".join(phases))
    if isinstance(m, protocol.Fill):
        bot = m.bot or room.settings.bot or USUAL_BOT
        if bot not in NAMES:
            return Error("field", m.id, field="bot", allowed=", ".join(NAMES))
        room.put_bots(bot)
    elif isinstance(m, protocol.Free):
        chair = room.chairs[m.seat] if 0 <= m.seat < len(room.chairs) else None
        if chair is None or chair.kind == "open" or m.seat in room.control:
            return Error("field", m.id, field="seat", allowed="a bot's, or of somebody who is not there")
        room.free(m.seat)
    elif any(c.kind == "open" for c in room.chairs):
        if isinstance(m, protocol.Start):
            return Error("open_seats", m.id)
        room.back_to_lobby()
    else:
        room.reply(conn, Ack(m.id))
        room.deal()
        return None
    room.save()
    room.reply(conn, Ack(m.id))
    room.announce()
    return None


def _chat(room: "Room", conn: "Conn", m: protocol.Talk) -> Error | None:
    if not conn.talks():
        return Error("chatty", m.id)
    text = names.clean_chat(m.text)
    if text:
        line = Line(conn.seat, room.chairs[conn.seat].name, text)
        room.chat = [*room.chat[1 - CHAT_KEPT :], line]
        room.tell(room.conns, Chat(0, line))
    room.reply(conn, Ack(m.id))
    return None
