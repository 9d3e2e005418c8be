"""白校对 · Proofreader Bai."""

from ..deck import BLUE, DECODE, RED, RETURN
from ..effects import AT_ARRIVAL, ON_TRIGGER, Character, Mission, Skill
from ..frames import Item
from ..items import fizzle
from ..model import State
from ..moments import COUNTERED, EFFECT
from ..slots import Hand
from ..tokens import FEMALE
from ..zones import fetch


def red_or_blue(s: State, chosen: list[int], card: int) -> bool:
    return bool(s.cfg.deck.colour[card] & (RED | BLUE))


class Lookalike(Skill):
    """A red card is as good as a decode, a blue one as a return."""

    def used_as(self, s: State, card: int) -> int:
        return DECODE if s.cfg.deck.colour[card] & RED else RETURN


class Erratum(Skill):
    """Takes an exposed card of hers back."""

    def heard(self, s: State, seat: int, ev: tuple[int, ...]) -> bool:
        return ev[1] == seat and (ev[3] in s.discard or ev[3] in s.facedown)

    def run(self, s: State, it: Item) -> bool:
        if not s.alive >> it.seat & 1 or not self.heard(s, it.seat, it.event):
            return fizzle(it)
        fetch(s, it.seat, [it.event[3]])
        return True


class FiveKinds(Mission):
    """Different functions she has used with effect."""

    def note(self, s: State, seat: int, ev: tuple[int, ...]) -> None:
        if ev[1] == seat:
            self.tick(s, seat, ev[2])

    def tally(self, s: State, seat: int) -> list[tuple[int, int, int]]:
        return [(self.ticked(s, seat), self.need[0], -1)]


def character() -> Character:
    return Character(
        "bai_jiaodui",
        FEMALE,
        mission=FiveKinds(hears=(EFFECT,), need=(5,)),
        skills=(
            Lookalike("lookalike", AT_ARRIVAL, slots=(Hand(1, red_or_blue),), per_turn=1, use_as=-2),
            Erratum("erratum", ON_TRIGGER, per_turn=1, hears=(COUNTERED,)),
        ),
        hints={"erratum": 10},
    )
