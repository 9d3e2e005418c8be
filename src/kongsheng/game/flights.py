"""Passing intelligence: sending, arriving, deciding, taking (chapter 4)."""

from typing import Optional

from .checks import check, drop_flight
from .deck import DIRECT, PUBLIC_DOCUMENT, TEXT
from .effects import AT_SENDING, FLIPS
from .events import (
    DECLINED,
    DOCUMENT,
    FLIGHT_AT,
    GAINED,
    HOW_DECLINED,
    HOW_PASSED,
    HOW_SKIPPED,
    MODE_CHANGED,
    NOTHING_SENT,
    PILE_SEEN,
    SENT,
    tell,
)
from .frames import Choice, Flight, Window
from .hearing import happen
from .items import use
from .knowledge import reveal, slip
from .model import State, air, next_alive
from .moments import DECLINE, FLIGHT_END, GAIN, Q_STRAY
from .queries import bound, permit
from .tokens import (
    BY_QUICK,
    COVERED,
    DROPPED,
    FREE_TO_DECLINE,
    NO,
    P_AIMING,
    P_ARRIVAL,
    P_DECIDE,
    P_DECLINED,
    P_DOCUMENT,
    P_LAUNCH,
    P_OVER,
    P_SENDING,
    SEAT,
    W_ARRIVAL,
    W_DECIDE,
    W_SENDING,
    W_TARGET,
    Z_DECK,
    Z_FLIGHT,
    Z_SPOT,
)
from .words import direct_targets
from .zones import discard_random, draw, land, stock


def begin(s: State, seat: int, card: int) -> None:
    """Start a transmission with a hand card, or with the top of the pile if ``card`` is -1 (R-07)."""
    if card >= 0:
        s.hands[seat].remove(card)
        slip(s, card, 1 << seat, Z_FLIGHT, 1 << seat)
    else:
        if not stock(s, 1):
            s.sent += 1
            tell(s, NOTHING_SENT, (seat,))
            return
        card = s.deck.pop()
        slip(s, card, Z_SPOT | Z_DECK, Z_FLIGHT, 1 << seat)
        tell(s, PILE_SEEN, (seat, 1), (s.cfg.deck.print_of[card],), 1 << seat)  # he looks at it first
    t = Flight(seat, card, s.cfg.deck.mode[card])
    t.looked = 1 << seat
    s.sent += 1
    s.flight = len(s.stack)
    s.stack.append(t)


def move(s: State, t: Flight, x: int, how: int, must: int = FREE_TO_DECLINE, brought_by: int = -1) -> None:
    """Let the intelligence come to rest at ``x``; go on at once past players who are lured away (R-13, R-64)."""
    while True:
        t.at = x
        t.visit += 1
        t.must = must
        t.brought_by = brought_by
        tell(s, FLIGHT_AT, (x, how))
        if not s.lured >> x & 1:
            return
        if x == t.seat:
            if not permit(s, Q_STRAY, x, -1, 0, "R-31"):
                drop_flight(s)
            return
        x = onward(s, t)
        how = HOW_SKIPPED
        must = FREE_TO_DECLINE
        brought_by = -1


def change_mode(s: State, seat: int, mode: int) -> None:
    """Let the card just chosen travel another way than it is printed with (R-54)."""
    t = air(s)
    t.mode = mode
    t.printed = -1
    tell(s, MODE_CHANGED, (seat, mode))


def onward(s: State, t: Flight) -> int:
    """Return where the intelligence goes if it is not taken where it lies (S-10, S-11)."""
    return t.seat if t.mode == DIRECT else next_alive(s, t.at, t.way)


def step_flight(s: State, t: Flight) -> None:
    """Advance the transmission one phase."""
    if t.card < 0 and t.step != P_DOCUMENT:
        t.step = P_OVER
    if t.step == P_SENDING:
        s.last_user = -1
        if t.regs or not _may_have_quick(s, t.seat):
            t.step = P_AIMING
        elif s.alive >> t.seat & 1:
            s.stack.append(Window(W_SENDING, t.seat, 1 << t.seat))
        else:
            drop_flight(s)
    elif t.step == P_AIMING:
        t.step = P_LAUNCH
        if t.mode == DIRECT and not t.regs and direct_targets(s, t.seat):
            s.stack.append(Window(W_TARGET, t.seat, 1 << t.seat))
    elif t.step == P_LAUNCH:
        _launch(s, t)
    elif t.step == P_ARRIVAL:
        _arrival(s, t)
    elif t.step == P_DECIDE:
        s.last_user = -1
        if not s.alive >> t.at & 1:
            _go_on(s, t, HOW_PASSED)
        elif bound(s, t):
            _take(s, t)
        else:
            s.stack.append(Window(W_DECIDE, t.at, 1 << t.at))
    elif t.step == P_DECLINED:
        if t.visit == t.opened:
            _go_on(s, t, HOW_DECLINED)
        else:
            t.step = P_ARRIVAL
    elif t.step == P_DOCUMENT:
        t.step = P_OVER
        _document(s, t)
    else:
        happen(s, (FLIGHT_END, t.at if len(t.regs) == 2 else -1, t.seat))
        s.stack.pop()
        s.flight = -1


