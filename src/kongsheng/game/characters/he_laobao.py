"""贺老报 · Old Wire He."""

from ..deck import BLACK
from ..effects import FLIPS, ON_TRIGGER, Character, Mission, Skill
from ..frames import Item
from ..items import fizzle, waits
from ..model import State
from ..moments import DEATH, GAIN
from ..slots import Hand, Shown, Slot, Target
from ..tokens import MALE
from ..zones import fetch, hand_over


class BackToField(Skill):
    """Takes up to two cards out of the discard pile."""

    def heard(self, s: State, seat: int, ev: tuple[int, ...]) -> bool:
        return ev[1] == seat and bool(s.cfg.deck.colour[ev[2]] & BLACK and s.discard)

    def run(self, s: State, it: Item) -> bool:
        if waits(s, it, it.seat):
            return False
        if it.got is None:
            return fizzle(it)
        fetch(s, it.seat, it.got.cards)
        return True

    def choice(self, s: State, it: Item, seat: int) -> tuple[Slot, ...]:
        return (Shown(s.discard, 0, 2),)


class LastDraft(Skill):
    """The dying man leaves some of his hand to somebody."""

    def heard(self, s: State, seat: int, ev: tuple[int, ...]) -> bool:
        return ev[1] == seat and bool(s.hands[seat])

    def run(self, s: State, it: Item) -> bool:
        if waits(s, it, it.seat):
            return False
        if it.got is not None and s.alive >> it.picked.seats[0] & 1:
            hand_over(s, it.seat, it.picked.seats[0], it.got.cards)
        return True

    def choice(self, s: State, it: Item, seat: int) -> tuple[Slot, ...]:
        return (Hand(3, least=0),)


class NotTheFirst(Mission):
    """Killed by somebody else after somebody else has died."""

    def tally(self, s: State, seat: int) -> list[tuple[int, int, int]]:
        fell = seat in s.dead
        before = s.dead.index(seat) if fell else len(s.dead)
        return [(int(fell and s.killer[seat] != seat), 1, -1), (before, self.need[0], -1)]


def character() -> Character:
    return Character(
        "he_laobao",
        MALE,
        latent=True,
        mission=NotTheFirst(dagger=True, need=(1,)),
        skills=(
            BackToField("back_to_field", ON_TRIGGER, FLIPS, hears=(GAIN,)),
            LastDraft("last_draft", ON_TRIGGER, slots=(Target(),), hears=(DEATH,)),
        ),
        hints={"back_to_field": 8, "last_draft": 2},
    )
