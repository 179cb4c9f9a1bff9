"""Only our own pages may write."""

import pytest
from starlette.datastructures import Headers
from starlette.testclient import TestClient

from abrikol.web.guard import ours

MARK = {"x-abrikol": "1", "host": "desk:8000"}


@pytest.mark.parametrize(
    ("headers", "allowed"),
    [
        (MARK, True),
        (MARK | {"sec-fetch-site": "same-origin"}, True),
        (MARK | {"sec-fetch-site": "cross-site"}, False),
        (MARK | {"sec-fetch-site": "same-site"}, False),
        (MARK | {"sec-fetch-site": "none"}, False),
        (MARK | {"origin": "http://desk:8000"}, True),
        (MARK | {"origin": "http://elsewhere:8000"}, False),
        (MARK | {"origin": "null"}, False),
        ({"host": "desk:8000", "sec-fetch-site": "same-origin"}, False),
    ],
)
def test_who_may_write(headers: dict[str, str], allowed: bool) -> None:
    assert ours(Headers(headers)) is allowed


def test_a_foreign_write_is_answered_and_changes_nothing(client: TestClient) -> None:
    asked = {"game": "three-cushion", "players": ["A", "B"], "format": "40"}
    answer = client.post("/api/matches", json=asked, headers={"sec-fetch-site": "cross-site"})
    assert (answer.status_code, answer.json()["error"]["kind"]) == (403, "foreign")
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert client.get("/api/matches").json() == []


def test_anybody_may_read(client: TestClient) -> None:
    assert client.get("/api/matches", headers={"sec-fetch-site": "cross-site"}).status_code == 200
