"""The lag of pyramid in two readings: the old general rules and those of free pyramid (X22)."""

from __future__ import annotations

from abrikol.equipment.names import Cushion, Pocket
from abrikol.layout.starts import pyramid_lag
from abrikol.referee.lag import LagBall, LagFault, LagLaw
from abrikol.stroke.events import Jaw

LONG = (Cushion.LEFT, Cushion.RIGHT)
MIDDLE = (Pocket.ML, Pocket.MR)


def touched_long(ball: LagBall) -> bool:
    """The ball touched a long cushion, or a jaw that ends one."""
    return ball.rebounds(*LONG) > 0 or any(
        type(event) is Jaw and event.ball is ball.ball and (event.side in LONG or event.pocket in MIDDLE)
        for event in ball.events
    )


_SHARED = (
    LagFault("lag-half", LagBall.crossed_axis),
    LagFault("lag-short", lambda ball: not ball.reached_foot()),
    LagFault("lag-pocket", LagBall.fell),
    LagFault("lag-off", LagBall.flew),
)

GEN_LAG = LagLaw(faults=_SHARED, lay=pyramid_lag)
"""GEN-06: four ways to lose the lag."""

FREE_LAG = LagLaw(
    lay=pyramid_lag,
    faults=(
        *_SHARED,
        LagFault("lag-long", touched_long),
        LagFault("lag-twice", lambda ball: ball.rebounds(Cushion.FOOT) > 1),
    ),
)
"""FREE-7.2: two more; the text's own list has no (6)."""
