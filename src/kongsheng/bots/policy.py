"""What a bot is: a function of its view, its legal words and a seed. It never holds a `State`."""

from collections.abc import Callable
from typing import ClassVar, Final

from ..game.deck import BASE_CSV, SWAP, Deck, Print, read_deck
from ..game.effects import Character, Library, Skill
from ..game.model import Config, State
from ..game.views import View

Legal = Callable[[bytes], bytes]  # `game.words.legal` for the bot's seat: prefix -> next tokens, b"" = whole

M64: Final = 0xFFFFFFFFFFFFFFFF


class Table:
    """What everybody may know before the deal: the faces of the deck, the characters and their skills. Static."""

    def __init__(
        self, deck: Deck, characters: list[Character], skills: list[Skill], camps: list[int] | None = None
    ) -> None:
        self.deck = deck
        self.characters = characters
        self.skills = skills
        self.camps: list[int] = camps if camps is not None else []  # how many of each; []: as usual for the players
        self.owner: list[int] = []  # per skill, whose it is
        for i, ch in enumerate(characters):
            self.owner += [i] * len(ch.skills)
        # per print
        self.colour: list[int] = [p.colour for p in deck.prints]
        self.function: list[int] = [p.function for p in deck.prints]
        self.mode: list[int] = [p.mode for p in deck.prints]
        # colours of cards nobody has seen, by mode (last: of any), and of swaps
        self.odds: list[list[tuple[int, float]]] = [_odds([p for p in deck.prints if p.mode == m]) for m in range(3)]
        self.odds.append(_odds(deck.prints))
        self.swaps = _odds([p for p in deck.prints if p.function == SWAP])

    @staticmethod
    def of(cfg: Config) -> "Table":
        """Return the table of a game."""
        return Table(cfg.deck, cfg.characters, cfg.skills, [cfg.camps.count(c) for c in range(3)])

    @staticmethod
    def usual(library: Library) -> "Table":
        """Return the table of the base deck and a library of characters."""
        return Table(read_deck(BASE_CSV), library.characters, library.skills)

    def blank(self, players: int) -> State:
        """Return an empty table, for trying out what a rule says of a card. No game is ever played on it."""
        lib = Library()
        lib.characters = self.characters
        lib.skills = self.skills
        s = State(Config(players, None, self.deck, lib))
        s.sender = [-1] * len(self.deck.print_of)
        return s

    def used_as(self, sk: Skill, p: int) -> int:
        """Return the function a skill lets a face be used as, -1 for none."""
        return sk.use_as if sk.use_as != -2 else sk.used_as(self.blank(3), self.deck.print_of.index(p))


def _odds(prints: list[Print]) -> list[tuple[int, float]]:
    total = sum(p.count for p in prints)
    colours = sorted({p.colour for p in prints})
    return [(c, sum(p.count for p in prints if p.colour == c) / total) for c in colours]


class Policy:
    """A bot. It keeps no memory between calls, so any process may compute its next move (R-50: nor can it leak)."""

    name: ClassVar[str] = ""
    blind: ClassVar[bool] = False  # True: it does not read the view, callers may pass an empty one

    def __init__(self, table: Table) -> None:
        self.table = table

    def choose(self, view: View, legal: Legal, seed: int) -> bytes:
        """Return a whole word the seat may say now. The same arguments give the same word.

        ``legal`` answers as `game.words.legal` does for the bot's seat; ``seed`` is any non-negative int. Only call it
        when the seat is asked (``legal(b"")`` is not empty).
        """
        raise NotImplementedError


class Dice:
    """A stream of random integers (SplitMix64, Steele and others, OOPSLA 2014); cheap to start."""

    __slots__ = ("x",)

    def __init__(self, seed: int) -> None:
        self.x = seed & M64

    def below(self, n: int) -> int:
        """Return an integer in ``0 <= i < n`` (n below 2**16; the bias is under 2**-48)."""
        self.x = x = (self.x + 0x9E3779B97F4A7C15) & M64
        x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9 & M64
        x = (x ^ x >> 27) * 0x94D049BB133111EB & M64
        return (x ^ x >> 31) * n >> 64
