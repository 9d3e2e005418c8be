"""Using cards and skills: declaration and costs, the response stack, triggers (chapter 6)."""

from typing import Final, Optional

from .checks import check
from .deck import PROBE
from .effects import FLIPS, QUICK, RIGID
from .events import DISCARDED, FIZZLED, NEGATED, PLAYED, RESOLVED, SKILL_USED, tell
from .faces import set_face
from .frames import Choice, Item, Trigger, Window
from .hearing import covered_seats, happen
from .knowledge import reveal, slip
from .model import State, air
from .moments import COUNTERED, DEATH, EFFECT, FLIP, SKILL_EFFECT, TARGET
from .tokens import COVERED, DONE, PLAY, PRINT, SEAT, SKILL, UP, W_CHOICE, W_RESPONSE, Z_FACEDOWN, Z_STACK
from .uses import count_use
from .zones import discard

# Steps of an item.
TARGETED: Final = 0
ASK: Final = 1
RESOLVE: Final = 2
CLEAN: Final = 3
VOID: Final = 4
DRAIN: Final = 5


def use(s: State, seat: int, word: bytes, c: Choice, event: tuple[int, ...] = ()) -> None:
    """Carry out an accepted declaration: pay, turn up, put it on the stack (G-03, G-05)."""
    base = len(s.pending)
    flipped = False
    if word[0] == PLAY:
        it = Item(seat, s.cfg.deck.function[c.cards[0]], -1, c)
        it.base = base
        _use_card(s, it, c, s.cfg.functions[it.function].facedown)
    else:
        i = s.skills[seat][word[0] - SKILL]
        sk = s.cfg.skills[i]
        it = Item(seat, sk.used_as(s, c.cards[0]) if sk.use_as != -1 else -1, i, c)
        it.base = base
        it.event = event
        it.covert = 1 if s.face[seat] == COVERED and not sk.tags & FLIPS else 0
        it.quick = 1 if sk.tags & QUICK or (event and trigger_is_immediate(s)) else 0
        count_use(s, seat, sk)
        if sk.tags & FLIPS:
            set_face(s, seat, UP, seat)
            happen(s, (FLIP, seat))
            flipped = True
        if it.covert:
            s.hinted |= 1 << seat
        if it.function >= 0:
            _use_card(s, it, c, False)
        else:
            aim = c.intel[0] if c.intel else -1
            tell(
                s,
                SKILL_USED,
                (
                    seat, -1 if it.covert else i, sk.effect if it.covert else -1,
                    c.seats[0] if c.seats else -1, c.seats[0] if c.intel else -1,
                    s.cfg.deck.print_of[aim] if aim >= 0 else -1, *also_named(s, c),
                ),
            )  # fmt: skip
            discard(s, seat, c.cards)
    if s.flight >= 0:
        it.visit = air(s).visit
        it.aim = air(s).card
    s.stack.append(it)
    s.last_user = seat
    if flipped or len(c.cards) > (it.card >= 0):
        check(s, seat)


def force(s: State, seat: int, skill: int, event: tuple[int, ...]) -> None:
    """Carry out a forced trigger: no declaration, no stack (G-01)."""
    it = Item(seat, -1, skill)
    it.base = len(s.pending)
    it.event = event
    it.quick = 1
    count_use(s, seat, s.cfg.skills[skill])
    tell(s, SKILL_USED, (seat, skill, -1, -1, -1, -1))
    s.stack.append(it)


def also_named(s: State, c: Choice) -> list[int]:
    """Return as tokens what a declaration names besides its first target: it is as public (G-08)."""
    of = s.cfg.deck.print_of
    return c.values + [SEAT + x for x in c.seats[1:]] + [PRINT + of[card] for card in c.intel[1:]]


def trigger_is_immediate(s: State) -> bool:
    f = s.stack[-1]
    return isinstance(f, Trigger) and f.immediate


def _use_card(s: State, it: Item, c: Choice, facedown: bool) -> None:
    """The first card named leaves the hand and is in use; further ones are costs."""
    seat = it.seat
    card = c.cards[0]
    s.hands[seat].remove(card)
    it.card = card
    of = s.cfg.deck.print_of
    p = of[card]
    if facedown:
        it.hidden = 1
        slip(s, card, 1 << seat, Z_STACK, 1 << seat, s.cfg.deck.function[card])
    else:
        reveal(s, card)
    aim = c.intel[0] if c.intel else -1
    tell(
        s,
        PLAYED,
        (
            seat, it.function, -1 if facedown else p,
            c.seats[0] if c.seats and not c.intel else -1, c.seats[0] if c.intel else -1,
            of[aim] if aim >= 0 else -1, -1 if it.covert else it.skill,
        ),
        (p,),
        1 << seat,
    )  # fmt: skip
    discard(s, seat, c.cards[1:])


