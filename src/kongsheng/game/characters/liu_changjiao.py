"""柳长焦 · Telephoto Liu."""

from ..effects import ABOVE, ACTIVE, AT_ARRIVAL, FLIPS, HANDLES, MISSION, Character, Mission, Skill, recall, store
from ..events import FLIGHT_FACE_UP, tell
from ..frames import Item
from ..items import on_target
from ..kinds import Covers
from ..knowledge import reveal
from ..model import State, air
from ..moments import GAIN
from ..slots import Hand
from ..tokens import FEMALE
from ..zones import draw, inspect_flight


class Stakeout(Skill):
    def when(self, s: State, seat: int, which: int) -> str:
        return "" if not air(s).face else "G-02"

    def run(self, s: State, it: Item) -> bool:
        if on_target(s, it) and s.alive >> it.seat & 1:
            inspect_flight(s, air(s), it.seat)
        else:
            it.fizzled = 1
        return True


class ExposeShot(Stakeout):
    def run(self, s: State, it: Item) -> bool:
        if not on_target(s, it):
            it.fizzled = 1
            return True
        t = air(s)
        t.face = 1
        t.inspected |= 1 << it.seat
        reveal(s, t.card)
        tell(s, FLIGHT_FACE_UP, (s.cfg.deck.print_of[t.card],))
        return True


class PackUp(Covers):
    def run(self, s: State, it: Item) -> bool:
        super().run(s, it)
        if not it.fizzled:
            draw(s, it.seat, 1)
        return True


class SeenThenTaken(Mission):
    def note(self, s: State, seat: int, ev: tuple[int, ...]) -> None:
        if ev[1] == seat and air(s).inspected >> seat & 1:
            store(s, seat, MISSION, recall(s, seat, MISSION) + 1)

    def tally(self, s: State, seat: int) -> list[tuple[int, int, int]]:
        return [(recall(s, seat, MISSION), self.need[0], -1), (s.black[seat], 0, self.need[1])]


def character() -> Character:
    return Character(
        "liu_changjiao",
        FEMALE,
        latent=True,
        mission=SeenThenTaken(hears=(GAIN,), need=(3, 1)),
        skills=(
            Stakeout("stakeout", AT_ARRIVAL, ABOVE, (Hand(1),), per_turn=1, covert="inspect_flight"),
            ExposeShot("expose_shot", AT_ARRIVAL, FLIPS | HANDLES),
            PackUp("pack_up", ACTIVE, per_round=1),
        ),
        hints={"stakeout": 2, "pack_up": 4},
    )
