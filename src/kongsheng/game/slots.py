"""The grammar of declarations, part by part: which tokens may stand where, and whom one may aim at."""

from collections.abc import Callable
from typing import Final

from .deck import BLACK, DIRECT
from .frames import Choice
from .model import State
from .tokens import CAMP, COVERED, DONE, MODE, ORD, PRINT, SEAT, SEX, SEXLESS, UP

CAMPS: Final = bytes([CAMP, CAMP + 1, CAMP + 2])  # tokens for naming an identity
MODES: Final = bytes([MODE, MODE + 1, MODE + 2])
SEXES: Final = bytes([SEX, SEX + 1, SEX + 2])
Aim = Callable[[State, int, int], str]
Fits = Callable[[State, list[int], int], bool]


def anyone(s: State, seat: int, x: int) -> str:
    """Any living player (G-08)."""
    return "" if s.alive >> x & 1 else "G-08"


def others(s: State, seat: int, x: int) -> str:
    """Another living player (G-08)."""
    return "" if s.alive >> x & 1 and x != seat else "G-08"


def myself(s: State, seat: int, x: int) -> str:
    """The user himself."""
    return "" if x == seat else "G-08"


def hidden_camp(s: State, seat: int, x: int) -> str:
    """Another living player whose identity is not public."""
    return "" if s.alive >> x & 1 and x != seat and not s.shown >> x & 1 else "G-08"


def with_hand(s: State, seat: int, x: int) -> str:
    """Another living player who has cards in hand."""
    return "" if s.alive >> x & 1 and x != seat and s.hands[x] else "G-08"


def face_up_others(s: State, seat: int, x: int) -> str:
    """Another living player whose character is face up (S-31)."""
    if not s.alive >> x & 1 or x == seat:
        return "G-08"
    return "" if s.char[x] >= 0 and s.face[x] == UP else "S-31"


def sex_of(s: State, seat: int) -> int:
    """Return MALE, FEMALE, UNKNOWN, or SEXLESS for a covered latent character (S-36, R-49)."""
    c = s.char[seat]
    if c < 0 or (s.face[seat] == COVERED and s.cfg.characters[c].latent):
        return SEXLESS
    return s.sex[seat]


def by_face(s: State, cards: list[int]) -> list[int]:
    """Return the cards in the order of their prints: what is shown must not depend on the order they came in."""
    return sorted(cards, key=s.cfg.deck.print_of.__getitem__)


def _publicity(s: State, seat: int, card: int) -> int:
    return sum(1 for k in s.know if k.get(card, 0) == 1 << seat)


def direct_card(s: State, chosen: list[int], card: int) -> bool:
    """A card printed as direct, for `Hand`."""
    return s.cfg.deck.mode[card] == DIRECT


def black_card(s: State, chosen: list[int], card: int) -> bool:
    """A card that contains black, for `Hand`."""
    return bool(s.cfg.deck.colour[card] & BLACK)


class Slot:
    """One part of a declaration's grammar. It consumes tokens until `options` returns nothing.

    ``k`` counts the tokens this slot has already consumed. `hand` is the least number of hand cards it needs.
    """

    def __init__(self, hand: int = 0) -> None:
        self.hand = hand

    def options(self, s: State, seat: int, c: Choice, k: int) -> bytes:
        return b""

    def take(self, s: State, seat: int, c: Choice, token: int, k: int) -> bool:
        """Add the token's meaning to the choice; return True if the slot is full whatever follows."""
        return True

    def refuse(self, s: State, seat: int, c: Choice, token: int, k: int) -> str:
        """Return the clause that forbids the token here."""
        return "S-22"


class Hand(Slot):
    """``count`` of one's own hand cards, in the order of their prints; with ``least`` fewer, closed by DONE."""

    def __init__(self, count: int = 1, fits: Fits | None = None, least: int = -1, every: bool = False) -> None:
        super().__init__(count if least < 0 else least)
        self.count = count
        self.fits = fits
        self.least = count if least < 0 else least
        self.every = every  # the whole hand, at least `count`: nothing to choose

    def _left(self, s: State, seat: int, c: Choice, k: int) -> list[int]:
        """Cards that may still be named: after the last one named in this slot, and enough left to finish."""
        prints = s.cfg.deck.print_of
        fits = self.fits
        mine = c.cards[len(c.cards) - k :] if k else []
        last = prints[mine[-1]] if mine else -1
        pool = [
            x for x in s.hands[seat] if prints[x] >= last and x not in c.cards and (fits is None or fits(s, mine, x))
        ]
        return by_face(s, pool)

    def options(self, s: State, seat: int, c: Choice, k: int) -> bytes:
        if self.every or k >= self.count:
            return b""
        pool = self._left(s, seat, c, k)
        rest = self.least - k
        prints = s.cfg.deck.print_of
        end = len(pool) - rest + 1 if rest > 0 else len(pool)
        if rest > 1 and self.fits is not None:
            fits = self.fits
            mine = c.cards[len(c.cards) - k :] if k else []
            good = [
                prints[x]
                for i, x in enumerate(pool)
                if sum(1 for y in pool[i + 1 :] if fits(s, mine + [x], y)) >= rest - 1
            ]
        else:
            good = [prints[x] for x in pool[: max(end, 0)]]
        found = bytes(PRINT + p for p in sorted(set(good)))
        return bytes([DONE]) + found if rest <= 0 else found

    def take(self, s: State, seat: int, c: Choice, token: int, k: int) -> bool:
        if token == DONE:
            return True
        p = token - PRINT
        best = -1
        known = -1
        for x in self._left(s, seat, c, k):
            if s.cfg.deck.print_of[x] == p:
                score = _publicity(s, seat, x)  # the copy most players know of leaves first
                if score > known:
                    best, known = x, score
        c.cards.append(best)
        return k + 1 == self.count

    def refuse(self, s: State, seat: int, c: Choice, token: int, k: int) -> str:
        return "G-03"


