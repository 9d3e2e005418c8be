"""The state of a game and the alphabet its actions are written in. Plain data: no rule lives here.

An action is a *word*: bytes over one alphabet of 256 tokens, so the same thing is a random player's draw, an
agent's masked choice, a tap in a browser, a line of the log and a line of notation.
"""

from typing import TYPE_CHECKING, Any, Final, Optional

from .deck import Deck

if TYPE_CHECKING:
    from .effects import Character, Effect, Function, Library, Skill

RULES: Final = 1  # version of the rules; a changed golden game requires a new one
MAX_SEATS: Final = 9

# --- tokens -----------------------------------------------------------------------------------------------------
PASS: Final = 0
DONE: Final = 1  # no more cards for this choice
YES: Final = 2
NO: Final = 3
PLAY: Final = 4
SEND: Final = 5
END_TURN: Final = 6
CLOSE: Final = 14  # TABLE only: close a held window
LEAVE: Final = 15  # TABLE only, followed by a seat: concede or be removed
CAMP: Final = 16  # + camp 0..2
MODE: Final = 19  # + mode 0..2
HUE: Final = 22  # + 0 red, 1 blue, 2 black
SEX: Final = 25  # + sex 0..2
TOP: Final = 28
BOTTOM: Final = 29
SEAT: Final = 32  # + seat 0..15
SKILL: Final = 48  # + own skill slot 0..15
ORD: Final = 64  # + which of several, 0..15
PRINT: Final = 80  # + print 0..79 (80..159); 160..255 are kept for packs
MAX_WORD: Final = 64

# --- viewers ----------------------------------------------------------------------------------------------------
TABLE: Final = -1  # whoever runs the game: leaves, held windows
WATCHER: Final = -2  # a spectator
ALL: Final = 0x1FF  # audience: everybody, spectators included
EVERYONE: Final = ALL

# --- seats ------------------------------------------------------------------------------------------------------
ALIVE: Final = 0
DYING: Final = 1  # death declared, S-20 not finished
DEAD: Final = 2
OUT: Final = 3  # lost the game (S-21)
UP: Final = 0
COVERED: Final = 1
MALE: Final = 0
FEMALE: Final = 1
UNKNOWN: Final = 2
SEXLESS: Final = 3  # covered latent character, or a game without characters

# --- where a card that is not public may be, as bits (bits 0..8: the hands) ------------------------------------
Z_FLIGHT: Final = 1 << 9
Z_FACEDOWN: Final = 1 << 10  # used probes in the discard pile
Z_STACK: Final = 1 << 11
Z_SPOT: Final = 1 << 12  # at a known place of the draw pile
Z_DECK: Final = 1 << 13  # somewhere in the draw pile

# --- windows (bits, so that timings are masks) -----------------------------------------------------------------
W_PICK: Final = 1  # choosing a character
W_OPEN: Final = 2  # 开: start and end of a turn
W_FREE: Final = 4  # 空: the current player, nothing on the stack
W_RESPONSE: Final = 8  # 应
W_ARRIVAL: Final = 16  # 到
W_SENDING: Final = 32  # 传
W_TARGET: Final = 64  # whom a direct intelligence goes to
W_DECIDE: Final = 128  # take it or not: a special stage (S-27)
W_TRIGGER: Final = 256
W_CHOICE: Final = 512  # a choice inside an effect
W_DISCARD: Final = 1024  # down to the hand limit
WINDOW_NAMES: Final = {
    1: "pick", 2: "open", 4: "free", 8: "response", 16: "arrival", 32: "sending",
    64: "target", 128: "decide", 256: "trigger", 512: "choice", 1024: "discard",
}  # fmt: skip

# --- timers ---------------------------------------------------------------------------------------------------
T_FACE: Final = 0  # turn the character up again
T_SEX: Final = 1  # its sex is the printed one again

# --- frames -----------------------------------------------------------------------------------------------------
F_GAME: Final = 0
F_TURN: Final = 1
F_FLIGHT: Final = 2
F_ITEM: Final = 3
F_TRIGGER: Final = 4
F_DEATH: Final = 5
F_VICTORY: Final = 6
F_WINDOW: Final = 7


