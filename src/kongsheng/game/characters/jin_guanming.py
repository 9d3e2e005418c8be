"""金冠名 · Sponsor Jin."""

from ..deck import LOCK_ON, REINFORCE
from ..effects import ACTIVE, ON_TRIGGER, Character, Mission, Skill
from ..frames import Item
from ..items import fizzle
from ..model import State
from ..moments import GAIN
from ..slots import Hand
from ..tokens import MALE
from ..zones import hand_over, random_cards


class TitleFee(Skill):
    """Whoever takes what he sent pays with a random hand card."""

    def heard(self, s: State, seat: int, ev: tuple[int, ...]) -> bool:
        taker = ev[1]
        return ev[3] == seat and taker != seat and bool(s.alive >> taker & 1 and s.hands[taker])

    def run(self, s: State, it: Item) -> bool:
        if s.alive >> it.seat & 1 and self.heard(s, it.seat, it.event):
            taker = it.event[1]
            hand_over(s, taker, it.seat, random_cards(s, taker, 1))
            return True
        return fizzle(it)


def lock_on(s: State, chosen: list[int], card: int) -> bool:
    return s.cfg.deck.function[card] == LOCK_ON


class FullHand(Mission):
    def tally(self, s: State, seat: int) -> list[tuple[int, int, int]]:
        return [(len(s.hands[seat]), self.need[0], -1)]


def character() -> Character:
    return Character(
        "jin_guanming",
        MALE,
        mission=FullHand(turn_end=True, need=(8,)),
        skills=(
            TitleFee("title_fee", ON_TRIGGER, per_turn=1, hears=(GAIN,)),
            Skill("overbudget", ACTIVE, slots=(Hand(1, lock_on),), per_turn=1, use_as=REINFORCE),
        ),
        hints={"title_fee": 10, "overbudget": 3},
    )
