"""Words over the wire: prompts, late and repeated answers, standing orders, holds, giving up."""

import pytest

from kongsheng.game.codec import state_hash
from kongsheng.game.tokens import PASS, W_FREE, W_OPEN
from kongsheng.game.words import legal
from kongsheng.server.project import project
from tests.server.kit import Client, World, pass_all, session_of, table_of

PLAIN = {"players": 3, "characters": False, "clock_s": 60, "respond_s": 20}


def opened() -> tuple[World, list[Client], int]:
    """Three people at a table, in the first opening window."""
    w = World()
    room, people = w.table(3, **PLAIN)
    return w, people, session_of(room).state.turn_seat


def test_prompt_word_and_delta() -> None:
    """A prompt names the legal first tokens; the word is acknowledged before anybody sees what it does."""
    w, people, first = opened()
    room = w.hub.rooms[people[0].room["id"]]
    assert [c.ask["which"] for c in people] == [W_OPEN] * 3
    assert people[0].ask["left"] == 20_000
    pass_all(people)
    assert [c.ask for c in people] == [None] * 3
    assert [c.game["answered"] for c in people] == [[PASS]] * 3
    w.go_on(4)
    me = people[first]
    assert me.ask["which"] == W_FREE and me.ask["left"] == 60_000
    s = session_of(room).state
    assert me.ask["tokens"] == list(legal(s, first))
    t = me.send("next", ask=me.ask["serial"], prefix=[5])
    assert t["t"] == "tokens" and t["tokens"] == list(legal(s, first, b"\x05"))
    before = len(me.messages)
    assert me.word(5, t["tokens"][0])["t"] == "ack"
    kinds = [m["t"] for m in me.messages[before:]]
    assert kinds.index("ack") < kinds.index("delta")
    for x, c in enumerate(people):
        assert c.game == project(session_of(room).state, x)[0]


def test_stale_and_repeated() -> None:
    """A late word never hits a reopened window; sending a word again is harmless; nobody is told of the rest."""
    w, people, first = opened()
    room = w.hub.rooms[people[0].room["id"]]
    a = people[0]
    old = a.ask["serial"]
    assert a.word(PASS, id=77)["t"] == "ack"
    seq = session_of(room).seq
    assert a.send("word", id=77, ask=old, word=[PASS])["t"] == "ack"
    assert session_of(room).seq == seq
    assert a.send("word", ask=old, word=[PASS])["code"] == "stale"
    pass_all(people)
    w.go_on(4)
    if first == 0:
        assert a.word(6 if 6 in a.ask["tokens"] else 5, ask=old)["code"] == "stale"
    assert people[first].send("next", ask=999, prefix=[])["code"] == "stale"
    assert a.send("word", id=77, ask=old, word=[PASS])["t"] == "ack"
    assert a.send("word", id=77, ask=old, word=[4, 99])["code"] == "stale"  # not what was accepted
    assert a.send("word", id=77, ask=12, word=[PASS])["code"] == "stale"


def test_ids_that_begin_again() -> None:
    """A page that is loaded again counts from one: what it says is said, not taken for something said before."""
    w, people, _ = opened()
    room = w.hub.rooms[people[0].room["id"]]
    a = people[0]
    assert a.word(PASS, id=1)["t"] == "ack"
    pass_all(people)
    w.go_on(4)
    for _ in range(20):
        for c in people:
            while c.ask:
                word = [PASS] if PASS in c.ask["tokens"] else [c.ask["tokens"][-1]]
                while more := c.send("next", ask=c.ask["serial"], prefix=word)["tokens"]:
                    word.append(more[0])
                seq = session_of(room).seq
                assert c.word(*word, id=1)["t"] == "ack"
                assert session_of(room).seq > seq
        w.go_on(4)


def test_illegal_changes_nothing() -> None:
    """T-05, T-22, T-26: a word the rules refuse, a watcher's, a lie: typed, with its clause, the state untouched."""
    w, people, first = opened()
    room = w.hub.rooms[people[0].room["id"]]
    watcher = Client(w, room.id)
    before = state_hash(session_of(room).state)
    a = people[first]
    bad = a.word(4, 200)
    assert (bad["code"], bad["clause"]) == ("illegal", "S-22")
    assert a.send("why", word=[6])["clause"] == "S-22"
    assert a.send("why", word=[PASS])["clause"] == ""
    assert a.send("next", ask=a.ask["serial"], prefix=[255])["code"] == "illegal"
    for t, fields in (
        ("word", {"ask": 1, "word": [PASS]}),
        ("next", {"ask": 1, "prefix": []}),
        ("why", {"word": [PASS]}),
        ("order", {"order": "turn"}),
        ("hold", {}),
        ("concede", {}),
        ("chat", {"text": "psst"}),
        ("leave", {}),
        ("start", {}),
        ("rematch", {}),
    ):
        assert watcher.send(t, **fields)["code"] == "seat"
    assert a.send("word", ask=a.ask["serial"], word=[PASS], cards=[1, 2])["code"] == "malformed"
    assert state_hash(session_of(room).state) == before


