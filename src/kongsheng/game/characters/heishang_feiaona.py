"""黑上菲奥娜 · Heishang Fiona."""

from ..deck import CCAV, INTERCEPT, TEXT
from ..effects import AT_ARRIVAL, ON_TRIGGER, Character, Mission, Skill
from ..kinds import Draws
from ..model import State
from ..moments import GAIN
from ..slots import Hand
from ..tokens import FEMALE


class RideTrend(Draws):
    def heard(self, s: State, seat: int, ev: tuple[int, ...]) -> bool:
        colours = s.cfg.deck.colour
        mine = 0
        for card in s.intel[seat]:
            mine |= colours[card]
        return ev[1] != seat and bool(colours[ev[2]] & mine)


def text(s: State, chosen: list[int], card: int) -> bool:
    return s.cfg.deck.mode[card] == TEXT


class AlmostThere(Mission):
    """Somebody else declares by three of a colour of which she holds enough."""

    def tally(self, s: State, seat: int) -> list[tuple[int, int, int]]:
        most = 0
        for x in range(s.n):
            if x != seat and s.declarers >> x & 1:
                most = max(most, s.red[seat] if s.camp[x] == CCAV else s.blue[seat])
        return [(most, self.need[0], -1)]

    def progress(self, s: State, seat: int) -> list[tuple[int, int, int]]:
        return [(max(s.red[seat], s.blue[seat]), self.need[0], -1)]


def character() -> Character:
    return Character(
        "heishang_feiaona",
        FEMALE,
        mission=AlmostThere(need=(2,)),
        skills=(
            RideTrend("ride_trend", ON_TRIGGER, per_turn=1, per_round=2, hears=(GAIN,)),
            Skill("text_as_intercept", AT_ARRIVAL, slots=(Hand(1, text),), per_turn=1, use_as=INTERCEPT),
        ),
        hints={"ride_trend": 10},
    )
