"""`abrikol innings`: the published lists, and sheets that do not add up."""

from __future__ import annotations

import pytest

from tests.cli.command import abrikol


@pytest.mark.parametrize(
    ("runs", "told"),
    [
        ("4-9-26-7-0-4", "50 in 6 innings, average 8.333, high run 26\n"),
        ("9-18-0-4-6-3", "40 in 6 innings, average 6.666, high run 18\n"),
        ("9, 18 0;4–6 3", "40 in 6 innings, average 6.666, high run 18\n"),
        ("0", "0 in 1 inning, average 0.000, high run 0\n"),
    ],
)
def test_a_list_is_added_up(runs: str, told: str, capsys: pytest.CaptureFixture[str]) -> None:
    ran = abrikol(capsys, "innings", runs)
    assert (ran.status, ran.out) == (0, told)


def test_a_list_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert abrikol(capsys, "innings", "4-9-26", "--json", "--decimals", "2").json == {
        "points": 39,
        "innings": 3,
        "average": "13.00",
        "high": 26,
        "runs": [4, 9, 26],
        "best": [26, 9, 4],
    }


def test_a_true_claim_is_accepted(capsys: pytest.CaptureFixture[str]) -> None:
    ran = abrikol(capsys, "innings", "4-9-26-7-0-4", "--claim", "50/6")
    assert (ran.status, ran.out) == (0, "50 in 6 innings, average 8.333, high run 26\n")


def test_a_false_claim_is_refused_with_both_mismatches(capsys: pytest.CaptureFixture[str]) -> None:
    ran = abrikol(capsys, "innings", "3-2-24-0-0-4-0-1-2-1-2", "--claim", "40/12")
    assert (ran.status, ran.out) == (2, "")
    assert ran.err == (
        "abrikol: the sheet claims 40/12, but its runs make 39 points, not 40; it has 11 entries, not 12\n"
    )


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("4-9", "--claim", "12/2"), "the sheet claims 12/2, but its runs make 13 points, not 12"),
        (("4-9", "--claim", "13/3"), "the sheet claims 13/3, but it has 2 entries, not 3"),
        (("4-9", "--claim", "13"), "13 is no claim; write it as points/innings, like 50/6"),
        (("4-x-9",), "x (entry 2) is no number of points; write the list like 4-9-26-7-0-4"),
        (("4-9-",), "(entry 3) is no number of points"),
    ],
)
def test_bad_input_is_told_in_one_line(
    words: tuple[str, ...], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    ran = abrikol(capsys, "innings", *words)
    assert (ran.status, ran.out) == (2, "")
    assert message in ran.err and ran.err.count("\n") == 1


def test_a_refusal_speaks_the_language(capsys: pytest.CaptureFixture[str]) -> None:
    ran = abrikol(capsys, "innings", "3-2", "--claim", "6/2", "--lang", "uk")
    assert ran.err == "abrikol: у протоколі стоїть 6/2, але серії дають 5 очок, а не 6\n"
