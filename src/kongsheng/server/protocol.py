"""The messages between a client and the server: JSON objects told apart by their field ``t``.

`ClientMessage` and `ServerMessage` are the two unions; tools/schema.py writes their JSON Schema, from which the page's
types are made. Tokens, words, prints, characters, skills and functions are numbers: GET /api/catalog names them.
Seats are 0..8, -1 is nobody (or a watcher). Times are milliseconds unless a name ends in ``_s``.
"""

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

VERSION: Final = 1  # of these messages; a client that knows another one should reload its page
MAX_MESSAGE: Final = 8192  # bytes a client may send at once

Token = Annotated[int, Meta(ge=0, le=255)]
Word = Annotated[list[Token], Meta(max_length=64)]
Seat = Annotated[int, Meta(ge=-1, le=8)]
Id = Annotated[int, Meta(ge=0, le=2**53 - 1)]
Order = Literal["none", "stack", "turn"]
Pace = Literal["normal", "fast"]
Phase = Literal["lobby", "playing", "over", "broken"]
SeatKind = Literal["open", "human", "bot"]

# Codes of `Error`. A code marked * is followed by the closing of the connection.
Code = Literal[
    "malformed",  # not JSON, not an object, a missing or wrong field (``field`` names it), or nested too deeply
    "unknown",  # ``t`` is no message of this protocol (``allowed`` lists them)
    "too_large",  # * more than 8192 bytes
    "binary",  # * a binary frame
    "rate",  # * too many messages
    "hello",  # * the first message must be hello, in time and only once
    "no_room",  # * there is no such room (any more)
    "token",  # the seat token is not valid here: the connection watches
    "crowded",  # * too many connections to the room or from this address
    "seat",  # only for somebody who has a seat
    "host",  # only for the host (RoomInfo.host)
    "phase",  # not in this phase of the room (``allowed`` lists the phases)
    "full",  # no free seat (or not the one asked for)
    "open_seats",  # every seat must be taken before the start
    "name",  # empty after cleaning
    "taken",  # the name is somebody else's
    "field",  # a value out of range: ``field`` and ``allowed``
    "stale",  # ``ask`` is not the prompt that is open for this seat: wait for the next delta
    "illegal",  # the rules refuse it: ``clause``, ``at`` (first bad token), ``args``
    "chatty",  # too much chat, or too many changes of the room in a row: not done
    "replaced",  # * the seat was opened elsewhere; that connection controls it now
    "left",  # * the seat has been left, or the host has freed it
    "broken",  # an internal error ended this game; its log is kept
    "restart",  # * the server is going down or the room is reloaded: reconnect
    "internal",  # an internal error; nothing has changed
]


# --- client to server -------------------------------------------------------------------------------------------
class Hello(Struct, tag_field="t", tag="hello", forbid_unknown_fields=True):
    """The first message. Answer: `Welcome`, then `Snapshot`; a bad ``token`` also gives error ``token``."""

    room: Annotated[str, Meta(max_length=32)]
    token: Annotated[str, Meta(max_length=64)] = ""  # from the URL fragment; "" to watch
    lang: Literal["zh", "en"] = "zh"


class Sit(Struct, tag_field="t", tag="sit", forbid_unknown_fields=True):
    """Take a seat in the lobby (``seat`` -1: any), or change one's name if seated. Answer: `Seated`."""

    id: Id
    name: Annotated[str, Meta(max_length=200)]
    seat: Seat = -1


class Fill(Struct, tag_field="t", tag="fill", forbid_unknown_fields=True):
    """Host, lobby or after a game: put bots on all open seats. ``bot`` "": the server's usual one."""

    id: Id
    bot: Annotated[str, Meta(max_length=40)] = ""


class Free(Struct, tag_field="t", tag="free", forbid_unknown_fields=True):
    """Host, lobby or after a game: empty somebody's seat (a bot's, or a player's who is not there)."""

    id: Id
    seat: Seat


class Start(Struct, tag_field="t", tag="start", forbid_unknown_fields=True):
    """Host, lobby: deal."""

    id: Id


class Rematch(Struct, tag_field="t", tag="rematch", forbid_unknown_fields=True):
    """Host, after a game: deal again to the same people; with open seats, back to the lobby."""

    id: Id


class Say(Struct, tag_field="t", tag="word", forbid_unknown_fields=True):
    """Answer the prompt with serial ``ask``. Sending it again with the same ``id`` is harmless. Answer: `Ack`."""

    id: Id
    ask: Id
    word: Word


class Next(Struct, tag_field="t", tag="next", forbid_unknown_fields=True):
    """Which tokens may follow ``prefix``? Answer: `Tokens`; error ``illegal`` for a prefix that leads nowhere."""

    id: Id
    ask: Id
    prefix: Word


class WhyNot(Struct, tag_field="t", tag="why", forbid_unknown_fields=True):
    """Why may I not say ``word`` now? Answer: `Why`."""

    id: Id
    word: Word


class SetOrder(Struct, tag_field="t", tag="order", forbid_unknown_fields=True):
    """A standing order: pass by itself until this ``stack`` is done, or until my next ``turn``; ``none`` ends it."""

    id: Id
    order: Order


