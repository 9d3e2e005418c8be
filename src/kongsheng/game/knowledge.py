"""What each seat knows of hidden cards.

``State.know[v][card]`` says where a card that seat ``v`` has seen may be now, as a mask of zones; a card without an
entry is one the seat cannot tell from any other hidden card. Public zones need no entries.
"""

from .model import State
from .tokens import Z_DECK, Z_SPOT


def prints(s: State, cards: list[int]) -> tuple[int, ...]:
    """Return the prints of the cards in print order (never in an order that says where they came from)."""
    of = s.cfg.deck.print_of
    return tuple(sorted([of[c] for c in cards]))


# --- knowledge --------------------------------------------------------------------------------------------------
def reveal(s: State, card: int) -> None:
    """The card is in a public zone now."""
    for k in s.know:
        if card in k:
            del k[card]


def conceal(s: State, card: int, zone: int) -> None:
    """A public card went to a hidden zone before everybody's eyes."""
    for v in range(s.n + 1):
        if zone != 1 << v:
            s.know[v][card] = zone


def slip(s: State, card: int, src: int, dst: int, seen: int, function: int = -1) -> None:
    """A card went from one hidden zone to another; only the seats in ``seen`` saw which.

    ``function``: everybody knows that the card carries it.
    """
    of = s.cfg.deck.function
    for v in range(s.n + 1):
        k = s.know[v]
        if seen >> v & 1:
            if dst == 1 << v:
                if card in k:
                    del k[card]
            else:
                k[card] = dst
        elif k:
            if k.get(card, 0) == Z_SPOT and src & Z_SPOT:
                k[card] = dst
            else:
                loose = src & ~Z_SPOT
                for c, m in k.items():
                    if m & loose and (function < 0 or of[c] == function):
                        k[c] = m | (Z_DECK if dst == Z_SPOT else dst)


def look(s: State, viewer: int, card: int, zone: int) -> None:
    """The viewer inspects a hidden card where it is."""
    if zone != 1 << viewer:
        s.know[viewer][card] = zone


def knowers(s: State, card: int, zone: int) -> int:
    """Return the seats that know for certain that the hidden card is in that zone."""
    return sum(1 << v for v in range(s.n) if s.know[v].get(card, 0) == zone)
