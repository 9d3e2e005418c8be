"""The one source of legality: what a seat may say, token by token, and why not.

`legal`, `explain`, `default` and the reading of accepted words all walk the same grammar.
"""

from collections.abc import Iterator
from typing import Final, Optional

from . import rng
from .effects import DEATH, FLIPS, FORCED, HANDLES, QUICK, Q_HANDLE, Q_USE, VICTORY, Hand, Skill, Slot, concerns
from .model import (
    DONE,
    END_TURN,
    F_TURN,
    MAX_WORD,
    NO,
    ORD,
    PASS,
    PLAY,
    PRINT,
    SEAT,
    SEND,
    SKILL,
    UP,
    W_ARRIVAL,
    W_DECIDE,
    W_DISCARD,
    W_FREE,
    W_OPEN,
    W_PICK,
    W_RESPONSE,
    W_SENDING,
    W_TARGET,
    W_TRIGGER,
    YES,
    Choice,
    Illegal,
    Item,
    State,
    Trigger,
    Why,
    Window,
    air,
)
from .queries import arrival_open, bound, inactive, permit, toll

USES: Final = W_OPEN | W_FREE | W_RESPONSE | W_ARRIVAL | W_SENDING | W_TRIGGER
NOTHING: Final = Choice()  # never changed
TOLLS: Final = (Hand(0), Hand(1), Hand(2), Hand(3))


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


# --- the grammar ------------------------------------------------------------------------------------------------
def _heads(s: State, seat: int, w: Window) -> bytes:
    which = w.which
    if which & USES:
        out = bytearray() if which == W_FREE else bytearray(b"\0")
        if which != W_SENDING and which != W_TRIGGER:
            of = s.cfg.deck.function
            timing = s.cfg.function_timing
            tried = 0
            for c in s.hands[seat]:
                fn = of[c]
                if timing[fn] & which and not tried >> fn & 1:
                    tried |= 1 << fn
                    if not function_why(s, seat, fn, w):
                        out.append(PLAY)
                        break
        if which == W_FREE:
            out.append(END_TURN if s.sent else SEND)
            if not s.sent and not s.hands[seat] and not (s.deck or s.discard or s.facedown):
                out[-1] = END_TURN
        k = 0
        for i in s.skills[seat]:
            sk = s.cfg.skills[i]
            if sk.timing & which and not skill_why(s, seat, sk, w):
                out.append(SKILL + k)
            k += 1
        return bytes(out)
    if which == W_DECIDE:
        return bytes([YES]) if bound(s, air(s)) else bytes([YES, NO])
    return _walk(s, seat, w, b"", Choice())


def _slots(s: State, seat: int, slots: tuple[Slot, ...], fn: int, word: bytes, i: int, c: Choice) -> bytes:
    """Walk the slots (then what the targets cost extra); return the next options, b"" if the word is whole."""
    n = len(word)
    last = len(slots)
    for j in range(last + 1):
        if j < last:
            slot = slots[j]
        elif fn >= 0:
            slot = TOLLS[toll(s, seat, fn, c)]
        else:
            break
        if isinstance(slot, Hand) and slot.every:
            c.cards += [x for x in s.hands[seat] if x not in c.cards]
        k = 0
        while True:
            options = slot.options(s, seat, c, k)
            if not options:
                break
            if i == n:
                return options
            token = word[i]
            if token not in options:
                raise Illegal(Why(slot.refuse(s, seat, c, token, k), i, (token,)))
            i += 1
            full = slot.take(s, seat, c, token, k)
            k += 1
            if full:
                break
    if i < n:
        raise Illegal(Why("S-22", i, (word[i],)))
    return b""


def _end(word: bytes) -> bytes:
    if len(word) > 1:
        raise Illegal(Why("S-22", 1, (word[1],)))
    return b""


