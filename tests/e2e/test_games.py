"""Whole games by clicking, to the end screen."""

import pytest
from playwright.sync_api import expect

from .clicker import Player, fill_and_start, open_table, sit
from .conftest import DESKTOP, PHONE, Open, Serving


@pytest.mark.parametrize(
    ("size", "players", "characters", "lang"),
    [(PHONE, 5, False, "en-US"), (PHONE, 7, True, "zh-CN"), (DESKTOP, 9, True, "en-US")],
)
def test_a_whole_game_is_clicked_to_its_end(
    opened: Open, server: Serving, size: dict[str, int], players: int, characters: bool, lang: str
) -> None:
    page = opened(size, lang)
    open_table(page, server.url, players, characters)
    sit(page, "阿明")
    fill_and_start(page)
    assert page.locator(".ring .seat").count() == players - 1
    Player(page, players).play()
    expect(page.locator("[data-end] li")).to_have_count(players)
    identities = page.locator("[data-end] li .c0, [data-end] li .c1, [data-end] li .c2").all_inner_texts()
    assert len([text for text in identities if text.strip()]) == players, "everybody's identity is shown"
    page.click("[data-act=rematch]")
    expect(page.locator("[data-end]")).to_have_count(0)
    expect(page.locator(".ring .seat")).to_have_count(players - 1)
