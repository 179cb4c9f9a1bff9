"""A second screen sees at once what happens; a network that is down loses nothing."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.hand import Hand, point

SOON = 1000  # ms


def cut(page: Page) -> None:
    """Nothing that is entered comes through any more."""
    page.route("**/actions", lambda route: route.abort())


def mend(page: Page) -> None:
    page.unroute("**/actions")


def waits(page: Page, count: int) -> None:
    expect(page.locator(".bar .chip.warn")).to_have_text(f"{count} waiting")


def sent(page: Page) -> None:
    expect(page.locator(".bar .chip.good")).to_have_text("Saved")


def test_another_screen_sees_it_at_once(hand: Hand, page: Page, chromium: Browser, address: str) -> None:
    name = hand.sit_down("three-cushion", "10", "referee: start A")
    with chromium.new_context(base_url=address, locale="en-GB") as context:
        other = Hand(context.new_page())
        other.open(f"/#/match/{name}")
        other.score(0, 0)
        other.page.wait_for_timeout(300)  # the socket is there
        hand.press("Point")
        expect(other.page.locator(".player .points").first).to_have_text("1", timeout=SOON)
        other.press("Point")
        expect(page.locator(".player .points").first).to_have_text("2", timeout=SOON)


def test_taps_wait_and_mean_what_they_mean_when_they_are_sent(hand: Hand, page: Page) -> None:
    hand.sit_down("three-cushion", "10", "referee: start A")
    cut(page)
    for count, label in enumerate(("Point", "Point", "End of inning", "Point"), start=1):
        hand.button(label).click()
        waits(page, count)
    hand.score(0, 0)
    expect(page.locator(".waits li")).to_have_text(["Point", "Point", "End of inning", "Point"])
    mend(page)
    hand.score(2, 1)  # the last point is the other player's, with his own ball
    hand.plays("Taras")
    sent(page)


def test_the_last_that_waits_is_taken_back(hand: Hand, page: Page) -> None:
    hand.sit_down("three-cushion", "10", "referee: start A")
    cut(page)
    hand.button("Point").click()
    waits(page, 1)
    hand.button("Point").click()
    waits(page, 2)
    page.keyboard.press("Backspace")
    waits(page, 1)
    mend(page)
    hand.score(1, 0)


def test_what_waits_outlives_the_page(hand: Hand, page: Page) -> None:
    hand.sit_down("three-cushion", "10", "referee: start A")
    cut(page)
    hand.button("Point").click()
    waits(page, 1)
    page.reload()
    waits(page, 1)
    mend(page)
    hand.score(1, 0)
    sent(page)
    page.reload()
    hand.score(1, 0)


@pytest.mark.parametrize(("answer", "points"), [("Send all the same", 2), ("Leave it all", 1)])
def test_where_the_match_moved_on_somebody_decides(hand: Hand, page: Page, answer: str, points: int) -> None:
    name = hand.sit_down("three-cushion", "10", "referee: start A")
    cut(page)
    hand.button("Point").click()
    waits(page, 1)
    hand.send(name, point("W", "Y"))
    mend(page)
    expect(page.get_by_text("The match moved on meanwhile")).to_be_visible()
    hand.score(1, 0)
    waits(page, 1)
    hand.button(answer).click()
    hand.score(points, 0)
    sent(page)


def test_where_sockets_are_not_let_through_it_looks_by_itself(hand: Hand, page: Page) -> None:
    page.route_web_socket("**/api/live", lambda socket: socket.close())
    name = hand.sit_down("three-cushion", "10", "referee: start A")
    hand.score(0, 0)
    hand.send(name, point("W", "Y"))
    expect(page.locator(".player .points").first).to_have_text("1", timeout=9000)
