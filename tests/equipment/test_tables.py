"""The beds, against the catalogue's figures."""

import pytest

from abrikol.equipment.lookup import UnknownNameError
from abrikol.equipment.tables import (
    HALF_MATCH_2300,
    MATCH_TABLE,
    PYRAMID_12,
    PYRAMID_TABLES,
    SMALL_TABLE,
    TABLES,
    Table,
    table,
)


@pytest.mark.parametrize(
    ("name", "length", "width"),
    [
        ("match", 2840, 1420),  # CAR-EQ-01
        ("small", 2100, 1050),  # CAR-BALK-08
        ("half-match-2540", 2540, 1270),
        ("half-match-2520", 2520, 1260),
        ("half-match-2300", 2300, 1150),
        ("pyramid-12", 3550, 1775),  # billiard-prime.com
        ("pyramid-11", 3200, 1600),
        ("pyramid-10", 2840, 1420),
        ("pyramid-9", 2540, 1270),
        ("pyramid-8", 2240, 1120),
    ],
)
def test_the_beds_by_their_millimetres(name: str, length: int, width: int) -> None:
    bed = table(name)
    assert bed.length == pytest.approx(length / 1000)
    assert bed.width == pytest.approx(width / 1000)


@pytest.mark.parametrize("bed", TABLES.values(), ids=TABLES)
def test_every_bed_is_twice_as_long_as_wide(bed: Table) -> None:
    assert bed.length == pytest.approx(2 * bed.width)


def test_a_diamond_of_the_match_table_is_355_mm() -> None:
    assert MATCH_TABLE.diamond == pytest.approx(0.355)


def test_lateral_spots_follow_the_published_offsets() -> None:
    """182.5 on the match table, 148 on 2300 and 135 on 2100 (de.wiki.li)."""
    assert MATCH_TABLE.lateral == pytest.approx(0.1825)
    assert HALF_MATCH_2300.lateral == pytest.approx(0.148, abs=0.0005)
    assert SMALL_TABLE.lateral == pytest.approx(0.135, abs=0.0005)


def test_a_carom_ball_reaches_under_the_nose() -> None:
    """30.108 mm from the nose, not 30.75: the nose is 37 mm high."""
    assert MATCH_TABLE.reach(0.03075) == pytest.approx(0.030108, abs=5e-7)


def test_only_pyramid_tables_have_pockets() -> None:
    assert {bed.name for bed in TABLES.values() if bed.pockets} == {bed.name for bed in PYRAMID_TABLES}


def test_the_mouths_let_a_ball_of_68_mm_pass() -> None:
    """Corner 4 to 5 mm over the ball, middle 14 to 18 (gamezer.com)."""
    pockets = PYRAMID_12.pockets
    assert pockets is not None
    assert 0.004 <= pockets.corner_mouth - 0.068 <= 0.005
    assert 0.014 <= pockets.middle_mouth - 0.068 <= 0.018


def test_an_unknown_table_names_the_nearest() -> None:
    with pytest.raises(UnknownNameError, match="no table is called 'mach'; did you mean 'match'"):
        table("mach")


def test_a_name_near_to_nothing_lists_what_there_is() -> None:
    with pytest.raises(UnknownNameError, match=r"'zzz' \(known: match, small"):
        table("zzz")
