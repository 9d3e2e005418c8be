"""Layered questions: rules < card text < skill < quick skill; in one layer "may not" beats "may" (S-23, R-106)."""

from .deck import TRUE_OR_FALSE
from .effects import ABOVE, FLIPS, QUICK, Skill
from .frames import Choice, Flight
from .model import State
from .moments import BY_LOCK, Q_AIM, Q_DECLINE, Q_TOLL
from .slots import Slot
from .tokens import BY_DIVERT, BY_INTERCEPT, FREE_TO_DECLINE, P_ARRIVAL, SEAT, UP


def inactive(s: State, seat: int, sk: Skill) -> str:
    """Return "" if the skill of the seat works now, else the clause that silences it (S-37, S-39)."""
    if s.face[seat] == UP:
        return ""
    if not s.cfg.characters[s.char[seat]].latent:
        return "S-39"
    if sk.index == s.copied[seat]:
        return "S-37"  # a borrowed skill counts as printed below the line
    return "" if sk.tags & (ABOVE | FLIPS) else "S-37"


def permit(s: State, q: int, seat: int, x: int, arg: int, why: str) -> str:
    """Answer a yes/no question whose answer by rules and card text is ``why`` ("" = yes)."""
    if q not in s.bends:
        return why
    best = 0
    verdict = 0
    for e in s.bends[q]:
        owner = e >> 12
        sk = s.cfg.skills[e & 0xFFF]
        if not s.alive >> owner & 1 or inactive(s, owner, sk):
            continue
        v = sk.bend(s, owner, q, seat, x, arg)
        if v:
            layer = 2 if sk.tags & QUICK else 1
            if layer > best:
                best = layer
                verdict = v
            elif layer == best and v < 0:
                verdict = v
    if best == 0:
        return why
    return "" if verdict > 0 else "S-23"


def number(s: State, q: int, seat: int, x: int, arg: int, value: int) -> int:
    """Answer a question of number whose answer by the rules is ``value``."""
    if q not in s.bends:
        return value
    for e in s.bends[q]:
        owner = e >> 12
        sk = s.cfg.skills[e & 0xFFF]
        if s.alive >> owner & 1 and not inactive(s, owner, sk):
            value = sk.amount(s, owner, q, seat, x, arg, value)
    return value


def may_aim(s: State, seat: int, x: int, fn: int) -> str:
    """Return "" if the seat may aim the function at player ``x``, costs aside."""
    return permit(s, Q_AIM, seat, x, fn, s.cfg.functions[fn].aim(s, seat, x))


def toll(s: State, seat: int, fn: int, c: Choice) -> int:
    """Return how many extra cards the function costs for the targets named."""
    if Q_TOLL not in s.bends:
        return 0
    if fn == TRUE_OR_FALSE:  # every living player is its target
        total = 0
        for x in range(s.n):
            if s.alive >> x & 1:
                total = number(s, Q_TOLL, seat, x, fn, total)
        return total
    if not c.seats:
        return 0
    return number(s, Q_TOLL, seat, c.seats[-1], fn, 0)


def arrival_open(s: State) -> bool:
    """Return whether an arrival window, or a response window it opened, is going on (R-61)."""
    return s.flight >= 0 and s.stack[s.flight].step == P_ARRIVAL


def bound(s: State, t: Flight) -> str:
    """Return "" if whoever the intelligence lies at may decline it, else the clause that binds him (R-51)."""
    x = t.at
    if x == t.seat:
        return "S-10"
    if s.locked >> x & 1:
        why = permit(s, Q_DECLINE, x, -1, BY_LOCK, "R-30")
        if why:
            return why
    if t.must != FREE_TO_DECLINE:
        clause = "R-34" if t.must == BY_DIVERT else "R-35" if t.must == BY_INTERCEPT else "S-23"
        return permit(s, Q_DECLINE, x, -1, t.must, clause)
    return ""


def afford(s: State, seat: int, x: int, fn: int, spent: int = 1) -> str:
    """Return "" if the seat can pay what aiming the function at ``x`` costs beyond ``spent`` hand cards."""
    if Q_TOLL not in s.bends:
        return ""
    return "" if len(s.hands[seat]) - spent >= number(s, Q_TOLL, seat, x, fn, 0) else "G-03"


class PlayerTarget(Slot):
    """The target player of a function (R-87)."""

    def __init__(self, function: int = 0) -> None:
        super().__init__()
        self.function = function

    def why(self, s: State, seat: int, x: int, c: Choice) -> str:
        return may_aim(s, seat, x, self.function) or afford(s, seat, x, self.function, max(1, len(c.cards)))

    def options(self, s: State, seat: int, c: Choice, k: int) -> bytes:
        if k:
            return b""
        return bytes([SEAT + x for x in range(s.n) if s.alive >> x & 1 and not self.why(s, seat, x, c)])

    def take(self, s: State, seat: int, c: Choice, token: int, k: int) -> bool:
        c.seats.append(token - SEAT)
        return True

    def refuse(self, s: State, seat: int, c: Choice, token: int, k: int) -> str:
        x = token - SEAT
        if not 0 <= x < s.n:
            return "S-22"
        return self.why(s, seat, x, c) or "G-08"
