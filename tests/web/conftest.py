"""A client of the application over an empty data folder, and a small hand to keep matches with."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from abrikol.web import create_app

POINT = "W>R W/h W/l W/f W>Y"


@dataclass
class Scorer:
    """Begins a match and appends lines to it, as a page does."""

    client: TestClient
    name: str = ""
    seen: int = 0
    marks: Iterator[int] = field(default_factory=count)

    def begin(self, game: str = "three-cushion", format: str = "10-EQ", **more: Any) -> None:  # noqa: A002
        asked = {"game": game, "players": ["Olena", "Taras"], "format": format} | more
        answer = self.client.post("/api/matches", json=asked)
        assert answer.status_code == 201, answer.text
        self.name, self.seen = answer.json()["name"], 0

    def send(self, line: str, **more: Any) -> Any:
        asked = {"id": f"mark-{next(self.marks):08}", "do": line, "expect": self.seen} | more
        return self.client.post(f"/api/matches/{self.name}/actions", json=asked)

    def do(self, *lines: str) -> dict[str, Any]:
        answer = {}
        for line in lines:
            sent = self.send(line)
            assert sent.status_code == 200, sent.text
            answer = sent.json()
            self.seen = answer["count"]
        return answer

    def show(self, query: str = "") -> Any:
        return self.client.get(f"/api/matches/{self.name}{query}")


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "matches"


@pytest.fixture
def client(data: Path) -> TestClient:
    return TestClient(create_app(data), headers={"x-abrikol": "1"})


@pytest.fixture
def scorer(client: TestClient) -> Scorer:
    hand = Scorer(client)
    hand.begin()
    return hand
