"""`simple`: plays like a sensible beginner, by its view alone and without knowing any character.

Cards are judged by what they would do on the table (`outlook`, `uses`); skills by the hints in the characters' files:
``{"skill": value}``, 10 gladly, 0 perhaps, negative rarely; ``"skill.friend": 1`` says that being its target is good.
"""

from typing import ClassVar, Final

from ..game.deck import BURN, DANGEROUS_INTEL, DIRECT, TABLOID
from ..game.effects import HANDLES, Skill
from ..game.slots import Hand, Intel, Target, Value
from ..game.tokens import (
    CAMP,
    DONE,
    END_TURN,
    MODE,
    NO,
    PASS,
    PLAY,
    PRINT,
    SEAT,
    SEND,
    SKILL,
    W_CHOICE,
    W_DECIDE,
    W_DISCARD,
    W_FREE,
    W_PICK,
    W_RESPONSE,
    W_TARGET,
    YES,
)
from ..game.views import View
from .outlook import Outlook
from .policy import Dice, Legal, Policy, Table
from .uses import NEVER, Uses, keep, sending
from .wants import Wants, wants

ENOUGH: Final = 1.0  # a use must bring this much more than the card is worth in the hand
USUAL_HINT: Final = 4  # of skills whose file says nothing
SURE: Final = 0.8  # before I accuse somebody aloud


class SimplePolicy(Policy):
    name: ClassVar[str] = "simple"

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.wanted: dict[int, Wants] = {}

    def choose(self, view: View, legal: Legal, seed: int) -> bytes:
        return Mind(self, view, legal, seed).word()

    def wants(self, char: int) -> Wants:
        """Return what a reporter with this character wants (computed once)."""
        if char not in self.wanted:
            self.wanted[char] = wants(self.table, char)
        return self.wanted[char]


