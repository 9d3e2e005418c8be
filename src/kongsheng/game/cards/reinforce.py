"""增援 (R-40): draw one card, and one more for each black intelligence before you."""

from ..deck import REINFORCE
from ..effects import Function
from ..frames import Item
from ..model import State
from ..tokens import W_FREE
from ..zones import draw
from .common import own_free


class Reinforce(Function):
    def __init__(self) -> None:
        super().__init__(REINFORCE, "R-40", W_FREE)

    def when(self, s: State, seat: int, which: int) -> str:
        return own_free(s, seat, "R-70")

    def run(self, s: State, it: Item) -> bool:
        if s.alive >> it.seat & 1:
            draw(s, it.seat, 1 + s.black[it.seat])
        return True