class Why:
    """A reason: the clause, the index of the first token it is about, and numbers for the text."""

    def __init__(self, clause: str = "", at: int = 0, args: tuple[int, ...] = ()) -> None:
        self.clause = clause
        self.at = at
        self.args = args

    def __repr__(self) -> str:
        return f"Why({self.clause!r}, at={self.at}, args={self.args})"


class Illegal(ValueError):
    """A word the rules refuse. Nothing has changed; ``why`` names the clause and the first bad token."""

    def __init__(self, why: Optional[Why] = None) -> None:
        self.why = why if why is not None else Why()
        super().__init__(f"illegal: {self.why.clause} at token {self.why.at}")


class Broken(Exception):
    """The state was left in the middle of a change by an internal error; continue from the last good copy."""


class BudgetExceeded(Exception):
    """One apply took more automatic steps than the budget allows (R-60)."""


class Event:
    """Something that happened. ``pub`` goes to the seats in ``to``, ``priv`` only to those in ``knows`` as well."""

    def __init__(
        self, kind: int = 0, pub: tuple[int, ...] = (), priv: tuple[int, ...] = (), knows: int = 0, to: int = ALL
    ) -> None:
        self.kind = kind
        self.pub = pub
        self.priv = priv
        self.knows = knows
        self.to = to


class Choice:
    """What a word names, resolved to physical cards and seats."""

    def __init__(
        self,
        cards: Optional[list[int]] = None,
        seats: Optional[list[int]] = None,
        intel: Optional[list[int]] = None,
        values: Optional[list[int]] = None,
    ) -> None:
        self.cards: list[int] = cards if cards is not None else []  # own hand (or, in an effect, shown) cards
        self.seats: list[int] = seats if seats is not None else []
        self.intel: list[int] = intel if intel is not None else []  # cards in front of somebody
        self.values: list[int] = values if values is not None else []  # tokens other than those

    def copy(self) -> "Choice":
        return Choice(self.cards[:], self.seats[:], self.intel[:], self.values[:])


class Frame:
    """One thing in progress: plain data, advanced by the step function of its kind."""

    def __init__(self, kind: int = 0, seat: int = 0) -> None:
        self.kind = kind
        self.seat = seat
        self.step = 0
        self.regs: list[int] = []

    def copy(self) -> "Frame":
        f = Frame(self.kind, self.seat)
        f.step = self.step
        f.regs = self.regs[:]
        return f

    def pack(self) -> tuple[Any, ...]:
        return (self.kind, self.seat, self.step, self.regs)

    def unpack(self, t: tuple[Any, ...]) -> None:
        self.kind, self.seat, self.step, self.regs = t[0], t[1], t[2], list(t[3])


class Window(Frame):
    """The only prompt there is: one seat or many, use or pass, selections, triggers, discards (R-20)."""

    def __init__(self, which: int = 0, start: int = 0, asked: int = 0, collect: bool = False) -> None:
        super().__init__(F_WINDOW, start)
        self.which = which
        self.asked = asked  # public: everybody who publicly could have something to say
        self.collect = collect  # True: every answer counts; False: the first user in seat order
        self.answers: list[bytes] = [b""] * MAX_SEATS  # sealed
        self.closed = False

    def winner(self, n: int) -> int:
        """Return the seat whose answer counts, -1 if all have passed, -2 if that is not decided yet (R-20)."""
        asked = self.asked
        answers = self.answers
        if self.collect:
            for i in range(n):
                if asked >> i & 1 and not answers[i]:
                    return -2
            return -1
        i = self.seat
        for _ in range(n):
            if asked >> i & 1:
                a = answers[i]
                if not a:
                    return -2
                if a[0] != PASS:
                    return i
            i += 1
            if i == n:
                i = 0
        return -1

    def copy(self) -> "Frame":
        w = Window(self.which, self.seat, self.asked, self.collect)
        w.step = self.step
        if self.regs:
            w.regs = self.regs[:]
        w.answers = self.answers[:]
        w.closed = self.closed
        return w

    def pack(self) -> tuple[Any, ...]:
        return (*super().pack(), self.which, self.asked, self.collect, self.answers, self.closed)

    def unpack(self, t: tuple[Any, ...]) -> None:
        super().unpack(t)
        self.which, self.asked, self.collect, self.answers, self.closed = t[4], t[5], t[6], list(t[7]), t[8]


