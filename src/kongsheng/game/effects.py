"""What cards, skills and missions are made of: the moments they hear, the questions they answer, their grammar.

A designer's file subclasses `Skill` and `Mission` and lists them in a `Character`; everything else is engine.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from .deck import TRUE_OR_FALSE
from .frames import Item
from .model import State
from .moments import COUNTERED, EFFECT, TARGET
from .slots import Slot, others
from .tokens import FEMALE, MALE, UNKNOWN, W_ARRIVAL, W_FREE, W_OPEN, W_RESPONSE, W_SENDING, W_TRIGGER

# --- tags of skills ---------------------------------------------------------------------------------------------
ABOVE: Final = 1  # above the line: works while covered
QUICK: Final = 2  # ▶
FORCED: Final = 4
FLIPS: Final = 8  # "turn this character up"
ONCE: Final = 16
RIGID: Final = 32  # cannot be made void by ordinary means
HANDLES: Final = 64  # does nothing but move, discard, replace, turn or redirect the flight

# --- timings: masks of windows ----------------------------------------------------------------------------------
ANY: Final = W_OPEN | W_RESPONSE | W_ARRIVAL | W_FREE
ACTIVE: Final = W_FREE
AT_ARRIVAL: Final = W_ARRIVAL | W_RESPONSE
IN_RESPONSE: Final = W_RESPONSE
AT_SENDING: Final = W_SENDING
ON_TRIGGER: Final = W_TRIGGER
PASSIVE: Final = 0


def concerns(sk: "Skill", ev: tuple[int, ...]) -> bool:
    """Return whether the skill hears such a moment at all, whoever takes part in it."""
    fn = ev[3] if ev[0] == TARGET else ev[2] if ev[0] in (EFFECT, COUNTERED) else -1
    return ev[0] in sk.hears and (fn < 0 or not sk.about or fn in sk.about)


def hit(ev: tuple[int, ...], seat: int) -> bool:
    """Return whether another player's function took effect with the seat as a target player (an `EFFECT`, R-87)."""
    return ev[1] != seat and (ev[3] == seat or ev[2] == TRUE_OR_FALSE)


MISSION: Final = 0xFFF  # the index under which missions keep their counts


def recall(s: State, seat: int, index: int, slot: int = 3) -> int:
    """Return what a skill (or, with `MISSION`, the mission) of the seat has stored; slots 0..2 are its limits."""
    return s.mem.get(seat << 16 | index << 4 | slot, 0)


def store(s: State, seat: int, index: int, value: int, slot: int = 3) -> None:
    """Store a number for a skill or a mission of the seat."""
    s.mem[seat << 16 | index << 4 | slot] = value


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """The rules of a function card or a skill: grammar of its declaration, and what it does."""

    def __init__(self, slots: tuple[Slot, ...] = ()) -> None:
        self.slots = slots

    def when(self, s: State, seat: int, which: int) -> str:
        """Return "" if it may be used in this kind of window now, else the clause (its timing is checked before)."""
        return ""

    def run(self, s: State, it: Item) -> bool:
        """Take effect; return False to be called again after whatever was started is over. ``it.stage`` counts."""
        return True

    def choice(self, s: State, it: Item, seat: int) -> tuple[Slot, ...]:
        """Return the grammar of the choice the effect is waiting for at ``it.stage``."""
        return ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Function(Effect):
    """A function card. ``timing`` is a mask of windows; ``targets`` says whether it has a target player (R-87)."""

    def __init__(
        self,
        function: int = 0,
        clause: str = "",
        timing: int = 0,
        slots: tuple[Slot, ...] = (),
        flight: bool = False,
        facedown: bool = False,
    ) -> None:
        super().__init__(slots)
        self.function = function
        self.clause = clause
        self.timing = timing
        self.flight = flight  # acts on the intelligence in transmission
        self.facedown = facedown  # its face is not shown when it is used

    def aim(self, s: State, seat: int, x: int) -> str:
        """Return "" if by rules and card text player ``x`` may be its target, else the clause."""
        return others(s, seat, x)

    def valid(self, s: State, it: Item) -> bool:
        """Return whether it still has something to act on when it resolves (R-22)."""
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Skill(Effect):
    """One skill of a character. Stateless: limits, marks and counts live in ``State.mem``."""

    def __init__(
        self,
        name: str = "",
        timing: int = 0,
        tags: int = 0,
        slots: tuple[Slot, ...] = (),
        per_turn: int = 0,
        per_round: int = 0,
        per_game: int = 0,
        use_as: int = -1,
        hears: tuple[int, ...] = (),
        bends: tuple[int, ...] = (),
        covert: str = "",
        about: tuple[int, ...] = (),
    ) -> None:
        super().__init__(slots)
        self.name = name
        self.id = ""  # "set:character.name", set by the registry
        self.index = -1
        self.timing = timing
        self.tags = tags
        self.per_turn = per_turn
        self.per_round = per_round
        self.per_game = 1 if tags & ONCE else per_game
        self.use_as = use_as  # the first card named is used as this function (G-12); -2: `used_as` tells
        self.hears = hears
        self.bends = bends
        self.covert = covert  # what is announced instead of the name while covered
        self.effect = -1  # index of `covert` in Config.effects
        self.about = about  # of moments about functions it hears those of these only; () all

    def heard(self, s: State, seat: int, ev: tuple[int, ...]) -> bool:
        """Return whether the moment concerns this skill, judged by public facts only (R-77)."""
        return True

    def used_as(self, s: State, card: int) -> int:
        """Return the function the named card is used as, -1 for none."""
        return self.use_as

    def bend(self, s: State, owner: int, q: int, seat: int, x: int, arg: int) -> int:
        """Answer a yes/no question: +1 may, -1 may not, 0 no opinion."""
        return 0

    def amount(self, s: State, owner: int, q: int, seat: int, x: int, arg: int, value: int) -> int:
        """Answer a question of number: return the new value."""
        return value

    def forget(self, s: State, seat: int) -> None:
        """Undo lasting effects when the owner loses the skill or leaves (G-15)."""
        return


