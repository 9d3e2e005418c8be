"""苏字幕 · Fansub Su."""

from ..checks import check
from ..deck import DECODE, DIRECT
from ..effects import ABOVE, AT_ARRIVAL, AT_SENDING, FLIPS, ON_TRIGGER, QUICK, Character, Skill
from ..flights import change_mode
from ..frames import Choice, Item
from ..items import waits
from ..kinds import Slain
from ..model import State
from ..moments import DEATH
from ..slots import MODES, Hand, Shown, Slot, Target, Value, anyone, black_card
from ..tokens import FEMALE, MODE
from ..words import direct_targets
from ..zones import deal_out, show_pile


class WayToSend(Value):
    """A mode; direct only if there is somebody to send it to (R-65)."""

    def options(self, s: State, seat: int, c: Choice, k: int) -> bytes:
        found = super().options(s, seat, c, k)
        return found if direct_targets(s, seat) else found.replace(bytes([MODE + DIRECT]), b"")


class Hardsub(Skill):
    def run(self, s: State, it: Item) -> bool:
        change_mode(s, it.seat, it.picked.values[0] - MODE)
        return True


class EndCredits(Skill):
    """Of two cards shown on the pile she places one."""

    def heard(self, s: State, seat: int, ev: tuple[int, ...]) -> bool:
        return ev[1] == seat and bool(s.alive and (s.deck or s.discard or s.facedown))

    def run(self, s: State, it: Item) -> bool:
        if it.stage == 0:
            it.regs = show_pile(s, it.seat, 2)
        if waits(s, it, it.seat):
            return False
        got = it.got
        if got is not None and got.seats:
            deal_out(s, it.seat, it.regs, got.cards[0], got.seats[0])
            check(s, it.seat)
        else:  # nobody is left to place it on
            deal_out(s, it.seat, it.regs, -1, -1)
        return True

    def choice(self, s: State, it: Item, seat: int) -> tuple[Slot, ...]:
        return (Shown(it.regs), Target(anyone))


def character() -> Character:
    return Character(
        "su_zimu",
        FEMALE,
        latent=True,
        mission=Slain(hears=(DEATH,), dagger=True, need=(2,)),
        skills=(
            Skill("rush_sub", AT_ARRIVAL, ABOVE, (Hand(1, black_card),), per_turn=1, use_as=DECODE),
            Hardsub("hardsub", AT_SENDING, QUICK | FLIPS, (WayToSend(MODES),)),
            EndCredits("end_credits", ON_TRIGGER, hears=(DEATH,)),
        ),
        hints={"rush_sub": 1, "hardsub": 1, "end_credits": 4},
    )