def _card(s: State, seat: int, w: Window, word: bytes, c: Choice) -> bytes:
    """PLAY print ..."""
    of = s.cfg.deck.print_of
    if len(word) == 1:
        ok: dict[int, str] = {}
        out: set[int] = set()
        why = "S-22"
        for x in s.hands[seat]:
            fn = s.cfg.deck.function[x]
            if fn not in ok:
                ok[fn] = function_why(s, seat, fn, w)
            if not ok[fn]:
                out.add(PRINT + of[x])
            else:
                why = ok[fn]
        if not out:
            raise Illegal(Why(why, 0, (PLAY,)))
        return bytes(sorted(out))
    p = word[1] - PRINT
    if not 0 <= p < len(s.cfg.deck.prints):
        raise Illegal(Why("S-22", 1, (word[1],)))
    fn = s.cfg.deck.prints[p].function
    why = function_why(s, seat, fn, w)
    if why:
        raise Illegal(Why(why, 1, (word[1],)))
    one = Hand(1)
    if word[1] not in one.options(s, seat, c, 0):
        raise Illegal(Why("S-22", 1, (word[1],)))
    one.take(s, seat, c, word[1], 0)
    return _slots(s, seat, s.cfg.functions[fn].slots, fn, word, 2, c)


def _skill(s: State, seat: int, w: Window, word: bytes, c: Choice) -> bytes:
    """SKILL ..."""
    k = word[0] - SKILL
    if k >= len(s.skills[seat]):
        raise Illegal(Why("S-22", 0, (word[0],)))
    sk = s.cfg.skills[s.skills[seat][k]]
    why = skill_why(s, seat, sk, w)
    if why:
        raise Illegal(Why(why, 0, (word[0],)))
    slots = sk.slots
    fn = sk.use_as
    if fn == -2:  # which function depends on the card named first
        ok: dict[int, str] = {}
        _as_what(s, seat, sk, w, ok)
        if len(word) == 1:
            return bytes([token for token in ok if not ok[token]])
        if ok.get(word[1], "G-03"):
            raise Illegal(Why(ok.get(word[1], "G-03"), 1, (word[1],)))
        head = Choice()
        slots[0].take(s, seat, head, word[1], 0)
        fn = sk.used_as(s, head.cards[0])
    if fn >= 0:
        slots = slots + s.cfg.functions[fn].slots
    return _slots(s, seat, slots, fn, word, 1, c)


def _walk(s: State, seat: int, w: Window, word: bytes, c: Choice) -> bytes:
    """Return what may follow ``word`` (b"": it is whole), filling in what it names; raise `Illegal`."""
    which = w.which
    if which & USES:
        t = word[0]
        if t == PASS and which != W_FREE:
            return _end(word)
        if t == PLAY and which != W_SENDING and which != W_TRIGGER:
            return _card(s, seat, w, word, c)
        if SKILL <= t < SKILL + 16:
            return _skill(s, seat, w, word, c)
        if which == W_FREE and (t == SEND or t == END_TURN):
            if t not in _heads(s, seat, w):
                raise Illegal(Why("S-09", 0, (t,)))
            if t == END_TURN or not s.hands[seat]:
                return _end(word)
            return _slots(s, seat, (TOLLS[1],), -1, word, 1, c)
        if which == W_TRIGGER and trigger_of(s).immediate:
            raise Illegal(Why("S-27", 0, (t,)))
        raise Illegal(Why("S-09" if which == W_FREE else "S-22", 0, (t,)))
    if which == W_DECIDE:
        t = word[0]
        if t == NO:
            why = bound(s, air(s))
            if why:
                raise Illegal(Why(why, 0, (t,)))
        elif t != YES:
            raise Illegal(Why("S-27", 0, (t,)))
        return _end(word)
    return _slots(s, seat, selection(s, seat, w), -1, word, 0, c)


class _OneOf(Slot):
    """One of some tokens that need no reading."""

    def __init__(self, tokens: bytes = b"", clause: str = "S-22") -> None:
        super().__init__()
        self.tokens = tokens
        self.clause = clause

    def options(self, s: State, seat: int, c: Choice, k: int) -> bytes:
        return b"" if k else self.tokens

    def take(self, s: State, seat: int, c: Choice, token: int, k: int) -> bool:
        c.values.append(token)
        return True

    def refuse(self, s: State, seat: int, c: Choice, token: int, k: int) -> str:
        return self.clause


def direct_targets(s: State, sender: int) -> bytes:
    """Return the seats a direct intelligence may go to, as tokens (S-11, R-44, R-79)."""
    return bytes([SEAT + x for x in range(s.n) if x != sender and s.alive >> x & 1 and not s.lured >> x & 1])


