"""Arranging positions for tests, and playing them in notation.

    g = Scene(5, turn=0, characters={1: "yueming"}, camps="RBRBT")
    g.hand(0, "lock_on", "burn.red").intel(2, "black", "black")
    g.start()
    g.say(0, "play lock_on @2")
    g.all_pass()            # everybody asked declines: the response window closes

A card is named by parts of its face (``burn``, ``black``, ``text.red``); the first that fits is taken.
"""

from collections.abc import Callable, Iterable

from kongsheng.game.deck import BASE_CSV, read_deck
from kongsheng.game.effects import Character, Library
from kongsheng.game.engine import apply, run
from kongsheng.game.errors import Illegal, Why
from kongsheng.game.events import EVENT_NAMES
from kongsheng.game.faces import index_skills
from kongsheng.game.frames import Flight, Frame, Item, Trigger
from kongsheng.game.knowledge import reveal
from kongsheng.game.model import Event, Options, State, air
from kongsheng.game.moments import TARGET
from kongsheng.game.notation import NAMES
from kongsheng.game.setup import configure, deal
from kongsheng.game.tokens import (
    COVERED,
    F_TURN,
    FEMALE,
    LEAVE,
    MALE,
    NO,
    ORD,
    PASS,
    PRINT,
    SEAT,
    SKILL,
    TABLE,
    UP,
    W_DECIDE,
    WINDOW_NAMES,
    YES,
)
from kongsheng.game.turns import FREE, OPENING, PLAYING, assume
from kongsheng.game.uses import open_window
from kongsheng.game.words import explain, legal
from kongsheng.game.zones import count
from kongsheng.packs import library

CAMP = {"R": 0, "B": 1, "T": 2}
DECK = read_deck(BASE_CSV)


def test_library(extra: Iterable[tuple[str, Character]] = ()) -> Library:
    """Our sets, two blank characters to fill seats with, and whatever a test brings."""
    lib = library()
    for i in range(9):
        lib.add("test", Character(f"blank{i}", MALE if i % 2 == 0 else FEMALE))
    for set_name, ch in extra:
        lib.add(set_name, ch)
    return lib


test_library.__test__ = False  # type: ignore[attr-defined]


def fits(name: str, pattern: str) -> bool:
    """Return whether a face's name has every part of the pattern."""
    return set(pattern.split(".")) <= set(name.split("."))


