"""Resampling what a viewer may not know: twin worlds for tests, search and research.

The sample is drawn by random swaps that start from the true world and never leave the worlds the viewer's view and
events allow (a Metropolis walk over consistent deals): sound by construction, and close to uniform.
"""

from typing import Final

from . import rng
from .checks import winners_now
from .deck import PROBE, SWAP
from .faces import index_skills
from .frames import Item, Trigger
from .model import State, air
from .moments import BURN, COUNTERED, EFFECT, GAIN, Q_DENY
from .queries import permit
from .tokens import COVERED, F_ITEM, F_TRIGGER, Z_DECK, Z_FACEDOWN, Z_FLIGHT, Z_SPOT, Z_STACK
from .uses import open_window

TRIES: Final = 12
DEALS: Final = 300  # attempts at identities: each is cheap, and the last resort is the truth


class _Slot:
    """A place of a card the viewer cannot see: zone bit, and what the card there must be."""

    def __init__(self, zone: int = 0, where: int = 0, index: int = 0, card: int = -1) -> None:
        self.zone = zone
        self.where = where  # seat, or position in the stack
        self.index = index
        self.card = card
        self.was = card
        self.function = -1  # known function
        self.mode = -1  # known printed mode
        self.fact = -1  # index in State.told


def redeal(s: State, viewer: int, r: list[int]) -> State:
    """Return a copy in which everything the viewer may not know is drawn anew.

    ``viewer`` is a seat or `WATCHER`; ``r`` is four generator words (not all zero), advanced in place. The copy gives
    the viewer the same view, legal words, explanations and default; its random streams are fresh and what others
    have sealed in the open window is forgotten.
    """
    t = s.copy()
    if t.over:
        return t
    t.rng = [rng.word(r, 0) for _ in range(rng.STREAMS)]
    t.nonce = [s.nonce[x] if x == viewer else rng.word(r, 0) for x in range(s.n)]
    w = open_window(t)
    if w is not None:
        for x in range(t.n):
            if x != viewer:
                w.answers[x] = b""
    for f in t.stack:
        if f.kind == F_TRIGGER:
            assert isinstance(f, Trigger)
            f.sealed = [a if x == viewer else b"" for x, a in enumerate(f.sealed)]
    _camps(t, viewer, r)
    _characters(t, viewer, r)
    _cards(t, viewer, r)
    return t


def _row(s: State, viewer: int) -> int:
    return viewer if viewer >= 0 else s.n


# --- identities -------------------------------------------------------------------------------------------------
def _stable(s: State) -> bool:
    """Return whether nobody wins as things stand (a world in which the game should be over is no twin)."""
    if s.ending or s.dying:
        return True
    declarers, reason = s.declarers, s.reason[:]
    won, end = winners_now(s)
    s.declarers, s.reason = declarers, reason
    return not won and end < 0


def _camps(s: State, viewer: int, r: list[int]) -> None:
    base = _row(s, viewer) * s.n
    open_seats = [x for x in range(s.n) if x != viewer and not s.shown >> x & 1 and s.may[base + x].bit_count() > 1]
    if len(open_seats) < 2:
        return
    was_stable = _stable(s)
    old = s.camp[:]
    camps = [s.camp[x] for x in open_seats]
    for _ in range(DEALS):  # whole deals, so that the truth is no likelier than any other
        rng.shuffle(r, 0, camps)
        for x, c in zip(open_seats, camps):
            if not s.may[base + x] >> c & 1:
                break
        else:
            for x, c in zip(open_seats, camps):
                s.camp[x] = c
            if (not was_stable or _stable(s)) and _probes_possible(s, viewer):
                for x in open_seats:
                    s.may[x * s.n + x] = 1 << s.camp[x]
                return
    s.camp = old


def _fits(s: State, card: int, x: int, act: int) -> bool:
    """Return whether a probe with this card could have led to what everybody saw; act 0: "passer-by" (R-39)."""
    p = s.cfg.deck.prints[s.cfg.deck.print_of[card]]
    if p.camp == s.camp[x]:
        return p.act == act or (act == 0 and not permit(s, Q_DENY, x, -1, 0, "R-82"))
    return act == 0


