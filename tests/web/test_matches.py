"""The matches over HTTP: begun, kept, tried, corrected, refused, brought in and taken away."""

from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tests.web.conftest import POINT, Scorer


def test_a_match_begins_before_the_lag(scorer: Scorer) -> None:
    match = scorer.show().json()
    assert match["players"] == ["Olena", "Taras"]
    assert match["format"]["code"] == "10-EQ"
    assert match["count"] == 0
    assert [duty["do"] for duty in match["now"]["duties"]] == ["lag"]


def test_a_point_is_ruled_and_kept(scorer: Scorer, data: Path) -> None:
    match = scorer.do("referee: start A", POINT)
    last = match["steps"][-1]
    assert (last["call"], last["awards"], last["does"], last["stands"]) == ("point", {"A": 1, "B": 0}, POINT, True)
    assert match["now"]["score"] == {"A": 1, "B": 0}
    assert match["now"]["run"] == 1
    assert match["articles"][last["articles"][0]]["gist"].keys() == {"en", "uk", "ru"}
    assert len((data / f"{scorer.name}.jsonl").read_text().splitlines()) == 3


def test_the_sheet_has_every_inning(scorer: Scorer) -> None:
    match = scorer.do("referee: start A", POINT, POINT, "W>R", "Y>R", "W>R")
    [page] = match["sheets"]
    assert page["sides"]["A"] == {"innings": [2, 0], "given": 0, "points": 2, "average": "1.000", "high": 2}
    assert page["sides"]["B"]["innings"] == [0]


def test_several_actions_in_one_line_go_in_together_or_not_at_all(scorer: Scorer) -> None:
    scorer.do("referee: start A")
    assert scorer.do(f"{POINT} ; {POINT} ; W>R")["count"] == 4
    assert scorer.send("Y>R ; B: choose play").status_code == 422
    assert scorer.show().json()["count"] == 4


def test_a_line_that_is_none_points_at_the_character(scorer: Scorer) -> None:
    scorer.do("referee: start A")
    answer = scorer.send("W>R W>>Y")
    assert answer.status_code == 422
    error = answer.json()["error"]
    assert (error["kind"], error["at"]) == ("notation", 6)
    assert "expected a ball" in error["message"]
    assert error["why"]["key"] == "notation-near"
    assert error["why"]["told"]["expected"] == {"key": "expected-ball", "told": {}}


def test_settings_have_no_place_in_a_match_under_way(scorer: Scorer) -> None:
    error = scorer.send("[score=3:2] W>R").json()["error"]
    assert (error["kind"], error["message"]) == ("refused", "a match under way takes no settings in brackets")


def test_what_nobody_could_do_is_refused_with_its_reason(scorer: Scorer) -> None:
    scorer.do("referee: start A")
    error = scorer.send("choose rerack-play").json()["error"]
    assert error["kind"] == "refused"
    assert "rerack-play" in error["message"]


def test_a_write_sent_twice_is_done_once(scorer: Scorer) -> None:
    scorer.do("referee: start A")
    first = scorer.send(POINT, id="the-same-mark")
    again = scorer.send(POINT, id="the-same-mark")
    assert (first.json()["count"], again.json()["count"]) == (2, 2)


def test_a_page_that_saw_less_is_told_so(scorer: Scorer) -> None:
    scorer.do("referee: start A", POINT)
    answer = scorer.send(POINT, expect=1)
    assert answer.status_code == 409
    assert answer.json()["error"]["kind"] == "stale"
    assert scorer.show().json()["count"] == 2


def test_looking_again_costs_nothing_while_nothing_moved(scorer: Scorer) -> None:
    scorer.do("referee: start A")
    assert scorer.show("?since=1").status_code == 204
    assert scorer.show("?since=0").json()["count"] == 1


def test_a_match_is_watched_action_by_action(scorer: Scorer) -> None:
    scorer.do("referee: start A", POINT, POINT)
    assert scorer.show("?upto=2").json()["now"]["score"] == {"A": 1, "B": 0}


def test_a_preview_rules_and_keeps_nothing(scorer: Scorer) -> None:
    scorer.do("referee: start A")
    tried = scorer.client.post(f"/api/matches/{scorer.name}/preview", json={"do": POINT}).json()
    assert tried["entries"][-1]["call"] == "point"
    assert tried["now"]["score"] == {"A": 1, "B": 0}
    assert scorer.show().json()["count"] == 1


def test_a_correction_shows_what_was_and_what_it_changes(scorer: Scorer) -> None:
    scorer.do("referee: start A", "W>R", "Y>R", "W>R")
    tried = scorer.client.post(f"/api/matches/{scorer.name}/preview", json={"do": f"correct 2 = {POINT}"}).json()
    assert tried["now"]["score"] == {"A": 1, "B": 0}
    assert 3 in tried["unfit"], "the other side played where the first one should have gone on"
    match = scorer.do(f"correct 2 = {POINT}")
    corrected = match["steps"][1]
    assert (corrected["does"], corrected["was"], corrected["call"]) == (POINT, "W>R", "point")
    assert match["steps"][-1]["corrects"] == 2


