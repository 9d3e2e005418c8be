"""声库零号 · Voicebank Zero."""

from ..effects import ANY, ON_TRIGGER, QUICK, Character, Skill, hit
from ..faces import set_sex
from ..frames import Item
from ..items import fizzle
from ..kinds import Counts
from ..model import State
from ..moments import EFFECT
from ..slots import SEXES, Hand, Value
from ..tokens import SEX, T_SEX, UNKNOWN
from ..zones import fetch


class Revoice(Skill):
    """Counts as the sex named until its user's next turn; ``values``: the sex, as a token."""

    def run(self, s: State, it: Item) -> bool:
        self.forget(s, it.seat)
        s.timers.append(it.seat << 8 | it.seat << 4 | T_SEX)
        set_sex(s, it.seat, it.picked.values[0] - SEX)
        return True

    def forget(self, s: State, seat: int) -> None:
        timer = seat << 8 | seat << 4 | T_SEX
        if timer in s.timers:
            s.timers.remove(timer)
            set_sex(s, seat, s.cfg.characters[s.char[seat]].sex)


class Echo(Skill):
    """Picks up the card that has just been used on it."""

    def heard(self, s: State, seat: int, ev: tuple[int, ...]) -> bool:
        return hit(ev, seat) and ev[4] in s.discard

    def run(self, s: State, it: Item) -> bool:
        card = it.event[4]
        if card in s.discard and s.alive >> it.seat & 1:
            fetch(s, it.seat, [card])
            return True
        return fizzle(it)


class EveryonesVoice(Counts):
    """Counts functions of others that took effect on it."""

    def counts(self, s: State, seat: int, ev: tuple[int, ...]) -> bool:
        return hit(ev, seat)


def character() -> Character:
    return Character(
        "shengku_linghao",
        UNKNOWN,
        mission=EveryonesVoice(hears=(EFFECT,), need=(4, 2)),
        skills=(
            Revoice("revoice", ANY, QUICK, (Value(SEXES),), per_round=1),
            Echo("echo", ON_TRIGGER, slots=(Hand(1),), per_round=1, hears=(EFFECT,)),
        ),
        hints={"echo": 4, "revoice": -4},
    )