def _probes_possible(s: State, viewer: int) -> bool:
    """Return whether used probes can still be dealt consistently: the faces the viewer knows must fit as they are."""
    k = s.know[_row(s, viewer)]
    for card, x, act in s.told:
        if k.get(card, 0) == Z_FACEDOWN and not _fits(s, card, x, act):
            return False
    return True


# --- characters -------------------------------------------------------------------------------------------------
def _characters(s: State, viewer: int, r: list[int]) -> None:
    if not s.cfg.pool:
        return
    mine = set(s.candidates[viewer]) if viewer >= 0 else set()
    picking = s.char[0] < 0
    hidden = [
        x
        for x in range(s.n)
        if x != viewer and not picking and s.face[x] == COVERED and not (s.met | s.hinted) >> x & 1
    ]
    fixed = {s.char[x] for x in range(s.n) if x not in hidden and s.char[x] >= 0}
    free = [c for c in s.cfg.pool if c not in fixed and c not in mine]
    rng.shuffle(r, 0, free)
    latent = [c for c in free if s.cfg.characters[c].latent]
    old = [(x, s.char[x]) for x in hidden]
    for attempt in range(TRIES):
        rng.shuffle(r, 0, latent)
        for i, x in enumerate(hidden):
            _recast(s, x, latent[i])
        index_skills(s)
        if _stable(s):
            break
    else:
        for x, c in old:
            _recast(s, x, c)
        index_skills(s)
    taken = fixed | {s.char[x] for x in hidden}
    rest = [c for c in free if c not in taken]
    candidates: list[list[int]] = []
    for x in range(s.n):
        if x == viewer:
            candidates.append(s.candidates[x])
            continue
        kept = [s.char[x]] if not picking else []
        while len(kept) < len(s.candidates[x]) and rest:
            kept.append(rest.pop())
        candidates.append(sorted(kept))
    s.candidates = candidates


def _recast(s: State, x: int, char: int) -> None:
    if s.char[x] == char:
        return
    for key in [k for k in s.mem if k >> 16 == x]:
        del s.mem[key]
    ch = s.cfg.characters[char]
    first = s.cfg.first_skill[char]
    s.char[x] = char
    s.sex[x] = ch.sex
    s.skills[x] = list(range(first, first + len(ch.skills)))


# --- cards ------------------------------------------------------------------------------------------------------
def _cards(s: State, viewer: int, r: list[int]) -> None:
    """Permute the cards in places the viewer cannot see."""
    slots = _hidden(s, viewer)
    know = s.know[_row(s, viewer)]
    plain = [q for q in slots if q.function < 0 and q.mode < 0 and q.fact < 0 and know.get(q.card, 0) == 0]
    cards = [q.card for q in plain]
    rng.shuffle(r, 0, cards)
    for q, c in zip(plain, cards):
        q.card = c
    n = len(slots)
    special = [q for q in slots if q.function >= 0 or q.mode >= 0 or q.fact >= 0 or know.get(q.card, 0)]
    if n > 1:
        for q in special * 2:  # what may stand only in few places finds them by looking at all, its own among them
            order = list(range(n))
            rng.shuffle(r, 0, order)
            for i in order:
                if slots[i] is q or _try_swap(s, q, slots[i], know):
                    break
        for q in slots:  # facts that new identities contradict
            if q.fact >= 0 and not _allowed(s, q, q.card, know):
                for other in slots:
                    if _try_swap(s, q, other, know, True):
                        break
    _write(s, slots)
    _forget(s, viewer, slots)


def _allowed(s: State, q: _Slot, card: int, know: dict[int, int]) -> bool:
    m = know.get(card, 0)
    if m and not m & q.zone:
        return False
    if q.function >= 0 and s.cfg.deck.function[card] != q.function:
        return False
    if q.mode >= 0 and s.cfg.deck.mode[card] != q.mode:
        return False
    if q.fact >= 0:
        _, x, act = s.told[q.fact]
        return _fits(s, card, x, act)
    return True


