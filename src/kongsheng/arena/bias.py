"""Deals edited so that rare things happen, for the fuzzer alone: a real game is always dealt by `setup.deal`."""

from ..bots import Dice
from ..game.deck import BLACK, BLUE, RED, TABLOID
from ..game.model import State
from ..game.zones import land

ROW = 4  # at most so many cards before a seat


def bias(s: State, char: int, dice: Dice) -> int:
    """Give a character (an index of the library, -1: none) to some seat of a dealt, not yet started game, to a reporter
    if there is one, and lay out a middle game: intelligence before the seats, more cards in hand. Return the seat.
    """
    reporters = [x for x in range(s.n) if s.camp[x] == TABLOID] or list(range(s.n))
    x = reporters[dice.below(len(reporters))]
    if char >= 0 and s.candidates[x]:
        for y in range(s.n):
            if y != x and char in s.candidates[y]:
                left = [c for c in s.candidates[y] if c != char]
                spare = [c for c in s.candidates[x] if c != char]
                s.candidates[y] = left or [spare[dice.below(len(spare))]]
        s.candidates[x] = [char]
    bloody = dice.below(2)
    for y in range(s.n):
        for _ in range(dice.below(3)):
            s.hands[y].append(s.deck.pop())
        _lay(s, y, dice.below(ROW + 1), 2 if bloody and y != x else 1, dice)
    for _ in range(dice.below(4)):
        s.hands[x].append(s.deck.pop())
    return x


def _lay(s: State, y: int, cards: int, blacks: int, dice: Dice) -> None:
    """Lay cards before a seat from the pile: nobody has won, nobody is dead, only close to it."""
    colours = s.cfg.deck.colour
    for _ in range(cards):
        c = s.deck[dice.below(len(s.deck))]
        k = colours[c]
        full = (k & RED and s.red[y] > 1) or (k & BLUE and s.blue[y] > 1) or (k & BLACK and s.black[y] >= blacks)
        if not full:
            s.deck.remove(c)
            land(s, y, c, (y + 1 + dice.below(s.n - 1)) % s.n)
