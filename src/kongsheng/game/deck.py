"""The 96 cards as data (S-03, R-01): reading a deck, checking it, and the tables of its prints.

A *print* is one row of the deck: a face. Several physical cards share a print; players only ever see prints.
"""

from typing import Final

RED: Final = 1
BLUE: Final = 2
BLACK: Final = 4
COLOURS: Final = {"red": RED, "blue": BLUE, "black": BLACK, "red_black": RED | BLACK, "blue_black": BLUE | BLACK}

TELEGRAM: Final = 0
DIRECT: Final = 1
TEXT: Final = 2
MODES: Final = ("telegram", "direct", "text")

CCAV: Final = 0
BBC: Final = 1  # the camp written 2BC
TABLOID: Final = 2
CAMPS: Final = ("CCAV", "2BC", "TABLOID")

PROBE: Final = 0
LOCK_ON: Final = 1
LURE_AWAY: Final = 2
DECODE: Final = 3
REINFORCE: Final = 4
RETURN: Final = 5
INTERCEPT: Final = 6
EXPOSE: Final = 7
BURN: Final = 8
DIVERT: Final = 9
DANGEROUS_INTEL: Final = 10
SWAP: Final = 11
PUBLIC_DOCUMENT: Final = 12
TRUE_OR_FALSE: Final = 13
FUNCTIONS: Final = (
    "probe",
    "lock_on",
    "lure_away",
    "decode",
    "reinforce",
    "return",
    "intercept",
    "expose",
    "burn",
    "divert",
    "dangerous_intel",
    "swap",
    "public_document",
    "true_or_false",
)

# S-03: how many cards each cell (mode, colour) holds.
CELLS: Final = {
    "telegram": {"black": 21, "red": 17, "blue": 17, "red_black": 1, "blue_black": 1},
    "direct": {"black": 14, "red": 5, "blue": 5, "red_black": 1, "blue_black": 1},
    "text": {"black": 5, "red": 3, "blue": 3, "red_black": 1, "blue_black": 1},
}
MAX_PRINTS: Final = 80  # tokens 80..159 name prints of a base deck and of packs

BASE_CSV: Final = """\
function,mode,color,variant,count
probe,telegram,black,CCAV+2,1
probe,telegram,black,CCAV-1,1
probe,telegram,black,2BC+2,1
probe,telegram,black,2BC-1,1
probe,telegram,black,TABLOID+2,1
probe,telegram,black,TABLOID-1,1
probe,telegram,red,CCAV+2,1
probe,telegram,red,CCAV-1,1
probe,telegram,red,2BC+2,1
probe,telegram,red,2BC-1,1
probe,telegram,red,TABLOID+2,1
probe,telegram,red,TABLOID-1,1
probe,telegram,blue,CCAV+2,1
probe,telegram,blue,CCAV-1,1
probe,telegram,blue,2BC+2,1
probe,telegram,blue,2BC-1,1
probe,telegram,blue,TABLOID+2,1
probe,telegram,blue,TABLOID-1,1
lock_on,telegram,black,,4
lock_on,telegram,red,,3
lock_on,telegram,blue,,3
lock_on,telegram,red_black,,1
lock_on,telegram,blue_black,,1
lure_away,telegram,black,,2
lure_away,telegram,red,,3
lure_away,telegram,blue,,3
decode,telegram,black,,4
decode,telegram,red,,2
decode,telegram,blue,,2
reinforce,telegram,black,,3
reinforce,telegram,red,,1
reinforce,telegram,blue,,1
return,telegram,black,,2
return,telegram,red,,2
return,telegram,blue,,2
intercept,direct,black,,4
intercept,direct,red,,1
intercept,direct,blue,,1
intercept,direct,red_black,,1
intercept,direct,blue_black,,1
expose,direct,black,,4
expose,direct,red,,2
expose,direct,blue,,2
burn,direct,black,,3
burn,direct,red,,1
burn,direct,blue,,1
divert,direct,black,,1
divert,direct,red,,1
divert,direct,blue,,1
dangerous_intel,direct,black,,2
swap,text,black,,2
swap,text,red,,1
swap,text,blue,,1
swap,text,red_black,,1
swap,text,blue_black,,1
public_document,text,black,CCAV:-1;2BC:-1;TABLOID:+1,1
public_document,text,black,CCAV:0;2BC:0;TABLOID:-1,1
public_document,text,red,CCAV:+1;2BC:-1;TABLOID:0,1
public_document,text,blue,CCAV:-1;2BC:+1;TABLOID:0,1
true_or_false,text,black,,1
true_or_false,text,red,,1
true_or_false,text,blue,,1
"""


class DeckError(ValueError):
    """A deck that cannot be played; the message names the line or the cell of S-03 that is wrong."""


