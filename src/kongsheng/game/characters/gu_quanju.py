"""顾全局 · Spin Doctor Gu."""

from ..deck import DANGEROUS_INTEL, LOCK_ON, LURE_AWAY
from ..effects import FORCED, ON_TRIGGER, Character, Mission, Skill, hit
from ..frames import Item
from ..items import fizzle
from ..model import State
from ..moments import EFFECT, Q_AIM, Q_PROBE
from ..tokens import FEMALE
from ..zones import inspect_hand, random_cards


class CrisisPR(Skill):
    """A probe that would make her discard makes her draw."""

    def amount(self, s: State, owner: int, q: int, seat: int, x: int, arg: int, value: int) -> int:
        return 1 if seat == owner and value < 0 else value


class Shield(Skill):
    """With at most two cards in hand she is no target of the others' locks, lures and dangerous intelligence."""

    def bend(self, s: State, owner: int, q: int, seat: int, x: int, arg: int) -> int:
        if x != owner or seat == owner or arg not in (LOCK_ON, LURE_AWAY, DANGEROUS_INTEL):
            return 0
        return -1 if len(s.hands[owner]) <= 2 else 0


class CounterLeak(Skill):
    """Inspects a random card of whoever has used a function on her."""

    def heard(self, s: State, seat: int, ev: tuple[int, ...]) -> bool:
        return hit(ev, seat) and bool(s.hands[ev[1]])

    def run(self, s: State, it: Item) -> bool:
        x = it.event[1]
        if not (s.alive >> it.seat & 1 and s.hands[x]):
            return fizzle(it)
        inspect_hand(s, it.seat, x, random_cards(s, x, 1))
        return True


class QuietDay(Mission):
    """Few cards in hand and enough on the table when her own turn ends."""

    def tally(self, s: State, seat: int) -> list[tuple[int, int, int]]:
        return [(len(s.hands[seat]), 0, self.need[0]), (len(s.intel[seat]), self.need[1], -1)]


def character() -> Character:
    return Character(
        "gu_quanju",
        FEMALE,
        mission=QuietDay(turn_end=True, need=(2, 3)),
        skills=(
            CrisisPR("crisis_pr", tags=FORCED, bends=(Q_PROBE,)),
            Shield("shield", tags=FORCED, bends=(Q_AIM,)),
            CounterLeak("counter_leak", ON_TRIGGER, per_round=1, hears=(EFFECT,)),
        ),
        hints={"counter_leak": 5},
    )
