"""What cards, skills and missions are made of: the moments they hear, the questions they answer, their grammar.

A designer's file subclasses `Skill` and `Mission` and lists them in a `Character`; everything else is engine.
"""

from collections.abc import Callable
from typing import Final

from mypy_extensions import mypyc_attr

from .deck import BLACK, DIRECT, TRUE_OR_FALSE
from .model import (
    CAMP,
    COVERED,
    DONE,
    MODE,
    ORD,
    PRINT,
    SEAT,
    SEX,
    SEXLESS,
    UNKNOWN,
    UP,
    W_ARRIVAL,
    W_FREE,
    W_OPEN,
    W_RESPONSE,
    W_SENDING,
    W_TRIGGER,
    Choice,
    Item,
    State,
)

# --- moments: (kind, a, b, c, d); what triggers hear and missions count ------------------------------------------
GAIN: Final = 0  # seat took the transmitted card: seat, card, sender, attributed to
DECLINE: Final = 1  # seat declined (G-20): seat
EFFECT: Final = 2  # a function took effect: user, function, target seat or -1, card in use, skill or -1
COUNTERED: Final = 3  # a function card was made void: user, function, card, skill or -1
BURN: Final = 4  # seat lost intelligence to fire: seat, card, who did it
DEATH: Final = 5  # seat, killer
FLIP: Final = 6  # seat turned its character up by a skill: seat
TARGET: Final = 7  # seat became the target of a function: seat, user, function
DRAW_STEP: Final = 8  # seat is about to draw for the turn (S-08): seat
TURN_ENDING: Final = 9  # seat has declared the end of the turn: seat
VICTORY: Final = 10  # seat declares victory: seat
LOOK: Final = 11  # seat inspected the flight: seat, card
KNOW_CAMP: Final = 12  # seat inspected the identity of: seat, target
SHOW_CAMP: Final = 13  # an identity became public: seat
FLIGHT_END: Final = 14  # a transmission is over: taker or -1
TURN_END: Final = 15  # seat's turn is over, after its closing window: seat
SKILL_EFFECT: Final = 16  # a skill took effect: user, skill
COVER: Final = 17  # seat's character was covered: seat
OUSTED: Final = 18  # seat died or lost: seat
TURN_BEGIN: Final = 19  # seat

# --- questions (S-23) -------------------------------------------------------------------------------------------
Q_AIM: Final = 0  # may `seat` aim function `arg` at seat `x`?
Q_DECLINE: Final = 1  # may `seat` decline although `arg` (a BY_* reason, or BY_LOCK) says he may not?
Q_USE: Final = 2  # may `seat` use function `arg` now?
Q_COUNTER: Final = 3  # may `seat` counter the function `arg` used by `x`?
Q_VOID: Final = 4  # may the skill `arg` of `x` be made void?
Q_HANDLE: Final = 5  # may the ordinary skill `arg` of `seat` handle the flight?
Q_DENY: Final = 6  # may `seat` deny a probe that fits?
Q_STRAY: Final = 7  # is the flight lost when it would reach its lured sender `seat`?
Q_DEATH: Final = 8  # amount: black cards that kill `seat`
Q_DRAW: Final = 9  # amount: cards `seat` draws for the turn
Q_TOLL: Final = 10  # amount: extra cards `seat` discards to aim function `arg` at seat `x` or cards before him
Q_PROBE: Final = 11  # amount: what a probe's action (+2, -1) on `seat` becomes
BY_LOCK: Final = 9

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

CAMPS: Final = bytes([CAMP, CAMP + 1, CAMP + 2])  # tokens for naming an identity
MODES: Final = bytes([MODE, MODE + 1, MODE + 2])
SEXES: Final = bytes([SEX, SEX + 1, SEX + 2])

Aim = Callable[[State, int, int], str]
Fits = Callable[[State, list[int], int], bool]


def anyone(s: State, seat: int, x: int) -> str:
    """Any living player (G-08)."""
    return "" if s.alive >> x & 1 else "G-08"


def others(s: State, seat: int, x: int) -> str:
    """Another living player (G-08)."""
    return "" if s.alive >> x & 1 and x != seat else "G-08"


def myself(s: State, seat: int, x: int) -> str:
    """The user himself."""
    return "" if x == seat else "G-08"


def hidden_camp(s: State, seat: int, x: int) -> str:
    """Another living player whose identity is not public."""
    return "" if s.alive >> x & 1 and x != seat and not s.shown >> x & 1 else "G-08"


def with_hand(s: State, seat: int, x: int) -> str:
    """Another living player who has cards in hand."""
    return "" if s.alive >> x & 1 and x != seat and s.hands[x] else "G-08"


def face_up_others(s: State, seat: int, x: int) -> str:
    """Another living player whose character is face up (S-31)."""
    if not s.alive >> x & 1 or x == seat:
        return "G-08"
    return "" if s.char[x] >= 0 and s.face[x] == UP else "S-31"


