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