class Print:
    """One face: ``name`` is stable and used in notation; ``acts`` holds, per camp, cards drawn (+) or discarded (-)."""

    def __init__(
        self, name: str = "", function: int = 0, mode: int = 0, colour: int = 0, variant: str = "", count: int = 0
    ) -> None:
        self.name = name
        self.function = function
        self.mode = mode
        self.colour = colour
        self.variant = variant
        self.count = count
        self.camp = -1  # probe: the camp it names
        self.act = 0  # probe: +2 or -1
        self.acts: list[int] = [0, 0, 0]  # public document, per camp


class Deck:
    """Prints in deck order, and per physical card 0..N-1 the tables the engine reads."""

    def __init__(self, prints: list[Print] | None = None) -> None:
        self.prints: list[Print] = prints if prints is not None else []
        self.print_of: list[int] = []
        for i, p in enumerate(self.prints):
            self.print_of += [i] * p.count
        self.function: list[int] = [self.prints[i].function for i in self.print_of]
        self.mode: list[int] = [self.prints[i].mode for i in self.print_of]
        self.colour: list[int] = [self.prints[i].colour for i in self.print_of]
        self.by_name: dict[str, int] = {p.name: i for i, p in enumerate(self.prints)}


def _variant(p: Print, where: str) -> None:
    text = p.variant
    if p.function == PROBE:
        for camp, name in enumerate(CAMPS):
            if text in (name + "+2", name + "-1"):
                p.camp = camp
                p.act = int(text[-2:])
                return
        raise DeckError(f"{where}: variant: {text!r} is not a camp (CCAV, 2BC, TABLOID) followed by +2 or -1")
    if p.function == PUBLIC_DOCUMENT:
        parts = dict(part.split(":", 1) for part in text.split(";") if ":" in part)
        if text.count(";") != 2 or set(parts) != set(CAMPS) or not all(v in ("+1", "-1", "0") for v in parts.values()):
            raise DeckError(f"{where}: variant: {text!r} must give each of CCAV, 2BC, TABLOID one of +1, 0, -1")
        p.acts = [int(parts[c]) for c in CAMPS]
    elif text:
        raise DeckError(f"{where}: variant: only probe and public_document have variants, not {text!r}")


def _one_of(value: str, allowed: tuple[str, ...], where: str, field: str) -> int:
    if value not in allowed:
        raise DeckError(f"{where}: {field}: {value!r} is not one of {', '.join(allowed)}")
    return allowed.index(value)


def _row(line: str, where: str) -> Print:
    """Return the face a row describes; raise `DeckError`."""
    row = [part.strip() for part in line.split(",")]
    if len(row) != 5:
        raise DeckError(f"{where}: {len(row)} columns instead of 5")
    function = _one_of(row[0], FUNCTIONS, where, "function")
    mode = _one_of(row[1], MODES, where, "mode")
    if row[2] not in COLOURS:
        raise DeckError(f"{where}: color: {row[2]!r} is not one of {', '.join(COLOURS)}")
    number = row[4]
    if not number.isascii() or not number.isdigit() or len(number) > 2 or not 1 <= int(number) <= 96:
        raise DeckError(f"{where}: count: {number!r} is not a whole number from 1 to 96")
    name = ".".join([row[0], row[1], row[2]] + ([row[3]] if row[3] else []))
    p = Print(name, function, mode, COLOURS[row[2]], row[3], int(number))
    _variant(p, where)
    return p


def read_deck(text: str, cells: dict[str, dict[str, int]] | None = CELLS) -> Deck:
    """Read ``function,mode,color,variant,count`` rows; raise `DeckError` naming every bad row or, per cell, bad total.

    ``cells`` is the table of S-03; None leaves the totals unchecked (a designer's deck of another size).
    """
    prints: list[Print] = []
    names: set[str] = set()
    bad: list[str] = []
    lines = text.removeprefix("\ufeff").splitlines()
    if not lines or lines[0].replace(" ", "") != "function,mode,color,variant,count":
        raise DeckError("line 1: the header must be function,mode,color,variant,count")
    for number, line in enumerate(lines[1:], 2):
        if not line.strip():
            continue
        where = f"line {number}"
        try:
            p = _row(line, where)
            if p.name in names:
                raise DeckError(f"{where}: {p.name} appears twice; give one row with the sum")
        except DeckError as e:
            bad.append(str(e))
            continue
        names.add(p.name)
        prints.append(p)
    if bad:
        raise DeckError("; ".join(bad))
    if len(prints) > MAX_PRINTS:
        raise DeckError(f"{len(prints)} different faces; at most {MAX_PRINTS}")
    deck = Deck(prints)
    if cells is not None:
        wrong: list[str] = []
        for m, row_cells in cells.items():
            for c, wanted in row_cells.items():
                have = sum(p.count for p in prints if p.mode == MODES.index(m) and p.colour == COLOURS[c])
                if have != wanted:
                    wrong.append(f"{m}/{c}: {have} instead of {wanted} ({have - wanted:+d})")
        if wrong:
            raise DeckError("wrong number of cards (S-03): " + "; ".join(wrong))
    return deck
