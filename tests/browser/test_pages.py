"""Every page in every state: open to everybody, whole at every size, in three languages."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.browser.hand import Hand, point

STARTED = ("referee: start A", point("W", "Y"), "W>R")
SIZES = {"desktop": (1280, 800), "tablet": (1024, 768), "portrait": (768, 1024)}
Turn = Callable[[Hand], object]


def first(hand: Hand) -> None:
    hand.begin("three-cushion", "10")
    hand.open()


def new(hand: Hand) -> None:
    hand.open("/#/new/classic")


def carom(hand: Hand) -> None:
    hand.sit_down("three-cushion", "10-T40", *STARTED)


def fouls(hand: Hand) -> None:
    carom(hand)
    hand.press("Foul")


def sheet(hand: Hand) -> None:
    carom(hand)
    hand.page.get_by_role("tab", name="Sheet").click()


def correction(hand: Hand) -> None:
    carom(hand)
    hand.page.get_by_role("button", name="Correct action 2").click()


def choice(hand: Hand) -> None:
    hand.sit_down("free-pyramid", "8-BO3", "referee: start A", "*C C>1")


def picker(hand: Hand) -> None:
    hand.sit_down("free-pyramid", "8", "referee: start A", "*C C>1 1/l 1/f")
    hand.press("Other ball")


def order(hand: Hand) -> None:
    hand.sit_down("classic", "71", "referee: start A", "*C C>1 1/l 1/f")


def balkline(hand: Hand) -> None:
    hand.sit_down("balkline-47-2", "200", "referee: start A", "W>R W>Y both=z3")
    hand.page.get_by_role("tab", name="Table").click()


def over(hand: Hand) -> None:
    hand.sit_down("three-cushion", "1-NEQ", *STARTED[:2])


def watch(hand: Hand) -> None:
    hand.open("/#/watch/sample")


def help_(hand: Hand) -> None:
    first(hand)
    hand.page.keyboard.press("?")


PAGES: list[Turn] = [first, new, carom, fouls, sheet, correction, choice, picker, order, balkline, over, watch, help_]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("turn", PAGES)
def test_everybody_can_use_it(turn: Turn, scheme: str, hand: Hand, page: Page) -> None:
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light", reduced_motion="reduce")
    turn(hand)
    found = Axe().run(page).response["violations"]
    assert [(one["id"], [node["html"] for node in one["nodes"]]) for one in found] == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("turn", [first, new, carom, fouls, choice, picker, order, balkline])
def test_it_is_whole_at_every_size(turn: Turn, size: str, hand: Hand, page: Page) -> None:
    width, height = SIZES[size]
    page.set_viewport_size(ViewportSize(width=width, height=height))
    turn(hand)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= width
    if turn in (carom, choice, fouls):
        score, button = (page.locator(place).first.bounding_box() for place in (".player .points", ".action .btn"))
        assert score is not None and button is not None
        assert score["y"] >= 0 and button["y"] + button["height"] <= height, (
            "the score and what is pressed in play are in sight"
        )


@pytest.mark.parametrize("size", SIZES)
def test_what_is_pressed_in_play_is_large(size: str, hand: Hand, page: Page) -> None:
    width, height = SIZES[size]
    page.set_viewport_size(ViewportSize(width=width, height=height))
    carom(hand)
    for button in page.locator(".taps .btn").all():
        box = button.bounding_box()
        assert box is not None and box["height"] >= 72 and box["width"] >= 90
    for other in page.locator("header .btn, .tab, ab-line .btn").all():
        box = other.bounding_box()
        assert box is not None and box["height"] >= 44


@pytest.mark.parametrize(
    ("locale", "begins", "call"),
    [("en-GB", "Olena begins", "Point"), ("uk-UA", "Починає Olena", "Очко"), ("ru-RU", "Начинает Olena", "Очко")],
)
def test_it_speaks_the_language(locale: str, begins: str, call: str, chromium: Browser, address: str) -> None:
    with chromium.new_context(base_url=address, locale=locale) as context:
        hand = Hand(context.new_page())
        hand.sit_down("three-cushion", "10")
        hand.press(begins, call)
        hand.call(call)


def test_the_language_can_be_changed_and_stays(hand: Hand, page: Page) -> None:
    carom(hand)
    page.get_by_role("combobox", name="Language").select_option("uk")
    hand.call("Промах")
    expect(page.locator("html")).to_have_attribute("lang", "uk")
    page.reload()
    hand.call("Промах")


def test_no_word_is_missing(hand: Hand, page: Page) -> None:
    """A message that nobody wrote shows as its key: words with hyphens and no blanks."""
    for turn in PAGES:
        turn(hand)
        for key in ("tap-", "call-", "duty-", "offer-", "pick-", "act-", "move-", "edition-", "option-", "saw-"):
            assert page.locator("ab-app").inner_text().count(key) == 0, (turn.__name__, key)


def test_a_broken_record_is_listed_with_its_reason(hand: Hand, page: Page, data: Path) -> None:
    name = hand.begin("three-cushion", "10")
    hand.send(name, *STARTED)
    file = data / f"{name}.jsonl"
    file.write_text(file.read_text().replace('"n": 3', '"n": 7'))
    (data / "worn.jsonl").write_text("nothing\n")
    hand.open()
    expect(page.get_by_text("Broken at line 4").first).to_be_visible()
    expect(page.get_by_text("Broken at line 1").first).to_be_visible()
    hand.open(f"/#/match/{name}")
    expect(page.get_by_role("alert")).to_contain_text("The 2 actions before it are kept.")
    (data / "worn.jsonl").unlink()


def test_a_record_is_saved_and_opened_again(hand: Hand, page: Page, tmp_path: Path) -> None:
    carom(hand)
    with page.expect_download() as saving:
        page.get_by_role("link", name="Save").click()
    saved = tmp_path / "saved.jsonl"
    saving.value.save_as(saved)
    assert json.loads(saved.read_text().splitlines()[0])["abrikol"] == "record"
    hand.open()
    page.locator("input[type=file]").set_input_files(saved)
    hand.score(1, 0)


def test_a_file_that_is_no_record_is_refused_in_words(hand: Hand, page: Page, tmp_path: Path) -> None:
    hand.open()
    (tmp_path / "list.jsonl").write_text("bread, milk")
    page.locator("input[type=file]").set_input_files(tmp_path / "list.jsonl")
    expect(page.get_by_role("alert")).to_contain_text("no record")


def test_what_was_entered_is_sent_again_when_the_server_is_back(hand: Hand, page: Page) -> None:
    hand.sit_down("three-cushion", "10", "referee: start A")
    hand.score(0, 0)
    page.route("**/actions", lambda route: route.abort())
    hand.button("Point").click()
    expect(page.locator(".bar .chip.warn")).to_have_text("1 waiting")
    page.unroute("**/actions")
    hand.score(1, 0)
    expect(page.locator(".bar .chip.good")).to_have_text("Saved")
