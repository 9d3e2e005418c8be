"""The Fluent files as syntax trees, and which keys the program can ask for."""

import re
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from kongsheng.cli import COMMANDS
from kongsheng.game.deck import FUNCTIONS, MODES
from kongsheng.game.events import EVENT_SCHEMA
from kongsheng.game.tokens import WINDOW_NAMES
from kongsheng.packs import library
from kongsheng.terminal import lookup
from kongsheng.terminal.person import COMMANDS as LINES
from kongsheng.texts import (
    CAMP_KEYS,
    COLOUR_KEYS,
    FACE_KEYS,
    HOW_KEYS,
    OUTCOME_KEYS,
    PLACE_KEYS,
    REASON_KEYS,
    SEX_KEYS,
    STATUS_KEYS,
    TOKEN_KEYS,
    WAY_KEYS,
)

ROOT = Path(__file__).resolve().parent.parent.parent
LOCALE = ROOT / "src" / "kongsheng" / "locale"
SOURCES = (("src/kongsheng", "*.py"), ("tools", "*.py"), ("web/src", "*.ts"), ("web/src", "*.svelte"))
KEY = re.compile(r"""["'`]([a-z]+(?:-[a-z0-9_]+)+)(?:\.[a-z-]+)?["'`]""")
HEAD = re.compile(r"""["'`]([a-z]+(?:-[a-z0-9_]+)*-)\$?\{""")  # f"mode-{...}", `mode-${...}`

Messages = dict[str, ast.Message]


def read(lang: str) -> Messages:
    """Return all messages of a language; a key that stands twice or a line that is no Fluent is an error."""
    found: Messages = {}
    for path in sorted((LOCALE / lang).rglob("*.ftl")):
        for entry in FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{path}: {entry.id.name} stands twice"
                found[entry.id.name] = entry
    return found


def parts(m: ast.Message) -> dict[str, ast.Pattern]:
    """Return the patterns of a message by attribute; "" is its value."""
    found = {a.id.name: a.value for a in m.attributes}
    return found | {"": m.value} if m.value is not None else found


def variables(node: ast.BaseNode) -> set[str]:
    """Return the names of the variables used below a node."""

    class Collect(Visitor):  # type: ignore[misc, unused-ignore]
        def __init__(self) -> None:
            self.names: set[str] = set()

        def visit_VariableReference(self, node: ast.VariableReference) -> None:
            self.names.add(node.id.name)

    c = Collect()
    c.visit(node)
    return c.names


def derived() -> set[str]:
    """Return the keys (with attributes) that the tables of the engine make."""
    lib = library()
    keys = {f"fn-{name}{part}" for name in FUNCTIONS for part in ("", ".brief", ".full")}
    keys |= {f"mode-{name}{part}" for name in MODES for part in ("", ".full")}
    keys |= {f"colour-{name}{part}" for name in COLOUR_KEYS.values() for part in ("", ".full")}
    keys |= {f"camp-{name}{part}" for name in CAMP_KEYS for part in ("", ".full")}
    keys |= {f"sex-{name}{part}" for name in SEX_KEYS for part in ("", ".full")}
    keys |= {f"short-{name}" for name in (*COLOUR_KEYS.values(), *CAMP_KEYS)}
    keys |= {f"event-{name}" for name, _, _ in EVENT_SCHEMA}
    keys |= {f"event-{name}-own" for name, _, private in EVENT_SCHEMA if private}
    keys |= {f"prompt-{name}" for name in WINDOW_NAMES.values()}
    keys |= {f"token-{name}" for name in TOKEN_KEYS}
    keys |= {f"how-{name}" for name in HOW_KEYS} | {f"outcome-{name}" for name in OUTCOME_KEYS}
    keys |= {f"reason-{name}" for name in REASON_KEYS if name} | {f"face-{name}" for name in FACE_KEYS}
    keys |= {f"way-{name}" for name in WAY_KEYS.values()} | {f"place-{name}" for name in PLACE_KEYS.values()}
    keys |= {f"status-{name}" for name in STATUS_KEYS} | {f"effect-{name}" for name in lib.effects}
    keys |= {f"kind-{name}" for name in lookup.KINDS if name not in ("skill", "card")} | {"kind-skill"}
    keys |= {f"command-{name}" for name in LINES}
    for ch in lib.characters:
        keys |= {f"char-{ch.name}{part}" for part in ("", ".title", ".mission", ".mission-full")}
        keys |= {f"skill-{ch.name}-{sk.name}{part}" for sk in ch.skills for part in ("", ".brief", ".full")}
    for command in COMMANDS.values():
        keys |= {f"about-{command.name}"} | {o.key for o in [*command.options, *command.positional]}
    for clause in clauses():
        keys |= {f"clause-{clause}", f"clause-{clause}.long"}
    return keys


def clauses() -> set[str]:
    """Return every clause the engine or a character can name as a reason."""
    found: set[str] = set()
    for path in (ROOT / "src" / "kongsheng" / "game").rglob("*.py"):
        found |= set(re.findall(r'"([SRGK]-\d+)"', path.read_text(encoding="utf-8")))
    return found


# heads of keys that `derived` lists in full, so that a key outside the tables is unused
TABLES = (
    *("event", "prompt", "token", "how", "outcome", "reason", "face", "way", "place", "effect"),
    *("fn", "mode", "colour", "camp", "sex", "char", "skill", "command", "kind", "option", "about"),
)
# looked up by whoever reads the rules, whether the engine names them or not
READ = ("clause", "term")


def sources() -> Iterator[tuple[Path, str]]:
    """Yield the program's own files."""
    for folder, pattern in SOURCES:
        for path in sorted((ROOT / folder).rglob(pattern)):
            yield path, path.read_text(encoding="utf-8")


def named() -> tuple[set[str], set[str]]:
    """Return the keys that stand in the sources, and the heads of keys that are put together there."""
    keys: set[str] = set()
    heads: set[str] = set()
    for _, text in sources():
        keys |= set(KEY.findall(text))
        heads |= set(HEAD.findall(text))
    return keys, heads
