"""Formats: codes and back, and what is wrong with a code."""

from __future__ import annotations

import pytest

from abrikol.referee.format import BreakOrder, Format, FormatError, parse_format


@pytest.mark.parametrize(
    ("code", "made"),
    [
        ("40", Format(target=40)),
        ("1", Format(target=1)),
        ("40-EQ", Format(target=40, equaliser=True)),
        ("40-NEQ", Format(target=40, equaliser=False)),
        ("15x3", Format(target=15, games=3, sets=True)),
        ("8-BO9", Format(target=8, games=5)),
        ("8-BO1", Format(target=8)),
        ("8-FT3", Format(target=8, games=3)),
        ("8-G4", Format(target=8, games=4, fixed=True)),
        ("8-G1", Format(target=8, fixed=True)),
        ("40-EQ-L30-SO", Format(target=40, equaliser=True, innings=30, shootout=True)),
        ("8-BO3-WB", Format(target=8, games=2, breaks=BreakOrder.WINNER)),
        ("8-BO3-AB", Format(target=8, games=2, breaks=BreakOrder.ALTERNATE)),
        ("8-BO3-DL-T45-E2", Format(target=8, games=2, breaks=BreakOrder.LAG_DECIDER, seconds=45, extensions=2)),
        ("8-E0", Format(target=8, extensions=0)),
        (
            "15x3-T30-EM2-EA",
            Format(target=15, games=3, sets=True, seconds=30, extensions=2, a_match=True, automatic=True),
        ),
        ("40-EM1-E2", Format(target=40, extensions=2)),
    ],
)
def test_a_code_and_its_format(code: str, made: Format) -> None:
    assert parse_format(code) == made
    assert parse_format(str(made)) == made


@pytest.mark.parametrize(
    ("made", "code"),
    [
        (Format(target=8, games=5), "8-BO9"),
        (Format(target=15, games=3, sets=True), "15x3"),
        (Format(target=8, games=4, fixed=True), "8-G4"),
        (
            Format(target=40, equaliser=False, innings=30, shootout=True, seconds=40, extensions=0),
            "40-NEQ-L30-SO-T40-E0",
        ),
        (Format(target=8, games=2, breaks=BreakOrder.WINNER), "8-BO3-WB"),
        (Format(target=8, extensions=0, a_match=True, automatic=True), "8-EM0-EA"),
    ],
)
def test_a_format_is_written_in_one_way(made: Format, code: str) -> None:
    assert str(made) == code


@pytest.mark.parametrize(
    ("code", "message"),
    [
        ("", "must begin with the points"),
        ("EQ", "must begin with the points"),
        ("0", "must begin with the points"),
        ("8-XX", "'-XX' is no part"),
        ("8-BO", "-BO needs a number"),
        ("8-EQ3", "-EQ takes no number"),
        ("8-BO4", "best of 4 has no majority; use an odd number, or -G4"),
        ("8-BO0", "is at least 1"),
        ("8-FT0", "is at least 1"),
        ("8-G0", "is at least 1"),
        ("8-L0", "is at least 1"),
        ("8-T0", "is at least 1"),
        ("8x0", "is at least 1"),
    ],
)
def test_what_is_wrong_with_a_code(code: str, message: str) -> None:
    with pytest.raises(FormatError, match=message):
        parse_format(code)


@pytest.mark.parametrize(("code", "of"), [("8", 1), ("8-BO9", 9), ("15x3", 5), ("8-G4", 4)])
def test_the_most_games_a_match_can_take(code: str, of: int) -> None:
    assert parse_format(code).of == of
