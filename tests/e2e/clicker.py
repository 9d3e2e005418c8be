"""Playing by clicking: reads what the page offers, as a person would, and clicks it."""

import random
from typing import Final

from playwright.sync_api import Page, expect

ARGS: Final = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
CHROMIUM: Final = "/usr/bin/chromium"
PASS, DONE, YES, END_TURN = 0, 1, 2, 6

# One look at the page: what can be clicked, whether the word is whole, whether it is over.
LOOK: Final = """() => {
  const seen = e => e.offsetParent !== null || getComputedStyle(e).position === 'fixed';
  const out = { tokens: [], confirm: false, started: false, over: false, sheet: false };
  for (const e of document.querySelectorAll('[data-token]')) if (seen(e)) out.tokens.push(+e.dataset.token);
  out.confirm = !!document.querySelector('[data-act=confirm]');
  out.started = !!document.querySelector('[data-act=cancel]');
  out.over = !!document.querySelector('[data-end]');
  out.sheet = !!document.querySelector('dialog[open]:not([data-end])');
  return out;
}"""
# Enter a word in the page itself: every element is scrolled to and must be what a finger at its place would hit.
ENTER: Final = """async ([word, serial]) => {
  const wait = ms => new Promise(r => setTimeout(r, ms));
  async function press(selector) {
    for (let i = 0; i < 500; i++) {
      const e = [...document.querySelectorAll(selector)].find(x => !x.disabled);
      if (e) {
        e.scrollIntoView({ block: 'nearest' });
        const b = e.getBoundingClientRect();
        for (const [fx, fy] of [[0.5, 0.5], [0.15, 0.3], [0.15, 0.7]]) {
          const hit = document.elementFromPoint(b.left + b.width * fx, b.top + b.height * fy);
          if (hit && e.contains(hit)) { e.click(); return; }
        }
      }
      await wait(10);
    }
    throw new Error('nothing to press: ' + selector);
  }
  for (let i = 0; !document.querySelector(`.prompt[data-serial="${serial}"]`); i++) {
    if (i > 500) throw new Error('the prompt does not show');
    await wait(10);
  }
  for (const [i, t] of word.entries()) {
    await press(`[data-token="${t}"]`);
    if (word.length > 1 || t >= 16)
      for (let k = 0; document.querySelector('.prompt').dataset.said !== String(i + 1); k++) {
        if (k > 500) throw new Error('token not taken: ' + t);
        await wait(10);
      }
  }
  if (word.length > 1 || word[0] >= 16) await press('[data-act=confirm]');
}"""


def click_token(page: Page, token: int) -> None:
    """Click whatever stands for the token, as the browser would: it must be visible, still and not covered."""
    page.locator(f'[data-token="{token}"]').first.click(timeout=8000)


def enter(page: Page, word: list[int]) -> None:
    """Enter a whole word token by token and confirm it."""
    for token in word:
        click_token(page, token)
    if len(word) > 1 or word[0] >= 16:
        page.locator("[data-act=confirm]").click(timeout=8000)


def sit(page: Page, name: str) -> None:
    """Take any seat in the lobby."""
    page.fill("[data-field=name]", name)
    page.click("[data-act=sit]")
    expect(page.locator("li.me")).to_be_visible()


def open_table(page: Page, base: str, players: int, characters: bool, pace: str = "fast", **rules: int) -> None:
    """Make a table on the front page and end up in its lobby."""
    page.goto(base)
    page.click(f'[data-players="{players}"]')
    page.click(f'[data-characters="{"on" if characters else "off"}"]')
    page.click(f'[data-pace="{pace}"]')
    if rules:
        page.click("[data-act=house-rules]")
    for option, value in rules.items():
        page.fill(f"[data-option={option}]", str(value))
    page.click("[data-act=create]")
    page.wait_for_selector("[data-field=name]")


def fill_and_start(page: Page) -> None:
    """Host: bots on the open seats, then deal."""
    fill = page.locator("[data-act=fill]")
    if fill.count():
        fill.click()
    page.locator("[data-act=start]:enabled").click()
    page.wait_for_selector(".game")


class Player:
    """Clicks random legal things, mostly passing where one may, until the end screen is there."""

    def __init__(self, page: Page, seed: int, eager: float = 0.25) -> None:
        self.page = page
        self.rng = random.Random(seed)
        self.eager = eager  # how often it uses something although it could pass
        self.clicks = 0

    def step(self) -> bool:
        """Do one thing if there is one to do; return whether the game is over."""
        look = self.page.evaluate(LOOK)
        if look["over"]:
            return True
        if look["sheet"]:  # a seat was tapped just when it was no longer asked for
            self.page.keyboard.press("Escape")
            return False
        if look["confirm"]:
            self._click("[data-act=confirm]")
            return False
        tokens: list[int] = look["tokens"]
        if not tokens:
            self.page.wait_for_timeout(25)
            return False
        token = self._choose(tokens, bool(look["started"]))
        self._click(f'[data-token="{token}"]')
        return False

    def _choose(self, tokens: list[int], started: bool) -> int:
        if not started:
            if PASS in tokens and self.rng.random() > self.eager:
                return PASS
            if END_TURN in tokens and self.rng.random() > self.eager:
                return END_TURN
            if YES in tokens and self.rng.random() < 0.6:
                return YES
        return self.rng.choice(tokens)

    def _click(self, selector: str) -> None:
        """A prompt may close between looking and clicking: then there is simply nothing to click any more."""
        self.clicks += 1
        handle = self.page.query_selector(selector)
        if handle is not None:
            handle.dispatch_event("click") if self.clicks % 4 else self._press(selector)

    def _press(self, selector: str) -> None:
        box = self.page.locator(selector).first
        try:
            box.click(timeout=5000)
        except Exception:
            if box.count():
                raise

    def play(self, limit_s: float = 100.0) -> None:
        """Click until the end screen; raise if it does not come."""
        import time

        end = time.monotonic() + limit_s
        while not self.step():
            if time.monotonic() > end:
                raise AssertionError(f"no end screen after {self.clicks} clicks: {self.page.inner_text('body')[:600]}")
