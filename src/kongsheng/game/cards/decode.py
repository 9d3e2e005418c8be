"""破译 (R-32): inspect the face-down intelligence that lies before you."""

from ..deck import DECODE
from ..effects import Function
from ..frames import Item
from ..model import State, air
from ..tokens import W_ARRIVAL, W_RESPONSE
from ..zones import inspect_flight
from .common import still_here


class Decode(Function):
    def __init__(self) -> None:
        super().__init__(DECODE, "R-32", W_ARRIVAL | W_RESPONSE, flight=True)

    def when(self, s: State, seat: int, which: int) -> str:
        t = air(s)
        return "" if t.at == seat and not t.face else "R-32"

    def valid(self, s: State, it: Item) -> bool:
        return still_here(s, it) and not air(s).face

    def run(self, s: State, it: Item) -> bool:
        if s.alive >> it.seat & 1:
            inspect_flight(s, air(s), it.seat)
        return True
