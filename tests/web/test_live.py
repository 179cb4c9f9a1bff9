"""A page hears at once that a match has moved on."""

import json
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from tests.web.conftest import POINT, Scorer


def test_what_moves_on_is_told(client: TestClient, scorer: Scorer) -> None:
    scorer.begin()
    with client.websocket_connect("/api/live") as socket:
        socket.send_json({"watch": [scorer.name]})
        assert socket.receive_json() == {"watching": [scorer.name]}
        scorer.do("referee: start A")
        assert socket.receive_json() == {"moved": scorer.name}
        scorer.do(POINT)
        assert socket.receive_json() == {"moved": scorer.name}


def test_another_process_may_have_written(client: TestClient, scorer: Scorer, data: Path) -> None:
    scorer.begin()
    scorer.do("referee: start A")
    with client.websocket_connect("/api/live") as socket:
        socket.send_json({"watch": [scorer.name]})
        socket.receive_json()
        file = data / f"{scorer.name}.jsonl"
        file.write_text(file.read_text())
        assert socket.receive_json() == {"moved": scorer.name}


def test_only_what_is_watched_is_told(client: TestClient, scorer: Scorer) -> None:
    scorer.begin()
    other = scorer.name
    scorer.begin()
    with client.websocket_connect("/api/live") as socket:
        socket.send_json({"watch": [other]})
        socket.receive_json()
        scorer.do("referee: start A")
        socket.send_json({"watch": [scorer.name]})
        assert socket.receive_json() == {"watching": [scorer.name]}
        scorer.do(POINT)
        assert socket.receive_json() == {"moved": scorer.name}


def test_a_page_of_another_site_hears_nothing(client: TestClient) -> None:
    with (
        pytest.raises(WebSocketDisconnect) as gone,
        client.websocket_connect("/api/live", headers={"origin": "http://elsewhere"}),
    ):
        pass
    assert gone.value.code == 1008


@pytest.mark.parametrize("said", ["nothing", json.dumps({"watch": "all"}), json.dumps({"watch": [], "write": 1})])
def test_what_cannot_be_understood_ends_it(client: TestClient, said: str) -> None:
    with client.websocket_connect("/api/live") as socket:
        socket.send_text(said)
        with pytest.raises(WebSocketDisconnect) as gone:
            socket.receive_json()
    assert gone.value.code == 1007


def test_a_match_that_is_not_there_is_watched_all_the_same(client: TestClient) -> None:
    with client.websocket_connect("/api/live") as socket:
        socket.send_json({"watch": ["../../etc/passwd", "none"]})
        assert socket.receive_json() == {"watching": ["../../etc/passwd", "none"]}
