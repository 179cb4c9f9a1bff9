"""What pyramid games are set up with: the rack, the house, the clock, the end of a game."""

from __future__ import annotations

from abrikol.disciplines.pyramid.general.breaches import breaking
from abrikol.disciplines.pyramid.general.sentences import HOUSE
from abrikol.equipment.balls import BallSet
from abrikol.equipment.names import NUMBERED_BALLS, Ball
from abrikol.equipment.tables import PYRAMID_12
from abrikol.layout.racks import FULL_RACK, rack
from abrikol.referee.clock import ClockLaw
from abrikol.referee.discipline import Opening, Options
from abrikol.referee.situation import Over, Situation
from abrikol.referee.verdict import PLAY_ON, Verdict

SLOW_PLAY = ClockLaw(imposed=45, warn_at=10, per_game=1, in_decider=2, down_stops=True)
"""FREE-24: 45 s for both once imposed, a warning at 10 s, one extension a game and two in the decider."""


def racked(situation: Situation, balls: BallSet) -> Opening:
    """The coloured ball in the house, the others that are on no shelf racked (FREE-8.1, FREE-8.2, FREE-25.2)."""
    count = FULL_RACK - sum(situation.shelves)
    free = [ball for ball in NUMBERED_BALLS if ball not in situation.absent]
    away = [ball for ball in NUMBERED_BALLS if ball in situation.absent]
    numbers = tuple(sorted((free + away)[:count], key=NUMBERED_BALLS.index))
    absent = frozenset(NUMBERED_BALLS) - frozenset(numbers)
    return Opening(position=rack(PYRAMID_12, numbers, balls), hand=HOUSE, rack=count, absent=absent)


def any_ball(before: Situation) -> Options:
    """The coloured ball from the house at the break, afterwards any ball on the bed (FREE-3.2, FREE-11)."""
    if breaking(before):
        return Options(cue_balls=(Ball.C,), hand=before.hand or HOUSE)
    return Options(hand=before.hand)


def first_to_target(situation: Situation) -> Verdict:
    """Who has reached the target has won with what he has (FREE-1, settlement 13)."""
    for side, score in zip(situation.sides, situation.scores, strict=True):
        if score >= situation.format.target:
            return Over(side, ":".join(map(str, situation.scores)))
    return PLAY_ON