def test_only_my_own_answer_is_shown() -> None:
    """Sealed answers are not announced: the others receive nothing at all when somebody answers."""
    _, people, _ = opened()
    before = [len(c.frames) for c in people]
    people[1].word(PASS)
    assert [len(c.frames) - n for c, n in zip(people, before)] == [0, 2, 0]


def test_standing_orders() -> None:
    """Pass until my next turn: no prompt comes through before it, and then the order is over."""
    w, people, first = opened()
    room = w.hub.rooms[people[0].room["id"]]
    last = people[(first + 2) % 3]
    assert last.send("order", order="turn")["t"] == "ack"
    assert last.order == "turn" and last.ask is None and last.game["answered"] == [PASS]
    seen = 0
    while session_of(room).state.turn_seat != last.seat:
        mark = len(last.messages)
        for c in people:
            if c is not last and c.ask:
                tokens = [5 if 5 in c.ask["tokens"] else c.ask["tokens"][-1 if PASS not in c.ask["tokens"] else 0]]
                while more := c.send("next", ask=c.ask["serial"], prefix=tokens)["tokens"]:
                    tokens.append(more[0])
                c.word(*tokens)
            elif c is last and c.ask and PASS not in c.ask["tokens"]:
                c.word(c.ask["tokens"][-1])  # what one may not pass is still asked
        w.go_on(3.1)
        for m in last.messages[mark:]:
            if m["t"] == "delta" and m["ask"] and last.order == "turn":
                assert PASS not in m["ask"]["tokens"]
                seen += 1
    assert last.order == "none"
    assert last.ask is not None


def test_order_until_the_stack_is_done() -> None:
    """An order for the stack passes in this window and is over when one opens with nothing on the stack."""
    w, people, _ = opened()
    a = people[0]
    a.send("order", order="stack")
    assert a.ask is None and a.order == "stack"
    pass_all(people)
    w.go_on(4)
    assert a.order == "none"


def test_hold() -> None:
    """T-07: a public hold keeps the window open a little, once per window, whoever asks; no clock is changed."""
    w, people, _ = opened()
    room = w.hub.rooms[people[0].room["id"]]
    closes = table_of(room).closes
    left = dict(table_of(room).deadline)
    pass_all(people)
    assert people[2].send("hold")["t"] == "ack"
    assert [c.messages[-1]["t"] for c in people[:2]] == ["held", "held"]
    assert people[2].send("hold")["code"] == "stale"
    number = session_of(room).windows
    assert table_of(room).deadline == left
    w.go_on(closes - w.clock.now() + 0.1)
    assert session_of(room).windows == number
    w.go_on(3)
    assert session_of(room).windows == number + 1


def test_concede_and_leave() -> None:
    """R-15: a player may give up; who leaves for good has no key any more, and the game ends when it must."""
    w, people, _ = opened()
    room = w.hub.rooms[people[0].room["id"]]
    assert people[1].send("concede")["t"] == "ack"
    assert session_of(room).state.status[1] != 0
    assert people[1].send("concede")["code"] == "illegal"
    assert people[2].send("leave")["t"] == "ack"
    assert people[2].codes() == ["left"]
    assert Client(w, room.id, people[2].token).codes() == ["token"]
    assert room.phase == "over" and people[0].room["phase"] == "over"
    assert people[0].room["seats"][2]["kind"] == "open"
    assert people[0].send("rematch")["t"] == "ack"
    assert people[0].room["phase"] == "lobby" and not people[0].game
    assert people[0].send("start")["code"] == "open_seats"
    assert people[0].send("fill")["t"] == "ack"
    assert people[0].send("start")["t"] == "ack"
    assert people[0].room["game"] == 2 and people[0].game["turn"] >= 0


@pytest.mark.parametrize("where", ["default", "project", "pace.stays_open"])
def test_an_error_anywhere_in_the_game_ends_it(where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """T-18: not only in the engine: a game that cannot go on says so, instead of standing still for ever."""
    w, people, _ = opened()
    room = w.hub.rooms[people[0].room["id"]]

    def fail(*_: object) -> None:
        raise RuntimeError("boom")

    monkeypatch.setattr(f"kongsheng.server.table.{where}", fail)
    pass_all(people[:2])
    w.go_on(25)
    assert room.phase == "broken" and "broken" in people[0].codes()
    monkeypatch.undo()
    assert people[0].send("rematch")["t"] == "ack" and people[0].room["phase"] == "playing"


def test_engine_error_ends_only_its_game() -> None:
    """T-18: an internal error ends that game with a named result; its log is kept and other rooms go on."""
    w, people, _ = opened()
    room = w.hub.rooms[people[0].room["id"]]
    other, others = w.table(3, **PLAIN)
    session_of(room).cfg.options.budget = -1  # everything takes too long now
    pass_all(people)
    w.go_on(4)
    assert room.phase == "broken" and people[0].room["phase"] == "broken"
    assert "broken" in people[0].codes()
    assert room.header is not None
    row = w.store.game(room.header.id)
    assert row is not None and row.result.startswith("broken: BudgetExceeded")
    assert len(w.store.words(room.header.id)) == 3
    pass_all(others)
    w.go_on(4)
    assert other.phase == "playing" and session_of(other).windows == 2
    assert people[0].send("rematch")["t"] == "ack"
    assert people[0].room["phase"] == "playing"
