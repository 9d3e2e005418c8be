"""何稀泥 · Mediator He."""

from ..deck import BBC, CCAV, DANGEROUS_INTEL, DIVERT, LOCK_ON, LURE_AWAY, PROBE
from ..effects import ACTIVE, IN_RESPONSE, Character, Mission, Skill
from ..events import RETARGETED, tell
from ..frames import Item
from ..items import answered, fizzle, target_of, top_item, warn
from ..model import State
from ..queries import may_aim
from ..slots import Target, sex_of, with_hand
from ..tokens import FEMALE, MALE
from ..zones import draw, hand_over, inspect_hand, random_cards


class EvenBlame(Skill):
    """Two players exchange a random card each."""

    def run(self, s: State, it: Item) -> bool:
        a, b = it.picked.seats
        if not (s.alive >> a & 1 and s.alive >> b & 1 and s.hands[a] and s.hands[b]):
            return fizzle(it)
        from_a, from_b = random_cards(s, a, 1), random_cards(s, b, 1)
        hand_over(s, a, b, from_a)
        hand_over(s, b, a, from_b)
        if s.alive >> it.seat & 1:
            if {sex_of(s, a), sex_of(s, b)} == {MALE, FEMALE}:
                draw(s, it.seat, 1)
            else:
                inspect_hand(s, it.seat, b, from_a)
                inspect_hand(s, it.seat, a, from_b)
        return True


class SmoothOver(Skill):
    """He becomes the target of what was aimed at somebody else."""

    def _takes(self, s: State, seat: int, below: Item | None) -> bool:
        return (
            below is not None
            and not below.negated
            and below.function in (LOCK_ON, LURE_AWAY, PROBE, DANGEROUS_INTEL, DIVERT)
            and below.seat != seat
            and target_of(below) != seat
            and not may_aim(s, below.seat, seat, below.function)
        )

    def when(self, s: State, seat: int, which: int) -> str:
        return "" if self._takes(s, seat, top_item(s)) else "G-08"

    def run(self, s: State, it: Item) -> bool:
        below = answered(s, it)
        if below is None or not self._takes(s, it.seat, below):
            return fizzle(it)
        tell(s, RETARGETED, (it.seat, target_of(below), it.seat))
        below.picked.seats[0] = it.seat
        warn(s, below)
        return True


class OneShortEach(Mission):
    """On either side somebody has two of his colour."""

    def _close(self, s: State, seat: int, camp: int, counts: list[int]) -> int:
        return max([counts[x] for x in range(s.n) if x != seat and s.alive >> x & 1 and s.camp[x] == camp] + [0])

    def tally(self, s: State, seat: int) -> list[tuple[int, int, int]]:
        return [
            (self._close(s, seat, CCAV, s.red), self.need[0], -1),
            (self._close(s, seat, BBC, s.blue), self.need[0], -1),
            (len(s.intel[seat]), self.need[1], -1),
        ]

    def progress(self, s: State, seat: int) -> list[tuple[int, int, int]]:
        return [(-1, self.need[0], -1), (-1, self.need[0], -1), (len(s.intel[seat]), self.need[1], -1)]


def character() -> Character:
    return Character(
        "he_xini",
        MALE,
        mission=OneShortEach(need=(2, 3)),
        skills=(
            EvenBlame("even_blame", ACTIVE, slots=(Target(with_hand, 2),), per_round=1),
            SmoothOver("smooth_over", IN_RESPONSE, per_round=1),
        ),
        hints={"even_blame": 5, "smooth_over": -3},
    )
