"""`abrikol serve`: which port, and what it says."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import abrikol.cli.serve as command
import abrikol.web
from tests.cli.command import abrikol as run


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """What the server was asked to serve, instead of serving it."""
    asked: list[dict[str, Any]] = []

    def serve(**how: Any) -> int:
        asked.append(how)
        return 0

    monkeypatch.setattr(abrikol.web, "serve", serve)
    return asked


@pytest.fixture
def taken() -> Iterator[int]:
    """A port that somebody listens at."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        one.listen(1)
        yield one.getsockname()[1]


def test_a_named_port_is_taken(served: list[dict[str, Any]], taken: int, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port = one.getsockname()[1]
    ran = run(capsys, "serve", "--port", str(port), "--data", "evening")
    assert (ran.status, ran.out) == (0, f"The pages are at http://127.0.0.1:{port}/\n")
    assert served == [{"host": "127.0.0.1", "port": port, "data": Path("evening")}]


def test_a_port_in_use_is_refused(served: list[dict[str, Any]], taken: int, capsys: pytest.CaptureFixture[str]) -> None:
    ran = run(capsys, "serve", "--port", str(taken))
    assert (ran.status, ran.out, served) == (2, "", [])
    assert ran.err == (
        f"abrikol: port {taken} of 127.0.0.1 is in use; name another, or none to take the next free one\n"
    )


def test_the_next_free_port_is_taken_where_none_is_named(
    served: list[dict[str, Any]], taken: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command, "FIRST", taken)
    monkeypatch.setattr(command, "LAST", taken + 50)
    ran = run(capsys, "serve", "--json")
    (asked,) = served
    assert taken < asked["port"] <= taken + 50
    assert json.loads(ran.out) == {"address": f"http://127.0.0.1:{asked['port']}/"}


def test_no_free_port_is_told(
    served: list[dict[str, Any]], taken: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command, "FIRST", taken)
    monkeypatch.setattr(command, "LAST", taken)
    assert run(capsys, "serve").err == (
        f"abrikol: no port of 127.0.0.1 from {taken} to {taken} is free; name one with --port\n"
    )


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("--port", "70000"), "abrikol: 70000 is no port; a port is a number from 1 to 65535\n"),
        (("--host", "203.0.113.9", "--port", "8123"), "abrikol: 203.0.113.9 is no address of this machine"),
    ],
)
def test_a_bad_address_is_told(
    words: tuple[str, ...], message: str, served: list[dict[str, Any]], capsys: pytest.CaptureFixture[str]
) -> None:
    ran = run(capsys, "serve", *words)
    assert ran.status == 2 and ran.err.startswith(message) and ran.err.count("\n") == 1


def test_pages_that_were_never_built_are_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def serve(**how: Any) -> int:
        raise RuntimeError("there are no pages")

    monkeypatch.setattr(abrikol.web, "serve", serve)
    ran = run(capsys, "serve")
    assert (ran.status, ran.err) == (2, "abrikol: the pages were not built: install abrikol without ABRIKOL_SKIP_WEB\n")
