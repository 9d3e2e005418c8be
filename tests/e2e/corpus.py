"""States of real games in which somebody is asked something, one or more for every kind of question."""

import random
from typing import Final, NamedTuple

from kongsheng.game.deck import BASE_CSV, read_deck
from kongsheng.game.engine import apply, new_game
from kongsheng.game.frames import Item
from kongsheng.game.model import Options, State
from kongsheng.game.setup import configure
from kongsheng.game.tokens import PASS, SKILL, W_CHOICE, W_TRIGGER
from kongsheng.game.uses import open_window
from kongsheng.game.words import legal
from kongsheng.server.settings import all_characters

SIZE: Final = 520
PER_KIND: Final = 12
GAMES: Final = 90
LONGEST: Final = 10


class Case(NamedTuple):
    """A state, who is asked in it, a word to be entered, and what kind of question it is."""

    state: State
    seat: int
    word: bytes
    kind: str


def sample(s: State, seat: int, rng: random.Random, shy: float = 0.0) -> bytes:
    """Return a random legal word, drawn token by token; with probability ``shy`` pass if one may."""
    word = b""
    options = legal(s, seat)
    if PASS in options and rng.random() < shy:
        return bytes([PASS])
    while options:
        word += bytes([rng.choice(options)])
        options = legal(s, seat, word)
    return word


def kind_of(s: State, seat: int, word: bytes) -> str:
    """Return what is asked and how the answer begins: the things a page could get wrong one by one."""
    w = open_window(s)
    assert w is not None
    parts = [str(w.which)]
    item = s.stack[-2] if len(s.stack) > 1 else None
    if w.which == W_CHOICE and isinstance(item, Item):
        parts.append(s.cfg.skills[item.skill].id if item.skill >= 0 else f"fn{item.function}")
    if SKILL <= word[0] < SKILL + 16:
        parts.append(s.cfg.skills[s.skills[seat][word[0] - SKILL]].id)
    else:
        parts.append(str(word[0]) if word[0] < SKILL else "x")
        if word[0] == 4:
            parts.append(str(s.cfg.deck.prints[word[1] - 80].function))
    if w.which == W_TRIGGER:
        parts.append("t")
    return "/".join(parts)


def game_of(seed: int, rng: random.Random) -> State:
    players = 3 + seed % 7
    options = Options(characters=seed % 4 != 0, hand_limit=2 if seed % 3 == 0 else 0)
    cfg = configure(players, all_characters(), options, read_deck(BASE_CSV))
    return new_game(cfg, seed.to_bytes(32, "little"))


def cases(size: int = SIZE, games: int = GAMES) -> list[Case]:
    """Return the same ``size`` cases every time: of every kind that came up, as evenly as the games allow."""
    found: dict[str, list[Case]] = {}
    for seed in range(1, games + 1):
        rng = random.Random(seed)
        s = game_of(seed, rng)
        while not s.over:
            w = open_window(s)
            assert w is not None
            seat = next(x for x in range(s.n) if w.asked >> x & 1 and not w.answers[x])
            word = sample(s, seat, rng)
            kind = kind_of(s, seat, word)
            if len(word) <= LONGEST and len(found.setdefault(kind, [])) < PER_KIND:
                found[kind].append(Case(s.copy(), seat, word, kind))
            apply(s, seat, sample(s, seat, rng, 0.5))
    rounds = [[kind[i] for kind in found.values() if i < len(kind)] for i in range(PER_KIND)]
    return [case for r in rounds for case in r][:size]
