"""莫讣言 · Obituarist Mo."""

from ..checks import check
from ..deck import BBC, CCAV
from ..effects import ABOVE, ACTIVE, FLIPS, ON_TRIGGER, Character, Mission, Skill
from ..frames import Item
from ..kinds import Covers, Draws
from ..model import State
from ..moments import DEATH
from ..slots import Hand, Intel, Target, anyone
from ..tokens import MALE
from ..uses import trigger_of
from ..zones import shift


class Prewritten(Draws):
    def heard(self, s: State, seat: int, ev: tuple[int, ...]) -> bool:
        return ev[1] != seat


def the_dead(s: State, seat: int, x: int) -> str:
    """The player whose death is being handled."""
    return "" if x == trigger_of(s).event[1] else "G-08"


class FrontObit(Skill):
    """Moves one intelligence of the dead to a living player."""

    def heard(self, s: State, seat: int, ev: tuple[int, ...]) -> bool:
        return ev[1] != seat and bool(s.intel[ev[1]])

    def run(self, s: State, it: Item) -> bool:
        dead, to = it.picked.seats
        shift(s, dead, to, it.picked.intel[0])
        check(s, it.seat)
        return True


class BothCampsMourn(Mission):
    def _dead(self, camps: list[int]) -> list[tuple[int, int, int]]:
        return [(camps.count(CCAV), self.need[0], -1), (camps.count(BBC), self.need[0], -1)]

    def tally(self, s: State, seat: int) -> list[tuple[int, int, int]]:
        return self._dead([s.camp[x] for x in s.dead])

    def progress(self, s: State, seat: int) -> list[tuple[int, int, int]]:
        """A death is declared before the identity is laid open."""
        return self._dead([s.camp[x] for x in s.dead if s.shown >> x & 1])


def character() -> Character:
    return Character(
        "mo_fuyan",
        MALE,
        latent=True,
        mission=BothCampsMourn(need=(1,)),
        skills=(
            Prewritten("prewritten", ON_TRIGGER, ABOVE, hears=(DEATH,), covert="draw_one"),
            FrontObit("front_obit", ON_TRIGGER, FLIPS, (Intel(the_dead), Target(anyone)), hears=(DEATH,)),
            Covers("retract", ACTIVE, slots=(Hand(1),), per_round=1),
        ),
        hints={"prewritten": 10, "front_obit": 4},
    )
