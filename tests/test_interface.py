"""What callers may get wrong, and people who leave at any moment: typed refusals, never a broken game."""

import random
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kongsheng.game.codec import dumps, loads, state_hash
from kongsheng.game.deck import BASE_CSV, DeckError, read_deck
from kongsheng.game.effects import Character, Library, Mission, Skill
from kongsheng.game.engine import apply, new_game
from kongsheng.game.errors import Illegal
from kongsheng.game.model import Options
from kongsheng.game.notation import Record, read_word
from kongsheng.game.setup import ConfigError, configure, describe, restore
from kongsheng.game.tokens import ALIVE, CLOSE, LEAVE, SEAT, TABLE
from kongsheng.game.uses import open_window
from kongsheng.game.words import default, explain, legal
from kongsheng.packs import load

from .play import LIBRARY, config, decisions, house_rules, random_word, waiting, zones

seeds = st.integers(0, 2**32)
sizes = st.integers(3, 9)
ODD: list[Any] = [None, "3", "x", 3.5, -1, 10**30, [], {}, b"5", float("nan"), "一"]


# --- leaving ----------------------------------------------------------------------------------------------------
@pytest.mark.clause("R-74", "R-90")
@given(seeds, sizes, st.booleans(), st.booleans())
@settings(max_examples=40, deadline=None)
def test_people_may_leave_at_any_moment(seed: int, players: int, characters: bool, auto_close: bool) -> None:
    """One or several at once, in windows of every kind, held or not; whoever is still asked has a legal default."""
    r = random.Random(seed)
    cfg = config(players, characters, auto_close, **house_rules(r, players))
    s = new_game(cfg, b"leave%d" % seed)
    often = r.choice([0.003, 0.01, 0.03])
    for _ in range(20_000):
        if s.over:
            break
        w = open_window(s)
        assert w is not None and zones(s) == list(range(96))
        living = [x for x in range(players) if s.status[x] == ALIVE]
        if r.random() < often:
            for x in r.sample(living, min(len(living), r.choice([1, 1, 2, 3]))):
                if s.over or s.status[x] != ALIVE:
                    continue
                twin = loads(cfg, dumps(s))
                apply(s, TABLE, bytes([LEAVE, SEAT + x]))
                apply(twin, TABLE, bytes([LEAVE, SEAT + x]))
                assert state_hash(s) == state_hash(twin) and s.status[x] != ALIVE
                assert x not in waiting(s) and zones(s) == list(range(96))
                assert all(explain(s, y, default(s, y)) is None for y in waiting(s))
        elif not auto_close and w.winner(players) != -2:
            apply(s, TABLE, bytes([CLOSE]))
        else:
            x = r.choice(waiting(s))
            apply(s, x, default(s, x) if r.random() < 0.3 else random_word(r, s, x))
    assert s.over


@pytest.mark.clause("R-20", "R-74")
@given(seeds, sizes, st.booleans())
@settings(max_examples=10, deadline=None)
def test_in_a_held_window_not_even_leaving_lets_the_order_of_answers_matter(
    seed: int, players: int, characters: bool
) -> None:
    r = random.Random(seed)
    s = new_game(config(players, characters, auto_close=False), b"held%d" % seed)
    for _ in range(400):
        if s.over:
            break
        asked = waiting(s)
        said = {x: random_word(r, s, x) for x in asked}
        if len(asked) > 1 and r.random() < 0.3:
            gone = r.choice([x for x in range(players) if s.status[x] == ALIVE])
            hashes = set()
            for _ in range(4):
                t = s.copy()
                w = open_window(t)
                order = [*asked, TABLE]
                r.shuffle(order)
                for x in order:
                    if x == TABLE:
                        apply(t, TABLE, bytes([LEAVE, SEAT + gone]))
                    elif open_window(t) is w and x in waiting(t) and explain(t, x, said[x]) is None:
                        apply(t, x, said[x])
                if open_window(t) is w:  # else the rest cannot answer now, and there is nothing to compare
                    for x in waiting(t):
                        apply(t, x, default(t, x))
                    hashes.add(state_hash(t))
            assert len(hashes) <= 1
        for x in asked:
            apply(s, x, said[x])
        apply(s, TABLE, bytes([CLOSE]))


