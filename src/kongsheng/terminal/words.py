"""From the tokens of a word to lines a person can choose from: labels, notes, and why others are missing."""

from collections.abc import Callable
from typing import Final

from rich.text import Text

from ..game.deck import FUNCTIONS, PROBE, PUBLIC_DOCUMENT
from ..game.errors import Illegal
from ..game.tokens import (
    DONE,
    END_TURN,
    NO,
    ORD,
    PASS,
    PLAY,
    PRINT,
    SEAT,
    SEND,
    SKILL,
    W_ARRIVAL,
    W_DECIDE,
    W_FREE,
    W_OPEN,
    W_PICK,
    W_RESPONSE,
    YES,
)
from ..game.uses import USES
from ..game.views import View
from ..texts import COLOUR_KEYS, Texts

CARDS: Final = W_OPEN | W_FREE | W_RESPONSE | W_ARRIVAL  # windows in which hand cards may be played
Legal = Callable[[bytes], bytes]

# the colour is told by a shape and by letters, never by colour alone
SHAPES: Final = {1: "▲", 2: "●", 4: "✕", 5: "▲✕", 6: "●✕"}
STYLES: Final = {1: "bold red", 2: "bold blue", 4: "bold", 5: "bold red", 6: "bold blue"}


def colour(t: Texts, p: int) -> Text:
    """Return a print's colour: shape and short name."""
    bits = t.deck.prints[p].colour
    return Text(SHAPES[bits] + t.message(f"short-{COLOUR_KEYS[bits]}"), STYLES[bits])


def face(t: Texts, p: int) -> Text:
    """Return a print as it is shown in a hand: function, variant, mode, colour."""
    q = t.deck.prints[p]
    text = Text(t.function(q.function), "bold")
    if q.function in (PROBE, PUBLIC_DOCUMENT):
        text.append(f" {variant(t, p)}")
    return text.append(f" {t.mode(q.mode)} ").append_text(colour(t, p))


def variant(t: Texts, p: int) -> str:
    """Return what is special about a probe or a public document."""
    whole = t.card(p)
    usual = t.message(
        "card-name",
        function=t.function(t.deck.prints[p].function),
        mode=t.mode(t.deck.prints[p].mode),
        colour=t.colour(t.deck.prints[p].colour),
    )
    return whole.removeprefix(usual).strip(" ·/")


def effect(t: Texts, p: int) -> str:
    """Return the line printed on a card."""
    return t.message(f"fn-{FUNCTIONS[t.deck.prints[p].function]}.brief")


class Option:
    """One line of a menu: the tokens it adds, its name and a remark; ``why`` is set if it cannot be chosen."""

    def __init__(self, tokens: bytes, label: Text, note: str = "", why: str = "") -> None:
        self.tokens = tokens
        self.label = label
        self.note = note
        self.why = why