class _Direct(_OneOf):
    """Whom a direct intelligence goes to."""

    def refuse(self, s: State, seat: int, c: Choice, token: int, k: int) -> str:
        x = token - SEAT
        if x == seat:
            return "R-79"
        return "R-44" if 0 <= x < s.n and s.lured >> x & 1 else "S-11"


def selection(s: State, seat: int, w: Window) -> tuple[Slot, ...]:
    """Return the grammar of a window that is not about using something."""
    which = w.which
    if which == W_PICK:
        return (_OneOf(bytes([ORD + i for i in range(len(s.candidates[seat]))]), "R-03"),)
    if which == W_TARGET:
        return (_Direct(direct_targets(s, seat)),)
    if which == W_DISCARD:
        return (Hand(len(s.hands[seat]) - s.cfg.options.hand_limit),)
    it = s.stack[-2]
    if it.kind == F_TURN:
        return (TOLLS[1],)  # the card of an extra transmission
    assert isinstance(it, Item)
    return s.cfg.effect(it).choice(s, it, seat)


def read(s: State, seat: int, w: Window, word: bytes) -> Choice:
    """Return what an accepted word names, as physical cards and seats."""
    c = Choice()
    _walk(s, seat, w, word, c)
    return c


def reread(s: State, seat: int, w: Window, word: bytes) -> Optional[Choice]:
    """Read a word that was accepted in an earlier situation; None if it is no longer legal."""
    try:
        c = Choice()
        return None if _walk(s, seat, w, word, c) else c
    except Illegal:
        return None


# --- the interface ----------------------------------------------------------------------------------------------
def legal(s: State, seat: int, prefix: bytes = b"") -> bytes:
    """Return the tokens that may come next, ascending; b"" if the prefix is a whole word or the seat is not asked.

    There are no dead ends: every token leads to a whole word. Raises `Illegal` for a prefix that leads to none.
    """
    w = awaited(s, seat)
    if w is None:
        return b""
    if not prefix:
        return _heads(s, seat, w)
    return _walk(s, seat, w, prefix, Choice())


def words(s: State, seat: int) -> Iterator[bytes]:
    """Yield every whole word the seat may say, lazily and in ascending order. There can be thousands."""
    if awaited(s, seat) is None:
        return
    todo = [bytes([t]) for t in reversed(_heads(s, seat, awaited(s, seat) or Window()))]
    while todo:
        word = todo.pop()
        following = legal(s, seat, word)
        if not following:
            yield word
        for t in reversed(following):
            todo.append(word + bytes([t]))


def explain(s: State, seat: int, word: bytes) -> Optional[Why]:
    """Return None if the seat may say the word now, else why not (the clause and the first bad token)."""
    if s.over:
        return Why("S-17")
    w = awaited(s, seat)
    if w is None:
        w = open_window(s)
        return Why("S-27" if w is not None and w.which == W_DECIDE else "R-20")
    if not word or len(word) > MAX_WORD:
        return Why("S-22", min(len(word), MAX_WORD))
    try:
        rest = _walk(s, seat, w, word, Choice())
    except Illegal as e:
        return e.why
    return Why("S-22", len(word)) if rest else None


def default(s: State, seat: int) -> bytes:
    """Return the answer given for an absent seat (R-90); b"" if it is not asked.

    Whatever must be chosen is drawn by a hash of a secret only this seat has, so that asking twice gives the same
    answer and nobody else can foresee it.
    """
    w = awaited(s, seat)
    if w is None:
        return b""
    word = b""
    options = _heads(s, seat, w)
    while options:
        if not word and options[0] == PASS:
            return options[:1]
        if not word and w.which == W_DECIDE:
            t = options[-1]  # NO if it may
        elif not word and w.which == W_FREE:
            t = SEND if SEND in options else END_TURN
        elif options[0] == DONE:
            t = DONE
        else:
            t = options[rng.mix(s.nonce[seat], s.turn, len(s.stack), w.which, len(word)) % len(options)]
        word += bytes([t])
        options = _walk(s, seat, w, word, Choice())
    return word
