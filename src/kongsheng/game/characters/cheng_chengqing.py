"""程澄清 · Fact-Checker Cheng."""

from ..deck import BLACK
from ..effects import ANY, IN_RESPONSE, QUICK, Character, Mission, Skill
from ..frames import Item
from ..items import annul, answered, top_item
from ..kinds import Burns
from ..model import State
from ..slots import Hand, Intel, anyone
from ..tokens import FEMALE


class SetStraight(Skill):
    """Makes another player's skill void."""

    def when(self, s: State, seat: int, which: int) -> str:
        below = top_item(s)
        ok = below is not None and below.function < 0 and below.seat != seat and not below.quick and not below.negated
        return "" if ok else "G-02"

    def run(self, s: State, it: Item) -> bool:
        below = answered(s, it)
        if below is not None:
            annul(s, it, below)
        return True


class Clean(Mission):
    def tally(self, s: State, seat: int) -> list[tuple[int, int, int]]:
        return [(len(s.intel[seat]), self.need[0], -1), (s.black[seat], 0, self.need[1])]


def character() -> Character:
    return Character(
        "cheng_chengqing",
        FEMALE,
        mission=Clean(need=(3, 0)),
        skills=(
            Burns("clarify", ANY, slots=(Hand(2), Intel(anyone, BLACK)), per_round=1),
            SetStraight("set_straight", IN_RESPONSE, QUICK, (Hand(2),), per_round=1),
        ),
        hints={"clarify": 3, "set_straight": -1},
    )
