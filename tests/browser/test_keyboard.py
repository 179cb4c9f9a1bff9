"""The keyboard alone suffices."""

from playwright.sync_api import Page, expect

from tests.browser.hand import Hand


def test_a_match_without_a_pointer(hand: Hand, page: Page) -> None:
    hand.open()
    page.keyboard.press("Tab")  # to the content
    expect(page.get_by_text("Skip to the content")).to_be_focused()
    hand.choose("Three-cushion").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_label("Player A")).to_be_focused()
    page.keyboard.type("Olena")
    page.keyboard.press("Tab")
    page.keyboard.type("Taras")
    page.get_by_label("Own format code").focus()
    page.keyboard.press("Control+A")
    page.keyboard.type("2-NEQ")
    page.keyboard.press("Enter")

    expect(page.get_by_role("heading", name="Who won the lag and begins?")).to_be_visible()
    page.keyboard.press("1")
    hand.plays("Olena")
    page.keyboard.press("+")
    hand.score(1, 0)
    page.keyboard.press("Enter")
    hand.plays("Taras")
    page.keyboard.press("Backspace")
    hand.plays("Olena")
    page.keyboard.press("f")
    expect(page.locator(".sheet .grid button").first).to_be_focused()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".sheet .grid button").nth(2)).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("[data-key=foul]")).to_be_focused()
    page.keyboard.press("f")
    page.keyboard.press("4")
    hand.call("Foul")
    hand.plays("Taras")
    page.keyboard.press("Backspace")
    hand.plays("Olena")
    page.keyboard.press("+")
    expect(page.get_by_text("Olena wins, 2 : 0").first).to_be_visible()


def test_help_opens_and_closes(hand: Hand, page: Page) -> None:
    hand.open()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys and notation")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_keys_are_where_they_are_on_a_cyrillic_layout(hand: Hand, page: Page) -> None:
    hand.sit_down("three-cushion", "10", "referee: start A")
    page.evaluate(
        "() => document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'а', code: 'KeyF', bubbles: true}))"
    )
    expect(page.locator(".sheet h2")).to_contain_text("Foul by Olena")


def test_letters_typed_into_the_line_are_no_keys(hand: Hand, page: Page) -> None:
    hand.sit_down("three-cushion", "10", "referee: start A")
    page.keyboard.press("/")
    page.keyboard.type("f+1")
    expect(page.locator("#typed-line")).to_have_value("f+1")
    hand.score(0, 0)


def test_the_papers_turn_by_arrows(hand: Hand, page: Page) -> None:
    hand.sit_down("three-cushion", "10", "referee: start A")
    page.get_by_role("tab", name="History").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tab", name="Sheet")).to_be_focused()
    expect(page.get_by_role("tab", name="Sheet")).to_have_attribute("aria-selected", "true")


def test_a_match_is_watched_with_arrows(hand: Hand, page: Page) -> None:
    hand.open("/#/watch/sample")
    expect(page.locator(".steps p")).to_contain_text("0 of")
    page.keyboard.press("End")
    expect(page.get_by_text("The match is over").first).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".steps p")).not_to_contain_text("0 of")
    page.keyboard.press("Home")
    expect(page.locator(".steps p")).to_contain_text("0 of")
