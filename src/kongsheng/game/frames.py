"""What is in progress, as plain data: windows, transmissions, stack items, triggers (chapter 6)."""

from typing import Any, Optional

from .tokens import F_FLIGHT, F_ITEM, F_TRIGGER, F_WINDOW, FREE_TO_DECLINE, MAX_SEATS, PASS


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
            self.fizzled, self.quick, self.covert, self.hidden, self.visit, self.aim, self.base, self.event,
            got, self.spared,
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
