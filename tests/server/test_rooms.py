"""Rooms: seats, names, hosts, watchers, limits."""

import pytest

from kongsheng.game.tokens import PASS
from kongsheng.server import names, settings
from kongsheng.server.hub import Limits
from kongsheng.server.protocol import Settings
from kongsheng.server.room import WATCHERS
from kongsheng.server.settings import Refused
from tests.server.kit import Client, World, pass_all, session_of

PLAIN = {"players": 3, "characters": False, "clock_s": 60, "respond_s": 20}


def test_lobby() -> None:
    """Seats are taken by name, the first is the host, who fills, frees and starts; watchers only watch."""
    w = World()
    room = w.room(**PLAIN)
    a, b, c = (Client(w, room.id) for _ in range(3))
    assert (a.room["host"] == -1 and a.room["watchers"] == 3) or b.room["watchers"] == 2
    assert a.send("sit", name="Ada", seat=2)["seat"] == 2
    assert a.token and a.room["host"] == 2
    assert b.send("sit", name="Bob", seat=2)["code"] == "full"
    assert b.send("sit", name="Bob")["seat"] == 0
    assert b.send("fill")["code"] == "host"
    assert a.send("start")["code"] == "open_seats"
    assert a.send("word", ask=1, word=[PASS])["code"] == "phase"
    assert a.send("fill", bot="nobody")["field"] == "bot"
    assert a.send("fill", bot="random")["t"] == "ack"
    assert b.room["seats"][1]["kind"] == "bot"
    assert a.send("free", seat=0)["field"] == "seat"  # he is there
    assert a.send("free", seat=1)["t"] == "ack"
    assert c.room["seats"][1]["kind"] == "open"
    assert a.send("sit", name="Ada L.")["token"] == ""
    assert b.room["seats"][2]["name"] == "Ada L."
    assert a.send("leave")["t"] == "ack"
    assert b.room["host"] == 0
    assert c.send("sit", name="Cy")["t"] == "seated"
    assert b.send("fill")["t"] == "ack" and b.send("start")["t"] == "ack"
    assert c.game is not None and c.send("sit", name="Late")["code"] == "phase"


def test_one_controller() -> None:
    """T-10: a second tab takes the seat over, in every phase; the older one is told so and can do nothing more."""
    w = World()
    room = w.room(**PLAIN)
    first = Client(w, room.id)
    first.send("sit", name="Ada")
    token = first.token
    tabs = [first]
    for moment in ("lobby", "playing", "over"):
        if moment == "playing":
            tabs[-1].send("fill")
            tabs[-1].send("start")
        elif moment == "over":
            tabs[-1].send("concede")
            w.go_on(40_000)
            assert room.phase == "over"
        tabs.append(Client(w, room.id, token))
        assert tabs[-2].codes()[-1] == "replaced"
        assert tabs[-2].send("chat", text="still me?") == tabs[-2].messages[-1]
        assert tabs[-1].seat == 0 and room.control[0] is tabs[-1].conn
        assert sum(1 for c in room.conns if c.seat == 0) == 1
    tabs[-1].send("leave")
    assert room.chairs[0].kind == "open" and not room.conns


def test_tokens() -> None:
    """T-04: a wrong token watches; it tells nothing about seats; only hashes are stored."""
    w = World()
    room, people = w.table(3, **PLAIN)
    stranger = Client(w, room.id, "x" * 24)
    assert stranger.codes() == ["token"] and stranger.seat == -1
    assert stranger.game["hand"] == [] and stranger.game["camp"] == -1
    other = Client(w, "no-such-room", people[0].token)
    assert other.codes() == ["no_room"]
    for c in people:
        assert c.token not in w.store.rooms()[0][1]
        assert len(c.token) >= 22


def test_watchers_see_only_what_is_public() -> None:
    """T-01: a spectator from before the deal, and one at turn 3: nothing private in anything they are sent."""
    w = World()
    room = w.room(players=4, clock_s=5, respond_s=3, bot="random")
    eyes = [Client(w, room.id)]
    host = Client(w, room.id)
    host.send("sit", name="Ada")
    host.send("fill")
    host.send("start")
    w.go_on(120)
    eyes.append(Client(w, room.id))
    w.go_on(60)
    assert session_of(room).state.turn >= 2
    for c in eyes:
        assert c.game["hand"] == [] and c.game["known"] == [] and c.game["camps"] == []
        assert c.game["candidates"] == [] and c.game["tally"] == [] and c.game["char"] == c.game["camp"] == -1
        assert c.ask is None
        for m in c.messages:
            for e in m.get("events", []) + m.get("log", []):
                assert "priv" not in e


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("<script>alert(1)</script>", "<script>alert(1"),
        ("  Ada \t\n Lovelace ", "Ada Lovelace"),
        ("a\u202eb\u200bc\u2066d\ufeff", "abcd"),
        ("\U0001f600" * 10_000, "\U0001f600" * 16),
        ("z\u0335\u0336\u0337\u0338\u0339algo", "z\u0335\u0336algo"),
        ("\u200b\u2060\u00ad", ""),
        ("\u3164", ""),
        ("\ufe0f\u0301", ""),
        ("空声", "空声"),
    ],
)
def test_names(typed: str, shown: str) -> None:
    """T-24: names are shown harmlessly and bounded."""
    assert names.clean_name(typed)[:15] == shown[:15]
    assert len(names.clean_name(typed)) <= names.NAME


