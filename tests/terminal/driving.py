"""A person made of dice, who types numbers and every command, at the real terminal seat."""

import io
import random
import re
from collections.abc import Callable

from rich.console import Console

from kongsheng.arena.plan import Plan
from kongsheng.arena.play import game_seed
from kongsheng.bots import Table, make
from kongsheng.game.model import State
from kongsheng.terminal.board import Board
from kongsheng.terminal.person import Person
from kongsheng.terminal.session import Session
from kongsheng.texts import Texts, Value

COMMANDS = (
    "?",
    "? 1",
    "log",
    "log 3",
    "who",
    "who 2",
    "table",
    "hand",
    "rules S-24",
    "rules",
    "help",
    "auto",
    "b",
    "??",
    "",
)
OFFER = re.compile(r"(?:(\d+)–)?(\d+)[,，]")  # the numbers a prompt offers: "0–3," or just "1,"


def flat(text: str) -> str:
    """Return a text without white space, so that line breaks do not matter."""
    return "".join(text.split())


class Strict(Texts):
    """Texts that forgive nothing: a missing message or variable fails the test."""

    def message(self, key: str, **args: Value) -> str:
        found = self._find(key)
        assert found is not None, f"no text {key}"
        bundle, pattern = found
        text, errors = bundle.format_pattern(pattern, dict(args))  # type: ignore[arg-type]
        assert not errors, f"{key}: {errors}"
        return str(text)


class Seat:
    """One game at the terminal: what was printed is in ``screen``."""

    def __init__(
        self,
        lang: str = "zh",
        players: int = 5,
        characters: bool = True,
        seed: str = "0",
        bot: str = "random",
        read: Callable[[str], str] | None = None,
        width: int = 80,
    ) -> None:
        cfg = Plan(players, [bot], characters=characters).config()
        names = [Texts(lang).message("you"), *Texts(lang).message("bot-names").split()]
        t = Strict(lang, cfg, names[:players])
        self.screen = io.StringIO()
        self.dice = random.Random(seed)
        self.asked = 0
        self.answer = read if read is not None else self.roll
        console = Console(file=self.screen, width=width, height=24, highlight=False, emoji=False)
        self.person = Person(t, Board(t, 0, cfg.options), console, self._read)
        bots = [make(bot, Table.of(cfg)) for _ in range(players)]
        self.session = Session(cfg, game_seed(seed, 0), 0, self.person, bots)

    def _read(self, prompt: str) -> str:
        self.asked += 1
        assert self.asked < 20_000
        text = self.answer(prompt)
        self.screen.write(f"{prompt}{text}\n")
        return text

    def roll(self, prompt: str) -> str:
        """Answer any prompt: mostly a number it offers, sometimes a command or nonsense."""
        if self.dice.random() < 0.1:
            return self.dice.choice(COMMANDS)
        offered = OFFER.search(prompt)
        return (
            str(self.dice.randint(int(offered[1] or offered[2]), int(offered[2])))
            if offered
            else self.dice.choice(["", "skip"])
        )

    def screen_since(self, prompt: str) -> str:
        """Return what has been printed since the last answer to a prompt."""
        return self.text.rpartition(prompt)[2] if prompt in self.text else self.text

    def play(self) -> State:
        return self.session.play()

    @property
    def text(self) -> str:
        return self.screen.getvalue()
