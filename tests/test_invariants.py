"""What must hold at every decision of every game."""

import random
import subprocess
import sys

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kongsheng.game.codec import dumps, loads, state_hash
from kongsheng.game.deck import BLACK, BLUE, RED
from kongsheng.game.engine import apply, new_game
from kongsheng.game.errors import Illegal
from kongsheng.game.model import Event, State
from kongsheng.game.notation import Record, read_word, write_word
from kongsheng.game.tokens import MAX_WORD, PASS, TABLE
from kongsheng.game.uses import open_window
from kongsheng.game.words import default, explain, legal, words

from .play import config, decisions, house_rules, random_word, waiting, zones

GAMES = settings(max_examples=25, deadline=None)
seeds = st.integers(0, 2**32)
sizes = st.integers(3, 9)


@pytest.mark.clause("S-03", "R-107")
@given(seeds, sizes, st.booleans())
@GAMES
def test_every_card_is_in_one_zone(seed: int, players: int, characters: bool) -> None:
    cfg = config(players, characters, **house_rules(random.Random(seed), players))
    s = None
    for s, _, _ in decisions(cfg, seed, timeouts=0.1, sink=[]):
        assert zones(s) == list(range(96))
        colours = cfg.deck.colour
        for x in range(players):
            row = s.intel[x]
            assert s.red[x] == sum(1 for c in row if colours[c] & RED)
            assert s.blue[x] == sum(1 for c in row if colours[c] & BLUE)
            assert s.black[x] == sum(1 for c in row if colours[c] & BLACK)
    assert s is not None and s.over
    assert zones(s) == list(range(96))


@given(seeds, sizes, st.booleans())
@settings(max_examples=6, deadline=None)
def test_accepted_is_what_is_listed(seed: int, players: int, characters: bool) -> None:
    """At each prefix of each word said, each of the 256 tokens is accepted exactly if it is listed (T-22)."""
    r = random.Random(seed)
    for s, seat, word in decisions(config(players, characters), seed):
        if r.random() < 0.5 and word[0] == PASS:
            continue
        for cut in range(len(word) + 1):
            prefix = word[:cut]
            listed = legal(s, seat, prefix)
            assert list(listed) == sorted(set(listed)) and len(prefix) < MAX_WORD
            assert (cut == len(word)) == (listed == b"")
            for token in range(256):
                longer = prefix + bytes([token])
                why = explain(s, seat, longer)
                if token not in listed:
                    assert why is not None and why.at <= cut and why.clause
                    with pytest.raises(Illegal):
                        legal(s, seat, longer)
                else:  # no dead ends
                    assert (legal(s, seat, longer) == b"") == (why is None)


@given(seeds, sizes, st.booleans())
@settings(max_examples=8, deadline=None)
def test_words_lists_whole_words_only(seed: int, players: int, characters: bool) -> None:
    for k, (s, seat, word) in enumerate(decisions(config(players, characters), seed)):
        if k % 7 == 0:
            listed = []
            for w in words(s, seat):
                listed.append(w)
                if len(listed) > 2000:
                    break
            assert len(set(listed)) == len(listed) and listed == sorted(listed)
            assert all(explain(s, seat, w) is None for w in listed[:50])
            assert word in listed or len(listed) > 2000


@given(seeds, sizes, st.booleans())
@settings(max_examples=10, deadline=None)
def test_copies_and_reloaded_states_go_on_alike(seed: int, players: int, characters: bool) -> None:
    cfg = config(players, characters)
    others: list[State] = []
    last: tuple[int, bytes] | None = None
    for k, (s, seat, word) in enumerate(decisions(cfg, seed)):
        now = state_hash(s)
        for t in others:
            assert last is not None
            apply(t, *last)
            assert state_hash(t) == now
        if k % 5 == 0:
            others = [loads(cfg, dumps(s)), s.copy()]
        last = (seat, word)


@pytest.mark.clause("R-20")
@given(seeds, sizes, st.booleans())
@settings(max_examples=10, deadline=None)
def test_the_order_of_answers_does_not_matter(seed: int, players: int, characters: bool) -> None:
    """Whoever answers first, the window ends the same way."""
    r = random.Random(seed)
    for s, _, _ in decisions(config(players, characters), seed):
        asked = waiting(s)
        if len(asked) < 2 or r.random() < 0.6:
            continue
        said = {x: random_word(r, s, x) for x in asked}
        hashes = set()
        for _ in range(3):
            t = s.copy()
            w = open_window(t)
            order = asked[:]
            r.shuffle(order)
            for x in order:
                if open_window(t) is w:
                    apply(t, x, said[x])
            hashes.add(state_hash(t))
        assert len(hashes) == 1


