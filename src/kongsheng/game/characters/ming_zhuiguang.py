"""明追光 · Spotlight Ming."""

from ..checks import check
from ..effects import ACTIVE, ON_TRIGGER, Character, Skill
from ..faces import set_face
from ..frames import Item
from ..items import fizzle
from ..kinds import Counts, Draws
from ..model import State
from ..moments import FLIP, SKILL_EFFECT
from ..slots import Hand, Target, face_up_others
from ..tokens import COVERED, MALE, T_FACE


class Blackout(Skill):
    """Covers a character; a public one is turned up again when its user's next turn begins."""

    def run(self, s: State, it: Item) -> bool:
        x = it.picked.seats[0]
        latent = s.cfg.characters[s.char[x]].latent
        if face_up_others(s, it.seat, x) or not (latent or s.alive >> it.seat & 1):
            return fizzle(it)
        if not latent:
            s.timers.append(it.seat << 8 | x << 4 | T_FACE)
        set_face(s, x, COVERED, it.seat)
        check(s, it.seat)
        return True


class FollowSpot(Draws):
    def heard(self, s: State, seat: int, ev: tuple[int, ...]) -> bool:
        return ev[1] != seat


class LightsOut(Counts):
    """Counts his blackouts that took effect."""

    def counts(self, s: State, seat: int, ev: tuple[int, ...]) -> bool:
        return ev[1] == seat and s.cfg.skills[ev[2]].name == "blackout"


def character() -> Character:
    return Character(
        "ming_zhuiguang",
        MALE,
        mission=LightsOut(hears=(SKILL_EFFECT,), need=(2, 3)),
        skills=(
            Blackout("blackout", ACTIVE, slots=(Hand(2), Target(face_up_others)), per_round=1),
            FollowSpot("follow_spot", ON_TRIGGER, per_turn=1, hears=(FLIP,)),
        ),
        hints={"blackout": 2, "follow_spot": 10},
    )
