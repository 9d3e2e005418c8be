"""The command line: help, version, rules, one clear line for what is wrong."""

import io
import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from kongsheng.cli import COMMANDS, main
from kongsheng.terminal import lookup
from kongsheng.texts import Texts

from .driving import OFFER


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")


BAD = (
    (["dance"], "there is no command “dance”"),
    (["play", "--players", "2"], "--players: 2 is not between 3 and 9"),
    (["play", "--players", "many"], "--players: “many” is not a whole number"),
    (["play", "--players", "٣"], "is not a whole number"),
    (["play", "--players"], "--players needs a value"),
    (["play", "--players", "--terminal"], "--players needs a value"),
    (["play", "--bots", "genius"], "--bots: “genius” is not one of"),
    (["play", "--lang", "fr"], "--lang: “fr” is not one of zh, en"),
    (["play", "--terminal=yes"], "--terminal takes no value"),
    (["play", "--port", "70000"], "--port: 70000 is not between 0 and 65535"),
    (["play", "now"], "unknown argument: now"),
    (["play", "-x"], "unknown argument: -x"),
    (["simulate", "--games", "0"], "--games: 0 is less than 1"),
    (["simulate", "--games", "-5"], "--games: -5 is less than 1"),
    (["simulate", "--games", "9" * 30], "is not a whole number"),
    (["simulate", "--jobs", "0"], "--jobs: 0 is not between 1 and 256"),
    (["simulate", "--bots", "simple,random"], "--bots: 2 names given, must be 1 or 5"),
    (["simulate", "--bots", ""], "--bots needs a value"),
    (["serve", "--host", ""], "--host needs a value"),
    (["serve", "--data="], "--data needs a value"),
    (["--lang", "fr", "play"], "--lang: “fr” is not one of zh, en"),
    (["--lang"], "--lang needs a value"),
    (["simulate", "--seed", "\udcff"], "--seed: not text in this terminal’s encoding"),
    (["rules", "\udcff"], "WORD: not text in this terminal’s encoding"),
    (["simulate", "--report", "/nowhere/at/all.html", "--games", "1"], "cannot write /nowhere/at/all.html"),
    (["match"], "missing argument: A"),
    (["match", "simple"], "missing argument: B"),
    (["match", "simple", "clever"], "B: “clever” is not one of"),
    (["match", "simple", "random", "more"], "unknown argument: more"),
    (["rules", "--all"], "unknown argument: --all"),
)


