"""掉包 (R-36): this card takes the place of the face-down intelligence, which is laid open in the discard pile."""

from ..deck import SWAP
from ..effects import Function
from ..frames import Item
from ..model import State, air
from ..queries import arrival_open
from ..tokens import W_ARRIVAL, W_RESPONSE, Z_STACK
from ..zones import substitute


class Swap(Function):
    def __init__(self) -> None:
        super().__init__(SWAP, "R-36", W_ARRIVAL | W_RESPONSE, flight=True, facedown=True)

    def when(self, s: State, seat: int, which: int) -> str:
        return "" if not air(s).face else "R-36"

    def valid(self, s: State, it: Item) -> bool:
        return arrival_open(s) and air(s).card >= 0 and not air(s).face

    def run(self, s: State, it: Item) -> bool:
        card = it.card
        it.card = -1
        s.discard.append(substitute(s, air(s), card, it.seat, Z_STACK, 1 << it.seat, True, SWAP))
        return True
