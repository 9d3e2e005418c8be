"""钟无声 · Director Zhong."""

from ..effects import AT_SENDING, FORCED, MISSION, ON_TRIGGER, ONCE, QUICK, Character, Mission, Skill, recall, store
from ..frames import Item
from ..kinds import Joins
from ..model import State, air
from ..moments import Q_DRAW, Q_USE, TURN_END, VICTORY
from ..slots import Target
from ..tokens import DEAD, DYING, FEMALE, SILENT


class DeadAir(Skill):
    """Until the transmission is over nobody else may use a function."""

    def run(self, s: State, it: Item) -> bool:
        air(s).shield |= SILENT
        return True

    def bend(self, s: State, owner: int, q: int, seat: int, x: int, arg: int) -> int:
        silent = s.flight >= 0 and air(s).seat == owner and air(s).shield & SILENT
        return -1 if silent and seat != owner else 0


def dead(s: State, seat: int, x: int) -> str:
    """Another player who has died (and so has not lost)."""
    return "" if x != seat and s.status[x] in (DYING, DEAD) else "G-08"


class BlankSpace(Skill):
    """Draws one more for the turn with nothing in front of her."""

    def amount(self, s: State, owner: int, q: int, seat: int, x: int, arg: int, value: int) -> int:
        return value + int(seat == owner and not s.intel[owner])


class OnlyMeBlank(Mission):
    """After a turn of hers: nothing in front of her, something in front of everybody else who lives."""

    def note(self, s: State, seat: int, ev: tuple[int, ...]) -> None:
        if ev[1] == seat:
            store(s, seat, MISSION, recall(s, seat, MISSION) + 1)

    def tally(self, s: State, seat: int) -> list[tuple[int, int, int]]:
        rest = [len(s.intel[x]) for x in range(s.n) if x != seat and s.alive >> x & 1]
        return [
            (recall(s, seat, MISSION), self.need[0], -1),
            (len(s.intel[seat]), 0, 0),
            (len(rest), 1, -1),
            (rest.count(0), 0, 0),
        ]


def character() -> Character:
    return Character(
        "zhong_wusheng",
        FEMALE,
        mission=OnlyMeBlank(hears=(TURN_END,), need=(1,)),
        skills=(
            DeadAir("dead_air", AT_SENDING, QUICK | ONCE, bends=(Q_USE,)),
            Joins("afterglow", ON_TRIGGER, slots=(Target(dead),), hears=(VICTORY,)),
            BlankSpace("blank_space", tags=FORCED, bends=(Q_DRAW,)),
        ),
        hints={"dead_air": 1, "afterglow": 5},
    )
