"""A person's seat: shows what happened and what is asked, reads numbers and commands, returns whole words."""

from collections.abc import Callable, Iterable
from typing import Final

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from ..game.events import GAME_OVER, REVEALED, TURN_BEGAN
from ..game.tokens import PASS, W_FREE, W_PICK
from ..game.views import View
from ..texts import Texts
from . import lookup
from .board import Board, Seen
from .lines import Line, line, put
from .words import Legal, Menu, Option

Read = Callable[[str], str]
COMMANDS: Final = ("rules", "hand", "table", "log", "who", "auto", "skip", "help", "quit")
FORCED: Final = bytes([PASS])
SHOWN_AT_END: Final = (GAME_OVER, REVEALED)
ROOMY: Final = 40  # lines from which on even what is not possible now is listed with its effect


class Quit(Exception):
    """The person has had enough."""


class Person:
    """Asks through ``read`` (a prompt in, a line out; EOFError at the end) and prints to ``console``."""

    def __init__(self, t: Texts, board: Board, console: Console, read: Read = input) -> None:
        self.t = t
        self.board = board
        self.console = console
        self.read = read
        self.auto = True  # pass by itself where nothing else is possible
        self.log: list[Seen] = []
        self.rows = ""  # the table as last shown
        self.told = 0  # how much of the log has been shown
        self.skipping = False  # to the end, once out of the game
        self.passed = 0  # how often `auto` has passed since
        self.words = {w: name for name in COMMANDS for w in t.message(f"command-{name}").split()}

    # --- output -------------------------------------------------------------------------------------------------
    def say(self, *lines: RenderableType, style: str = "") -> None:
        put(self.console, *lines, style=style)

    def note(self, key: str, **args: str | int) -> None:
        self.say(self.t.message(key, **args), style="dim")

    def hear(self, events: Iterable[Seen]) -> None:
        """Add to the log."""
        self.log.extend(events)

    def news(self, limit: int = 0) -> None:
        """Tell what has happened since the last time; ``limit`` lines at most (0: all)."""
        lines = self.lines(self.log[self.told :])
        self.told = len(self.log)
        if limit and len(lines) > limit:
            self.note("cli-more", count=len(lines) - limit)
            lines = lines[-limit:]
        self.say(*lines)
        if self.passed:
            self.note("cli-passed", count=self.passed)
            self.passed = 0

    def lines(self, log: Iterable[Seen]) -> list[Line]:
        """Return the sentences of the log."""
        out: list[Line] = []
        for kind, pub, priv in log:
            text = self.t.event(kind, pub, priv) if kind not in SHOWN_AT_END else None
            if text is not None:
                out.append(line(text, style="bold") if kind == TURN_BEGAN else line("  ", text))
        return out

    def show(self, v: View) -> None:
        """Show the table."""
        self.say(self.board.heading(v), style="bold")
        rows = repr([vars(p) for p in v.seats]) + repr(v.flight.at if v.flight is not None else -1)
        if self.console.is_terminal or rows != self.rows:  # nobody wants to hear the same table again
            self.say(self.board.seats(v))
        self.rows = rows
        self.say(*(x for x in (self.board.flight(v), *self.board.stack(v), self.board.myself(v)) if x))

    def watch(self, v: View) -> None:
        """Tell a person who is out of the game about the turn that is over, and wait; raise `Quit`."""
        if self.skipping:
            return
        self.news()
        self.say(self.board.heading(v), self.board.seats(v))
        while True:
            text = self.read(self.t.message("cli-watch")).strip()
            if not text:
                return
            if self.words.get(text.casefold()) == "skip":
                self.skipping = True
                return
            self.command(text, v)

    # --- choosing -----------------------------------------------------------------------------------------------
    def choose(self, v: View, legal: Legal, seed: int = 0) -> bytes:
        """Return the person's word; raise `Quit`. Where only a pass is possible `auto` answers."""
        if self.auto and v.next == FORCED:
            self.passed += 1
            return FORCED
        self.say("")
        self.news(max(6, self.console.height - len(v.seats) - len(v.hand) - len(v.skills) - 9))
        if v.which == W_PICK:
            self.say(self.board.myself(v))
            for c in v.candidates:
                self._candidate(c)
        else:
            self.show(v)
        prefix = [b""]
        while True:
            menu = Menu(self.t, v, legal, prefix[-1])
            if not menu.next:
                return prefix[-1]
            self.say(self.t.message(menu.question) if prefix[-1] else self.board.prompt(v), style="bold")
            self._list(menu)
            picked = self._answer(v, menu)
            if picked is None:
                prefix.pop()
            else:
                prefix.append(prefix[-1] + picked)

    def _candidate(self, char: int) -> None:
        t, ch = self.t, self.t.characters[char]
        kind = t.message("cli-latent" if ch.latent else "cli-public")
        self.say(line((t.character(char), "bold"), f"  {t.sex(ch.sex)}  {kind}"))
        for sk in ch.skills:
            self.say(f"  “{t.skill(sk.index)}” {t.message(t.skill_key(sk.index) + '.brief')}")
        self.say("  " + t.message("rules-mission", mission=t.message(f"char-{ch.name}.mission")))

    def _list(self, menu: Menu) -> None:
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(justify="right", min_width=4)
        for number, option in enumerate(menu.options, 1):
            grid.add_row(str(number), option.label, line(option.note, style="dim"))
        rest = menu.refused if not menu.prefix else []
        full = menu.v.which == W_FREE or self.console.height >= ROOMY
        for option in rest if full else []:
            grid.add_row("·", option.label.plain, line(option.note), style="dim")
        if menu.zero >= 0:
            grid.add_row("0", Text(self.t.token(menu.zero), "bold"))
        if menu.prefix:
            grid.add_row("b", Text(self.t.message("cli-back")))
        if rest and not full:
            self.note("cli-not-now", names=self.t.join(option.label.plain for option in rest))
        self.say(grid)

    def _answer(self, v: View, menu: Menu) -> bytes | None:
        """Return the tokens picked; None goes back. Commands are carried out meanwhile."""
        while True:
            least, most = 0 if menu.zero >= 0 else 1, len(menu.options)
            numbers = f"{least}–{most}" if least < most else str(most)
            text = self.read(self.t.message("cli-input", numbers=numbers)).strip()
            number = int(text) if text.isascii() and text.isdigit() and len(text) < 4 else -1
            if 1 <= number <= len(menu.options):
                return menu.options[number - 1].tokens
            if menu.zero >= 0 and (number == 0 or (not text and not menu.prefix)):
                return bytes([menu.zero])
            if text.casefold() in ("b", "0", "back", self.t.message("cli-back")) and menu.prefix:
                return None
            if text:
                self.command(text, v, menu)

    # --- commands -----------------------------------------------------------------------------------------------
    def command(self, text: str, v: View, menu: Menu | None = None) -> None:
        """Carry out one line that is not a choice; raise `Quit` for quit."""
        head, _, rest = text.partition(" ")
        rest = rest.strip()
        if head[0] in "?？" and menu is not None:
            self.why(menu, f"{head[1:]} {rest}".strip())
            return
        name = self.words.get(head.casefold(), "")
        if name == "rules":
            self.rules(rest)
        elif name == "hand":
            self.say(self.board.hand(v))
        elif name == "table":
            self.show(v)
        elif name == "log":
            self.say(*self.lines(self.log)[-int(rest) if rest.isdecimal() and int(rest) else -40 :])
        elif name == "who":
            self.who(rest, v)
        elif name == "auto":
            self.auto = not self.auto
            self.note("cli-auto-on" if self.auto else "cli-auto-off")
        elif name == "quit":
            raise Quit
        elif name == "help":
            self.say(self.t.message("cli-help"))
        else:
            self.note("cli-what", text=text)

    def who(self, text: str, v: View) -> None:
        """Tell what is known of one seat (its number or its name), or of all."""
        named = [x for x in range(len(v.seats)) if text in (str(x + 1), self.t.seat(x))]
        if text and not named:
            self.note("cli-nobody", text=text)
        for x in named or range(len(v.seats)):
            self.say(*self.board.who(v, x))

    def rules(self, text: str) -> None:
        """Look up a word."""
        for found, style in explain(self.t, text):
            self.say(found, style=style)

    def why(self, menu: Menu, text: str) -> None:
        """Tell why something is not possible: all of it, or the n-th or the named one in full."""
        t = self.t
        if not menu.refused:
            self.note("cli-all-possible")
            return
        full = text.isascii() and text.isdigit() and 1 <= int(text) <= len(menu.refused)
        chosen = [int(text) - 1] if full else [i for i, o in enumerate(menu.refused) if text in o.label.plain]
        if not chosen:
            self.note("cli-what", text=text)
            return
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(justify="right", min_width=4)
        for i in chosen:
            for number, reason in enumerate(self._reason(menu.refused[i], bool(text) and len(chosen) == 1)):
                grid.add_row("" if number else str(i + 1), reason)
        self.say(grid)
        if not text:
            self.note("cli-why-more", most=len(menu.refused), text=t.message("command-rules").split()[0])

    def _reason(self, o: Option, full: bool) -> list[Line]:
        t = self.t
        lines = [line(t.message("cli-why", what=o.label.plain, clause=o.why, text=t.clause(o.why)))]
        return [*lines, line(t.message(f"clause-{o.why}.long")), line(o.note, style="dim")] if full else lines


def explain(t: Texts, text: str) -> list[tuple[str, str]]:
    """Return what the rules say about a word, as lines with styles; the overview for ""."""
    if not text.strip():
        lines = [(t.message("rules-how"), "")]
        for heading, names in lookup.overview(t):
            lines += [(heading, "bold"), (f"  {names}", "")]
        return lines
    found = lookup.search(text)
    if not found:
        return [(t.message("rules-nothing", text=text if len(text) <= 60 else text[:60] + "…"), "")]
    lines = [(lookup.title(t, found[0]), "bold")] + [(text, "") for text in lookup.describe(t, found[0])]
    if len(found) > 1:
        lines.append((t.message("rules-others", names=t.join(lookup.title(t, e) for e in found[1:])), "dim"))
    return lines
