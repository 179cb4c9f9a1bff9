"""The table's page: a stroke is aimed, played, watched and ruled; games are played on it to their end."""

from __future__ import annotations

import re
from random import Random
from urllib.parse import parse_qs, urlencode

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from abrikol.equipment.names import Ball
from abrikol.play.play import Played
from abrikol.referee.ruling import Call
from tests.browser.hand import Hand
from tests.browser.shots import find, match_of

LAID = "referee: arrange W=0.7,0.4 Y=2.1,1 R=1.5,0.5"


def open_table(page: Page, game: str, line: str, shot: str | None = None) -> None:
    """The table of a practice line."""
    told = {"game": game, "line": line} | ({"shot": shot} if shot else {})
    page.goto("/table.html#" + urlencode(told))
    page.reload()
    page.wait_for_selector('html[data-ready="1"]')


def line_of(page: Page) -> str:
    """The line that tells the practice table, as its address has it."""
    return parse_qs(page.url.partition("#")[2]).get("line", [""])[0]


def strike(page: Page, game: str, line: str, shot: str) -> str:
    """Play a shot with the space bar and see it to its end; the line that then tells the table."""
    open_table(page, game, line, shot)
    struck(page)
    page.keyboard.press("p")  # enough seen
    expect(page.locator("ab-ruling .call")).to_be_visible()
    after = line_of(page)
    assert after.startswith(line)
    assert len(after) > len(line)
    return after


def struck(page: Page) -> None:
    """Press the space bar, and wait until the stroke stands in the address."""
    before = page.url
    page.keyboard.press("Space")
    page.wait_for_selector("ab-timeline")
    expect(page).not_to_have_url(before)


def scores(played: Played) -> bool:
    return any(points > 0 for _, points in played.ruling.awards)


def play_out(page: Page, game: str, line: str, seed: int, most: int) -> str:
    """Let whoever is at the table make every stroke count, to the end of the match; the page's last word on it."""
    dice = Random(seed)
    for _ in range(most + 1):
        match = match_of(game, line)
        if match.situation.over is not None:
            return page.locator("ab-ruling .next").inner_text()
        line = strike(page, game, line, find(match, scores, dice))
    raise AssertionError(f"not over after {most} strokes: {line}")


def test_three_cushion_is_played_to_three(page: Page) -> None:
    end = play_out(page, "three-cushion@umb", f"[format=3-NEQ] {LAID}", seed=3, most=3)
    assert "3 : 0" in end


def test_free_pyramid_is_played_to_the_end_of_a_game(page: Page) -> None:
    end = play_out(page, "free-pyramid@2005", "[opening] start A ; place C 0.6,0.7", seed=8, most=9)
    assert "8 : 0" in end or "9 : 0" in end


@pytest.mark.parametrize("game", ["balkline-47-2", "five-pins", "classic"])
def test_a_stroke_of_every_kind_is_played_and_ruled(page: Page, game: str) -> None:
    hand = {"five-pins": " ; place W 0.5,0.6", "classic": " ; place C 0.6,0.7"}.get(game, "")
    line = f"[opening] start A{hand}"
    dice = Random(1)
    shot = find(match_of(game, line), lambda played: played.ruling.call is not Call.REPLAY, dice)
    strike(page, game, line, shot)
    expect(page.locator("ab-ruling .saw li").first).to_be_visible()


def test_the_same_ruling_stands_on_the_desk(page: Page) -> None:
    """What the table ruled is what the law says of the line it wrote."""
    line = LAID
    after = strike(page, "three-cushion@umb", line, find(match_of("three-cushion@umb", line), scores, Random(5)))
    match = match_of("three-cushion@umb", after)
    assert match.standing[-1].ruling.call is Call.POINT
    expect(page.locator("ab-ruling .call .word")).to_have_text("Point")


def test_the_keyboard_alone_aims_and_takes_back(page: Page) -> None:
    open_table(page, "three-cushion@umb", LAID)
    before = line_of(page)
    for key in ("ArrowLeft", "Shift+ArrowLeft", "ArrowUp", "w", "d"):
        page.keyboard.press(key)
    expect(page.get_by_role("spinbutton")).to_have_value("0.11")
    expect(page.locator("ab-controls")).to_contain_text("3.1")
    struck(page)
    assert line_of(page) != before
    page.keyboard.press("u")
    expect(page.locator("ab-timeline")).to_have_count(0)
    assert line_of(page) == before


def test_arranged_balls_lie_where_they_were_laid(page: Page) -> None:
    """A practice position is set by dragging balls, and the next stroke is played from there."""
    open_table(page, "three-cushion@umb", LAID)
    page.get_by_role("button", name="Arrange").click()
    table = page.locator("ab-flat canvas").bounding_box()
    assert table is not None
    middle = (table["x"] + table["width"] / 2, table["y"] + table["height"] / 2)
    red = page.evaluate("""() => { const f = document.querySelector('ab-flat'); const b = f.getBoundingClientRect();
        return [b.x + f.view.x(1.5), b.y + f.view.y(0.5)]; }""")
    page.mouse.move(*red)
    page.mouse.down()
    page.mouse.move(middle[0], middle[1], steps=4)
    page.mouse.up()
    page.get_by_role("button", name="Play from here").click()
    expect(page).to_have_url(re.compile("R%3D1.4"))
    match = match_of("three-cushion@umb", line_of(page))
    laid = match.situation.position[Ball.R]
    assert abs(laid.x - 1.42) < 0.02
    assert abs(laid.y - 0.71) < 0.02
    assert match.situation.position[Ball.W].x == 0.7


