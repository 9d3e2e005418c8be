"""吴可奉 · No-Comment Wu."""

from ..effects import FORCED, MISSION, Character, Mission, Skill, recall, store
from ..model import State
from ..moments import BY_LOCK, DECLINE, Q_DECLINE, Q_DENY
from ..tokens import BY_DIVERT, MALE


class NoComment(Skill):
    """He may deny a probe that fits."""

    def bend(self, s: State, owner: int, q: int, seat: int, x: int, arg: int) -> int:
        return int(seat == owner)


class Decline(Skill):
    """Neither a lock nor a diversion keeps him from declining."""

    def bend(self, s: State, owner: int, q: int, seat: int, x: int, arg: int) -> int:
        return int(seat == owner and arg in (BY_LOCK, BY_DIVERT))


class NothingToSay(Mission):
    """Counts what he declined (G-20)."""

    def note(self, s: State, seat: int, ev: tuple[int, ...]) -> None:
        if ev[1] == seat:
            store(s, seat, MISSION, recall(s, seat, MISSION) + 1)

    def tally(self, s: State, seat: int) -> list[tuple[int, int, int]]:
        return [
            (len(s.dead), self.need[0], -1),
            (recall(s, seat, MISSION), self.need[1], -1),
            (len(s.intel[seat]), 0, self.need[2]),
        ]


def character() -> Character:
    return Character(
        "wu_kefeng",
        MALE,
        mission=NothingToSay(hears=(DECLINE,), need=(1, 3, 1)),
        skills=(
            NoComment("no_comment", tags=FORCED, bends=(Q_DENY,)),
            Decline("decline", tags=FORCED, bends=(Q_DECLINE,)),
        ),
    )
