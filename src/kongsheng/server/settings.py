"""A room's settings: checking what somebody asks for, and the engine's config made from them."""

from functools import lru_cache
from typing import Any, Final

import msgspec

from ..bots import NAMES
from ..game.characters import SETS
from ..game.effects import Library
from ..game.model import Config, Options
from ..game.setup import IDENTITIES, ConfigError, configure
from ..packs import library
from .protocol import Error, Settings, blame

FASTEST_S: Final = 3
USUAL_BOT: Final = "simple" if "simple" in NAMES else NAMES[0]


class Refused(Exception):
    """What was asked for is refused; ``error`` is the typed answer."""

    def __init__(self, error: Error) -> None:
        super().__init__(f"{error.code} {error.field} {error.allowed}".strip())
        self.error = error


def bad(field: str, allowed: str) -> Refused:
    """Return the refusal of a field's value."""
    return Refused(Error("field", field=field, allowed=allowed))


@lru_cache(maxsize=1)
def all_characters() -> Library:
    """Return the library of this process: every room plays with the same one."""
    return library()


def decode(data: bytes) -> Settings:
    """Read the body of a request to make a room; raise `Refused`."""
    try:
        made = msgspec.json.decode(data or b"{}", type=Settings)
    except msgspec.ValidationError as e:
        field, text = blame(e)
        raise Refused(Error("malformed", field=field, allowed=text)) from None
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
        raise Refused(Error("malformed", allowed="a JSON object")) from None
    check(made)
    return made


def _between(settings: Settings, field: str, low: int, high: int, zero: bool = False) -> None:
    value = getattr(settings, field)
    if not low <= value <= high and not (zero and value == 0):
        raise bad(field, f"{'0, ' if zero else ''}{low}–{high}")  # in no language


def check(settings: Settings) -> None:
    """Raise `Refused` naming the first field that is out of range and what is allowed."""
    _between(settings, "players", 3, 9)
    _between(settings, "candidates", 1, 16)
    _between(settings, "hand_limit", 0, 96)
    _between(settings, "turn_limit", 0, 100_000)
    _between(settings, "use_limit", 0, 100_000)
    _between(settings, "hold", 0, 10_000)
    _between(settings, "clock_s", 5, 3600, zero=True)
    _between(settings, "respond_s", FASTEST_S, 3600, zero=True)
    _between(settings, "bots", 0, settings.players - 1)  # somebody must be able to sit down and start
    splits = IDENTITIES[settings.players]
    if settings.identities and settings.identities not in splits:
        raise bad("identities", ", ".join(splits))
    if any(name not in SETS for name in settings.sets):
        raise bad("sets", ", ".join(SETS))
    ids = {ch.id for ch in all_characters().characters}
    if any(name not in ids for name in settings.banned):
        raise bad("banned", ", ".join(sorted(ids)))
    if settings.bot and settings.bot not in NAMES:
        raise bad("bot", ", ".join(NAMES))
    most = len(pool(settings)) // settings.players
    if settings.characters and not most:
        raise bad("banned" if settings.banned else "sets", f"≥ {settings.players}")
    if settings.characters and settings.candidates > most:
        raise bad("candidates", f"1–{most}")
    config(settings)


def settings_for(settings: Settings, people: int) -> Settings:
    """Return what a game is played with: the fast pace only where there is nobody to whom it could tell anything."""
    return settings if people < 2 else msgspec.structs.replace(settings, pace="normal")


def pool(settings: Settings) -> list[int]:
    """Return the characters in play."""
    sets = settings.sets or list(SETS)
    every = enumerate(all_characters().characters)
    return [i for i, ch in every if ch.set in sets and ch.id not in settings.banned]


def config(settings: Settings) -> Config:
    """Return the engine's config; raise `Refused` for a combination it cannot play."""
    options = Options(
        identities=settings.identities,
        candidates=settings.candidates,
        characters=settings.characters,
        hand_limit=settings.hand_limit,
        win_before_death=settings.win_before_death,
        last_camp_wins=settings.last_camp_wins,
        turn_limit=settings.turn_limit,
        use_limit=settings.use_limit,
    )
    try:
        return configure(
            settings.players, all_characters(), options, pool=pool(settings), auto_close=settings.pace == "fast"
        )
    except ConfigError as e:
        field, _, allowed = str(e).partition(": ")
        raise bad(field, allowed) from None


def dump(settings: Settings) -> dict[str, Any]:
    """Return the settings as plain data."""
    made: dict[str, Any] = msgspec.to_builtins(settings)
    return made
