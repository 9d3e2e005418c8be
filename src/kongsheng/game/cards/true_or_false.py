"""真伪莫辨 (R-42): everybody in turn gets the top card of the pile as intelligence."""

from ..checks import check
from ..deck import TRUE_OR_FALSE
from ..effects import Function
from ..frames import Item
from ..model import State
from ..tokens import W_FREE
from ..zones import turn_up
from .common import own_free


class TrueOrFalse(Function):
    def __init__(self) -> None:
        super().__init__(TRUE_OR_FALSE, "R-42", W_FREE)

    def when(self, s: State, seat: int, which: int) -> str:
        return own_free(s, seat, "R-70")

    def run(self, s: State, it: Item) -> bool:
        if it.stage == 0:
            # the order is fixed now; whoever is gone when his turn comes is passed over
            it.regs = [x % s.n for x in range(it.seat, it.seat + s.n) if s.alive >> x % s.n & 1]
        while it.stage < len(it.regs):
            x = it.regs[it.stage]
            it.stage += 1
            if s.alive >> x & 1 and turn_up(s, x) >= 0:
                # the cards are the user's doing; his own last one he did to himself
                check(s, it.seat)
                return False
        return True
