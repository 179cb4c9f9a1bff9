"""Balkline.

The cue ball must touch both object balls: a cannon, one point, and the turn
goes on. Lines divide the bed into zones, and on every line's end sits an
anchor. While both object balls stay in one zone only so many cannons count:
in a game N/2 the second in a row must drive one of them out, in a game N/1 the
very first, if only for a moment; one that does not is void and ends the inning.
"""

from __future__ import annotations

from dataclasses import replace

from abrikol.disciplines.carom.general import CaromLaw
from abrikol.disciplines.carom.general.editions import UMB, UMB_LAW, carom_game
from abrikol.disciplines.carom.general.series import judge_in_zones
from abrikol.disciplines.carom.general.taps import IN_ZONES, INNING, taps
from abrikol.equipment.tables import MATCH_TABLE, SMALL_TABLE, Table
from abrikol.layout.zones import zone_plan
from abrikol.referee.discipline import Discipline
from abrikol.referee.facts import Facts
from abrikol.referee.ruling import Ruling
from abrikol.rulebooks import load


def judge(facts: Facts[CaromLaw]) -> Ruling:
    """Rule on a stroke: foul, then void, then point, then miss; other acts by the words carom has for them."""
    return judge_in_zones(facts)


COUNT = ("count", ("drives-out", "stays"), "drives-out")
"""The number after the slash: that cannon must drive a ball out (CAR-BALK-05), or so many may stay (CAR-BALK-02)."""


def balkline(
    name: str,
    table: Table,
    target: str,
    *,
    book: str = "umb_balkline",
    line: float | None = None,
    anchors: bool | None = None,
) -> Discipline[CaromLaw]:
    """The game of a name N/k: lines N cm from the cushions, the k-th cannon in a zone must drive a ball out.

    `line` (metres) and `anchors` draw the zones otherwise than that name has them.
    """
    distance, _, cannons = name.partition("/")
    return carom_game(
        UMB,
        name=f"balkline-{distance}-{cannons}",
        law=replace(UMB_LAW, cannons=int(cannons)),
        book=load(book),
        table=table,
        zones=zone_plan(distance, table, line, anchors),
        format=target,
        decimals=2,
        judge=judge,
        taps=taps(*IN_ZONES, *INNING),
        choices=(COUNT,),
    )


# 300, 250 and 200 points: the distances of the highest class in the Netherlands and Belgium (kotwemmel.be). Nobody
# publishes one for 71/1, so it has that of 47/1; a game on the small table has that of its like on the large one.
BALKLINE_47_1 = balkline("47/1", MATCH_TABLE, "200", book="umb_balkline_one")
BALKLINE_47_2 = balkline("47/2", MATCH_TABLE, "300")
BALKLINE_71_1 = balkline("71/1", MATCH_TABLE, "200", book="umb_balkline_71_one")
BALKLINE_71_2 = balkline("71/2", MATCH_TABLE, "250", book="umb_balkline_71")
BALKLINE_35_1 = balkline("35/1", SMALL_TABLE, "200", book="umb_balkline_small_one")
BALKLINE_35_2 = balkline("35/2", SMALL_TABLE, "300", book="umb_balkline_small")
BALKLINE_52_1 = balkline("52/1", SMALL_TABLE, "200", book="umb_balkline_small_one")
BALKLINE_52_2 = balkline("52/2", SMALL_TABLE, "250", book="umb_balkline_small")

EDITIONS = (
    BALKLINE_47_1,
    BALKLINE_47_2,
    BALKLINE_71_1,
    BALKLINE_71_2,
    BALKLINE_35_1,
    BALKLINE_35_2,
    BALKLINE_52_1,
    BALKLINE_52_2,
)
