"""Kinds of skills and missions several characters have."""

from mypy_extensions import mypyc_attr

from .checks import check, join
from .effects import MISSION, Mission, Skill, recall, store
from .faces import set_face
from .frames import Item
from .model import State
from .tokens import COVERED
from .zones import burn, draw


@mypyc_attr(allow_interpreted_subclasses=True)
class Draws(Skill):
    """The user draws one card."""

    def run(self, s: State, it: Item) -> bool:
        if s.alive >> it.seat & 1:
            draw(s, it.seat, 1)
        else:
            it.fizzled = 1
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Burns(Skill):
    """Burns the intelligence it names, if that still lies where it lay (G-09)."""

    def run(self, s: State, it: Item) -> bool:
        x, card = it.picked.seats[0], it.picked.intel[0]
        if card in s.intel[x]:
            burn(s, x, card, it.seat)
            check(s, it.seat)
        else:
            it.fizzled = 1
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Covers(Skill):
    """The user covers his own character (S-31)."""

    def run(self, s: State, it: Item) -> bool:
        if s.alive >> it.seat & 1 and s.face[it.seat] != COVERED:
            set_face(s, it.seat, COVERED, it.seat)
            check(s, it.seat)
        else:
            it.fizzled = 1
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Joins(Skill):
    """Lets the player named win along when the user declares victory (S-18, S-42)."""

    def heard(self, s: State, seat: int, ev: tuple[int, ...]) -> bool:
        return ev[1] == seat

    def run(self, s: State, it: Item) -> bool:
        join(s, it.seat, it.picked.seats[0])
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Counts(Mission):
    """So many moments of some kind, and so many cards in front: ``need`` in this order."""

    def counts(self, s: State, seat: int, ev: tuple[int, ...]) -> bool:
        """Return whether the moment is to be counted."""
        return False

    def note(self, s: State, seat: int, ev: tuple[int, ...]) -> None:
        if self.counts(s, seat, ev):
            store(s, seat, MISSION, recall(s, seat, MISSION) + 1)

    def tally(self, s: State, seat: int) -> list[tuple[int, int, int]]:
        return [(recall(s, seat, MISSION), self.need[0], -1), (len(s.intel[seat]), self.need[1], -1)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Slain(Mission):
    """Killed by another player with ``need[0]`` cards without black in front at that moment; hears `DEATH` (†)."""

    def note(self, s: State, seat: int, ev: tuple[int, ...]) -> None:
        if ev[1] == seat:
            store(s, seat, MISSION, len(s.intel[seat]) - s.black[seat])

    def tally(self, s: State, seat: int) -> list[tuple[int, int, int]]:
        fell = seat in s.dead
        true = recall(s, seat, MISSION) if fell else len(s.intel[seat]) - s.black[seat]
        return [(int(fell and s.killer[seat] != seat), 1, -1), (true, self.need[0], -1)]
