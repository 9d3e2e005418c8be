"""Compile the rules with mypyc into a scratch folder and check that they play the same games (a smoke test).

    python tools/compiled.py [--bench]

Needs a C compiler. Replays every golden game against the compiled engine, plays on from copies and reloaded states,
and plays a character written in plain Python (as packs are) on the compiled core.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

CHECK = """
import random, sys, time
sys.path.insert(0, {tools!r})
import golden
from kongsheng.game import words
from kongsheng.game.codec import dumps, loads, state_hash
from kongsheng.game.effects import ACTIVE, Character, Library, Mission, Skill
from kongsheng.game.engine import apply, new_game
from kongsheng.game.moments import GAIN
from kongsheng.game.model import Options
from kongsheng.game.setup import configure
from kongsheng.game.zones import draw
assert words.__file__.endswith((".so", ".pyd")), words.__file__
files = sorted(golden.here().glob("*.golden"))
assert len(files) == len(golden.GAMES), "golden games are missing"
for path in files:
    found = golden.first_difference(path.read_text("utf-8"))
    assert not found, f"{{path.name}}: {{found}}"

class Drawing(Skill):  # an interpreted subclass of a compiled class
    def run(self, s, it):
        draw(s, it.seat, 2)
        return True

class Counting(Mission):
    def note(self, s, seat, ev):
        self.heard = getattr(self, "heard", 0) + 1
    def tally(self, s, seat):
        return [(0, 1, -1)]

lib = Library()
missions = []
for i in range(5):
    missions.append(Counting(hears=(GAIN,)))
    lib.add("pack", Character(f"drawer{{i}}", mission=missions[-1], skills=(Drawing("more", ACTIVE, per_turn=1),)))
cfg = configure(5, lib, Options(candidates=1))
r = random.Random(1)
used = 0
for game in range(5):
    s = new_game(cfg, b"pack%d" % game)
    while not s.over:
        seat = next(x for x in range(5) if words.awaited(s, x) is not None and all(
            words.awaited(s, y) is None for y in range(5) if (y - s.stack[-1].seat) % 5 < (x - s.stack[-1].seat) % 5))
        word, options = b"", words.legal(s, seat)
        while options:
            word += bytes([r.choice(options)])
            options = words.legal(s, seat, word)
        used += 48 <= word[0] < 64
        t, u = s.copy(), loads(cfg, dumps(s))
        for x in (s, t, u):
            apply(x, seat, word)
        assert state_hash(s) == state_hash(t) == state_hash(u)
assert used > 10 and sum(getattr(m, "heard", 0) for m in missions) > 10
print(f"compiled: {{len(files)}} golden games as recorded, {{used}} uses of an interpreted skill")
"""


def build(folder: Path, optimise: bool) -> None:
    """Compile ``kongsheng.game`` in a copy of the package."""
    shutil.copytree(ROOT / "src" / "kongsheng" / "game", folder / "kongsheng" / "game")
    shutil.copytree(ROOT / "src" / "kongsheng" / "packs", folder / "kongsheng" / "packs")
    shutil.copy(ROOT / "src" / "kongsheng" / "__init__.py", folder / "kongsheng")
    files = sorted(str(p.relative_to(folder)) for p in (folder / "kongsheng" / "game").rglob("*.py"))
    env = {**os.environ, "MYPYC_OPT_LEVEL": "3" if optimise else "0"}
    mypyc = Path(sys.executable).with_name("mypyc")
    done = subprocess.run([sys.executable, str(mypyc), *files], cwd=folder, env=env, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"mypyc failed:\n{done.stdout[-4000:]}{done.stderr[-4000:]}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bench", action="store_true", help="optimise, and run bench/engine.py on the result")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        build(folder, args.bench)
        env = {**os.environ, "PYTHONPATH": name}
        program = CHECK.format(tools=str(ROOT / "tools"))
        subprocess.run([sys.executable, "-c", program], cwd=folder, env=env, check=True)
        if args.bench:
            shutil.copytree(ROOT / "src" / "kongsheng" / "bots", folder / "kongsheng" / "bots")
            subprocess.run([sys.executable, str(ROOT / "bench" / "engine.py"), "--json"], env=env, check=True)


if __name__ == "__main__":
    main()
