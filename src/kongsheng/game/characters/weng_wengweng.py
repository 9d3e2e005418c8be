"""翁嗡嗡 · Drone Weng."""

from ..deck import DIRECT
from ..effects import (
    ACTIVE,
    AT_SENDING,
    GAIN,
    MISSION,
    QUICK,
    Character,
    Hand,
    Mission,
    Skill,
    Target,
    recall,
    store,
    with_hand,
)
from ..events import MODE_CHANGED, tell
from ..model import DROPPED, MALE, Item, State, air
from ..words import direct_targets
from ..zones import inspect_hand, random_cards


class AirDrop(Skill):
    """Sends the card as direct; the first player it reaches cannot decline it."""

    def when(self, s: State, seat: int, which: int) -> str:
        return "" if direct_targets(s, seat) else "R-65"

    def run(self, s: State, it: Item) -> bool:
        t = air(s)
        t.mode = DIRECT
        t.printed = -1
        t.shield |= DROPPED
        tell(s, MODE_CHANGED, (it.seat, DIRECT))
        return True


class Overhead(Skill):
    def run(self, s: State, it: Item) -> bool:
        x = it.picked.seats[0]
        if s.alive >> x & 1 and s.hands[x] and s.alive >> it.seat & 1:
            inspect_hand(s, it.seat, x, random_cards(s, x, 2))
        else:
            it.fizzled = 1
        return True


class Boomerang(Mission):
    def note(self, s: State, seat: int, ev: tuple[int, ...]) -> None:
        if ev[1] == seat and ev[3] == seat:
            store(s, seat, MISSION, recall(s, seat, MISSION) + 1)

    def tally(self, s: State, seat: int) -> list[tuple[int, int, int]]:
        return [(recall(s, seat, MISSION), self.need[0], -1), (len(s.intel[seat]), self.need[1], -1)]


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
