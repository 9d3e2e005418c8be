"""危险情报 (R-41): inspect another player's hand and discard one card of it."""

from ..deck import DANGEROUS_INTEL
from ..effects import Function
from ..frames import Item
from ..items import choose
from ..model import State
from ..queries import PlayerTarget, may_aim
from ..slots import Shown, Slot, with_hand
from ..tokens import W_FREE
from ..zones import discard, inspect_hand
from .common import own_free


class DangerousIntel(Function):
    def __init__(self) -> None:
        super().__init__(DANGEROUS_INTEL, "R-41", W_FREE, (PlayerTarget(DANGEROUS_INTEL),))

    def when(self, s: State, seat: int, which: int) -> str:
        return own_free(s, seat, "R-70")

    def aim(self, s: State, seat: int, x: int) -> str:
        return with_hand(s, seat, x)

    def valid(self, s: State, it: Item) -> bool:
        return not may_aim(s, it.seat, it.picked.seats[0], DANGEROUS_INTEL)

    def run(self, s: State, it: Item) -> bool:
        x = it.picked.seats[0]
        if it.stage == 0:
            it.stage = 1
            if not s.alive >> it.seat & 1:
                return True
            inspect_hand(s, it.seat, x, s.hands[x])
            if choose(s, it, it.seat):
                return False
        if it.got is not None and s.alive >> x & 1:
            discard(s, x, it.got.cards)
        return True

    def choice(self, s: State, it: Item, seat: int) -> tuple[Slot, ...]:
        return (Shown(s.hands[it.picked.seats[0]]),)
