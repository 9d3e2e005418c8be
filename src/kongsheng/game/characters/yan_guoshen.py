"""严过审 · Censor Yan."""

from ..checks import drop_flight
from ..deck import BURN, EXPOSE
from ..effects import AT_ARRIVAL, FORCED, HANDLES, RIGID, Character, Mission, Skill
from ..frames import Item
from ..items import fizzle, on_target
from ..model import State
from ..moments import EFFECT, Q_COUNTER, SKILL_EFFECT
from ..slots import Hand
from ..tokens import MALE


class KillStory(Skill):
    """Discards the intelligence in transmission; nobody gets it."""

    def run(self, s: State, it: Item) -> bool:
        if not on_target(s, it):
            return fizzle(it)
        drop_flight(s)
        return True


class FinalWord(Skill):
    """Nobody may expose his expose."""

    def bend(self, s: State, owner: int, q: int, seat: int, x: int, arg: int) -> int:
        return -1 if x == owner and arg == EXPOSE else 0


class RedPencil(Mission):
    """Stories killed, cards exposed and intelligence burned."""

    def note(self, s: State, seat: int, ev: tuple[int, ...]) -> None:
        cut = s.cfg.skills[ev[2]].name == "kill_story" if ev[0] == SKILL_EFFECT else ev[2] in (BURN, EXPOSE)
        if ev[1] == seat and cut:
            self.add(s, seat)

    def tally(self, s: State, seat: int) -> list[tuple[int, int, int]]:
        return [
            (self.counted(s, seat), self.need[0], -1),
            (len(s.intel[seat]), self.need[1], -1),
            (s.black[seat], 0, self.need[2]),
        ]


def character() -> Character:
    return Character(
        "yan_guoshen",
        MALE,
        mission=RedPencil(hears=(EFFECT, SKILL_EFFECT), need=(3, 2, 1)),
        skills=(
            KillStory("kill_story", AT_ARRIVAL, HANDLES | RIGID, (Hand(2),), per_round=1),
            FinalWord("final_word", tags=FORCED, bends=(Q_COUNTER,)),
        ),
        hints={"kill_story": 1},
    )
