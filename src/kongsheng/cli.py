"""The command ``kongsheng``. Exit codes: 0 done, 1 failed, 2 bad arguments (one line on stderr), 130 Ctrl-C."""

import json
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from io import TextIOWrapper
from traceback import extract_tb
from typing import Any, Final

from .bots import NAMES, Table, make
from .game.setup import ConfigError
from .terminal.arguments import BadArguments, Command, Option, Values, columns
from .terminal.lines import Screen
from .texts import LANGUAGES, Texts, Value, usual_language

PLAYERS: Final = Option("--players", "N", 5, 3, 9)
SEED: Final = Option("--seed", "TEXT")
LANG: Final = Option("--lang", "zh|en", names=LANGUAGES)
BEGINNER: Final = Option("--no-characters")
HELP: Final = Option("--help")
PORT: Final = Option("--port", "PORT", 0, 0, 65535)
MANY: Final = Option("--bots", "A[,B,...]", "simple", key="bots-many")
GAMES: Final = Option("--games", "G", 100, 1)
JOBS: Final = Option("--jobs", "J", 1, 1, 256)
JSON: Final = Option("--json")
REPORT: Final = Option("--report", "FILE.html")


def _part(t: Texts, module: str, what: str) -> Any:
    """Return a part of the program that not every installation has; raise `BadArguments`."""
    try:
        found = find_spec(module) is not None
    except ModuleNotFoundError:
        found = False
    if not found:
        raise BadArguments(t.message("error-unavailable", what=what))
    return import_module(module)


def _text(values: Values, field: str) -> str:
    return str(values[field])


def _bots(t: Texts, values: Values) -> list[str]:
    """Return the bots named, one or one per seat; raise `BadArguments`."""
    names = [name.strip() for name in _text(values, "bots").split(",")]
    for name in names:
        if name not in NAMES:
            raise BadArguments(t.message("error-choice", name="--bots", text=name, names=t.join(NAMES)))
    if len(names) not in (1, values["players"]):
        raise BadArguments(t.message("error-bots-count", have=len(names), want=str(values["players"])))
    return names


def _play(t: Texts, values: Values) -> int:
    if not values["terminal"]:
        try:
            run = _part(t, "kongsheng.server.run", "server")
        except BadArguments:
            pass  # without a server the terminal is the table
        else:
            return int(
                run.play(
                    players=values["players"],
                    seed=values["seed"],
                    bots=values["bots"],
                    lang=t.lang,
                    characters=not values["no_characters"],
                    port=values["port"],
                    open_browser=not values["no_browser"],
                )
                or 0
            )
    return _terminal(t, values)


def _terminal(t: Texts, values: Values) -> int:
    from secrets import token_hex

    from .arena.plan import Plan
    from .arena.play import game_seed
    from .terminal.board import Board
    from .terminal.person import Person
    from .terminal.session import Quit, Session

    players = int(values["players"])
    bot = _text(values, "bots")
    cfg = Plan(players, [bot], characters=not values["no_characters"]).config()
    seed = _text(values, "seed") or token_hex(4)
    names = [t.message("you"), *t.message("bot-names").split()][:players]
    t = Texts(t.lang, cfg, names)
    console = Screen()
    person = Person(t, Board(t, 0, cfg.options), console, ask)
    table = Table.of(cfg)
    with suppress(ImportError):
        import_module("readline")  # line editing and history where there are any
    person.say(t.message("cli-welcome", players=players, seed=seed))
    if cfg.options.characters and cfg.options.candidates < 2:
        person.note("cli-few-characters", have=len(cfg.pool), count=cfg.options.candidates)
    try:
        Session(cfg, game_seed(seed, 0), 0, person, [make(bot, table) for _ in range(players)]).play()
    except (Quit, EOFError):
        person.say("", t.message("cli-bye", seed=seed))
    except KeyboardInterrupt:
        person.say("", t.message("cli-bye", seed=seed))
        return 130
    return 0


def ask(prompt: str) -> str:
    """Read one line from the person; raise EOFError if there is nobody."""
    if sys.stdin is None:
        raise EOFError
    return input(prompt)


def _serve(t: Texts, values: Values) -> int:
    run = _part(t, "kongsheng.server.run", "server")
    return int(run.serve(host=values["host"], port=values["port"], data=values["data"], lang=t.lang) or 0)


def _series(t: Texts, values: Values, play: Callable[[], Any]) -> int:
    """Run a series and print its report."""
    path = _text(values, "report")
    if path:
        try:
            with open(path, "a", encoding="utf-8"):
                pass
        except OSError as e:
            raise BadArguments(t.message("error-file", name=path, text=e.strerror or str(e))) from None
    report = play()
    if values["json"]:
        print(report.to_json())
    else:
        Screen().print(report.tables(t.lang))
    if path:
        _part(t, "kongsheng.arena", "arena").write_html(path, report, t.lang)
    return 0


def _simulate(t: Texts, values: Values) -> int:
    arena = _part(t, "kongsheng.arena", "arena")
    bots = _bots(t, values)
    return _series(
        t,
        values,
        lambda: arena.simulate(
            values["players"],
            values["games"],
            bots,
            seed_text=values["seed"],
            jobs=values["jobs"],
            progress=not values["json"],
            characters=not values["no_characters"],
        ),
    )


def _match(t: Texts, values: Values) -> int:
    arena = _part(t, "kongsheng.arena", "arena")
    return _series(
        t,
        values,
        lambda: arena.match(
            values["A"],
            values["B"],
            values["players"],
            values["games"],
            seed_text=values["seed"],
            jobs=values["jobs"],
            progress=not values["json"],
            characters=not values["no_characters"],
        ),
    )