@pytest.mark.parametrize(("argv", "line"), BAD, ids=[" ".join(argv)[:40] for argv, _ in BAD])
def test_bad_arguments(argv: list[str], line: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(argv) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("kongsheng: ") and err.count("\n") == 1
    assert line in err


def test_complaints_come_in_the_language_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--players", "2", "--lang", "zh"]) == 2
    assert capsys.readouterr().err == "kongsheng: --players：2 不在 3 到 9 之间\n"
    assert main(["--lang=zh", "play", "--players=x"]) == 2
    assert "不是整数" in capsys.readouterr().err


@pytest.mark.parametrize("lang", ["zh", "en"])
def test_help_names_every_command_and_option(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    for argv in ([], ["--help"], ["-h"]):
        assert main([f"--lang={lang}", *argv]) == 0
        out = capsys.readouterr().out
        assert all(f"  {name} " in out for name in COMMANDS)
    for name, command in COMMANDS.items():
        assert main([name, "--help", "--lang", lang]) == 0
        out = capsys.readouterr().out
        assert all(f"  {o.form} " in out for o in command.options)
        assert all(f"  {o.name} " in out for o in command.positional)
        assert "[" not in re.sub(r"\[[^\]]*\]", "", out)
        assert not re.search(r"\[(option|about|error)-", out)


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert re.fullmatch(r"kongsheng \d+(\.\w+)*\n", capsys.readouterr().out)


@pytest.mark.parametrize(
    ("query", "title"),
    [
        ("S-24", "S-24 "),
        ("s24", "S-24 "),
        ("烧毁", "Burn [function card]"),
        ("burn", "Burn [function card]"),
        ("lock_on", "Lock On ["),
        ("Lock on", "Lock On ["),
        ("月冥", "Yue Ming ["),
        ("yueming", "Yue Ming ["),
        ("2BC", "2BC ["),
        ("bbc", "2BC ["),
        ("蹲守", "Stakeout (Telephoto Liu)"),
        ("直达", "Direct ["),
        ("probe.telegram.red.CCAV+2", "Probe/Telegram/red/CCAV +2"),
        ("Yue Mng", "Yue Ming ["),
        ("interceptt", "Intercept ["),
        ("Press", "Tabloid reporter ["),
        ("win", "Declare victory ["),
        ("R-9", "R-09 "),
        ("hand", "Draw from a hand ["),
    ],
)
def test_rules_finds(query: str, title: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", *query.split()]) == 0
    assert capsys.readouterr().out.startswith(title)


def test_rules_lists_what_else_the_word_may_mean(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "burn"]) == 0
    out = capsys.readouterr().out
    assert "Also: " in out and "Burn intel [term]" in out


def test_rules_without_a_word_or_a_hit(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules"]) == 0
    out = capsys.readouterr().out
    assert "Lock On" in out and "R-107" in out
    assert main(["rules", "qqqqqqqq"]) == 0
    assert "Found nothing for “qqqqqqqq”" in capsys.readouterr().out
    assert main(["rules", "[red]", "\\"]) == 0  # no markup


@pytest.mark.parametrize("lang", ["zh", "en"])
def test_everything_that_can_be_found_can_be_shown(lang: str) -> None:
    t = Texts(lang)
    for e in lookup.entries():
        lines = [lookup.title(t, e), *lookup.describe(t, e)]
        assert all(line and not re.search(r"\[[a-z]+-[a-z]", line) for line in lines), e.key
        assert e.key in [found.key for found in lookup.search(e.words[0], limit=200)]


def test_simulate_prints_one_object_that_depends_on_nothing_else(capsys: pytest.CaptureFixture[str]) -> None:
    def run() -> dict[str, object]:
        line = "simulate --players 3 --games 3 --bots random --seed t --no-characters --json"
        assert main([*line.split()]) == 0
        data: dict[str, object] = json.loads(capsys.readouterr().out)
        for key in ("seconds", "decisions_per_second", "games_per_second"):
            del data[key]
        return data

    first = run()
    assert first["games"] == 3 and first["exceptions"] == 0
    assert first == run()


def test_match_and_report(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "report.html"
    line = "match simple random --players 3 --games 2 --seed t --no-characters --json --report"
    assert main([*line.split(), str(page)]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 2
    assert "<html" in page.read_text(encoding="utf-8")


def test_the_end_of_input_ends_politely(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n"))
    assert main(["play", "--terminal", "--seed", "polite", "--players", "3"]) == 0
    out = capsys.readouterr().out
    assert "The seed polite deals this game again." in out and "Traceback" not in out


def test_ctrl_c_ends_politely(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def interrupted(prompt: str = "") -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("kongsheng.cli.ask", interrupted)
    assert main(["play", "--terminal", "--seed", "polite"]) == 130
    assert "Goodbye" in capsys.readouterr().out


def test_a_reader_who_goes_away_is_no_error() -> None:
    command = f"{sys.executable} -m kongsheng rules | head -1"
    done = subprocess.run(["sh", "-c", command], capture_output=True, text=True, timeout=60)
    assert done.stderr == "" and done.stdout.count("\n") == 1


@pytest.mark.parametrize("lang", ["zh", "en"])
def test_a_whole_game_on_a_real_terminal(lang: str) -> None:
    """Played through a pseudo-terminal of 80 columns: no line is wider, the program ends by itself."""
    argv = [sys.executable, "-m", "kongsheng", "play", "--terminal", "--lang", lang, "--players", "3", "--seed", "pty"]
    pid, fd = pty.fork()
    if pid == 0:  # pragma: no cover - the child becomes the program
        os.environ.update(COLUMNS="80", LINES="24", TERM="xterm")
        os.execv(sys.executable, argv)
    screen = b""
    answered = 0
    deadline = time.monotonic() + 100
    while time.monotonic() < deadline:
        ready, _, _ = select.select([fd], [], [], 5)
        try:
            chunk = os.read(fd, 65536) if ready else b""
        except OSError:  # closed: the game is over
            break
        screen += chunk
        text = screen[answered:].decode(errors="ignore")
        if re.search(r"> $", text):
            answered = len(screen)
            offered = re.search(OFFER.pattern + r"[^\n]*$", text)
            os.write(fd, (f"{offered[2]}" if offered else "").encode() + b"\n")
    os.close(fd)  # whoever still waits for input is told to go
    _, status = os.waitpid(pid, 0)
    assert os.waitstatus_to_exitcode(status) == 0
    plain = re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", screen.decode())
    assert Texts(lang).message("column-result") in plain
    assert "Traceback" not in plain


def test_no_clause_is_like_one_that_does_not_exist() -> None:
    assert lookup.search("S-99") == [] and lookup.search("r999") == []


@pytest.mark.parametrize("length", [100, 3000, 100_000])
def test_a_long_word_is_no_trouble(length: int, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "q" * length]) == 0
    out = capsys.readouterr().out
    assert "Found nothing" in out and len(out) < 300
    assert main(["q" * length]) == 2
    assert "there is no command “qqq" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("line", "code"), [("rules", 0), ("rules burn", 0), ("--help", 0), ("simulate --players 3 --games 1 --json", 0)]
)
def test_nobody_reading_and_no_room_left(line: str, code: int) -> None:
    """A closed pipe is no error; a full disk is one line and exit code 1."""
    argv = [sys.executable, "-m", "kongsheng", *line.split()]
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run(argv, stdout=writer, stderr=subprocess.PIPE, text=True, timeout=60)
    os.close(writer)
    assert (done.returncode, done.stderr) == (code, "")
    if Path("/dev/full").exists():
        with open("/dev/full", "w") as full:
            done = subprocess.run(argv, stdout=full, stderr=subprocess.PIPE, text=True, timeout=60)
        assert done.returncode == 1 and done.stderr.startswith("kongsheng: ") and done.stderr.count("\n") == 1


def test_a_bug_is_one_line_that_can_be_reported(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*args: object, **more: object) -> None:
        raise ZeroDivisionError("two\nlines")

    monkeypatch.setattr("kongsheng.arena.simulate", fail)
    assert main(["simulate", "--games", "1"]) == 1
    err = capsys.readouterr().err
    assert err.count("\n") == 1 and "ZeroDivisionError: two lines (" in err


def test_without_an_input_at_all_the_game_ends_politely() -> None:
    argv = f"{sys.executable} -m kongsheng play --terminal --seed a --players 3 <&-"
    done = subprocess.run(["sh", "-c", argv], capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stderr) == (0, "") and "The seed a deals" in done.stdout


def test_a_terminal_without_chinese_is_answered_in_english() -> None:
    env = {k: v for k, v in os.environ.items() if k != "LC_ALL"} | {"LC_ALL": "C", "PYTHONIOENCODING": "ascii"}
    done = subprocess.run(
        [sys.executable, "-m", "kongsheng", "rules", "burn"], capture_output=True, text=True, env=env, timeout=60
    )
    assert done.stdout.startswith("Burn [")


@pytest.mark.parametrize("everybody", [True, False], ids=["group", "parent"])
@pytest.mark.parametrize("line", ["simulate --games 9999 --jobs 2 --json", "fuzz --games 999 --jobs 2"])
def test_ctrl_c_stops_all_workers_without_a_word(line: str, everybody: bool) -> None:
    code = f"import sys; from kongsheng.cli import main; print('up', flush=True); sys.exit(main({line.split()!r}))"
    p = subprocess.Popen(
        [sys.executable, "-c", f"import signal; signal.signal(2, signal.default_int_handler); {code}"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert p.stdout is not None and p.stdout.readline() == "up\n"
    time.sleep(3)
    (os.killpg if everybody else os.kill)(p.pid, signal.SIGINT)
    out, err = p.communicate(timeout=60)
    assert (p.returncode, out, err) == (130, "", "")


def test_help_for_a_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["help", "rules"]) == 0
    assert capsys.readouterr().out.startswith("usage: kongsheng rules")
