"""Every answer carries the security headers; a page is asked for anew, a hashed file is kept."""

import pytest
from starlette.testclient import TestClient

from abrikol.web import create_app
from abrikol.web.app import STATIC


@pytest.fixture(scope="module")
def client() -> TestClient:
    return TestClient(create_app())


def test_the_first_page_answers(client: TestClient) -> None:
    answer = client.get("/")
    assert answer.status_code == 200
    assert "abrikol" in answer.text


@pytest.mark.parametrize("path", ["/", "/no-such-page", "/docs", "/openapi.json"])
def test_every_answer_is_dressed(path: str, client: TestClient) -> None:
    headers = client.get(path).headers
    assert "default-src 'self'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert "strict-transport-security" not in headers


def test_nobody_is_sent_to_foreign_scripts(client: TestClient) -> None:
    assert client.get("/docs").status_code == 404


def test_tls_is_asked_for_once_there(client: TestClient) -> None:
    secure = TestClient(client.app, base_url="https://testserver")
    assert "max-age" in secure.get("/").headers["strict-transport-security"]


def test_a_page_is_asked_for_anew_and_a_hashed_file_is_kept(client: TestClient) -> None:
    script = next((STATIC / "assets").glob("*.js")).name
    assert client.get("/").headers["cache-control"] == "no-cache"
    assert "immutable" in client.get(f"/assets/{script}").headers["cache-control"]


def test_the_licences_of_others_are_there(client: TestClient) -> None:
    assert "BSD-3-Clause" in client.get("/THIRD_PARTY_LICENSES.txt").text
