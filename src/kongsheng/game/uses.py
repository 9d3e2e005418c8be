"""Whether a card or a skill may be used now: windows, limits, costs, targets. `words` builds on it."""

from typing import Final, Optional

from .effects import FLIPS, FORCED, HANDLES, QUICK, Skill, concerns
from .frames import Choice, Trigger, Window
from .model import State
from .moments import DEATH, Q_HANDLE, Q_USE, VICTORY
from .queries import arrival_open, inactive, permit, toll
from .slots import Hand
from .tokens import UP, W_ARRIVAL, W_FREE, W_OPEN, W_RESPONSE, W_SENDING, W_TRIGGER

USES: Final = W_OPEN | W_FREE | W_RESPONSE | W_ARRIVAL | W_SENDING | W_TRIGGER
NOTHING: Final = Choice()  # never changed


# --- what is being asked ----------------------------------------------------------------------------------------
def open_window(s: State) -> Optional[Window]:
    """Return the window that is waiting for answers, None if the game is over."""
    if s.over or not s.stack:
        return None
    w = s.stack[-1]
    return w if isinstance(w, Window) else None


def awaited(s: State, seat: int) -> Optional[Window]:
    """Return the window if it still waits for this seat."""
    w = open_window(s)
    if w is None or not 0 <= seat < s.n or not w.asked >> seat & 1 or w.answers[seat]:
        return None
    return w


# --- limits (G-04) ----------------------------------------------------------------------------------------------
def _used(s: State, seat: int, sk: Skill, slot: int, stamp: int) -> int:
    v = s.mem.get(seat << 16 | sk.index << 4 | slot, 0)
    return v & 15 if v >> 4 == stamp else 0


def exhausted(s: State, seat: int, sk: Skill) -> bool:
    """Return whether a limit per turn, round or game is used up."""
    return bool(
        (sk.per_turn and _used(s, seat, sk, 0, s.turn) >= sk.per_turn)
        or (sk.per_round and _used(s, seat, sk, 1, s.rounds[seat]) >= sk.per_round)
        or (sk.per_game and _used(s, seat, sk, 2, 0) >= sk.per_game)
    )


def count_use(s: State, seat: int, sk: Skill) -> None:
    """Count a use at its declaration."""
    key = seat << 16 | sk.index << 4
    if sk.per_turn:
        s.mem[key] = s.turn << 4 | _used(s, seat, sk, 0, s.turn) + 1
    if sk.per_round:
        s.mem[key | 1] = s.rounds[seat] << 4 | _used(s, seat, sk, 1, s.rounds[seat]) + 1
    if sk.per_game:
        s.mem[key | 2] = _used(s, seat, sk, 2, 0) + 1


def _tired(s: State) -> bool:
    """Return whether the current player has used up the free window (R-76)."""
    limit = s.cfg.options.use_limit
    return limit > 0 and s.uses >= limit


# --- cards and skills -------------------------------------------------------------------------------------------
def function_why(s: State, seat: int, fn: int, w: Window) -> str:
    """Return "" if some card may be used as the function now, else the clause that forbids it."""
    f = s.cfg.functions[fn]
    which = w.which
    if not f.timing & which or (f.flight and not arrival_open(s)):
        return f.clause
    if which == W_FREE and _tired(s):
        return "R-76"
    why = f.when(s, seat, which)
    if Q_USE in s.bends:
        why = permit(s, Q_USE, seat, -1, fn, why)
    if why:
        return why
    if f.slots and not f.slots[0].options(s, seat, NOTHING, 0):
        return "S-22"
    cost = toll(s, seat, fn, NOTHING)
    if cost and cost >= len(s.hands[seat]):
        return "G-03"
    return ""


def trigger_of(s: State) -> Trigger:
    """Return the event a trigger window is about."""
    f = s.stack[-2]
    assert isinstance(f, Trigger)
    return f


def hears(s: State, seat: int, sk: Skill, tr: Trigger) -> bool:
    """Return whether, by what everybody may know, the skill could answer the event (R-77)."""
    ev = tr.event
    return (
        concerns(sk, ev)
        and bool(s.alive >> seat & 1 or (ev[1] == seat and ev[0] in (DEATH, VICTORY)))  # G-15, S-20
        and (seat << 12 | sk.index) not in tr.used
        and sk.heard(s, seat, ev)
        and not exhausted(s, seat, sk)
    )


def skill_why(s: State, seat: int, sk: Skill, w: Window) -> str:
    """Return "" if the skill may be declared now, else the clause that forbids it."""
    which = w.which
    if not sk.timing & which:
        return "G-02"
    why = inactive(s, seat, sk)
    if why:
        return why
    if sk.tags & FLIPS and s.face[seat] == UP:
        return "G-05"
    if which == W_TRIGGER:
        if (sk.tags & FORCED and w.collect) or not hears(s, seat, sk, trigger_of(s)):
            return "R-24"
    elif which == W_RESPONSE and sk.timing & W_ARRIVAL and not sk.timing & W_OPEN and not arrival_open(s):
        return "G-02"  # meant for arrival windows
    elif exhausted(s, seat, sk):
        return "G-04"
    if sk.tags & HANDLES and not sk.tags & QUICK and Q_HANDLE in s.bends and s.flight >= 0:
        why = permit(s, Q_HANDLE, seat, -1, sk.index, "")
        if why:
            return why
    if which == W_FREE and _tired(s):
        return "R-76"
    why = sk.when(s, seat, which)
    if why:
        return why
    if sk.use_as != -1:
        why = function_why(s, seat, sk.use_as, w) if sk.use_as >= 0 else _as_what(s, seat, sk, w, {})
        if why:
            return why
    need = 0
    for slot in sk.slots:
        need += slot.hand
    if need > len(s.hands[seat]):
        return "G-03"
    for slot in sk.slots:
        if not slot.options(s, seat, NOTHING, 0):
            if isinstance(slot, Hand):
                if slot.every:
                    continue
                return "G-03"
            return "G-08"
    return ""


def _as_what(s: State, seat: int, sk: Skill, w: Window, ok: dict[int, str]) -> str:
    """For a skill whose function depends on the card: fill ``ok`` with why each card token may not be used.

    Return "" if some card may be used, else a clause that forbids it.
    """
    verdict = "G-03"
    for token in sk.slots[0].options(s, seat, NOTHING, 0):
        c = Choice()
        sk.slots[0].take(s, seat, c, token, 0)
        ok[token] = function_why(s, seat, sk.used_as(s, c.cards[0]), w)
        if not ok[token] or verdict:
            verdict = ok[token]
    return verdict
