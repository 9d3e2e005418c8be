"""Texts of the arena from the Fluent catalogues."""

from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from ..game.deck import CAMPS

LOCALE: Final = Path(__file__).parent.parent / "locale"
LANGUAGES: Final = ("zh", "en")


class Labels:
    """The labels of reports in one language; ``say(key, name=value, ...)``. A missing key is shown as itself."""

    def __init__(self, lang: str = "en") -> None:
        if lang not in LANGUAGES:
            raise ValueError(f"lang: {lang!r} is not one of {', '.join(LANGUAGES)}")
        self.lang = lang
        self.bundle = FluentBundle([lang], use_isolating=False)
        root = LOCALE / lang
        for path in [root / "arena.ftl", root / "cards.ftl", *sorted((root / "characters").glob("*.ftl"))]:
            self.bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def __call__(self, key: str, **values: str | int) -> str:
        if not self.bundle.has_message(key):
            return key
        pattern = self.bundle.get_message(key).value
        return self.bundle.format_pattern(pattern, values)[0] if pattern is not None else key

    def camp(self, camp: int) -> str:
        return self(f"camp-{CAMPS[camp]}")

    def character(self, name: str) -> str:
        """Return the name of a character by its bare id; a pack's, without a text, keeps its id."""
        return self(f"char-{name}") if self.bundle.has_message(f"char-{name}") else name

    def mission(self, name: str) -> str:
        """Return whose mission it is; "" is the mission of a game without characters (R-05)."""
        return self.character(name) if name else self("arena-beginners")
