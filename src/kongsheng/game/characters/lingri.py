"""零日 · Zero-Day."""

from ..deck import DECODE
from ..effects import ABOVE, ACTIVE, ANY, FLIPS, ON_TRIGGER, QUICK, Character, Mission, Skill
from ..frames import Item
from ..items import fizzle, waits
from ..kinds import Burns
from ..model import State, air
from ..moments import EFFECT
from ..slots import Hand, Intel, Slot, Target, with_hand
from ..tokens import FEMALE
from ..zones import hand_over, inspect_flight, random_cards


class Wiretap(Skill):
    """Sees what somebody else has decoded."""

    def heard(self, s: State, seat: int, ev: tuple[int, ...]) -> bool:
        there = s.flight >= 0 and air(s).card >= 0 and air(s).inspected >> ev[1] & 1
        return ev[1] != seat and bool(there)

    def run(self, s: State, it: Item) -> bool:
        inspect_flight(s, air(s), it.seat)
        return True


class Botnet(Skill):
    """Draws a random card from a hand and gives back one of her choice."""

    def run(self, s: State, it: Item) -> bool:
        x = it.picked.seats[0]
        if it.stage == 0:
            if not (s.alive >> it.seat & 1 and s.alive >> x & 1 and s.hands[x]):
                return fizzle(it)
            hand_over(s, x, it.seat, random_cards(s, x, 1))
        if waits(s, it, it.seat):
            return False
        if it.got is not None and s.alive >> x & 1:
            hand_over(s, it.seat, x, it.got.cards)
        return True

    def choice(self, s: State, it: Item, seat: int) -> tuple[Slot, ...]:
        return (Hand(1),)


class Flood(Mission):
    """Black everywhere, hardly any with her. Need: beyond the number of players, with up to four of them, her own."""

    def tally(self, s: State, seat: int) -> list[tuple[int, int, int]]:
        total = sum(s.black[x] for x in range(s.n) if s.alive >> x & 1)
        least = s.n + self.need[1 if s.n <= 4 else 0]
        return [(total, least, -1), (s.black[seat], 0, self.need[2])]


def character() -> Character:
    return Character(
        "lingri",
        FEMALE,
        latent=True,
        mission=Flood(need=(3, 2, 1)),
        skills=(
            Wiretap(
                "wiretap",
                ON_TRIGGER,
                ABOVE | QUICK,
                per_turn=1,
                hears=(EFFECT,),
                about=(DECODE,),
                covert="inspect_flight",
            ),
            Burns("wipe", ANY, FLIPS, (Intel(),)),
            Botnet("botnet", ACTIVE, slots=(Target(with_hand),), per_turn=1),
        ),
        hints={"wiretap": 10, "wipe": 2, "botnet": 6},
    )
