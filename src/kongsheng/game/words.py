"""The one source of legality: what a seat may say, token by token, and why not.

`legal`, `explain`, `default` and the reading of accepted words all walk the same grammar.
"""

from collections.abc import Iterator
from typing import Final, Optional

from . import rng
from .errors import Illegal, Why
from .frames import Choice, Item, Window
from .model import State, air
from .queries import bound, toll
from .slots import Hand, Slot
from .tokens import (
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
    W_DECIDE,
    W_DISCARD,
    W_FREE,
    W_PICK,
    W_SENDING,
    W_TARGET,
    W_TRIGGER,
    YES,
)
from .uses import USES, _as_what, awaited, function_why, open_window, skill_why, trigger_of

TOLLS: Final = (Hand(0), Hand(1), Hand(2), Hand(3))


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