def _may_have_quick(s: State, seat: int) -> bool:
    """Return whether, for all anybody knows, the sender has a quick skill for the moment of sending (R-50, R-54)."""
    if s.face[seat] == COVERED:
        return s.cfg.covert_sending and s.cfg.characters[s.char[seat]].latent
    for i in s.skills[seat]:
        sk = s.cfg.skills[i]
        if sk.timing & AT_SENDING and not sk.tags & FLIPS:
            return True
    return False


def _launch(s: State, t: Flight) -> None:
    seat = t.seat
    if not s.alive >> seat & 1:
        drop_flight(s)
        return
    p = s.cfg.deck.print_of[t.card]
    if t.mode == TEXT:
        t.face = 1
        reveal(s, t.card)
    tell(s, SENT, (seat, t.mode, p if t.face else -1), (p,), 1 << seat)
    if t.mode == DIRECT:
        x = t.regs[0] if t.regs else seat
        must = BY_QUICK if t.shield & DROPPED else FREE_TO_DECLINE
        t.step = P_ARRIVAL
        move(s, t, x, HOW_PASSED, must)
    else:
        t.step = P_ARRIVAL
        move(s, t, next_alive(s, seat, t.way), HOW_PASSED)
    t.regs = []


def _arrival(s: State, t: Flight) -> None:
    """Open the arrival window of the present place, or reopen it (R-63)."""
    if not s.alive >> t.at & 1:
        _go_on(s, t, HOW_PASSED)
        return
    if t.opened != t.visit:
        t.opened = t.visit
        s.last_user = -1
    start = t.at if s.last_user < 0 else (s.last_user + 1) % s.n
    s.stack.append(Window(W_ARRIVAL, start, s.alive))


def _go_on(s: State, t: Flight, how: int) -> None:
    t.step = P_ARRIVAL
    move(s, t, onward(s, t), how)


def resume_flight(s: State, t: Flight, w: Window, x: int, c: Optional[Choice]) -> None:
    """A window of the transmission has closed."""
    which = w.which
    if t.card < 0:
        return  # dropped while the window was open
    if which == W_ARRIVAL or which == W_SENDING:
        if c is not None:
            use(s, x, w.answers[x], c)
        elif which == W_SENDING:
            t.step = P_AIMING
        else:
            t.step = P_DECIDE
    elif which == W_TARGET:
        if c is not None:
            t.regs = [c.values[0] - SEAT]
    elif not w.answers[t.at] or not s.alive >> t.at & 1:
        _go_on(s, t, HOW_PASSED)  # he left while deciding
    elif w.answers[t.at][0] == NO:
        tell(s, DECLINED, (t.at,))
        t.step = P_DECLINED
        happen(s, (DECLINE, t.at, t.seat, t.mode))
        check(s, t.at)
    else:
        _take(s, t)


def _take(s: State, t: Flight) -> None:
    """The intelligence is turned up in front of whoever it lies at (S-13, G-16)."""
    x = t.at
    card = t.card
    t.card = -1
    t.step = P_DOCUMENT
    t.regs = [card, 1]
    land(s, x, card, t.seat)
    tell(s, GAINED, (x, s.cfg.deck.print_of[card], t.seat))
    happen(s, (GAIN, x, card, t.seat, t.owner))
    check(s, t.owner)


def _document(s: State, t: Flight) -> None:
    """A public document acts on its taker by his camp (R-43, R-85)."""
    card = t.regs[0]
    x = t.at
    if s.cfg.deck.function[card] != PUBLIC_DOCUMENT or not s.alive >> x & 1:
        return
    acts = s.cfg.deck.prints[s.cfg.deck.print_of[card]].acts
    act = acts[s.camp[x]]
    silent = act == 0 or (act < 0 and not s.hands[x])
    like = 0
    for camp in range(3):
        same = acts[camp] == 0 or (acts[camp] < 0 and not s.hands[x]) if silent else acts[camp] == act
        if same:
            like |= 1 << camp
    for v in range(s.n + 1):
        s.may[v * s.n + x] &= like
    if silent:
        return
    tell(s, DOCUMENT, (x, act))
    if act > 0:
        draw(s, x, act)
    else:
        discard_random(s, x, -act)
    check(s, t.owner)
