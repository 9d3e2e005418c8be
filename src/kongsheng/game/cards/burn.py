"""烧毁 (R-38): burn one intelligence containing black."""

from ..checks import check
from ..deck import BLACK, BURN
from ..effects import ANY, Function
from ..frames import Item
from ..model import State
from ..queries import afford
from ..slots import Intel
from ..zones import burn


def burnable(s: State, seat: int, x: int) -> str:
    """Any living player, if what aiming at him costs can be paid."""
    if not s.alive >> x & 1:
        return "G-08"
    return afford(s, seat, x, BURN)


class Burn(Function):
    def __init__(self) -> None:
        super().__init__(BURN, "R-38", ANY, (Intel(burnable, BLACK),))

    def valid(self, s: State, it: Item) -> bool:
        return it.picked.intel[0] in s.intel[it.picked.seats[0]]

    def run(self, s: State, it: Item) -> bool:
        burn(s, it.picked.seats[0], it.picked.intel[0], it.seat)
        check(s, it.seat)
        return True
