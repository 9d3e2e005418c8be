"""截获 (R-35): in another's turn, take the intelligence from before somebody else; you cannot decline it."""

from ..deck import INTERCEPT
from ..effects import Function
from ..events import HOW_INTERCEPTED
from ..flights import move
from ..frames import Item
from ..model import State, air
from ..tokens import BY_INTERCEPT, W_ARRIVAL, W_RESPONSE
from .common import still_here


class Intercept(Function):
    def __init__(self) -> None:
        super().__init__(INTERCEPT, "R-35", W_ARRIVAL | W_RESPONSE, flight=True)

    def when(self, s: State, seat: int, which: int) -> str:
        if s.lured >> seat & 1:
            return "R-44"
        return "" if s.turn_seat != seat and air(s).at != seat else "R-35"

    def valid(self, s: State, it: Item) -> bool:
        # whoever used it must still be there to receive and not lured away
        return still_here(s, it) and bool(s.alive >> it.seat & 1) and not s.lured >> it.seat & 1

    def run(self, s: State, it: Item) -> bool:
        move(s, air(s), it.seat, HOW_INTERCEPTED, BY_INTERCEPT, INTERCEPT)
        return True
