"""Twin worlds over the wire: what a viewer is sent, byte for byte and moment for moment, depends on what he may know.

Two servers play the same game up to a moment; in the second one everything the viewer may not know is then dealt anew.
From there on the same is said at the table, but what is sealed is said at other moments and in another order, others
have other standing orders, and in one world a seat may have answers it has not in the other. As long as the engine's
own projection for the viewer is the same in both, the frames and their times must be.
"""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from kongsheng.game.codec import state_hash
from kongsheng.game.events import seen_by
from kongsheng.game.model import Event, State
from kongsheng.game.redeal import redeal
from kongsheng.game.tokens import CLOSE, PASS, TABLE, WATCHER
from kongsheng.game.words import legal
from kongsheng.server.pace import HELD
from kongsheng.server.project import project
from kongsheng.server.protocol import Settings
from kongsheng.server.room import Room
from kongsheng.server.session import HUMAN, Session
from tests.server.kit import Client, World, session_of, table_of

PLAYERS = 5
DISK_S = 0.02  # a write takes so long
PAIRS = 24
DEAD_GAMES = 60


def random_word(s: State, seat: int, dice: random.Random) -> bytes:
    word = b""
    while options := legal(s, seat, word):
        word += bytes([dice.choice(options)])
    return word


def common_word(a: State, b: State, seat: int, dice: random.Random) -> bytes:
    """A word the seat may say in both worlds, b"" if none is found by walking both grammars together."""
    todo = [b""]
    while todo:
        word = todo.pop()
        left, right = legal(a, seat, word), legal(b, seat, word)
        if word and not left and not right:
            return word
        both = [t for t in left if t in right]
        dice.shuffle(both)
        todo += [word + bytes([t]) for t in both]
    return b""


class Twin:
    """One of the two worlds."""

    def __init__(self, seed: int, viewer: int, settings: dict[str, Any]) -> None:
        self.world = World(seed=f"twin{seed}")
        self.room: Room
        self.room, self.people = self.world.table(PLAYERS, players=PLAYERS, clock_s=300, respond_s=120, **settings)
        self.viewer = viewer
        self.watchers: list[Client] = [Client(self.world, self.room.id)] if viewer < 0 else []
        self.mark: dict[int, int] = {}

    @property
    def eyes(self) -> list[Client]:
        return self.watchers if self.viewer < 0 else [self.people[self.viewer], *self.watchers]

    def play(self, moves: list[tuple[int, bytes]]) -> None:
        """Say what has been found to lead to an interesting moment, all at once."""
        table = table_of(self.room)
        for seat, word in moves:
            table._say(seat, word, HUMAN)
        table.settle()

    def inject(self, s: State) -> None:
        """Put another deal in place of this one: only what the viewer cannot see differs."""
        session_of(self.room).state = s

    def frames(self) -> list[list[tuple[float, bytes]]]:
        return [c.frames for c in self.eyes]

    def projection(self, since: int) -> tuple[Any, list[Any]]:
        g = session_of(self.room)
        fresh: list[Event] = g.events[since:]
        seen = [seen_by(e, self.viewer) for e in fresh]
        return project(g.state, self.viewer), [e for e in seen if e is not None]


def lead_up(g: Session, steps: int, dead: bool, dice: random.Random) -> list[tuple[int, bytes]]:
    """Random play, mostly passing where one may, for so many windows or until somebody is dead."""
    moves: list[tuple[int, bytes]] = []
    while (w := g.window) is not None and (steps > 0 or (dead and not dead_seats(g.state))):
        steps -= 1
        for x in g.awaited():
            word = random_word(g.state, x, dice)
            if w.which & HELD and dice.random() < 0.7:
                word = bytes([PASS])
            moves.append((x, word))
        moves.append((TABLE, bytes([CLOSE])))
        for seat, word in moves[-1 - len(g.awaited()) :]:
            g.say(seat, word)
    return moves


def dead_seats(s: State) -> list[int]:
    return [x for x in range(s.n) if s.status[x] >= 2]


def start(seed: int, kind: str, settings: dict[str, Any]) -> tuple[Twin, Twin] | None:
    """Both worlds at the moment where they part; None if the game has no such viewer."""
    dice = random.Random(seed)
    viewer = WATCHER if kind == "watcher" else seed % PLAYERS
    a = Twin(seed, viewer, settings)
    assert a.room.header is not None
    g = Session(a.room.settings, a.room.header.seed)
    moves = lead_up(g, dice.randrange(0, 120), kind == "dead", dice)
    if g.state.over:
        return None
    b = Twin(seed, viewer, settings)
    a.play(moves)
    b.play(moves)
    if kind == "dead":
        a.viewer = b.viewer = viewer = dead_seats(g.state)[0]
    assert state_hash(session_of(a.room).state) == state_hash(session_of(b.room).state) == state_hash(g.state)
    for t in (a, b):
        t.world.disk = DISK_S
    b.inject(redeal(session_of(a.room).state, viewer, [seed + 1, 2, 3, 4]))
    a.inject(session_of(a.room).state.copy())
    return a, b


