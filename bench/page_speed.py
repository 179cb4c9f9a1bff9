"""How quick the table's page is: from the cue to the first picture in which a ball has moved, and pictures a second.

    python bench/page_speed.py [--strokes N] [--solid]

A server of our own and a Chromium without a graphics processor, both on this machine; in two dimensions, unless
`--solid` asks for three.
"""

from __future__ import annotations

import argparse
import os
from statistics import median
from typing import Any
from urllib.parse import urlencode

from desk_pictures import CHROMIUM, FLAGS, served  # beside this file
from playwright.sync_api import Page, sync_playwright

from abrikol.physics.simulate import prepare

GAMES = (
    ("three-cushion@umb", "W", "referee: arrange W=0.7,0.4 Y=2.1,1 R=1.5,0.5"),
    ("free-pyramid@2005", "C", "[opening] start A"),
)

WATCH = """() => {
    const held = document.querySelector('ab-hall').held;
    window.seen = { struck: 0, moved: 0, frames: [] };
    addEventListener('keydown', () => { window.seen.struck = performance.now(); }, { capture: true, once: true });
    const step = (now) => {
        const { reel } = held;
        if (reel?.playing && reel.time > 0) {
            if (!window.seen.moved) window.seen.moved = performance.now();
            window.seen.frames.push(now);
        }
        requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
}"""


def measured(page: Page, address: str, game: str, shot: str, line: str) -> dict[str, Any]:
    """One stroke: milliseconds to the first moving picture, and pictures a second over three seconds of it."""
    page.goto("about:blank")
    page.goto(f"{address}/table.html#" + urlencode({"game": game, "line": line, "shot": shot}))
    page.wait_for_selector('html[data-ready="1"]')
    page.wait_for_timeout(400)
    page.evaluate(WATCH)
    page.keyboard.press("Space")
    page.wait_for_timeout(3300)
    seen = page.evaluate("() => window.seen")
    frames = seen["frames"]
    rate = 1000.0 * (len(frames) - 1) / (frames[-1] - frames[0]) if len(frames) > 1 else 0.0
    return {"first": seen["moved"] - seen["struck"], "rate": rate}


def main() -> None:
    """Print the medians for each game."""
    given = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    given.add_argument("--strokes", type=int, default=5)
    given.add_argument("--solid", action="store_true", help="in three dimensions")
    asked = given.parse_args()
    prepare()
    with served() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=[*FLAGS, "--enable-unsafe-swiftshader"])
        page = browser.new_page(viewport={"width": 1280, "height": 800})
        page.goto(f"{address}/table.html")
        page.evaluate(f"() => localStorage.setItem('abrikol-view', '{'solid' if asked.solid else 'flat'}')")
        print(f"load {os.getloadavg()[0]:.1f}; first moving picture, ms; pictures a second")
        for game, ball, line in GAMES:
            told = [
                measured(page, address, game, f"{ball}_{10 + 3 * k}_5_0_0_level", line) for k in range(asked.strokes)
            ]
            first, rate = median(one["first"] for one in told), median(one["rate"] for one in told)
            print(f"{game:20} {first:6.0f} ms {rate:6.1f} a second")
        browser.close()


if __name__ == "__main__":
    main()
