"""More characters made only for tests: what chapter 11 of the rules needs that nobody prints.

==============  ===================================================================================================
``ping``        `serve` (active: nothing), `back` (forced: answers the effect of a skill of another; nothing)
``pong``        `back` only
``rainmaker``   `rain` (any: the top of the pile lands before a player), `shower` (the same, quick),
                `hail` (active: before two players at once)
``lasher``      `lash` (his own death: the top of the pile lands before another player)
``scorcher``    `scorch` (his own death: burns a card before another player)
``insured``     `claim` (trigger: his intelligence burned; draw 1)
``ducker``      latent; `duck` (above, quick: became a target; it has no effect on him)
``smoother``    `take_over` (response: becomes the target), `alarmed` (trigger: became a target; draw 1)
``selfish``     `own_lock` (forced: his locks may aim at himself)
``shutter``     `no_lock` (forced: nobody may lock himself)
``spy``         `peek` (active: inspects an identity), `outing` (active: makes an identity public)
``nosy``        `glance` (arrival only: inspects the flight), `grab` (arrival only: drops it)
``first``,      listeners of burnings: `first` burns one more card of the same seat, `second` draws
``second``
counters        ``c_decline``, ``c_flip``, ``c_begin``, ``c_camp``, ``c_effect``: missions that count one moment
==============  ===================================================================================================
"""

from collections.abc import Callable, Iterable
from typing import Final

from kongsheng.game.characters.he_xini import SmoothOver
from kongsheng.game.checks import check, drop_flight
from kongsheng.game.effects import (
    ABOVE,
    ACTIVE,
    ANY,
    AT_ARRIVAL,
    FLIPS,
    FORCED,
    IN_RESPONSE,
    MISSION,
    ON_TRIGGER,
    QUICK,
    Character,
    Mission,
    Skill,
    recall,
    store,
)
from kongsheng.game.engine import apply
from kongsheng.game.events import EVENT_NAMES, IDENTITY_SEEN, tell
from kongsheng.game.faces import show_camp
from kongsheng.game.frames import Item
from kongsheng.game.hearing import happen
from kongsheng.game.items import answered, on_target
from kongsheng.game.model import Options, State, air
from kongsheng.game.moments import (
    BURN,
    DEATH,
    DECLINE,
    EFFECT,
    FLIP,
    KNOW_CAMP,
    Q_AIM,
    SKILL_EFFECT,
    TARGET,
    TURN_BEGIN,
)
from kongsheng.game.slots import Intel, Target, anyone, others
from kongsheng.game.tokens import FEMALE, MALE, W_ARRIVAL, W_OPEN, W_RESPONSE
from kongsheng.game.uses import open_window
from kongsheng.game.views import view
from kongsheng.game.words import default
from kongsheng.game.zones import burn, draw, inspect_flight, turn_up

from . import kit
from .scene import Scene

LOCK: Final = 1  # the number of the function


class Nothing(Skill):
    """Does nothing."""


class Back(Skill):
    def heard(self, s: State, seat: int, ev: tuple[int, ...]) -> bool:
        return ev[1] != seat


class Rain(Skill):
    def run(self, s: State, it: Item) -> bool:
        for x in it.picked.seats:
            if s.alive >> x & 1:
                turn_up(s, x)
        check(s, it.seat)
        return True


class Lash(Rain):
    def heard(self, s: State, seat: int, ev: tuple[int, ...]) -> bool:
        return ev[1] == seat


class Scorch(Skill):
    def heard(self, s: State, seat: int, ev: tuple[int, ...]) -> bool:
        return ev[1] == seat

    def run(self, s: State, it: Item) -> bool:
        burn(s, it.picked.seats[0], it.picked.intel[0], it.seat)
        check(s, it.seat)
        return True


class OwnMoment(Skill):
    """Draws a card when the moment is about the owner."""

    def heard(self, s: State, seat: int, ev: tuple[int, ...]) -> bool:
        return ev[1] == seat

    def run(self, s: State, it: Item) -> bool:
        draw(s, it.seat, 1)
        return True


class AnyMoment(Skill):
    def run(self, s: State, it: Item) -> bool:
        draw(s, it.seat, 1)
        return True


