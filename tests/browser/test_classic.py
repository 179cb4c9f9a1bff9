"""Classic pyramid in its editions, and continuation, kept by taps."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.hand import Hand
from tests.browser.test_other_games import call, pick

FOUR = ("Petro", "Sofia", "Ivan", "Olha")


def test_four_play_from_the_first_page_to_the_end(hand: Hand, page: Page) -> None:
    hand.open()
    hand.choose("Classic pyramid").click()
    page.get_by_role("radio", name="Four players").check()
    for side, name in zip("ABCD", FOUR, strict=True):
        page.get_by_label(f"Player {side}", exact=True).fill(name)
    page.get_by_role("button", name="Begin the match").click()
    hand.press("Petro begins", "A stroke was played all the same", "Missed")
    pick(page, "Which ball?", "Ball 4")
    hand.settle()
    hand.plays("Sofia")
    call(hand, "Ball 3", "Middle right")
    hand.press("Made as called")
    hand.score(0, 13, 0, 0)
    hand.press("A stroke was played all the same", "Foul", "No ball hit")
    hand.score(0, 8, 5, 0)
    hand.plays("Ivan")
    for ball in ("Ball 15", "Ball 14"):
        call(hand, ball, "Foot left")
        hand.press("Made as called")
    hand.score(0, 8, 34, 0)
    call(hand, "Ball 7", "Head right")
    hand.press("Made as called")
    expect(page.get_by_text("Ivan wins, 0 : 8 : 41 : 0").first).to_be_visible()


def test_after_an_official_foul_the_opponent_chooses_who_plays(hand: Hand, page: Page) -> None:
    hand.sit_down("classic@official", "71", "referee: start A", "*C C>4 2/l 2/f", players=("Petro", "Sofia"))
    hand.press("A stroke was played all the same", "Foul", "Push")
    pick(page, "Which ball?", "Ball 8")
    hand.settle()
    hand.score(5, -5)
    expect(page.get_by_role("heading", name="Petro chooses")).to_be_visible()
    hand.press("The opponent plays on")
    expect(page.get_by_role("heading", name="Sofia calls")).to_be_visible()


def test_continuation_is_racked_again_at_two_balls(hand: Hand, page: Page) -> None:
    runs = [f"*C C>{ball} {ball}@FL" for ball in range(2, 15)]
    hand.sit_down("continuation", "80", "referee: start A", "*C C>1 1@FL", *runs, players=("Iryna", "Maksym"))
    hand.score(14, 0)
    expect(page.get_by_role("heading", name="Iryna chooses")).to_be_visible()
    hand.press("Leave the two, rack the others")
    expect(page.locator(".ruling .move").last).to_contain_text("Rack 14 balls again")
    hand.press("Other ball", "Record")
    hand.score(15, 0)
    hand.press("Foul", "No ball hit")
    pick(page, "Which ball was struck?", "Ball 5")
    hand.settle()
    hand.score(14, 0)
    hand.press("Play from this position")
    hand.plays("Maksym")


def test_seven_pins_are_written_off(hand: Hand, page: Page) -> None:
    hand.sit_down("seven-pins", "100", "referee: start A", players=("Petro", "Sofia"))
    hand.score(100, 100)
    hand.press("A stroke was played all the same", "Pins: ball, cushion")
    pick(page, "Which other ball?", "Ball 1")
    pick(page, "Which pins did the object ball fell?", "The king")
    hand.press("Record")
    hand.score(50, 100)
    hand.press("Foul", "Pins by the cue ball")
    pick(page, "Which other ball?", "Ball 1")
    pick(page, "Which pins did the cue ball fell?", "Left pin")
    hand.press("Record")
    hand.score(55, 100)
    hand.press("The opponent plays on", "Pins: cushion, ball")
    pick(page, "Which other ball?", "Ball 2")
    pick(page, "Which pins did the object ball fell?", "Medium pin 1", "Medium pin 3")
    hand.press("Record")
    expect(page.get_by_text("Petro wins, −5 : 100").first).to_be_visible()


def test_the_board_shows_the_balls_and_what_fouls_gave(hand: Hand, page: Page) -> None:
    lines = ("referee: start A", "*C C>1 1/l 1/f", "?8@MR *C C>8 8@MR 3@FL", "?9@FL *C C>9 C@MR")
    hand.sit_down("classic", "71", *lines, players=("Petro", "Sofia"))
    petro, sofia = page.locator(".player").all()
    expect(sofia.get_by_role("img", name="On the shelf: ball 8, ball 3")).to_be_visible()
    expect(sofia.locator(".means")).to_have_text("fouls −5")
    expect(petro.get_by_role("img", name="Nothing on the shelf")).to_be_attached()
    expect(petro.locator(".means")).to_have_text("from fouls +5")
