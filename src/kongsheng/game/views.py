"""What one viewer may see: built from nothing, field by field. A state field not named here is invisible."""

from .checks import mission_of
from .frames import Item
from .items import DRAIN, also_named
from .knowledge import prints
from .model import State, air
from .queries import bound
from .slots import sex_of
from .tokens import F_ITEM, WATCHER
from .uses import open_window
from .words import legal


class SeatView:
    """One seat as the viewer sees it. Unknown numbers are -1."""

    def __init__(self) -> None:
        self.status = 0
        self.hand = 0  # how many cards
        self.char = -1
        self.face = 0
        self.sex = 0
        self.camp = -1
        self.locked = False
        self.lured = False
        self.copied = -1  # a borrowed skill
        self.intel = b""  # prints, oldest first
        self.senders: list[int] = []  # per intelligence: who sent it, -1 if it did not come by transmission


class FlightView:
    """The intelligence in transmission."""

    def __init__(self) -> None:
        self.sender = -1
        self.mode = -1
        self.at = -1
        self.way = 1
        self.print = -1  # face up, or seen by the viewer
        self.face_up = False
        self.bound = ""  # clause by which whoever it lies at must take it
        self.swapped = False


class ItemView:
    """One entry of the response stack, oldest first."""

    def __init__(self) -> None:
        self.seat = -1
        self.function = -1
        self.skill = -1
        self.effect = -1  # what is announced for a covered character
        self.print = -1
        self.target = -1
        self.holder = -1
        self.aimed = -1  # print aimed at
        self.named: list[int] = []  # tokens named besides: further targets, a camp, which skill
        self.negated = False


class View:
    """Everything one viewer may know of a state: a seat, or `WATCHER`. Prints, seats and counts; no card ids."""

    def __init__(self, viewer: int = WATCHER) -> None:
        self.viewer = viewer
        self.turn = 0
        self.turn_seat = -1
        self.sent = 0
        self.deck = 0
        self.discard = b""
        self.facedown = 0
        self.seats: list[SeatView] = []
        self.flight: FlightView | None = None
        self.stack: list[ItemView] = []
        self.marks: list[tuple[int, int, int]] = []  # seat, owner, skill
        self.dead: list[int] = []
        self.killers: list[int] = []
        self.which = 0  # kind of the open window
        self.asked = 0  # public mask
        self.over = False
        self.winners = 0
        # mine only
        self.next = b""  # my legal first tokens
        self.answered = b""
        self.hand = b""
        self.camp = -1
        self.char = -1
        self.candidates: list[int] = []
        self.skills: list[int] = []  # own slots -> skills
        self.tally: list[tuple[int, int, int]] = []  # progress of the mission (value, least, most)
        self.known: list[tuple[int, int]] = []  # hand cards of others I have seen: seat, print
        self.camps: list[int] = []  # per seat: its camp if I know it


def view(s: State, viewer: int) -> View:
    """Return what the viewer may see. Also the dead see only what is public and what they knew (R-104)."""
    v = View(viewer)
    n = s.n
    of = s.cfg.deck.print_of
    v.turn = s.turn
    v.turn_seat = s.turn_seat
    v.sent = s.sent
    v.deck = len(s.deck)
    v.discard = bytes([of[c] for c in s.discard])
    v.facedown = len(s.facedown)
    shown = s.shown
    met = s.met
    for x in range(n):
        p = SeatView()
        p.status = s.status[x]
        p.hand = len(s.hands[x])
        p.face = s.face[x]
        if met >> x & 1:
            p.char = s.char[x]
        p.sex = sex_of(s, x)
        if shown >> x & 1:
            p.camp = s.camp[x]
        p.locked = bool(s.locked >> x & 1)
        p.lured = bool(s.lured >> x & 1)
        p.copied = s.copied[x]
        row = s.intel[x]
        if row:
            p.intel = bytes([of[c] for c in row])
            p.senders = [s.sender[c] for c in row]
        v.seats.append(p)
    if s.flight >= 0 and not s.over:
        _flight(s, v, viewer)
    for f in s.stack:
        if f.kind == F_ITEM:
            assert isinstance(f, Item)
            if f.step != DRAIN:  # else it is settled, and only what it has caused is being asked about
                v.stack.append(_item(s, f, viewer))
    v.marks = [(m >> 20, m >> 16 & 15, m & 0xFFFF) for m in s.marks]
    v.dead = s.dead[:]
    v.killers = [s.killer[x] for x in s.dead]
    v.over = s.over
    v.winners = s.winners
    w = open_window(s)
    if w is not None:
        v.which = w.which
        v.asked = w.asked
    if 0 <= viewer < n:
        _mine(s, v, viewer)
        if w is not None:
            v.answered = w.answers[viewer]
    return v


def _flight(s: State, v: View, viewer: int) -> None:
    t = air(s)
    if t.card < 0:
        return
    f = FlightView()
    f.sender = t.seat
    f.at = t.at
    f.way = t.way
    f.swapped = bool(t.swapped)
    if t.visit:  # under way: how it travels is public
        f.mode = t.mode
        f.face_up = bool(t.face)
        f.bound = bound(s, t)
    if f.face_up or (viewer >= 0 and t.looked >> viewer & 1):
        f.print = s.cfg.deck.print_of[t.card]
        if not t.visit:
            f.mode = t.mode
    v.flight = f


def _item(s: State, it: Item, viewer: int) -> ItemView:
    of = s.cfg.deck.print_of
    i = ItemView()
    i.seat = it.seat
    i.function = it.function
    if not it.covert:
        i.skill = it.skill
    elif it.function < 0:
        i.effect = s.cfg.skills[it.skill].effect
    if it.card >= 0 and (not it.hidden or viewer == it.seat or (viewer >= 0 and it.regs and it.regs[0] >> viewer & 1)):
        i.print = of[it.card]
    c = it.picked
    if c.intel:
        i.holder = c.seats[0]
        i.aimed = of[c.intel[0]]
    elif c.seats:
        i.target = c.seats[0]
    if it.function < 0:
        i.named = also_named(s, c)
    i.negated = bool(it.negated)
    return i


def _mine(s: State, v: View, seat: int) -> None:
    v.next = legal(s, seat)
    v.hand = bytes(prints(s, s.hands[seat]))
    v.camp = s.camp[seat]
    v.char = s.char[seat]
    v.candidates = s.candidates[seat]
    v.skills = s.skills[seat][:]
    if s.char[seat] >= 0 or not s.cfg.options.characters:
        v.tally = mission_of(s, seat).progress(s, seat)
    n = s.n
    if s.know[seat]:
        known = [
            (m.bit_length() - 1, s.cfg.deck.print_of[c])
            for c, m in s.know[seat].items()
            if m < 1 << n and not m & m - 1
        ]
        known.sort()
        v.known = known
    base = seat * n
    for x in range(n):
        m = s.may[base + x]
        v.camps.append(m.bit_length() - 1 if m and not m & m - 1 else -1)
