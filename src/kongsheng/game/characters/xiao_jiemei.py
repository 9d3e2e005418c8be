"""硝小妹 · Frontline Xiao."""

from ..checks import check
from ..effects import ABOVE, FLIPS, ON_TRIGGER, Character, Mission, Skill
from ..frames import Item
from ..items import fizzle, waits
from ..model import State
from ..moments import BURN, DEATH, GAIN
from ..slots import Hand, Slot, black_card
from ..tokens import FEMALE
from ..zones import draw, place


class FlakVest(Skill):
    def heard(self, s: State, seat: int, ev: tuple[int, ...]) -> bool:
        return ev[1] == seat

    def run(self, s: State, it: Item) -> bool:
        if s.alive >> it.seat & 1:
            draw(s, it.seat, 2)
        return True


class ShotBack(Skill):
    """Places a black hand card before the player in field ``who`` of the moment that called it forth."""

    who = 2

    def heard(self, s: State, seat: int, ev: tuple[int, ...]) -> bool:
        x = ev[self.who]
        return ev[1] == seat and x != seat and bool(s.alive >> x & 1)

    def when(self, s: State, seat: int, which: int) -> str:
        return "" if any(black_card(s, [], c) for c in s.hands[seat]) else "G-03"

    def run(self, s: State, it: Item) -> bool:
        x = it.event[self.who]
        if s.alive >> x & 1 and waits(s, it, it.seat):
            return False
        if it.got is None or not s.alive >> x & 1:
            return fizzle(it)
        place(s, it.seat, x, it.got.cards[0])
        check(s, it.seat)
        return True

    def choice(self, s: State, it: Item, seat: int) -> tuple[Slot, ...]:
        return (Hand(1, black_card),)


class LiveFire(ShotBack):
    """At the sender of black intelligence she has taken."""

    who = 3

    def heard(self, s: State, seat: int, ev: tuple[int, ...]) -> bool:
        return super().heard(s, seat, ev) and black_card(s, [], ev[2])


class Vengeance(Mission):
    def tally(self, s: State, seat: int) -> list[tuple[int, int, int]]:
        return [(sum(1 for x in s.dead if x != seat and s.killer[x] == seat), self.need[0], -1)]


def character() -> Character:
    return Character(
        "xiao_jiemei",
        FEMALE,
        latent=True,
        mission=Vengeance(need=(1,)),
        skills=(
            FlakVest("flak_vest", ON_TRIGGER, ABOVE, per_turn=1, hears=(BURN,), covert="draw_two"),
            LiveFire("live_fire", ON_TRIGGER, FLIPS, hears=(GAIN,)),
            ShotBack("together", ON_TRIGGER, hears=(DEATH,)),
        ),
        hints={"flak_vest": 10, "live_fire": 2, "together": 3},
    )
