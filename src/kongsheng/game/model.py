"""The state of a game and the alphabet its actions are written in. Plain data: no rule lives here.

An action is a *word*: bytes over one alphabet of 256 tokens, so the same thing is a random player's draw, an
agent's masked choice, a tap in a browser, a line of the log and a line of notation.
"""

from typing import TYPE_CHECKING, Final, Optional

from .deck import Deck
from .frames import Flight, Frame, Item
from .tokens import ALIVE, ALL, SEXLESS, UP

if TYPE_CHECKING:
    from .effects import Character, Effect, Function, Library, Skill

RULES: Final = 1  # version of the rules; a changed golden game requires a new one


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
        self.told: list[tuple[int, int, int]] = []  # used probes: card, target, act (0: none)
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