class Scene:
    """A position and what has happened in it. Camps: R (CCAV), B (2BC), T (reporter), one letter a seat."""

    def __init__(
        self,
        players: int = 5,
        *,
        turn: int = 0,
        camps: str = "",
        characters: dict[int, str] | None = None,
        covered: Iterable[int] = (),
        options: Options | None = None,
        extra: Iterable[tuple[str, Character]] = (),
        auto_close: bool = True,
        seed: bytes = b"scene",
    ) -> None:
        """``characters``: seat -> character (others get blanks; None: a game without characters).

        Latent characters lie face up unless their seat is in ``covered``.
        """
        o = options if options is not None else Options()
        o.characters = characters is not None
        o.candidates = 1
        lib = test_library(extra) if characters is not None else None
        self.cfg = configure(players, lib, o, auto_close=auto_close)
        s = self.s = deal(self.cfg, seed)
        s.stack[0].step = PLAYING
        s.turn_seat = turn
        s.candidates = [[] for _ in range(players)]
        if camps:
            s.camp = [CAMP[c] for c in camps]
            for v in range(players):
                for x in range(players):
                    s.may[v * players + x] = 1 << s.camp[x] if v == x else 7
        for x in range(players):
            for c in s.hands[x]:
                s.deck.append(c)
            s.hands[x] = []
        s.deck.sort()
        if characters is not None:
            assert lib is not None
            for x in range(players):
                assume(s, x, lib.find(characters.get(x, f"blank{x}")))
                if s.face[x] == COVERED and x not in covered:
                    s.face[x] = UP
                    s.met |= 1 << x
            index_skills(s)
        self.events: list[Event] = []

    # --- arranging ----------------------------------------------------------------------------------------------
    def take(self, pattern: str) -> int:
        """Take a fitting card out of the draw pile."""
        for c in self.s.deck:
            if fits(DECK.prints[DECK.print_of[c]].name, pattern):
                self.s.deck.remove(c)
                return c
        raise AssertionError(f"no card {pattern!r} left in the pile")

    def hand(self, seat: int, *patterns: str) -> "Scene":
        self.s.hands[seat] += [self.take(p) for p in patterns]
        return self

    def intel(self, seat: int, *patterns: str, sender: int = -1) -> "Scene":
        for p in patterns:
            c = self.take(p)
            self.s.intel[seat].append(c)
            self.s.sender[c] = sender
            count(self.s, seat, c, 1)
        return self

    def discarded(self, *patterns: str) -> "Scene":
        for p in patterns:
            c = self.take(p)
            self.s.discard.append(c)
            reveal(self.s, c)
        return self

    def top(self, *patterns: str) -> "Scene":
        """Put cards on the pile; the first named is drawn first."""
        cards = [self.take(p) for p in patterns]
        self.s.deck += reversed(cards)
        return self

    def no_pile(self, keep: int = 0) -> "Scene":
        """Empty the draw pile into seat 0's knowledge of nothing: the cards go in front of nobody, out of the way."""
        spare = self.s.deck[: len(self.s.deck) - keep]
        self.s.deck = self.s.deck[len(self.s.deck) - keep :]
        self.spare = spare
        return self

    def start(self, at: str = "free") -> "Scene":
        """Begin: "free" (the turn player has drawn), "opening" window, or "turn" from its very beginning."""
        f = Frame(F_TURN, self.s.turn_seat)
        f.step = {"free": FREE, "opening": OPENING, "turn": 0}[at]
        if at != "turn":
            self.s.turn = 1
            self.s.rounds[self.s.turn_seat] = 1
        self.s.stack.append(f)
        self.go()
        return self

    def go(self) -> None:
        self.s.sink = self.events
        run(self.s)
        self.s.sink = None

    # --- looking ------------------------------------------------------------------------------------------------
    @property
    def window(self) -> str:
        """Name of the open window, "over" when the game is."""
        w = open_window(self.s)
        return "over" if w is None else WINDOW_NAMES[w.which]

    @property
    def asked(self) -> list[int]:
        """Seats that have not answered yet."""
        w = open_window(self.s)
        return [] if w is None else [x for x in range(self.s.n) if w.asked >> x & 1 and not w.answers[x]]

    @property
    def flight(self) -> Flight:
        return air(self.s)

    @property
    def stack(self) -> list[Item]:
        return [f for f in self.s.stack if isinstance(f, Item)]

    def names(self, cards: Iterable[int]) -> list[str]:
        return [DECK.prints[DECK.print_of[c]].name for c in cards]

    def hand_of(self, seat: int) -> list[str]:
        return self.names(self.s.hands[seat])

    def intel_of(self, seat: int) -> list[str]:
        return self.names(self.s.intel[seat])

    def told(self, kind: str) -> list[Event]:
        """All events of a kind so far."""
        return [e for e in self.events if EVENT_NAMES[e.kind] == kind]

    def winners(self) -> list[int]:
        return [x for x in range(self.s.n) if self.s.winners >> x & 1]

    # --- playing ------------------------------------------------------------------------------------------------
    def word(self, seat: int, text: str) -> bytes:
        """Translate notation; faces by parts, skills by name: ``moon_shift burn.red black @1 red``."""
        out = b""
        for part in text.split():
            token = -1
            face = part in ("red", "blue", "black", "text", "direct", "telegram")  # also parts of a card's name
            if part in NAMES and (not face or NAMES[part] in self._next(seat, out)):
                token = NAMES[part]
            elif part[0] == "@":
                token = SEAT + int(part[1:])
            elif part[0] == "#":
                token = ORD + int(part[1:])
            else:
                for k, i in enumerate(self.s.skills[seat]):
                    if self.cfg.skills[i].name == part:
                        token = SKILL + k
            if token < 0:
                options = self._next(seat, out)
                prints = [t - PRINT for t in options if t >= PRINT] + list(range(len(DECK.prints)))
                mine = {DECK.print_of[c] for c in self.s.hands[seat]}
                prints.sort(key=lambda p: (PRINT + p not in options, p not in mine))
                token = next((PRINT + p for p in prints if fits(DECK.prints[p].name, part)), -1)
            if token < 0 and part in NAMES:
                token = NAMES[part]
            assert token >= 0, f"what is {part!r}?"
            out += bytes([token])
        return out

    def _next(self, seat: int, prefix: bytes) -> bytes:
        try:
            return legal(self.s, seat, prefix)
        except Illegal:
            return b""

    def say(self, seat: int, text: str) -> "Scene":
        """Answer for a seat; `Illegal` if the rules refuse."""
        apply(self.s, seat, self.word(seat, text), self.events)
        return self

    def use(self, seat: int, text: str) -> "Scene":
        """Answer for a seat, and let everybody pass whose turn to speak comes before it (R-20)."""
        w = open_window(self.s)
        self.say(seat, text)
        return self.all_pass() if w is not None and open_window(self.s) is w else self

    def why(self, seat: int, text: str) -> str:
        """Return the clause that forbids it, "" if it is legal."""
        w: Why | None = explain(self.s, seat, self.word(seat, text))
        return "" if w is None else w.clause

    def can(self, seat: int, text: str) -> bool:
        return self.why(seat, text) == ""

    def all_pass(self) -> "Scene":
        """Everybody the open window asks passes."""
        w = open_window(self.s)
        assert w is not None
        for x in range(self.s.n):
            if open_window(self.s) is w and w.asked >> x & 1 and not w.answers[x]:
                apply(self.s, x, bytes([PASS]), self.events)
        return self

    def resolve(self) -> "Scene":
        """Pass every response window until the stack is done, and the covered seats' warnings on the way (R-71)."""
        while self.window == "response" or self._warning():
            self.all_pass()
        return self

    def _warning(self) -> bool:
        w = open_window(self.s)
        f = self.s.stack[-2] if w is not None else None
        return w is not None and w.collect and isinstance(f, Trigger) and f.event[0] == TARGET

    def until(self, stop: Callable[[State], bool] | str) -> "Scene":
        """Pass (and decline, and take what must be taken) until the window has that name or the test holds."""
        for _ in range(200):
            if self.window == "over" or (self.window == stop if isinstance(stop, str) else stop(self.s)):
                return self
            w = open_window(self.s)
            assert w is not None
            if w.which == W_DECIDE:
                seat = self.asked[0]
                apply(self.s, seat, bytes([NO if NO in legal(self.s, seat) else YES]), self.events)
            else:
                self.all_pass()
        raise AssertionError("never happened")

    def arrive(self) -> "Scene":
        """Everybody passes the arrival window: the seat it lies at decides (or takes what it must)."""
        assert self.window == "arrival"
        return self.all_pass()

    def take_it(self) -> "Scene":
        """The seat that decides takes the intelligence."""
        assert self.window == "decide"
        apply(self.s, self.asked[0], bytes([YES]), self.events)
        return self

    def decline(self) -> "Scene":
        assert self.window == "decide"
        apply(self.s, self.asked[0], bytes([NO]), self.events)
        return self

    def send(self, seat: int, pattern: str, to: int | None = None) -> "Scene":
        """Send a card; ``to`` names the target of a direct one. Passes the sending window if there is one."""
        self.say(seat, f"send {pattern}")
        if self.window == "sending":
            self.all_pass()
        if to is not None:
            self.say(seat, f"@{to}")
        return self

    def leave(self, seat: int) -> "Scene":
        apply(self.s, TABLE, bytes([LEAVE, SEAT + seat]), self.events)
        return self
