"""调虎离山 (R-31): this turn the intelligence passes a player by, even if he would have to take it."""

from ..deck import LURE_AWAY
from ..effects import Function
from ..events import HOW_SKIPPED, LURED, tell
from ..flights import move, onward
from ..frames import Item
from ..model import State, air
from ..queries import PlayerTarget, arrival_open, may_aim
from ..tokens import W_ARRIVAL, W_FREE, W_RESPONSE
from .common import before_decision


class LureAway(Function):
    def __init__(self) -> None:
        super().__init__(LURE_AWAY, "R-31", W_FREE | W_ARRIVAL | W_RESPONSE, (PlayerTarget(LURE_AWAY),))

    def when(self, s: State, seat: int, which: int) -> str:
        return before_decision(s, seat, which, "R-31")

    def valid(self, s: State, it: Item) -> bool:
        return not may_aim(s, it.seat, it.picked.seats[0], LURE_AWAY)

    def run(self, s: State, it: Item) -> bool:
        x = it.picked.seats[0]
        s.lured |= 1 << x
        tell(s, LURED, (x,))
        if arrival_open(s):
            t = air(s)
            if t.at == x and x != t.seat and t.card >= 0:
                move(s, t, onward(s, t), HOW_SKIPPED)
        return True