# --- words ------------------------------------------------------------------------------------------------------
def test_words_and_seats_of_any_shape_are_refused_before_any_change() -> None:
    r = random.Random(4)
    for s, seat, word in decisions(config(6), 4):
        if r.random() < 0.9:
            continue
        before = dumps(s)
        for x in (-3, -2, 6, 99, 1 << 40, seat):
            for bad in (b"", word[:-1], word + b"\0", word * 40, bytes(64), bytes([LEAVE, SEAT]), bytes([CLOSE])):
                if explain(s, x, bad) is None:
                    continue
                with pytest.raises(Illegal):
                    apply(s, x, bad)
                assert x == seat or legal(s, x, bad) == b""
        for bad in (b"", bytes([LEAVE]), bytes([LEAVE, SEAT + 6]), bytes([LEAVE, SEAT - 1]), bytes([CLOSE]), word):
            with pytest.raises(Illegal):
                apply(s, TABLE, bad)
        shapes: list[Any] = [None, "play", list(word), bytearray(word), tuple(word), 5]
        for shape in shapes:
            with pytest.raises(TypeError):
                apply(s, seat, shape)
        assert dumps(s) == before and not s.broken


def test_cut_damaged_and_foreign_bytes_are_no_state() -> None:
    r = random.Random(5)
    cfg = config(5)
    s = new_game(cfg, b"bytes")
    data = dumps(s)
    damaged = [data[: r.randrange(len(data))] for _ in range(200)] + [data + b"x", b"", b"\0" * 100]
    damaged += [r.randbytes(r.randrange(200)) for _ in range(200)]
    for _ in range(200):
        i = r.randrange(len(data))
        damaged.append(data[:i] + bytes([data[i] ^ 1 << r.randrange(8)]) + data[i + 1 :])
    for bad in damaged:
        with pytest.raises(ValueError, match="state"):
            loads(cfg, bad)
    with pytest.raises(ValueError, match="config"):
        loads(config(6), data)
    assert data[:16].hex() == state_hash(s)


# --- configs ----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("field", [*vars(Options()), "players", "pool"])
@pytest.mark.parametrize("value", ODD, ids=repr)
def test_a_wrong_value_is_a_config_error_that_names_the_field(field: str, value: Any) -> None:
    options = Options()
    if hasattr(options, field):
        try:
            setattr(options, field, value)
        except TypeError:  # the compiled build refuses the wrong type by itself
            return
    pool: Any = 5 if value is None else value  # None: all characters
    with pytest.raises(ConfigError, match=f"^({field}|candidates): "):
        configure(value if field == "players" else 5, LIBRARY, options, pool=pool if field == "pool" else None)


def test_a_deck_that_cannot_be_dealt_is_refused() -> None:
    few = read_deck("function,mode,color,variant,count\nburn,direct,red,,36\n", None)
    with pytest.raises(ConfigError, match="deck: 36 cards; 9 players need more than 36"):
        configure(9, None, Options(characters=False), few)
    assert configure(8, None, Options(characters=False), few).players == 8


def test_a_config_line_that_is_broken_is_a_config_error() -> None:
    line = describe(configure(5, LIBRARY))
    assert describe(restore(line, LIBRARY)) == line
    parts = line.split(" ")
    for i, part in enumerate(parts):
        key = part.split("=")[0]
        for bad in ("", "=", f"{key}=", f"{key}=x", f"{key}=³", f"{key}=-1", f"{key}={'9' * 5000}"):
            if bad == f"{key}=" and key == "pool":
                continue
            with pytest.raises(ConfigError):
                restore(" ".join([*parts[:i], bad, *parts[i + 1 :]]), LIBRARY)


# --- decks ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("swap,text,red,,1", "swop,text,red,,1", "line 53: function: 'swop' is not one of probe, "),
        ("swap,text,red,,1", "swap,txt,red,,1", "line 53: mode: 'txt' is not one of telegram, "),
        ("swap,text,red,,1", "swap,text,pink,,1", "line 53: color: 'pink' is not one of red, "),
        ("swap,text,red,,1", "swap,text,red,hey,1", "line 53: variant: only probe and public_document"),
        ("swap,text,red,,1", "swap,text,red,1", "line 53: 4 columns instead of 5"),
        ("swap,text,red,,1", "swap,text,red,,0", "line 53: count: '0' is not a whole number from 1 to 96"),
        ("swap,text,red,,1", "swap,text,red,,²", "line 53: count: "),
        ("swap,text,red,,1", "swap,text,red,," + "9" * 6000, "line 53: count: "),
        ("swap,text,red,,1", "swap,text,red,,1\nswap,text,red,,1", "line 54: swap.text.red appears twice"),
        ("CCAV+2,1", "CCAV+3,1", "line 2: variant: "),
        ("TABLOID:+1", "TABLOID:+1;CCAV:0", "line 57: variant: "),
        ("TABLOID:+1", "TABLOID:+7", "line 57: variant: "),
        ("function,", "functions,", "line 1: the header must be "),
    ],
)
def test_a_broken_row_of_a_deck_is_named(old: str, new: str, message: str) -> None:
    with pytest.raises(DeckError) as e:
        read_deck(BASE_CSV.replace(old, new, 1))
    assert str(e.value).startswith(message)


