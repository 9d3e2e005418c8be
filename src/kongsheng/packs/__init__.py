"""Loading characters into a library: our own sets and, by the same way, anybody's packs.

A set is a package whose modules each define ``character() -> Character``. Nothing registers itself on import; the
library is built here and passed on, and ids are namespaced by the set (``base:yueming``).
"""

from importlib import import_module

from ..game.characters import SETS
from ..game.effects import Character, Library


def load(library: Library, set_name: str, package: str, names: tuple[str, ...]) -> None:
    """Load the characters of one set; raise ValueError naming the module that does not keep the contract."""
    for name in names:
        try:
            make = getattr(import_module(f"{package}.{name}"), "character", None)
            ch = make() if callable(make) else None
        except (Exception, SystemExit) as e:  # whatever a pack does, the reader learns which module did it
            raise ValueError(f"{package}.{name}: {type(e).__name__}: {e}") from e
        if not isinstance(ch, Character) or ch.name != name:
            raise ValueError(f"{package}.{name}: character() does not return a Character named {name!r}")
        library.add(set_name, ch)


def library(sets: tuple[str, ...] = tuple(SETS)) -> Library:
    """Return a new library of our own sets: base, extra, ex."""
    lib = Library()
    for name in sets:
        if name not in SETS:
            raise ValueError(f"set: {name!r} is not one of {', '.join(SETS)}")
        load(lib, name, "kongsheng.game.characters", SETS[name])
    return lib
