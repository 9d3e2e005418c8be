"""Readable names of tokens and words, and game records; both round-trip exactly.

A word is written as its tokens joined by spaces: ``play lock_on.telegram.black @2``, ``skill1 burn.direct.red @0``.
A record is a text: a header of ``key: value`` lines, an empty line, then ``seat word`` lines (``T`` is the table).
"""

from typing import Final, Optional

from .deck import Deck
from .engine import apply, new_game
from .model import RULES, Config, Event, State
from .setup import describe
from .tokens import (
    BOTTOM,
    CAMP,
    CLOSE,
    DONE,
    END_TURN,
    HUE,
    LEAVE,
    MODE,
    NO,
    ORD,
    PASS,
    PLAY,
    PRINT,
    SEAT,
    SEND,
    SEX,
    SKILL,
    TABLE,
    TOP,
    YES,
)

VERBS: Final = {
    PASS: "pass", DONE: "done", YES: "yes", NO: "no", PLAY: "play", SEND: "send", END_TURN: "end",
    CLOSE: "close", LEAVE: "leave",
    CAMP: "ccav", CAMP + 1: "2bc", CAMP + 2: "tabloid",
    MODE: "telegram", MODE + 1: "direct", MODE + 2: "text",
    HUE: "red", HUE + 1: "blue", HUE + 2: "black",
    SEX: "male", SEX + 1: "female", SEX + 2: "unknown",
    TOP: "top", BOTTOM: "bottom",
}  # fmt: skip
NAMES: Final = {name: token for token, name in VERBS.items()}


def token_name(token: int, deck: Deck) -> str:
    """Return the name of a token; unnamed ones are written in hexadecimal (``x1f``)."""
    if token in VERBS:
        return VERBS[token]
    if SEAT <= token < SEAT + 16:
        return f"@{token - SEAT}"
    if SKILL <= token < SKILL + 16:
        return f"skill{token - SKILL}"
    if ORD <= token < ORD + 16:
        return f"#{token - ORD}"
    if PRINT <= token < PRINT + len(deck.prints):
        return deck.prints[token - PRINT].name
    return f"x{token:02x}"


def write_word(word: bytes, deck: Deck) -> str:
    """Return the notation of a word."""
    return " ".join(token_name(t, deck) for t in word)


def _number(text: str, below: int) -> int:
    """Return the number as we write it (no sign, no leading zero), -1 if it is none below ``below``."""
    if not text.isascii() or not text.isdigit() or len(text) > 9 or str(int(text)) != text:
        return -1
    return int(text) if int(text) < below else -1


def read_word(text: str, deck: Deck) -> bytes:
    """Return the word a notation stands for; raise ValueError naming the part that is no token."""
    out = bytearray()
    for part in text.split():
        token = -1
        if part in NAMES:
            token = NAMES[part]
        elif part in deck.by_name:
            token = PRINT + deck.by_name[part]
        else:
            for head, base in (("@", SEAT), ("skill", SKILL), ("#", ORD)):
                number = part[len(head) :]
                if part.startswith(head) and _number(number, 16) >= 0:
                    token = base + int(number)
            if token < 0 and len(part) == 3 and part[0] == "x" and not part[1:].strip("0123456789abcdefABCDEF"):
                token = int(part[1:], 16)
        if token < 0:
            raise ValueError(f"{part!r} is no token: a verb, a card face, @seat, skillN, #N or xHH")
        out.append(token)
    return bytes(out)


class Record:
    """A game from its seed on: what it is played with and every accepted word."""

    def __init__(self, setup: str = "", seed: bytes = b"", moves: Optional[list[tuple[int, bytes]]] = None) -> None:
        self.setup = setup  # `describe(cfg)`
        self.seed = seed
        self.moves: list[tuple[int, bytes]] = moves if moves is not None else []
        self.rules = RULES

    @staticmethod
    def of(cfg: Config, seed: bytes) -> "Record":
        return Record(describe(cfg), seed)

    def dump(self, deck: Deck) -> str:
        """Return the record as text."""
        head = f"kongsheng-record: 1\nrules: {self.rules}\nsetup: {self.setup}\nseed: {self.seed.hex()}\n\n"
        lines = [f"{'T' if seat == TABLE else seat} {write_word(word, deck)}\n" for seat, word in self.moves]
        return head + "".join(lines)

    @staticmethod
    def parse(text: str, deck: Deck) -> "Record":
        """Return the record a text holds; raise ValueError naming the line that is wrong."""
        head, _, body = text.replace("\r\n", "\n").partition("\n\n")
        fields: dict[str, str] = {}
        for line in head.removeprefix("\ufeff").split("\n"):
            key, sep, value = line.partition(": ")
            if not sep:
                raise ValueError(f"header: {line!r} is not 'key: value'")
            if key in fields:
                raise ValueError(f"header: {key} appears twice")
            fields[key] = value
        missing = [k for k in ("kongsheng-record", "rules", "setup", "seed") if k not in fields]
        if missing:
            raise ValueError(f"header: {missing[0]} is missing")
        if fields["kongsheng-record"] != "1":
            raise ValueError(f"header: kongsheng-record: {fields['kongsheng-record']!r} is not 1")
        if _number(fields["rules"], 1 << 30) < 0:
            raise ValueError(f"header: rules: {fields['rules']!r} is not a number")
        try:
            record = Record(fields["setup"], bytes.fromhex(fields["seed"]))
        except ValueError:
            raise ValueError("header: seed is not hexadecimal") from None
        record.rules = int(fields["rules"])
        for number, line in enumerate(body.removesuffix("\n").split("\n") if body else [], 1):
            seat, _, rest = line.partition(" ")
            if seat != "T" and _number(seat, 9) < 0:
                raise ValueError(f"move {number}: {seat!r} is not a seat 0 to 8 or T")
            try:
                record.moves.append((TABLE if seat == "T" else int(seat), read_word(rest, deck)))
            except ValueError as e:
                raise ValueError(f"move {number}: {e}") from None
            if not record.moves[-1][1]:
                raise ValueError(f"move {number}: no word")
        return record

    def replay(self, cfg: Config, sink: Optional[list[Event]] = None) -> State:
        """Play the record again; raise ValueError if it was made under other rules, `Illegal` for a bad move."""
        if self.rules != RULES:
            raise ValueError(f"rules: the record was made under version {self.rules}, this is version {RULES}")
        if self.setup != describe(cfg):
            raise ValueError(f"setup: the record needs {self.setup!r}")
        s = new_game(cfg, self.seed, sink)
        for seat, word in self.moves:
            apply(s, seat, word, sink)
        return s
