"""卜天气 · Weathercaster Bu."""

from ..effects import ACTIVE, ON_TRIGGER, QUICK, Character, Mission, Skill
from ..frames import Item
from ..items import fizzle, waits
from ..model import State
from ..moments import DRAW_STEP
from ..slots import Hand, Shown, Slot, Value
from ..tokens import BOTTOM, FEMALE, TOP, Z_DECK, Z_SPOT
from ..turns import drawn_already
from ..zones import draw_bottom, draw_of, peek, pile_put


class CloudMap(Skill):
    """Instead of drawing she takes two of the top three cards and puts the third on either end of the pile."""

    def heard(self, s: State, seat: int, ev: tuple[int, ...]) -> bool:
        return ev[1] == seat and bool(s.deck or s.discard or s.facedown)

    def run(self, s: State, it: Item) -> bool:
        if it.stage == 0:
            drawn_already(s)
            it.regs = [len(peek(s, it.seat, 3))]
        if waits(s, it, it.seat):
            return False
        if it.got is not None:
            pool = s.deck[-it.regs[0] :]
            draw_of(s, it.seat, pool, it.got.cards)
            for card in pool:
                if card not in it.got.cards:
                    s.deck.remove(card)
                    pile_put(s, it.seat, card, it.got.values[0], Z_SPOT | Z_DECK, 1 << it.seat)
        return True

    def choice(self, s: State, it: Item, seat: int) -> tuple[Slot, ...]:
        seen = it.regs[0]
        take = min(2, seen)
        pick = Shown(s.deck[-seen:], take, take)
        return (pick, Value(bytes([TOP, BOTTOM]))) if seen > take else (pick,)


class Forecast(Skill):
    """A hand card goes on top of the pile, the lowest card of the pile into the hand."""

    def when(self, s: State, seat: int, which: int) -> str:
        return "" if s.hands[seat] else "G-03"

    def run(self, s: State, it: Item) -> bool:
        if waits(s, it, it.seat):
            return False
        if it.got is None:
            return fizzle(it)
        card = it.got.cards[0]
        s.hands[it.seat].remove(card)
        pile_put(s, it.seat, card, TOP, 1 << it.seat, 1 << it.seat)
        draw_bottom(s, it.seat)
        return True

    def choice(self, s: State, it: Item, seat: int) -> tuple[Slot, ...]:
        return (Hand(1),)


class FairWeather(Mission):
    def tally(self, s: State, seat: int) -> list[tuple[int, int, int]]:
        red, blue = s.red[seat], s.blue[seat]
        one, both, black = self.need
        return [(red, one, -1), (blue, one, -1), (red + blue, both, -1), (s.black[seat], 0, black)]


def character() -> Character:
    return Character(
        "bu_tianqi",
        FEMALE,
        mission=FairWeather(need=(1, 3, 1)),
        skills=(
            CloudMap("cloud_map", ON_TRIGGER, QUICK, hears=(DRAW_STEP,)),
            Forecast("forecast", ACTIVE, per_round=1),
        ),
        hints={"cloud_map": 10, "forecast": 2},
    )
