"""前排占座君 · Front-Row Troll."""

from ..deck import DIRECT
from ..effects import ACTIVE, HANDLES, ON_TRIGGER, Character, Mission, Skill
from ..events import HOW_SKILL, REVERSED, tell
from ..flights import move
from ..frames import Item
from ..items import fizzle, on_target
from ..model import State, air, next_alive
from ..moments import DECLINE
from ..slots import Hand
from ..tokens import MALE
from ..zones import draw


def same_colour(s: State, chosen: list[int], card: int) -> bool:
    colour = s.cfg.deck.colour
    return not chosen or colour[chosen[0]] == colour[card]


class Spam(Skill):
    def run(self, s: State, it: Item) -> bool:
        if s.alive >> it.seat & 1:
            draw(s, it.seat, 3)
        return True


class FlipFlow(Skill):
    """Turns a declined telegram or text round before it leaves."""

    def heard(self, s: State, seat: int, ev: tuple[int, ...]) -> bool:
        still = s.flight >= 0 and air(s).card >= 0 and air(s).visit == air(s).opened
        return ev[1] != seat and ev[3] != DIRECT and still

    def run(self, s: State, it: Item) -> bool:
        if not on_target(s, it) or air(s).visit != it.visit:
            return fizzle(it)
        t = air(s)
        t.way, t.owner = -t.way, it.seat
        tell(s, REVERSED, (t.way,))
        move(s, t, next_alive(s, t.at, t.way), HOW_SKILL)
        return True


class Spectator(Mission):
    """Others have died and little has come his way."""

    def tally(self, s: State, seat: int) -> list[tuple[int, int, int]]:
        others = sum(1 for x in s.dead if x != seat)
        return [(others, self.need[0], -1), (len(s.intel[seat]), 0, self.need[1])]


def character() -> Character:
    return Character(
        "qianpai_zhanzuo",
        MALE,
        mission=Spectator(need=(2, 2)),
        skills=(
            Spam("spam", ACTIVE, slots=(Hand(2, same_colour),), per_turn=1),
            FlipFlow("flip_flow", ON_TRIGGER, HANDLES, (Hand(1),), per_round=1, hears=(DECLINE,)),
        ),
        hints={"spam": 6, "flip_flow": -1},
    )
