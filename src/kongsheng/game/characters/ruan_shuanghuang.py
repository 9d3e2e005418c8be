"""阮双簧 · Double-Act Ruan."""

from ..checks import check
from ..deck import INTERCEPT
from ..effects import ABOVE, ACTIVE, AT_ARRIVAL, FLIPS, HANDLES, ONCE, Character, Skill
from ..events import HOW_SKILL
from ..flights import move
from ..frames import Item
from ..items import fizzle, on_target
from ..kinds import Counts
from ..model import State, air
from ..moments import GAIN
from ..slots import Hand, Intel, direct_card, myself, others
from ..tokens import BY_SKILL, MALE
from ..zones import exchange


class Reversal(Skill):
    """The intelligence before him goes straight to its sender, who must take it."""

    def when(self, s: State, seat: int, which: int) -> str:
        t = air(s)
        if t.at != seat or t.seat == seat:
            return "G-02"
        return "" if s.alive >> t.seat & 1 and not s.lured >> t.seat & 1 else "G-08"

    def run(self, s: State, it: Item) -> bool:
        if on_target(s, it) and not self.when(s, it.seat, 0):
            t = air(s)
            t.owner = it.seat
            move(s, t, t.seat, HOW_SKILL, BY_SKILL)
            return True
        return fizzle(it)


class SwapCopy(Skill):
    """One of his cards and one of another player's change places."""

    def run(self, s: State, it: Item) -> bool:
        me, x = it.picked.seats
        mine, other = it.picked.intel
        if mine in s.intel[me] and other in s.intel[x]:
            exchange(s, me, mine, x, other)
            check(s, it.seat)
            return True
        return fizzle(it)


class Intercepted(Counts):
    """Counts what he took where his own interception had brought it."""

    def counts(self, s: State, seat: int, ev: tuple[int, ...]) -> bool:
        return ev[1] == seat and air(s).brought_by == INTERCEPT


def character() -> Character:
    return Character(
        "ruan_shuanghuang",
        MALE,
        latent=True,
        mission=Intercepted(hears=(GAIN,), need=(2, 3)),
        skills=(
            Skill("cut_in", AT_ARRIVAL, ABOVE, (Hand(1, direct_card),), per_round=1, use_as=INTERCEPT),
            Reversal("reversal", AT_ARRIVAL, FLIPS | HANDLES),
            SwapCopy("swap_copy", ACTIVE, ONCE, (Hand(1), Intel(myself), Intel(others))),
        ),
        hints={"reversal": 2, "swap_copy": 1},
    )
