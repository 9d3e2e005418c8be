"""Moving cards between zones: the only code that does, so that conservation and knowledge are kept in one place.

Knowledge: ``State.know[v][card]`` says where a card that seat ``v`` has seen may be now, as a mask of zones; a card
without an entry is one the seat cannot tell from any other hidden card. Public zones need no entries.
"""

from . import rng
from .deck import SWAP
from .events import (
    BURNED,
    DISCARDED,
    DREW,
    FETCHED,
    FLIGHT_SEEN,
    HAND_SEEN,
    HANDED,
    MOVED,
    PILE_SEEN,
    PILE_SHOWN,
    PUT_ON_PILE,
    RESHUFFLED,
    SUBSTITUTED,
    SWAPPED_INTEL,
    TURNED_UP,
    tell,
)
from .frames import Flight
from .hearing import happen
from .knowledge import conceal, look, prints, reveal, slip
from .model import State
from .moments import BURN, LOOK
from .slots import by_face
from .tokens import TOP, Z_DECK, Z_FACEDOWN, Z_FLIGHT, Z_SPOT


# --- the piles --------------------------------------------------------------------------------------------------
def stock(s: State, n: int) -> bool:
    """Make sure that the draw pile holds ``n`` cards, shuffling the discards in below it (R-08, R-78)."""
    if len(s.deck) >= n:
        return True
    if s.discard or s.facedown:
        for k in s.know:
            for c, m in k.items():
                if m & Z_FACEDOWN:
                    k[c] = m & ~Z_FACEDOWN | Z_DECK
        for c in s.discard:
            conceal(s, c, Z_DECK)
        pile = s.discard + s.facedown
        pile.sort()  # an order nobody's hands can influence
        rng.shuffle(s.rng, rng.DECK, pile)
        s.deck = pile + s.deck
        s.discard = []
        s.facedown = []
        s.told = []
        tell(s, RESHUFFLED, (len(pile),))
    return len(s.deck) >= n


def draw(s: State, seat: int, n: int) -> list[int]:
    """Draw up to ``n`` cards from the top of the pile (S-30, R-08)."""
    stock(s, n)
    got: list[int] = []
    for _ in range(min(n, len(s.deck))):
        c = s.deck.pop()
        s.hands[seat].append(c)
        got.append(c)
        slip(s, c, Z_SPOT | Z_DECK, 1 << seat, 1 << seat)
    if got and s.sink is not None:
        tell(s, DREW, (seat, len(got)), prints(s, got), 1 << seat)
    return got


def pile_put(s: State, seat: int, card: int, where: int, src: int, seen: int) -> None:
    """Put a card on the top or the bottom of the draw pile; the seats in ``seen`` know it.

    It is in no zone when this is called; ``src`` is the hidden zone it came from, 0 if it was public.
    """
    if where == TOP:
        s.deck.append(card)
    else:
        s.deck.insert(0, card)
    if src:
        slip(s, card, src, Z_SPOT, seen)
    else:
        conceal(s, card, Z_SPOT)
    p = s.cfg.deck.print_of[card]
    tell(s, PUT_ON_PILE, (seat, where, -1 if src else p), (p,), seen)


def peek(s: State, seat: int, n: int) -> list[int]:
    """Let a seat inspect up to ``n`` cards on top of the pile; return them (R-08)."""
    stock(s, n)
    cards = s.deck[-n:]
    for c in cards:
        look(s, seat, c, Z_SPOT)
    tell(s, PILE_SEEN, (seat, len(cards)), prints(s, cards), 1 << seat)
    return cards


def show_pile(s: State, seat: int, n: int) -> list[int]:
    """Show everybody up to ``n`` cards on top of the pile, where they stay; return them (R-08, S-29)."""
    stock(s, n)
    cards = s.deck[-n:]
    for k in s.know:
        for c in cards:
            k[c] = Z_SPOT
    tell(s, PILE_SHOWN, (seat, *prints(s, cards)))
    return cards


def draw_of(s: State, seat: int, pool: list[int], cards: list[int]) -> None:
    """Take some of the cards a seat has inspected on the pile; the others cannot tell which."""
    for c in cards:
        s.deck.remove(c)
        s.hands[seat].append(c)
        slip(s, c, Z_SPOT | Z_DECK, 1 << seat, 1 << seat)
    if len(cards) < len(pool):
        for v in range(s.n + 1):
            k = s.know[v]
            for c in pool:
                if v != seat and c in k:
                    k[c] |= 1 << seat | Z_DECK
    tell(s, DREW, (seat, len(cards)), prints(s, cards), 1 << seat)