def _try_swap(s: State, a: _Slot, b: _Slot, know: dict[int, int], mend: bool = False) -> bool:
    if a is b or not _allowed(s, a, b.card, know):
        return False
    if not _allowed(s, b, a.card, know) and not (mend and b.fact >= 0):
        return False
    a.card, b.card = b.card, a.card
    return True


def _hidden(s: State, viewer: int) -> list[_Slot]:
    row = _row(s, viewer)
    know = s.know[row]
    slots: list[_Slot] = []

    def add(q: _Slot) -> None:
        m = know.get(q.card, 0)
        if m and not m & m - 1 and m != Z_DECK:
            return  # the viewer knows exactly where it is
        slots.append(q)

    for x in range(s.n):
        if x != viewer:
            for i, c in enumerate(s.hands[x]):
                add(_Slot(1 << x, x, i, c))
    for i, c in enumerate(s.deck):
        if know.get(c, 0) != Z_SPOT:
            add(_Slot(Z_DECK, 0, i, c))
    facts = {card: i for i, (card, _, _) in enumerate(s.told)}
    for i, c in enumerate(s.facedown):
        q = _Slot(Z_FACEDOWN, 0, i, c)
        q.function = PROBE
        q.fact = facts.get(c, -1)
        add(q)
    if s.flight >= 0:
        t = air(s)
        if t.card >= 0 and not t.face and not (viewer >= 0 and t.looked >> viewer & 1):
            q = _Slot(Z_FLIGHT, 0, 0, t.card)
            if t.swapped:
                q.function = SWAP
            elif t.visit:
                q.mode = t.printed
            add(q)
    for i, f in enumerate(s.stack):
        if f.kind == F_ITEM:
            assert isinstance(f, Item)
            seen = viewer >= 0 and (f.seat == viewer or (f.regs and f.regs[0] >> viewer & 1))
            if f.card >= 0 and f.hidden and not seen:
                q = _Slot(Z_STACK, i, 0, f.card)
                q.function = f.function
                q.fact = facts.get(f.card, -1)
                add(q)
    return slots


CARD_AT: Final = {GAIN: 2, EFFECT: 4, COUNTERED: 3, BURN: 2}  # where moments name a card


def _renamed(ev: tuple[int, ...], now: dict[int, int]) -> tuple[int, ...]:
    """Return the moment with the card it names replaced by the one that is in its place now."""
    at = CARD_AT.get(ev[0], -1) if ev else -1
    if at < 0 or ev[at] not in now:
        return ev
    return (*ev[:at], now[ev[at]], *ev[at + 1 :])


def _write(s: State, slots: list[_Slot]) -> None:
    now = {q.was: q.card for q in slots}
    s.pending = [_renamed(ev, now) for ev in s.pending]
    for f in s.stack:
        if isinstance(f, (Item, Trigger)):
            f.event = _renamed(f.event, now)
    for q in slots:
        if q.zone == Z_DECK:
            s.deck[q.index] = q.card
        elif q.zone == Z_FACEDOWN:
            s.facedown[q.index] = q.card
        elif q.zone == Z_FLIGHT:
            t = air(s)
            for g in s.stack:
                if isinstance(g, Item) and g.aim == t.card:
                    g.aim = q.card
            t.card = q.card
        elif q.zone == Z_STACK:
            f = s.stack[q.where]
            assert isinstance(f, Item)
            f.card = q.card
            f.picked.cards[0] = q.card
        else:
            s.hands[q.where][q.index] = q.card
        if q.fact >= 0:
            _, x, act = s.told[q.fact]
            s.told[q.fact] = (q.card, x, act)


def _forget(s: State, viewer: int, slots: list[_Slot]) -> None:
    """What the others had seen of cards that are elsewhere now no longer holds."""
    row = _row(s, viewer)
    moved = {q.card for q in slots}
    public = s.know[s.n]
    for v in range(s.n):
        if v != row:
            s.know[v] = {c: m for c, m in s.know[v].items() if c not in moved or public.get(c, 0) == m}
