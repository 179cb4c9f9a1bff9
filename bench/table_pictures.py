"""Pictures of the table, to look at and for the documents: games, two and three dimensions, sizes.

python bench/table_pictures.py FOLDER
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from urllib.parse import urlencode

from desk_pictures import CHROMIUM, FLAGS, served  # beside this file
from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.browser.shots import find, match_of

CANNON = "referee: arrange W=0.7,0.4 Y=2.1,1 R=1.5,0.5"
BREAK = "[opening] start A ; place C 0.6,0.8"
SOLID = (*FLAGS, "--use-angle=swiftshader", "--enable-unsafe-swiftshader")


def opened(browser: Browser, address: str, game: str, line: str, size: tuple[int, int]) -> Page:
    """The table with a shot set that scores, or for the break one that is valid."""
    context = browser.new_context(viewport={"width": size[0], "height": size[1]}, locale="en-GB")
    page = context.new_page()
    shot = find(
        match_of(game, line), lambda played: played.ruling.call is not None and bool(played.ruling.awards), Random(4)
    )
    page.goto(f"{address}/table.html#" + urlencode({"game": game, "line": line, "shot": shot}))
    page.wait_for_selector('html[data-ready="1"]')
    page.wait_for_timeout(900)
    return page


def played(page: Page) -> None:
    """Play, and go to the end."""
    page.keyboard.press("Space")
    page.wait_for_selector("ab-timeline")
    page.keyboard.press("p")
    page.evaluate("() => { const line = document.querySelector('ab-timeline'); line.reel.seek(line.reel.film.dur); }")
    page.wait_for_timeout(500)


def solid(page: Page) -> None:
    """Three dimensions."""
    page.keyboard.press("v")
    page.wait_for_selector("ab-solid canvas")
    page.wait_for_timeout(3000)


PICTURES: dict[str, tuple[str, str, tuple[int, int], tuple[Callable[[Page], None], ...]]] = {
    "table": ("three-cushion@umb", CANNON, (1280, 800), (played,)),
    "table-solid": ("three-cushion@umb", CANNON, (1280, 800), (solid, played)),
    "pyramid": ("free-pyramid@2005", BREAK, (1280, 800), (played,)),
    "pyramid-solid": ("free-pyramid@2005", BREAK, (1280, 800), (solid,)),
    "balkline-tablet": ("balkline-47-2", CANNON, (1024, 768), ()),
    "pins-portrait": ("five-pins", "[opening] start A ; place W 0.5,0.6", (768, 1024), (played,)),
}


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with served() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(SOLID))
        for name, (game, line, size, does) in PICTURES.items():
            page = opened(browser, address, game, line, size)
            for one in does:
                one(page)
            page.screenshot(path=folder / f"{name}.png")
            page.context.close()
            print(f"{name}.png")
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "pictures"))
