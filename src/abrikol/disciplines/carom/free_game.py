"""The free game.

The cue ball must touch both object balls, with or without cushions: a cannon,
one point, and the turn goes on. In each corner a line parts off a triangle:
while both object balls lie in it one cannon may leave them there, and the next
must drive one of them out, if only for a moment; one that does not is void and
ends the inning.
"""

from __future__ import annotations

from dataclasses import replace

from abrikol.disciplines.carom.general import CaromLaw
from abrikol.disciplines.carom.general.editions import (
    DIGEST,
    DIGEST_LAW,
    HANDBOOK,
    HANDBOOK_LAW,
    UMB,
    UMB_LAW,
    carom_game,
)
from abrikol.disciplines.carom.general.series import judge_in_zones
from abrikol.disciplines.carom.general.taps import CANNON, IN_ZONES, INNING, taps, with_ball_off
from abrikol.equipment.tables import MATCH_TABLE
from abrikol.layout.zones import zone_plan
from abrikol.referee.facts import Facts
from abrikol.referee.ruling import Ruling
from abrikol.rulebooks import load

CORNERS = zone_plan("free", MATCH_TABLE)
SECOND = 2
"""The cannon in a row, both object balls in a corner, that must drive one of them out."""


def judge(facts: Facts[CaromLaw]) -> Ruling:
    """Rule on a stroke: foul, then void, then point, then miss; other acts by the words carom has for them."""
    return judge_in_zones(facts)


# 400 points: the text has 400 to 500 (CAR-FREE-01).
FREE_GAME_UMB = carom_game(
    UMB,
    name="free-game",
    law=replace(UMB_LAW, cannons=SECOND, forced_respot=True),
    book=load("umb_free_game"),
    format="400",
    judge=judge,
    taps=taps(*IN_ZONES, *INNING),
    zones=CORNERS,
    decimals=2,
)

FREE_GAME_DIGEST = carom_game(
    DIGEST,
    name="free-game",
    law=replace(DIGEST_LAW, cannons=SECOND, penalty="penalty"),
    book=load("digest_free_game"),
    format="400",
    judge=judge,
    taps=taps(*IN_ZONES, with_ball_off(CANNON), *INNING, any_ball=False, safeties=True),
    zones=CORNERS,
    decimals=2,
)

FREE_GAME_HANDBOOK = carom_game(
    HANDBOOK,
    name="free-game",
    law=replace(HANDBOOK_LAW, cannons=SECOND, inherits=False, forced_respot=True),
    book=load("handbook_free_game"),
    format="400",
    judge=judge,
    taps=taps(*IN_ZONES, with_ball_off(CANNON), any_ball=False),
    zones=CORNERS,
    decimals=2,
)

EDITIONS = (FREE_GAME_UMB, FREE_GAME_DIGEST, FREE_GAME_HANDBOOK)
