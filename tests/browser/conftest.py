"""A server and a browser for the tests that drive the pages."""

import os
import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import uvicorn
from playwright.sync_api import Browser, Page, sync_playwright

from abrikol.play.ready import get_ready
from abrikol.web import create_app
from tests.browser.hand import Hand

CHROMIUM = os.environ.get("ABRIKOL_CHROMIUM", "/usr/bin/chromium")
FLAGS = [
    "--no-sandbox",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--use-angle=swiftshader",
    "--enable-unsafe-swiftshader",
]
HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What lies in this folder is a browser test."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the records that the server keeps."""
    return tmp_path_factory.mktemp("matches")


@pytest.fixture(scope="session")
def address(data: Path) -> Iterator[str]:
    """A running server's address, on a port of its own; the physics is compiled, so that no test waits for it."""
    get_ready(lambda step: None)
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        server = uvicorn.Server(uvicorn.Config(create_app(data), log_level="warning", timeout_graceful_shutdown=3))
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
        thread.start()
        while not server.started:
            time.sleep(0.01)
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
        server.should_exit = True
        thread.join(5)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """One browser for all tests."""
    if not Path(CHROMIUM).exists():
        pytest.fail(f"no browser at {CHROMIUM}; name one in ABRIKOL_CHROMIUM")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def page(chromium: Browser, address: str) -> Iterator[Page]:
    """An empty tab of a tablet; an error on the page, or a word to a foreign host, fails the test."""
    context = chromium.new_context(
        base_url=address, viewport={"width": 1024, "height": 768}, locale="en-GB", service_workers="block"
    )
    tab = context.new_page()
    errors: list[str] = []
    own = (address, "data:", "blob:")
    tab.on("pageerror", lambda error: errors.append(str(error)))
    tab.on("request", lambda request: None if request.url.startswith(own) else errors.append(request.url))
    yield tab
    context.close()
    assert errors == []


@pytest.fixture
def hand(page: Page) -> Hand:
    """A scorer at that tab."""
    return Hand(page)