# Why the seat an intelligence lies at may not decline it, strongest last.
FREE_TO_DECLINE: Final = 0
BY_DIVERT: Final = 1
BY_INTERCEPT: Final = 2
BY_QUICK: Final = 3
BY_SKILL: Final = 4

# Phases of a transmission.
P_SENDING: Final = 0  # the card is chosen, quick skills may change how it goes
P_AIMING: Final = 1
P_LAUNCH: Final = 2
P_ARRIVAL: Final = 3
P_DECIDE: Final = 4
P_DECLINED: Final = 5
P_DOCUMENT: Final = 6
P_OVER: Final = 7

# Protections of a transmission.
DROPPED: Final = 1  # its first arrival cannot be declined
LIVE: Final = 2
SILENT: Final = 4


class Flight(Frame):
    """A transmission (chapter 4): the one intelligence on its way."""

    def __init__(self, seat: int = 0, card: int = -1, mode: int = 0) -> None:
        super().__init__(F_FLIGHT, seat)  # seat: the sender
        self.card = card
        self.mode = mode
        self.printed = mode  # mode everybody knows the card is printed with, -1 unknown (a skill changed it)
        self.way = 1  # +1 to the right, -1 to the left
        self.at = seat
        self.visit = 0  # counts arrivals: the flight "moved" when it differs
        self.must = FREE_TO_DECLINE
        self.face = 0  # 1: face up
        self.owner = seat  # to whom a death is attributed
        self.swapped = 0  # 1: the card is known to be a swap
        self.shield = 0  # protections named by skills, as bits
        self.looked = 0  # seats that know the present card, its sender among them
        self.inspected = 0  # seats that inspected the present card by a card or a skill
        self.brought_by = -1  # function by which it came to its present place, -1 otherwise
        self.opened = -1  # arrival count the present arrival window was opened for

    def copy(self) -> "Frame":
        f = Flight(self.seat, self.card, self.mode)
        f.step = self.step
        if self.regs:
            f.regs = self.regs[:]
        f.printed = self.printed
        f.way = self.way
        f.at = self.at
        f.visit = self.visit
        f.must = self.must
        f.face = self.face
        f.owner = self.owner
        f.swapped = self.swapped
        f.shield = self.shield
        f.looked = self.looked
        f.inspected = self.inspected
        f.brought_by = self.brought_by
        f.opened = self.opened
        return f

    def pack(self) -> tuple[Any, ...]:
        return (
            *super().pack(), self.card, self.mode, self.printed, self.way, self.at, self.visit, self.must,
            self.face, self.owner, self.swapped, self.shield, self.looked, self.inspected, self.brought_by, self.opened,
        )  # fmt: skip

    def unpack(self, t: tuple[Any, ...]) -> None:
        super().unpack(t)
        (
            self.card, self.mode, self.printed, self.way, self.at, self.visit, self.must,
            self.face, self.owner, self.swapped, self.shield, self.looked, self.inspected, self.brought_by, self.opened,
        ) = t[4:]  # fmt: skip