class BurnOn(Skill):
    """Once per game: when somebody's card burns, the next card of that seat burns as well."""

    def heard(self, s: State, seat: int, ev: tuple[int, ...]) -> bool:
        return bool(s.intel[ev[1]])

    def run(self, s: State, it: Item) -> bool:
        x = it.event[1]
        if s.intel[x]:
            burn(s, x, s.intel[x][0], it.seat)
            check(s, it.seat)
        return True


class BurnTwo(Skill):
    """Burns everything in front of a player, one card after the other."""

    def run(self, s: State, it: Item) -> bool:
        x = it.picked.seats[0]
        burn(s, x, s.intel[x][0], it.seat)
        burn(s, x, s.intel[x][0], it.seat)
        check(s, it.seat)
        return True


class Duck(OwnMoment):
    def run(self, s: State, it: Item) -> bool:
        below = answered(s, it)
        if below is not None:
            below.spared = it.seat
        return True


class OwnLock(Skill):
    def bend(self, s: State, owner: int, q: int, seat: int, x: int, arg: int) -> int:
        return int(seat == owner and x == owner and arg == LOCK)


class NoLock(Skill):
    def bend(self, s: State, owner: int, q: int, seat: int, x: int, arg: int) -> int:
        return -int(seat == x and arg == LOCK)


class Peek(Skill):
    def run(self, s: State, it: Item) -> bool:
        x = it.picked.seats[0]
        s.may[it.seat * s.n + x] = 1 << s.camp[x]
        tell(s, IDENTITY_SEEN, (it.seat, x), (s.camp[x],), 1 << it.seat)
        happen(s, (KNOW_CAMP, it.seat, x))
        check(s, it.seat)
        return True


class Outing(Skill):
    def run(self, s: State, it: Item) -> bool:
        show_camp(s, it.picked.seats[0])
        check(s, it.seat)
        return True


class Glance(Skill):
    def run(self, s: State, it: Item) -> bool:
        if on_target(s, it):
            inspect_flight(s, air(s), it.seat)
        else:
            it.fizzled = 1
        return True


class Grab(Skill):
    def run(self, s: State, it: Item) -> bool:
        if on_target(s, it):
            drop_flight(s)
        else:
            it.fizzled = 1
        return True


class Counts(Mission):
    """One moment about the owner is enough."""

    def note(self, s: State, seat: int, ev: tuple[int, ...]) -> None:
        if ev[1] == seat:
            store(s, seat, MISSION, recall(s, seat, MISSION) + 1)

    def tally(self, s: State, seat: int) -> list[tuple[int, int, int]]:
        return [(recall(s, seat, MISSION), self.need[0], -1)]


def cast() -> list[tuple[str, Character]]:
    """Return the characters of this kit and of the other one, new each time."""
    lash = Lash("lash", ON_TRIGGER, slots=(Target(others),), hears=(DEATH,))
    people = [
        Character("ping", MALE, skills=(Nothing("serve", ACTIVE), Back("back", 0, FORCED, hears=(SKILL_EFFECT,)))),
        Character("pong", FEMALE, skills=(Back("forth", 0, FORCED, hears=(SKILL_EFFECT,)),)),
        Character(
            "rainmaker",
            MALE,
            skills=(
                Rain("rain", ANY, slots=(Target(anyone),)),
                Rain("shower", ANY, QUICK, slots=(Target(anyone),)),
                Rain("hail", ACTIVE, slots=(Target(anyone, 2),)),
                BurnTwo("blaze", ANY, slots=(Target(lambda s, seat, x: "" if len(s.intel[x]) > 1 else "G-08"),)),
            ),
        ),
        Character("lasher", MALE, skills=(lash,)),
        Character("scorcher", FEMALE, skills=(Scorch("scorch", ON_TRIGGER, slots=(Intel(others),), hears=(DEATH,)),)),
        Character("insured", FEMALE, skills=(OwnMoment("claim", ON_TRIGGER, hears=(BURN,)),)),
        Character(
            "ducker",
            MALE,
            True,
            skills=(Duck("duck", ON_TRIGGER, ABOVE | QUICK, hears=(TARGET,), per_round=1, covert="duck"),),
        ),
        Character(
            "smoother",
            MALE,
            skills=(
                SmoothOver("take_over", IN_RESPONSE, per_round=1),
                OwnMoment("alarmed", ON_TRIGGER, hears=(TARGET,)),
            ),
        ),
        Character("selfish", MALE, skills=(OwnLock("own_lock", tags=FORCED, bends=(Q_AIM,)),)),
        Character("shutter", FEMALE, skills=(NoLock("no_lock", tags=FORCED, bends=(Q_AIM,)),)),
        Character(
            "spy",
            FEMALE,
            skills=(Peek("peek", ACTIVE, slots=(Target(others),)), Outing("outing", ACTIVE, slots=(Target(others),))),
        ),
        Character("nosy", MALE, skills=(Glance("glance", AT_ARRIVAL), Grab("grab", AT_ARRIVAL, QUICK))),
        Character("first", MALE, skills=(BurnOn("fan", ON_TRIGGER, hears=(BURN,), per_game=1),)),
        Character("second", MALE, skills=(AnyMoment("warm", ON_TRIGGER, hears=(BURN,)),)),
        Character("c_decline", MALE, mission=Counts((DECLINE,), need=(1,))),
        Character(
            "c_flip",
            MALE,
            True,
            mission=Counts((FLIP,), need=(1,)),
            skills=(AnyMoment("rise", ANY, FLIPS),),
        ),
        Character("c_begin", MALE, mission=Counts((TURN_BEGIN,), need=(2,))),
        Character(
            "c_camp",
            FEMALE,
            mission=Counts((KNOW_CAMP,), need=(1,)),
            skills=(Peek("peep", ACTIVE, slots=(Target(others),)),),
        ),
        Character("c_effect", FEMALE, mission=Counts((EFFECT,), need=(1,))),
    ]
    return [("kit2", ch) for ch in people] + kit.cast()


