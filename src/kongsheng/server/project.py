"""A view as JSON data, and the difference of two views as a patch."""

from typing import Any

from ..game.model import State
from ..game.views import View, view
from .protocol import Put, Splice

Json = Any


def project(s: State, viewer: int) -> tuple[dict[str, Json], list[int]]:
    """Return `protocol.Game` for a viewer as plain data, and the tokens a word of his may begin with."""
    v: View = view(s, viewer)
    game: dict[str, Json] = dict(vars(v))
    tokens = list(game.pop("next"))
    seats: list[Json] = []
    for p in v.seats:
        seat: dict[str, Json] = dict(vars(p))
        seat["intel"] = list(p.intel)
        seats.append(seat)
    game["seats"] = seats
    game["flight"] = dict(vars(v.flight)) if v.flight is not None else None
    game["stack"] = [dict(vars(i)) for i in v.stack]
    for field in ("discard", "answered", "hand", "candidates"):
        game[field] = list(game[field])
    for field in ("marks", "tally", "known"):
        game[field] = [list(row) for row in game[field]]
    return game, tokens


def diff(old: Json, new: Json) -> list[Put | Splice]:
    """Return the operations that turn ``old`` into ``new``: two projections for the same viewer."""
    ops: list[Put | Splice] = []
    _diff(old, new, [], ops)
    return ops


def _diff(old: Json, new: Json, path: list[str | int], ops: list[Put | Splice]) -> None:
    if isinstance(new, dict) and isinstance(old, dict):
        for k, b in new.items():
            a = old[k]
            if a != b:
                _diff(a, b, [*path, k], ops)
    elif isinstance(new, list) and isinstance(old, list):
        if len(old) == len(new) and old and isinstance(new[0], dict):
            for i, (a, b) in enumerate(zip(old, new)):
                if a != b:
                    _diff(a, b, [*path, i], ops)
            return
        head = 0
        least = min(len(old), len(new))
        while head < least and old[head] == new[head]:
            head += 1
        tail = 0
        while tail < least - head and old[-1 - tail] == new[-1 - tail]:
            tail += 1
        ops.append(Splice(path, head, len(old) - head - tail, new[head : len(new) - tail]))
    else:
        ops.append(Put(path, new))


def patched(game: Json, ops: list[Put | Splice]) -> Json:
    """Apply a patch in place, as a client does, and return the game (for bots, benches and tests)."""
    for op in ops:
        at = game
        for key in op.path[:-1]:
            at = at[key]
        if isinstance(op, Put):
            at[op.path[-1]] = op.value
        else:
            at[op.path[-1]][op.at : op.at + op.cut] = op.put
    return game