class Item(Frame):
    """A used card or skill: on the stack until it has been resolved (R-21)."""

    def __init__(self, seat: int = 0, function: int = -1, skill: int = -1, picked: Optional[Choice] = None) -> None:
        super().__init__(F_ITEM, seat)
        self.function = function  # what it is used as; -1: a skill
        self.skill = skill  # index in Config.skills, also for "use as"; -1: a plain card
        self.picked = picked if picked is not None else Choice()
        self.card = -1  # the physical card in use, -1 none or gone
        self.stage = 0  # progress of the effect
        self.negated = 0
        self.fizzled = 0
        self.quick = 0  # 1: no response window
        self.covert = 0  # 1: used by a covered character
        self.hidden = 0  # 1: the face of `card` is not public
        self.visit = -1  # arrival count of the flight at declaration
        self.aim = -1  # the flight's card at declaration, or -1 (G-09)
        self.base = 0  # pending events below this belong to layers further down
        self.event: tuple[int, ...] = ()  # what triggered it
        self.got: Optional[Choice] = None  # the last choice made inside the effect
        self.spared = -1  # a target on whom it has no effect

    def copy(self) -> "Frame":
        f = Item(self.seat, self.function, self.skill, self.picked.copy())
        f.step = self.step
        if self.regs:
            f.regs = self.regs[:]
        f.card = self.card
        f.stage = self.stage
        f.negated = self.negated
        f.fizzled = self.fizzled
        f.quick = self.quick
        f.covert = self.covert
        f.hidden = self.hidden
        f.visit = self.visit
        f.aim = self.aim
        f.base = self.base
        f.event = self.event
        f.got = self.got.copy() if self.got is not None else None
        f.spared = self.spared
        return f

    def pack(self) -> tuple[Any, ...]:
        return (
            *super().pack(), self.function, self.skill, pack_choice(self.picked), self.card, self.stage, self.negated,
            self.fizzled, self.quick, self.covert, self.hidden, self.visit, self.aim, self.base, self.event,
            pack_choice(self.got) if self.got is not None else (), self.spared,
        )  # fmt: skip

    def unpack(self, t: tuple[Any, ...]) -> None:
        super().unpack(t)
        (
            self.function, self.skill, picked, self.card, self.stage, self.negated,
            self.fizzled, self.quick, self.covert, self.hidden, self.visit, self.aim, self.base, self.event, got, self.spared,
        ) = t[4:]  # fmt: skip
        self.picked = unpack_choice(picked)
        self.got = unpack_choice(got) if got else None


class Trigger(Frame):
    """One event whose listeners are being asked (R-24, R-71, R-77)."""

    def __init__(self, seat: int = 0, event: tuple[int, ...] = (), immediate: bool = False) -> None:
        super().__init__(F_TRIGGER, seat)  # seat: first in seat order
        self.event = event
        self.immediate = immediate  # death and victory: no stack, no responses
        self.pos = 0  # how many seats of the order are done
        self.used: list[int] = []  # seat << 12 | skill
        self.covered = 0  # seats asked covertly in this round
        self.sealed: list[bytes] = [b""] * MAX_SEATS
        self.again = False  # a covered seat has used something: ask the covered once more
        self.rounds = 0
        self.users = 0  # covered seats that used something

    def copy(self) -> "Frame":
        f = Trigger(self.seat, self.event, self.immediate)
        f.step = self.step
        f.pos = self.pos
        f.used = self.used[:]
        f.covered = self.covered
        f.sealed = self.sealed[:]
        f.again = self.again
        f.rounds = self.rounds
        f.users = self.users
        return f

    def pack(self) -> tuple[Any, ...]:
        return (
            *super().pack(), self.event, self.immediate, self.pos, self.used,
            self.covered, self.sealed, self.again, self.rounds, self.users,
        )  # fmt: skip

    def unpack(self, t: tuple[Any, ...]) -> None:
        super().unpack(t)
        self.event, self.immediate, self.pos, used, self.covered, sealed, self.again, self.rounds, self.users = t[4:]
        self.used = list(used)
        self.sealed = list(sealed)


def pack_choice(c: Choice) -> tuple[Any, ...]:
    return (c.cards, c.seats, c.intel, c.values)


def unpack_choice(t: tuple[list[int], ...]) -> Choice:
    return Choice(list(t[0]), list(t[1]), list(t[2]), list(t[3]))


class Options:
    """House rules; the defaults are the rulebook's (`选项`)."""

    def __init__(
        self,
        identities: str = "",
        candidates: int = 2,
        characters: bool = True,
        hand_limit: int = 0,
        win_before_death: bool = True,
        last_camp_wins: bool = True,
        turn_limit: int = 300,
        use_limit: int = 60,
        budget: int = 10_000,
    ) -> None:
        self.identities = identities  # R-02, "red/blue/reporters"; "" = the usual one for the number of players
        self.candidates = candidates
        self.characters = characters
        self.hand_limit = hand_limit  # R-09, 0 = none
        self.win_before_death = win_before_death
        self.last_camp_wins = last_camp_wins
        self.turn_limit = turn_limit  # R-76, 0 = none
        self.use_limit = use_limit  # R-76, 0 = none
        self.budget = budget


