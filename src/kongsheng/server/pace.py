"""How long things take, as functions of public facts, the room's settings and the server's dice.

Whether anybody could have answered a window must not show in how long it stays open. So at the normal pace a window
that may be passed stays open for a time drawn when it opens, longer only by public holds and by seats that have not
answered yet; nothing here ever looks at a hand.
"""

from hashlib import blake2b
from typing import Final

from ..game.tokens import W_FREE
from ..game.uses import USES
from .protocol import Settings

HELD: Final = USES & ~W_FREE  # windows one may pass
EXTRA_S: Final = 3.0  # a public hold
MOST_S: Final = 10.0  # all holds of a window together
AWAY_S: Final = 4.0  # for decisions of seats that let the clock run out and are not there
BOT_S: Final = 0.8  # a bot's own decisions take from this to twice as long, at the normal pace


def dice(secret: bytes, *what: int) -> float:
    """Return a number 0 <= x < 1 that only the server can foresee."""
    text = ",".join(str(w) for w in what).encode()
    return int.from_bytes(blake2b(text, key=secret[:64], digest_size=6).digest(), "big") / (1 << 48)


def stays_open(settings: Settings, which: int, draw: float) -> float:
    """Return how many seconds a window stays open at least, decided or not."""
    if settings.pace == "fast" or not which & HELD:
        return 0.0
    return settings.hold / 1000 * (1 + draw / 2)


def limit(settings: Settings, which: int, away: bool) -> float | None:
    """Return the seconds a seat has for its answer, None without a clock."""
    seconds = settings.respond_s if which & HELD else settings.clock_s
    if away:
        return min(float(seconds) or AWAY_S, AWAY_S)
    return float(seconds) or None


def bot_delay(settings: Settings, which: int, draw: float) -> float:
    """Return after how many seconds a bot's answer counts. In windows one may pass answers are sealed: at once."""
    if settings.pace == "fast" or which & HELD:
        return 0.0
    return BOT_S * (1 + draw)
