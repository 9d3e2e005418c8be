"""Small generic characters for tests of the rules: one mechanism each, no story.

    g = kit.scene(5, camps="RBTRB", characters={1: "mole", 3: "veil"}, covered=[1])

==========  =======================================================================================================
mole        latent; above: `whisper` (any; cost 1 card; draw 1), flip: `unmask` (any, if he has intelligence; draw 1),
            below: `dig` (any, once a turn; draw 2), `hide` (active; covers himself)
sleeper     latent; above: `overhear` (trigger: somebody else took a transmission; draw 1), flip: `wake` (any; draw 1)
snapper     latent; flip: `snap` (trigger: he took a transmission; draw 1)
gunner      `shoot` (quick, any; cost 1 card: burn a black), `slow_shot` (the same, not quick),
            `plant` (active: place a hand card in front of a player), `pull` (active: move intelligence to himself)
mourner     `mourn` (trigger: somebody else's death; draw 1)
avenger     `avenge` (death trigger of his own: moves one of his intelligence to another player)
host        `invite` (victory trigger: another player wins along)
ox          `hide_of_ox` (forced: four black cards kill him), `strip` (any: covers himself)
veil        `smother` (any: covers a face-up other), `lift` (any: turns a covered public player up again)
echo        `answer` (trigger: anybody took a transmission; draw 1), `second` (the same; draw 2)
reflex      `jerk` (quick trigger: another's function took effect; draw 1)
tic         `twitch` (trigger: a decline; draw 1), `spasm` (forced on a decline; draw 2), `tremor` (forced; draw 1)
target      `hit` (trigger: another's function that took effect on him; draw 1), `warned` (trigger: became a target)
encorist    `encore` (active, once a turn: an extra transmission)
herald      `proclaim` (quick, while sending: the card goes as text)
stubborn    `refuse` (forced: may decline locked and diverted intelligence); `never` (forced: no lock may aim at him)
bold        `dare` (forced, not quick: his locks aim at anybody, also at himself)
insistent   `insist` (quick, forced: his locks aim at anybody, also at himself)
forger      `as_lock` (use any hand card as a lock), `as_expose` (as an expose), `as_divert` (as a divert)
silencer    `silence` (quick response: makes a skill void)
jammer      `jam` (response: makes a skill void, not quick)
clerk       mission: two of his own functions took effect
hoarder     mission: at least two blue cards
witness     mission: somebody declares by three of a colour
martyr      mission †: killed by somebody else
heir        mission: somebody has died
spent       mission: no card in hand, one intelligence; `waste` (any; cost 1 card; draw 1)
closer      mission, judged at the end of his turns: three cards in hand or more
==========  =======================================================================================================
"""

from collections.abc import Iterable
from typing import Final

