"""翁嗡嗡 · Drone Weng."""

from ..deck import DIRECT
from ..effects import ACTIVE, AT_SENDING, QUICK, Character, Skill
from ..flights import change_mode
from ..frames import Item
from ..items import fizzle
from ..kinds import Counts
from ..model import State, air
from ..moments import GAIN
from ..slots import Hand, Target, with_hand
from ..tokens import DROPPED, MALE
from ..words import direct_targets
from ..zones import inspect_hand, random_cards


class AirDrop(Skill):
    """Sends the card as direct; the first player it reaches cannot decline it."""

    def when(self, s: State, seat: int, which: int) -> str:
        return "" if direct_targets(s, seat) else "R-65"

    def run(self, s: State, it: Item) -> bool:
        change_mode(s, it.seat, DIRECT)
        air(s).shield |= DROPPED
        return True


class Overhead(Skill):
    def run(self, s: State, it: Item) -> bool:
        x = it.picked.seats[0]
        if s.alive >> x & 1 and s.hands[x] and s.alive >> it.seat & 1:
            inspect_hand(s, it.seat, x, random_cards(s, x, 2))
            return True
        return fizzle(it)


class Boomerang(Counts):
    """Counts his own cards he took himself."""

    def counts(self, s: State, seat: int, ev: tuple[int, ...]) -> bool:
        return ev[1] == seat and ev[3] == seat


def character() -> Character:
    return Character(
        "weng_wengweng",
        MALE,
        mission=Boomerang(hears=(GAIN,), need=(1, 4)),
        skills=(
            AirDrop("air_drop", AT_SENDING, QUICK, (Hand(1),), per_round=1),
            Overhead("overhead", ACTIVE, slots=(Target(with_hand),), per_round=1),
        ),
        hints={"overhead": 6, "air_drop": 1},
    )
