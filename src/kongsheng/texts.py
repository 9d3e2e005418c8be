"""Everything a player reads, from the Fluent catalogues in ``locale/<language>``.

`Texts` knows the messages of one language; given what a game is played with and the names of its seats it also turns
the numbers of events, views and words into text.
"""

import os
from collections.abc import Iterable, Sequence
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType
from fluent.syntax import ast

from .game.deck import BASE_CSV, FUNCTIONS, MODES, PROBE, PUBLIC_DOCUMENT, Deck, read_deck
from .game.effects import Character, Skill
from .game.events import CANDIDATES, EVENT_SCHEMA, IDENTITY, PLAYED, RESOLVED, TURN_ENDED
from .game.model import Config
from .game.tokens import BOTTOM, CAMP, HUE, MODE, ORD, PRINT, SEAT, SEX, SKILL, TOP

LANGUAGES: Final = ("zh", "en")
CAMP_KEYS: Final = ("ccav", "bbc", "tabloid")
COLOUR_KEYS: Final = {1: "red", 2: "blue", 4: "black", 5: "red_black", 6: "blue_black"}
SEX_KEYS: Final = ("male", "female", "unknown", "none")
# by the numbers of HOW_*, PROBE_*, BY_* (checks), UP/COVERED, and the way +1/-1
HOW_KEYS: Final = ("passed", "returned", "diverted", "intercepted", "skipped", "declined", "skill")
OUTCOME_KEYS: Final = ("passerby", "draw", "discard", "no_hand")
REASON_KEYS: Final = ("", "colour", "mission", "survival")
FACE_KEYS: Final = ("up", "covered")
WAY_KEYS: Final = {1: "right", -1: "left"}
STATUS_KEYS: Final = ("alive", "dying", "dead", "out")
TOKEN_KEYS: Final = ("pass", "done", "yes", "no", "play", "send", "end")
PLACE_KEYS: Final = {TOP: "top", BOTTOM: "bottom"}
NUMBERS: Final = ("count", "turn", "flag", "act")  # field types passed on as numbers
QUIET: Final = (RESOLVED, TURN_ENDED)  # what follows says it
PRIVATE: Final = (IDENTITY, CANDIDATES)  # of no interest to those who do not see the private part

Value = str | int
LONG: Final = 2000  # Fluent refuses to place anything over 2,500 characters


def _short(value: Value) -> Value:
    return value[:LONG] + "…" if isinstance(value, str) and len(value) > LONG else value


def _ftl(folder: Traversable) -> Iterable[Traversable]:
    for entry in sorted(folder.iterdir(), key=lambda e: e.name):
        if entry.is_dir():
            yield from _ftl(entry)
        elif entry.name.endswith(".ftl"):
            yield entry


@lru_cache(maxsize=len(LANGUAGES))
def catalogue(lang: str) -> tuple[FluentBundle, tuple[str, ...]]:
    """Return all messages of a language and their keys in order; raise ValueError for a language we do not have."""
    if lang not in LANGUAGES:
        raise ValueError(f"lang: {lang!r} is not one of {', '.join(LANGUAGES)}")
    b = FluentBundle([lang], use_isolating=False)
    keys: list[str] = []
    for path in _ftl(files("kongsheng").joinpath("locale", lang)):
        resource = FluentResource(path.read_text(encoding="utf-8"))
        b.add_resource(resource)
        keys += [entry.id.name for entry in resource.body if isinstance(entry, ast.Message)]
    return b, tuple(keys)


def usual_language(environment: dict[str, str] | None = None) -> str:
    """Return "en" if the environment asks for English, else "zh"."""
    env = dict(os.environ) if environment is None else environment
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if env.get(name):
            return "en" if env[name].lower().startswith("en") else "zh"
    return "zh"


