"""Command lines: options as data, errors and help in the reader's language."""

from collections.abc import Callable, Sequence
from typing import Final

from ..texts import Texts, Value

Values = dict[str, "str | int | bool"]


class BadArguments(Exception):
    """A command line that cannot be obeyed; the message is one line for the person who typed it."""


class Option:
    """One option or, without dashes, one positional argument. ``low`` makes it a number, ``names`` a choice."""

    def __init__(
        self,
        name: str,
        metavar: str = "",
        default: str | int = "",
        low: int | None = None,
        high: int | None = None,
        names: Sequence[str] = (),
        key: str = "",
        rest: bool = False,
    ) -> None:
        self.name = name
        self.metavar = metavar  # "" for a flag
        self.default = default
        self.low = low
        self.high = high
        self.names = names
        self.key = f"option-{key or name.lstrip('-')}"
        self.rest = rest  # positional: takes all that is left, possibly nothing

    @property
    def field(self) -> str:
        return self.name.lstrip("-").replace("-", "_")

    @property
    def form(self) -> str:
        return f"{self.name} {self.metavar}" if self.metavar else self.name

    def read(self, t: Texts, text: str) -> str | int:
        """Return the value a text stands for; raise `BadArguments`."""
        if self.low is not None:
            digits = text.removeprefix("-")
            if not digits.isascii() or not digits.isdigit() or len(digits) > 9:
                raise BadArguments(t.message("error-number", name=self.name, text=text))
            number = int(text)
            if self.high is None and number < self.low:
                raise BadArguments(t.message("error-at-least", name=self.name, text=text, low=self.low))
            if self.high is not None and not self.low <= number <= self.high:
                raise BadArguments(
                    t.message("error-range", name=self.name, text=text, low=str(self.low), high=str(self.high))
                )
            return number
        try:
            text.encode("utf-8")
        except UnicodeEncodeError:  # bytes of another encoding
            raise BadArguments(t.message("error-encoding", name=self.name)) from None
        if not text and self.default and not self.names:
            raise BadArguments(t.message("error-no-value", name=self.name))
        if self.names and text not in self.names:
            raise BadArguments(t.message("error-choice", name=self.name, text=text, names=t.join(self.names)))
        return text


class Command:
    """One command: what it is called, what it takes, what it does (returns the exit code)."""

    def __init__(self, name: str, options: Sequence[Option], run: Callable[[Texts, Values], int]) -> None:
        self.name = name
        self.options = [o for o in options if o.name.startswith("-")]
        self.positional = [o for o in options if not o.name.startswith("-")]
        self.run = run

    def parse(self, t: Texts, argv: Sequence[str]) -> Values:
        """Return the values of all options by field; raise `BadArguments`."""
        by_name = {o.name: o for o in self.options}
        values: Values = {o.field: o.default if o.metavar else False for o in self.options}
        plain: list[str] = []
        todo = list(argv)
        while todo:
            text = todo.pop(0)
            if text == "--":
                plain += todo
                break
            if not text.startswith("-") or text == "-":
                plain.append(text)
                continue
            name, equals, value = text.partition("=")
            option = by_name.get(name)
            if option is None:
                raise BadArguments(t.message("error-option", text=text))
            if not option.metavar:
                if equals:
                    raise BadArguments(t.message("error-unexpected-value", name=name))
                values[option.field] = True
                continue
            if not equals:
                if not todo or todo[0].startswith("--"):
                    raise BadArguments(t.message("error-no-value", name=name))
                value = todo.pop(0)
            values[option.field] = option.read(t, value)
        for option in self.positional:
            if option.rest:
                values[option.field] = option.read(t, " ".join(plain))
                plain = []
            elif plain:
                values[option.field] = option.read(t, plain.pop(0))
            else:
                raise BadArguments(t.message("error-missing", name=option.name))
        if plain:
            raise BadArguments(t.message("error-option", text=plain[0]))
        return values

    def help(self, t: Texts, keys: dict[str, Value]) -> str:
        """Return the help of the command; ``keys`` are arguments for the texts of the options."""
        usage = [f"kongsheng {self.name}"]
        words = [f"[{o.name}]" if o.rest else o.name for o in self.positional]
        for word in [*words, *(f"[{o.form}]" for o in self.options)]:
            if len(usage[-1]) + len(word) > 66:
                usage.append(" " * 9)
            usage[-1] += f" {word}"
        rows = [(o.name, t.message(o.key, **keys)) for o in self.positional]
        rows += [(o.form, t.message(o.key, **keys)) for o in self.options]
        lines = [
            t.message("usage", usage="\n".join(usage)),
            "",
            t.message(f"about-{self.name}"),
            "",
            t.message("usage-options"),
        ]
        return "\n".join([*lines, *columns(rows)])


def columns(rows: Sequence[tuple[str, str]]) -> list[str]:
    """Return the rows indented, their second parts below each other."""
    width: Final = max(len(left) for left, _ in rows) + 2
    return [f"  {left:{width}}{right}" for left, right in rows]
