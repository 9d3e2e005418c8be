"""Everything static a page needs to give names to numbers."""

from functools import lru_cache
from typing import Final

from msgspec import Struct

from ..bots import NAMES
from ..game import model, tokens
from ..game.cards import FUNCTION_CARDS
from ..game.characters import SETS
from ..game.deck import BASE_CSV, FUNCTIONS, PROBE, PUBLIC_DOCUMENT, Print, read_deck
from ..game.effects import ABOVE, FLIPS, FORCED, HANDLES, ONCE, QUICK, RIGID
from ..game.events import EVENT_SCHEMA, EVENT_VERSION
from ..game.notation import VERBS
from ..game.setup import IDENTITIES
from . import protocol
from .settings import USUAL_BOT, all_characters

TAGS: Final = {
    "above": ABOVE, "quick": QUICK, "forced": FORCED, "flips": FLIPS, "once": ONCE, "rigid": RIGID, "handles": HANDLES,
}  # fmt: skip
BASES: Final = {
    "camp": tokens.CAMP, "mode": tokens.MODE, "hue": tokens.HUE, "sex": tokens.SEX, "top": tokens.TOP,
    "bottom": tokens.BOTTOM, "seat": tokens.SEAT, "skill": tokens.SKILL, "ord": tokens.ORD, "print": tokens.PRINT,
}  # fmt: skip
PLAYERS_SAY: Final = (tokens.PASS, tokens.DONE, tokens.YES, tokens.NO, tokens.PLAY, tokens.SEND, tokens.END_TURN)


class CatalogPrint(Struct):
    """A card face; its index is the print."""

    name: str  # function.mode.colour[.variant]
    function: int
    mode: int
    colour: int  # bits: 1 red, 2 blue, 4 black
    count: int
    camp: int  # probes: the camp asked about, else -1
    act: int  # probes: what the action is (+2, -1), else 0
    acts: list[int]  # public documents: per camp, else empty


class CatalogCharacter(Struct):
    """A character; its index is the number used in messages. Texts: ``char-<name>``."""

    id: str  # set:name
    name: str
    set: str
    sex: int
    latent: bool
    skills: list[int]


class CatalogSkill(Struct):
    """A skill. Texts: ``skill-<character>-<name>``."""

    id: str  # set:character.name
    name: str
    character: int
    timing: int  # mask of windows; 0: passive
    tags: list[str]  # above, quick, forced, flips, once, rigid, handles
    use_as: int  # the card named is used as this function, -1: not


class CatalogField(Struct):
    """A field of an event. ``rest``: it takes all numbers that are left."""

    name: str
    type: str
    rest: bool


class CatalogEvent(Struct):
    """A kind of event; its index is `Happening.kind`."""

    name: str
    pub: list[CatalogField]
    priv: list[CatalogField]


class Catalog(Struct):
    """The answer to GET /api/catalog: everything static, by index."""

    version: int  # of the protocol
    rules: int
    events_version: int
    prints: list[CatalogPrint]
    functions: list[str]
    characters: list[CatalogCharacter]
    skills: list[CatalogSkill]
    effects: list[str]  # names announced for covered characters
    events: list[CatalogEvent]
    windows: dict[str, str]  # bit -> name
    tokens: dict[str, int]  # first token of each kind: verbs by name, camp, mode, hue, sex, seat, skill, ord, print
    sets: list[str]
    identities: dict[str, list[str]]  # players -> allowed splits
    bots: list[str]  # the first is the usual one


def _print(p: Print) -> CatalogPrint:
    act = p.act if p.function == PROBE else 0
    acts = list(p.acts) if p.function == PUBLIC_DOCUMENT else []
    return CatalogPrint(p.name, p.function, p.mode, p.colour, p.count, p.camp, act, acts)


def _fields(text: str) -> list[CatalogField]:
    out: list[CatalogField] = []
    for part in text.split():
        name, _, kind = part.partition(":")
        out.append(CatalogField(name, kind.rstrip("*"), kind.endswith("*")))
    return out


@lru_cache(maxsize=1)
def catalog() -> bytes:
    """Return the catalogue as JSON."""
    lib = all_characters()
    owner = [c for c, ch in enumerate(lib.characters) for _ in ch.skills]
    return protocol.encode(
        Catalog(
            version=protocol.VERSION,
            rules=model.RULES,
            events_version=EVENT_VERSION,
            prints=[_print(p) for p in read_deck(BASE_CSV).prints],
            functions=list(FUNCTIONS[: len(FUNCTION_CARDS)]),
            characters=[
                CatalogCharacter(ch.id, ch.name, ch.set, ch.sex, ch.latent, [sk.index for sk in ch.skills])
                for ch in lib.characters
            ],
            skills=[
                CatalogSkill(
                    sk.id, sk.name, owner[k], sk.timing, [n for n, bit in TAGS.items() if sk.tags & bit], sk.use_as
                )
                for k, sk in enumerate(lib.skills)
            ],
            effects=list(lib.effects),
            events=[CatalogEvent(name, _fields(pub), _fields(priv)) for name, pub, priv in EVENT_SCHEMA],
            windows={str(bit): name for bit, name in tokens.WINDOW_NAMES.items()},
            tokens={VERBS[t]: t for t in PLAYERS_SAY} | BASES,
            sets=list(SETS),
            identities={str(n): list(splits) for n, splits in IDENTITIES.items()},
            bots=[USUAL_BOT, *(n for n in NAMES if n != USUAL_BOT)],
        )
    )
