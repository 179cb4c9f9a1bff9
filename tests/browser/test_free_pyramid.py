"""A match of free pyramid, kept to its end by taps."""

from playwright.sync_api import Page, expect

from tests.browser.hand import Hand

BREAK = ("referee: start A", "*C C>1 1/l 1/f")


def test_from_the_first_page_to_the_end(hand: Hand, page: Page) -> None:
    hand.open()
    hand.choose("Free pyramid").click()
    page.get_by_label("Player A").fill("Iryna")
    page.get_by_label("Player B").fill("Maksym")
    page.get_by_label("Own format code").fill("2")
    page.get_by_role("button", name="Begin the match").click()
    hand.press("Iryna begins", "Valid break")
    hand.call("Valid break")
    hand.plays("Maksym")
    hand.press("Other ball", "Record")
    hand.score(0, 1)
    expect(page.get_by_role("img", name="Shelf: 1 of 2")).to_be_visible()
    hand.press("Own ball", "Record")
    hand.score(0, 2)
    expect(page.get_by_text("Maksym wins, 0 : 2").first).to_be_visible()


def test_a_bad_break_has_four_choices(hand: Hand, page: Page) -> None:
    hand.sit_down("free-pyramid", "8", "referee: start A", players=("Iryna", "Maksym"))
    hand.press("Foul", "Bad break")
    hand.call("Bad break")
    choices = page.locator(".duties .choice")
    expect(choices).to_have_count(4)
    assert (
        len(
            {
                choice.evaluate("one => getComputedStyle(one).backgroundColor + getComputedStyle(one).borderColor")
                for choice in choices.all()
            }
        )
        == 1
    )
    expect(page.get_by_role("button", name="Cancel")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(choices).to_have_count(4)
    expect(page.locator(".player").first).to_contain_text("owes 1")
    hand.press("The opponent plays on")
    hand.plays("Iryna")


def test_several_balls_fall_in_one_stroke(hand: Hand, page: Page) -> None:
    hand.sit_down("free-pyramid", "8", *BREAK)
    hand.press("Other ball")
    page.get_by_role("group", name="Which ball was struck?").get_by_role("button", name="Ball 5", exact=True).click()
    page.get_by_role("group", name="Which ball?", exact=True).get_by_role("button", name="Ball 9", exact=True).click()
    page.get_by_role("group", name="Which pocket?").get_by_role("button", name="Middle right").click()
    page.get_by_role("button", name="Another ball fell").click()
    page.get_by_role("group", name="Another ball fell").get_by_role("button", name="Ball 12", exact=True).click()
    page.get_by_role("group", name="Another ball fell").get_by_role("button", name="Foot left").click()
    expect(page.locator(".picker code")).to_have_text("*5 5>9 9@MR 12@FL")
    hand.press("Record")
    hand.score(0, 2)
    hand.press("Other ball")
    struck = page.get_by_role("group", name="Which ball was struck?")
    expect(struck.get_by_role("button", name="Ball 9", exact=True)).to_have_count(0)


def test_a_foul_takes_a_ball_back(hand: Hand, page: Page) -> None:
    hand.sit_down("free-pyramid", "8", *BREAK, "*5 5>9 9@MR")
    hand.press("Foul", "Illegal stroke: no cushion", "Record")
    hand.call("Foul")
    hand.score(0, 0)
    expect(page.locator(".ruling .move").first).to_contain_text("back")
    expect(page.locator(".duties h2")).to_contain_text("Olena chooses")


def test_a_match_of_several_games(hand: Hand, page: Page) -> None:
    hand.sit_down("free-pyramid", "1-BO3", *BREAK, "*5 5>9 9@MR", players=("Iryna", "Maksym"))
    expect(page.locator(".player").nth(1)).to_contain_text("games 1")
    expect(page.locator(".ruling .next")).to_contain_text("The game is over")
    hand.press("Valid break")
    expect(page.locator(".bar")).to_contain_text("Game 2")
    hand.press("Other ball", "Record")
    expect(page.locator(".player").first).to_contain_text("games 1")
