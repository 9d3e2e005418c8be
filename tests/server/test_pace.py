"""How long things take: windows, clocks, absence, coming back."""

from pathlib import Path

import pytest

from kongsheng.game.tokens import PASS, W_FREE, W_OPEN, W_PICK
from kongsheng.server import pace
from kongsheng.server.protocol import Settings
from tests.server.kit import Client, World, pass_all, session_of, table_of

PLAIN = {"players": 3, "characters": False, "clock_s": 60, "respond_s": 20}


def test_windows_stay_open_the_same_time() -> None:
    """The wait is drawn when a window opens and does not depend on when, or by whom, it was answered."""
    moments = set()
    for early in (0.0, 0.7, 1.9):
        w = World()
        room, people = w.table(3, **PLAIN)
        w.go_on(early)
        pass_all(people)
        while session_of(room).windows == 1:
            w.go_on(0.001)
        moments.add(round(w.clock.now(), 3))
        assert 1002.0 <= w.clock.now() <= 1003.01
    assert len(moments) == 1


def test_bots_answer_within_the_hold() -> None:
    """Bots' sealed answers take no visible time, their own decisions take a drawn one."""
    w = World()
    room, [a] = w.table(1, **PLAIN, bot="random")
    a.word(PASS)
    assert session_of(room).windows == 1
    w.go_on(1.0)
    assert session_of(room).windows == 1 and session_of(room).decided()
    w.go_on(2.01)
    assert session_of(room).windows == 2


def test_fast_rooms_do_not_wait() -> None:
    """One person against bots: nobody to hide anything from, windows close when they are decided."""
    w = World()
    room, people = w.table(1, **PLAIN, pace="fast", bot="random")
    pass_all(people)
    w.go_on(0.0)
    assert session_of(room).windows == 2 and w.clock.now() == 1000.0


def test_fast_rooms_of_several_people_do_not_tell() -> None:
    """Fast, but with somebody it could tell something to: the game is played at the normal pace, and says so."""
    w = World()
    room, people = w.table(2, **PLAIN, pace="fast", bot="random")
    assert people[0].room["settings"]["pace"] == "normal"
    people[0].send("order", order="turn")
    pass_all(people)
    w.go_on(1.9)
    assert session_of(room).windows == 1
    w.go_on(1.2)
    assert session_of(room).windows == 2
    people[1].send("leave")
    people[0].send("concede")
    w.go_on(40_000)
    assert people[0].send("fill")["t"] == "ack" and people[0].send("rematch")["t"] == "ack"
    assert people[0].room["settings"]["pace"] == "fast"


@pytest.mark.parametrize("which", [W_OPEN, W_FREE, W_PICK])
def test_pace_is_a_function_of_public_facts(which: int) -> None:
    """The functions that decide about time know the settings, the kind of the window and the dice, nothing else."""
    s = Settings()
    lengths = {pace.stays_open(s, which, d / 10) for d in range(10)}
    assert (lengths == {0.0}) == (not which & pace.HELD)
    assert pace.limit(s, which, False) == (20.0 if which & pace.HELD else 60.0)
    assert pace.limit(s, which, True) == pace.AWAY_S
    assert pace.limit(Settings(clock_s=0, respond_s=0), which, False) is None
    assert pace.limit(Settings(clock_s=0, respond_s=0), which, True) == pace.AWAY_S
    assert pace.dice(b"k", 1, 2) != pace.dice(b"k", 1, 3) != pace.dice(b"l", 1, 3)


def test_clock_answers_and_absence() -> None:
    """T-09, T-12: the default is given when the time is over; who is not there has a short clock until he is."""
    w = World()
    room, people = w.table(3, **PLAIN)
    people[1].lose()
    assert people[0].room["seats"][1] == {
        "kind": "human",
        "name": "Player 1",
        "bot": "",
        "online": False,
        "away": False,
    }
    people[0].word(PASS)
    people[2].word(PASS)
    w.go_on(19.9)
    assert session_of(room).windows == 1
    w.go_on(0.2)
    assert session_of(room).windows == 2
    assert people[0].room["seats"][1]["away"]
    assert not people[0].room["seats"][2]["away"]
    back = Client(w, room.id, people[1].token)
    assert back.seat == 1 and not people[0].room["seats"][1]["away"]
    people[1] = back
    while session_of(room).window.which & pace.HELD == 0 or not back.ask:  # type: ignore[union-attr]
        for c in people:
            if (c.ask and c is not back) or (c.ask and PASS not in c.ask["tokens"]):
                word = [c.ask["tokens"][-1]]
                while more := c.send("next", ask=c.ask["serial"], prefix=word)["tokens"]:
                    word.append(more[0])
                c.word(*word)
        w.go_on(0.5)
    assert back.ask["left"] > 10_000


