"""转移 (R-34): the intelligence before you goes to another player, who cannot decline it."""

from ..deck import DIVERT
from ..effects import Function
from ..events import HOW_DIVERTED
from ..flights import move
from ..frames import Item
from ..model import State, air
from ..queries import PlayerTarget
from ..slots import others
from ..tokens import BY_DIVERT, W_ARRIVAL, W_RESPONSE
from .common import still_here


class Divert(Function):
    def __init__(self) -> None:
        super().__init__(DIVERT, "R-34", W_ARRIVAL | W_RESPONSE, (PlayerTarget(DIVERT),), flight=True)

    def when(self, s: State, seat: int, which: int) -> str:
        return "" if air(s).at == seat else "R-34"

    def aim(self, s: State, seat: int, x: int) -> str:
        return "R-44" if s.lured >> x & 1 else others(s, seat, x)

    def valid(self, s: State, it: Item) -> bool:
        # a target lured away in the meantime is passed by, the card still works
        return still_here(s, it) and bool(s.alive >> it.picked.seats[0] & 1)

    def run(self, s: State, it: Item) -> bool:
        t = air(s)
        t.owner = it.seat
        move(s, t, it.picked.seats[0], HOW_DIVERTED, BY_DIVERT, DIVERT)
        return True