def test_an_undo_takes_the_last_action_back(scorer: Scorer) -> None:
    match = scorer.do("referee: start A", POINT, "undo")
    assert match["now"]["score"] == {"A": 0, "B": 0}
    assert [step["stands"] for step in match["steps"]] == [True, False, False]


def test_a_record_taken_away_can_be_brought_back(scorer: Scorer) -> None:
    scorer.do("referee: start A", POINT)
    saved = scorer.client.get(f"/api/matches/{scorer.name}/record")
    assert scorer.name in saved.headers["content-disposition"]
    brought = scorer.client.post("/api/matches/records", json={"text": saved.text})
    assert brought.status_code == 201
    name = brought.json()["name"]
    assert name != scorer.name
    assert scorer.client.get(f"/api/matches/{name}").json()["now"]["score"] == {"A": 1, "B": 0}


def test_a_record_that_is_none_is_not_brought_in(client: TestClient, data: Path) -> None:
    answer = client.post("/api/matches/records", json={"text": "a shopping list"})
    assert answer.status_code == 422
    assert answer.json()["error"]["kind"] == "broken"
    assert not data.exists()


def test_the_list_shows_every_record_the_broken_ones_with_their_reason(scorer: Scorer, data: Path) -> None:
    scorer.do("referee: start A", POINT)
    (data / "worn.jsonl").write_text("not a record\n")
    file = data / f"{scorer.name}.jsonl"
    file.write_text(file.read_text().replace('"n": 2', '"n": 9'))
    listed = {record["name"]: record for record in scorer.client.get("/api/matches").json()}
    assert listed["worn"]["broken"]["line"] == 1
    assert listed[scorer.name]["broken"]["line"] == 3
    assert listed[scorer.name]["count"] == 1, "what stands before the broken line is kept"


def test_nothing_is_added_after_a_broken_line(scorer: Scorer, data: Path) -> None:
    scorer.do("referee: start A", POINT)
    file = data / f"{scorer.name}.jsonl"
    broken = file.read_text().replace('"n": 2', '"n": 9')
    file.write_text(broken)
    assert scorer.show().json()["broken"]["writable"] is False
    assert scorer.send(POINT, expect=1).json()["error"]["kind"] == "broken"
    assert file.read_text() == broken


def test_a_last_line_cut_off_in_a_crash_is_set_aside(scorer: Scorer, data: Path) -> None:
    scorer.do("referee: start A", POINT)
    file = data / f"{scorer.name}.jsonl"
    file.write_text(file.read_text()[:-30])
    scorer.seen = 1
    assert scorer.show().json()["broken"]["writable"] is True
    assert scorer.do(POINT)["now"]["score"] == {"A": 1, "B": 0}


def test_the_sample_can_be_watched_and_not_written(client: TestClient) -> None:
    match = client.get("/api/matches/sample").json()
    assert match["now"]["over"]
    asked = {"id": "mark-00000001", "do": "undo", "expect": match["count"]}
    assert client.post("/api/matches/sample/actions", json=asked).status_code == 404
    assert client.get("/api/matches/sample/record").text.startswith('{"abrikol": "record"')


@pytest.mark.parametrize("name", ["nobody", "..%2F..%2Fetc%2Fpasswd", ".hidden", "a%2Fb"])
def test_no_such_record(name: str, client: TestClient) -> None:
    assert client.get(f"/api/matches/{name}").status_code == 404


@pytest.mark.parametrize(
    ("asked", "kind", "status"),
    [
        ({"game": "three-cushions", "players": ["A", "B"], "format": "40"}, "broken", 422),
        ({"game": "three-cushion", "players": ["A", "B"], "format": "40-XX"}, "broken", 422),
        ({"game": "three-cushion", "players": ["A", "B", "C", "D"], "format": "40"}, "broken", 422),
        ({"game": "three-cushion", "players": [], "format": "40"}, "malformed", 422),
        ({"game": "three-cushion", "players": ["A", "B"], "format": "40", "shoes": 1}, "malformed", 422),
        ({"game": "three-cushion", "players": ["A", "B"], "format": "40", "options": {"x": "y"}}, "broken", 422),
    ],
)
def test_a_match_that_cannot_be_begun(
    asked: dict[str, object], kind: str, status: int, client: TestClient, data: Path
) -> None:
    answer = client.post("/api/matches", json=asked)
    assert (answer.status_code, answer.json()["error"]["kind"]) == (status, kind)
    assert answer.json()["error"]["message"]
    assert not data.exists()


def test_a_finished_match_says_so_in_the_list(scorer: Scorer) -> None:
    scorer.begin(format="2-NEQ")
    match = scorer.do("referee: start A", POINT, POINT)
    assert match["now"]["over"] == {"winner": "A", "final": "2:0"}
    assert scorer.send(POINT).json()["error"]["kind"] == "refused"
    assert scorer.client.get("/api/matches").json()[0]["over"] == {"winner": "A", "final": "2:0"}