def test_names_are_unique() -> None:
    """T-24: nobody takes another player's name, nor one that looks the same."""
    w = World()
    room = w.room(**PLAIN)
    a, b = Client(w, room.id), Client(w, room.id)
    a.send("sit", name="Ada")
    for fake in ("Ada", "ADA", "A\u200bda", "Adа", " a d a "):
        assert b.send("sit", name=fake)["code"] == "taken"
    assert b.send("sit", name="\u202e")["code"] == "name"
    assert b.send("sit", name="x" * 300)["code"] == "malformed"
    assert b.send("sit", name="Bea")["t"] == "seated"
    assert b.send("sit", name="Ada")["code"] == "taken"


def test_chat() -> None:
    """T-24, T-06: chat reaches everybody, cleaned and bounded; too much of it is not delivered."""
    w = World()
    room, people = w.table(3, **PLAIN)
    watcher = Client(w, room.id)
    assert people[0].send("chat", text="hi \u202e<b>there</b>")["t"] == "ack"
    assert watcher.messages[-1] == {
        "t": "chat",
        "n": 1,
        "line": {"seat": 0, "name": "Player 0", "text": "hi <b>there</b>"},
    }
    people[1].send("chat", text="y" * 2000)
    assert len(watcher.messages[-1]["line"]["text"]) == names.CHAT
    answers = [people[2].send("chat", text=str(i)) for i in range(9)]
    assert [m.get("code") for m in answers].count("chatty") >= 3
    late = Client(w, room.id)
    snapshot = next(m for m in late.messages if m["t"] == "snapshot")
    assert snapshot["chat"][0]["text"] == "hi <b>there</b>"


def test_settings_are_checked() -> None:
    """Refusals name the field and the allowed values."""
    for body, field in (
        (b'{"players": 10}', "players"),
        (b'{"players": "5"}', "players"),
        (b'{"player": 5}', "player"),
        (b'{"identities": "5/0/0"}', "identities"),
        (b'{"sets": ["mine"]}', "sets"),
        (b'{"banned": ["base:nobody"]}', "banned"),
        (b'{"candidates": 16, "players": 9}', "candidates"),
        (b'{"clock_s": 1}', "clock_s"),
        (b'{"pace": "slow"}', "pace"),
        (b'{"bots": 6}', "bots"),
        (b'{"bot": "hal"}', "bot"),
        (b'{"hold": -1}', "hold"),
    ):
        with pytest.raises(Refused) as e:
            settings.decode(body)
        assert e.value.error.field == field, body
        assert e.value.error.allowed
    for body in (b"[]", b"{", b"\xff", b"[" * 7000):
        with pytest.raises(Refused):
            settings.decode(body)
    banned = settings.decode(b'{"banned": ["base:yueming"], "sets": ["base"], "players": 3}')
    ids = {settings.all_characters().characters[c].id for c in settings.pool(banned)}
    assert ids and "base:yueming" not in ids and all(i.startswith("base:") for i in ids)


def test_rooms_per_address() -> None:
    """T-06: a thousand rooms from one address: refused after some, other addresses may go on."""
    w = World(limits=Limits(rooms=8, rooms_per_address=3))
    made = 0
    for _ in range(1000):
        try:
            w.hub.create(Settings(), "192.0.2.1")
            made += 1
        except Refused as e:
            assert e.error.code == "crowded"
    assert made == 3
    w.hub.create(Settings(), "192.0.2.2")


