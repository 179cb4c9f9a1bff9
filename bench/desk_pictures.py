"""Pictures of the desk, to look at: several matches, sizes, languages, light and dark.

python bench/desk_pictures.py FOLDER [NAME ...]
"""

from __future__ import annotations

import json
import os
import socket
import sys
import tempfile
import threading
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import uvicorn
from playwright.sync_api import Browser, Page, sync_playwright

from abrikol.web import create_app

CHROMIUM = os.environ.get("ABRIKOL_CHROMIUM", "/usr/bin/chromium")
FLAGS = [
    "--no-sandbox",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-dev-shm-usage",
]
SIZES = {"desktop": (1280, 800), "tablet": (1024, 768), "portrait": (768, 1024)}
OLENA = [2, 0, 1, 0, 5, 1, 0, 0, 3, 2, 1, 4, 0, 3]
TARAS = [1, 0, 0, 4, 2, 0, 1, 0, 3, 1, 0, 2, 0, 1]


def point(own: str, other: str) -> str:
    """A cannon of three cushions."""
    return f"{own}>R {own}/h {own}/l {own}/f {own}>{other}"


def evening() -> list[str]:
    """Fourteen innings of three-cushion and a run of four."""
    lines = ["referee: start A"]
    for a, b in zip(OLENA, TARAS, strict=True):
        lines += [point("W", "Y")] * a + ["W>R"] + [point("Y", "W")] * b + ["Y>R"]
    return lines + [point("W", "Y")] * 4


BREAK = ["referee: start A", "*C C>1 1/l 1/f"]
MATCHES: dict[str, tuple[str, str, list[str]]] = {
    "three-cushion": ("three-cushion", "40", evening()),
    "lag": ("three-cushion", "40", []),
    "foul": ("three-cushion", "40-T40", [*evening()[:12], "*W W>R #foot-off"]),
    "free-pyramid": ("free-pyramid", "8-BO3", [*BREAK, "*5 5>9 9@MR", "*5 5>3 3@FL"]),
    "bad-break": ("free-pyramid", "8-BO3", ["referee: start A", "*C C>1"]),
    "classic": (
        "classic",
        "71",
        [
            *(*BREAK, "?8@MR *C C>8 8@MR", "?15@FL *C C>15 15@FL", "?10@FL *C C>10 C@FL", "place C 0.4,0.9"),
            *("?1@FL *C C>1 1@FL", "?12@FR *C C>12 12@FR", "A: call ?9@FR"),
        ],
    ),
    "in-hand": ("classic", "71", [*BREAK, "?8@MR *C C>8 C@MR"]),
    "balkline": ("balkline-47-2", "200", ["referee: start A", "W>R W>Y both=z3", "W>R W>Y both=none"]),
    "four": ("classic@four", "41", ["referee: start A", "*C C>4 2/f", "?3@FL *C C>3 3@FL", "*C", "C: call ?15@MR"]),
    "racked-again": ("continuation", "80", [*BREAK[:1], "*C C>1 1@FL", *(f"*C C>{n} {n}@FL" for n in range(2, 15))]),
    "seven-pins": (
        "seven-pins",
        "300",
        ["referee: start A", "*C C/l C>1 1xkf 1xkc C=1.2,0.4 1=2.1,0.6 2=0.8875,0.8875", "*C C>1 C@FL 1=2.59,0.8875"],
    ),
    "five-pins": ("five-pins", "60", ["referee: start A", "W>Y Yxkc Yxkl", "*Y Y=lower"]),
}
PAGES: dict[str, tuple[str, dict[str, str]]] = {
    "first": ("", {}),
    "new": ("#/new/three-cushion", {}),
    "help": ("", {"key": "?"}),
    "sample": ("#/watch/sample", {"key": "End"}),
    **{name: (f"#/match/{name}", {}) for name in MATCHES},
    "fouls": ("#/match/three-cushion", {"key": "f"}),
    "picker": ("#/match/free-pyramid", {"key": "+"}),
}
EXTRA = [
    ("three-cushion", "tablet", "uk-UA", False),
    ("three-cushion", "portrait", "en-GB", False),
    ("three-cushion", "desktop", "en-GB", True),
    ("free-pyramid", "tablet", "ru-RU", False),
    ("free-pyramid", "portrait", "en-GB", True),
    ("classic", "tablet", "uk-UA", False),
    ("first", "tablet", "uk-UA", True),
]


@contextmanager
def served() -> Iterator[str]:
    """A server over an empty folder; its address."""
    with tempfile.TemporaryDirectory() as data, socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        server = uvicorn.Server(uvicorn.Config(create_app(Path(data)), log_level="warning"))
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
        thread.start()
        while not server.started:
            time.sleep(0.01)
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
        server.should_exit = True
        thread.join(5)


def post(address: str, path: str, body: dict[str, Any]) -> Any:
    """One write, as a page would make it."""
    headers = {"content-type": "application/json", "x-abrikol": "1"}
    request = urllib.request.Request(f"{address}/api/{path}", json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def keep(address: str, name: str) -> str:
    """A match with its lines; what the server calls it."""
    game, code, lines = MATCHES[name]
    players = (
        ["Iryna Kovalenko", "Maksym Lysenko"]
        if name in ("free-pyramid", "bad-break")
        else ["Olena Marchenko", "Taras Bondar", *(("Petro Savchuk", "Sofia Melnyk") if name == "four" else ())]
    )
    made = str(post(address, "matches", {"game": game, "players": players, "format": code})["name"])
    for seen, line in enumerate(lines):
        post(address, f"matches/{made}/actions", {"id": f"{name}-{seen:06}", "do": line, "expect": seen})
    return made


def shot(
    browser: Browser, address: str, folder: Path, name: str, kept: dict[str, str], how: tuple[str, str, bool]
) -> None:
    """One picture."""
    size, locale, dark = how
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height}, locale=locale, color_scheme="dark" if dark else "light"
    )
    page = context.new_page()
    at, do = PAGES[name]
    turn(page, address, at, kept)
    if "key" in do:
        page.keyboard.press(do["key"])
        page.wait_for_timeout(400)
    file = folder / f"{name}-{size}-{locale[:2]}{'-dark' if dark else ''}.png"
    page.screenshot(path=str(file))
    print(file)
    context.close()


def turn(page: Page, address: str, at: str, kept: dict[str, str]) -> None:
    """Open a page of a match by the name it has here."""
    name = at.rpartition("/")[2]
    page.goto(f"{address}/{at.replace(name, kept[name]) if at.startswith('#/match/') else at}")
    page.locator("html[data-ready='1']").wait_for(state="attached")
    page.wait_for_timeout(400)


def main(folder: Path, only: list[str]) -> None:
    """All pictures, or those whose name holds one of these words."""
    folder.mkdir(parents=True, exist_ok=True)
    wanted = [(name, "desktop", "en-GB", False) for name in PAGES] + EXTRA
    with served() as address, sync_playwright() as playwright:
        kept = {name: keep(address, name) for name in MATCHES}
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for name, *how in wanted:
            if not only or any(word in name for word in only):
                shot(browser, address, folder, name, kept, (str(how[0]), str(how[1]), bool(how[2])))
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