class Menu:
    """What a seat may say after ``prefix``, and what it might have expected to be able to say."""

    def __init__(self, t: Texts, v: View, legal: Legal, prefix: bytes = b"") -> None:
        self.t = t
        self.v = v
        self.legal = legal
        self.prefix = prefix
        self.next = legal(prefix)
        self.options: list[Option] = []
        self.refused: list[Option] = []
        self.zero = -1  # the token the number 0 stands for: PASS or DONE
        self.question = ""  # what is asked inside a word
        if prefix:
            self._inside()
        else:
            self._first()

    # --- first token --------------------------------------------------------------------------------------------
    def _first(self) -> None:
        if not self.v.which & USES:
            self._inside()
            return
        if self.v.which & CARDS:
            playable = self.legal(bytes([PLAY])) if PLAY in self.next else b""
            for p in sorted(set(self.v.hand)):
                self._add(PRINT + p in playable, bytes([PLAY, PRINT + p]))
        for k in range(len(self.v.skills)):
            self._add(SKILL + k in self.next, bytes([SKILL + k]))
        for token in (SEND, END_TURN) if self.v.which == W_FREE else ():
            self._add(token in self.next, bytes([token]))
        if PASS in self.next:
            self.zero = PASS

    def _add(self, may: bool, tokens: bytes) -> None:
        if may:
            self.options.append(Option(tokens, self.label(tokens), self.note(tokens)))
        else:
            self._refuse(tokens)

    def _refuse(self, tokens: bytes) -> None:
        if not tokens:
            return
        try:
            self.legal(self.prefix + tokens)
        except Illegal as e:
            self.refused.append(Option(tokens, self.label(tokens), self.note(tokens), e.why.clause))

    # --- further tokens -----------------------------------------------------------------------------------------
    def _inside(self) -> None:
        for token in self.next:
            if token == DONE:
                self.zero = DONE
            else:
                self.options.append(Option(bytes([token]), self.label(bytes([token])), self.note(bytes([token]))))
        kind = self.next[-1] if self.next else 0
        if kind >= PRINT:
            own = not (self.prefix and SEAT <= self.prefix[-1] < SKILL)
            self.question = "step-intel" if not own else "step-cards" if DONE in self.next else "step-card"
            if own and self.prefix and self.v.which & USES:
                for p in sorted(set(self.v.hand)):
                    if PRINT + p not in self.next:
                        self._refuse(bytes([PRINT + p]))
        elif SEAT <= kind < SKILL:
            self.question = "step-seat"
            for x in range(len(self.v.seats)):
                if SEAT + x not in self.next:
                    self._refuse(bytes([SEAT + x]))
        elif ORD <= kind < PRINT:
            self.question = "step-same" if self.prefix and self.prefix[-1] >= PRINT else "step-value"
        else:
            self.question = "step-value"
        if self.prefix == bytes([SEND]):
            self.question = "step-send"

    # --- texts --------------------------------------------------------------------------------------------------
    def label(self, tokens: bytes) -> Text:
        t, v, token = self.t, self.v, tokens[-1]
        if token >= PRINT:
            p = token - PRINT
            mine = v.hand.count(p) if tokens[0] == PLAY else 1
            return face(t, p).append(f" ×{mine}" if mine > 1 else "")
        if ORD <= token < PRINT:
            return Text(self._ordinal(token - ORD))
        if SKILL <= token < ORD:
            return Text(t.message("token-skill", skill=t.skill(v.skills[token - SKILL])), "bold")
        if token in (YES, NO) and v.which != W_DECIDE:
            return Text(t.message("token-agree" if token == YES else "token-refuse"), "bold")
        return Text(t.token(token), "bold")

    def note(self, tokens: bytes) -> str:
        t, v, token = self.t, self.v, tokens[-1]
        if token >= PRINT:
            return effect(t, token - PRINT)
        if SKILL <= token < ORD:
            return t.message(f"{t.skill_key(v.skills[token - SKILL])}.brief")
        if SEAT <= token < SKILL:
            x = token - SEAT
            row = " ".join(colour(t, p).plain for p in v.seats[x].intel)
            return t.message("cli-seat-note", hand=v.seats[x].hand, intel=row or -1)
        if ORD <= token < PRINT and v.which == W_PICK:
            return t.message(f"char-{t.characters[v.candidates[token - ORD]].name}.title")
        return ""

    def _ordinal(self, i: int) -> str:
        """Return what the n-th of several is: a candidate, one of equal cards, a skill that may be borrowed."""
        t, v = self.t, self.v
        before = self.prefix[-1] if self.prefix else 0
        if v.which == W_PICK and i < len(v.candidates):
            return t.character(v.candidates[i])
        if before >= PRINT and len(self.prefix) > 1 and SEAT <= self.prefix[-2] < SKILL:
            seat = v.seats[self.prefix[-2] - SEAT]
            senders = list(dict.fromkeys(s for p, s in zip(seat.intel, seat.senders) if p == before - PRINT))
            if i < len(senders):
                return t.message("token-from", n=i + 1, sender=t.seat(senders[i]) if senders[i] >= 0 else -1)
        if SEAT <= before < SKILL and v.seats[before - SEAT].char >= 0:
            printed = t.characters[v.seats[before - SEAT].char].skills
            if i < len(printed):
                return t.skill(printed[i].index)
        return t.message("token-ord", n=i + 1)