class Table(Scene):
    """A scene in which whoever speaks is heard: seats before him in the order of the window pass first."""

    def say(self, seat: int, text: str) -> "Table":
        w = open_window(self.s)
        if w is not None and w.which in (W_OPEN, W_RESPONSE, W_ARRIVAL) and self.can(seat, text):
            x = w.seat
            while x != seat and open_window(self.s) is w:
                if w.asked >> x & 1 and not w.answers[x]:
                    super().say(x, "pass")
                x = (x + 1) % self.s.n
        super().say(seat, text)
        return self


def scene(
    players: int = 5,
    *,
    turn: int = 0,
    camps: str = "",
    characters: dict[int, str] | None = None,
    covered: Iterable[int] = (),
    options: Options | None = None,
    auto_close: bool = True,
    seed: bytes = b"scene",
) -> Scene:
    """A `Table` whose library has the characters of both kits beside ours."""
    return Table(
        players,
        turn=turn,
        camps=camps,
        characters=characters if characters is not None else {},
        covered=covered,
        options=options,
        extra=cast(),
        auto_close=auto_close,
        seed=seed,
    )


def seal(g: Scene, seat: int, text: str) -> None:
    """Answer for a seat while those before it are still thinking."""
    Scene.say(g, seat, text)


def first_asked(g: Scene) -> int:
    """Where the seat order of the open window begins (R-20, R-69)."""
    w = open_window(g.s)
    assert w is not None
    return w.seat


def plain(x: object) -> object:
    """A view as plain data, to compare."""
    if isinstance(x, list):
        return [plain(y) for y in x]
    names = [n for n in dir(x) if not n.startswith("_")] if type(x).__module__.startswith("kongsheng") else []
    return {n: plain(getattr(x, n)) for n in names} if names else x


def sight(g: Scene, viewer: int) -> object:
    """What a viewer sees, as plain data."""
    return plain(view(g.s, viewer))


def story(g: Scene, *kinds: str) -> list[tuple[object, ...]]:
    """The events of these kinds in order, each as its name and what everybody is told."""
    return [(EVENT_NAMES[e.kind], *e.pub) for e in g.events if EVENT_NAMES[e.kind] in kinds]


def idle(g: Scene, stop: Callable[[State], bool]) -> None:
    """Let everybody give the default answer until the test holds or the game is over (R-90)."""
    for _ in range(2000):
        w = open_window(g.s)
        if w is None or stop(g.s):
            return
        for x in range(g.s.n):
            if open_window(g.s) is w and default(g.s, x):
                apply(g.s, x, default(g.s, x), g.events)
    raise AssertionError("never happened")
