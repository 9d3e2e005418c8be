"""What tests of characters share."""

from kongsheng.game.checks import mission_of
from kongsheng.game.model import PASS, Window
from kongsheng.game.words import open_window

from ..scene import Scene


def tally(g: Scene, seat: int) -> list[int]:
    """The numbers the seat's mission is judged by."""
    return [value for value, _, _ in mission_of(g.s, seat).tally(g.s, seat)]


def met(g: Scene, seat: int) -> bool:
    """Whether the conditions of the seat's mission hold."""
    return mission_of(g.s, seat).done(g.s, seat)


def over_to(g: Scene, seat: int) -> Scene:
    """Declare the end of the turn (sending the first card of the hand before, if that is due), up to ``seat``'s."""
    for _ in range(20):
        x = g.s.turn_seat
        if x == seat and g.window == "free":
            return g
        if not g.s.sent:
            g.say(x, f"send {g.hand_of(x)[0]}").until("free")
        g.say(x, "end").until("free")
    raise AssertionError("never happened")


def skip(g: Scene, but: int) -> Scene:
    """Everybody the window asks passes, except one."""
    w = open_window(g.s)
    assert isinstance(w, Window)
    for x in g.asked:
        if x != but:
            g.say(x, "pass")
    assert PASS == 0 and open_window(g.s) is w
    return g
