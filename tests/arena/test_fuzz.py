"""The fuzzer checks what it says it checks, and a short seeded run of it finds nothing."""

import json
from pathlib import Path

import pytest

from kongsheng.arena import fuzz as module
from kongsheng.arena.bias import bias
from kongsheng.arena.coverage import KINDS
from kongsheng.arena.fuzz import Fuzzer, Unsound, check_cards, fuzz, main, until
from kongsheng.bots import Dice
from kongsheng.game.deck import FUNCTIONS, TABLOID
from kongsheng.game.setup import deal
from kongsheng.packs import library

from ..play import config
from ..scene import Scene


def test_undirected_games_are_sound_and_use_every_function() -> None:
    c = fuzz(70, seed_text="ci")
    assert not c.failures, c.to_text()
    assert c.games == 70 and c.biased == 0
    assert not c.lacking()["functions"]
    assert 0.08 < c.timeouts / c.decisions < 0.12


def test_biased_games_are_sound_and_reach_what_is_rare() -> None:
    names = ["lingri", "tai_baobao", "heishang_feiaona"]
    c = fuzz(45, seed_text="ci", biased=True, targets=names)
    assert not c.failures, c.to_text()
    assert c.biased == c.games == 45
    assert all(c.all["missions"][name] for name in names)
    assert not any(c.free[kind][name] for kind in KINDS for name in c.free[kind])


def test_a_run_is_a_function_of_its_arguments() -> None:
    one = fuzz(52, (3, 4), "x")
    assert one.to_dict() == fuzz(52, (3, 4), "x", jobs=2).to_dict()
    assert one.to_dict() != fuzz(20, (3, 4), "y").to_dict()


def test_coverage_lists_everything_there_is() -> None:
    c = fuzz(0)
    lib = library()
    assert len(c.all["functions"]) == len(FUNCTIONS)
    assert len(c.all["skills"]) == len(lib.skills) and len(c.all["missions"]) == len(lib.characters)
    assert c.lacking()["missions"] == sorted(ch.name for ch in lib.characters)
    assert "NEVER UNDIRECTED" in c.to_text()


def test_covered_and_lasting_skills_are_counted() -> None:
    c = fuzz(30, seed_text="ci", biased=True, targets=["liu_changjiao", "naikeweier", "tai_baobao"])
    assert c.all["skills"]["liu_changjiao.stakeout"] and c.all["skills"]["tai_baobao.padding"]
    assert c.all["skills"]["naikeweier.self_lure"]


def test_a_lost_or_doubled_card_is_noticed() -> None:
    g = Scene(5).hand(0, "burn", "swap").start()
    check_cards(g.s)
    lost = g.s.copy()
    lost.hands[0].pop()
    doubled = g.s.copy()
    doubled.hands[0][0] = doubled.hands[0][1]
    for s in (lost, doubled):
        with pytest.raises(Unsound):
            check_cards(s)


def test_an_illegal_default_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "default", lambda s, seat: b"\x0e")
    c = fuzz(2, (3, 3), "x")
    assert [f.error.split(":")[0] for f in c.failures] == ["Unsound", "Unsound"]


def test_a_biased_deal_is_a_fair_position_close_to_the_end() -> None:
    lib = library()
    for k in range(60):
        s = deal(config(6), b"%d" % k)
        char = k % len(lib.characters)
        x = bias(s, char, Dice(k))
        assert s.camp[x] == TABLOID and s.candidates[x] == [char]
        assert all(char not in s.candidates[y] and s.candidates[y] for y in range(6) if y != x)
        assert len({c for row in s.candidates for c in row}) == sum(len(row) for row in s.candidates)
        assert all(s.red[y] < 3 and s.blue[y] < 3 and s.black[y] < 3 for y in range(6))
        check_cards(s)


def test_the_command_writes_its_report(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "coverage.json"
    assert main(["--games", "6", "--players", "3-4", "--seed", "x", "--json", str(path)]) == 0
    assert json.loads(path.read_text(encoding="utf-8"))["games"] == 6
    assert capsys.readouterr().out.startswith("6 games (0 with biased deals)")
    assert main(["--only", "3", "--seed", "x"]) == 0


def test_one_game_can_be_played_again() -> None:
    a, b = (Fuzzer(3, 9, "x", 0.1, False, []).game(7) for _ in range(2))
    assert (a.turn, a.winners, a.camp, a.discard) == (b.turn, b.winners, b.camp, b.discard)


def test_going_on_until_everything_was_seen_plays_biased_games_for_what_is_short() -> None:
    c = until(20, (3, 4), "x", free=0, total=1, rounds=1, each=1)
    assert c.games > c.biased > 0 and c.games - c.biased == 20
    assert not c.failures
    more = until(20, (3, 4), "x", free=1, total=0, rounds=1)
    assert more.games == 40 and more.biased == 0
