"""What using a function card would bring, and what one that somebody else has used would do."""

from collections.abc import Callable
from typing import Final

from ..game.deck import (
    BLACK,
    BURN,
    DANGEROUS_INTEL,
    DECODE,
    DIRECT,
    DIVERT,
    EXPOSE,
    INTERCEPT,
    LOCK_ON,
    LURE_AWAY,
    PROBE,
    REINFORCE,
    RETURN,
    SWAP,
    TRUE_OR_FALSE,
)
from ..game.views import ItemView
from .outlook import Outlook

# What a card is worth in the hand, by function: roughly, how dear its use must be.
KEEP: Final = {
    PROBE: 2.0, LOCK_ON: 3.0, LURE_AWAY: 4.0, DECODE: 3.0, REINFORCE: 4.0, RETURN: 5.0, INTERCEPT: 9.0, EXPOSE: 9.0,
    BURN: 8.0, DIVERT: 9.0, DANGEROUS_INTEL: 5.0, SWAP: 7.0, TRUE_OR_FALSE: 1.0,
}  # fmt: skip
NEVER: Final = -1e9


def keep(o: Outlook, print_: int) -> float:
    """Return what a hand card is worth to its holder."""
    fn = o.table.function[print_]
    return KEEP.get(fn, 0.5)


# --- what would come of it ----------------------------------------------------------------------------------------
def lock_on(o: Outlook, x: int) -> float:
    f = o.v.flight
    if f is None or f.at != x or f.bound:
        return -1.0
    worth = o.in_air()[x]
    return worth - o.as_it_is()


def lure_away(o: Outlook, x: int) -> float:
    f = o.v.flight
    if f is None or f.at != x:
        return -1.0
    return o.goes_on(x) - o.as_it_is()


def give_back(o: Outlook) -> float:
    """RETURN: from wherever it lies."""
    f = o.v.flight
    if f is None:
        return 0.0
    if f.mode == DIRECT:
        return o.lies(f.sender, False) - o.as_it_is()
    return o.lies(o.next_seat(f.at, -f.way), False, -f.way) - o.as_it_is()


def goes_to(o: Outlook, x: int) -> float:
    """INTERCEPT by, or DIVERT to, ``x``."""
    return o.in_air()[x] - o.as_it_is() if o.v.flight is not None else 0.0


def swapped_for(o: Outlook, print_: int) -> float:
    f = o.v.flight
    if f is None:
        return 0.0
    colour = o.colour[print_]
    x = f.at
    taken = 1.0 if f.bound else 0.45
    if x == o.me:
        taken = 1.0 if f.bound or o.worth(x, colour) > 0 else 0.0
    return taken * o.worth(x, colour) - o.as_it_is()


def true_or_false(o: Outlook) -> float:
    odds = o.table.odds[-1]
    return sum(p * o.worth(x, c) for x in range(o.n) if o.alive(x) for c, p in odds)


def strangers(o: Outlook, x: int, camp: int) -> float:
    """How much a probe of ``x`` that names a camp may tell: most if it is as likely as not."""
    p = o.camps[x][camp]
    return 5.0 * (1.0 - o.sure(x)) + 14.0 * p * (1.0 - p) if x != o.me else NEVER


def rob(o: Outlook, x: int) -> float:
    return (1.0 + 0.5 * min(o.v.seats[x].hand, 6)) * (o.foe(x) - o.ally(x))


