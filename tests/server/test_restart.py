"""What is acknowledged is on disk: killed at any moment, a server resumes every game at the same prompt."""

import asyncio
import random
import sqlite3
import subprocess
from pathlib import Path

import msgspec
import pytest

from kongsheng.game.codec import state_hash
from kongsheng.game.tokens import PASS
from kongsheng.server.pace import HELD
from kongsheng.server.project import project
from kongsheng.server.protocol import Settings
from kongsheng.server.session import Session, commitment
from kongsheng.server.store import Store, StoreError, save_room
from kongsheng.texts import Texts
from tests.server.kit import Client, World, pass_all, session_of, table_of
from tests.server.live import Live, Player, kill

PLAIN = {"players": 3, "characters": False, "clock_s": 60, "respond_s": 20}


def say_something(c: Client, dice: random.Random) -> None:
    word: list[int] = []
    options = c.ask["tokens"]
    while options:
        word.append(PASS if not word and PASS in options and dice.random() < 0.6 else dice.choice(options))
        options = c.send("next", ask=c.ask["serial"], prefix=word)["tokens"]
    c.word(*word)


def resume(w: World, people: list[Client], down: float) -> list[Client]:
    """Kill the server, start it again, everybody comes back."""
    room = people[0].room["id"]
    for c in people:
        c.conn.closing = True
    w.kill(down)
    return [Client(w, room, c.token) for c in people]


@pytest.mark.parametrize("every", [1, 2, 5, 9])
def test_killed_after_every_kth_word(tmp_path: Path, every: int) -> None:
    """T-16, T-17: same prompts, serials, views and state hash; no clock charged more than the real thinking time."""
    w = World(str(tmp_path / "k.db"), seed=f"kill{every}")
    room, people = w.table(5, players=5, clock_s=60, respond_s=20, pace="normal")
    dice = random.Random(every)
    kills = 0
    for step in range(40 * every):
        room = w.hub.rooms[people[0].room["id"]]
        if room.phase != "playing" or kills == 25:
            break
        waiting = [c for c in people if c.ask]
        if waiting:
            say_something(dice.choice(waiting), dice)
        w.go_on(dice.random() * 2)
        if step % every:
            continue
        kills += 1
        g = session_of(room)
        before = [(c.game, c.order, c.ask and (c.ask["serial"], c.ask["tokens"])) for c in people]
        known = state_hash(g.state), g.serials[:], g.seq, g.windows, g.opened_seq
        left = {x: d - w.clock.now() for x, d in table_of(room).deadline.items() if g.waits_for(x)}
        closes = table_of(room).closes - w.clock.now()
        people = resume(w, people, down=dice.random() * 1000)
        room = w.hub.rooms[room.id]
        g = session_of(room)
        assert known == (state_hash(g.state), g.serials, g.seq, g.windows, g.opened_seq)
        assert before == [(c.game, c.order, c.ask and (c.ask["serial"], c.ask["tokens"])) for c in people]
        for x, was in left.items():
            now = table_of(room).deadline[x] - w.clock.now()
            assert was - 1e-6 <= now <= was + 1.01, (x, was, now)
        if g.window is not None and g.window.which & HELD:
            assert closes - 1e-3 <= table_of(room).closes - w.clock.now() <= max(closes, 0) + 1.01
    assert kills >= 10


def test_ids_survive(tmp_path: Path) -> None:
    """An acknowledgement that was lost with the server: sending the word again after the restart is harmless."""
    w = World(str(tmp_path / "k.db"))
    _, people = w.table(3, **PLAIN)
    people[0].send("order", order="turn")
    people[1].word(PASS, id=4711)
    ask = people[2].ask["serial"]
    people = resume(w, people, 5)
    assert people[1].send("word", id=4711, ask=1, word=[PASS])["t"] == "ack"
    assert people[1].send("word", id=4712, ask=1, word=[PASS])["code"] == "stale"
    assert people[0].order == "turn"
    assert people[2].ask["serial"] == ask and people[2].word(PASS)["t"] == "ack"


