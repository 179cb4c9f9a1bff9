"""A match of three-cushion, kept to its end by taps."""

from playwright.sync_api import Page, expect

from tests.browser.hand import Hand, point


def test_from_the_first_page_to_the_end(hand: Hand, page: Page) -> None:
    hand.open()
    hand.choose("Three-cushion").click()
    page.get_by_label("Player A").fill("Olena Marchenko")
    page.get_by_label("Player B").fill("Taras Bondar")
    page.get_by_label("Own format code").fill("3-EQ")
    expect(page.locator("#format-said")).to_have_text("To 3, equalising inning")
    page.get_by_role("button", name="Begin the match").click()

    hand.press("Taras begins")
    hand.plays("Taras")
    hand.press("Point")
    hand.score(0, 1)
    hand.call("Point")
    hand.press("Point", "End of inning")
    hand.call("Miss")
    hand.plays("Olena")
    hand.press("Point", "End of inning")
    hand.score(1, 2)

    hand.press("Point")
    hand.score(1, 3)
    expect(page.locator(".player.on")).to_contain_text("Equalising inning")
    hand.plays("Olena")
    hand.press("Point", "End of inning")
    hand.score(2, 3)
    expect(page.get_by_text("Taras Bondar wins, 2 : 3").first).to_be_visible()
    expect(hand.button("Point")).to_have_count(0)


def test_a_foul_is_ruled_with_its_reason(hand: Hand, page: Page) -> None:
    hand.sit_down("three-cushion", "10", "referee: start A", point("W", "Y"))
    hand.press("Foul", "No foot on the floor")
    hand.call("Foul")
    hand.score(1, 0)
    hand.plays("Taras")
    expect(page.locator(".ruling .why").first).to_contain_text("foot")
    page.locator(".ruling summary").click()
    expect(page.locator(".ruling .articles li")).to_contain_text("UMB")


def test_undo_at_any_depth(hand: Hand, page: Page) -> None:
    hand.sit_down("three-cushion", "10", "referee: start A", point("W", "Y"), point("W", "Y"), "W>R")
    hand.press("Undo")
    hand.score(2, 0)
    hand.plays("Olena")
    hand.press("Undo")
    hand.score(1, 0)
    page.get_by_role("button", name="Take back to here (1)").click()
    hand.score(0, 0)
    expect(page.get_by_role("heading", name="Who won the lag and begins?")).to_be_visible()


def test_a_correction_three_innings_back(hand: Hand, page: Page) -> None:
    innings = [point("W", "Y"), "W>R", "Y>R", "W>R", "Y>R", "W>R", "Y>R"]
    hand.sit_down("three-cushion", "10", "referee: start A", *innings)
    hand.score(1, 0)
    page.get_by_role("button", name="Correct action 2").click()
    line = page.locator("#correction-line")
    expect(line).to_have_value(point("W", "Y"))
    line.fill("W>R W/h W/l W>Y")
    expect(page.locator("dialog .would")).to_contain_text("Miss")
    expect(page.locator("dialog")).to_contain_text("Score then: 0 : 0")
    page.get_by_role("button", name="Save the correction").click()
    expect(page.locator("dialog")).to_have_count(0)
    hand.score(0, 0)
    expect(page.locator(".history li[data-n='2']")).to_contain_text(f"was: {point('W', 'Y')}")
    expect(page.locator(".ruling .by")).to_have_text("Action 2 corrected")


def test_reload_keeps_the_match(hand: Hand, page: Page) -> None:
    hand.sit_down("three-cushion", "10", "referee: start A")
    hand.press("Point", "Point")
    hand.score(2, 0)
    page.reload()
    hand.score(2, 0)
    hand.plays("Olena")


def test_another_desk_sees_it(hand: Hand, page: Page) -> None:
    name = hand.sit_down("three-cushion", "10", "referee: start A")
    hand.score(0, 0)
    hand.send(name, point("W", "Y"))
    hand.score(1, 0)
    hand.press("Point")
    hand.score(2, 0)


def test_a_typed_line_is_tried_as_it_is_typed(hand: Hand, page: Page) -> None:
    hand.sit_down("three-cushion", "10", "referee: start A")
    page.keyboard.press("/")
    page.keyboard.type("W>R W/h W>>Y")
    expect(page.locator("#typed-line-said")).to_contain_text("expected a ball")
    expect(page.locator("#typed-line-said mark")).to_have_text(">")
    page.locator("#typed-line").fill(point("W", "Y"))
    expect(page.locator("#typed-line-said")).to_contain_text("Would be: Point +1")
    hand.score(0, 0)
    page.keyboard.press("Enter")
    hand.score(1, 0)
    expect(page.locator("#typed-line")).to_have_value("")


def test_the_sheet_and_the_averages(hand: Hand, page: Page) -> None:
    hand.sit_down("three-cushion", "10", "referee: start A", point("W", "Y"), point("W", "Y"), "W>R", "Y>R", "W>R")
    page.get_by_role("tab", name="Sheet").click()
    expect(page.locator("table.innings tbody tr").first).to_contain_text("2")
    expect(page.locator("table.innings tfoot")).to_contain_text("1.000")
    expect(page.locator(".player").first).to_contain_text("1.000")


def test_two_frozen_balls_may_be_respotted(hand: Hand, page: Page) -> None:
    hand.sit_down("three-cushion", "10", "referee: start A", "W>R frozen=Y-R")
    expect(page.get_by_role("heading", name="Taras chooses")).to_be_visible()
    hand.press("Balls in contact to their spots")
    hand.plays("Taras")
    page.get_by_role("tab", name="Table").click()
    expect(page.locator("svg.table")).to_have_attribute(
        "aria-label", "Table: Red at 2130 × 710 mm; Yellow at 710 × 710 mm"
    )
