"""Matches of the other games, kept to their end by taps, and the questions that only a person can answer."""

from playwright.sync_api import Page, expect

from tests.browser.hand import Hand


def pick(page: Page, question: str, *names: str) -> None:
    """Pick these things where the picker asks that question."""
    for name in names:
        page.get_by_role("group", name=question, exact=True).get_by_role("button", name=name, exact=True).click()


def call(hand: Hand, ball: str, pocket: str) -> None:
    """Call a ball into a pocket."""
    pick(hand.page, "Which ball?", ball)
    pick(hand.page, "Which pocket?", pocket)
    hand.press("Call")


def test_classic_is_played_by_calls(hand: Hand, page: Page) -> None:
    hand.sit_down("classic", "15", "referee: start A", players=("Petro", "Sofia"))
    hand.press("A stroke was played all the same", "Missed")
    pick(page, "Which ball?", "Ball 1")
    hand.settle()
    hand.plays("Sofia")
    expect(page.get_by_role("heading", name="Sofia calls")).to_be_visible()
    call(hand, "Ball 8", "Middle right")
    expect(page.locator(".ruling .next")).to_contain_text("Called: ball 8 → middle right")
    hand.press("Made as called")
    hand.score(0, 8)
    call(hand, "Ball 9", "Foot left")
    hand.press("Made as called")
    hand.score(0, 17)
    expect(page.get_by_text("Sofia wins, 0 : 17").first).to_be_visible()


def test_a_potted_cue_ball_is_placed_by_hand(hand: Hand, page: Page) -> None:
    hand.sit_down(
        "classic", "71", "referee: start A", "*C C>1 1/l 1/f", "?8@MR *C C>8 C@MR", players=("Petro", "Sofia")
    )
    hand.score(5, -5)
    expect(page.get_by_role("heading", name="Petro places the ball")).to_be_visible()
    stage = page.get_by_role("application")
    stage.focus()
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Shift+ArrowUp")
    expect(page.get_by_role("button", name="Cue ball · Place at 491 × 889 mm")).to_be_visible()
    page.keyboard.press("Enter")
    hand.settle()
    expect(page.get_by_role("heading", name="Petro calls")).to_be_visible()
    hand.call("Cue ball placed")


def test_five_pins_ends_on_the_target(hand: Hand, page: Page) -> None:
    hand.sit_down("five-pins", "12", "referee: start A")
    hand.press("Pins")
    pick(page, "Which pins did the opponent’s ball fell?", "The king", "Left pin")
    hand.press("Record")
    hand.score(6, 0)
    hand.press("No points")
    hand.press("Pins")
    pick(page, "Which pins did the opponent’s ball fell?", "The king")
    hand.press("Record")
    expect(page.get_by_text("Olena Marchenko wins").first).to_be_visible()


def test_professionals_play_five_pins_from_the_first_page(hand: Hand, page: Page) -> None:
    hand.open()
    hand.choose("Five pins").click()
    page.get_by_role("radio", name="Professional").check()
    for side, name in (("A", "Olena"), ("B", "Taras")):
        page.get_by_label(f"Player {side}", exact=True).fill(name)
    page.get_by_role("button", name="Begin the match").click()
    hand.press("Olena begins")
    hand.press("Pins")
    pick(page, "Which pins did the opponent’s ball fell?", "The king")
    hand.press("Record")
    hand.score(10, 0)
    hand.press("Foul", "Opponent’s ball missed")
    pick(page, "Which half?", "lower half")
    hand.settle()
    hand.score(12, 0)
    expect(page.get_by_role("heading", name="Olena chooses")).to_be_visible()
    expect(page.locator("svg.table .hand")).to_have_count(1)


def test_balkline_asks_where_the_balls_lie(hand: Hand, page: Page) -> None:
    hand.sit_down("balkline-47-2", "5-NEQ", "referee: start A", "W>R W>Y both=none")
    hand.press("Point, both in a zone")
    pick(page, "Which zones?", "z3")
    hand.press("Record")
    hand.score(2, 0)
    expect(page.locator("svg.table .zone.held")).to_have_count(1)
    page.locator("#typed-line").fill("W>R W>Y")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Where do the two object balls lie now?")).to_be_visible()
    hand.call("A question")
    hand.score(2, 0)
    hand.press("Not in one zone")
    hand.score(3, 0)


def test_balkline_is_kept_to_its_end(hand: Hand, page: Page) -> None:
    """Points, the announcement before each stroke, one too many in a zone, and the end."""
    hand.sit_down("balkline-47-2", "4-NEQ", "referee: start A", "W>R W>Y both=none")
    hand.press("Point, both in a zone")
    pick(page, "Which zones?", "z3")
    hand.press("Record")
    hand.score(2, 0)
    hand.press("Point, both in a zone")
    pick(page, "Which zones?", "z3")
    hand.press("Record")
    hand.score(3, 0)
    hand.press("Point, both in a zone")
    pick(page, "Which zones?", "z3")
    hand.press("Record")
    hand.score(3, 0)  # both stayed: no point, and the turn passes
    hand.plays("Taras Bondar")
    hand.press("End of inning")
    hand.press("Point, balls free")
    hand.score(4, 0)
    expect(page.get_by_text("Olena Marchenko wins").first).to_be_visible()


def test_a_called_manner_is_asked_for(hand: Hand, page: Page) -> None:
    body = {"game": "classic", "players": ["Petro", "Sofia"], "format": "71", "options": {"order": "pure"}}
    made = page.request.post("/api/matches", data=body, headers={"x-abrikol": "1"}).json()
    hand.send(made["name"], "referee: start A", "*C C>1 1/l 1/f", "?8@MR *C C>8 8/r 8@MR")
    hand.open(f"/#/match/{made['name']}")
    expect(page.get_by_role("heading", name="Was it made as called?")).to_be_visible()
    hand.press("As called")
    hand.score(0, 8)
