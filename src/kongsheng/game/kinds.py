"""Kinds of skills several characters have: draw a card, burn what was aimed at, cover oneself."""

from mypy_extensions import mypyc_attr

from .checks import check
from .effects import Skill
from .model import COVERED, Item, State
from .zones import burn, draw, set_face


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
