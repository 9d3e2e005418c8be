"""Kinds of events told to viewers, and which numbers they carry. Append only: stored replays name them by number.

In the tables below a *seat* of -1 means nobody, a *print* of -1 a face that is not public. ``priv`` is what only the
seats in ``Event.knows`` receive.
"""

from typing import Final

from .model import Event, State
from .tokens import ALL

EVENT_VERSION: Final = 1

GAME_STARTED: Final = 0  # pub: players, first seat
IDENTITY: Final = 1  # pub: seat; priv: camp
CANDIDATES: Final = 2  # pub: seat, count; priv: characters
CHARACTER: Final = 3  # pub: seat, character or -1 if covered; priv: character
TURN_BEGAN: Final = 4  # pub: turn, seat
DREW: Final = 5  # pub: seat, count; priv: prints
RESHUFFLED: Final = 6  # pub: cards shuffled in
SENT: Final = 7  # pub: sender, mode, print or -1; priv: print
FLIGHT_AT: Final = 8  # pub: seat, how (HOW_*)
DECLINED: Final = 9  # pub: seat
GAINED: Final = 10  # pub: seat, print, sender
FLIGHT_DROPPED: Final = 11  # pub: print
PLAYED: Final = 12  # pub: seat, function, print or -1, target, holder, print aimed at, skill or -1; priv: print
SKILL_USED: Final = 13  # pub: seat, skill or -1, covert effect or -1, target, holder, print aimed at, values...
NEGATED: Final = 14  # pub: user, function or -1, skill or -1
RESOLVED: Final = 15  # pub: user, function or -1, skill or -1
FIZZLED: Final = 16  # pub: user, function or -1, skill or -1
FLIGHT_SEEN: Final = 17  # pub: seat; priv: print
DISCARDED: Final = 18  # pub: seat, prints...
BURNED: Final = 19  # pub: seat, print
MOVED: Final = 20  # pub: from seat, to seat, print
SUBSTITUTED: Final = 21  # pub: user, print taken out or -1, print put in or -1; priv: print put in
PROBE_SHOWN: Final = 22  # pub: user, target; priv: print
PROBE_ANSWERED: Final = 23  # pub: target, outcome (PROBE_*)
HAND_SEEN: Final = 24  # pub: viewer, target, count; priv: prints
TURNED_UP: Final = 25  # pub: seat, print: from the draw pile to in front of the seat
DOCUMENT: Final = 26  # pub: seat, action (+1, -1)
FACE: Final = 27  # pub: seat, face, character or -1, who did it
COPIED: Final = 28  # pub: seat, skill or -1
LOCKED: Final = 29  # pub: seat
LURED: Final = 30  # pub: seat
DYING_DECLARED: Final = 31  # pub: seat, killer
DIED: Final = 32  # pub: seat, character, camp, prints discarded...
LOST: Final = 33  # pub: seat, character, camp, prints discarded...
IDENTITY_SEEN: Final = 34  # pub: viewer, target; priv: camp
HANDED: Final = 35  # pub: from, to, count; priv: prints
FETCHED: Final = 36  # pub: seat, prints... from the discard pile
DECLARED: Final = 37  # pub: seat, reason (checks.py)
JOINED: Final = 38  # pub: who let him win, winner
GAME_OVER: Final = 39  # pub: mask of winners (0: a draw)
TURN_ENDED: Final = 40  # pub: seat
RETARGETED: Final = 41  # pub: user, old target, new target
REVERSED: Final = 42  # pub: way (+1 right, -1 left)
FLIGHT_FACE_UP: Final = 43  # pub: print
MARKED: Final = 44  # pub: seat, mark, 1 set / 0 removed
SEX_CHANGED: Final = 45  # pub: seat, sex
GUESSED: Final = 46  # pub: seat, target, camp, 1 right / 0 wrong
IDENTITY_SHOWN: Final = 47  # pub: seat, camp
PUT_ON_PILE: Final = 48  # pub: seat, TOP or BOTTOM, print or -1; priv: print
MODE_CHANGED: Final = 49  # pub: seat, mode
REVEALED: Final = 50  # pub: seat, camp, character, print... at the end of the game
PILE_SEEN: Final = 51  # pub: seat, count; priv: prints
SWAPPED_INTEL: Final = 52  # pub: seat, print, seat, print
NOTHING_SENT: Final = 53  # pub: seat
PILE_SHOWN: Final = 54  # pub: seat, prints... on top of the pile
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
