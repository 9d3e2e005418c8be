"""How a seat sees the table: who is probably whose, and what a card is worth to it before whom."""

from typing import Final

from ..game.deck import BBC, BLACK, BLUE, CCAV, DIRECT, RED, TABLOID
from ..game.setup import IDENTITIES
from ..game.tokens import ALIVE
from ..game.views import View
from .policy import Table
from .wants import Wants

Camps = tuple[float, float, float]

# Value of a card by how many of the kind already lie there. 1000 is the game.
MINE: Final = (14.0, 36.0, 1000.0)
ALLY: Final = (9.0, 30.0, 950.0)
FOE: Final = (9.0, 30.0, 950.0)
MY_BLACK: Final = (-13.0, -40.0, -700.0)
BLACKS: Final = (5.0, 16.0, 130.0)


def camp_colour(camp: int) -> int:
    return RED if camp == CCAV else BLUE if camp == BBC else 0


class Outlook:
    """Everything is derived from one view; nothing is remembered from earlier ones."""

    def __init__(self, v: View, table: Table, wants: Wants | None) -> None:
        self.v = v
        self.table = table
        self.wants = wants  # None: my camp's colour is all I want
        self.me = v.viewer
        self.camp = v.camp
        self.n = len(v.seats)
        self.colour = table.colour
        self.reds = [0] * self.n
        self.blues = [0] * self.n
        self.blacks = [0] * self.n
        for x, p in enumerate(v.seats):
            for c in p.intel:
                k = self.colour[c]
                self.reds[x] += k & 1
                self.blues[x] += k >> 1 & 1
                self.blacks[x] += k >> 2
        self.camps = self._guess()
        self.worths: dict[int, float] = {}
        self._deaths = self._death_value()
        self._air: list[float] | None = None

    # --- who is who ---------------------------------------------------------------------------------------------
    def _guess(self) -> list[Camps]:
        """Per seat, how probable each camp is, judging by what it holds, sent and let others have."""
        v = self.v
        n = self.n
        split = self.table.camps or [int(k) for k in IDENTITIES[n][0].split("/")]
        left = [float(k) for k in split]
        for x in range(n):
            if v.camps[x] >= 0:
                left[v.camps[x]] -= 1
        weights: list[list[float]] = []
        for x in range(n):
            r, b, k = self.reds[x], self.blues[x], self.blacks[x]
            weights.append([1.45**r * 0.8**b, 1.45**b * 0.8**r, 1.1 ** (r + b + k)])
        for x, p in enumerate(v.seats):  # whoever sent black to somebody is hardly his friend
            for c, y in zip(p.intel, p.senders):
                if y < 0 or y == x:
                    continue
                k = self.colour[c]
                w = weights[y]
                if k & RED:
                    w[CCAV] *= 1.25
                if k & BLUE:
                    w[BBC] *= 1.25
                if k == BLACK and v.camps[x] in (CCAV, BBC):
                    w[v.camps[x]] *= 0.75
        found: list[Camps] = []
        for x in range(n):
            if v.camps[x] >= 0:
                c = v.camps[x]
                found.append((float(c == 0), float(c == 1), float(c == 2)))
                continue
            w = [weights[x][c] * max(left[c], 0.0) for c in range(3)]
            total = w[0] + w[1] + w[2]
            found.append((w[0] / total, w[1] / total, w[2] / total) if total > 0 else (1 / 3, 1 / 3, 1 / 3))
        return found

    def ally(self, x: int) -> float:
        """How probably ``x`` wins when I do."""
        return 1.0 if x == self.me else self.camps[x][self.camp] if self.camp != TABLOID else 0.0

    def foe(self, x: int) -> float:
        """How probably ``x`` is of the camp against mine; to a reporter everybody is a little."""
        if x == self.me:
            return 0.0
        return self.camps[x][1 - self.camp] if self.camp != TABLOID else 0.5

    def alive(self, x: int) -> bool:
        return self.v.seats[x].status == ALIVE

    def sure(self, x: int) -> float:
        """How sure I am of the most probable camp of ``x``."""
        return max(self.camps[x])

    # --- what a card is worth -----------------------------------------------------------------------------------
    def conditions(self, moves: list[int]) -> float:
        """Return what moving the numbers of my mission is worth."""
        total = 0.0
        tally = self.v.tally
        if len(moves) != len(tally):
            return 0.0
        missing = sum(1 for value, least, _ in tally if value < least)
        for by, (value, least, most) in zip(moves, tally):
            if not by:
                continue
            if value < 0:
                total += 6.0 * by
            elif value < least:
                done = value + by >= least
                total += (400.0 if missing == 1 else 45.0) if done else 60.0 / (least - value) * by
            if most >= 0 and value >= 0:
                total -= (60.0 if value + by > most else 6.0) * (by > 0)
        return total

    def _death_value(self) -> float:
        w = self.wants
        return self.conditions(w.death) if w is not None else 0.0

    def worth(self, x: int, colour: int) -> float:
        """Return what it is worth to me that a card of the colour comes to lie before ``x``."""
        key = x << 3 | colour
        if key not in self.worths:
            self.worths[key] = self._worth(x, colour)
        return self.worths[key]

    def _worth(self, x: int, colour: int) -> float:
        r, b, k = min(self.reds[x], 2), min(self.blues[x], 2), min(self.blacks[x], 2)
        if x == self.me:
            return self._worth_to_me(colour, r, b, k)
        total = 0.0
        red, blue, paper = self.camps[x]
        if self.camp == TABLOID:
            total -= (colour & 1) * FOE[r] * red + (colour >> 1 & 1) * FOE[b] * blue + 2.0 * paper
            if self.wants is not None and self.v.turn_seat == self.me:
                total += self.conditions(self.wants.give.get(colour, []))
        else:
            ours, theirs = (red, blue) if self.camp == CCAV else (blue, red)
            for bit, camp, k2 in ((RED, CCAV, r), (BLUE, BBC, b)):
                if colour & bit:
                    total += ALLY[k2] * ours if camp == self.camp else -FOE[k2] * theirs
            total -= 3.0 * paper
        if colour & BLACK:
            if k == 2 and total > 500:
                return total  # victory comes first
            good = 0.15 if self.camp == TABLOID else self.foe(x) + 0.3 * paper - 1.2 * self.ally(x)
            total += BLACKS[k] * good
            if k == 2:
                total += self._deaths
        return total

    def _worth_to_me(self, colour: int, r: int, b: int, k: int) -> float:
        total = 0.0
        if self.wants is not None:
            total += self.conditions(self.wants.take.get(colour, []))
            if total > 300:
                return total
            if self.wants.dagger and colour & BLACK:
                return total + (8.0, 20.0, 90.0)[k]
        elif colour & camp_colour(self.camp):
            total += MINE[r if self.camp == CCAV else b]
            if total > 500:
                return total
        return total + (MY_BLACK[k] if colour & BLACK else 0.0)

    def relief(self, x: int, colour: int) -> float:
        """Return what it is worth to me that a card of the colour disappears from before ``x``."""
        worth = 0.0
        for bit, row in ((RED, self.reds), (BLUE, self.blues), (BLACK, self.blacks)):
            if colour & bit and row[x] > 0:
                row[x] -= 1
        worth = -self._worth(x, colour)
        for bit, row in ((RED, self.reds), (BLUE, self.blues), (BLACK, self.blacks)):
            if colour & bit:
                row[x] += 1
        return worth

    # --- the intelligence in transmission -----------------------------------------------------------------------
    def in_air(self) -> list[float]:
        """Per seat, what it is worth to me that the intelligence in transmission is taken there."""
        if self._air is None:
            odds = self.odds()
            self._air = [sum([p * self.worth(x, c) for c, p in odds]) for x in range(self.n)]
        return self._air

    def odds(self) -> list[tuple[int, float]]:
        """Return what colours the intelligence in transmission may have, and how probably."""
        f = self.v.flight
        if f is None:
            return self.table.odds[-1]
        if f.print >= 0:
            return [(self.colour[f.print], 1.0)]
        if f.swapped:
            return self.table.swaps
        friend = self.ally(f.sender)
        odds: list[tuple[int, float]] = []
        total = 0.0
        for c, p in self.table.odds[f.mode]:
            if c & BLACK:
                p *= 1.25 - 0.9 * friend
                if self.blacks[f.sender] >= 2 and f.at != self.me:
                    p *= 0.5
            if c & camp_colour(self.camp):
                p *= 0.7 + 0.9 * friend
            odds.append((c, p))
            total += p
        return [(c, p / total) for c, p in odds]

    def takes(self, x: int) -> float:
        """How probably ``x`` takes what lies before him if he need not."""
        f = self.v.flight
        if f is None or not f.face_up or f.print < 0:
            return 0.3 if self.blacks[x] >= 2 else 0.45
        c = self.colour[f.print]
        if c & BLACK:
            return 0.03 if self.blacks[x] >= 2 else 0.15
        wanted = self.camps[x][CCAV if c & RED else BBC]
        return 0.3 + 0.6 * wanted

    def next_seat(self, x: int, way: int) -> int:
        y = x
        for _ in range(self.n):
            y = (y + way) % self.n
            if self.alive(y) and (not self.v.seats[y].lured or y == x):
                return y
        return x

    def onward(self, x: int, way: int) -> int:
        f = self.v.flight
        return x if f is None else f.sender if f.mode == DIRECT else self.next_seat(x, way)

    def goes_on(self, x: int, way: int = 0) -> float:
        """Return what the intelligence is worth to me if ``x`` does not take it."""
        f = self.v.flight
        if f is None:
            return 0.0
        return self.lies(self.onward(x, way or f.way), False, way or f.way)

    def lies(self, x: int, bound: bool, way: int = 0) -> float:
        """Return what the intelligence is worth to me if it lies before ``x`` and nobody interferes."""
        f = self.v.flight
        if f is None:
            return 0.0
        way = way or f.way
        worth = self.in_air()
        total = 0.0
        p = 1.0
        for _ in range(self.n + 1):
            if bound or x == f.sender or self.v.seats[x].locked:
                return total + p * worth[x]
            t = (0.9 if worth[x] > 0 else 0.1) if x == self.me else self.takes(x)
            total += p * t * worth[x]
            p *= 1 - t
            x = self.onward(x, way)
        return total + p * worth[f.sender]

    def as_it_is(self) -> float:
        """Return what the transmission is worth to me as things stand."""
        f = self.v.flight
        return self.lies(f.at, bool(f.bound)) if f is not None else 0.0
