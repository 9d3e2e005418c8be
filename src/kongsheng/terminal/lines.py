"""Lines that break where Chinese may break: between any two characters, but never before a comma."""

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len, get_character_cell_size
from rich.console import Console, Group, JustifyMethod, OverflowMethod, RenderableType
from rich.containers import Lines
from rich.text import Text

NOT_FIRST: Final = frozenset("。，、；：！？）】》”’…,.;:!?)]")
NOT_LAST: Final = frozenset("（【《“‘([")


def breaks(text: str, width: int) -> list[int]:
    """Return the offsets at which a text is broken to fit ``width`` cells."""
    offsets: list[int] = []
    start = 0  # of the present line
    used = 0
    last = 0  # the latest place where it may end
    for i, ch in enumerate(text):
        if i > start and _may_break(text[i - 1], ch):
            last = i
        used += get_character_cell_size(ch)
        if used > width and ch != " " and i > start:
            start = last if last > start else i
            offsets.append(start)
            used = cell_len(text[start : i + 1])
    return offsets


def _may_break(before: str, after: str) -> bool:
    if after in NOT_FIRST or before in NOT_LAST or after == " ":
        return False
    return before == " " or get_character_cell_size(before) > 1 or get_character_cell_size(after) > 1


class Line(Text):
    """A text that wraps by `breaks`."""

    def wrap(
        self,
        console: Console,
        width: int,
        *,
        justify: JustifyMethod | None = None,
        overflow: OverflowMethod | None = None,
        tab_size: int = 8,
        no_wrap: bool | None = None,
    ) -> Lines:
        if no_wrap:
            return super().wrap(console, width, justify=justify, overflow=overflow, tab_size=tab_size, no_wrap=no_wrap)
        out = Lines()
        for line in self.split(allow_blank=True):
            for piece in line.divide(breaks(line.plain, width)):
                piece.rstrip()
                out.append(piece)
        return out


def line(*parts: str | Text | tuple[str, str], style: str = "") -> Line:
    """Return a line made of parts: strings, texts, or strings with a style."""
    out = Line("", style)
    for part in parts:
        if isinstance(part, Text):
            out.append_text(part)
        elif isinstance(part, tuple):
            out.append(*part)
        else:
            out.append(part)
    return out


class Screen(Console):
    """A console without emoji codes and colours of its own choice that lets its owner handle a broken pipe."""

    def __init__(self) -> None:
        super().__init__(highlight=False, emoji=False)

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def put(console: Console, *things: RenderableType, style: str = "") -> None:
    """Print strings and renderables, each on its own lines. Inside a group rich leaves our way of wrapping alone."""
    for thing in things:
        console.print(Group(line(thing, style=style) if isinstance(thing, str) else thing), highlight=False)


def joined(parts: Sequence[Text], between: str = " ") -> Line:
    """Return texts in one line."""
    out = Line()
    for i, part in enumerate(parts):
        if i:
            out.append(between)
        out.append_text(part)
    return out
