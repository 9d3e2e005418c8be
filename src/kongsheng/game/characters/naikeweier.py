"""奈克维尔 · Nackville."""

from ..deck import LURE_AWAY
from ..effects import FORCED, ON_TRIGGER, Character, Mission, Skill
from ..kinds import Draws
from ..model import State, air
from ..moments import EFFECT, Q_AIM, Q_STRAY
from ..queries import arrival_open
from ..slots import Hand, direct_card
from ..tokens import MALE, W_ARRIVAL, W_FREE, W_RESPONSE


class SelfLure(Skill):
    """He may lure himself away; what would then come back to him is lost."""

    def bend(self, s: State, owner: int, q: int, seat: int, x: int, arg: int) -> int:
        if q == Q_STRAY:
            return int(seat == owner)
        here = arrival_open(s) and air(s).at == owner
        return int(arg == LURE_AWAY and seat == owner and x == owner and not here)


class LureDraw(Draws):
    def heard(self, s: State, seat: int, ev: tuple[int, ...]) -> bool:
        return ev[1] == seat


class ThreePlaces(Mission):
    def note(self, s: State, seat: int, ev: tuple[int, ...]) -> None:
        if ev[1] == seat and ev[2] == LURE_AWAY:
            self.tick(s, seat, ev[3])

    def tally(self, s: State, seat: int) -> list[tuple[int, int, int]]:
        lured = self.ticked(s, seat)
        return [(lured, self.need[0], -1), (len(s.intel[seat]), self.need[1], -1)]


def character() -> Character:
    when = W_FREE | W_ARRIVAL | W_RESPONSE
    return Character(
        "naikeweier",
        MALE,
        mission=ThreePlaces(hears=(EFFECT,), need=(3, 3)),
        skills=(
            SelfLure("self_lure", tags=FORCED, bends=(Q_AIM, Q_STRAY)),
            Skill("direct_as_lure", when, slots=(Hand(1, direct_card),), per_turn=1, use_as=LURE_AWAY),
            LureDraw("lure_draw", ON_TRIGGER, per_turn=1, hears=(EFFECT,), about=(LURE_AWAY,)),
        ),
        hints={"lure_draw": 10},
    )
