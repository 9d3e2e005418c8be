"""What tests of characters look at."""

from kongsheng.game.checks import mission_of

from ..scene import Scene


def tally(g: Scene, seat: int) -> list[int]:
    """The numbers the seat's mission is judged by."""
    return [value for value, _, _ in mission_of(g.s, seat).tally(g.s, seat)]
