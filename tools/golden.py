"""Golden games: recorded games that must play exactly the same until the version of the rules changes.

    python tools/golden.py                 check all games of the present rules version
    python tools/golden.py --explain FILE  print the first event that differs
    python tools/golden.py --write         record the games that are missing; an existing one is never overwritten

A changed game means changed rules: raise `RULES` in game/model.py, then --write records the new version's games.
"""

import argparse
import json
import random
import sys
from hashlib import sha256
from pathlib import Path

from kongsheng.game.codec import state_hash
from kongsheng.game.engine import apply, new_game
from kongsheng.game.events import EVENT_NAMES
from kongsheng.game.model import RULES, Config, Event, Options, State
from kongsheng.game.notation import read_word, write_word
from kongsheng.game.setup import IDENTITIES, configure, describe, restore
from kongsheng.game.tokens import TABLE
from kongsheng.game.uses import open_window
from kongsheng.game.words import default, legal
from kongsheng.packs import library

ROOT = Path(__file__).resolve().parent.parent / "tests" / "golden"
GAMES = [(players, characters) for players in range(3, 10) for characters in (False, True)]


def here() -> Path:
    """Return the folder of the present rules version."""
    return ROOT / f"v{RULES}"


def _events(sink: list[Event]) -> str:
    rows = [[e.kind, e.pub, e.priv, e.knows, e.to] for e in sink]
    sink.clear()
    return json.dumps(rows, separators=(",", ":"))


def _word(r: random.Random, s: State, seat: int) -> bytes:
    if r.random() < 0.1:
        return default(s, seat)
    word, options = b"", legal(s, seat)
    while options:
        word += bytes([r.choice(options)])
        options = legal(s, seat, word)
    return word


def record(cfg: Config, seed: bytes) -> str:
    """Play a random game and return it as the text of a golden file."""
    r = random.Random(seed)
    sink: list[Event] = []
    s = new_game(cfg, seed, sink)
    lines = [describe(cfg), seed.hex(), f"{state_hash(s)}\t{_events(sink)}"]
    while not s.over:
        w = open_window(s)
        assert w is not None
        seat = next(x for x in ((w.seat + k) % s.n for k in range(s.n)) if w.asked >> x & 1 and not w.answers[x])
        word = _word(r, s, seat)
        apply(s, seat, word, sink)
        lines.append(f"{seat} {write_word(word, cfg.deck)}\t{state_hash(s)}\t{_events(sink)}")
    return "\n".join(lines) + "\n"


def first_difference(text: str) -> str:
    """Replay a golden file; return "" if everything is as recorded, else what differs first."""
    setup, seed, start, *moves = text.splitlines()
    cfg = restore(setup, library())
    sink: list[Event] = []
    s = new_game(cfg, bytes.fromhex(seed), sink)
    if start != f"{state_hash(s)}\t{_events(sink)}":
        return "the deal differs"
    for number, line in enumerate(moves, 1):
        said, hashed, events = line.split("\t")
        seat, _, word = said.partition(" ")
        try:
            apply(s, TABLE if seat == "T" else int(seat), read_word(word, cfg.deck), sink)
        except Exception as e:  # whatever the reason, this move is the difference
            return f"move {number}: {said}: {type(e).__name__}: {e}"
        now = json.loads(_events(sink))
        then = json.loads(events)
        for i in range(max(len(now), len(then))):
            a = then[i] if i < len(then) else None
            b = now[i] if i < len(now) else None
            if a != b:
                kind: int = a[0] if a is not None else now[i][0]
                return f"move {number}: {said}: event {i} ({EVENT_NAMES[kind]}): recorded {a}, now {b}"
        if state_hash(s) != hashed:
            return f"move {number}: {said}: the events agree, the state does not"
    return "" if s.over else "the game does not end"


def manifest() -> str:
    """Return the digest of all golden games of the present version."""
    h = sha256()
    for path in sorted(here().glob("*.golden")):
        h.update(path.name.encode() + path.read_bytes())
    return f"v{RULES} {h.hexdigest()}"


def write() -> int:
    """Record missing games and note the digest; refuse to touch a version that is already noted."""
    noted = (ROOT / "MANIFEST").read_text("utf-8").splitlines() if (ROOT / "MANIFEST").exists() else []
    if any(line.split()[0] == f"v{RULES}" for line in noted):
        print(f"the games of rules version {RULES} are recorded; raise RULES to record others", file=sys.stderr)
        return 1
    here().mkdir(parents=True, exist_ok=True)
    lib = library()
    for players, characters in GAMES:
        path = here() / f"{players}-{'characters' if characters else 'plain'}.golden"
        for number in range(100):  # a game of moderate length
            seed = sha256(f"golden {path.stem} {number}".encode()).digest()
            o = Options(characters=characters, identities=IDENTITIES[players][-1], hand_limit=players % 3 * 4)
            o.candidates = max(1, min(2, len(lib.characters) // players))
            text = record(configure(players, lib if characters else None, o), seed)
            if 60 * players < text.count("\n") < 220 * players:
                break
        path.write_text(text, "utf-8")
    (ROOT / "MANIFEST").write_text("\n".join([*noted, manifest()]) + "\n", "utf-8")
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--explain", type=Path)
    args = parser.parse_args()
    if args.write:
        return write()
    files = [args.explain] if args.explain else sorted(here().glob("*.golden"))
    bad = 0
    for path in files:
        found = first_difference(path.read_text("utf-8"))
        bad += bool(found)
        print(f"{path.name}: {found or 'as recorded'}")
    return 1 if bad or not files else 0


if __name__ == "__main__":
    sys.exit(main())