def test_a_ball_in_hand_is_moved_by_the_arrows(page: Page) -> None:
    open_table(page, "free-pyramid@2005", "[opening] start A")
    page.keyboard.press("ArrowRight")
    struck(page)
    assert "place C 0.471,0.888 ; *C" in line_of(page)


def test_what_cannot_be_played_is_said_and_nothing_is_lost(page: Page) -> None:
    line = LAID
    open_table(page, "three-cushion@umb", line, "W_0_40_0_0_level")  # the page keeps to what a cue can do
    struck(page)
    open_table(page, "three-cushion@umb", "[at=W:0.7,0.4/Y:0.71,0.4/R:1.5,0.5] referee: arrange")
    expect(page.get_by_text("overlap")).to_be_visible()


@pytest.mark.parametrize("size", [(1280, 800), (1024, 768), (768, 1024)])
def test_the_page_is_open_to_everybody(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    open_table(page, "free-pyramid@2005", "[opening] start A")
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()


def test_three_dimensions_are_drawn(page: Page) -> None:
    page.set_viewport_size({"width": 640, "height": 480})
    open_table(page, "three-cushion@umb", LAID)
    page.keyboard.press("v")
    page.wait_for_selector("ab-solid canvas")
    page.wait_for_timeout(500)
    assert page.locator("ab-solid canvas").screenshot() != b""


def test_both_players_lag_on_the_table(page: Page) -> None:
    """Each sets his shot, both balls roll at once, and the nearer one's player chooses."""
    name = Hand(page).begin("three-cushion", "40-EQ")
    page.goto(f"/table.html#match={name}")
    page.wait_for_selector('html[data-ready="1"]')
    expect(page.get_by_text("Olena Marchenko sets the lag")).to_be_visible()
    lag_shot(page, "1.6")
    expect(page.get_by_text("Taras Bondar sets the lag")).to_be_visible()
    lag_shot(page, "1.2")
    page.wait_for_selector("ab-timeline")
    page.keyboard.press("p")
    entry = page.request.get(f"/api/matches/{name}").json()["steps"][-1]
    assert entry["does"].startswith("lag *W *Y W/f Y/f")
    expect(page.locator("ab-duties button").first).to_be_visible()


def lag_shot(page: Page, speed: str) -> None:
    strength = page.get_by_role("slider", name="Strength")
    strength.fill(speed)
    page.locator("body").click(position={"x": 5, "y": 300})
    page.keyboard.press("Space")


def test_the_lag_is_begun_anew_where_a_shot_was_set_wrongly(page: Page) -> None:
    name = Hand(page).begin("three-cushion", "40-EQ")
    page.goto(f"/table.html#match={name}")
    page.wait_for_selector('html[data-ready="1"]')
    lag_shot(page, "1.6")
    page.keyboard.press("u")
    expect(page.get_by_text("Olena Marchenko sets the lag")).to_be_visible()
    assert page.request.get(f"/api/matches/{name}").json()["count"] == 0


def test_a_key_goes_from_ball_to_ball_the_law_allows(page: Page) -> None:
    """In free pyramid any ball may be struck: from the coloured one on, by their numbers."""
    laid = "/".join(f"{ball}:{0.5 + 0.3 * at:g},0.7" for at, ball in enumerate(("C", *range(7, 16))))
    open_table(page, "free-pyramid@2005", f"[at={laid} absent=1,2,3,4,5,6 score=3:3] referee: arrange C=0.5,0.7")
    page.keyboard.press("b")
    page.keyboard.press("b")
    struck(page)
    assert re.search(r"; \*8\b", line_of(page))


def test_the_stroke_is_told_in_words(page: Page) -> None:
    open_table(page, "three-cushion@umb", LAID, "W_12_3_0_0_level")
    struck(page)
    page.keyboard.press("p")
    page.get_by_text("The stroke in words").click()
    told = page.locator("ab-account li").first
    expect(told).to_contain_text("White: ")
    expect(told).to_contain_text(
        re.compile(r"lies \d+ cm from the (head|foot) cushion and \d+ cm from the (left|right) one")
    )


def test_a_ball_in_hand_is_dragged_in_three_dimensions(page: Page) -> None:
    page.set_viewport_size({"width": 900, "height": 700})
    open_table(page, "free-pyramid@2005", "[opening] start A")
    page.keyboard.press("v")
    page.wait_for_selector("ab-solid canvas")
    page.wait_for_timeout(400)
    where = """() => { const s = document.querySelector('ab-solid'); const b = s.getBoundingClientRect();
        const p = s.meshes.get('C').position.clone().project(s.camera);
        return [b.x + (p.x + 1) / 2 * b.width, b.y + (1 - p.y) / 2 * b.height]; }"""
    x, y = page.evaluate(where)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 60, y, steps=5)
    page.mouse.up()
    struck(page)
    placed = re.search(r"place C ([\d.]+),([\d.]+)", line_of(page))
    assert placed is not None
    assert abs(float(placed[2]) - 0.8875) > 0.05  # it went to the side
