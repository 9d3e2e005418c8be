"""跑腿小邵 · Intern Shao."""

from ..checks import check
from ..effects import ACTIVE, FLIPS, ONCE, Character, Mission, Skill
from ..faces import borrow
from ..frames import Choice, Item
from ..kinds import Covers
from ..model import State
from ..slots import Hand, Slot, face_up_others
from ..tokens import FEMALE, ORD, SEAT, UP


def lendable(s: State, x: int) -> list[int]:
    """Return which of the printed skills of a seat may be borrowed, counted from 0."""
    own = s.skills[x]
    return [k for k, i in enumerate(own) if i != s.copied[x] and not s.cfg.skills[i].tags & (FLIPS | ONCE)]


class SkillOf(Slot):
    """A face-up player, and which of his skills."""

    def options(self, s: State, seat: int, c: Choice, k: int) -> bytes:
        if k == 0:
            return bytes([SEAT + x for x in range(s.n) if not face_up_others(s, seat, x) and lendable(s, x)])
        return bytes([ORD + i for i in lendable(s, c.seats[0])]) if k == 1 else b""

    def take(self, s: State, seat: int, c: Choice, token: int, k: int) -> bool:
        if k == 0:
            c.seats.append(token - SEAT)
            return False
        c.values.append(token)
        return True

    def refuse(self, s: State, seat: int, c: Choice, token: int, k: int) -> str:
        x = token - SEAT
        return (face_up_others(s, seat, x) if k == 0 and 0 <= x < s.n else "") or "G-08"


class CoverShift(Skill):
    def run(self, s: State, it: Item) -> bool:
        x = it.picked.seats[0]
        if s.alive >> x & 1 and s.face[x] == UP and s.alive >> it.seat & 1 and s.face[it.seat] == UP:
            borrow(s, it.seat, s.skills[x][it.picked.values[0] - ORD])
            check(s, it.seat)
        else:
            it.fizzled = 1
        return True


class SameColumns(Mission):
    """Some other living player has exactly as many red, blue and black cards."""

    def tally(self, s: State, seat: int) -> list[tuple[int, int, int]]:
        mine = (s.red[seat], s.blue[seat], s.black[seat])
        same = sum(
            1 for x in range(s.n) if x != seat and s.alive >> x & 1 and (s.red[x], s.blue[x], s.black[x]) == mine
        )
        return [(same, self.need[0], -1), (len(s.intel[seat]), self.need[1], -1)]


def character() -> Character:
    return Character(
        "paotui_xiaoshao",
        FEMALE,
        latent=True,
        mission=SameColumns(need=(1, 3)),
        skills=(
            CoverShift("cover_shift", ACTIVE, FLIPS, (SkillOf(),)),
            Covers("hand_over", ACTIVE, slots=(Hand(1),), per_round=1),
        ),
        hints={"cover_shift": 4, "hand_over": -2},
    )
