"""A real server, a real browser. A missing browser is a failure: the page is not tested by not looking at it."""

import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from .clicker import ARGS, CHROMIUM
from .stage import Stage

Open = Callable[..., Page]
PHONE = {"width": 390, "height": 844}
SMALL = {"width": 360, "height": 640}
DESKTOP = {"width": 1440, "height": 900}


class Serving:
    """`kongsheng serve` in a process of its own."""

    def __init__(self, data: Path, port: int = 0) -> None:
        self.data = data
        command = [sys.executable, "-m", "kongsheng", "serve", "--port", str(port), "--data", str(data)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        assert self.process.stdout is not None
        for line in self.process.stdout:
            found = re.search(r"http://127\.0\.0\.1:(\d+)/", line)
            if found:
                self.port = int(found[1])
                self.url = found[0]
                return
        raise AssertionError("the server did not start")

    def kill(self) -> None:
        self.process.kill()
        self.process.wait(10)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if not Path(CHROMIUM).exists():
        pytest.fail(f"{CHROMIUM} is missing: install the package chromium")
    with sync_playwright() as p:
        b = p.chromium.launch(executable_path=CHROMIUM, args=ARGS)
        yield b
        b.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    serving = Serving(tmp_path_factory.mktemp("server") / "games.db")
    yield serving
    serving.kill()


@pytest.fixture(scope="module")
def stage() -> Iterator[Stage]:
    s = Stage()
    yield s
    s.close()


@pytest.fixture
def opened(browser: Browser) -> Iterator[Open]:
    """Open pages in contexts of their own; errors on any of them fail the test."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def make(size: dict[str, int] = PHONE, lang: str = "zh-CN", theme: str = "dark", **more: Any) -> Page:
        context = browser.new_context(
            viewport={"width": size["width"], "height": size["height"]}, locale=lang, reduced_motion="reduce", **more
        )
        context.add_init_script(f"localStorage.getItem('theme') || localStorage.setItem('theme', '\"{theme}\"')")
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda e: errors.append(str(e)))
        return page

    yield make
    for context in contexts:
        context.close()
    assert not errors, errors