def sex_of(s: State, seat: int) -> int:
    """Return MALE, FEMALE, UNKNOWN, or SEXLESS for a covered latent character (S-36, R-49)."""
    c = s.char[seat]
    if c < 0 or (s.face[seat] == COVERED and s.cfg.characters[c].latent):
        return SEXLESS
    return s.sex[seat]


def concerns(sk: "Skill", ev: tuple[int, ...]) -> bool:
    """Return whether the skill hears such a moment at all, whoever takes part in it."""
    fn = ev[3] if ev[0] == TARGET else ev[2] if ev[0] in (EFFECT, COUNTERED) else -1
    return ev[0] in sk.hears and (fn < 0 or not sk.about or fn in sk.about)


def hit(ev: tuple[int, ...], seat: int) -> bool:
    """Return whether another player's function took effect with the seat as a target player (an `EFFECT`, R-87)."""
    return ev[1] != seat and (ev[3] == seat or ev[2] == TRUE_OR_FALSE)


def by_face(s: State, cards: list[int]) -> list[int]:
    """Return the cards in the order of their prints: what is shown must not depend on the order they came in."""
    return sorted(cards, key=s.cfg.deck.print_of.__getitem__)


def _publicity(s: State, seat: int, card: int) -> int:
    return sum(1 for k in s.know if k.get(card, 0) == 1 << seat)


def direct_card(s: State, chosen: list[int], card: int) -> bool:
    """A card printed as direct, for `Hand`."""
    return s.cfg.deck.mode[card] == DIRECT


def black_card(s: State, chosen: list[int], card: int) -> bool:
    """A card that contains black, for `Hand`."""
    return bool(s.cfg.deck.colour[card] & BLACK)


class Slot:
    """One part of a declaration's grammar. It consumes tokens until `options` returns nothing.

    ``k`` counts the tokens this slot has already consumed. `hand` is the least number of hand cards it needs.
    """

    def __init__(self, hand: int = 0) -> None:
        self.hand = hand

    def options(self, s: State, seat: int, c: Choice, k: int) -> bytes:
        return b""

    def take(self, s: State, seat: int, c: Choice, token: int, k: int) -> bool:
        """Add the token's meaning to the choice; return True if the slot is full whatever follows."""
        return True

    def refuse(self, s: State, seat: int, c: Choice, token: int, k: int) -> str:
        """Return the clause that forbids the token here."""
        return "S-22"


class Hand(Slot):
    """``count`` of one's own hand cards, in the order of their prints; with ``least`` fewer, closed by DONE."""

    def __init__(self, count: int = 1, fits: Fits | None = None, least: int = -1, every: bool = False) -> None:
        super().__init__(count if least < 0 else least)
        self.count = count
        self.fits = fits
        self.least = count if least < 0 else least
        self.every = every  # the whole hand, at least `count`: nothing to choose

    def _left(self, s: State, seat: int, c: Choice, k: int) -> list[int]:
        """Cards that may still be named: after the last one named in this slot, and enough left to finish."""
        prints = s.cfg.deck.print_of
        fits = self.fits
        mine = c.cards[len(c.cards) - k :] if k else []
        last = prints[mine[-1]] if mine else -1
        pool = [
            x for x in s.hands[seat] if prints[x] >= last and x not in c.cards and (fits is None or fits(s, mine, x))
        ]
        return by_face(s, pool)

    def options(self, s: State, seat: int, c: Choice, k: int) -> bytes:
        if self.every or k >= self.count:
            return b""
        pool = self._left(s, seat, c, k)
        rest = self.least - k
        prints = s.cfg.deck.print_of
        end = len(pool) - rest + 1 if rest > 0 else len(pool)
        if rest > 1 and self.fits is not None:
            fits = self.fits
            mine = c.cards[len(c.cards) - k :] if k else []
            good = [
                prints[x]
                for i, x in enumerate(pool)
                if sum(1 for y in pool[i + 1 :] if fits(s, mine + [x], y)) >= rest - 1
            ]
        else:
            good = [prints[x] for x in pool[: max(end, 0)]]
        found = bytes(PRINT + p for p in sorted(set(good)))
        return bytes([DONE]) + found if rest <= 0 else found

    def take(self, s: State, seat: int, c: Choice, token: int, k: int) -> bool:
        if token == DONE:
            return True
        p = token - PRINT
        best = -1
        known = -1
        for x in self._left(s, seat, c, k):
            if s.cfg.deck.print_of[x] == p:
                score = _publicity(s, seat, x)  # the copy most players know of leaves first
                if score > known:
                    best, known = x, score
        c.cards.append(best)
        return k + 1 == self.count

    def refuse(self, s: State, seat: int, c: Choice, token: int, k: int) -> str:
        return "G-03"


