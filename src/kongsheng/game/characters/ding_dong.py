"""丁叮咚 · Idol Ding."""

from ..effects import ACTIVE, ON_TRIGGER, Character, Mission, Skill
from ..frames import Item
from ..items import fizzle, waits
from ..kinds import Burns, Draws
from ..model import State
from ..moments import DEATH, GAIN
from ..slots import Hand, Intel, Slot, Target, others, sex_of
from ..tokens import FEMALE, MALE
from ..zones import draw, hand_over


def other_man(s: State, seat: int, x: int) -> str:
    """Another living male player (G-13)."""
    return others(s, seat, x) or ("" if sex_of(s, x) == MALE else "G-13")


class FanCall(Skill):
    """A man gives her a card of his choice, or (naming none) lets her draw one."""

    def run(self, s: State, it: Item) -> bool:
        fan = it.picked.seats[0]
        if it.stage == 0 and (other_man(s, it.seat, fan) or not s.alive >> it.seat & 1):
            return fizzle(it)
        if waits(s, it, fan):
            return False
        if not s.alive >> it.seat & 1 or not s.alive >> fan & 1:
            return True  # one of them left meanwhile
        if it.got is not None and it.got.cards:
            hand_over(s, fan, it.seat, it.got.cards)
        else:
            draw(s, it.seat, 1)
        return True

    def choice(self, s: State, it: Item, seat: int) -> tuple[Slot, ...]:
        return (Hand(1, least=0),)


class GainFan(Draws):
    def heard(self, s: State, seat: int, ev: tuple[int, ...]) -> bool:
        return ev[3] == seat and not other_man(s, seat, ev[1])

    def run(self, s: State, it: Item) -> bool:
        return super().run(s, it) if self.heard(s, it.seat, it.event) else fizzle(it)


class CurtainCall(Burns):
    def heard(self, s: State, seat: int, ev: tuple[int, ...]) -> bool:
        return ev[1] == seat


class FromMany(Mission):
    """Cards of several senders, both colours among them."""

    def tally(self, s: State, seat: int) -> list[tuple[int, int, int]]:
        sources = {s.sender[c] for c in s.intel[seat]} - {-1, seat}
        least = self.need[0] if s.n > 3 else self.need[1]
        return [(len(sources), least, -1), (s.red[seat], self.need[2], -1), (s.blue[seat], self.need[2], -1)]


def character() -> Character:
    return Character(
        "ding_dong",
        FEMALE,
        mission=FromMany(need=(3, 2, 1)),
        skills=(
            FanCall("fan_call", ACTIVE, slots=(Target(other_man),), per_turn=1),
            GainFan("gain_fan", ON_TRIGGER, per_turn=1, hears=(GAIN,)),
            CurtainCall("curtain_call", ON_TRIGGER, slots=(Intel(others),), hears=(DEATH,)),
        ),
        hints={"fan_call": 8, "gain_fan": 10, "curtain_call": 3},
    )