def test_only_he_is_picked_for() -> None:
    """T-08: one of nine does not choose a character in time: only he gets an automatic one."""
    w = World()
    room, people = w.table(9, players=9, clock_s=60, respond_s=20)
    chosen = [c.game["candidates"][1] for c in people[:8]]
    for c in people[:8]:
        assert c.ask["which"] == W_PICK
        c.word(65)
    assert people[8].ask is not None and session_of(room).windows == 1
    w.go_on(60.1)
    s = session_of(room).state
    assert s.char[:8] == chosen
    assert s.char[8] in people[8].game["candidates"]


@pytest.mark.parametrize("gone", [0.1, 1.0, 15.0])
def test_back_to_the_same_prompt(gone: float) -> None:
    """T-11: a lost connection changes nothing: the same prompt, the time that is left, and he can act."""
    w = World()
    room, people = w.table(3, **PLAIN)
    w.go_on(2)
    old = people[0].ask
    people[0].lose()
    w.go_on(gone)
    back = Client(w, room.id, people[0].token)
    assert back.ask == {**old, "left": 18_000 - round(gone * 1000)}
    assert back.word(PASS)["t"] == "ack"
    assert back.game["answered"] == [PASS]


def test_nobody_changes_another_clock() -> None:
    """T-07: orders, holds, reconnecting, chatting of one player leave the deadline of the others where it was."""
    w = World()
    room, people = w.table(3, **PLAIN)
    people[2].lose()
    deadline = table_of(room).deadline[2]
    for i in range(5):
        people[1].send("order", order="turn" if i % 2 else "none")
        people[1].send("hold")
        people[1].send("chat", text="hurry up")
        people[1].lose()
        people[1] = Client(w, room.id, people[1].token)
        w.go_on(0.5)
    assert session_of(room).waits_for(2)
    assert table_of(room).deadline[2] == deadline
    w.go_on(17.4)
    assert session_of(room).waits_for(2)
    w.go_on(0.2)
    assert not session_of(room).waits_for(2)


def test_empty_table_plays_on() -> None:
    """T-23: all humans leave during a prompt: the clock and the bots play to the end, then the room is let go."""
    w = World()
    room, people = w.table(2, players=5, clock_s=30, respond_s=10, bot="random")
    for c in people:
        c.lose()
    for _ in range(3000):
        if room.phase == "playing":
            w.go_on(10)
    assert room.phase == "over"
    assert room.id in w.hub.rooms
    w.go_on(w.lifetimes.over + 60)
    assert room.id not in w.hub.rooms
    assert Client(w, room.id).codes() == ["no_room"]
    assert w.store.rooms() == []
    assert room.header is not None and w.store.game(room.header.id) is not None


@pytest.mark.parametrize("said", ["ping", "next", "why", "chat", "hold"])
@pytest.mark.parametrize("by", ["word", "order", "bot"])
def test_a_slow_disk_tells_nothing(said: str, by: str) -> None:
    """T-02: what somebody is answered does not wait for what another seat has just sealed, nor for its order."""
    w = World()
    room, people = w.table(2, **PLAIN, bot="random")
    w.disk = 0.5
    a, b = people
    mark = len(a.messages)
    if by == "word":
        a.word(PASS)
    elif by == "order":
        a.send("order", order="turn")
    else:
        w.go_on(0.0)
        assert not session_of(room).waits_for(2)
    more = {"next": {"ask": b.ask["serial"], "prefix": []}, "why": {"word": [PASS]}, "chat": {"text": "hm"}}
    assert b.send(said, **more.get(said, {}))["t"] in ("ack", "tokens", "why")
    if by != "bot":  # his own answer is on disk before he hears of it
        assert a.id not in [m.get("id") for m in a.messages[mark:]]
        w.go_on(0.5)
        assert {"t": "ack", "id": a.id} in a.messages[mark:]


def test_hold_survives_a_restart(tmp_path: Path) -> None:
    """A window that has been held stays open as long as that, and cannot be held by the same seat again."""
    w = World(str(tmp_path / "k.db"))
    room, people = w.table(3, **PLAIN)
    w.go_on(1)
    people[0].send("hold")
    w.hub.beat()
    stays = table_of(room).closes - w.clock.now()
    w.kill(50)
    room = w.hub.rooms[room.id]
    assert table_of(room).closes - w.clock.now() == pytest.approx(stays, abs=0.01)
    again = Client(w, room.id, people[0].token)
    assert again.send("hold")["code"] == "stale"