class Target(Slot):
    """``count`` different seats the aim allows, in ascending order."""

    def __init__(self, aim: Aim = others, count: int = 1) -> None:
        super().__init__()
        self.aim = aim
        self.count = count

    def options(self, s: State, seat: int, c: Choice, k: int) -> bytes:
        if k >= self.count:
            return b""
        aim = self.aim
        last = c.seats[-1] if k else -1
        found = bytes([SEAT + x for x in range(last + 1, s.n) if x not in c.seats and not aim(s, seat, x)])
        rest = self.count - k - 1
        return found[: len(found) - rest] if rest < len(found) else b""

    def take(self, s: State, seat: int, c: Choice, token: int, k: int) -> bool:
        c.seats.append(token - SEAT)
        return k + 1 == self.count

    def refuse(self, s: State, seat: int, c: Choice, token: int, k: int) -> str:
        x = token - SEAT
        return (self.aim(s, seat, x) or "G-08") if 0 <= x < s.n else "G-08"


class Intel(Slot):
    """A card in front of a seat: the seat, the print, and which of several that differ.

    ``colour`` restricts the card to those containing one of its bits; 0 means any.
    """

    def __init__(self, aim: Aim = anyone, colour: int = 0) -> None:
        super().__init__()
        self.aim = aim
        self.colour = colour

    def _row(self, s: State, x: int) -> list[int]:
        if not self.colour:
            return s.intel[x]
        colours = s.cfg.deck.colour
        return [y for y in s.intel[x] if colours[y] & self.colour]

    def _same(self, s: State, x: int, p: int) -> list[int]:
        """Copies of the print that are told apart by where they came from (G-11)."""
        seen: list[int] = []
        found: list[int] = []
        for y in self._row(s, x):
            if s.cfg.deck.print_of[y] == p and s.sender[y] not in seen:
                seen.append(s.sender[y])
                found.append(y)
        return found[:16]

    def options(self, s: State, seat: int, c: Choice, k: int) -> bytes:
        if k == 0:
            aim = self.aim
            return bytes([SEAT + x for x in range(s.n) if not aim(s, seat, x) and self._row(s, x)])
        if k == 1:
            x = c.seats[-1]
            return bytes(sorted({PRINT + s.cfg.deck.print_of[y] for y in self._row(s, x)}))
        if k == 2:
            same = self._same(s, c.seats[-1], s.cfg.deck.print_of[c.intel[-1]])
            if len(same) > 1:
                return bytes([ORD + i for i in range(len(same))])
        return b""

    def take(self, s: State, seat: int, c: Choice, token: int, k: int) -> bool:
        if k == 0:
            c.seats.append(token - SEAT)
        elif k == 1:
            c.intel.append(self._same(s, c.seats[-1], token - PRINT)[0])
        else:
            c.intel[-1] = self._same(s, c.seats[-1], s.cfg.deck.print_of[c.intel[-1]])[token - ORD]
        return k == 2

    def refuse(self, s: State, seat: int, c: Choice, token: int, k: int) -> str:
        if k == 0 and SEAT <= token < SEAT + s.n:
            return self.aim(s, seat, token - SEAT) or "S-33"
        return "S-33"


class Value(Slot):
    """One of a fixed list of tokens."""

    def __init__(self, tokens: bytes = b"") -> None:
        super().__init__()
        self.tokens = tokens

    def options(self, s: State, seat: int, c: Choice, k: int) -> bytes:
        return b"" if k else self.tokens

    def take(self, s: State, seat: int, c: Choice, token: int, k: int) -> bool:
        c.values.append(token)
        return True


class Shown(Slot):
    """``least`` to ``most`` of some cards the chooser may look at, in the order of their prints."""

    def __init__(self, cards: list[int] | None = None, least: int = 1, most: int = 1) -> None:
        super().__init__()
        self.cards = cards if cards is not None else []
        self.least = least
        self.most = most

    def options(self, s: State, seat: int, c: Choice, k: int) -> bytes:
        if k >= self.most:
            return b""
        prints = s.cfg.deck.print_of
        last = prints[c.cards[-1]] if k else -1
        pool = by_face(s, [x for x in self.cards if prints[x] >= last and x not in c.cards])
        rest = self.least - k
        good = pool[: len(pool) - rest + 1] if rest > 0 else pool
        found = bytes(sorted({PRINT + prints[x] for x in good}))
        return bytes([DONE]) + found if rest <= 0 else found

    def take(self, s: State, seat: int, c: Choice, token: int, k: int) -> bool:
        if token == DONE:
            return True
        for x in self.cards:
            if s.cfg.deck.print_of[x] == token - PRINT and x not in c.cards:
                c.cards.append(x)
                break
        return k + 1 == self.most


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


class Library:
    """All characters that are loaded, from our sets and from packs alike; ids are namespaced by their set."""

    def __init__(self) -> None:
        self.characters: list[Character] = []
        self.skills: list[Skill] = []
        self.first_skill: list[int] = []
        self.effects: list[str] = []

    def add(self, set_name: str, ch: Character) -> None:
        """Register a character; raise ValueError if its id is taken or it has more skills than fit its slots."""
        ch.set = set_name
        ch.id = f"{set_name}:{ch.name}"
        if any(other.id == ch.id for other in self.characters):
            raise ValueError(f"character {ch.id} is registered twice")
        if len(ch.skills) > 12 or len(self.skills) + len(ch.skills) > 0xFFF:
            raise ValueError(f"character {ch.id} has too many skills")
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