class Target(Slot):
    """``count`` different seats the aim allows, in ascending order."""

    def __init__(self, aim: Aim = others, count: int = 1) -> None:
        super().__init__()
        self.aim = aim
        self.count = count

    def options(self, s: State, seat: int, c: Choice, k: int) -> bytes:
        if k >= self.count:
            return b""
        aim = self.aim
        last = c.seats[-1] if k else -1
        found = bytes([SEAT + x for x in range(last + 1, s.n) if x not in c.seats and not aim(s, seat, x)])
        rest = self.count - k - 1
        return found[: len(found) - rest] if rest < len(found) else b""

    def take(self, s: State, seat: int, c: Choice, token: int, k: int) -> bool:
        c.seats.append(token - SEAT)
        return k + 1 == self.count

    def refuse(self, s: State, seat: int, c: Choice, token: int, k: int) -> str:
        x = token - SEAT
        return (self.aim(s, seat, x) or "G-08") if 0 <= x < s.n else "G-08"


class Intel(Slot):
    """A card in front of a seat: the seat, the print, and which of several that differ.

    ``colour`` restricts the card to those containing one of its bits; 0 means any.
    """

    def __init__(self, aim: Aim = anyone, colour: int = 0) -> None:
        super().__init__()
        self.aim = aim
        self.colour = colour

    def _row(self, s: State, x: int) -> list[int]:
        if not self.colour:
            return s.intel[x]
        colours = s.cfg.deck.colour
        return [y for y in s.intel[x] if colours[y] & self.colour]

    def _same(self, s: State, x: int, p: int) -> list[int]:
        """Copies of the print that are told apart by where they came from (G-11)."""
        seen: list[int] = []
        found: list[int] = []
        for y in self._row(s, x):
            if s.cfg.deck.print_of[y] == p and s.sender[y] not in seen:
                seen.append(s.sender[y])
                found.append(y)
        return found[:16]

    def options(self, s: State, seat: int, c: Choice, k: int) -> bytes:
        if k == 0:
            aim = self.aim
            return bytes([SEAT + x for x in range(s.n) if not aim(s, seat, x) and self._row(s, x)])
        if k == 1:
            x = c.seats[-1]
            return bytes(sorted({PRINT + s.cfg.deck.print_of[y] for y in self._row(s, x)}))
        if k == 2:
            same = self._same(s, c.seats[-1], s.cfg.deck.print_of[c.intel[-1]])
            if len(same) > 1:
                return bytes([ORD + i for i in range(len(same))])
        return b""

    def take(self, s: State, seat: int, c: Choice, token: int, k: int) -> bool:
        if k == 0:
            c.seats.append(token - SEAT)
        elif k == 1:
            c.intel.append(self._same(s, c.seats[-1], token - PRINT)[0])
        else:
            c.intel[-1] = self._same(s, c.seats[-1], s.cfg.deck.print_of[c.intel[-1]])[token - ORD]
        return k == 2

    def refuse(self, s: State, seat: int, c: Choice, token: int, k: int) -> str:
        if k == 0 and SEAT <= token < SEAT + s.n:
            return self.aim(s, seat, token - SEAT) or "S-33"
        return "S-33"


class Value(Slot):
    """One of a fixed list of tokens."""

    def __init__(self, tokens: bytes = b"") -> None:
        super().__init__()
        self.tokens = tokens

    def options(self, s: State, seat: int, c: Choice, k: int) -> bytes:
        return b"" if k else self.tokens

    def take(self, s: State, seat: int, c: Choice, token: int, k: int) -> bool:
        c.values.append(token)
        return True


class Shown(Slot):
    """``least`` to ``most`` of some cards the chooser may look at, in the order of their prints."""

    def __init__(self, cards: list[int] | None = None, least: int = 1, most: int = 1) -> None:
        super().__init__()
        self.cards = cards if cards is not None else []
        self.least = least
        self.most = most

    def options(self, s: State, seat: int, c: Choice, k: int) -> bytes:
        if k >= self.most:
            return b""
        prints = s.cfg.deck.print_of
        last = prints[c.cards[-1]] if k else -1
        pool = by_face(s, [x for x in self.cards if prints[x] >= last and x not in c.cards])
        rest = self.least - k
        good = pool[: len(pool) - rest + 1] if rest > 0 else pool
        found = bytes(sorted({PRINT + prints[x] for x in good}))
        return bytes([DONE]) + found if rest <= 0 else found

    def take(self, s: State, seat: int, c: Choice, token: int, k: int) -> bool:
        if token == DONE:
            return True
        for x in self.cards:
            if s.cfg.deck.print_of[x] == token - PRINT and x not in c.cards:
                c.cards.append(x)
                break
        return k + 1 == self.most