def draw_bottom(s: State, seat: int) -> None:
    """Draw the lowest card of the pile."""
    if not stock(s, 1):
        return
    c = s.deck.pop(0)
    s.hands[seat].append(c)
    slip(s, c, Z_SPOT | Z_DECK, 1 << seat, 1 << seat)
    tell(s, DREW, (seat, 1), prints(s, [c]), 1 << seat)


# --- hands ------------------------------------------------------------------------------------------------------
def discard(s: State, seat: int, cards: list[int]) -> None:
    """Discard hand cards face up (S-34, R-81)."""
    if not cards:
        return
    hand = s.hands[seat]
    for c in by_face(s, cards):
        hand.remove(c)
        s.discard.append(c)
        reveal(s, c)
    tell(s, DISCARDED, (seat, *prints(s, cards)))


def random_cards(s: State, seat: int, n: int) -> list[int]:
    """Pick up to ``n`` cards of a hand blindly (S-30, S-34)."""
    pool = s.hands[seat][:]
    got: list[int] = []
    for _ in range(min(n, len(pool))):
        got.append(pool.pop(rng.below(s.rng, rng.PICK, len(pool))))
    return got


def discard_random(s: State, seat: int, n: int) -> int:
    """Discard up to ``n`` cards blindly; return how many (S-34)."""
    cards = random_cards(s, seat, n)
    discard(s, seat, cards)
    return len(cards)


def hand_over(s: State, giver: int, taker: int, cards: list[int]) -> None:
    """Give hand cards; only the two see the faces (G-18)."""
    if not cards:
        return
    for c in by_face(s, cards):
        s.hands[giver].remove(c)
        s.hands[taker].append(c)
        slip(s, c, 1 << giver, 1 << taker, 1 << giver | 1 << taker)
    tell(s, HANDED, (giver, taker, len(cards)), prints(s, cards), 1 << giver | 1 << taker)


def inspect_hand(s: State, viewer: int, seat: int, cards: list[int]) -> None:
    """Let the viewer inspect some cards of a hand (G-18)."""
    for c in cards:
        look(s, viewer, c, 1 << seat)
    tell(s, HAND_SEEN, (viewer, seat, len(cards)), prints(s, cards), 1 << viewer)


def into_hand(s: State, seat: int, card: int, src: int, seen: int) -> None:
    """Take a card that is in no zone into the hand; ``src``: the hidden zone it came from, 0 if it was public."""
    s.hands[seat].append(card)
    if src:
        slip(s, card, src, 1 << seat, seen)
    else:
        conceal(s, card, 1 << seat)


def fetch(s: State, seat: int, cards: list[int]) -> None:
    """Take cards from the discard pile into the hand; face-up ones in public, face-down ones unseen by others."""
    shown: list[int] = []
    for c in by_face(s, cards):
        if c in s.facedown:
            s.facedown.remove(c)
            slip(s, c, Z_FACEDOWN, 1 << seat, 1 << seat, s.cfg.deck.function[c])
            shown.append(-1)
        else:
            s.discard.remove(c)
            conceal(s, c, 1 << seat)
            shown.append(s.cfg.deck.print_of[c])
        s.hands[seat].append(c)
    tell(s, FETCHED, (seat, *shown), prints(s, cards), 1 << seat)


# --- intelligence in front of a seat ----------------------------------------------------------------------------
def count(s: State, seat: int, card: int, by: int) -> None:
    colour = s.cfg.deck.colour[card]
    if colour & 1:
        s.red[seat] += by
    if colour & 2:
        s.blue[seat] += by
    if colour & 4:
        s.black[seat] += by


def land(s: State, seat: int, card: int, sender: int = -1) -> None:
    """Put a card that is in no zone in front of a seat, face up (S-13)."""
    s.intel[seat].append(card)
    s.sender[card] = sender
    count(s, seat, card, 1)
    reveal(s, card)


def lift(s: State, seat: int, card: int) -> None:
    """Take a card from in front of a seat; it is in no zone until the caller puts it somewhere (G-11)."""
    s.intel[seat].remove(card)
    s.sender[card] = -1
    count(s, seat, card, -1)


