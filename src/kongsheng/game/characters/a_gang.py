"""杠头阿杠 · Keyboard Gang."""

from ..checks import check
from ..deck import DANGEROUS_INTEL, LOCK_ON
from ..effects import ABOVE, ACTIVE, FLIPS, ON_TRIGGER, ONCE, QUICK, Character, Skill
from ..faces import guess, set_face, show_camp
from ..frames import Item
from ..items import answered, fizzle
from ..kinds import Draws, Slain
from ..model import State
from ..moments import COUNTERED, DEATH, TARGET
from ..slots import CAMPS, Target, Value, hidden_camp
from ..tokens import CAMP, COVERED, MALE
from ..zones import discard, discard_random


class Lurk(Skill):
    """While covered: what was aimed at him does nothing."""

    def heard(self, s: State, seat: int, ev: tuple[int, ...]) -> bool:
        return ev[1] == seat != ev[2] and s.face[seat] == COVERED

    def run(self, s: State, it: Item) -> bool:
        used = answered(s, it)
        if used is not None:
            used.spared = it.seat
        return True


class Doxx(Skill):
    """Guesses an identity aloud; ``values``: the camp, as a token."""

    def run(self, s: State, it: Item) -> bool:
        x = it.picked.seats[0]
        it.stage += 1
        if it.stage == 1:
            if hidden_camp(s, it.seat, x):
                return fizzle(it)
            if not guess(s, it.seat, x, it.picked.values[0] - CAMP):
                discard(s, it.seat, s.hands[it.seat][:])
                return True
            show_camp(s, x)
        elif it.stage == 2:
            discard_random(s, x, 2)
        elif s.alive >> x & 1:
            set_face(s, x, COVERED, it.seat)
        check(s, it.seat)
        return it.stage == 3


class Quibble(Draws):
    def heard(self, s: State, seat: int, ev: tuple[int, ...]) -> bool:
        return ev[1] != seat


class FirstToFall(Slain):
    """Slain first of all, with a true card before him."""

    def tally(self, s: State, seat: int) -> list[tuple[int, int, int]]:
        return [(int(s.dead[:1] == [seat]), 1, -1), *super().tally(s, seat)]


def character() -> Character:
    return Character(
        "a_gang",
        MALE,
        latent=True,
        mission=FirstToFall(hears=(DEATH,), dagger=True, need=(1,)),
        skills=(
            Lurk(
                "lurk",
                ON_TRIGGER,
                QUICK | ABOVE,
                per_round=1,
                hears=(TARGET,),
                covert="void_on_self",
                about=(LOCK_ON, DANGEROUS_INTEL),
            ),
            Doxx("doxx", ACTIVE, FLIPS | ONCE, (Target(hidden_camp), Value(CAMPS))),
            Quibble("quibble", ON_TRIGGER, per_round=1, hears=(COUNTERED,)),
        ),
        hints={"lurk": 8, "doxx": -3, "quibble": 10},
    )
