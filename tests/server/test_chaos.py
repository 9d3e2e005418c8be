"""People who do everything in every order, lose connections, open second tabs, come late; a server that is killed.

Whatever happens: no internal error, every page knows exactly what a fresh snapshot would tell it, whoever has a token
has his seat, somebody who is there can go on.
"""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from kongsheng.game.model import State
from kongsheng.game.words import legal
from kongsheng.server.project import project
from kongsheng.server.protocol import encode
from kongsheng.server.room import Room
from tests.server.kit import Client, World

SETTINGS: list[dict[str, Any]] = [
    {"players": 3, "characters": False, "clock_s": 20, "respond_s": 5},
    {"players": 4, "clock_s": 20, "respond_s": 5, "hold": 500},
    {"players": 5, "pace": "fast", "clock_s": 0, "respond_s": 0},
    {"players": 4, "hold": 0, "clock_s": 60, "respond_s": 20, "bots": 2},
]


def fresh_word(s: State, seat: int, dice: random.Random) -> list[int]:
    word = b""
    while options := legal(s, seat, word):
        word += bytes([0 if not word and 0 in options and dice.random() < 0.5 else dice.choice(options)])
    return list(word)


class Chaos:
    """One room and whoever is around."""

    def __init__(self, path: Path, seed: int) -> None:
        self.dice = random.Random(seed)
        self.world = World(str(path), seed=f"chaos{seed}")
        self.id = self.world.room(**SETTINGS[seed % len(SETTINGS)], bot="random").id
        self.clients: list[Client] = []
        self.tokens: dict[str, int] = {}  # token -> the seat it must open
        self.done: dict[str, int] = {}

    @property
    def room(self) -> Room:
        return self.world.hub.rooms[self.id]

    def open(self) -> list[Client]:
        return [c for c in self.clients if not c.conn.closing]

    def step(self) -> str:
        dice = self.dice
        acts = (
            ["join"] * 3 + ["back"] * 4 + ["lose"] * 2 + ["word"] * 12 + ["time"] * 8 + ["say"] * 6 + ["leave", "kill"]
        )
        what = dice.choice(acts if self.room.phase == "playing" else acts + ["say"] * 40)
        here = self.open()
        if what == "join" and len(here) < 8:
            self.clients.append(Client(self.world, self.id, "x" * 24 if dice.random() < 0.2 else ""))
        elif what == "back" and self.tokens:  # also while he is still there: another tab
            token = dice.choice(list(self.tokens))
            c = Client(self.world, self.id, token)
            assert c.seat == self.tokens[token]
            self.clients.append(c)
        elif what == "time":
            self.world.go_on(dice.choice([0.1, 1, 1, 5, 30, 100]))
        elif what == "kill":
            for c in here:
                c.conn.closing = True
            self.world.kill(dice.random() * 100)
        elif here:
            self.act(dice.choice(here), what)
        self.clients = self.open()
        return what

    def act(self, c: Client, what: str) -> None:
        dice = self.dice
        if what == "lose":
            c.lose()
        elif what == "word":
            table = self.room.table
            if c.ask and table is not None and dice.random() < 0.9:
                assert c.word(*fresh_word(table.session.state, c.seat, dice))["t"] == "ack"
            else:
                c.send("word", ask=dice.randrange(50), word=[dice.randrange(256)])
        elif what == "leave":
            if c.send("leave")["t"] == "ack":
                self.tokens.pop(c.token, None)
                assert c.conn.closing
        else:
            if dice.random() < 0.5:  # who may do most
                c = next((x for x in self.open() if x.seat >= 0 and x.seat == self.room.host), c)
            lobby = ["sit"] * 4 + ["fill", "fill", "start", "start", "rematch", "free"]
            t = dice.choice([*lobby, "concede", "order", "hold", "chat", "ping"])
            every: dict[str, dict[str, Any]] = {
                "sit": {"name": dice.choice("ABCDEFGHIJK"), "seat": dice.randrange(-1, 9)},
                "free": {"seat": dice.randrange(-1, 9)},
                "order": {"order": dice.choice(["none", "stack", "turn"])},
                "chat": {"text": "hm"},
            }
            m = c.send(t, **every.get(t, {}))
            self.done[t] = self.done.get(t, 0) + (m["t"] != "error")
            if m["t"] == "seated" and m["token"]:
                self.tokens[m["token"]] = m["seat"]

    def check(self) -> None:
        room = self.room
        assert room.phase != "broken"
        people = [x for x, chair in enumerate(room.chairs) if chair.kind == "human"]
        self.tokens = {
            token: x for token, x in self.tokens.items() if room.chairs[x].kind == "human"
        }  # the host freed it
        assert room.host in people or (room.host == -1 and not people)
        info = room.info()
        for c in self.open():
            assert "internal" not in c.codes() and "broken" not in c.codes()
            assert c.conn.seat == c.seat and (c.seat < 0 or room.control[c.seat] is c.conn)
            assert c.order == (room.chairs[c.seat].order if c.seat >= 0 else "none")
            assert {**c.room, "watchers": 0} == {**as_told(room), "watchers": 0}
            table = room.table
            if table is None:
                assert c.game is None and c.ask is None
                continue
            game, tokens = project(table.session.state, c.seat)
            assert c.game == game
            waits = not table.over and table.session.waits_for(c.seat)
            assert (c.ask is not None) == waits
            if waits:
                assert (c.ask["serial"], c.ask["tokens"]) == (table.session.serials[c.seat], tokens)
        assert info.game == room.games


def as_told(room: Room) -> Any:
    return json.loads(encode(room.info()))


@pytest.mark.parametrize("seed", range(8))
def test_chaos(tmp_path: Path, seed: int) -> None:
    """T-07, T-09, T-10, T-11, T-16, T-17, T-23: see above."""
    chaos = Chaos(tmp_path / "k.db", seed)
    for _ in range(600):
        chaos.step()
        chaos.check()
    for token, seat in chaos.tokens.items():
        assert Client(chaos.world, chaos.id, token).seat == seat
    chaos.world.go_on(2)
    chaos.check()
    assert chaos.done["sit"] and chaos.done["start"]