class Texts:
    """The texts of one language, for a game if one is given; whatever it lacks is taken from the other language."""

    def __init__(self, lang: str = "zh", cfg: Config | None = None, names: Sequence[str] = ()) -> None:
        self.lang = lang
        self.bundles = [catalogue(lang)[0]] + [catalogue(other)[0] for other in LANGUAGES if other != lang]
        self.deck: Deck = cfg.deck if cfg is not None else read_deck(BASE_CSV)
        self.characters: list[Character] = cfg.characters if cfg is not None else []
        self.skills: list[Skill] = cfg.skills if cfg is not None else []
        self.effects: list[str] = cfg.effects if cfg is not None else []
        self.names = list(names)
        self.comma = self.message("list-comma")

    # --- messages -----------------------------------------------------------------------------------------------
    def has(self, key: str) -> bool:
        """Return whether a message, or with ``.attribute`` one of its attributes, exists in some language."""
        return self._find(key) is not None

    def _find(self, key: str) -> tuple[FluentBundle, object] | None:
        name, _, attribute = key.partition(".")
        for b in self.bundles:
            if b.has_message(name):
                m = b.get_message(name)
                pattern = m.attributes.get(attribute) if attribute else m.value
                if pattern is not None:
                    return b, pattern
        return None

    def message(self, key: str, **args: Value) -> str:
        """Return a text; ``key`` may name an attribute after a dot. A key nobody has is returned in brackets."""
        found = self._find(key)
        if found is None:
            return f"[{key}]"
        b, pattern = found
        given: dict[str, FluentType | str | int] = {k: _short(v) for k, v in args.items()}
        return str(b.format_pattern(pattern, given)[0])  # type: ignore[arg-type]

    def join(self, parts: Iterable[str]) -> str:
        """Return the parts as a list in this language."""
        return self.comma.join(parts)

    # --- things -------------------------------------------------------------------------------------------------
    def function(self, function: int) -> str:
        return self.message(f"fn-{FUNCTIONS[function]}")

    def mode(self, mode: int) -> str:
        return self.message(f"mode-{MODES[mode]}")

    def colour(self, bits: int) -> str:
        return self.message(f"colour-{COLOUR_KEYS[bits]}")

    def camp(self, camp: int) -> str:
        return self.message(f"camp-{CAMP_KEYS[camp]}")

    def sex(self, sex: int) -> str:
        return self.message(f"sex-{SEX_KEYS[sex]}")

    def seat(self, seat: int) -> str:
        if 0 <= seat < len(self.names):
            return self.names[seat]
        return self.message("seat-default", n=seat + 1)

    def character(self, i: int) -> str:
        return self.own(self.characters[i].name, f"char-{self.characters[i].name}")

    def skill_key(self, i: int) -> str:
        """Return the key of a skill's message: ``skill-<character>-<skill>``."""
        char, _, skill = self.skills[i].id.partition(":")[2].partition(".")
        return f"skill-{char}-{skill}"

    def skill(self, i: int) -> str:
        return self.own(self.skills[i].name, self.skill_key(i))

    def own(self, name: str, key: str) -> str:
        """Return a message, or the bare name if a pack brought no text."""
        return self.message(key) if self.has(key) else name

    def effect(self, i: int) -> str:
        return self.message(f"effect-{self.effects[i]}")

    def clause(self, clause: str) -> str:
        """Return the short text of a clause of the rules."""
        return self.message(f"clause-{clause}")

    def card(self, p: int) -> str:
        """Return the name of a print; -1 is a card that is not seen."""
        if p < 0:
            return self.message("card-hidden")
        face = self.deck.prints[p]
        parts: dict[str, Value] = {
            "function": self.function(face.function),
            "mode": self.mode(face.mode),
            "colour": self.colour(face.colour),
        }
        if face.function == PROBE:
            return self.message("card-probe", **parts, camp=self.camp(face.camp), act=signed(face.act))
        if face.function == PUBLIC_DOCUMENT:
            acts = {key: signed(act) for key, act in zip(CAMP_KEYS, face.acts)}
            return self.message("card-document", **parts, **acts)
        return self.message("card-name", **parts)

    def token(self, token: int) -> str:
        """Return the text of a token by itself; seats, own skills and ordinals depend on who says it."""
        if token >= PRINT:
            return self.card(token - PRINT)
        if token >= ORD:
            return self.message("token-ord", n=token - ORD + 1)
        if token >= SKILL:
            return self.message("token-ord", n=token - SKILL + 1)
        if token >= SEAT:
            return self.seat(token - SEAT)
        if token in PLACE_KEYS:
            return self.message(f"place-{PLACE_KEYS[token]}")
        if token >= SEX:
            return self.sex(token - SEX)
        if token >= HUE:
            return self.colour(1 << token - HUE)
        if token >= MODE:
            return self.mode(token - MODE)
        if token >= CAMP:
            return self.camp(token - CAMP)
        return self.message(f"token-{TOKEN_KEYS[token]}")

    # --- events -------------------------------------------------------------------------------------------------
    def field(self, kind: str, value: int) -> Value:
        """Return one number of an event as a text; what is absent or hidden stays -1."""
        if kind in NUMBERS:
            return value
        if kind == "way":
            return self.message(f"way-{WAY_KEYS[value]}")
        if kind == "mask":
            return self.join(self.seat(x) for x in range(len(self.names) or 9) if value >> x & 1) if value else -1
        if value < 0:
            return -1
        return self._name(kind, value)

    def _name(self, kind: str, value: int) -> str:
        match kind:
            case "seat":
                return self.seat(value)
            case "print":
                return self.card(value)
            case "function":
                return self.function(value)
            case "skill" | "mark":
                return self.skill(value)
            case "effect":
                return self.effect(value)
            case "char":
                return self.character(value)
            case "camp":
                return self.camp(value)
            case "mode":
                return self.mode(value)
            case "sex":
                return self.sex(value)
            case "token":
                return self.token(value)
            case "how":
                return self.message(f"how-{HOW_KEYS[value]}")
            case "outcome":
                return self.message(f"outcome-{OUTCOME_KEYS[value]}")
            case "reason":
                return self.message(f"reason-{REASON_KEYS[value]}")
            case "face":
                return self.message(f"face-{FACE_KEYS[value]}")
            case "place":
                return self.message(f"place-{PLACE_KEYS[value]}")
        raise ValueError(f"no text for a field of type {kind!r}")

    def fields(self, schema: str, numbers: Sequence[int]) -> dict[str, Value]:
        """Return the arguments of an event's message, by the names of its schema."""
        out: dict[str, Value] = {}
        for i, part in enumerate(schema.split()):
            name, _, kind = part.partition(":")
            if kind.endswith("*"):
                rest = [self._name(kind[:-1], v) if v >= 0 else self.card(-1) for v in numbers[i:]]
                out[name] = self.join(rest) if rest else -1
            else:
                out[name] = self.field(kind, numbers[i])
        return out

    def event(self, kind: int, pub: Sequence[int], priv: Sequence[int] = ()) -> str | None:
        """Return one sentence for an event as a viewer receives it; None if it needs none."""
        if kind in QUIET or (kind in PRIVATE and not priv):
            return None
        name, public, private = EVENT_SCHEMA[kind]
        key = f"event-{name}"
        args = self.fields(public, pub)
        if kind == PLAYED and pub[2] >= 0:
            priv = ()  # nothing about it is private
            if self.deck.prints[pub[2]].function == pub[1]:
                args["card"] = -1  # a card used as what it is: its function says enough
        if priv:
            args |= self.fields(private, priv)
            if self.has(f"{key}-own"):
                key += "-own"
        return self.sentence(self.message(key, **args))

    def sentence(self, text: str) -> str:
        """Return a sentence that may begin with "you" with a capital."""
        you = self.message("you")
        return you.capitalize() + text[len(you) :] if text.startswith(f"{you} ") else text


def signed(number: int) -> str:
    """Return a number of cards drawn (+) or discarded (-) as printed on a card."""
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"
