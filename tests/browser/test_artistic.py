"""Artistic billiards: a programme drawn, played and ranked from the page; a figure of ours made on the table."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.hand import Hand


def test_a_programme_is_drawn_played_and_ranked(hand: Hand, page: Page) -> None:
    hand.open()
    hand.choose("Artistic billiards").click()
    page.get_by_role("radio", name="2", exact=True).check()
    for side, name in (("A", "Olena"), ("B", "Taras")):
        page.get_by_label(f"Player {side}", exact=True).fill(name)
    page.get_by_label("Own format code").fill("2")
    expect(page.locator("#format-said")).to_have_text("At most 2 figures")
    page.get_by_label("Programme, or the number of a set").select_option(label="drawn by lot")
    page.get_by_label("Number of the lot").fill("7")
    page.get_by_role("button", name="Begin the match").click()
    task = page.locator(".task")
    expect(task).to_contain_text("Figure 1 of 2 · massé · 9 points · attempt 1 of 3")
    expect(task).to_contain_text("White: red, yellow")
    hand.press("Not made")
    expect(task).to_contain_text("attempt 2 of 3")
    hand.press("Made")
    hand.score(9, 0)
    hand.plays("Taras")
    expect(task).to_contain_text("Figure 1 of 2")
    hand.press("Made")
    hand.score(9, 9)
    expect(task).to_contain_text("Figure 2 of 2 · piqué · 5 points")
    hand.press("Made")
    hand.press("Foul", "Push or double hit")
    expect(page.locator(".player.on .facts")).to_contain_text("2attempts")
    hand.press("Made")
    expect(page.locator(".ruling")).to_contain_text("A draw")


def test_the_mirror_is_asked_for_and_another_figure_named(hand: Hand, page: Page) -> None:
    hand.sit_down("artistic", "76", "referee: call ?figure:follow-corner", players=("Olena",))
    task = page.locator(".task")
    expect(task).to_contain_text("White: red, foot cushion, left cushion, yellow")
    hand.press("Set it in the mirror")
    expect(task).to_contain_text("in the mirror")
    expect(task).to_contain_text("White: red, foot cushion, right cushion, yellow")
    hand.press("Made")
    hand.score(6)
    expect(task).to_contain_text("Red comes to rest in the circle")
    expect(page.locator("svg.table .marker")).to_have_count(1)


def test_a_figure_of_ours_is_made_on_the_table(hand: Hand, page: Page) -> None:
    hand.open("/table.html#game=artistic")
    page.get_by_label("Set up").select_option("masse-pin")
    expect(page.locator(".task")).to_contain_text("Round the pin")
    page.get_by_role("button", name="A stroke that makes it").click()
    page.get_by_role("button", name="Play", exact=False).last.click()
    expect(page.locator(".ruling")).to_contain_text("Figure", timeout=30_000)
    expect(page.locator(".top .score")).to_contain_text("9", timeout=30_000)
