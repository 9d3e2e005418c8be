"""What every bot must keep to."""

import random
from collections.abc import Callable

import pytest

from kongsheng.bots import NAMES, Dice, Table, make
from kongsheng.game.engine import apply, new_game
from kongsheng.game.model import State
from kongsheng.game.redeal import redeal
from kongsheng.game.views import view
from kongsheng.game.words import explain, legal

from ..play import config, random_word, waiting


def legal_of(s: State, seat: int) -> Callable[[bytes], bytes]:
    return lambda prefix: legal(s, seat, prefix)


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(ValueError, match=r"'clever' is not one of random, simple"):
        make("clever")


def test_dice_are_uniform_and_start_anywhere() -> None:
    counts = [0] * 7
    for seed in range(7000):
        counts[Dice(seed).below(7)] += 1
    assert all(850 < k < 1150 for k in counts)
    assert len({Dice(3).below(1 << 15), Dice(4).below(1 << 15), Dice(5).below(1 << 15)}) == 3


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(("players", "characters"), [(3, False), (5, True), (9, True)])
def test_every_word_is_whole_and_legal(name: str, players: int, characters: bool) -> None:
    cfg = config(players, characters)
    bot = make(name, Table.of(cfg))
    for game in range(3):
        s = new_game(cfg, b"bots%d" % game)
        count = 0
        while not s.over:
            seat = waiting(s)[0]
            word = bot.choose(view(s, seat), legal_of(s, seat), count * 7919 + game)
            assert explain(s, seat, word) is None
            apply(s, seat, word)
            count += 1
            assert count < 20_000


def test_random_draws_every_next_token_alike() -> None:
    bot = make("random")
    first: dict[bytes, int] = {}
    nothing = view(new_game(config(3, False), b"x"), 0)
    tree = {b"": b"\4\5", b"\4": b"\x50\x51\x52", b"\5": b""}
    for seed in range(6000):
        word = bot.choose(nothing, lambda p: tree.get(p, b""), seed)
        first[word] = first.get(word, 0) + 1
    assert set(first) == {b"\5", b"\4\x50", b"\4\x51", b"\4\x52"}
    assert 2800 < first[b"\5"] < 3200
    assert all(900 < first[b"\4" + t] < 1100 for t in (b"\x50", b"\x51", b"\x52"))


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("characters", [False, True])
def test_what_a_bot_says_depends_only_on_what_its_seat_may_know(name: str, characters: bool) -> None:
    """In a world that differs in everything the seat cannot know it says the same."""
    r = random.Random(5)
    cfg = config(6, characters)
    bot = make(name, Table.of(cfg))
    compared = 0
    for game in range(6):
        s = new_game(cfg, b"twin%d" % game)
        while not s.over:
            seat = r.choice(waiting(s))
            if legal(s, seat) != b"\0" and r.random() < 0.3:
                t = redeal(s, seat, [r.randrange(1, 1 << 32) for _ in range(4)])
                seed = r.randrange(1 << 60)
                mine = bot.choose(view(s, seat), legal_of(s, seat), seed)
                assert mine == bot.choose(view(t, seat), legal_of(t, seat), seed)
                assert mine == bot.choose(view(s, seat), legal_of(s, seat), seed)
                compared += 1
            apply(s, seat, random_word(r, s, seat))
    assert compared > 100
