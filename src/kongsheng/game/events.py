"""Kinds of events told to viewers, and which numbers they carry. Append only: stored replays name them by number.

What each carries stands in `EVENT_SCHEMA`. A *seat* of -1 means nobody, a *print* of -1 a face that is not public; the
private fields are what only the seats in ``Event.knows`` receive.
"""

from typing import Final

from .model import Event, State
from .tokens import ALL

EVENT_VERSION: Final = 1

GAME_STARTED: Final = 0
IDENTITY: Final = 1
CANDIDATES: Final = 2
CHARACTER: Final = 3
TURN_BEGAN: Final = 4
DREW: Final = 5
RESHUFFLED: Final = 6
SENT: Final = 7
FLIGHT_AT: Final = 8
DECLINED: Final = 9
GAINED: Final = 10
FLIGHT_DROPPED: Final = 11
PLAYED: Final = 12
SKILL_USED: Final = 13
NEGATED: Final = 14
RESOLVED: Final = 15
FIZZLED: Final = 16
FLIGHT_SEEN: Final = 17
DISCARDED: Final = 18
BURNED: Final = 19
MOVED: Final = 20
SUBSTITUTED: Final = 21
PROBE_SHOWN: Final = 22
PROBE_ANSWERED: Final = 23
HAND_SEEN: Final = 24
TURNED_UP: Final = 25
DOCUMENT: Final = 26
FACE: Final = 27
COPIED: Final = 28
LOCKED: Final = 29
LURED: Final = 30
DYING_DECLARED: Final = 31
DIED: Final = 32
LOST: Final = 33
IDENTITY_SEEN: Final = 34
HANDED: Final = 35
FETCHED: Final = 36
DECLARED: Final = 37
JOINED: Final = 38
GAME_OVER: Final = 39
TURN_ENDED: Final = 40
RETARGETED: Final = 41
REVERSED: Final = 42
FLIGHT_FACE_UP: Final = 43
MARKED: Final = 44
SEX_CHANGED: Final = 45
GUESSED: Final = 46
IDENTITY_SHOWN: Final = 47
PUT_ON_PILE: Final = 48
MODE_CHANGED: Final = 49
REVEALED: Final = 50
PILE_SEEN: Final = 51
SWAPPED_INTEL: Final = 52
NOTHING_SENT: Final = 53
PILE_SHOWN: Final = 54
# Per kind, in order: its name, its public fields, its private fields. A field is ``name:type``; a trailing ``*`` takes
# all that is left. Types: seat print function skill effect char camp mode how way face sex outcome reason act count
# mask mark(= skill) place(TOP/BOTTOM token) token flag turn.
EVENT_SCHEMA: Final = (
    ("game_started", "players:count seat:seat", ""),
    ("identity", "seat:seat", "camp:camp"),
    ("candidates", "seat:seat count:count", "chars:char*"),
    ("character", "seat:seat char:char", "own:char"),
    ("turn_began", "turn:turn seat:seat", ""),
    ("drew", "seat:seat count:count", "cards:print*"),
    ("reshuffled", "count:count", ""),
    ("sent", "seat:seat mode:mode card:print", "own:print"),
    ("flight_at", "seat:seat how:how", ""),
    ("declined", "seat:seat", ""),
    ("gained", "seat:seat card:print sender:seat", ""),
    ("flight_dropped", "card:print", ""),
    (
        "played",
        "seat:seat function:function card:print target:seat holder:seat aimed:print skill:skill",
        "own:print",
    ),
    (
        "skill_used",
        "seat:seat skill:skill effect:effect target:seat holder:seat aimed:print values:token*",
        "",
    ),
    ("negated", "seat:seat function:function skill:skill", ""),
    ("resolved", "seat:seat function:function skill:skill", ""),
    ("fizzled", "seat:seat function:function skill:skill", ""),
    ("flight_seen", "seat:seat", "card:print"),
    ("discarded", "seat:seat cards:print*", ""),
    ("burned", "seat:seat card:print", ""),
    ("moved", "seat:seat target:seat card:print", ""),
    ("substituted", "seat:seat old:print card:print", "own:print"),
    ("probe_shown", "seat:seat target:seat", "card:print"),
    ("probe_answered", "seat:seat outcome:outcome", ""),
    ("hand_seen", "seat:seat target:seat count:count", "cards:print*"),
    ("turned_up", "seat:seat card:print", ""),
    ("document", "seat:seat act:act", ""),
    ("face", "seat:seat face:face char:char by:seat", ""),
    ("copied", "seat:seat skill:skill", ""),
    ("locked", "seat:seat", ""),
    ("lured", "seat:seat", ""),
    ("dying", "seat:seat killer:seat", ""),
    ("died", "seat:seat char:char camp:camp cards:print*", ""),
    ("lost", "seat:seat char:char camp:camp cards:print*", ""),
    ("identity_seen", "seat:seat target:seat", "camp:camp"),
    ("handed", "seat:seat target:seat count:count", "cards:print*"),
    ("fetched", "seat:seat cards:print*", "own:print*"),
    ("declared", "seat:seat reason:reason", ""),
    ("joined", "by:seat seat:seat", ""),
    ("game_over", "winners:mask", ""),
    ("turn_ended", "seat:seat", ""),
    ("retargeted", "seat:seat old:seat target:seat", ""),
    ("reversed", "way:way", ""),
    ("flight_face_up", "card:print", ""),
    ("marked", "seat:seat mark:mark on:flag", ""),
    ("sex_changed", "seat:seat sex:sex", ""),
    ("guessed", "seat:seat target:seat camp:camp right:flag", ""),
    ("identity_shown", "seat:seat camp:camp", ""),
    ("put_on_pile", "seat:seat place:place card:print", "own:print"),
    ("mode_changed", "seat:seat mode:mode", ""),
    ("revealed", "seat:seat camp:camp char:char cards:print*", ""),
    ("pile_seen", "seat:seat count:count", "cards:print*"),
    ("swapped_intel", "seat:seat card:print target:seat other:print", ""),
    ("nothing_sent", "seat:seat", ""),
    ("pile_shown", "seat:seat cards:print*", ""),
)
EVENT_NAMES: Final = tuple([row[0] for row in EVENT_SCHEMA])

HOW_PASSED: Final = 0
HOW_RETURNED: Final = 1
HOW_DIVERTED: Final = 2
HOW_INTERCEPTED: Final = 3
HOW_SKIPPED: Final = 4
HOW_DECLINED: Final = 5
HOW_SKILL: Final = 6

PROBE_PASSERBY: Final = 0
PROBE_DRAW: Final = 1
PROBE_DISCARD: Final = 2
PROBE_NO_HAND: Final = 3


def tell(
    s: State, kind: int, pub: tuple[int, ...] = (), priv: tuple[int, ...] = (), knows: int = 0, to: int = ALL
) -> None:
    """Tell the listening shell, if any."""
    sink = s.sink
    if sink is not None:
        sink.append(Event(kind, pub, priv, knows, to))


def seen_by(e: Event, viewer: int) -> tuple[int, tuple[int, ...], tuple[int, ...]] | None:
    """Return (kind, pub, priv) as the viewer receives the event; None if he does not learn of it."""
    if viewer < 0:
        return (e.kind, e.pub, ()) if e.to == ALL else None
    if not e.to >> viewer & 1:
        return None
    return (e.kind, e.pub, e.priv if e.knows >> viewer & 1 else ())
