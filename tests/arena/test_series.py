"""simulate and match: functions of their arguments, whatever the number of processes."""

import json
from collections.abc import Callable
from html.parser import HTMLParser
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from kongsheng.arena import Report, match, play, series, simulate, write_html
from kongsheng.arena.play import Hang, game_seed, watchdog
from kongsheng.bots import Policy, Table
from kongsheng.game.setup import ConfigError
from kongsheng.game.views import View

TIMINGS = ("seconds", "decisions_per_second", "games_per_second")


def untimed(r: Report) -> dict[str, Any]:
    return {key: value for key, value in r.data().items() if key not in TIMINGS}


def test_the_same_arguments_give_the_same_games_in_any_number_of_processes() -> None:
    one = simulate(4, 45, ["random"], "seed")
    assert untimed(one) == untimed(simulate(4, 45, ["random"], "seed", jobs=2))
    assert untimed(one) != untimed(simulate(4, 45, ["random"], "other"))


def test_a_longer_series_begins_with_the_shorter_one() -> None:
    assert [game_seed("a", i) for i in (0, 1)] != [game_seed("a", i) for i in (1, 0)]
    assert game_seed("a", 11) != game_seed("a1", 1)


def test_the_json_object_has_what_was_promised() -> None:
    d = json.loads(simulate(5, 6, ["simple"], "x").to_json())
    for key in (
        "games", "exceptions", "decisions", "seconds", "decisions_per_second", "wins", "joint", "draws", "turns",
        "missions", "characters", "nonforced",
    ):  # fmt: skip
        assert key in d
    assert d["games"] == 6 and d["exceptions"] == 0 and d["decisions"] > d["nonforced"] > 0
    assert set(d["wins"]) == {"CCAV", "2BC", "TABLOID"}
    assert sum(s["games"] for s in d["characters"].values()) == 30
    assert sum(s["games"] for s in d["missions"].values()) == 6


def test_one_bot_per_seat_or_one_for_all() -> None:
    assert set(simulate(3, 4, ["simple", "random", "simple"], "x").tally.bots) == {"simple", "random"}
    with pytest.raises(ValueError, match="2 names for 3 players; give 1 or 3"):
        simulate(3, 4, ["simple", "random"], "x")
    with pytest.raises(ValueError, match="'clever' is not one of"):
        simulate(3, 4, ["clever"], "x")


@pytest.mark.parametrize(("players", "games", "jobs"), [(2, 5, 1), (10, 5, 1), (5, 0, 1), (5, 5, 0)])
def test_bad_numbers_are_refused(players: int, games: int, jobs: int) -> None:
    with pytest.raises(ValueError):
        simulate(players, games, ["random"], jobs=jobs)


def test_too_few_characters_lower_the_number_of_candidates() -> None:
    r = simulate(6, 2, ["random"], sets=("extra",))
    assert r.lowered and r.candidates == 1 and r.data()["candidates_lowered"]
    assert not simulate(4, 2, ["random"], sets=("extra",)).lowered
    with pytest.raises(ConfigError, match="R-102"):
        simulate(5, 2, ["random"], sets=("ex",))


class Faulty(Policy):
    name = "faulty"

    def choose(self, view: View, legal: Callable[[bytes], bytes], seed: int) -> bytes:
        if view.turn >= 2:
            raise RuntimeError("no idea")
        return bytes([legal(b"")[0]]) if not legal(legal(b"")[:1]) else b"\xff"


def test_exceptions_are_counted_and_their_seeds_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def faulty(name: str, table: Table | None = None) -> Policy:
        return Faulty(table if table is not None else Table([], [], []))  # type: ignore[arg-type]

    monkeypatch.setattr(series, "make", faulty)
    r = simulate(3, 5, ["random"], "x")
    assert r.games == 5 and r.tally.games == 0 and r.data()["exceptions"] == 5
    assert [f.seed for f in r.tally.failures] == [game_seed("x", i) for i in range(5)]
    out = StringIO()
    Console(file=out, width=200).print(r.tables("en"))
    assert all(game_seed("x", i).hex() in out.getvalue() for i in range(5))


def test_a_game_without_an_end_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "MAX_DECISIONS", 30)
    assert [f.error.split(" ")[0] for f in simulate(5, 2, ["random"]).tally.failures] == ["Hang:", "Hang:"]


def test_the_watchdog_bites() -> None:
    with pytest.raises(Hang), watchdog(0.05):
        while True:
            pass


@pytest.mark.parametrize("players", [5, 7])
@pytest.mark.parametrize("characters", [True, False])
def test_simple_beats_random(players: int, characters: bool) -> None:
    m = match("simple", "random", players, 60, "strength", characters=characters)
    assert not m.tally.failures and m.won.games > 30
    assert m.won.interval[0] > 0.6


def test_both_sides_of_a_match_get_the_same_deals() -> None:
    """So a bot against itself wins exactly half, camp by camp mirrored."""
    m = match("random", "random", 5, 39, "x", jobs=2)
    assert m.games == 40 and m.won.wins * 2 == m.won.games
    assert m.as_red.wins + m.as_blue.wins == m.won.wins and m.as_red.games == m.as_blue.games
    d = json.loads(m.to_json())
    assert d["share"]["rate"] == 0.5 and d["a"] == d["b"] == "random"


def test_reporters_of_a_match_are_random() -> None:
    m = match("simple", "simple", 5, 4, "x")
    assert (m.tally.bots["random"].games, m.tally.bots["simple"].games) == (4, 16)


class Tags(HTMLParser):
    VOID = ("meta", "input", "path", "circle")

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: dict[str, int] = {}
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen[tag] = self.seen.get(tag, 0) + 1
        self.links += [v or "" for k, v in attrs if k in ("src", "href", "xlink:href")]
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen[tag] = self.seen.get(tag, 0) + 1

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_the_report_is_one_well_formed_page_in_two_languages(tmp_path: Path) -> None:
    reports = [simulate(n, 20, ["random"], "x") for n in (5, 6)]
    path = tmp_path / "report.html"
    write_html(path, reports, "en")
    text = path.read_text(encoding="utf-8")
    tags = Tags()
    tags.feed(text)
    assert not tags.open and not tags.links and "url(" not in text and "@import" not in text
    assert tags.seen["svg"] == 2 * 2 * 4  # languages, reports, blocks
    assert tags.seen["main"] == 2
    for word in ("Nackville", "奈克维尔", "5 players", "5 人局", "95 %"):
        assert word in text
    assert "[arena-" not in text
    write_html(path, reports[0])
    assert '<html lang="zh">' in path.read_text(encoding="utf-8")
    with pytest.raises(ValueError, match="'fr' is not one of zh, en"):
        write_html(path, reports, "fr")


@pytest.mark.parametrize("lang", ["zh", "en"])
def test_tables_for_people_have_no_missing_texts(lang: str) -> None:
    out = StringIO()
    console = Console(file=out, width=160)
    console.print(simulate(9, 3, ["random"], "x").tables(lang))
    console.print(match("simple", "random", 5, 2, "x", characters=False).tables(lang))
    assert "[arena" not in out.getvalue() and "arena-" not in out.getvalue()
