"""Random play for tests that look at every decision of whole games."""

import random
from collections.abc import Callable, Iterator
from typing import Any

from kongsheng.game.engine import apply, new_game
from kongsheng.game.frames import Flight, Item
from kongsheng.game.model import Config, Event, Options, State
from kongsheng.game.setup import IDENTITIES, configure
from kongsheng.game.uses import open_window
from kongsheng.game.words import default, legal
from kongsheng.packs import library

LIBRARY = library()


def config(players: int, characters: bool = True, auto_close: bool = True, **options: Any) -> Config:
    """A config of the whole library; candidates as many as there are characters for."""
    o = Options(characters=characters)
    if characters:
        o.candidates = max(1, min(2, len(LIBRARY.characters) // players))
    for name, value in options.items():
        setattr(o, name, value)
    return configure(players, LIBRARY if characters else None, o, auto_close=auto_close)


def house_rules(r: random.Random, players: int) -> dict[str, Any]:
    """A random choice of every house rule."""
    return {
        "identities": r.choice(IDENTITIES[players]),
        "hand_limit": r.choice([0, 0, 2, 5]),
        "win_before_death": r.random() < 0.7,
        "last_camp_wins": r.random() < 0.7,
        "turn_limit": r.choice([300, 300, 12]),
        "use_limit": r.choice([60, 60, 3]),
    }


def random_word(r: random.Random, s: State, seat: int) -> bytes:
    """Draw uniformly among the next tokens until the word is whole."""
    word = b""
    options = legal(s, seat)
    while options:
        word += bytes([options[int(r.random() * len(options))]])
        options = legal(s, seat, word)
    return word


def waiting(s: State) -> list[int]:
    """Seats that have not answered the open window, in its seat order."""
    w = open_window(s)
    if w is None:
        return []
    order = [(w.seat + k) % s.n for k in range(s.n)]
    return [x for x in order if w.asked >> x & 1 and not w.answers[x]]


def decisions(
    cfg: Config,
    seed: int,
    timeouts: float = 0.0,
    sink: list[Event] | None = None,
    choose: Callable[[random.Random, State, int], bytes] = random_word,
) -> Iterator[tuple[State, int, bytes]]:
    """Play a game, yielding (state, seat, word) before each answer is given."""
    r = random.Random(seed)
    s = new_game(cfg, b"test%d" % seed, sink)
    while not s.over:
        seat = waiting(s)[0]
        word = default(s, seat) if r.random() < timeouts else choose(r, s, seat)
        yield s, seat, word
        apply(s, seat, word, sink)


def zones(s: State) -> list[int]:
    """Every card, sorted; 0..95 exactly if none is lost or doubled."""
    cards = s.deck + s.discard + s.facedown + [c for x in range(s.n) for c in s.hands[x] + s.intel[x]]
    for f in s.stack:
        if isinstance(f, Flight | Item) and f.card >= 0:
            cards.append(f.card)
    return sorted(cards)


def plain(v: object) -> object:
    """A view as comparable plain data."""
    if isinstance(v, list | tuple):
        return [plain(x) for x in v]
    if isinstance(v, bytes | str | int | bool) or v is None:
        return v
    return {k: plain(getattr(v, k)) for k in sorted(vars(v))}
