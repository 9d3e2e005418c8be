"""Advancing a game: the only way a state changes."""

from collections.abc import Callable
from typing import Final, Optional

from .checks import lose, step_death, step_victory
from .errors import Broken, BudgetExceeded, Illegal, Why
from .flights import resume_flight, step_flight
from .frames import Choice, Flight, Frame, Item, Trigger, Window
from .items import DRAIN, resume_item, step_item
from .model import Config, Event, State
from .moments import TARGET
from .setup import deal
from .tokens import (
    ALIVE,
    CLOSE,
    DEAD,
    F_DEATH,
    F_FLIGHT,
    F_GAME,
    F_ITEM,
    F_TRIGGER,
    F_TURN,
    F_VICTORY,
    F_WINDOW,
    LEAVE,
    P_DOCUMENT,
    PASS,
    SEAT,
    TABLE,
    W_ARRIVAL,
    W_FREE,
)
from .triggers import resume_trigger, settle, step_trigger
from .turns import resume_game, resume_turn, step_game, step_turn
from .uses import USES, awaited, open_window
from .words import explain, legal, read, reread


def new_game(cfg: Config, seed: bytes, sink: Optional[list[Event]] = None) -> State:
    """Deal a game from a secret seed (256 bits for real games) and run it to its first prompt."""
    s = deal(cfg, seed)
    _guarded(s, sink, -1, b"")
    return s


def apply(s: State, seat: int, word: bytes, sink: Optional[list[Event]] = None) -> None:
    """Answer the open window for a seat, in place; append what happens to ``sink`` if one is given.

    ``seat`` may be `TABLE` with the words ``LEAVE SEAT+x`` (R-15, R-74) and ``CLOSE`` (a held, decided window).
    Raises `Illegal` before anything has changed, `BudgetExceeded` (R-60) or any internal error after which the state
    is marked broken and refuses everything with `Broken`; shells that cannot lose a game apply to a copy.
    """
    if s.broken:
        raise Broken("this state was left in the middle of a change")
    if type(word) is not bytes:  # it is kept in the state
        raise TypeError("a word is bytes")
    if seat == TABLE:
        why = _table(s, word)
    else:
        w = awaited(s, seat)
        if w is not None and len(word) == 1 and word[0] == PASS and w.which & USES and w.which != W_FREE:
            why = None
        else:
            why = explain(s, seat, word)
    if why is not None:
        raise Illegal(why)
    _guarded(s, sink, seat, word)


def _table(s: State, word: bytes) -> Optional[Why]:
    w = open_window(s)
    if w is None:
        return Why("S-17")
    if len(word) == 2 and word[0] == LEAVE:
        x = word[1] - SEAT
        return None if 0 <= x < s.n and s.status[x] == ALIVE else Why("R-74", 1, (word[1],))
    if len(word) == 1 and word[0] == CLOSE:
        return None if not s.cfg.auto_close and w.winner(s.n) != -2 else Why("R-20")
    return Why("R-74", 0)


def _guarded(s: State, sink: Optional[list[Event]], seat: int, word: bytes) -> None:
    s.sink = sink
    s.broken = True
    if seat >= 0:
        w = open_window(s)
        assert w is not None
        w.answers[seat] = word
    elif word:
        _obey(s, word)
    run(s)
    s.broken = False
    s.sink = None


def _obey(s: State, word: bytes) -> None:
    w = s.stack[-1]
    assert isinstance(w, Window)
    if word[0] == CLOSE:
        w.closed = True
        return
    x = word[1] - SEAT
    w.asked &= ~(1 << x)
    w.answers[x] = b""
    w.step = 1
    lose(s, x, x)


def _tidy(s: State, w: Window) -> None:
    """Somebody has left while the window was open: nobody is asked what no longer matters (R-66, R-67, R-74)."""
    w.step = 0
    f = s.stack[-2]
    gone = False
    if f.kind == F_TURN:
        gone = not s.alive >> f.seat & 1
    elif f.kind == F_FLIGHT:
        assert isinstance(f, Flight)
        gone = f.card < 0 or (w.which == W_ARRIVAL and not s.alive >> f.at & 1)
    for x in range(s.n):
        if not w.asked >> x & 1:
            continue
        if gone or s.status[x] >= DEAD:
            w.asked &= ~(1 << x)
            w.answers[x] = b""
        elif w.answers[x]:
            if reread(s, x, w, w.answers[x]) is None:
                w.answers[x] = b""  # what he has sealed has become impossible
        if w.asked >> x & 1 and not w.answers[x] and not legal(s, x):
            w.asked &= ~(1 << x)  # nothing is left to choose from


def run(s: State) -> None:
    """Advance until a window waits for answers or the game is over (R-60)."""
    budget = s.cfg.options.budget
    held = not s.cfg.auto_close
    while not s.over:
        f = s.stack[-1]
        kind = f.kind
        if kind == F_WINDOW:
            assert isinstance(f, Window)
            if f.step:
                _tidy(s, f)
            x = f.winner(s.n)
            if x == -2 or (held and not f.closed and f.asked):
                return
            c: Optional[Choice] = None
            if x >= 0:
                c = read(s, x, f, f.answers[x])
            s.stack.pop()
            g = s.stack[-1]
            RESUME[g.kind](s, g, f, x, c)
        else:
            if len(s.pending) and kind <= F_ITEM and _settles(s, f):
                continue
            STEP[kind](s, f)
        budget -= 1
        if budget < 0:
            raise BudgetExceeded(f"one answer led to more than {s.cfg.options.budget} automatic steps (R-60)")


def _settles(s: State, f: Frame) -> bool:
    """Ask about what has happened before this frame goes on (R-71)."""
    if s.dying:
        return False  # the deaths are handled to the end first
    base = 0
    if f.kind == F_ITEM:
        assert isinstance(f, Item)
        if f.step != DRAIN:
            return False
        below = s.stack[-2]
        if isinstance(below, Trigger) and below.event[0] != TARGET:
            return False  # what came of a trigger waits until its event is through: in the order of events
        base = f.base
    elif f.kind == F_FLIGHT and f.step == P_DOCUMENT:
        return False
    return settle(s, base)


def _item(s: State, f: Frame) -> None:
    assert isinstance(f, Item)
    step_item(s, f)


def _trigger(s: State, f: Frame) -> None:
    assert isinstance(f, Trigger)
    step_trigger(s, f)


def _flight(s: State, f: Frame) -> None:
    assert isinstance(f, Flight)
    step_flight(s, f)


def _to_item(s: State, f: Frame, w: Window, x: int, c: Optional[Choice]) -> None:
    assert isinstance(f, Item)
    resume_item(s, f, w, x, c)


def _to_trigger(s: State, f: Frame, w: Window, x: int, c: Optional[Choice]) -> None:
    assert isinstance(f, Trigger)
    resume_trigger(s, f, w, x, c)


def _to_flight(s: State, f: Frame, w: Window, x: int, c: Optional[Choice]) -> None:
    assert isinstance(f, Flight)
    resume_flight(s, f, w, x, c)


Step = Callable[[State, Frame], None]
Resume = Callable[[State, Frame, Window, int, Optional[Choice]], None]
# by kind of frame; deaths and victories open no windows of their own
STEP: Final[list[Step]] = [step_game, step_turn, _flight, _item, _trigger, step_death, step_victory]
RESUME: Final[list[Resume]] = [resume_game, resume_turn, _to_flight, _to_item, _to_trigger]
assert list(range(len(STEP))) == [F_GAME, F_TURN, F_FLIGHT, F_ITEM, F_TRIGGER, F_DEATH, F_VICTORY]
