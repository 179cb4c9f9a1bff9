"""The innings sheet: runs, averages, high runs; what is taken back is taken back here too."""

from __future__ import annotations

from fractions import Fraction

import pytest

from abrikol.match.match import Match, fold
from abrikol.match.sheet import Column, sheets, totals, truncated
from abrikol.match.start import start_line, start_match
from abrikol.stroke.notation import parse_line
from abrikol.stroke.people import Side
from tests.small_game import SMALL

POT, MISS, FOUL = "*5 5>9 9@MR", "*5 5>9", "*5"


def played(line: str) -> Match:
    play = parse_line(line)
    return fold(SMALL, start_line(SMALL, play.settings), play.actions)


def runs(match: Match) -> list[tuple[tuple[int, ...], int]]:
    """The runs of the first game and what was given, side by side."""
    return [(column.runs, column.given) for _, column in sheets(match)[0].columns]


@pytest.mark.parametrize(
    ("points", "numbers"),
    [
        ((4, 9, 26, 7, 0, 4), ("8.333", 26, 50, 6)),
        ((9, 18, 0, 4, 6, 3), ("6.666", 18, 40, 6)),
    ],
    ids=str,
)
def test_published_sheets(points: tuple[int, ...], numbers: tuple[str, int, int, int]) -> None:
    column = Column(points)
    assert column.average is not None
    assert (truncated(column.average), column.high, column.points, column.innings) == numbers


def test_an_inning_is_counted_when_it_begins() -> None:
    match = played(f"[format=9] {POT} ; {POT} ; {MISS} ; {MISS} ; {POT}")
    assert runs(match) == [((2, 1), 0), ((0,), 0)]


def test_a_foul_gives_points_beside_the_innings() -> None:
    assert runs(played(f"[format=9] {FOUL} ; {POT} ; {MISS}")) == [((0,), 0), ((1,), 1)]


def test_a_stroke_passed_back_goes_on_in_a_new_inning() -> None:
    assert runs(played(f"[format=9] {FOUL} ; choose pass-back ; {POT}")) == [((0, 1), 0), ((), 1)]


def test_a_sheet_begins_from_what_a_line_states() -> None:
    assert runs(played(f"[format=9 score=3:2 innings=2:1] {POT}")) == [((0, 0, 1), 3), ((0,), 2)]


def test_what_is_undone_is_in_no_inning() -> None:
    assert runs(played(f"[format=9] {POT} ; undo ; {MISS}")) == [((0,), 0), ((), 0)]


def test_a_correction_shows_in_its_inning() -> None:
    assert runs(played(f"[format=9] {POT} ; {MISS} ; {MISS} ; correct 1 = {MISS}"))[0] == ((0,), 0)


def test_a_restored_stroke_scores_nothing_and_begins_no_inning() -> None:
    disturbed = f"{POT} ; bystander: interfere #late ; A: restore"
    assert runs(played(f"[format=9] {disturbed}")) == [((), 0), ((), 0)]
    assert runs(played(f"[format=9] {POT} ; {disturbed} ; {POT} ; {MISS}")) == [((2,), 0), ((), 0)]
    missed = f"{MISS} ; bystander: interfere #late ; A: restore"
    assert runs(played(f"[format=9] {POT} ; {missed} ; {POT}")) == [((2,), 0), ((), 0)]


def test_a_persons_ruling_moves_the_points_of_the_stroke() -> None:
    assert runs(played(f"[format=9] {POT} ; {POT} ; rule foul small:touch")) == [((1,), 0), ((), 1)]
    assert runs(played(f"[format=9] {MISS} ; rule miss small:miss ; {POT}")) == [((0,), 0), ((1,), 0)]


def test_every_game_has_its_sheet_and_the_match_its_totals() -> None:
    match = start_match(SMALL, code="2-BO3")
    line = f"start A ; {POT} ; {POT} ; B: {MISS} ; A: {POT} ; {MISS} ; {POT} ; {POT}"
    done = fold(SMALL, match, parse_line(line).actions)
    first, second = sheets(done)
    assert (first.game, second.game) == (1, 2)
    assert first.of(Side.A).runs == (2,) and first.of(Side.B).runs == ()
    assert second.of(Side.A).runs == (1,) and second.of(Side.B).runs == (0, 2)
    assert totals(done) == ((Side.A, Column((2, 1))), (Side.B, Column((0, 2))))


def test_a_column_in_numbers() -> None:
    column = Column((3, 0, 7, 3), 2)
    assert (column.points, column.innings, column.high, column.best) == (15, 4, 7, (7, 3, 3, 0))
    assert column.average == Fraction(15, 4)
    assert Column().average is None and Column().high == 0


@pytest.mark.parametrize(
    ("average", "decimals", "text"),
    [
        (Fraction(25, 3), 3, "8.333"),
        (Fraction(20, 3), 3, "6.666"),
        (Fraction(20, 3), 2, "6.66"),
        (Fraction(50, 1), 2, "50.00"),
        (Fraction(1, 1001), 3, "0.000"),
        (Fraction(-1, 1001), 3, "0.000"),
        (Fraction(-20, 3), 3, "-6.666"),
        (Fraction(20, 3), 0, "6"),
    ],
)
def test_averages_are_cut_never_rounded(average: Fraction, decimals: int, text: str) -> None:
    assert truncated(average, decimals) == text
