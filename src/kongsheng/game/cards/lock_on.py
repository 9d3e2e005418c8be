"""锁定 (R-30): whoever is locked cannot decline the intelligence that comes to lie before him this turn."""

from ..deck import LOCK_ON
from ..effects import Function
from ..events import LOCKED, tell
from ..frames import Item
from ..model import State
from ..queries import PlayerTarget, may_aim
from ..tokens import W_ARRIVAL, W_FREE, W_RESPONSE
from .common import before_decision


class LockOn(Function):
    def __init__(self) -> None:
        super().__init__(LOCK_ON, "R-30", W_FREE | W_ARRIVAL | W_RESPONSE, (PlayerTarget(LOCK_ON),))

    def when(self, s: State, seat: int, which: int) -> str:
        return before_decision(s, seat, which, "R-30")

    def valid(self, s: State, it: Item) -> bool:
        return not may_aim(s, it.seat, it.picked.seats[0], LOCK_ON)

    def run(self, s: State, it: Item) -> bool:
        x = it.picked.seats[0]
        s.locked |= 1 << x
        tell(s, LOCKED, (x,))
        return True