@given(seeds, sizes, st.booleans())
@settings(max_examples=6, deadline=None)
@pytest.mark.clause("R-90")
def test_defaults_are_legal(seed: int, players: int, characters: bool) -> None:
    for s, _, _ in decisions(config(players, characters, hand_limit=3), seed, timeouts=0.3):
        for x in range(players):
            word = default(s, x)
            assert (word == b"") == (x not in waiting(s))
            if word:
                assert explain(s, x, word) is None
                assert default(s, x) == word


@given(seeds, sizes)
@settings(max_examples=8, deadline=None)
def test_an_illegal_word_changes_nothing(seed: int, players: int) -> None:
    r = random.Random(seed)
    for s, _, _ in decisions(config(players), seed):
        if r.random() < 0.9:
            continue
        before = dumps(s)
        for _ in range(20):
            seat = r.randrange(-2, players + 1)
            word = bytes(r.randrange(256) for _ in range(r.randrange(5)))
            if seat == TABLE or (seat >= 0 and explain(s, seat, word) is None):
                continue
            sink: list[Event] = []
            with pytest.raises(Illegal):
                apply(s, seat, word, sink)
            assert dumps(s) == before and not sink


@given(seeds, sizes)
@settings(max_examples=8, deadline=None)
def test_records_and_notation_round_trip(seed: int, players: int) -> None:
    cfg = config(players)
    record = Record.of(cfg, b"test%d" % seed)
    s = None
    for s, seat, word in decisions(cfg, seed):
        assert read_word(write_word(word, cfg.deck), cfg.deck) == word
        record.moves.append((seat, word))
    text = record.dump(cfg.deck)
    again = Record.parse(text, cfg.deck)
    assert again.moves == record.moves and again.dump(cfg.deck) == text
    assert s is not None and state_hash(again.replay(cfg)) == state_hash(s)


def test_every_token_has_a_name_that_reads_back() -> None:
    deck = config(3, False).deck
    for token in range(256):
        assert read_word(write_word(bytes([token]), deck), deck) == bytes([token])


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("", "header"),
        ("kongsheng-record: 1\n\n", "rules"),
        ("kongsheng-record: 2\nrules: 1\nsetup: x\nseed: 00\n\n", "2"),
    ],
)
def test_a_bad_record_names_what_is_wrong(text: str, part: str) -> None:
    with pytest.raises(ValueError, match=part):
        Record.parse(text, config(3, False).deck)


def test_other_games_beside_it_and_the_hash_seed_do_not_matter() -> None:
    """The same seed and words give the same game under any PYTHONHASHSEED, with another game interleaved."""
    program = (
        "from tests.play import config, decisions; from kongsheng.game.codec import state_hash\n"
        "a, b = decisions(config(7), 5), decisions(config(5), 9)\n"
        "last = None\n"
        "for last, _, _ in a:\n    next(b, None)\n"
        "print(state_hash(last))"
    )
    out = set()
    for hash_seed in ("0", "1", "4242"):
        done = subprocess.run(
            [sys.executable, "-c", program],
            env={"PYTHONHASHSEED": hash_seed, "PYTHONPATH": ":".join(sys.path)},
            capture_output=True,
            text=True,
            check=True,
        )
        out.add(done.stdout)
    last = None
    for last, _, _ in decisions(config(7), 5):
        pass
    assert last is not None and out == {state_hash(last) + "\n"}


def test_an_agent_loop_over_256_tokens_with_masks_plays_whole_games() -> None:
    """One agent at a time, one token at a time, as reinforcement learning libraries ask (AEC)."""
    r = random.Random(3)
    for seed in range(6):
        cfg = config(3 + seed)
        s = new_game(cfg, b"aec%d" % seed)
        prefix = b""
        steps = 0
        while not s.over:
            agent = waiting(s)[0]
            mask = [False] * 256
            for t in legal(s, agent, prefix):
                mask[t] = True
            assert any(mask)
            action = r.choice([t for t in range(256) if mask[t]])
            prefix += bytes([action])
            if not legal(s, agent, prefix):
                apply(s, agent, prefix)
                prefix = b""
            steps += 1
        assert steps > 30
