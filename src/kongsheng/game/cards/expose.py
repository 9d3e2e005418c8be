"""识破 (R-37): make the function card another player has just used void."""

from ..deck import EXPOSE
from ..effects import Function
from ..frames import Item
from ..model import State
from ..moments import Q_COUNTER
from ..queries import permit
from ..tokens import W_RESPONSE


class Expose(Function):
    def __init__(self) -> None:
        super().__init__(EXPOSE, "R-37", W_RESPONSE)

    def when(self, s: State, seat: int, which: int) -> str:
        below = s.stack[-2]  # the window is on top
        if not isinstance(below, Item) or below.function < 0 or below.seat == seat or below.negated:
            return "R-26"
        return permit(s, Q_COUNTER, seat, below.seat, below.function, "")

    def run(self, s: State, it: Item) -> bool:
        below = s.stack[-2]  # responses resolve directly above what they answer
        assert isinstance(below, Item)
        below.negated = 1
        return True
