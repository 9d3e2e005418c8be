"""What a reporter's mission asks for, found out by trying it on a blank table, never by knowing the character.

Every condition of a mission is a number with bounds. Laying one card before a seat of an empty scratch table, or
telling the mission that a function took effect, shows which of these numbers move. A mission that can't be tried this
way simply wants nothing.
"""

from collections.abc import Callable
from typing import Final

from ..game.deck import BBC, BLACK, BLUE, CCAV, FUNCTIONS, RED, TABLOID
from ..game.effects import Mission
from ..game.model import State
from ..game.moments import DEATH, DECLINE, EFFECT, GAIN
from ..game.tokens import DEAD
from ..game.zones import land
from .policy import Table

COLOURS: Final = (RED, BLUE, BLACK, RED | BLACK, BLUE | BLACK)
ME: Final = 0
SEATS: Final = 5
Deed = Callable[[State, Mission], None]


class Wants:
    """Per condition of a mission, by how much its number moves."""

    def __init__(self) -> None:
        self.take: dict[int, list[int]] = {}  # colour of a card I take
        self.give: dict[int, list[int]] = {}  # colour of a card of mine that somebody takes
        self.use: dict[int, list[int]] = {}  # function of mine that takes effect
        self.decline: list[int] = []
        self.death: list[int] = []  # somebody else dies
        self.hand: list[int] = []  # one card more in hand
        self.dagger = False  # it is won by dying


def _scratch(table: Table, char: int) -> State:
    s = table.blank(SEATS)
    s.camp = [TABLOID, CCAV, CCAV, BBC, BBC]
    s.char[ME] = char
    s.rounds = [1] * SEATS
    s.turn = 1
    return s


def _tell(s: State, m: Mission, ev: tuple[int, ...]) -> None:
    if ev[0] in m.hears:
        m.note(s, ME, ev)


def _taken(card: int, sender: int, taker: int) -> Deed:
    def deed(s: State, m: Mission) -> None:
        land(s, taker, card, sender)
        _tell(s, m, (GAIN, taker, card, sender, sender))

    return deed


def _used(fn: int) -> Deed:
    def deed(s: State, m: Mission) -> None:
        _tell(s, m, (EFFECT, ME, fn, 1, 0, -1))

    return deed


def _declined(s: State, m: Mission) -> None:
    _tell(s, m, (DECLINE, ME, 1, 0))


def _died(s: State, m: Mission) -> None:
    s.status[1] = DEAD
    s.alive &= ~2
    s.dead.append(1)
    s.killer[1] = ME
    _tell(s, m, (DEATH, 1, ME))


def _drawn(s: State, m: Mission) -> None:
    s.hands[ME].append(0)


def _moves(table: Table, char: int, deed: Deed) -> list[int]:
    m = table.characters[char].mission
    try:
        before = m.tally(_scratch(table, char), ME)
        s = _scratch(table, char)
        deed(s, m)
        after = m.tally(s, ME)
    except Exception:  # a pack's mission may need more of a table than there is here
        return []
    return [a[0] - b[0] for a, b in zip(after, before)] if len(after) == len(before) else []


def wants(table: Table, char: int) -> Wants:
    """Return what the mission of a character asks for; -1: the mission of a game without characters (R-05)."""
    w = Wants()
    if char < 0:
        w.take = {c: [1] for c in COLOURS}
        return w
    w.dagger = table.characters[char].mission.dagger
    for c in COLOURS:
        card = table.deck.colour.index(c) if c in table.deck.colour else -1
        if card >= 0:
            w.take[c] = _moves(table, char, _taken(card, 1, ME))
            w.give[c] = _moves(table, char, _taken(card, ME, 1))
    for fn in range(len(FUNCTIONS)):
        w.use[fn] = _moves(table, char, _used(fn))
    w.decline = _moves(table, char, _declined)
    w.death = _moves(table, char, _died)
    w.hand = _moves(table, char, _drawn)
    return w