class Uses:
    """The value of using a print as a function now, before its target is named (`targets` tells the best)."""

    def __init__(self, o: Outlook) -> None:
        self.o = o

    def value(self, fn: int, print_: int) -> float:
        """Return what a function without a target, or with its best one, brings; `NEVER` if it makes no sense."""
        o = self.o
        f = o.v.flight
        if fn == REINFORCE:
            return 8.0 + 4.0 * o.blacks[o.me]
        if fn == TRUE_OR_FALSE:
            return true_or_false(o)
        if fn == EXPOSE:
            top = o.v.stack[-1] if o.v.stack else None
            return -effect(o, len(o.v.stack) - 1) if top is not None and not top.negated else NEVER
        if f is None:
            return NEVER if fn in (DECODE, RETURN, INTERCEPT, DIVERT, SWAP) else 0.0
        if pending(o, fn):
            return NEVER  # one at a time: wait for what is on the stack already
        if fn == INTERCEPT:
            return goes_to(o, o.me)
        if fn == RETURN:
            return give_back(o)
        if fn == SWAP:
            return swapped_for(o, print_)
        if fn == DECODE:
            return 4.0 + 8.0 * o.blacks[o.me] if not f.bound and f.print < 0 else NEVER
        return 0.0

    def target(self, fn: int, x: int, print_: int) -> float:
        """Return what a print used as a function and aimed at player ``x`` brings."""
        o = self.o
        if fn == LOCK_ON:
            return lock_on(o, x)
        if fn == LURE_AWAY:
            return lure_away(o, x)
        if fn == DIVERT:
            return goes_to(o, x)
        if fn == PROBE:
            return strangers(o, x, max(0, o.table.deck.prints[print_].camp))
        return rob(o, x)

    def bonus(self, fn: int) -> float:
        """Return what the mere use is worth to a reporter's mission."""
        w = self.o.wants
        return self.o.conditions(w.use[fn]) if w is not None and fn in w.use else 0.0


def pending(o: Outlook, fn: int) -> bool:
    """Return whether something of mine that moves the transmission is on the stack already."""
    return any(i.seat == o.me and i.function >= 0 and i.function != EXPOSE and not i.negated for i in o.v.stack)


# --- what somebody's card would do --------------------------------------------------------------------------------
def _aimed(o: Outlook, i: ItemView, rule: Callable[[Outlook, int], float]) -> float:
    return rule(o, i.target) if i.target >= 0 else 0.0


def effect(o: Outlook, k: int) -> float:
    """Return what it is worth to me that entry ``k`` of the stack takes effect."""
    i = o.v.stack[k]
    if i.negated:
        return 0.0
    fn = i.function
    f = o.v.flight
    if fn < 0:
        return 0.0
    if fn == EXPOSE:
        return -effect(o, k - 1) if k > 0 else 0.0
    if fn == LOCK_ON:
        if f is not None and f.at == i.target:
            return _aimed(o, i, lock_on)
        return -6.0 if i.target == o.me else 0.0
    if fn == LURE_AWAY:
        return _aimed(o, i, lure_away)
    if fn == RETURN:
        return give_back(o)
    if fn == INTERCEPT:
        return goes_to(o, i.seat)
    if fn == DIVERT:
        return _aimed(o, i, goes_to)
    if fn == BURN:
        return o.relief(i.holder, o.colour[i.aimed]) if i.aimed >= 0 else 0.0
    if fn == SWAP:
        if i.print >= 0:
            return swapped_for(o, i.print)
        return 12.0 * (o.ally(i.seat) - o.foe(i.seat)) * (2.0 if f is not None and f.at == o.me else 1.0)
    if fn == DANGEROUS_INTEL:
        return -7.0 if i.target == o.me else 0.0
    if fn == PROBE:
        return -2.0 if i.target == o.me else 0.0
    if fn == TRUE_OR_FALSE:
        return true_or_false(o)
    return 4.0 * (o.ally(i.seat) - o.foe(i.seat)) if fn == REINFORCE else 0.0


def sending(o: Outlook, print_: int, target: int) -> float:
    """Return what sending a hand card is worth; ``target`` is -1 for telegrams and texts."""
    v = o.v
    colour = o.colour[print_]
    mode = o.table.mode[print_]
    total = -keep(o, print_)
    if mode == DIRECT or target >= 0:  # a skill may have made it direct
        if target < 0:
            return total + o.worth(o.me, colour)
        t = 1.0 if v.seats[target].locked else 0.3 if o.blacks[target] >= 2 else 0.5
        return total + t * o.worth(target, colour) + (1 - t) * o.worth(o.me, colour)
    p = 1.0
    x = o.me
    for _ in range(o.n):
        x = o.next_seat(x, 1)
        if x == o.me:
            break
        if v.seats[x].locked:
            return total + p * o.worth(x, colour)
        t = 0.3 if o.blacks[x] >= 2 else 0.42
        if mode == 2:
            t = 0.05 if colour & BLACK else 0.3 + 0.6 * o.camps[x][0 if colour & 1 else 1]
        total += p * t * o.worth(x, colour)
        p *= 1 - t
    return total + p * o.worth(o.me, colour)
