"""Arranging what the tests of the characters need."""

from kongsheng.game.checks import mission_of
from kongsheng.game.faces import index_skills
from kongsheng.game.slots import sex_of
from kongsheng.game.tokens import COVERED, UP

from ..scene import Scene


def turn_down(g: Scene, seat: int) -> Scene:
    """Arrange a seat's character face down, before the scene starts."""
    g.s.face[seat] = COVERED
    return g


def grant(g: Scene, seat: int, skill: str) -> Scene:
    """Give a seat one more printed skill, before the scene starts: to let an event happen twice in a turn."""
    g.s.skills[seat] = g.s.skills[seat] + [next(sk.index for sk in g.cfg.skills if sk.name == skill)]
    index_skills(g.s)
    return g


def is_up(g: Scene, seat: int) -> bool:
    return g.s.face[seat] == UP


def sex(g: Scene, seat: int) -> int:
    return sex_of(g.s, seat)


def calm(g: Scene) -> Scene:
    """Pass every response and every trigger until nothing is on the stack and nobody is asked about anything."""
    while g.window in ("response", "trigger"):
        g.all_pass()
    return g


def pass_turn(g: Scene) -> Scene:
    """Let the current turn go by: a card is sent if none was, and everybody passes and declines."""
    turn, x = g.s.turn, g.s.turn_seat
    g.until("free")
    if not g.s.sent:
        g.say(x, "send" + (" " + g.hand_of(x)[0] if g.s.hands[x] else ""))
        g.until(lambda s: g.window in ("target", "arrival"))
        if g.window == "target":
            g.say(x, f"@{(x + 1) % g.s.n}")
        g.until("free")
    g.say(x, "end")
    return g.until(lambda s: s.turn == turn + 1)


def tally(g: Scene, seat: int) -> list[int]:
    """The numbers a seat's mission is judged by."""
    return [value for value, _, _ in mission_of(g.s, seat).tally(g.s, seat)]
