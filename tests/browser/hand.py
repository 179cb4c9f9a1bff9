"""A scorer's hand at a page: begins matches, presses taps, reads the board."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import count

from playwright.sync_api import Locator, Page, expect

_MARKS = count()
POINT = "W>R W/h W/l W/f W>Y"
MISS = "W>R"


def point(own: str, other: str) -> str:
    """A cannon of three cushions as a line."""
    return f"{own}>R {own}/h {own}/l {own}/f {own}>{other}"


@dataclass
class Hand:
    """What one does at the desk, in the words on its buttons."""

    page: Page

    def open(self, address: str = "/") -> None:
        """Open a page and wait until it is there."""
        self.page.goto("about:blank")  # so that a change behind the # loads the page too
        self.page.goto(address)
        expect(self.page.locator("html[data-ready='1']")).to_be_attached()

    def choose(self, game: str) -> Locator:
        """A game on the first page, by its name."""
        return self.page.locator("a.game").filter(has=self.page.get_by_text(game, exact=True))

    def begin(self, game: str, code: str, *players: str) -> str:
        """Begin a match as the page does; its name."""
        names = list(players or ("Olena Marchenko", "Taras Bondar"))
        body: dict[str, object] = {"game": game, "players": names, "format": code}
        return str(self._post("matches", body)["name"])

    def send(self, name: str, *lines: str) -> None:
        """Append lines to a match without a page, as another desk would."""
        seen = self.page.request.get(f"/api/matches/{name}").json()["count"]
        for line in lines:
            body: dict[str, object] = {"id": f"test-{next(_MARKS):010}", "do": line, "expect": seen}
            seen = self._post(f"matches/{name}/actions", body)["count"]

    def _post(self, path: str, body: dict[str, object]) -> dict[str, int]:
        answer = self.page.request.post(f"/api/{path}", data=body, headers={"x-abrikol": "1"})
        assert answer.ok, answer.text()
        made: dict[str, int] = answer.json()
        return made

    def sit_down(self, game: str, code: str, *lines: str, players: tuple[str, ...] = ()) -> str:
        """Begin a match, append lines, and open its desk; the match's name."""
        name = self.begin(game, code, *players)
        self.send(name, *lines)
        self.open(f"/#/match/{name}")
        return name

    def button(self, label: str) -> Locator:
        """A button by the beginning of its words."""
        return self.page.get_by_role("button", name=re.compile(f"^\\s*{re.escape(label)}")).first

    def press(self, *labels: str) -> None:
        """Press buttons one after the other, each once the one before is ruled."""
        for label in labels:
            self.button(label).click()
            self.settle()

    def settle(self) -> None:
        """Wait until the server has everything that was pressed."""
        expect(self.page.locator("ab-desk[data-waiting='0']")).to_be_attached()

    def score(self, *points: int) -> None:
        """Expect this score, side by side."""
        expect(self.page.locator(".player .points")).to_have_text([str(one).replace("-", "−") for one in points])

    def call(self, word: str) -> None:
        """Expect this call in the ruling."""
        expect(self.page.locator(".ruling .word")).to_have_text(word)

    def plays(self, name: str) -> None:
        """Expect this player at the table."""
        expect(self.page.locator(".player.on .name")).to_contain_text(name)
