"""Golden games play as recorded; to change them is to change the rules, and that needs a new version."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tools"))
import golden

FILES = sorted(golden.here().glob("*.golden"))


def test_all_golden_games_are_there() -> None:
    assert len(FILES) == len(golden.GAMES)
    assert golden.manifest() in (golden.ROOT / "MANIFEST").read_text("utf-8").splitlines()


@pytest.mark.parametrize("path", FILES, ids=lambda p: p.stem)
def test_golden(path: Path) -> None:
    found = golden.first_difference(path.read_text("utf-8"))
    assert not found, (
        f"{found}\nIf the rules were meant to change, raise RULES and record anew (tools/golden.py --write)."
    )


def test_a_recorded_version_is_never_overwritten() -> None:
    before = [p.read_bytes() for p in FILES]
    assert golden.write() == 1
    assert [p.read_bytes() for p in FILES] == before


def test_the_first_differing_event_is_named() -> None:
    lines = FILES[0].read_text("utf-8").splitlines()
    at = next(i for i, line in enumerate(lines) if i > 10 and line.endswith("]]"))
    said, hashed, events = lines[at].split("\t")
    lines[at] = f"{said}\t{hashed}\t" + events.replace("[[", "[[5,[0],[],0,511],[", 1)
    assert golden.first_difference("\n".join(lines)).startswith(f"move {at - 2}: {said}: event 0 (drew)")