def test_away_and_over_survive(tmp_path: Path) -> None:
    """Rooms come back in every phase: lobby, over (with the proof of the deal), and let go."""
    w = World(str(tmp_path / "k.db"))
    lobby = w.room(**PLAIN)
    a = Client(w, lobby.id)
    a.send("sit", name="Ada")
    room, people = w.table(3, **PLAIN)
    people[0].send("concede")
    people[1].send("leave")
    assert room.phase == "over"
    w.kill()
    assert Client(w, lobby.id, a.token).seat == 0
    back = Client(w, room.id, people[0].token)
    assert back.room["phase"] == "over" and back.game["over"]
    seed, salt = bytes.fromhex(back.room["seed"]), bytes.fromhex(back.room["salt"])
    assert commitment(seed, salt) == back.room["commitment"]
    back.send("fill")
    assert back.send("rematch")["t"] == "ack" and back.room["game"] == 2


def test_log_proves_the_game(tmp_path: Path) -> None:
    """The file alone gives the whole game again, and its header says what it was played with."""
    w = World(str(tmp_path / "k.db"))
    room, people = w.table(3, **PLAIN)
    pass_all(people)
    w.go_on(4)
    assert room.header is not None
    header = w.store.game(room.header.id)
    assert header is not None and header.rules == 1 and header.engine and len(header.deck) == 64
    g = Session(room.settings, header.seed)
    rows = w.store.words(room.header.id)
    g.replay(rows)
    assert state_hash(g.state) == state_hash(session_of(room).state)
    assert [r.cause for r in rows] == [0, 0, 0, 4]
    assert [r.ask for r in rows] == [1, 1, 1, -1]


def test_unreadable_rooms_do_not_stop_the_others(tmp_path: Path) -> None:
    """T-19: a game of other rules, a room nobody can read: named, kept, the others go on."""
    w = World(str(tmp_path / "k.db"))
    old, _ = w.table(3, **PLAIN)
    good, _ = w.table(3, **PLAIN)
    assert old.header is not None
    w.store.write([("UPDATE games SET rules = 0 WHERE id = ?", (old.header.id,)), save_room("junk", "{", 0)])
    w.kill()
    assert w.hub.rooms[old.id].phase == "broken" and w.hub.rooms[old.id].table is None
    assert w.hub.rooms[good.id].phase == "playing"
    c = Client(w, old.id)
    assert c.room["phase"] == "broken" and c.game is None
    assert "junk" not in w.hub.rooms and len(w.store.rooms()) == 3


def test_one_process_per_file(tmp_path: Path) -> None:
    """A second process on the same file is refused with one clear line."""
    live = Live(tmp_path / "k.db").start()
    try:
        second = subprocess.run(live.command(), capture_output=True, text=True, timeout=60, check=False)
        assert second.returncode == 1
        assert second.stderr == f"kongsheng: {live.data} is in use by another process\n"
    finally:
        assert live.end() == 0


def test_files_that_are_none_of_ours(tmp_path: Path) -> None:
    """T-19: something else, a damaged file, no file at all: a named refusal, and nothing in it has been changed."""
    other = sqlite3.connect(tmp_path / "other.db")
    other.execute("CREATE TABLE meta (key TEXT, value TEXT)")
    other.commit()
    other.close()
    w = World(str(tmp_path / "ours.db"))
    for _ in range(40):
        w.room(**PLAIN)
    w.store.close()
    ours = (tmp_path / "ours.db").read_bytes()
    (tmp_path / "text.db").write_bytes(b"not a database, but long enough to be read as one" * 50)
    (tmp_path / "short.db").write_bytes(ours[:5000])
    (tmp_path / "holes.db").write_bytes(ours[:4096] + b"\xff" * (len(ours) - 4096))
    (tmp_path / "folder.db").mkdir()
    for name, key in (
        ("other.db", "server-file-not-ours"),
        ("text.db", "server-file-damaged"),
        ("short.db", "server-file-damaged"),
        ("holes.db", "server-file-damaged"),
        ("folder.db", "server-file-refused"),
        ("none/k.db", "server-file-refused"),
    ):
        path = tmp_path / name
        before = path.read_bytes() if path.is_file() else b""
        with pytest.raises(StoreError) as e:
            Store(str(path)).rooms()
        assert (e.value.key, e.value.path) == (key, str(path))
        assert not before or path.read_bytes() == before
        for lang in ("zh", "en"):
            assert str(path) in Texts(lang).message(key, path=str(path), text=e.value.text)
    with sqlite3.connect(tmp_path / "ours.db") as db:
        db.execute("UPDATE meta SET value = ? WHERE key = 'format'", (b"99",))
    db.close()
    with pytest.raises(StoreError) as e:
        Store(str(tmp_path / "ours.db"))
    assert e.value.key == "server-file-format" and "99" in e.value.text


