"""What a bot is: a function of its view, its legal words and a seed. It never holds a `State`."""

from collections.abc import Callable
from typing import ClassVar, Final

from ..game.deck import BASE_CSV, Deck, read_deck
from ..game.effects import Character, Library, Skill
from ..game.model import Config
from ..game.views import View

Legal = Callable[[bytes], bytes]  # `game.words.legal` for the bot's seat: prefix -> next tokens, b"" = whole

M64: Final = 0xFFFFFFFFFFFFFFFF


class Table:
    """What everybody may know before the deal: the faces of the deck, the characters and their skills. Static."""

    def __init__(self, deck: Deck, characters: list[Character], skills: list[Skill]) -> None:
        self.deck = deck
        self.characters = characters
        self.skills = skills
        self.owner: list[int] = []  # per skill, whose it is
        for i, ch in enumerate(characters):
            self.owner += [i] * len(ch.skills)

    @staticmethod
    def of(cfg: Config) -> "Table":
        """Return the table of a game."""
        return Table(cfg.deck, cfg.characters, cfg.skills)

    @staticmethod
    def usual(library: Library) -> "Table":
        """Return the table of the base deck and a library of characters."""
        return Table(read_deck(BASE_CSV), library.characters, library.skills)


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
