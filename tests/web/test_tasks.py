"""What a figure asks, as the pages are told it; and where pins stand."""

from __future__ import annotations

from typing import Any

from starlette.testclient import TestClient

from abrikol.disciplines.carom.artistic.shelf import OWN, collection
from abrikol.equipment.pins import SEVEN
from abrikol.equipment.tables import MATCH_TABLE, PYRAMID_12
from abrikol.layout.pin_places import five_pin_places, pin_figure, seven_pin_places

FIGURES = collection(OWN).by_name
AT = "[opening] start A"


def now(client: TestClient, game: str, line: str = AT) -> Any:
    answer = client.post("/api/table/show", json={"game": game, "line": line}, headers={"x-abrikol": "1"})
    assert answer.status_code == 200, answer.text
    return answer.json()["now"]


def test_the_task_of_a_figure(client: TestClient) -> None:
    task = now(client, "artistic", "[opening figure=jump-red-back attempt=2] start A")["task"]
    figure = FIGURES["jump-red-back"]
    assert figure.solution is not None
    assert (task["name"], task["worth"], task["family"], task["title"]) == (
        "jump-red-back",
        10,
        "jump",
        dict(figure.title),
    )
    assert (task["number"], task["of"], task["attempt"], task["attempts"]) == (21, 21, 2, 3)
    (course,) = task["courses"]
    assert (course["ball"], course["course"]) == ("W", "^R Y c{1,} R")
    assert course["terms"][0] == {"things": ["^R"], "least": 1, "most": 1}
    assert course["terms"][2] == {"things": ["h", "f", "l", "r"], "least": 1, "most": None}
    assert task["solution"]["speed"] == figure.solution.speed and task["programme"] == list(FIGURES)
    assert (task["mirrored"], task["ends"], task["markers"]) == (False, [], [])


def test_the_circles_and_the_mirror(client: TestClient) -> None:
    line = "[opening figure=follow-gather] start A ; choose mirror"
    task = now(client, "artistic", line)["task"]
    assert task["mirrored"] and task["ends"] == [{"ball": "R", "marker": "corner"}, {"ball": "Y", "marker": "corner"}]
    assert task["markers"] == [{"name": "corner", "at": [2.84, 1.42], "radius": 0.42}]


def test_where_nothing_is_asked_there_is_no_task(client: TestClient) -> None:
    shown = now(client, "three-cushion")
    assert shown["task"] is None and shown["pins"] == {}


def test_pins_stand_where_the_game_has_them(client: TestClient) -> None:
    five = {pin.value: [point.x, point.y] for pin, point in five_pin_places(MATCH_TABLE).items()}
    assert now(client, "five-pins")["pins"] == five
    assert set(now(client, "five-pins", "[standing=kc,kl] referee: arrange R=2,1")["pins"]) == {"kc", "kl"}
    assert now(client, "artistic", "[opening figure=masse-pin] start A")["pins"] == {"kc": [1.1, 0.522]}
    assert pin_figure(PYRAMID_12, SEVEN, 0.034) == seven_pin_places(PYRAMID_12, SEVEN, 0.034)
