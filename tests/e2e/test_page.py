"""What must hold of every screen: it fits, it can be hit, it is readable, it is in one language, it says why not."""

import random
import re

import pytest
from playwright.sync_api import Page, expect

from kongsheng.game.engine import apply
from kongsheng.game.model import State
from kongsheng.game.tokens import ALIVE, W_FREE, W_RESPONSE
from kongsheng.game.uses import open_window
from kongsheng.game.words import legal

from .conftest import DESKTOP, PHONE, SMALL, Open
from .corpus import game_of, sample
from .stage import Stage


def position(players: int, which: int, hand: int = 0) -> tuple[State, int]:
    """Return a state of a game well under way in which a living seat is asked in that kind of window."""
    for seed in range(players - 3, 3000, 7):
        if seed % 4 == 0:
            continue
        rng = random.Random(seed)
        s = game_of(seed, rng)
        while not s.over:
            w = open_window(s)
            assert w is not None
            asked = [x for x in range(s.n) if w.asked >> x & 1 and not w.answers[x]]
            for x in asked:
                if w.which == which and s.turn > 4 and s.status[x] == ALIVE and s.hands[x] and len(legal(s, x)) > 1:
                    while len(s.hands[x]) < hand:
                        s.hands[x].append(s.deck.pop())
                    return s, x
            apply(s, asked[0], sample(s, asked[0], rng, 0.6))
    raise AssertionError("no such position")


SMALL_TARGETS = """() => [...document.querySelectorAll('button, input, select, [role=button]')]
  .filter(e => e.offsetParent && !e.closest('.sr'))
  .map(e => ({ b: e.getBoundingClientRect(), e }))
  .filter(({ b }) => b.width && (b.width < 43.5 || b.height < 43.5))
  .map(({ b, e }) => `${e.className} ${e.textContent.trim().slice(0, 20)} ${b.width}x${b.height}`)"""
OVERFLOW = """() => [document.documentElement.scrollWidth - innerWidth, ...[...document.querySelectorAll('.game *')]
  .map(e => e.getBoundingClientRect()).filter(b => b.width > 1 && (b.right > innerWidth + 1 || b.left < -1))
  .map(b => b.right)]"""
# Contrast of every piece of text against the nearest opaque background behind it (WCAG AA, 4.5 or 3 for large).
CONTRAST = """() => {
  const lum = c => { const f = v => (v /= 255) <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
    return 0.2126 * f(c[0]) + 0.7152 * f(c[1]) + 0.0722 * f(c[2]); };
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const rgba = s => { canvas.clearRect(0, 0, 1, 1); canvas.fillStyle = s; canvas.fillRect(0, 0, 1, 1);
    const d = canvas.getImageData(0, 0, 1, 1).data; return [d[0], d[1], d[2], d[3] / 255]; };
  const bad = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const e = walk.currentNode.parentElement;
    const text = walk.currentNode.textContent.trim();
    if (!text || !e.offsetParent || e.closest('.sr, [aria-hidden=true], :disabled, .gone, .negated')) continue;
    if (e.closest('.held') && !e.closest('.held.live, .held.chosen')) continue;
    const style = getComputedStyle(e);
    let at = e, back = null;
    for (; at; at = at.parentElement) {
      const s = getComputedStyle(at);
      if (s.backgroundImage !== 'none') break;
      const c = rgba(s.backgroundColor);
      if (c[3] > 0.99) { back = c; break; }
    }
    if (!back) continue;
    const a = lum(rgba(style.color)), b = lum(back);
    const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    const px = parseFloat(style.fontSize);
    const least = px >= 24 || (px >= 18.6 && +style.fontWeight >= 700) ? 3 : 4.5;
    if (ratio < least) bad.push(`${text.slice(0, 24)} ${ratio.toFixed(2)} ${e.className}`);
  }
  return bad;
}"""
# A key without its text is shown as the key itself.
KEY = re.compile(
    r"\b(?:web|fn|event|prompt|step|token|clause|char|skill|camp|mode|colour|sex|status|wait|error|reason|how|tag)-[\w-]+"
)


def shown(opened: Open, stage: Stage, state: State, seat: int, size: dict[str, int], lang: str, theme: str) -> Page:
    stage.show(state, seat)
    page = opened(size, lang, theme)
    page.goto(stage.url)
    page.wait_for_selector(".game .prompt[data-serial]")
    page.wait_for_timeout(120)
    return page


@pytest.mark.parametrize("players", [3, 5, 7, 9])
@pytest.mark.parametrize(("size", "hand"), [(SMALL, 0), (SMALL, 20), (PHONE, 9), (DESKTOP, 20)])
def test_everything_fits_and_can_be_hit(
    opened: Open, stage: Stage, players: int, size: dict[str, int], hand: int
) -> None:
    state, seat = position(players, W_FREE, hand)
    for lang in ("zh-CN", "en-US"):
        page = shown(opened, stage, state, seat, size, lang, "dark")
        assert page.evaluate(OVERFLOW) == [0]
        if size is not DESKTOP:
            assert page.evaluate(SMALL_TARGETS) == []


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_contrast(opened: Open, stage: Stage, size: dict[str, int], theme: str) -> None:
    state, seat = position(7, W_RESPONSE)
    page = shown(opened, stage, state, seat, size, "en-US", theme)
    assert page.evaluate(CONTRAST) == []
    page.locator(".ring .seat").first.click(button="right")
    page.wait_for_selector("dialog[open]")
    assert page.evaluate(CONTRAST) == []


