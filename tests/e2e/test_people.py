"""Several people at one table, somebody who watches, and lines that break."""

import json
from pathlib import Path
from urllib.request import urlopen

from playwright.sync_api import Page, expect

from .clicker import Player, fill_and_start, open_table, sit
from .conftest import DESKTOP, PHONE, Open, Serving


def _guest(opened: Open, link: str, name: str, lang: str = "en-US") -> Page:
    page = opened(DESKTOP, lang)
    page.goto(link)
    sit(page, name)
    return page


def test_two_people_five_bots_and_a_watcher(opened: Open, server: Serving) -> None:
    host = opened(PHONE, "zh-CN")
    open_table(host, server.url, 7, False, pace="normal", hold=0, turn_limit=6)
    link = host.url
    sit(host, "阿明")
    assert "#" in host.url, "the key of the seat stands in the fragment"
    guest = _guest(opened, link, "Bea")
    watcher = opened(DESKTOP, "en-US")
    watcher.goto(link)
    watcher.wait_for_selector("[data-field=name]")
    fill_and_start(host)
    for page in (guest, watcher):
        page.wait_for_selector(".game")
    assert watcher.locator(".ring .seat").count() == 7
    mine = "[data-print], [data-token], .skill, [data-act=secret], [data-act=confirm]"
    assert watcher.locator(mine).count() == 0

    host.click("[aria-label=聊天]")
    host.click("text=信我")
    expect(guest.locator(".chat li", has_text="信我")).to_have_count(1)
    expect(watcher.locator(".chat li", has_text="信我")).to_have_count(1)
    host.keyboard.press("Escape")

    guest.click(".orders")
    guest.click("[data-order=turn]")
    expect(guest.locator(".orders.on")).to_have_count(1)
    guest.click(".orders")
    guest.click("[data-order=none]")
    expect(guest.locator(".orders.on")).to_have_count(0)

    players = [Player(host, 1), Player(guest, 2)]
    over = [False, False]
    for _ in range(6000):
        for i, player in enumerate(players):
            over[i] = over[i] or player.step()
        if all(over):
            break
    assert all(over), "both see the end"
    assert watcher.locator(mine).count() == 0
    expect(watcher.locator("[data-end] li")).to_have_count(7)
    winners = guest.locator("[data-end] li.won .name").all_inner_texts()
    assert winners == watcher.locator("[data-end] li.won .name").all_inner_texts()
    assert winners == host.locator("[data-end] li.won .name").all_inner_texts()


def _position(page: Page) -> dict[str, object]:
    return {
        "hand": page.eval_on_selector_all("[data-print]", "es => es.map(e => e.dataset.print)"),
        "tokens": sorted(page.eval_on_selector_all("[data-token]", "es => es.map(e => e.dataset.token)")),
        "say": page.inner_text(".prompt .say"),
    }


def _settled(page: Page) -> dict[str, object]:
    """Return the position once it does not change any more: what may follow "use a card" comes a moment later."""
    last = _position(page)
    for _ in range(40):
        page.wait_for_timeout(200)
        now = _position(page)
        if now == last:
            break
        last = now
    return last


def test_reload_in_the_middle_of_a_window_finds_the_same_prompt(opened: Open, server: Serving) -> None:
    page = opened(PHONE)
    open_table(page, server.url, 5, False, pace="normal")
    sit(page, "阿明")
    fill_and_start(page)
    page.wait_for_selector(".prompt [data-token]")
    before = _settled(page)
    page.reload()
    page.wait_for_selector(".prompt [data-token]")
    assert _settled(page) == before


def test_a_killed_server_is_noticed_and_the_game_goes_on_by_itself(opened: Open, tmp_path: Path) -> None:
    first = Serving(tmp_path / "games.db")
    page = opened(PHONE, "en-US")
    open_table(page, first.url, 5, True)
    sit(page, "Ada")
    fill_and_start(page)
    page.wait_for_selector(".prompt [data-token]")
    before = _position(page)
    first.kill()
    expect(page.locator(".lost")).to_be_visible()
    assert page.locator(".game").is_visible(), "the table stays readable"
    second = Serving(tmp_path / "games.db", first.port)
    try:
        expect(page.locator(".lost")).to_have_count(0, timeout=15000)
        page.wait_for_selector(".prompt [data-token]")
        assert _position(page)["hand"] == before["hand"]
        player = Player(page, 4)
        for _ in range(30):
            player.step()
    finally:
        second.kill()


def test_a_second_tab_takes_the_seat_over(opened: Open, server: Serving) -> None:
    page = opened(PHONE, "en-US")
    open_table(page, server.url, 3, False)
    sit(page, "Ada")
    other = page.context.new_page()
    other.goto(page.url)
    expect(other.locator("li.me")).to_be_visible()
    expect(page.locator(".lost")).to_contain_text("opened elsewhere")


def test_single_characters_are_switched_off_for_a_table(opened: Open, server: Serving) -> None:
    page = opened(PHONE, "en-US")
    page.goto(server.url)
    page.click("[data-set=ex]")
    page.click("[data-act=pool]")
    page.click('[data-character="base:yueming"]')
    expect(page.locator('[data-character="base:yueming"]')).to_have_attribute("aria-pressed", "false")
    page.click("[data-act=create]")
    page.wait_for_selector("[data-field=name]")
    room = page.url.split("/r/")[1].split("?")[0].split("#")[0]
    with urlopen(f"{server.url.rstrip('/')}/api/rooms/{room}", timeout=10) as reply:
        settings = json.load(reply)["settings"]
    assert settings["sets"] == ["base", "extra"] and settings["banned"] == ["base:yueming"]
