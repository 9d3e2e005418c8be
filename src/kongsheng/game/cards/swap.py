"""掉包 (R-36): this card takes the place of the face-down intelligence, which is laid open in the discard pile."""

from ..deck import SWAP
from ..effects import Function
from ..events import SUBSTITUTED, tell
from ..model import W_ARRIVAL, W_RESPONSE, Z_FLIGHT, Z_STACK, Item, State, air
from ..queries import arrival_open
from ..zones import reveal, slip


class Swap(Function):
    def __init__(self) -> None:
        super().__init__(SWAP, "R-36", W_ARRIVAL | W_RESPONSE, flight=True, facedown=True)

    def when(self, s: State, seat: int, which: int) -> str:
        return "" if not air(s).face else "R-36"

    def valid(self, s: State, it: Item) -> bool:
        return arrival_open(s) and air(s).card >= 0 and not air(s).face

    def run(self, s: State, it: Item) -> bool:
        t = air(s)
        old = t.card
        s.discard.append(old)
        reveal(s, old)
        t.card = it.card
        it.card = -1
        if it.hidden:
            slip(s, t.card, Z_STACK, Z_FLIGHT, 1 << it.seat, SWAP)
            t.swapped = 1
        t.looked = 1 << it.seat
        t.owner = it.seat
        p = s.cfg.deck.print_of[t.card]
        tell(s, SUBSTITUTED, (it.seat, s.cfg.deck.print_of[old], -1 if it.hidden else p), (p,), 1 << it.seat)
        return True