class Config:
    """What a game is played with; shared by all copies of its states and never changed. Made by `setup.configure`."""

    def __init__(
        self,
        players: int = 0,
        options: Optional[Options] = None,
        deck: Optional[Deck] = None,
        library: "Optional[Library]" = None,
        pool: Optional[list[int]] = None,
        functions: "Optional[list[Function]]" = None,
        auto_close: bool = True,
    ) -> None:
        self.players = players
        self.options = options if options is not None else Options()
        self.deck = deck if deck is not None else Deck()
        self.functions: list[Function] = functions if functions is not None else []
        self.characters: list[Character] = library.characters if library is not None else []
        self.skills: list[Skill] = library.skills if library is not None else []
        self.first_skill: list[int] = library.first_skill if library is not None else []
        self.effects: list[str] = library.effects if library is not None else []
        self.pool: list[int] = pool if pool is not None else []  # the characters of this game
        self.auto_close = auto_close  # False: a decided window stays open until TABLE closes it
        self.camps: list[int] = []  # the identities dealt
        self.covert: dict[int, list[Skill]] = {}  # by kind of event: what covered characters may have for it
        self.covert_sending = False
        self.function_timing: list[int] = []
        self.digest = b""  # identifies everything above

    def effect(self, it: Item) -> "Effect":
        """Return the rules of a stack item: of the function it is used as, else of the skill."""
        return self.functions[it.function] if it.function >= 0 else self.skills[it.skill]


