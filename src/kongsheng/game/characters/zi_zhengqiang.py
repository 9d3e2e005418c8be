"""字正腔 · Anchor Zi."""

from ..deck import TEXT
from ..effects import AT_SENDING, QUICK, Character, Mission, Skill
from ..flights import change_mode
from ..frames import Item
from ..model import State, air
from ..moments import GAIN, Q_HANDLE
from ..slots import Hand
from ..tokens import LIVE, MALE
from ..zones import draw


class ReadAloud(Skill):
    """Sends the card as text; it draws him a card unless that is how it is printed."""

    def when(self, s: State, seat: int, which: int) -> str:
        return "" if air(s).mode != TEXT else "S-22"

    def run(self, s: State, it: Item) -> bool:
        change_mode(s, it.seat, TEXT)
        if s.cfg.deck.mode[air(s).card] != TEXT:
            draw(s, it.seat, 1)
        return True


class LiveFeed(Skill):
    """Ordinary skills of others cannot touch this transmission."""

    def run(self, s: State, it: Item) -> bool:
        air(s).shield |= LIVE
        return True

    def bend(self, s: State, owner: int, q: int, seat: int, x: int, arg: int) -> int:
        t = air(s)
        return -1 if t.seat == owner and t.shield & LIVE and seat != owner else 0


class Broadcast(Mission):
    """Text he has sent was taken by different other players."""

    def note(self, s: State, seat: int, ev: tuple[int, ...]) -> None:
        if ev[3] == seat and ev[1] != seat and air(s).mode == TEXT:
            self.tick(s, seat, ev[1])

    def tally(self, s: State, seat: int) -> list[tuple[int, int, int]]:
        reached = self.ticked(s, seat)
        return [(reached, self.need[0], -1), (len(s.intel[seat]), self.need[1], -1)]


def character() -> Character:
    return Character(
        "zi_zhengqiang",
        MALE,
        mission=Broadcast(hears=(GAIN,), need=(2, 3)),
        skills=(
            ReadAloud("read_aloud", AT_SENDING, QUICK),
            LiveFeed("live_feed", AT_SENDING, QUICK, (Hand(1),), per_round=1, bends=(Q_HANDLE,)),
        ),
        hints={"read_aloud": 3, "live_feed": -2},
    )
