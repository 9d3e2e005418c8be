"""柳长焦 · Telephoto Liu."""

from ..checks import check
from ..effects import (
    ABOVE,
    ACTIVE,
    AT_ARRIVAL,
    FLIGHT_END,
    FLIPS,
    GAIN,
    HANDLES,
    LOOK,
    MISSION,
    Character,
    Hand,
    Mission,
    Skill,
    recall,
    store,
)
from ..events import FLIGHT_FACE_UP, tell
from ..items import on_target
from ..model import COVERED, FEMALE, Item, State, air
from ..zones import draw, happen, inspect_flight, reveal, set_face


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
        reveal(s, t.card)
        tell(s, FLIGHT_FACE_UP, (s.cfg.deck.print_of[t.card],))
        happen(s, (LOOK, it.seat, t.card))
        check(s, it.seat)
        return True


class PackUp(Skill):
    def run(self, s: State, it: Item) -> bool:
        if s.alive >> it.seat & 1 and s.face[it.seat] != COVERED:
            set_face(s, it.seat, COVERED, it.seat)
            draw(s, it.seat, 1)
            check(s, it.seat)
        else:
            it.fizzled = 1
        return True


class SeenThenTaken(Mission):
    """Slot 3 counts; slot 4 holds the card inspected in the present transmission, plus one."""

    def note(self, s: State, seat: int, ev: tuple[int, ...]) -> None:
        if ev[0] == LOOK and ev[1] == seat:
            store(s, seat, MISSION, ev[2] + 1, 4)
        elif ev[0] == GAIN and ev[1] == seat and recall(s, seat, MISSION, 4) == ev[2] + 1:
            store(s, seat, MISSION, recall(s, seat, MISSION) + 1)
        elif ev[0] == FLIGHT_END:
            store(s, seat, MISSION, 0, 4)

    def tally(self, s: State, seat: int) -> list[tuple[int, int, int]]:
        return [(recall(s, seat, MISSION), self.need[0], -1), (s.black[seat], 0, self.need[1])]


def character() -> Character:
    return Character(
        "liu_changjiao",
        FEMALE,
        latent=True,
        mission=SeenThenTaken(hears=(LOOK, GAIN, FLIGHT_END), need=(3, 1)),
        skills=(
            Stakeout("stakeout", AT_ARRIVAL, ABOVE, (Hand(1),), per_turn=1, covert="inspect_flight"),
            ExposeShot("expose_shot", AT_ARRIVAL, FLIPS | HANDLES),
            PackUp("pack_up", ACTIVE, per_round=1),
        ),
        hints={"stakeout": 2, "pack_up": 4},
    )