def burn(s: State, seat: int, card: int, by: int) -> None:
    """Burn intelligence (S-33, R-28)."""
    lift(s, seat, card)
    s.discard.append(card)
    tell(s, BURNED, (seat, s.cfg.deck.print_of[card]))
    happen(s, (BURN, seat, card, by))


def shift(s: State, seat: int, to: int, card: int) -> None:
    """Move intelligence from one seat's front to another's (G-11)."""
    lift(s, seat, card)
    land(s, to, card)
    tell(s, MOVED, (seat, to, s.cfg.deck.print_of[card]))


def exchange(s: State, a: int, card_a: int, b: int, card_b: int) -> None:
    """Let two seats' intelligence change places at the same time (G-11)."""
    lift(s, a, card_a)
    lift(s, b, card_b)
    land(s, a, card_b)
    land(s, b, card_a)
    of = s.cfg.deck.print_of
    tell(s, SWAPPED_INTEL, (a, of[card_a], b, of[card_b]))


def place(s: State, seat: int, to: int, card: int) -> None:
    """Place a hand card in front of a seat as intelligence (S-32, R-27)."""
    s.hands[seat].remove(card)
    land(s, to, card)
    tell(s, MOVED, (seat, to, s.cfg.deck.print_of[card]))


def turn_up(s: State, seat: int) -> int:
    """Turn the top card of the pile up in front of a seat; -1 if there is none (R-42)."""
    if not stock(s, 1):
        return -1
    c = s.deck.pop()
    land(s, seat, c)
    tell(s, TURNED_UP, (seat, s.cfg.deck.print_of[c]))
    return c


def deal_out(s: State, seat: int, shown: list[int], card: int, to: int) -> None:
    """Of some cards shown on the pile put one in front of a player, discard the others."""
    rest = [c for c in shown if c != card]
    for c in rest:
        s.deck.remove(c)
        s.discard.append(c)
        reveal(s, c)
    if rest:
        tell(s, DISCARDED, (seat, *prints(s, rest)))
    if card >= 0:
        s.deck.remove(card)
        land(s, to, card)
        tell(s, TURNED_UP, (to, s.cfg.deck.print_of[card]))


# --- the flight -------------------------------------------------------------------------------------------------
def inspect_flight(s: State, t: Flight, viewer: int) -> None:
    """Let the viewer see the intelligence in transmission."""
    look(s, viewer, t.card, Z_FLIGHT)
    t.looked |= 1 << viewer
    t.inspected |= 1 << viewer
    tell(s, FLIGHT_SEEN, (viewer,), (s.cfg.deck.print_of[t.card],), 1 << viewer)
    happen(s, (LOOK, viewer, t.card))


def substitute(s: State, t: Flight, card: int, by: int, src: int, seen: int, show_old: bool, function: int = -1) -> int:
    """Let a card that is in no zone take the place of the flight's, facing the same way; return the old one.

    The new card comes from zone ``src``; ``seen``: seats that know it; ``function``: what everybody knows it carries.
    A death by it is ``by``'s doing from now on (R-73). The old card is in no zone until the caller puts it somewhere.
    """
    old = t.card
    t.card = card
    t.looked = seen
    t.inspected = 0
    t.owner = by
    t.printed = -1
    t.swapped = 1 if function == SWAP and not t.face else 0
    if t.face:
        reveal(s, card)
    else:
        slip(s, card, src, Z_FLIGHT, seen, function)
    of = s.cfg.deck.print_of
    if show_old:
        reveal(s, old)
    tell(s, SUBSTITUTED, (by, of[old] if show_old or t.face else -1, of[card] if t.face else -1), (of[card],), seen)
    return old


def strip(s: State, seat: int) -> list[int]:
    """Everything a seat holds goes to the discard pile face up (S-20, S-21, R-81); return the cards."""
    gone = by_face(s, s.hands[seat] + s.intel[seat])
    for c in s.intel[seat]:
        s.sender[c] = -1
    for c in gone:
        s.discard.append(c)
        reveal(s, c)
    s.hands[seat] = []
    s.intel[seat] = []
    s.red[seat] = s.blue[seat] = s.black[seat] = 0
    for k in s.know:  # a hand that is gone holds nothing
        for c, m in k.items():
            if m & 1 << seat and m != 1 << seat:
                k[c] = m & ~(1 << seat)
    return gone
