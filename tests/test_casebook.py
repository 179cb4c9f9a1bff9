"""Every case of every casebook, and the schema they are held to."""

from __future__ import annotations

from pathlib import Path

import pytest

from abrikol.stroke.notation import parse_line, print_line
from tests.casebook_schema import DIFFERENT, Case, CasebookError, Expectation, casebook, files, judged, read

CASES = casebook()
each_case = pytest.mark.parametrize("case", CASES, ids=str)


def told(what: str, expected: Expectation) -> str:
    differences = "\n  ".join(expected.differences())
    return f"{what} ruled otherwise than stated\n  {expected.game}: {expected.line}\n  {differences}"


@pytest.mark.parametrize("path", files(), ids=lambda path: path.stem)
def test_a_casebook_keeps_the_schema(path: Path) -> None:
    assert read(path)


@each_case
def test_a_case_is_ruled_as_stated(case: Case) -> None:
    if case.expected.differences():
        pytest.fail(told(str(case), case.expected), pytrace=False)


@each_case
def test_its_near_miss_is_ruled_as_stated(case: Case) -> None:
    if case.near.differences():
        pytest.fail(told(f"{case}, near,", case.near), pytrace=False)


@each_case
def test_its_near_miss_is_ruled_differently(case: Case) -> None:
    ruling, near = case.expected.spoken(), case.near.spoken()
    assert any(ruling[key] != near[key] for key in DIFFERENT), f"the near miss is ruled alike: {case.near.line}"


@each_case
def test_the_rows_it_names_are_settled_by_what_it_cites(case: Case) -> None:
    unsettled = [row for row in case.ids if row not in case.settled()]
    assert not unsettled, f"no article cited by the case or its near miss settles {unsettled}; cited {case.settled()}"


@each_case
def test_its_lines_print_as_they_parse(case: Case) -> None:
    for line in (case.expected.line, case.near.line):
        assert parse_line(print_line(parse_line(line))) == parse_line(line)


# the schema -------------------------------------------------------------------

GOOD = """
game = "small"
[[case]]
name = "a ball potted"
story = "The nine falls."
ids = ["SMALL-01"]
line = "*5 5>9 9@MR"
call = "point"
articles = ["small:pot"]
awards = { A = 1, B = 0 }
turn = "A"
duties = []
moves = ["shelve A 9"]
score = { A = 1, B = 0 }
[case.near]
line = "*5"
call = "foul"
articles = ["small:no-contact"]
awards = { A = 0, B = 1 }
turn = "B"
duties = ["B choose play|pass-back"]
moves = []
score = { A = 0, B = 1 }
"""


def book(folder: Path, text: str) -> Path:
    path = folder / "small.toml"
    path.write_text(text, "utf-8")
    return path


def test_a_good_case_is_read_and_ruled_as_stated(tmp_path: Path) -> None:
    (case,) = read(book(tmp_path, GOOD))
    assert str(case) == "small: a ball potted"
    assert case.expected.differences() == case.near.differences() == []
    assert case.settled() == ("SMALL-01", "SMALL-03")


def test_a_wrong_expectation_is_told_by_its_key(tmp_path: Path) -> None:
    (case,) = read(book(tmp_path, GOOD.replace('turn = "A"', 'turn = "B"')))
    assert case.expected.differences() == ["turn: stated 'B', ruled 'A'"]


def test_an_end_that_is_not_stated_is_a_difference(tmp_path: Path) -> None:
    text = GOOD.replace('"*5 5>9 9@MR"', '"[score=7:0] *5 5>9 9@MR"').replace("score = { A = 1", "score = { A = 8")
    (case,) = read(book(tmp_path, text))
    assert case.expected.differences() == ["over: stated None, ruled {'winner': 'A', 'final': '8:0'}"]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('turn = "A"\n', "", "small.toml, case 'a ball potted': missing turn"),
        ('turn = "B"\n', "", "small.toml, case 'a ball potted', near: missing turn"),
        ('name = "a ball potted"\n', "", "small.toml, case 1: missing name"),
        ("moves = []", "moves = []\nmove = 1", "near: unknown move"),
        ('game = "small"\n', "", "small.toml: missing game"),
        ('ids = ["SMALL-01"]', "ids = []", "ids is a list of the catalogue rows"),
        ("duties = []", 'duties = ""', "case 'a ball potted': duties is a list"),
        ("[case.near]", "[case.near", r"small.toml: Expected '\]'"),
    ],
)
def test_a_breach_of_the_schema_names_file_case_and_key(tmp_path: Path, old: str, new: str, message: str) -> None:
    assert old in GOOD
    with pytest.raises(CasebookError, match=message):
        read(book(tmp_path, GOOD.replace(old, new, 1)))


def test_two_cases_of_one_name_are_refused(tmp_path: Path) -> None:
    with pytest.raises(CasebookError, match="two cases are named 'a ball potted'"):
        read(book(tmp_path, GOOD + GOOD.replace('game = "small"', "")))


def test_the_last_action_of_a_line_is_what_counts() -> None:
    assert judged("small", "*5 5>9 9@MR ; *5 5>8")["call"] == "miss"
    assert judged("small", "*5 ; choose pass-back")["turn"] == "A"
