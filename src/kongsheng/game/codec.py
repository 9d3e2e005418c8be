"""Lossless bytes of a state, and its hash: the hash of what follows, then `marshal` version 2, the same in every build.

The hash keeps cut, damaged and foreign bytes from `marshal`. It is no seal: feed ``loads`` only what ``dumps`` made.
"""

import marshal
from hashlib import blake2b
from typing import Any, Final

from .faces import index_skills
from .frames import Flight, Frame, Item, Trigger, Window
from .model import Config, State
from .tokens import F_FLIGHT, F_ITEM, F_TRIGGER, F_WINDOW

FORMAT: Final = 1
HASH: Final = 16  # bytes


def _plain(s: State) -> tuple[Any, ...]:
    return (
        s.rng, s.deck, s.discard, s.facedown, s.hands, s.intel, s.camp, s.char, s.face, s.status, s.sex,
        s.red, s.blue, s.black, s.killer, s.rounds, s.shown, s.alive, s.candidates, s.skills, s.copied, s.dead,
        s.sender, [sorted(k.items()) for k in s.know], s.may, s.told, s.met, s.hinted, s.nonce,
        sorted(s.mem.items()), s.marks, s.turn, s.turn_seat, s.sent, s.uses, s.locked, s.lured, s.turn_ending,
        s.timers, [f.pack() for f in s.stack], s.flight, s.pending, s.last_user, s.dying, s.ending, s.declarers,
        s.guests, s.reason, s.over, s.winners,
    )  # fmt: skip


def dumps(s: State) -> bytes:
    """Return the state as bytes; ``loads(cfg, dumps(s))`` continues exactly as ``s`` does."""
    body = marshal.dumps((FORMAT, s.cfg.digest, _plain(s)), 2)
    return blake2b(body, digest_size=HASH).digest() + body


def loads(cfg: Config, data: bytes) -> State:
    """Return the state ``dumps`` has written under an equal config; raise ValueError otherwise."""
    body = data[HASH:]
    if blake2b(body, digest_size=HASH).digest() != data[:HASH]:
        raise ValueError("state: not the bytes of a state, or damaged")
    made: tuple[int, bytes, tuple[Any, ...]] = marshal.loads(body)
    if made[0] != FORMAT or made[1] != cfg.digest:
        raise ValueError("state: written by another format, rules version or config")
    s = State(cfg)
    (
        s.rng, s.deck, s.discard, s.facedown, s.hands, s.intel, s.camp, s.char, s.face, s.status, s.sex,
        s.red, s.blue, s.black, s.killer, s.rounds, s.shown, s.alive, s.candidates, s.skills, s.copied, s.dead,
        s.sender, know, s.may, s.told, s.met, s.hinted, s.nonce,
        mem, s.marks, s.turn, s.turn_seat, s.sent, s.uses, s.locked, s.lured, s.turn_ending,
        s.timers, frames, s.flight, s.pending, s.last_user, s.dying, s.ending, s.declarers,
        s.guests, s.reason, s.over, s.winners,
    ) = made[2]  # fmt: skip
    s.know = [dict(k) for k in know]
    s.mem = dict(mem)
    s.stack = [_frame(t) for t in frames]
    index_skills(s)
    return s


def _frame(t: tuple[Any, ...]) -> Frame:
    kind: int = t[0]
    f: Frame
    if kind == F_WINDOW:
        f = Window()
    elif kind == F_ITEM:
        f = Item()
    elif kind == F_FLIGHT:
        f = Flight()
    elif kind == F_TRIGGER:
        f = Trigger()
    else:
        f = Frame()
    f.unpack(t)
    return f


def state_hash(s: State) -> str:
    """Return 32 hex digits that are equal exactly for equal states of equal configs."""
    return dumps(s)[:HASH].hex()