# --- the stack --------------------------------------------------------------------------------------------------
def step_item(s: State, it: Item) -> None:
    """Advance a stack item: targets' warnings, responses, resolution, clean-up (R-21, R-71)."""
    if it.step == TARGETED:
        it.step = RESOLVE if it.quick else ASK
        if it.function >= 0 and (TARGET in s.hears or TARGET in s.cfg.covert) and target_of(it) >= 0:
            warn(s, it)
    elif it.step == ASK:
        s.stack.append(Window(W_RESPONSE, (s.last_user + 1) % s.n, s.alive))
    elif it.step == RESOLVE:
        if it.negated:
            it.step = VOID
        elif (
            it.function >= 0
            and it.stage == 0  # judged once, when it begins to take effect
            and ((it.spared >= 0 and it.spared == target_of(it)) or not s.cfg.functions[it.function].valid(s, it))
        ):
            it.fizzled = 1
            it.step = CLEAN
        elif s.cfg.effect(it).run(s, it):
            it.step = CLEAN
    elif it.step == CLEAN:
        _clean(s, it)
    elif it.step == VOID:
        _void(s, it)
    else:
        s.stack.pop()


def warn(s: State, it: Item) -> None:
    """Ask about "when you become the target" before anybody may respond (R-71, R-95)."""
    x = target_of(it)
    ev = (TARGET, x, it.seat, it.function)
    if TARGET in s.hears or covered_seats(s):
        s.stack.append(Trigger(s.turn_seat if s.last_user < 0 else (s.last_user + 1) % s.n, ev))


def target_of(it: Item) -> int:
    """Return the target player of a function (R-87), -1 if it has none."""
    return it.picked.seats[0] if it.function >= 0 and it.picked.seats and not it.picked.intel else -1


def resume_item(s: State, it: Item, w: Window, x: int, c: Optional[Choice]) -> None:
    """A window of this item has closed: seat ``x`` responded, or everybody passed, or a choice was made."""
    if w.which == W_CHOICE:
        it.got = c
    elif c is not None:
        use(s, x, w.answers[x], c)
    else:
        it.step = RESOLVE


def annul(s: State, it: Item, below: Item) -> None:
    """A skill makes the item it responds to void, unless that one resists and is not outranked (S-23)."""
    rigid = below.function < 0 and s.cfg.skills[below.skill].tags & RIGID
    if not rigid or s.cfg.skills[it.skill].tags & QUICK:
        below.negated = 1


def answered(s: State, it: Item) -> Optional[Item]:
    """Return the item directly below a response (or below the warning it answers): what it is about."""
    for i in range(len(s.stack) - 2, -1, -1):
        if s.stack[i + 1] is it:
            below = s.stack[i]
            if isinstance(below, Trigger) and below.event[0] == TARGET:
                below = s.stack[i - 1]
            return below if isinstance(below, Item) else None
    return None


def top_item(s: State) -> Optional[Item]:
    """Return the item the open response window is about."""
    below = s.stack[-2]
    return below if isinstance(below, Item) else None


def on_target(s: State, it: Item) -> bool:
    """Return whether the intelligence a skill was aimed at is still in transmission (G-09)."""
    return s.flight >= 0 and it.aim >= 0 and air(s).card == it.aim


def choose(s: State, it: Item, seat: int) -> bool:
    """Ask a seat for the choice of the effect's present stage; False if he is gone (R-52) or has nothing to choose.

    Who is dying still chooses what his own death triggers (S-20).
    """
    it.got = None
    if not s.alive >> seat & 1 and it.event[:2] != (DEATH, seat):
        return False
    for slot in s.cfg.effect(it).choice(s, it, seat):
        if slot.options(s, seat, Choice(), 0) not in (b"", bytes([DONE])):
            s.stack.append(Window(W_CHOICE, seat, 1 << seat))
            return True
    return False


def waits(s: State, it: Item, seat: int) -> bool:
    """Ask for the only choice of an effect when it starts; True while it is waited for, then ``it.got`` holds it."""
    if it.stage:
        return False
    it.stage = 1
    return choose(s, it, seat)


def fizzle(it: Item) -> bool:
    """The effect comes to nothing (R-22)."""
    it.fizzled = 1
    return True


def _put_away(s: State, it: Item) -> None:
    """The card in use goes to the discard pile, a used probe face down (R-58, R-81)."""
    if it.card < 0:
        return
    if it.function == PROBE and it.hidden:
        s.facedown.append(it.card)
        slip(s, it.card, Z_STACK, Z_FACEDOWN, it.regs[0] if it.regs else 1 << it.seat, PROBE)
    else:
        s.discard.append(it.card)
        reveal(s, it.card)
        if it.hidden:
            tell(s, DISCARDED, (it.seat, s.cfg.deck.print_of[it.card]))
    it.card = -1


def _clean(s: State, it: Item) -> None:
    card = it.card
    _put_away(s, it)
    name = (it.seat, it.function, -1 if it.covert else it.skill)
    it.step = DRAIN
    if it.fizzled:
        tell(s, FIZZLED, name)
        return
    tell(s, RESOLVED, name)
    if it.function >= 0:
        happen(s, (EFFECT, it.seat, it.function, target_of(it), card, it.skill))
    else:
        happen(s, (SKILL_EFFECT, it.seat, it.skill))
    check(s, it.seat)


def _void(s: State, it: Item) -> None:
    card = it.card
    _put_away(s, it)
    it.step = DRAIN
    tell(s, NEGATED, (it.seat, it.function, -1 if it.covert else it.skill))
    if it.function >= 0:
        happen(s, (COUNTERED, it.seat, it.function, card, it.skill))
        check(s, it.seat)


# --- triggers ---------------------------------------------------------------------------------------------------
# Steps of a trigger.
COVERT: Final = 0
ASKED: Final = 1
DECLINED: Final = 2
