"""Asking about what has happened: triggers one by one, the covered all at once (R-24, R-71, R-77)."""

from typing import Optional

from .effects import FLIPS, FORCED, Skill
from .frames import Choice, Trigger, Window
from .hearing import covertly_heard
from .items import ASKED, COVERT, DECLINED, force, use
from .model import State
from .queries import inactive
from .tokens import COVERED, PASS, SKILL, W_TRIGGER
from .uses import hears
from .words import reread


def step_trigger(s: State, tr: Trigger) -> None:
    """Ask the listeners of an event: the covered at once and covertly, the others one by one (R-24, R-71, R-77)."""
    kind = tr.event[0]
    if tr.step == COVERT:
        tr.covered = covertly_heard(s, tr.event) if kind in s.cfg.covert else 0
        tr.step = ASKED
        if tr.covered:
            s.stack.append(Window(W_TRIGGER, tr.seat, tr.covered, True))
            return
    while tr.pos < s.n:
        x = (tr.seat + tr.pos) % s.n
        if tr.covered >> x & 1:
            tr.pos += 1
            word = tr.sealed[x]
            if word and word[0] != PASS:
                w = Window(W_TRIGGER, x, 1 << x)
                s.stack.append(w)
                c = reread(s, x, w, word)
                s.stack.pop()
                if c is not None:  # else what it needed is gone by now
                    tr.users |= 1 << x
                    tr.again = True
                    _use_trigger(s, tr, x, word, c)
                    return
        elif (tr.rounds == 0 or tr.users >> x & 1) and kind in s.hears and _asks(s, tr, x):
            return
        else:
            tr.pos += 1
            tr.step = ASKED
    if tr.again:
        tr.again = False
        tr.rounds += 1
        tr.pos = 0
        tr.step = COVERT
        tr.sealed = [b""] * len(tr.sealed)
    else:
        s.stack.pop()


def _asks(s: State, tr: Trigger, x: int) -> bool:
    """Ask the seat which of its triggers comes next, or run what is forced; False if there is none left (R-56)."""
    if s.face[x] == COVERED:
        return False  # the covered are only ever asked covertly
    forced: list[int] = []
    offers = 0
    choice = False
    for e in s.hears[tr.event[0]]:
        if e >> 12 != x:
            continue
        sk = s.cfg.skills[e & 0xFFF]
        if sk.tags & FLIPS or inactive(s, x, sk) or not hears(s, x, sk, tr) or _aimless(s, x, sk):
            continue
        if sk.tags & FORCED:
            forced.append(e & 0xFFF)
        else:
            choice = True
        offers += 1
    if tr.step == ASKED and (choice or offers > 1):
        s.stack.append(Window(W_TRIGGER, x, 1 << x))
        return True
    if forced:
        tr.used.append(x << 12 | forced[0])
        force(s, x, forced[0], tr.event)
        return True
    return False


def _aimless(s: State, x: int, sk: Skill) -> bool:
    """Return whether there is nothing a trigger could be aimed at, which everybody sees (G-08)."""
    s.stack.append(Window(W_TRIGGER, x, 1 << x))
    nothing = any(not slot.hand and not slot.options(s, x, Choice(), 0) for slot in sk.slots)
    s.stack.pop()
    return nothing


def _use_trigger(s: State, tr: Trigger, x: int, word: bytes, c: Choice) -> None:
    i = s.skills[x][word[0] - SKILL]
    tr.used.append(x << 12 | i)
    if s.cfg.skills[i].tags & FORCED:
        force(s, x, i, tr.event)
    else:
        use(s, x, word, c, tr.event)


def resume_trigger(s: State, tr: Trigger, w: Window, x: int, c: Optional[Choice]) -> None:
    """A trigger window has closed."""
    if w.collect:
        tr.sealed = w.answers[:]
    elif c is not None:
        _use_trigger(s, tr, x, w.answers[x], c)
    else:
        tr.step = DECLINED  # what is forced still runs, in printed order


def settle(s: State, base: int) -> bool:
    """Start asking about the oldest event above ``base``; False if there is none (R-71)."""
    if len(s.pending) <= base:
        return False
    ev = s.pending.pop(base)
    s.stack.append(Trigger(s.turn_seat if s.last_user < 0 else (s.last_user + 1) % s.n, ev))
    return True
