"""Bots: policies that see a view and the legal words, nothing else."""

from typing import Final

from ..packs import library
from .chance import RandomPolicy
from .policy import Dice, Legal, Policy, Table
from .simple import SimplePolicy

BOTS: Final[dict[str, type[Policy]]] = {p.name: p for p in (RandomPolicy, SimplePolicy)}
NAMES: Final = tuple(BOTS)

__all__ = ["BOTS", "NAMES", "Dice", "Legal", "Policy", "Table", "make"]


def make(name: str, table: Table | None = None) -> Policy:
    """Return a new bot by its name; raise ValueError naming the allowed ones.

    ``table`` is what the game is played with (`Table.of(cfg)`); None: the base deck and our own sets.
    """
    if name not in BOTS:
        raise ValueError(f"bot: {name!r} is not one of {', '.join(NAMES)}")
    return BOTS[name](table if table is not None else Table.usual(library()))