class State:
    """A whole game at one moment: a function of (config, seed, accepted words).

    Seats count anticlockwise, so the right-hand neighbour of seat ``i`` is ``i + 1``. Cards are ints 0..95 here and
    nowhere else; whatever leaves the engine names prints.
    """

    def __init__(self, cfg: Optional[Config] = None) -> None:
        self.cfg: Config = cfg if cfg is not None else Config()
        n = self.cfg.players
        self.n = n
        self.rng: list[int] = []
        # zones: every card is in exactly one, or in flight, or in use on the stack
        self.deck: list[int] = []  # top at the end
        self.discard: list[int] = []
        self.facedown: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(n)]
        self.intel: list[list[int]] = [[] for _ in range(n)]
        # seats
        self.camp: list[int] = [-1] * n
        self.char: list[int] = [-1] * n
        self.face: list[int] = [UP] * n
        self.status: list[int] = [ALIVE] * n
        self.sex: list[int] = [SEXLESS] * n  # as printed, or as changed by a skill
        self.red: list[int] = [0] * n
        self.blue: list[int] = [0] * n
        self.black: list[int] = [0] * n
        self.killer: list[int] = [-1] * n
        self.rounds: list[int] = [0] * n  # own turns begun
        self.shown = 0  # seats whose identity is public
        self.alive = (1 << n) - 1
        self.candidates: list[list[int]] = [[] for _ in range(n)]
        self.skills: list[list[int]] = [[] for _ in range(n)]  # own skill slots -> Config.skills; copies last
        self.copied: list[int] = [-1] * n  # the borrowed skill, also the last of `skills`
        self.dead: list[int] = []  # in order of declaration
        # memory
        self.sender: list[int] = []  # per card in front of somebody: whose transmission brought it, else -1
        self.know: list[dict[int, int]] = [{} for _ in range(n + 1)]  # per seat, last the public: card -> zones (bits)
        self.may: list[int] = [7] * (n * n + n)  # viewer * n + seat -> camps he cannot exclude (bits); last the public
        self.told: list[tuple[int, int, int]] = []  # used probes: card, target, outcome
        self.met = 0  # seats whose character has been face up
        self.hinted = 0  # covered seats whose character gave itself away by what it did
        self.nonce: list[int] = []  # per seat: what its own default choices are drawn from
        self.mem: dict[int, int] = {}  # seat << 16 | skill << 4 | slot: limits, marks, mission counts
        self.marks: list[int] = []  # seat << 20 | owner << 16 | skill
        # the turn
        self.turn = 0
        self.turn_seat = 0
        self.sent = 0  # transmissions begun this turn
        self.uses = 0  # in the free window this turn
        self.locked = 0
        self.lured = 0
        self.turn_ending = 0  # the seat whose turn is just being judged as over, as a mask
        self.timers: list[int] = []  # owner whose next turn ends it << 8 | seat << 4 | T_*
        # what is in progress
        self.stack: list[Frame] = []
        self.flight = -1  # index of the Flight in the stack
        self.pending: list[tuple[int, ...]] = []  # events not yet asked about
        self.last_user = -1
        self.dying = 0  # deaths being processed
        self.ending = False  # victory declared
        self.declarers = 0
        self.guests = 0  # co-winners by a skill
        self.reason: list[int] = [0] * n  # per seat: why it declared (checks.py)
        self.over = False
        self.winners = 0
        self.broken = False
        # derived, shared by copies, rebuilt when skills change
        self.hears: dict[int, list[int]] = {}  # event kind -> seat << 12 | skill
        self.bends: dict[int, list[int]] = {}  # query -> seat << 12 | skill
        self.notes: dict[int, list[int]] = {}  # event kind -> seats whose mission counts it
        self.sink: Optional[list[Event]] = None  # only during apply

    def copy(self) -> "State":
        """Return an independent copy (everything mutable is copied, the config is shared)."""
        s = State.__new__(State)
        s.cfg = self.cfg
        s.n = self.n
        s.rng = self.rng[:]
        s.deck = self.deck[:]
        s.discard = self.discard[:]
        s.facedown = self.facedown[:]
        s.hands = [x[:] for x in self.hands]
        s.intel = [x[:] for x in self.intel]
        s.camp = self.camp[:]
        s.char = self.char[:]
        s.face = self.face[:]
        s.status = self.status[:]
        s.sex = self.sex[:]
        s.red = self.red[:]
        s.blue = self.blue[:]
        s.black = self.black[:]
        s.killer = self.killer[:]
        s.rounds = self.rounds[:]
        s.shown = self.shown
        s.alive = self.alive
        s.candidates = self.candidates  # replaced, never changed in place
        s.skills = [x[:] for x in self.skills]
        s.copied = self.copied[:]
        s.dead = self.dead[:]
        s.sender = self.sender[:]
        s.know = [x.copy() for x in self.know]
        s.may = self.may[:]
        s.told = self.told[:]
        s.met = self.met
        s.hinted = self.hinted
        s.nonce = self.nonce
        s.mem = self.mem.copy()
        s.marks = self.marks[:]
        s.turn = self.turn
        s.turn_seat = self.turn_seat
        s.sent = self.sent
        s.uses = self.uses
        s.locked = self.locked
        s.lured = self.lured
        s.turn_ending = self.turn_ending
        s.timers = self.timers[:]
        s.stack = [f.copy() for f in self.stack]
        s.flight = self.flight
        s.pending = self.pending[:]
        s.last_user = self.last_user
        s.dying = self.dying
        s.ending = self.ending
        s.declarers = self.declarers
        s.guests = self.guests
        s.reason = self.reason[:]
        s.over = self.over
        s.winners = self.winners
        s.broken = self.broken
        s.hears = self.hears
        s.bends = self.bends
        s.notes = self.notes
        s.sink = None
        return s


def air(s: State) -> Flight:
    """Return the transmission in progress; only when ``s.flight >= 0``."""
    f = s.stack[s.flight]
    assert isinstance(f, Flight)
    return f


def next_alive(s: State, seat: int, way: int = 1) -> int:
    """Return the next living seat to the right (or left) of ``seat``, itself if nobody else lives (R-75, R-88)."""
    x = seat
    for _ in range(s.n):
        x = (x + way) % s.n
        if s.alive >> x & 1:
            return x
    return seat
