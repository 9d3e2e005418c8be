"""Names and chat as everybody may see them: bounded, and without characters that hide or disturb (T-24)."""

import unicodedata
from typing import Final

NAME: Final = 16  # characters
CHAT: Final = 300
MARKS: Final = 2  # combining marks in a row
JOINER: Final = "\u200d"  # keeps emoji of several parts together in chat


def _clean(text: str, keep: str) -> str:
    """Return what is left of a text, "" if nothing of it can be seen."""
    out: list[str] = []
    marks = 0
    for c in text:
        kind = unicodedata.category(c)
        if kind in ("Mn", "Me"):
            marks += 1
            if marks > MARKS:
                continue
        else:
            marks = 0
        if c in keep:
            out.append(c)
        elif kind[0] == "Z" or c in "\t\n\r":
            out.append(" ")
        elif kind[0] != "C" and c not in "\u115f\u1160\u3164\uffa0\u2800":  # blank letters
            out.append(c)
    if all(unicodedata.category(c)[0] in "MCZ" for c in out):
        return ""
    return " ".join("".join(out).split())


def clean_name(text: str) -> str:
    """Return the name to show, "" if nothing is left."""
    return _clean(unicodedata.normalize("NFKC", text), "")[:NAME].strip()


def clean_chat(text: str) -> str:
    """Return the line to show, "" if nothing is left."""
    return _clean(unicodedata.normalize("NFC", text), JOINER)[:CHAT].strip(JOINER + " ")


def same(a: str, b: str) -> bool:
    """Return whether two cleaned names would be taken for each other."""
    return _key(a) == _key(b)


def _key(name: str) -> str:
    plain = unicodedata.normalize("NFKD", name.casefold())
    letters = "".join(c for c in plain if not unicodedata.combining(c) and c != " ")
    return letters.translate(LOOKALIKES)


# the letters of other scripts that look like Latin ones
LOOKALIKES: Final = str.maketrans("асеорхуіјѕ0αοιν1", "aceopxyijsoaoivl")