def test_every_broken_row_is_named_at_once_and_spreadsheets_may_leave_their_marks() -> None:
    with pytest.raises(DeckError, match=r"line 2: .*; line 53: .*"):
        read_deck(
            BASE_CSV.replace("probe,telegram,black,CCAV+2", "probe,x,black,CCAV+2").replace("swap,text,red", "s,t,r")
        )
    same = [p.name for p in read_deck(BASE_CSV).prints]
    for text in (
        "\ufeff" + BASE_CSV,
        BASE_CSV.replace("\n", "\r\n"),
        BASE_CSV.replace("\nswap", "\n\nswap"),
        BASE_CSV.replace(",", " , "),
    ):
        assert [p.name for p in read_deck(text).prints] == same


# --- records ----------------------------------------------------------------------------------------------------
def test_a_broken_record_names_its_part() -> None:
    cfg = config(3, False)
    record = Record.of(cfg, b"test5")
    record.moves = [(seat, word) for _, seat, word in decisions(cfg, 5)]
    text = record.dump(cfg.deck)
    end = len(record.moves) + 1
    for bad, message in (
        (text.replace("rules: 1", "rules: ²"), "header: rules"),
        (text.replace("rules: 1", "rules: " + "9" * 5000), "header: rules"),
        (text.replace("seed: ", "seed: zz"), "header: seed"),
        (text.replace("seed: ", "seed: 00\nseed: "), "header: seed appears twice"),
        (text.partition("\n\n")[2], "header: "),
        (text + "9 pass\n", f"move {end}: '9' is not a seat"),
        (text + "٣ pass\n", f"move {end}: '٣' is not a seat"),
        (text + "\n", f"move {end}: '' is not a seat"),
        (text + "0 \n", f"move {end}: no word"),
        (text + "0 jump\n", f"move {end}: 'jump' is no token"),
    ):
        with pytest.raises(ValueError, match=message):
            Record.parse(bad, cfg.deck)
    for good in (text.replace("\n", "\r\n"), "\ufeff" + text):
        assert Record.parse(good, cfg.deck).moves == record.moves
    for wrong in (text.replace("rules: 1", "rules: 2"), text.replace("players=3", "players=4"), text + "0 pass\n"):
        with pytest.raises(ValueError):
            Record.parse(wrong, cfg.deck).replay(cfg)


@pytest.mark.parametrize(
    "part", ["x+1", "x_1", "xg0", "x123", "@16", "@007", "@-1", "#²", "#" + "9" * 5000, "skill", "T"]
)
def test_what_is_no_token_is_refused(part: str) -> None:
    with pytest.raises(ValueError, match="is no token"):
        read_word(f"play {part}", config(3, False).deck)


# --- packs ------------------------------------------------------------------------------------------------------
PACKS = {
    "syntax": "def (",
    "boom": "1 / 0",
    "absent": "import nothing_of_that_name",
    "leaves": "raise SystemExit(3)",
    "empty": "",
    "five": "character = 5",
    "nothing": "def character(): return None",
    "other": "from kongsheng.game.effects import Character\ndef character(): return Character('another')",
    "raises": "def character(): raise RuntimeError",
    "wants": "def character(a): return a",
}


@pytest.mark.parametrize("name", [*PACKS, "missing"])
def test_a_pack_that_misbehaves_is_named(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "oddpack"
    folder.mkdir()
    for module, text in PACKS.items():
        (folder / f"{module}.py").write_text(text)
    monkeypatch.syspath_prepend(str(tmp_path))
    lib = Library()
    with pytest.raises(ValueError, match=rf"oddpack\.{name}: "):
        load(lib, "odd", "oddpack", (name,))
    assert not lib.characters and not lib.skills
    for module in [m for m in sys.modules if m.startswith("oddpack")]:
        del sys.modules[module]


def test_a_character_that_is_made_wrong_is_named() -> None:
    skill = Skill("one")
    Library().add("a", Character("first", skills=(skill,)))
    lib = Library()
    lib.add("a", Character("first", skills=(skill,)))
    wrong: list[Any] = [
        ({"sex": 9}, "sex"),
        ({"mission": 5}, "mission"),
        ({"latent": "yes"}, "latent"),
        ({"skills": [Skill("two")]}, "skills"),
        ({"skills": (5,)}, "skills"),
        ({"skills": (Skill("two"), Skill("two"))}, "skills"),
        ({"skills": (Skill("two three"),)}, "skills"),
        ({"skills": (skill,)}, "skill"),
        ({"name": "a b"}, "name"),
        ({"name": ""}, "name"),
        ({"name": "first"}, "twice"),
    ]
    for fields, message in wrong:
        ch = Character("second", mission=Mission())
        try:
            for field, value in fields.items():
                setattr(ch, field, value)
        except TypeError:  # the compiled build
            continue
        with pytest.raises(ValueError, match=message):
            lib.add("a", ch)
        assert len(lib.characters) == len(lib.skills) == 1