@mypyc_attr(allow_interpreted_subclasses=True)
class Mission:
    """A reporter's way to win. ``dagger``: also when dead (†); ``turn_end``: judged at the end of turns as well."""

    def __init__(
        self, hears: tuple[int, ...] = (), dagger: bool = False, turn_end: bool = False, need: tuple[int, ...] = ()
    ) -> None:
        self.hears = hears
        self.dagger = dagger
        self.turn_end = turn_end
        self.need = need  # the thresholds, as data

    def note(self, s: State, seat: int, ev: tuple[int, ...]) -> None:
        """Count a moment (R-72)."""
        return

    def tally(self, s: State, seat: int) -> list[tuple[int, int, int]]:
        """Return the conditions as (value, least, most); most -1: no upper bound. All met: the mission is done."""
        return []

    def progress(self, s: State, seat: int) -> list[tuple[int, int, int]]:
        """Return the tally as its holder may see it: a value that depends on what he may not know is -1."""
        return self.tally(s, seat)

    def counted(self, s: State, seat: int) -> int:
        """Return what `add` has counted."""
        return recall(s, seat, MISSION)

    def add(self, s: State, seat: int) -> None:
        """Count one more."""
        store(s, seat, MISSION, recall(s, seat, MISSION) + 1)

    def tick(self, s: State, seat: int, i: int) -> None:
        """Tick a number off: a seat, a function."""
        store(s, seat, MISSION, recall(s, seat, MISSION) | 1 << i)

    def ticked(self, s: State, seat: int) -> int:
        """Return how many different numbers are ticked off."""
        return recall(s, seat, MISSION).bit_count()

    def done(self, s: State, seat: int) -> bool:
        conditions = self.tally(s, seat)
        for value, least, most in conditions:
            if value < least or (most >= 0 and value > most):
                return False
        return len(conditions) > 0


class Character:
    """A character: ``id`` is namespaced by its set when it is registered."""

    def __init__(
        self,
        name: str = "",
        sex: int = UNKNOWN,
        latent: bool = False,
        mission: Mission | None = None,
        skills: tuple[Skill, ...] = (),
        hints: dict[str, int] | None = None,
    ) -> None:
        self.name = name
        self.id = ""
        self.set = ""
        self.sex = sex
        self.latent = latent
        self.mission = mission if mission is not None else Mission()
        self.skills = skills
        self.hints = hints if hints is not None else {}  # plain data for bots


def _check(ch: Character) -> None:
    """Raise ValueError if a character is not made as the engine expects (packs are anybody's work)."""
    if ch.sex not in (MALE, FEMALE, UNKNOWN):
        raise ValueError(f"character {ch.id}: sex: {ch.sex!r} is not MALE, FEMALE or UNKNOWN")
    if not isinstance(ch.mission, Mission):
        raise ValueError(f"character {ch.id}: mission: not a Mission")
    if type(ch.latent) is not bool:
        raise ValueError(f"character {ch.id}: latent: {ch.latent!r} is not True or False")
    if not isinstance(ch.skills, tuple) or not all(isinstance(sk, Skill) for sk in ch.skills):
        raise ValueError(f"character {ch.id}: skills: not a tuple of Skills")
    names = [sk.name for sk in ch.skills]
    if len(set(names)) != len(names) or not all(name.isascii() and name.isidentifier() for name in names):
        raise ValueError(f"character {ch.id}: skills: names must be different words of Latin letters: {names}")


class Library:
    """All characters that are loaded, from our sets and from packs alike; ids are namespaced by their set."""

    def __init__(self) -> None:
        self.characters: list[Character] = []
        self.skills: list[Skill] = []
        self.first_skill: list[int] = []
        self.effects: list[str] = []

    def add(self, set_name: str, ch: Character) -> None:
        """Register a character; raise ValueError naming what is wrong with it. Nothing is registered then."""
        for text in (set_name, ch.name):
            if not text.isascii() or not text.isidentifier():
                raise ValueError(f"character {text!r}: not a name of Latin letters, digits and underscores")
        ch.set = set_name
        ch.id = f"{set_name}:{ch.name}"
        _check(ch)
        if any(other.id == ch.id for other in self.characters):
            raise ValueError(f"character {ch.id} is registered twice")
        if len(ch.skills) > 12 or len(self.skills) + len(ch.skills) > 0xFFF:
            raise ValueError(f"character {ch.id} has too many skills")
        if any(sk is other for sk in ch.skills for other in self.skills):
            raise ValueError(f"character {ch.id}: a skill object belongs to another character already")
        self.first_skill.append(len(self.skills))
        self.characters.append(ch)
        for sk in ch.skills:
            sk.index = len(self.skills)
            sk.id = f"{ch.id}.{sk.name}"
            self.skills.append(sk)
            if sk.covert:
                if sk.covert not in self.effects:
                    self.effects.append(sk.covert)
                sk.effect = self.effects.index(sk.covert)

    def find(self, name: str) -> int:
        """Return the index of a character by its id or its bare name; raise KeyError."""
        for i, ch in enumerate(self.characters):
            if name in (ch.id, ch.name):
                return i
        raise KeyError(name)


class Survivor(Mission):
    """The mission of a game without characters: live and hold five cards (R-05)."""

    def tally(self, s: State, seat: int) -> list[tuple[int, int, int]]:
        return [(len(s.intel[seat]), self.need[0], -1)]


BEGINNERS: Final = Survivor(need=(5,))
