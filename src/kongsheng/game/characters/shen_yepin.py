"""沈夜频 · Night DJ Shen."""

from ..effects import AT_ARRIVAL, FLIPS, HANDLES, ON_TRIGGER, Character, Mission, Skill
from ..frames import Item
from ..items import fizzle, on_target, waits
from ..knowledge import knowers
from ..model import State, air
from ..moments import DEATH
from ..slots import Hand, Slot
from ..tokens import FEMALE, Z_FLIGHT
from ..zones import hand_over, into_hand, random_cards, substitute


class SongRequest(Skill):
    """A card of her hand takes the place of the intelligence, which she keeps."""

    def when(self, s: State, seat: int, which: int) -> str:
        return "" if s.hands[seat] else "G-03"

    def run(self, s: State, it: Item) -> bool:
        if on_target(s, it) and waits(s, it, it.seat):
            return False
        if it.got is None or not on_target(s, it) or not s.alive >> it.seat & 1:
            return fizzle(it)
        t = air(s)
        card, mine, knew = it.got.cards[0], 1 << it.seat, t.looked
        s.hands[it.seat].remove(card)
        old = substitute(s, t, card, it.seat, mine, mine | knowers(s, card, mine), False)
        into_hand(s, it.seat, old, 0 if t.face else Z_FLIGHT, mine | knew)
        return True

    def choice(self, s: State, it: Item, seat: int) -> tuple[Slot, ...]:
        return (Hand(1),)


class NightElegy(Skill):
    """Inherits a random card of the dead."""

    def heard(self, s: State, seat: int, ev: tuple[int, ...]) -> bool:
        return ev[1] != seat and bool(s.hands[ev[1]])

    def run(self, s: State, it: Item) -> bool:
        dead = it.event[1]
        hand_over(s, dead, it.seat, random_cards(s, dead, 1))
        return True


class StillOnAir(Mission):
    def tally(self, s: State, seat: int) -> list[tuple[int, int, int]]:
        return [(len(s.dead), self.need[0], -1), (s.black[seat], 0, self.need[1])]


def character() -> Character:
    return Character(
        "shen_yepin",
        FEMALE,
        latent=True,
        mission=StillOnAir(need=(2, 1)),
        skills=(
            SongRequest("song_request", AT_ARRIVAL, FLIPS | HANDLES),
            NightElegy("night_elegy", ON_TRIGGER, hears=(DEATH,)),
        ),
        hints={"song_request": 1, "night_elegy": 10},
    )
