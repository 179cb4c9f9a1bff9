"""Free pyramid.

Sixteen balls, and any of them may be the cue ball. After the cue ball has met
another ball a ball must be potted, or some ball must carry a rebound or a
crossing of the centre line on to a different line. All balls potted by a valid
stroke count and keep the player at the table; the first to eight wins.
"""

from __future__ import annotations

from abrikol.disciplines.pyramid.general import (
    FREE_LAG,
    FREE_TAPS,
    OPPONENT_SHELF,
    SLOW_PLAY,
    SPOT_OWN,
    PyramidLaw,
    any_ball,
    find,
    first_to_target,
    foul,
    human,
    pyramid_act,
    racked,
    sentence,
    tell,
)
from abrikol.equipment.balls import PYRAMID, PYRAMID_67
from abrikol.equipment.tables import PYRAMID_12
from abrikol.referee.discipline import Discipline
from abrikol.referee.facts import Facts
from abrikol.referee.format import BreakOrder
from abrikol.referee.ruling import Ruling
from abrikol.rulebooks import load
from abrikol.stroke.stroke import Stroke


def judge(facts: Facts[PyramidLaw]) -> Ruling:
    """Rule on a stroke by what it was; on other acts by the words pyramid has for them."""
    if type(facts.act) is not Stroke:
        return pyramid_act(facts)
    story = tell(facts)
    return sentence(facts, story, human(facts) or find(facts, story))


# the plate ------------------------------------------------------------------------

FREE_2005 = Discipline(
    name="free-pyramid",
    edition="2005",
    law=PyramidLaw(penalty=SPOT_OWN),
    book=load("pyramid_2005"),
    table=PYRAMID_12,
    balls=PYRAMID,
    format="8",
    counts_debts=True,
    breaks=BreakOrder.ALTERNATE,
    opening=lambda situation: racked(situation, PYRAMID),
    options=any_ball,
    judge=judge,
    foul=foul,
    ending=first_to_target,
    lag=FREE_LAG,
    clock=SLOW_PLAY,
    taps=FREE_TAPS,
)

FREE_MKP = Discipline(
    name="free-pyramid",
    edition="mkp",
    law=PyramidLaw(penalty=OPPONENT_SHELF, late_foul_voids=False),
    book=load("mkp"),
    table=PYRAMID_12,
    balls=PYRAMID_67,
    format="8",
    breaks=BreakOrder.ALTERNATE,
    opening=lambda situation: racked(situation, PYRAMID_67),
    options=any_ball,
    judge=judge,
    foul=foul,
    ending=first_to_target,
    lag=FREE_LAG,
    clock=SLOW_PLAY,
    taps=FREE_TAPS,
)

EDITIONS = (FREE_2005, FREE_MKP)