class Hold(Struct, tag_field="t", tag="hold", forbid_unknown_fields=True):
    """Keep the open window open a little longer, once per window: public, and open to all, able to answer or not."""

    id: Id


class Talk(Struct, tag_field="t", tag="chat", forbid_unknown_fields=True):
    """A line of chat, at most 300 characters after cleaning."""

    id: Id
    text: Annotated[str, Meta(max_length=2000)]


class Concede(Struct, tag_field="t", tag="concede", forbid_unknown_fields=True):
    """Give up (R-15) and stay to watch."""

    id: Id


class Leave(Struct, tag_field="t", tag="leave", forbid_unknown_fields=True):
    """Leave the seat for good; during a game this concedes as well. The connection is closed (``left``)."""

    id: Id


class Ping(Struct, tag_field="t", tag="ping", forbid_unknown_fields=True):
    """Are you there? Answer: `Ack`."""

    id: Id


ClientMessage = (
    Hello | Sit | Fill | Free | Start | Rematch | Say | Next | WhyNot | SetOrder | Hold | Talk | Concede | Leave | Ping
)


# --- what a room is ---------------------------------------------------------------------------------------------
class Settings(Struct, forbid_unknown_fields=True):
    """How a room plays: the body of POST /api/rooms, where every field may be left out."""

    players: int = 5  # 3..9
    characters: bool = True  # False: no characters, everybody's mission is R-05
    candidates: int = 2  # characters to choose from, 1..16
    sets: list[str] = []  # of the catalogue's sets; empty: all
    banned: list[str] = []  # character ids left out
    identities: str = ""  # "red/blue/reporters" of the catalogue's identities; "": the usual one
    hand_limit: int = 0  # R-09, 0: none
    win_before_death: bool = True
    last_camp_wins: bool = True
    turn_limit: int = 300  # R-76, 0: none
    use_limit: int = 60  # R-76, 0: none
    pace: Pace = "normal"  # fast: windows close as soon as they are decided; only with one person at the table, as it
    # would tell the others who could answer: with more, the game (RoomInfo.settings) has the normal pace
    hold: int = (
        2000  # normal pace: a window stays open this long, and up to half as long again; 0 (hides nothing)..10000
    )
    clock_s: int = 60  # seconds for a decision of one's own, 0: no clock, else 5..3600
    respond_s: int = 20  # seconds for windows one may pass, 0: no clock, else 3..3600
    bots: int = 0  # seats given to bots from the start, 0..players - 1
    bot: str = ""  # of the catalogue's bots; "": the usual one
    lang: Literal["zh", "en"] = "zh"  # of the bots' names


class RoomSeat(Struct):
    """A chair: who sits there. ``away``: the clock answers for him, quickly, until he is back."""

    kind: SeatKind
    name: str
    bot: str
    online: bool
    away: bool


class RoomInfo(Struct):
    """What everybody may know of a room."""

    id: str
    phase: Phase
    settings: Settings
    seats: list[RoomSeat]
    host: Seat
    watchers: int
    game: int  # how many games have been dealt here
    commitment: str  # of the game: sha256(seed + salt) in hex, published before the deal; "" in the lobby
    seed: str  # hex, "" until the game is over
    salt: str


# --- what a viewer sees of a game: the classes of kongsheng.game.views, field by field --------------------------
class GameSeat(Struct):
    """One seat as the viewer sees it (views.SeatView). Unknown numbers are -1."""

    status: int  # 0 alive, 1 dying, 2 dead, 3 out (lost)
    hand: int  # how many cards
    char: int
    face: int  # 0 up, 1 covered
    sex: int  # 0 male, 1 female, 2 unknown, 3 none
    camp: int  # 0 CCAV, 1 2BC, 2 tabloid
    locked: bool
    lured: bool
    copied: int  # a borrowed skill
    intel: list[int]  # prints, oldest first
    senders: list[int]  # per intelligence: who sent it, -1 if it did not come by transmission


class GameFlight(Struct):
    """The intelligence in transmission (views.FlightView)."""

    sender: int
    mode: int  # 0 telegram, 1 direct, 2 text; -1 not public yet
    at: int
    way: int  # +1 to the right, -1 to the left
    print: int
    face_up: bool
    bound: str  # clause by which whoever it lies at must take it
    swapped: bool


class GameItem(Struct):
    """One entry of the response stack, oldest first (views.ItemView)."""

    seat: int
    function: int
    skill: int
    effect: int  # what is announced for a covered character
    print: int
    target: int
    holder: int
    aimed: int  # print aimed at
    named: list[int]  # tokens named besides: further targets, a camp, which skill
    negated: bool