def test_language_switches_at_once_and_is_complete(opened: Open, stage: Stage) -> None:
    state, seat = position(7, W_RESPONSE)
    page = shown(opened, stage, state, seat, DESKTOP, "zh-CN", "dark")
    for lang in ("en", "zh"):
        page.click("header .btn >> nth=0")
        page.click(f"[data-lang={lang}]")
        page.keyboard.press("Escape")
        expect(page.locator("html")).to_have_attribute("lang", re.compile(f"^{lang}"))
        for opener in (".ring .seat >> nth=0", "[data-anchor=discard]"):
            page.locator(opener).click(button="right" if "seat" in opener else "left")
            page.wait_for_selector("dialog[open]")
            assert KEY.findall(page.inner_text("body")) == []
            page.keyboard.press("Escape")


def test_text_at_twice_the_size_still_fits(opened: Open, stage: Stage) -> None:
    state, seat = position(7, W_RESPONSE)
    page = shown(opened, stage, state, seat, PHONE, "en-US", "dark")
    page.evaluate("localStorage.setItem('scale', '200')")
    page.reload()
    page.wait_for_selector(".game .prompt[data-serial]")
    assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "32px"
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_nothing_is_lit_when_nothing_is_asked(opened: Open, stage: Stage) -> None:
    state, seat = position(5, W_FREE)
    page = shown(opened, stage, state, seat, PHONE, "en-US", "dark")
    expect(page.locator(".held.live")).not_to_have_count(0)
    other = next(x for x in range(5) if x != seat and state.hands[x] and state.alive >> x & 1)
    stage.show(state, other)
    expect(page.locator(".prompt")).to_have_attribute("data-serial", "-1")
    expect(page.locator("[data-token]")).to_have_count(0)
    stage.show(state, seat)
    expect(page.locator(".held.live")).not_to_have_count(0)
    page.click('[data-token="5"]')
    expect(page.locator(".prompt")).to_have_attribute("data-said", "1")
    stage.show(state, other)
    expect(page.locator("[data-token], [data-act=cancel], [data-act=confirm]")).to_have_count(0)


def test_something_grey_says_why(opened: Open, stage: Stage) -> None:
    state, seat = position(5, W_RESPONSE)
    page = shown(opened, stage, state, seat, PHONE, "en-US", "dark")
    page.locator(".held:not(.live)").first.click()
    reason = page.locator(".reason [data-clause]")
    expect(reason).to_be_visible()
    clause = reason.get_attribute("data-clause")
    assert clause and re.fullmatch(r"[SRGK]-\d+", clause)
    assert len(reason.inner_text()) > len(clause) + 10, "the clause's sentence is shown"


def test_back_and_cancel_at_every_step(opened: Open, stage: Stage) -> None:
    state, seat = position(5, W_FREE)
    page = shown(opened, stage, state, seat, PHONE, "zh-CN", "dark")
    said = page.locator(".prompt")
    page.click('[data-token="5"]')
    expect(said).to_have_attribute("data-said", "1")
    page.locator(".held.live").first.click()
    expect(said).to_have_attribute("data-said", "2")
    page.click("[data-act=back]")
    expect(page.locator("[data-act=cancel]")).to_have_count(1)
    page.click("[data-act=cancel]")
    expect(said).to_have_attribute("data-said", "0")
    assert stage.said.empty(), "nothing has been said"


def test_keyboard_alone_sends_a_card(opened: Open, stage: Stage) -> None:
    state, seat = position(5, W_FREE)
    page = shown(opened, stage, state, seat, DESKTOP, "zh-CN", "dark")
    page.locator('.prompt [data-token="5"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator(".prompt")).to_have_attribute("data-said", "1")
    card = page.locator(".held.live").first
    card.focus()
    assert page.evaluate("getComputedStyle(document.activeElement).outlineStyle") != "none", "focus is visible"
    page.keyboard.press("Enter")
    page.locator("[data-act=confirm]").focus()
    page.keyboard.press("Enter")
    _, word = stage.said.get(timeout=5)
    assert word[0] == 5


def test_identity_is_shown_only_while_it_is_held(opened: Open, stage: Stage) -> None:
    state, seat = position(5, W_FREE)
    page = shown(opened, stage, state, seat, PHONE, "zh-CN", "dark")
    expect(page.locator(".secret")).to_have_count(0)
    box = page.locator("[data-act=secret]").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 10, box["y"] + 10)
    page.mouse.down()
    expect(page.locator(".secret")).to_be_visible()
    page.mouse.up()
    expect(page.locator(".secret")).to_have_count(0)
