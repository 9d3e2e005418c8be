"""退回 (R-33): turn a telegram or text round; send a direct intelligence back to its sender."""

from ..deck import DIRECT, RETURN
from ..effects import Function
from ..events import HOW_RETURNED, REVERSED, tell
from ..flights import move
from ..frames import Item
from ..model import State, air, next_alive
from ..tokens import W_ARRIVAL, W_RESPONSE
from .common import still_here


class Return(Function):
    def __init__(self) -> None:
        super().__init__(RETURN, "R-33", W_ARRIVAL | W_RESPONSE, flight=True)

    def when(self, s: State, seat: int, which: int) -> str:
        t = air(s)
        return "" if t.at == seat and t.seat != seat else "R-33"

    def valid(self, s: State, it: Item) -> bool:
        return still_here(s, it)

    def run(self, s: State, it: Item) -> bool:
        t = air(s)
        if t.mode == DIRECT:
            move(s, t, t.seat, HOW_RETURNED)
        else:
            t.way = -t.way
            tell(s, REVERSED, (t.way,))
            move(s, t, next_alive(s, t.at, t.way), HOW_RETURNED)
        return True