def _fuzz(t: Texts, values: Values) -> int:
    fuzz = _part(t, "kongsheng.arena.fuzz", "fuzz")
    found = fuzz.fuzz(values["games"], seed_text=values["seed"], jobs=values["jobs"])
    print(json.dumps(found.to_dict(), ensure_ascii=False) if values["json"] else found.to_text())
    return 1 if found.failures else 0


def _rules(t: Texts, values: Values) -> int:
    from .terminal.lines import put
    from .terminal.person import explain

    console = Screen()
    for text, style in explain(t, _text(values, "WORD")):
        put(console, text, style=style)
    return 0


COMMANDS: Final = {
    c.name: c
    for c in (
        Command(
            "play",
            (
                PLAYERS, SEED, Option("--bots", "A", "simple", names=NAMES), LANG, BEGINNER,
                Option("--terminal"), Option("--no-browser"), PORT, HELP,
            ),
            _play,
        ),
        Command(
            "serve",
            (Option("--host", "ADDRESS", "127.0.0.1"), PORT, Option("--data", "PATH", "kongsheng.db"), LANG, HELP),
            _serve,
        ),
        Command("simulate", (PLAYERS, GAMES, MANY, SEED, JOBS, JSON, REPORT, BEGINNER, LANG, HELP), _simulate),
        Command(
            "match",
            (
                Option("A", "A", names=NAMES, key="bot-a"), Option("B", "B", names=NAMES, key="bot-b"),
                PLAYERS, GAMES, SEED, JOBS, JSON, REPORT, BEGINNER, LANG, HELP,
            ),
            _match,
        ),
        Command("fuzz", (GAMES, SEED, JOBS, JSON, LANG, HELP), _fuzz),
        Command("rules", (Option("WORD", "WORD", rest=True, key="word"), LANG, HELP), _rules),
    )
}  # fmt: skip


def _version() -> str:
    try:
        return version("kongsheng")
    except PackageNotFoundError:
        return "0"


def _can_write(text: str) -> bool:
    try:
        text.encode(getattr(sys.stdout, "encoding", None) or "utf-8")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


def _language(argv: Sequence[str]) -> str:
    """Return the language asked for, so that even complaints come in it."""
    asked = usual_language() if _can_write(Texts("zh").message("about-kongsheng")) else "en"
    for i, text in enumerate(argv):
        value = (
            text.partition("=")[2]
            if text.startswith("--lang=")
            else argv[i + 1]
            if text == "--lang" and i + 1 < len(argv)
            else ""
        )
        asked = value if value in LANGUAGES else asked
    return asked


def _help(t: Texts) -> str:
    rows = [(name, t.message(f"about-{name}")) for name in COMMANDS]
    flags = [("--help", t.message("option-help")), ("--version", t.message("option-version"))]
    flags.insert(0, (LANG.form, t.message("option-lang")))
    parts = [t.message("usage-kongsheng"), "", t.message("about-kongsheng"), "", t.message("usage-commands")]
    parts += [*columns(rows), "", t.message("usage-options"), *columns(flags), "", t.message("usage-more")]
    return "\n".join(parts)


def run(t: Texts, argv: Sequence[str]) -> int:
    """Obey a command line; raise `BadArguments`, or `ConfigError` for a game that cannot be set up."""
    words = list(argv)
    while words and words[0].partition("=")[0] == LANG.name:  # also before the command
        name, equals, value = words.pop(0).partition("=")
        if not equals and not words:
            raise BadArguments(t.message("error-no-value", name=name))
        LANG.read(t, value if equals else words.pop(0))
    if len(words) == 2 and words[0] == "help" and words[1] in COMMANDS:
        words = [words[1], "--help"]
    if not words or words[0] in ("--help", "-h", "help"):
        print(_help(t))
        return 0
    if words[0] in ("--version", "-V"):
        print(f"kongsheng {_version()}")
        return 0
    command = COMMANDS.get(words[0])
    if command is None:
        raise BadArguments(t.message("error-command", text=words[0], names=t.join(COMMANDS)))
    if "--help" in words or "-h" in words:
        keys: dict[str, Value] = {"names": t.join(NAMES)}
        print(command.help(t, keys))
        return 0
    return command.run(t, command.parse(t, words[1:]))


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program; return its exit code."""
    args = sys.argv[1:] if argv is None else list(argv)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal without Chinese is no reason to fail
    t = Texts(_language(args))
    try:
        code = run(t, args)
        sys.stdout.flush()
        return code
    except (BadArguments, ConfigError) as e:
        print(f"kongsheng: {' '.join(str(e).split())}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # `kongsheng rules | head`: nobody reads on
        _hush()
        return 0
    except Exception as e:  # a bug, or a full disk: one line that can be reported
        _hush()
        print(f"kongsheng: {_mishap(t, e)}", file=sys.stderr)
        return 1


def _hush() -> None:
    """Let whatever is still to be written to stdout go nowhere."""
    with suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _mishap(t: Texts, e: Exception) -> str:
    if isinstance(e, OSError):
        return " ".join(str(e.strerror or e).split())
    frame = extract_tb(e.__traceback__)[-1]
    where = f"{frame.filename.rpartition('kongsheng')[2].lstrip('/')}:{frame.lineno}"
    text = " ".join(f"{type(e).__name__}: {e}".split())
    return t.message("error-mishap", text=text, where=where)