def test_disk_is_full(tmp_path: Path) -> None:
    """When the disk takes no more, nothing more is acknowledged; the server says so in one line and ends."""
    live = Live(tmp_path / "k.db")
    live.limit, live.listen = 300_000, True
    live.start()

    async def run() -> list[Player]:
        room = live.room(players=3, characters=False, hold=0, clock_s=300, respond_s=300)
        people = [await Player(live, room).join() for _ in range(3)]
        for i, p in enumerate(people):
            await p.sit(f"P{i}")
            p.acked.clear()
        start = await people[0].say("start")
        await asyncio.gather(*(_play(p, random.Random(i)) for i, p in enumerate(people)))
        people[0].acked.discard(start)
        return people

    people = asyncio.run(run())
    _, err = live.process.communicate(timeout=30)
    assert live.process.returncode == 1
    assert f"kongsheng: {live.data} can no longer be written" in err.splitlines()[-1]
    said, _ = on_disk(live.data)
    for seat, p in enumerate(people):
        assert p.acked and {(seat, cid) for cid in p.acked} <= said


async def _play(p: Player, dice: random.Random) -> None:
    """Answer every prompt, until the server is gone."""
    word: list[int] = []
    try:
        while True:
            m = await p.read()
            if m["t"] == "tokens":
                if m["tokens"]:
                    word.append(dice.choice(m["tokens"]))
                    await p.say("next", ask=m["ask"], prefix=word)
                else:
                    await p.say("word", ask=m["ask"], word=word)
            elif m["t"] in ("delta", "snapshot") and p.ask:
                word = [PASS if PASS in p.ask["tokens"] and dice.random() < 0.7 else dice.choice(p.ask["tokens"])]
                await p.say("next", ask=p.ask["serial"], prefix=word)
    except Exception:  # whatever a killed server looks like
        return


def on_disk(data: Path) -> tuple[set[tuple[int, int]], Session]:
    """Seat and id of every word of people in the first game of a file, and the game the log leads to."""
    store = Store(str(data))
    header = store.game(1)
    assert header is not None
    rows = store.words(1)
    store.close()
    g = Session(msgspec.json.decode(header.settings, type=Settings), header.seed)
    g.replay(rows)
    return {(r.seat, r.cid) for r in rows if r.cid >= 0}, g


@pytest.mark.parametrize("seed", range(2))
def test_kill_9_with_clients_attached(tmp_path: Path, seed: int) -> None:
    """T-16: a real process killed at a random moment of real play: every acknowledged word is in the log, and the
    next process shows everybody exactly the position the log leads to.
    """
    live = Live(tmp_path / "k.db").start()
    dice = random.Random(seed)

    async def first() -> list[Player]:
        room = live.room(players=3, hold=0, clock_s=300, respond_s=300)
        people = [await Player(live, room).join() for _ in range(3)]
        for i, p in enumerate(people):
            await p.sit(f"P{i}")
            p.acked.clear()
        start = await people[0].say("start")
        tasks = [asyncio.create_task(_play(p, random.Random(seed + i))) for i, p in enumerate(people)]
        while sum(len(p.acked) for p in people) < 30:
            await asyncio.sleep(0.01)
        await asyncio.sleep(dice.random() * 0.3)
        kill(live.process)
        await asyncio.gather(*tasks)
        people[0].acked.discard(start)
        return people

    people = asyncio.run(first())
    said, g = on_disk(live.data)
    for seat, p in enumerate(people):
        assert p.acked and {(seat, cid) for cid in p.acked} <= said

    async def second() -> None:
        live.start()
        for seat, p in enumerate(people):
            again = await Player(live, p.room, p.token).join()
            game, tokens = project(g.state, seat)
            assert again.snapshot["game"] == game
            assert (again.ask is not None) == g.waits_for(seat)
            if again.ask:
                assert (again.ask["serial"], again.ask["tokens"]) == (g.serials[seat], tokens)
                assert 290_000 < again.ask["left"] <= 300_000
            await again.ws.close()

    asyncio.run(second())
    assert live.end() == 0