def sealed(t: Twin, w: int, other: Any) -> None:
    """Everybody but the viewer passes, at moments and by means that differ between the worlds."""
    g = session_of(t.room)
    last = 0.0
    moments = [(other.uniform(0.0, 1.9), x) for x in g.awaited() if x != t.viewer]
    moments += [(0.1 * k, -2) for k in range(1, 20)]
    for when, x in sorted(moments):
        t.world.go_on(when - last)
        last = when
        if x == -2:  # what the viewer is answered, and when, tells him nothing either
            t.eyes[0].send("ping")
            if t.viewer >= 0:
                t.eyes[0].send("why", word=[PASS])
            continue
        if g.windows != w or not g.waits_for(x):
            continue
        if other.random() < 0.3:
            t.people[x].send("order", order="stack")
        else:
            t.people[x].word(PASS, ask=g.serials[x])
    t.world.go_on(max(table_of(t.room).closes - t.world.clock.now(), 0.0))
    t.world.go_on(2 * DISK_S)


def equal(a: Twin, b: Twin) -> None:
    for one, two in zip(a.frames(), b.frames()):
        assert [round(t, 6) for t, _ in one] == [round(t, 6) for t, _ in two]
        assert [f for _, f in one] == [f for _, f in two]


def compare(a: Twin, b: Twin, dice: random.Random) -> int:
    """Go on in both worlds until the viewer may learn a difference; return how many windows were compared."""
    secret = random.Random(dice.random())
    others = (random.Random(1), random.Random(2))
    windows = 0
    for _ in range(40):
        ga, gb = session_of(a.room), session_of(b.room)
        wa, wb = ga.window, gb.window
        if wa is None or wb is None:
            break
        number = ga.windows
        since = len(ga.events), len(gb.events)
        v = a.viewer
        if v >= 0 and ga.waits_for(v):
            word = random_word(ga.state, v, secret)
            ask = ga.serials[v]
            replies = [t.people[v].word(*word, ask=ask) for t in (a, b)]
            assert replies[0] == replies[1]
            probe = [secret.randrange(256) for _ in range(3)]
            replies = [t.people[v].send("why", word=probe) for t in (a, b)]
            assert replies[0] == replies[1]
        if ga.windows != number:
            pass  # that was the last answer
        elif wa.which & HELD:
            sealed(a, number, others[0])
            sealed(b, number, others[1])
        else:
            for x in [x for x in ga.awaited() if x != v]:
                if not (ga.waits_for(x) and gb.waits_for(x)):
                    break
                word = common_word(ga.state, gb.state, x, dice)
                if not word:
                    return windows
                for t in (a, b):
                    t.people[x].word(*word, ask=session_of(t.room).serials[x])
        for t in (a, b):
            t.world.go_on(2 * DISK_S)
        if a.projection(since[0]) != b.projection(since[1]):
            break
        windows += 1
        equal(a, b)
        if secret.random() < 0.2:  # somebody joins late, or comes back
            for t in (a, b):
                t.watchers.append(Client(t.world, t.room.id, t.people[v].token if v >= 0 else ""))
                if v >= 0:
                    t.people[v] = t.watchers.pop()
            equal(a, b)
    return windows


def games(kind: str) -> Iterator[tuple[int, dict[str, Any]]]:
    for seed in range(DEAD_GAMES if kind == "dead" else PAIRS):
        yield seed, {"characters": seed % 3 > 0}


@pytest.mark.parametrize("kind", ["player", "watcher", "dead"])
def test_twin_worlds_over_the_wire(kind: str) -> None:
    """T-02, T-03: players, spectators, the dead and late joiners get the same bytes at the same moments."""
    windows = 0
    pairs = 0
    for seed, settings in games(kind):
        made = start(seed, kind, settings)
        if made is None:
            continue
        pairs += 1
        a, b = made
        equal(a, b)
        windows += compare(a, b, random.Random(seed))
        if pairs == PAIRS:
            break
    assert pairs >= PAIRS // 2
    assert windows >= 3 * pairs


def test_settings_are_public() -> None:
    """T-03: nothing of the room but what `RoomInfo` names is told; its seed only after the game."""
    w = World()
    room, people = w.table(3, players=3, clock_s=5, respond_s=3, characters=False)
    h = room.header
    assert h is not None
    for c in people:
        for _, frame in c.frames:
            assert h.seed.hex().encode() not in frame and h.salt.hex().encode() not in frame
            assert w.store.secret.hex().encode() not in frame
    assert people[0].room["commitment"] == h.commitment
    assert set(people[0].room["settings"]) == set(Settings.__struct_fields__)
    w.go_on(40_000)
    assert people[0].room["phase"] == "over"
    assert people[0].room["seed"] == h.seed.hex() and people[0].room["salt"] == h.salt.hex()
    assert table_of(room).over