class Mind:
    """One decision."""

    def __init__(self, bot: SimplePolicy, view: View, legal: Legal, seed: int) -> None:
        self.v = view
        self.table = bot.table
        self.legal = legal
        self.dice = Dice(seed)
        # while choosing a character there is no mission yet
        picked = view.char >= 0 or not view.candidates
        self.o = Outlook(view, bot.table, bot.wants(view.char) if view.camp == TABLOID and picked else None)
        self.uses = Uses(self.o)

    def word(self) -> bytes:
        """Return the whole word."""
        which = self.v.which
        options = self.legal(b"")
        if which in (W_PICK, W_DISCARD, W_CHOICE):
            return self.finish(b"")
        if which == W_DECIDE:
            return bytes([YES if options == bytes([YES]) or self.takes() else NO])
        if which == W_TARGET:
            return bytes([max(options, key=self.receiver)])
        return self.best_use(options)

    def takes(self) -> bool:
        o = self.o
        gain = o.in_air()[o.me] - o.goes_on(o.me)
        w = o.wants
        if w is not None:
            gain -= o.conditions(w.decline)
        return gain > 0

    def receiver(self, token: int) -> float:
        """Value of sending the direct intelligence in hand to a seat."""
        f = self.v.flight
        return sending(self.o, f.print, token - SEAT) if f is not None and f.print >= 0 else self.noise()

    def noise(self) -> float:
        return self.dice.below(1024) / 1024

    # --- using cards and skills -----------------------------------------------------------------------------------
    def best_use(self, options: bytes) -> bytes:
        best = ENOUGH
        chosen = b""
        for t in options:
            if t == PLAY:
                value, word = self.card()
            elif t >= SKILL:
                value, word = self.skill(bytes([t]))
            else:
                continue
            if value > best:
                best, chosen = value, word
        if chosen:
            word = self.finish(chosen)
            if word:
                return word
        if SEND in options:
            return self.send()
        return bytes([END_TURN if self.v.which == W_FREE else PASS])

    def card(self) -> tuple[float, bytes]:
        """Return the best card to play, as far as it must be named to know that, and what it brings net."""
        best = NEVER
        word = b""
        seen: set[tuple[int, int, int]] = set()
        for t in self.legal(bytes([PLAY])):
            p = t - PRINT
            fn = self.table.function[p]
            kind = (fn, self.o.colour[p], self.table.deck.prints[p].camp)
            if kind in seen:
                continue
            seen.add(kind)
            value, prefix = self.function(fn, p, bytes([PLAY, t]))
            value -= keep(self.o, p)
            if value > best:
                best, word = value, prefix
        return best, word

    def function(self, fn: int, p: int, prefix: bytes) -> tuple[float, bytes]:
        """Return the value of using a print as a function, and the word up to its target."""
        value = self.uses.value(fn, p)
        if value <= NEVER:
            return value, prefix
        options = self.legal(prefix)
        if options and options[0] >= SEAT and options[0] < SEAT + 16:
            best = NEVER
            for t in options:
                if fn == BURN:
                    mine, word = self.fire(prefix + bytes([t]), t - SEAT)
                else:
                    mine, word = self.uses.target(fn, t - SEAT, p), prefix + bytes([t])
                if mine > best:
                    best, prefix_best = mine, word
            value += best
            prefix = prefix_best
        return value + self.uses.bonus(fn), prefix

    def fire(self, prefix: bytes, x: int) -> tuple[float, bytes]:
        """Return the best card before ``x`` to burn."""
        t = max(self.legal(prefix), key=lambda t: self.o.relief(x, self.o.colour[t - PRINT]))
        return self.o.relief(x, self.o.colour[t - PRINT]), prefix + bytes([t])

    def skill(self, head: bytes) -> tuple[float, bytes]:
        """Return what a skill is worth by its hint, or as the function it lets a card be used as."""
        sk = self.table.skills[self.v.skills[head[0] - SKILL]]
        hints = self.table.characters[self.table.owner[sk.index]].hints
        hint = hints.get(sk.name, USUAL_HINT)
        if sk.use_as != -1:
            return self.use_as(sk, head, hint)
        if self.v.which == W_RESPONSE and self.v.stack and self.v.stack[-1].seat == self.v.viewer:
            hint -= 6  # do not answer yourself
        # likelier the higher the hint, never quite never: beginners try things out
        if self.dice.below(100) < max(3, 45 + 6 * hint):
            value = self.stake(sk)
            if value > 0:
                return value + hint + ENOUGH + 1.0, head
        return NEVER, head

    def stake(self, sk: Skill) -> float:
        """Return what there is to gain for a skill that acts on what lies on the table; 1 for any other."""
        o = self.o
        price = 2.0 * sum(slot.hand for slot in sk.slots if isinstance(slot, Hand))
        if sk.tags & HANDLES and o.v.flight is not None:
            return -o.as_it_is() - price - 5.0  # whatever it does, this transmission does me no good
        for slot in sk.slots:
            if isinstance(slot, Intel):
                best = max(
                    (
                        o.relief(x, o.colour[c])
                        for x, p in enumerate(o.v.seats)
                        for c in p.intel
                        if not slot.colour or o.colour[c] & slot.colour
                    ),
                    default=0.0,
                )
                return best - price - 5.0
        return 1.0

    def use_as(self, sk: Skill, head: bytes, hint: int) -> tuple[float, bytes]:
        best = NEVER
        word = head
        for t in self.legal(head):
            if t < PRINT:
                continue
            p = t - PRINT
            fn = self.table.used_as(sk, p)
            if fn < 0:
                continue
            value, prefix = self.function(fn, p, head + bytes([t]))
            value += 0.3 * hint - keep(self.o, p)
            if value > best:
                best, word = value, prefix
        return best, word

    # --- sending --------------------------------------------------------------------------------------------------
    def send(self) -> bytes:
        best = NEVER
        word = bytes([SEND])
        others = [x for x in range(self.o.n) if x != self.o.me and self.o.alive(x) and not self.v.seats[x].lured]
        for t in self.legal(word):
            p = t - PRINT
            if self.table.mode[p] == DIRECT and others:
                value = max(sending(self.o, p, x) for x in others)
            else:
                value = sending(self.o, p, -1)
            value += self.noise()
            if value > best:
                best, word = value, bytes([SEND, t])
        return word

    # --- the rest of a word ---------------------------------------------------------------------------------------
    def finish(self, word: bytes) -> bytes:
        """Complete a word; b"" if what would have to be said is not worth saying."""
        options = self.legal(word)
        while options:
            t = self.token(word, options)
            if t < 0:
                return b""
            word += bytes([t])
            options = self.legal(word)
        return word

    def token(self, word: bytes, options: bytes) -> int:
        """Return the best next token, -1 to give up."""
        t = options[-1]
        if t >= PRINT:
            return self.print_token(word, options)
        if SEAT <= t < SEAT + 16:
            return max(options, key=lambda t: self.seat_token(word, t))
        if CAMP <= options[0] < MODE:
            x = self.last_seat(word)
            c = max(range(3), key=lambda c: self.o.camps[x][c])
            sure = self.o.camps[x][c] >= SURE or self.v.which == W_CHOICE
            return CAMP + c if sure and CAMP + c in options else -1
        return options[self.dice.below(len(options))]

    def last_seat(self, word: bytes) -> int:
        for t in reversed(word):
            if SEAT <= t < SEAT + 16:
                return t - SEAT
        return self.v.viewer

    def speaking(self, word: bytes) -> Skill | None:
        """Return the skill the word (or the choice being made) is about."""
        i = -1
        if word and SKILL <= word[0] < SKILL + 16:
            i = self.v.skills[word[0] - SKILL]
        elif not word and self.v.stack and self.v.stack[-1].function < 0:
            i = self.v.stack[-1].skill
        return self.table.skills[i] if i >= 0 else None

    def seat_token(self, word: bytes, t: int) -> float:
        """Value of naming a player (or whose card) in a skill: enemies, unless the hints call the target lucky."""
        o = self.o
        x = t - SEAT
        sk = self.speaking(word)
        if sk is not None:
            hints = self.table.characters[self.table.owner[sk.index]].hints
            if any(isinstance(slot, Value) and slot.tokens[:1] == bytes([CAMP]) for slot in sk.slots):
                return o.sure(x)
            if hints.get(f"{sk.name}.friend", 0) > 0:
                return o.ally(x) - o.foe(x) + 0.1 * self.noise()
        if o.v.seats[x].intel and sk is not None and not any(isinstance(slot, Target) for slot in sk.slots):
            return max(o.relief(x, o.colour[c]) for c in o.v.seats[x].intel)
        return o.foe(x) - o.ally(x) + 0.1 * self.noise()

    def print_token(self, word: bytes, options: bytes) -> int:
        """A card before a player, of mine to pay with or give, or one I may look at and choose."""
        o = self.o
        hand = self.v.hand
        if DONE in options and word and self.v.which != W_CHOICE:
            return DONE
        prints = [t for t in options if t >= PRINT]
        if word and SEAT <= word[-1] < SEAT + 16:
            x = word[-1] - SEAT
            row = self.v.seats[x].intel
            if all(t - PRINT in row for t in prints):
                return max(prints, key=lambda t: o.relief(x, o.colour[t - PRINT]))
        mine = all(t - PRINT in hand for t in prints)
        top = self.v.stack[-1] if self.v.stack else None
        theirs = top is not None and top.function == DANGEROUS_INTEL and top.seat == o.me
        if theirs or not mine:
            return max(prints, key=lambda t: keep(o, t - PRINT))
        return min(prints, key=lambda t: keep(o, t - PRINT) + max(0.0, o.worth(o.me, o.colour[t - PRINT])) * 0.1)
