"""试探 (R-39): hand a player a card only you two see; if it names his camp he must do what it says."""

from ..deck import PROBE
from ..effects import Function
from ..events import PROBE_ANSWERED, PROBE_DISCARD, PROBE_DRAW, PROBE_NO_HAND, PROBE_PASSERBY, PROBE_SHOWN, tell
from ..frames import Item
from ..items import choose
from ..knowledge import look
from ..model import State
from ..moments import Q_DENY, Q_PROBE
from ..queries import PlayerTarget, may_aim, number, permit
from ..slots import Slot, Value
from ..tokens import NO, W_FREE, YES, Z_STACK
from ..zones import discard_random, draw
from .common import own_free


class Probe(Function):
    def __init__(self) -> None:
        super().__init__(PROBE, "R-39", W_FREE, (PlayerTarget(PROBE),), facedown=True)

    def when(self, s: State, seat: int, which: int) -> str:
        return own_free(s, seat, "R-70")

    def valid(self, s: State, it: Item) -> bool:
        return not may_aim(s, it.seat, it.picked.seats[0], PROBE)

    def run(self, s: State, it: Item) -> bool:
        x = it.picked.seats[0]
        p = s.cfg.deck.prints[s.cfg.deck.print_of[it.card]]
        if it.stage == 0:
            it.stage = 1
            look(s, x, it.card, Z_STACK)
            it.regs = [1 << it.seat | 1 << x]  # who knows the face
            tell(s, PROBE_SHOWN, (it.seat, x), (s.cfg.deck.print_of[it.card],), it.regs[0])
            # a player who may deny is asked whether the card fits or not: being asked must not tell
            if not permit(s, Q_DENY, x, -1, 0, "R-82") and choose(s, it, x):
                return False
        if not s.alive >> x & 1:
            return True  # he left while he was to answer
        deny = it.got is not None and it.got.values[0] == NO
        fits = s.camp[x] == p.camp and not deny
        outcome = _answer(s, x, p.act) if fits else PROBE_PASSERBY
        tell(s, PROBE_ANSWERED, (x, outcome))
        if fits or permit(s, Q_DENY, x, -1, 0, "R-82"):
            s.told.append((it.card, x, p.act if fits else 0))
            for v in (it.seat, x):
                s.may[v * s.n + x] &= 1 << p.camp if fits else 7 & ~(1 << p.camp)
        return True

    def choice(self, s: State, it: Item, seat: int) -> tuple[Slot, ...]:
        p = s.cfg.deck.prints[s.cfg.deck.print_of[it.card]]
        return (Value(bytes([YES, NO]) if s.camp[seat] == p.camp else bytes([NO])),)


def _answer(s: State, x: int, act: int) -> int:
    """Do what the card says; return what everybody sees (R-82)."""
    act = number(s, Q_PROBE, x, -1, act, act)
    if act > 0:
        draw(s, x, act)
        return PROBE_DRAW
    return PROBE_DISCARD if discard_random(s, x, -act) else PROBE_NO_HAND
