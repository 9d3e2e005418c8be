"""台宝宝 · Station Mascot."""

from ..checks import check
from ..deck import BLACK
from ..effects import ANY, FORCED, ONCE, Character, Mission, Skill
from ..faces import set_face
from ..frames import Item
from ..items import fizzle, waits
from ..model import State
from ..moments import Q_DEATH
from ..slots import Shown, Slot
from ..tokens import COVERED, UNKNOWN
from ..zones import burn


class Padding(Skill):
    """It takes a fourth black card to bring it down."""

    def amount(self, s: State, owner: int, q: int, seat: int, x: int, arg: int, value: int) -> int:
        return max(value, 4) if seat == owner else value


class Unmask(Skill):
    """Burns up to two of its own black cards, one after the other, then lays the costume aside."""

    def when(self, s: State, seat: int, which: int) -> str:
        return "" if s.black[seat] else "G-08"

    def run(self, s: State, it: Item) -> bool:
        seat = it.seat
        if not s.alive >> seat & 1:
            return fizzle(it)
        if waits(s, it, seat):
            return False
        if it.got is not None and it.got.cards:
            burn(s, seat, it.got.cards.pop(0), seat)
            check(s, seat)
            return False
        set_face(s, seat, COVERED, seat)
        check(s, seat)
        return True

    def choice(self, s: State, it: Item, seat: int) -> tuple[Slot, ...]:
        return (Shown([c for c in s.intel[seat] if s.cfg.deck.colour[c] & BLACK], 0, 2),)


class StillStanding(Mission):
    def tally(self, s: State, seat: int) -> list[tuple[int, int, int]]:
        return [
            (len(s.intel[seat]), self.need[0], -1),
            (s.black[seat], self.need[1], -1),
            (s.red[seat], self.need[2], -1),
            (s.blue[seat], self.need[2], -1),
        ]


def character() -> Character:
    return Character(
        "tai_baobao",
        UNKNOWN,
        mission=StillStanding(need=(5, 3, 1)),
        skills=(Padding("padding", tags=FORCED, bends=(Q_DEATH,)), Unmask("unmask", ANY, ONCE)),
        hints={"unmask": -4},
    )