class Game(Struct):
    """Everything this viewer may know of the game (views.View without ``next``, which is ``Ask.tokens``)."""

    viewer: int
    turn: int
    turn_seat: int
    sent: int
    deck: int
    discard: list[int]
    facedown: int
    seats: list[GameSeat]
    flight: GameFlight | None
    stack: list[GameItem]
    marks: list[list[int]]  # seat, owner, skill
    dead: list[int]
    killers: list[int]
    which: int  # kind of the open window, a bit of the catalogue's windows
    asked: int  # mask of the seats asked
    over: bool
    winners: int  # mask
    answered: list[int]  # my sealed answer in the open window
    hand: list[int]  # mine, prints ascending
    camp: int  # mine
    char: int  # mine
    candidates: list[int]
    skills: list[int]  # own slots -> skills
    tally: list[list[int]]  # progress of my mission: value (-1 not known), least, most (-1 no bound)
    known: list[list[int]]  # hand cards of others I have seen: seat, print
    camps: list[int]  # per seat: its camp if I know it, else -1


class Ask(Struct):
    """The prompt that waits for me. ``tokens``: what a word may begin with (`Next` asks for the rest)."""

    serial: int
    which: int
    left: int | None  # milliseconds until the default answer is given, null: no clock
    tokens: list[int]


class Happening(Struct, omit_defaults=True):
    """An event as I may know it: fields of the catalogue's ``events[kind]``. For the log and for motion only."""

    kind: int
    pub: list[int] = []
    priv: list[int] = []


class Put(Struct, tag_field="op", tag="put"):
    """Set the value at ``path`` (field names and list indices from the game object down)."""

    path: list[str | int]
    value: Any


class Splice(Struct, tag_field="op", tag="splice"):
    """In the list at ``path``, remove ``cut`` entries from index ``at`` on and insert ``put`` there."""

    path: list[str | int]
    at: int
    cut: int
    put: list[Any]


# --- server to client -------------------------------------------------------------------------------------------
class Welcome(Struct, tag_field="t", tag="welcome"):
    """The answer to `Hello`. ``seat`` -1: watching."""

    version: int
    seat: Seat


class Seated(Struct, tag_field="t", tag="seated"):
    """The answer to `Sit`. Keep ``token`` (in the URL fragment): it is the seat, and is told only once."""

    id: Id
    seat: Seat
    token: str  # "" if this connection already had a seat


class Line(Struct):
    """A line of chat."""

    seat: Seat
    name: str
    text: str


class Snapshot(Struct, tag_field="t", tag="snapshot"):
    """Everything at once: after `Welcome` and `Seated`, and when a game starts. Replaces all that was known.

    ``n`` counts the snapshots, deltas, rooms, chats, orders and helds of this connection; a gap means: reconnect.
    """

    n: int
    seat: Seat
    room: RoomInfo
    game: Game | None
    ask: Ask | None
    order: Order
    log: list[Happening]  # the last events, oldest first
    chat: list[Line]


class Delta(Struct, tag_field="t", tag="delta"):
    """Something I can see has changed. Apply ``patch`` in order; ``ask`` replaces the prompt."""

    n: int
    events: list[Happening]
    patch: list[Put | Splice]
    ask: Ask | None


class RoomChanged(Struct, tag_field="t", tag="room"):
    """The room (not the game) has changed: replaces the room of the snapshot."""

    n: int
    room: RoomInfo


class Chat(Struct, tag_field="t", tag="chat"):
    """Somebody says something."""

    n: int
    line: Line


class OrderChanged(Struct, tag_field="t", tag="order"):
    """My standing order, after I set it or it has run out."""

    n: int
    order: Order


class Held(Struct, tag_field="t", tag="held"):
    """A seat asks for a little more time in the open window."""

    n: int
    seat: Seat


class Ack(Struct, tag_field="t", tag="ack"):
    """Message ``id`` is done; a word is on disk."""

    id: Id


class Tokens(Struct, tag_field="t", tag="tokens"):
    """What may follow ``prefix``, ascending; empty: the word is whole."""

    id: Id
    ask: Id
    prefix: list[int]
    tokens: list[int]


class Why(Struct, tag_field="t", tag="why"):
    """The reason: a clause, the index of the first bad token, numbers for the text. ``clause`` "": it is legal."""

    id: Id
    clause: str
    at: int
    args: list[int]


class Error(Struct, tag_field="t", tag="error", omit_defaults=True):
    """Refused; nothing has changed. ``id``: of the message, -1 if it had none that could be read."""

    code: Code
    id: int = -1
    field: str = ""
    allowed: str = ""
    clause: str = ""
    at: int = 0
    args: list[int] = []


ServerMessage = (
    Welcome | Seated | Snapshot | Delta | RoomChanged | Chat | OrderChanged | Held | Ack | Tokens | Why | Error
)


# --- HTTP -------------------------------------------------------------------------------------------------------
class Created(Struct):
    """The answer to POST /api/rooms. ``path`` is the page of the room."""

    room: str
    path: str


def encode(message: Struct) -> bytes:
    """Return a message as JSON."""
    return msgspec.json.encode(message)


def blame(e: msgspec.ValidationError) -> tuple[str, str]:
    """Return the field a message is refused for ("" if it cannot be said), and what is wrong with it."""
    text, _, where = str(e).partition(" - at `$.")
    field = where.rstrip("`")
    if not field and text.count("`") == 2:  # a missing or unknown one
        field = text.split("`")[1]
    return field[:40], text[:200]


CLIENT_TAGS: Final = tuple(str(c.__struct_config__.tag) for c in ClientMessage.__args__)
