"""内线小七 · Insider Seven."""

from ..checks import check
from ..deck import BBC, CCAV
from ..effects import ACTIVE, FLIPS, MISSION, Character, Mission, Skill, recall
from ..faces import inspect_camp
from ..frames import Item
from ..items import fizzle, waits
from ..kinds import Covers
from ..model import State
from ..moments import KNOW_CAMP
from ..slots import Hand, Slot, Target
from ..tokens import FEMALE
from ..zones import draw, hand_over


class Contact(Skill):
    """Inspects an identity."""

    def run(self, s: State, it: Item) -> bool:
        x = it.picked.seats[0]
        if not (s.alive >> x & 1 and s.alive >> it.seat & 1):
            return fizzle(it)
        inspect_camp(s, it.seat, x)
        check(s, it.seat)
        return True


class PassNote(Skill):
    """Gives a card to the player named, then draws one."""

    def when(self, s: State, seat: int, which: int) -> str:
        return "" if s.hands[seat] else "G-03"

    def run(self, s: State, it: Item) -> bool:
        x = it.picked.seats[0]
        if s.alive >> x & 1 and waits(s, it, it.seat):
            return False
        if it.got is None or not s.alive >> x & 1:
            return fizzle(it)
        hand_over(s, it.seat, x, it.got.cards)
        draw(s, it.seat, 1)
        return True

    def choice(self, s: State, it: Item, seat: int) -> tuple[Slot, ...]:
        return (Hand(1),)


class KnowsBoth(Mission):
    """Knows somebody of either camp, by inspection or because it is public."""

    def note(self, s: State, seat: int, ev: tuple[int, ...]) -> None:
        if ev[1] == seat:
            self.tick(s, seat, ev[2])

    def tally(self, s: State, seat: int) -> list[tuple[int, int, int]]:
        known = recall(s, seat, MISSION) | s.shown
        camps = [s.camp[x] for x in range(s.n) if x != seat and known >> x & 1]
        return [
            (camps.count(CCAV), self.need[0], -1),
            (camps.count(BBC), self.need[0], -1),
            (len(s.intel[seat]), self.need[1], -1),
        ]


def character() -> Character:
    return Character(
        "neixian_xiaoqi",
        FEMALE,
        latent=True,
        mission=KnowsBoth(hears=(KNOW_CAMP,), need=(1, 4)),
        skills=(
            Contact("contact", ACTIVE, FLIPS, (Target(),), per_turn=1),
            PassNote("pass_note", ACTIVE, slots=(Target(),), per_turn=1),
            Covers("go_dark", ACTIVE, slots=(Hand(1),), per_round=1),
        ),
        hints={"contact": 6, "pass_note": 3, "go_dark": 1},
    )
