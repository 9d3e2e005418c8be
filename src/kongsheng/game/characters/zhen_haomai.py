"""甄好卖 · Livestreamer Zhen."""

from ..deck import BLACK, BLUE, RED
from ..effects import ACTIVE, FORCED, MISSION, Character, Mission, Skill, recall, store
from ..frames import Item
from ..items import fizzle
from ..kinds import Draws
from ..model import State
from ..moments import GAIN, TURN_ENDING
from ..slots import Hand
from ..tokens import FEMALE
from ..turns import send_again


class Encore(Skill):
    """One more transmission this turn (R-98)."""

    def when(self, s: State, seat: int, which: int) -> str:
        if not s.sent:
            return "S-09"
        return "" if len(s.hands[seat]) > 1 else "G-03"

    def run(self, s: State, it: Item) -> bool:
        if s.alive >> it.seat & 1 and s.hands[it.seat]:
            send_again(s)
            return True
        return fizzle(it)


class Bundle(Draws):
    def heard(self, s: State, seat: int, ev: tuple[int, ...]) -> bool:
        return ev[1] == seat and len(s.hands[seat]) <= 2


class SoldOut(Mission):
    """Slot 3 counts what others took of her, slots 4 to 6 the red, blue and black among it."""

    def note(self, s: State, seat: int, ev: tuple[int, ...]) -> None:
        if ev[3] != seat or ev[1] == seat:
            return
        store(s, seat, MISSION, recall(s, seat, MISSION) + 1)
        for slot, colour in ((4, RED), (5, BLUE), (6, BLACK)):
            if s.cfg.deck.colour[ev[2]] & colour:
                store(s, seat, MISSION, recall(s, seat, MISSION, slot) + 1, slot)

    def tally(self, s: State, seat: int) -> list[tuple[int, int, int]]:
        sold = [recall(s, seat, MISSION, slot) for slot in (3, 4, 5, 6)]
        return [(sold[0], self.need[0], -1)] + [(n, self.need[1], -1) for n in sold[1:]]


def character() -> Character:
    return Character(
        "zhen_haomai",
        FEMALE,
        mission=SoldOut(hears=(GAIN,), need=(3, 1)),
        skills=(
            Encore("encore", ACTIVE, slots=(Hand(1),), per_round=1),
            Bundle("bundle", tags=FORCED, hears=(TURN_ENDING,)),
        ),
        hints={"encore": 1},
    )