def test_lobby_does_not_wait_for_the_absent() -> None:
    """T-23: in the lobby an absent host is replaced, an absent player's chair is freed, an empty room let go."""
    w = World()
    room = w.room(**PLAIN)
    a, b = Client(w, room.id), Client(w, room.id)
    a.send("sit", name="Ada")
    b.send("sit", name="Bob")
    a.lose()
    w.go_on(w.lifetimes.host + 31)
    assert b.room["host"] == 1
    w.go_on(w.lifetimes.absent)
    assert b.room["seats"][0]["kind"] == "open"
    b.lose()
    w.go_on(w.lifetimes.lobby + 31)
    assert room.id not in w.hub.rooms


def test_watchers_do_not_keep_players_out() -> None:
    """A crowd with the link: no more watchers than that, but whoever has a seat always gets in again."""
    w = World()
    room, people = w.table(3, **PLAIN)
    crowd = [Client(w, room.id) for _ in range(WATCHERS + 3)]
    assert [c.codes() for c in crowd[-4:]] == [[], ["crowded"], ["crowded"], ["crowded"]]
    people[1].lose()
    assert Client(w, room.id, people[1].token).seat == 1


def test_coming_and_going_is_not_news() -> None:
    """Somebody who joins and leaves all the time, or changes his name, does not fill the others' phones."""
    w = World()
    room = w.room(**PLAIN)
    a, b = Client(w, room.id), Client(w, room.id)
    a.send("sit", name="Ada")
    b.send("sit", name="Bob")
    before = len(a.frames)
    for _ in range(500):
        Client(w, room.id).lose()
        w.go_on(0.01)
    assert len(a.frames) - before <= 8
    w.go_on(2)
    assert a.room["watchers"] == 0
    before = len(a.frames)
    for i in range(500):
        b.send("sit", name=f"Bob {i}")
        w.go_on(0.01)
    assert len(a.frames) - before <= 40
    assert b.codes().count("chatty") > 400 and b.send("ping")["t"] == "ack"


def test_late_watchers_are_told_who_is_there() -> None:
    """However the count went up and down meanwhile, everybody has the right one in the end."""
    w = World()
    room = w.room(**PLAIN)
    first = Client(w, room.id)
    others = [Client(w, room.id) for _ in range(3)]
    for c in others[:2]:
        c.lose()
    w.go_on(3)
    assert first.room["watchers"] == others[2].room["watchers"] == 2


def test_a_seat_for_people() -> None:
    """A room full of bots is of no use: nobody could sit down and start."""
    with pytest.raises(Refused) as e:
        settings.decode(b'{"players": 3, "bots": 3}')
    assert (e.value.error.field, e.value.error.allowed) == ("bots", "0–2")
    with pytest.raises(Refused) as e:
        settings.decode(b'{"players": 9, "candidates": 9}')
    assert (e.value.error.field, e.value.error.allowed) == ("candidates", "1–3")


def test_host_who_does_not_come_back() -> None:
    """After a game nobody waits for a host who is not there."""
    w = World()
    room, people = w.table(3, **PLAIN)
    people[1].send("concede")
    people[2].send("concede")
    people[0].lose()
    w.go_on(w.lifetimes.host + 31)
    assert people[1].room["host"] == 1
    assert people[1].send("rematch")["t"] == "ack" and room.games == 2


def test_games_without_a_clock_go_on() -> None:
    """T-09: who does not come back is played for after a while, if somebody else waits; alone, the game waits."""
    for people_there, moves in ((2, True), (1, False)):
        w = World()
        room, people = w.table(people_there, players=3, characters=False, clock_s=0, respond_s=0, bot="random")
        people[-1].lose()
        pass_all(people[:-1])
        w.go_on(100)
        assert session_of(room).waits_for(people_there - 1)
        w.go_on(w.lifetimes.away)
        assert (session_of(room).windows > 1) == moves
        assert Client(w, room.id, people[-1].token).seat == people_there - 1
        assert not room.chairs[people_there - 1].away


def test_who_has_gone_can_do_nothing_more() -> None:
    """T-10: not even as long as the disk has not confirmed that he has gone: an old tab, somebody who has left."""
    w = World()
    room, people = w.table(3, **PLAIN)
    w.disk = 0.5
    old, left = people[0], people[1]
    left.send("leave")
    old.send("order", order="none")
    tab = Client(w, room.id, old.token)
    seq = session_of(room).seq
    for c in (old, left):
        assert not c.conn.closing
        c.word(PASS)
        c.send("chat", text="still here")
        c.send("sit", name="Again")
        c.send("concede")
    assert session_of(room).seq == seq and not room.chat
    w.go_on(1)
    assert old.codes() == ["replaced"] and left.codes() == ["left"]
    assert {"t": "ack", "id": 2} in left.messages
    assert tab.word(PASS) is not None
    w.go_on(1)
    assert session_of(room).seq == seq + 1
