"""吕师函 · Counsel Lyu."""

from ..checks import lose
from ..effects import ACTIVE, FORCED, MISSION, ONCE, Character, Mission, Skill, recall, store
from ..faces import guess, mark, marked
from ..frames import Item
from ..model import State
from ..moments import OUSTED, Q_TOLL
from ..queries import inactive
from ..slots import CAMPS, Hand, Target, Value, hidden_camp, others
from ..tokens import CAMP, FEMALE


def unserved(s: State, seat: int, x: int) -> str:
    """Another living player who does not hold the notice."""
    return others(s, seat, x) or ("G-08" if marked(s, seat) == x else "")


class ServeNotice(Skill):
    def run(self, s: State, it: Item) -> bool:
        x = it.picked.seats[0]
        kept = self.index in s.skills[it.seat] and not inactive(s, it.seat, self)
        if unserved(s, it.seat, x) or not s.alive >> it.seat & 1 or not kept:
            it.fizzled = 1
        else:
            mark(s, it.seat, self.index, x)
        return True

    def forget(self, s: State, seat: int) -> None:
        mark(s, seat, self.index, -1)


class Toll(Skill):
    """The holder pays to aim a function at her or at what lies before her."""

    def amount(self, s: State, owner: int, q: int, seat: int, x: int, arg: int, value: int) -> int:
        return value + int(x == owner and seat == marked(s, owner))


def accused(s: State, seat: int, x: int) -> str:
    """The holder of the notice, if he hides his identity and has a false card."""
    return hidden_camp(s, seat, x) or ("" if marked(s, seat) == x and s.black[x] else "G-08")


class Verdict(Skill):
    """Guesses the holder's identity aloud: one of the two loses the game; ``values``: the camp, as a token."""

    def run(self, s: State, it: Item) -> bool:
        x = it.picked.seats[0]
        if accused(s, it.seat, x):
            it.fizzled = 1
        elif guess(s, it.seat, x, it.picked.values[0] - CAMP):
            lose(s, x, it.seat)
        else:
            lose(s, it.seat, it.seat)
        return True


class CaseClosed(Mission):
    """Somebody went out with her notice in hand while she lived."""

    def note(self, s: State, seat: int, ev: tuple[int, ...]) -> None:
        if s.alive >> seat & 1 and marked(s, seat) == ev[1]:
            store(s, seat, MISSION, 1)

    def tally(self, s: State, seat: int) -> list[tuple[int, int, int]]:
        return [(recall(s, seat, MISSION), 1, -1), (len(s.intel[seat]), self.need[0], -1)]


def character() -> Character:
    return Character(
        "lv_shihan",
        FEMALE,
        mission=CaseClosed(hears=(OUSTED,), need=(2,)),
        skills=(
            ServeNotice("serve_notice", ACTIVE, slots=(Target(unserved),), per_round=1),
            Toll("toll", tags=FORCED, bends=(Q_TOLL,)),
            Verdict("verdict", ACTIVE, ONCE, (Target(accused), Value(CAMPS), Hand(3, every=True))),
        ),
        hints={"serve_notice": 6, "verdict": -5},
    )
