"""The first page comes up, in the reader's language and open to everybody."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from tests.browser.hand import Hand


def open_first_page(page: Page) -> None:
    page.goto("/")
    expect(page.locator("html[data-ready='1']")).to_be_attached()


def test_it_says_who_it_is(page: Page) -> None:
    open_first_page(page)
    expect(page.get_by_role("heading", level=1)).to_have_text("abrikol")


def test_everybody_can_use_it(page: Page) -> None:
    open_first_page(page)
    assert Axe().run(page).response["violations"] == []


@pytest.mark.parametrize(("locale", "language"), [("uk-UA", "uk"), ("ru-RU", "ru"), ("fr-FR", "en")])
def test_it_speaks_the_readers_language(locale: str, language: str, chromium: Browser, address: str) -> None:
    with chromium.new_context(base_url=address, locale=locale) as context:
        page = context.new_page()
        open_first_page(page)
        expect(page.locator("html")).to_have_attribute("lang", language)


def test_a_refusal_is_told_in_the_readers_language(chromium: Browser, address: str) -> None:
    with chromium.new_context(base_url=address, locale="uk-UA") as context:
        hand = Hand(context.new_page())
        hand.sit_down("three-cushion", "40-EQ", "referee: start A")
        said = hand.page.locator("#typed-line-said")
        hand.page.locator("#typed-line").fill("W>Q")
        expect(said).to_contain_text("знайдено 'Q', а треба: куля")
        hand.page.locator("#typed-line").fill("choose rest")
        expect(said).to_contain_text("Неможливо: «rest» не пропонують; виберіть одне з left, right")


def test_a_game_is_found_by_a_few_letters(hand: Hand, page: Page) -> None:
    hand.open()
    search = page.get_by_role("searchbox", name="Find a game")
    search.fill("cush thr")
    expect(page.locator("a.game")).to_have_count(1)
    search.fill("zzz")
    expect(page.get_by_text("No game goes by that.")).to_be_visible()
    search.press("Escape")
    search.fill("piramid")
    expect(page.get_by_text("No game goes by that.")).to_be_visible()
    search.fill("pyramid fr")
    search.press("Enter")
    expect(page.get_by_role("heading", name="Free pyramid")).to_be_visible()


def test_games_stand_by_family_and_arrows_walk_through_them(hand: Hand, page: Page) -> None:
    hand.open()
    for family in ("Carom", "Carom with zones", "Pins", "Pyramid"):
        expect(page.get_by_role("region", name=family, exact=True)).to_be_visible()
    page.get_by_role("searchbox").press("ArrowDown")
    first, second = page.locator("a.game").all()[:2]
    expect(first).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(second).to_be_focused()
