"""月冥 · Yue Ming."""

from ..checks import check
from ..effects import ANY, ON_TRIGGER, Character, Mission, Skill
from ..frames import Item
from ..items import fizzle
from ..kinds import Joins
from ..model import State, next_alive
from ..moments import VICTORY
from ..slots import Hand, Intel, Target
from ..tokens import MALE, OUT
from ..zones import shift


class MoonShift(Skill):
    """Moves an intelligence one seat to the right."""

    def run(self, s: State, it: Item) -> bool:
        x, card = it.picked.seats[0], it.picked.intel[0]
        y = next_alive(s, x)
        if card in s.intel[x] and y != x:
            shift(s, x, y, card)
            check(s, it.seat)
            return True
        return fizzle(it)


def not_lost(s: State, seat: int, x: int) -> str:
    """Another player who has not lost the game, dead or alive."""
    return "" if x != seat and s.status[x] != OUT else "G-08"


class AllColours(Mission):
    def tally(self, s: State, seat: int) -> list[tuple[int, int, int]]:
        least = self.need[1]
        return [
            (len(s.intel[seat]), self.need[0], -1),
            (s.red[seat], least, -1),
            (s.blue[seat], least, -1),
            (s.black[seat], least, -1),
        ]


def character() -> Character:
    return Character(
        "yueming",
        MALE,
        mission=AllColours(need=(5, 1)),
        skills=(
            MoonShift("moon_shift", ANY, slots=(Hand(2), Intel()), per_round=1),
            Joins("shared_eclipse", ON_TRIGGER, slots=(Target(not_lost),), hears=(VICTORY,)),
        ),
        hints={"shared_eclipse": 5},
    )