from kongsheng.game.checks import check, join
from kongsheng.game.deck import BLACK, DIVERT, EXPOSE, LOCK_ON, TEXT
from kongsheng.game.effects import (
    ABOVE,
    ACTIVE,
    ANY,
    AT_SENDING,
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
from kongsheng.game.events import EVENT_NAMES, MODE_CHANGED, tell
from kongsheng.game.faces import set_face
from kongsheng.game.frames import Item
from kongsheng.game.items import answered, choose, top_item
from kongsheng.game.model import Options, State, air
from kongsheng.game.moments import BY_LOCK, DEATH, DECLINE, EFFECT, GAIN, Q_AIM, Q_DEATH, Q_DECLINE, TARGET, VICTORY
from kongsheng.game.slots import Hand, Intel, Slot, Target, anyone, face_up_others, others
from kongsheng.game.tokens import BY_DIVERT, COVERED, FEMALE, MALE, OUT, UNKNOWN, UP, W_ARRIVAL, W_FREE, W_RESPONSE
from kongsheng.game.turns import send_again
from kongsheng.game.zones import burn, draw, place, shift

from .scene import Scene

ANY_MOMENT: Final = -1  # Draw.of: whoever the moment is about


class Draw(Skill):
    """Draws cards. Triggers hear moments of everybody, of the owner (``own`` 1) or of others (``own`` 0)."""

    def __init__(
        self,
        name: str,
        timing: int,
        tags: int = 0,
        *,
        n: int = 1,
        slots: tuple[Slot, ...] = (),
        hears: tuple[int, ...] = (),
        own: int = ANY_MOMENT,
        at: int = 1,
        per_turn: int = 0,
        per_round: int = 0,
        covert: str = "",
        needs_intel: bool = False,
    ) -> None:
        super().__init__(name, timing, tags, slots, per_turn=per_turn, per_round=per_round, hears=hears, covert=covert)
        self.n = n
        self.own = own
        self.at = at  # which number of the moment names the seat it is about
        self.needs_intel = needs_intel

    def heard(self, s: State, seat: int, ev: tuple[int, ...]) -> bool:
        return self.own == ANY_MOMENT or (ev[self.at] == seat) == bool(self.own)

    def when(self, s: State, seat: int, which: int) -> str:
        return "" if s.intel[seat] or not self.needs_intel else "S-38"

    def run(self, s: State, it: Item) -> bool:
        draw(s, it.seat, self.n)
        return True


class Hide(Skill):
    """Covers its owner."""

    def run(self, s: State, it: Item) -> bool:
        set_face(s, it.seat, COVERED, it.seat)
        check(s, it.seat)
        return True


class Shoot(Skill):
    """Burns a black card."""

    def run(self, s: State, it: Item) -> bool:
        x, card = it.picked.seats[0], it.picked.intel[0]
        if card in s.intel[x]:
            burn(s, x, card, it.seat)
            check(s, it.seat)
        else:
            it.fizzled = 1
        return True


class Plant(Skill):
    """Places a hand card, chosen when it takes effect, in front of the target (S-32)."""

    def run(self, s: State, it: Item) -> bool:
        if it.stage == 0:
            it.stage = 1
            if choose(s, it, it.seat):
                return False
        x = it.picked.seats[0]
        if it.got is not None and s.alive >> x & 1:
            place(s, it.seat, x, it.got.cards[0])
            check(s, it.seat)
        return True

    def choice(self, s: State, it: Item, seat: int) -> tuple[Slot, ...]:
        return (Hand(1),)


class Pull(Skill):
    """Moves a card from in front of somebody to its owner."""

    def run(self, s: State, it: Item) -> bool:
        x, card = it.picked.seats[0], it.picked.intel[0]
        if card in s.intel[x] and s.alive >> it.seat & 1:
            shift(s, x, it.seat, card)
            check(s, it.seat)
        else:
            it.fizzled = 1
        return True


def himself(s: State, seat: int, x: int) -> str:
    """The owner, alive or dying."""
    return "" if x == seat else "G-08"


class Avenge(Skill):
    def heard(self, s: State, seat: int, ev: tuple[int, ...]) -> bool:
        return ev[1] == seat and bool(s.intel[seat])

    def run(self, s: State, it: Item) -> bool:
        me, to = it.picked.seats
        shift(s, me, to, it.picked.intel[0])
        check(s, it.seat)
        return True


def not_lost(s: State, seat: int, x: int) -> str:
    return "" if x != seat and s.status[x] != OUT else "G-08"


class Invite(Skill):
    def heard(self, s: State, seat: int, ev: tuple[int, ...]) -> bool:
        return ev[1] == seat

    def run(self, s: State, it: Item) -> bool:
        join(s, it.seat, it.picked.seats[0])
        return True


class HideOfOx(Skill):
    def amount(self, s: State, owner: int, q: int, seat: int, x: int, arg: int, value: int) -> int:
        return 4 if seat == owner else value


class Smother(Skill):
    def run(self, s: State, it: Item) -> bool:
        x = it.picked.seats[0]
        if s.alive >> x & 1 and s.face[x] == UP:
            set_face(s, x, COVERED, it.seat)
            check(s, it.seat)
        else:
            it.fizzled = 1
        return True


def flipped_public(s: State, seat: int, x: int) -> str:
    ok = s.alive >> x & 1 and s.face[x] == COVERED and not s.cfg.characters[s.char[x]].latent
    return "" if ok else "G-08"


class Lift(Skill):
    def run(self, s: State, it: Item) -> bool:
        set_face(s, it.picked.seats[0], UP, it.seat)
        check(s, it.seat)
        return True


class Encore(Skill):
    def when(self, s: State, seat: int, which: int) -> str:
        return "" if s.sent else "R-54"

    def run(self, s: State, it: Item) -> bool:
        send_again(s)
        return True


class Proclaim(Skill):
    def run(self, s: State, it: Item) -> bool:
        air(s).mode = TEXT
        tell(s, MODE_CHANGED, (it.seat, TEXT))
        return True


class Refuse(Skill):
    def bend(self, s: State, owner: int, q: int, seat: int, x: int, arg: int) -> int:
        return int(seat == owner and arg in (BY_LOCK, BY_DIVERT))


class Never(Skill):
    def bend(self, s: State, owner: int, q: int, seat: int, x: int, arg: int) -> int:
        return -int(x == owner and arg == LOCK_ON)


class Insist(Skill):
    def bend(self, s: State, owner: int, q: int, seat: int, x: int, arg: int) -> int:
        return int(seat == owner and arg == LOCK_ON)


class Hush(Skill):
    """Makes the skill it answers void."""

    def when(self, s: State, seat: int, which: int) -> str:
        below = top_item(s)
        return "" if below is not None and below.function < 0 and below.seat != seat else "G-02"

    def run(self, s: State, it: Item) -> bool:
        below = answered(s, it)
        if below is not None:
            below.negated = 1
        return True


class TwoWorks(Mission):
    def note(self, s: State, seat: int, ev: tuple[int, ...]) -> None:
        if ev[1] == seat:
            store(s, seat, MISSION, recall(s, seat, MISSION) + 1)

    def tally(self, s: State, seat: int) -> list[tuple[int, int, int]]:
        return [(recall(s, seat, MISSION), 2, -1)]


class TwoBlue(Mission):
    def tally(self, s: State, seat: int) -> list[tuple[int, int, int]]:
        return [(s.blue[seat], 2, -1)]


class SomebodyDeclares(Mission):
    def tally(self, s: State, seat: int) -> list[tuple[int, int, int]]:
        return [((s.declarers & ~(1 << seat)).bit_count(), 1, -1)]


class Martyrdom(Mission):
    def tally(self, s: State, seat: int) -> list[tuple[int, int, int]]:
        return [(int(s.killer[seat] not in (-1, seat)), 1, -1)]


class SomebodyDied(Mission):
    def tally(self, s: State, seat: int) -> list[tuple[int, int, int]]:
        return [(len([x for x in s.dead if x != seat]), 1, -1)]


class Spent(Mission):
    def tally(self, s: State, seat: int) -> list[tuple[int, int, int]]:
        return [(len(s.hands[seat]), 0, 0), (len(s.intel[seat]), 1, -1)]


class FullHand(Mission):
    def tally(self, s: State, seat: int) -> list[tuple[int, int, int]]:
        return [(len(s.hands[seat]), 3, -1)]


def cast() -> list[tuple[str, Character]]:
    """Return all characters of the kit, new ones each time, as `Scene(extra=...)` takes them."""
    early = W_FREE | W_ARRIVAL | W_RESPONSE
    late = W_ARRIVAL | W_RESPONSE
    black = Intel(anyone, BLACK)
    people = [
        Character(
            "mole",
            FEMALE,
            True,
            skills=(
                Draw("whisper", ANY, ABOVE, slots=(Hand(1),), covert="draw_one"),
                Draw("unmask", ANY, FLIPS, needs_intel=True),
                Draw("dig", ANY, n=2, per_turn=1),
                Hide("hide", ACTIVE),
            ),
        ),
        Character(
            "sleeper",
            MALE,
            True,
            skills=(
                Draw("overhear", ON_TRIGGER, ABOVE, hears=(GAIN,), own=0, covert="draw_one"),
                Draw("wake", ANY, FLIPS),
            ),
        ),
        Character("snapper", MALE, True, skills=(Draw("snap", ON_TRIGGER, FLIPS, hears=(GAIN,), own=1),)),
        Character(
            "gunner",
            MALE,
            skills=(
                Shoot("shoot", ANY, QUICK, (Hand(1), black)),
                Shoot("slow_shot", ANY, slots=(Hand(1), black)),
                Plant("plant", ACTIVE, slots=(Target(anyone),)),
                Pull("pull", ACTIVE, slots=(Intel(others),)),
            ),
        ),
        Character("mourner", FEMALE, skills=(Draw("mourn", ON_TRIGGER, hears=(DEATH,), own=0),)),
        Character(
            "avenger", MALE, skills=(Avenge("avenge", ON_TRIGGER, slots=(Intel(himself), Target()), hears=(DEATH,)),)
        ),
        Character("host", FEMALE, skills=(Invite("invite", ON_TRIGGER, slots=(Target(not_lost),), hears=(VICTORY,)),)),
        Character("ox", UNKNOWN, skills=(HideOfOx("hide_of_ox", tags=FORCED, bends=(Q_DEATH,)), Hide("strip", ANY))),
        Character(
            "veil",
            FEMALE,
            skills=(
                Smother("smother", ANY, slots=(Target(face_up_others),)),
                Lift("lift", ANY, slots=(Target(flipped_public),)),
            ),
        ),
        Character(
            "echo",
            FEMALE,
            skills=(Draw("answer", ON_TRIGGER, hears=(GAIN,)), Draw("second", ON_TRIGGER, n=2, hears=(GAIN,))),
        ),
        Character("reflex", MALE, skills=(Draw("jerk", ON_TRIGGER, QUICK, hears=(EFFECT,), own=0),)),
        Character(
            "tic",
            MALE,
            skills=(
                Draw("twitch", ON_TRIGGER, hears=(DECLINE,)),
                Draw("spasm", ON_TRIGGER, FORCED, n=2, hears=(DECLINE,)),
                Draw("tremor", ON_TRIGGER, FORCED, hears=(DECLINE,)),
            ),
        ),
        Character(
            "target",
            MALE,
            skills=(
                Draw("hit", ON_TRIGGER, hears=(EFFECT,), own=1, at=3),
                Draw("warned", ON_TRIGGER, hears=(TARGET,), own=1),
            ),
        ),
        Character("encorist", FEMALE, skills=(Encore("encore", ACTIVE, per_turn=1),)),
        Character("herald", MALE, skills=(Proclaim("proclaim", AT_SENDING, QUICK),)),
        Character(
            "stubborn",
            MALE,
            skills=(Refuse("refuse", tags=FORCED, bends=(Q_DECLINE,)), Never("never", tags=FORCED, bends=(Q_AIM,))),
        ),
        Character("bold", MALE, skills=(Insist("dare", tags=FORCED, bends=(Q_AIM,)),)),
        Character("insistent", MALE, skills=(Insist("insist", tags=FORCED | QUICK, bends=(Q_AIM,)),)),
        Character(
            "forger",
            FEMALE,
            skills=(
                Skill("as_lock", early, slots=(Hand(1),), use_as=LOCK_ON),
                Skill("as_expose", IN_RESPONSE, slots=(Hand(1),), use_as=EXPOSE),
                Skill("as_divert", late, slots=(Hand(1),), use_as=DIVERT),
            ),
        ),
        Character("silencer", FEMALE, skills=(Hush("silence", IN_RESPONSE, QUICK),)),
        Character("jammer", MALE, skills=(Hush("jam", IN_RESPONSE),)),
        Character("clerk", MALE, mission=TwoWorks(hears=(EFFECT,))),
        Character("hoarder", FEMALE, mission=TwoBlue()),
        Character("witness", MALE, mission=SomebodyDeclares()),
        Character("martyr", MALE, mission=Martyrdom(dagger=True)),
        Character("heir", FEMALE, mission=SomebodyDied()),
        Character("spent", FEMALE, mission=Spent(), skills=(Draw("waste", ANY, slots=(Hand(1),)),)),
        Character("closer", MALE, mission=FullHand(turn_end=True)),
    ]
    return [("kit", ch) for ch in people]


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
    """A `Scene` whose library has the kit's characters beside ours."""
    return Scene(
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


def kinds(g: Scene, *wanted: str) -> list[str]:
    """Names of the events so far, in order; only the wanted kinds if any are named."""
    names = [EVENT_NAMES[e.kind] for e in g.events]
    return [n for n in names if not wanted or n in wanted]


def pub(g: Scene, kind: str) -> list[tuple[int, ...]]:
    """Public fields of all events of a kind so far."""
    return [e.pub for e in g.told(kind)]
