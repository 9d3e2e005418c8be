"""Chairs of a room: who sits there, by which secret, with which standing order; and their form on disk."""

import base64
import secrets
from collections.abc import Callable
from hashlib import sha256
from typing import Final

import msgspec
from msgspec import Struct

from ..texts import Texts
from . import names
from .protocol import Order, Phase, RoomSeat, SeatKind, Settings

TOKEN_BYTES: Final = 18  # 144 random bits


class Chair(Struct):
    """One seat. ``away``: let the clock run out while not there, and has not come back."""

    kind: SeatKind = "open"
    name: str = ""
    bot: str = ""
    key: str = ""  # sha256 of the seat token, hex
    order: Order = "none"
    since: int = 0  # turn in which the order was given
    window: int = 0  # and the window
    misses: int = 0
    away: bool = False

    def clear(self) -> None:
        """Nobody sits here."""
        self.kind, self.name, self.bot, self.key = "open", "", "", ""
        self.fresh()

    def fresh(self) -> None:
        """Forget what belongs to one game."""
        self.order, self.since, self.window, self.misses, self.away = "none", 0, 0, 0, False


class Saved(Struct):
    """A room on disk."""

    settings: Settings
    chairs: list[Chair]
    phase: Phase
    host: int
    games: int  # dealt here so far
    game: int  # id of the present one, 0: none


def dump(saved: Saved) -> str:
    """Return a room as text."""
    return msgspec.json.encode(saved).decode()


def load(text: str) -> Saved:
    """Read a room; raise ValueError."""
    return msgspec.json.decode(text, type=Saved)


def new_token(entropy: Callable[[int], bytes]) -> str:
    """Return a new seat token."""
    return base64.urlsafe_b64encode(entropy(TOKEN_BYTES)).decode()


def key_of(token: str) -> str:
    """Return what is stored of a token."""
    return sha256(token.encode()).hexdigest()


def find(chairs: list[Chair], token: str) -> int:
    """Return the seat a token opens, -1 for none."""
    key = key_of(token)
    for x, chair in enumerate(chairs):
        if chair.kind == "human" and secrets.compare_digest(chair.key, key):
            return x
    return -1


def taken(chairs: list[Chair], name: str, but: int) -> bool:
    """Return whether another chair has the name, or one that looks the same."""
    return any(c.kind != "open" and x != but and names.same(c.name, name) for x, c in enumerate(chairs))


def bot_name(chairs: list[Chair], lang: str) -> str:
    """Return a free name for a bot."""
    usual = Texts(lang).message("bot-names").split()
    for name in usual + [f"{name} {k}" for k in range(2, 9) for name in usual]:
        if not taken(chairs, name, -1):
            return name
    return "?"


def shown(chair: Chair, online: bool) -> RoomSeat:
    """Return what everybody may know of a chair."""
    return RoomSeat(chair.kind, chair.name, chair.bot, online or chair.kind == "bot", chair.away)
