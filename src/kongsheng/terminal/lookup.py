"""Looking up a word of the rules: clauses, cards, terms, characters and skills, by names of either language."""

import re
from collections.abc import Iterable
from difflib import get_close_matches
from functools import lru_cache
from typing import Final

from ..game.deck import BASE_CSV, FUNCTIONS, read_deck
from ..texts import LANGUAGES, Texts, catalogue

# by the head of the key; the order is that of the results
KINDS: Final = ("fn", "char", "skill", "term", "mode", "colour", "camp", "sex", "clause", "card")
ALIASES: Final = {f"fn-{name}": name for name in FUNCTIONS} | {
    "camp-bbc": "BBC",
    "camp-tabloid": "TABLOID",
    "term-declare": "win",
}
CLAUSE: Final = re.compile(r"([srg])(\d{1,4})")


class Entry:
    """Something that can be looked up: the key of its message and the words by which it is found."""

    def __init__(self, kind: str, key: str, words: list[str], prose: str) -> None:
        self.kind = kind
        self.key = key
        self.words = [plain(word) for word in words]
        self.names = "\n".join(words).casefold()
        self.prose = prose  # both languages, for finding a word inside


def plain(text: str) -> str:
    """Return a text without case, spaces and punctuation."""
    return re.sub(r"[\W_]+", "", text.casefold())


@lru_cache(maxsize=1)
def entries() -> tuple[Entry, ...]:
    """Return everything that can be looked up, in the order of `KINDS`."""
    both = [Texts(lang) for lang in LANGUAGES]
    found: list[Entry] = []
    for key in catalogue(LANGUAGES[0])[1]:
        kind, _, name = key.partition("-")
        if kind not in KINDS or kind == "card":
            continue
        words = [name if kind == "clause" else t.message(key) for t in both]
        if kind in ("char", "skill"):
            words.append(name.rpartition("-")[2])
        if key in ALIASES:
            words.append(ALIASES[key])
        if kind == "camp":  # as the table names it
            words += [t.message(f"short-{name}") for t in both]
        parts = [t.message(k) for t in both for k in (key, f"{key}.brief", f"{key}.full", f"{key}.long") if t.has(k)]
        found.append(Entry(kind, key, words, "\n".join(parts).casefold()))
    for i, p in enumerate(read_deck(BASE_CSV).prints):
        found.append(Entry("card", f"card-{i}", [p.name, *(t.card(i) for t in both)], ""))
    return tuple(sorted(found, key=lambda e: KINDS.index(e.kind)))


def search(query: str, limit: int = 9) -> list[Entry]:
    """Return what a query may mean, best first: the same name, a part of a name, in the text, spelt alike."""
    q = plain(query)
    if not q:
        return []
    everything = entries()
    clause = CLAUSE.fullmatch(q)
    if clause is not None:  # a number that does not exist is like no other
        q = clause[1] + clause[2].zfill(2)
        return [e for e in everything if e.kind == "clause" and q in e.words]
    folded = query.strip().casefold()
    whole = re.compile(rf"(?<![a-z_]){re.escape(folded)}(?![a-z_])")
    found = [e for e in everything if q in e.words]
    found += _more(found, (e for e in everything if whole.search(e.names)))
    if len(q) > 1 or not q.isascii():
        said = [e for e in everything if whole.search(e.prose)]
        terms = [e for e in said if e.kind == "term"]  # they are about a word, the others merely use it
        found += _more(found, sorted(terms, key=lambda e: -len(whole.findall(e.prose))))
        found += _more(found, (e for e in everything if any(q in w for w in e.words)))
        found += _more(found, said)
        found += _more(found, (e for e in everything if folded in e.prose))
    if not found:
        close = get_close_matches(q, sorted({w for e in everything for w in e.words}), limit, 0.6)
        found = sorted(
            (e for e in everything if any(w in close for w in e.words)),
            key=lambda e: min(close.index(w) for w in e.words if w in close),
        )
    return found[:limit]


def _more(found: list[Entry], more: Iterable[Entry]) -> list[Entry]:
    have = {e.key for e in found}
    return [e for e in more if e.key not in have]


def title(t: Texts, e: Entry) -> str:
    """Return the name of an entry with what kind of thing it is."""
    if e.kind == "card":
        return t.card(int(e.key[5:]))
    if e.kind == "clause":
        return f"{e.key[7:]} {t.message(e.key)}"
    name = t.message(e.key)
    if e.kind == "skill":
        name = f"{name} ({t.message('char-' + e.key.split('-')[1])})"
    return f"{name} [{t.message('kind-' + e.kind)}]"


def describe(t: Texts, e: Entry) -> list[str]:
    """Return the text of an entry, line by line."""
    if e.kind == "card":
        return _card(t, int(e.key[5:]))
    if e.kind == "char":
        return character(t, e.key[5:])
    lines = [t.message(k) for k in (f"{e.key}.brief", f"{e.key}.full", f"{e.key}.long") if t.has(k)]
    if e.kind == "fn":
        lines.append(_copies(t, FUNCTIONS.index(e.key[3:])))
    return lines


def _card(t: Texts, p: int) -> list[str]:
    face = t.deck.prints[p]
    key = f"fn-{FUNCTIONS[face.function]}"
    return [t.message("rules-count", count=face.count), t.message(f"{key}.brief"), t.message(f"{key}.full")]


def _copies(t: Texts, function: int) -> str:
    """Return how many cards of which mode and colour carry the function."""
    cells: dict[tuple[int, int], int] = {}
    for p in t.deck.prints:
        if p.function == function:
            cells[p.mode, p.colour] = cells.get((p.mode, p.colour), 0) + p.count
    parts = [f"{t.mode(mode)}·{t.colour(colour)} ×{n}" for (mode, colour), n in sorted(cells.items())]
    return t.message("rules-deck", count=sum(cells.values()), cells=t.join(parts))


def skills_of(name: str) -> list[str]:
    """Return the keys of a character's skills in printed order."""
    return [key for key in catalogue(LANGUAGES[0])[1] if key.startswith(f"skill-{name}-")]


def character(t: Texts, name: str) -> list[str]:
    """Return a character's card with the long form of everything on it."""
    key = f"char-{name}"
    lines = [t.message(f"{key}.title")]
    for skill in skills_of(name):
        lines += [f"“{t.message(skill)}” {t.message(f'{skill}.brief')}", f"  {t.message(f'{skill}.full')}"]
    lines.append(t.message("rules-mission", mission=t.message(f"{key}.mission")))
    lines.append(f"  {t.message(f'{key}.mission-full')}")
    return lines


def overview(t: Texts) -> list[tuple[str, str]]:
    """Return what there is to look up: per kind its heading and the names."""
    out: list[tuple[str, str]] = []
    for kind in KINDS:
        if kind in ("skill", "card"):
            continue
        names = [e.key[7:] if kind == "clause" else t.message(e.key) for e in entries() if e.kind == kind]
        out.append((t.message(f"kind-{kind}"), t.join(names)))
    return out
