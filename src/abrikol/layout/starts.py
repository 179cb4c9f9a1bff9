"""Starting positions of carom, five pins and seven pins. A ball in hand is left out of the position."""

from abrikol.equipment.balls import CAROM
from abrikol.equipment.names import Ball, Cushion
from abrikol.equipment.tables import Table
from abrikol.layout.position import Point, Position
from abrikol.layout.spots import (
    carom_lag_spots,
    five_pins_lag_spots,
    foot_spot,
    head_spot,
    lateral_spot,
    other_cue_ball,
    red_mark,
    top_mark,
)

# The digest lets the starter lay his ball on the front line within 15 cm of the front spot: CAR-GEN-01.
DIGEST_START_REACH = 0.150


def carom_start(table: Table, side: Cushion = Cushion.RIGHT, starter: Ball = Ball.W) -> Position:
    """UMB: red on spot 3, the opponent's ball on spot 1, the starter's on the lateral spot of `side` (art. 3.3)."""
    return _start(table, starter, lateral_spot(table, side))


def digest_start(table: Table, offset: float, starter: Ball = Ball.W) -> Position:
    """Digest: the starter's ball lies on the front line, `offset` metres left (+) or right (-) of spot 1 (CAR-GEN-01).

    Raise ValueError when it would lie more than 15 cm away or in the opponent's ball.
    """
    if not CAROM.diameter <= abs(offset) <= DIGEST_START_REACH:
        least, most = 1000 * CAROM.diameter, 1000 * DIGEST_START_REACH
        raise ValueError(f"the starter's ball lies {least:.1f} to {most:.0f} mm from spot 1, not {1000 * offset:.1f}")
    head = head_spot(table)
    return _start(table, starter, Point(head.x, head.y + offset))


def _start(table: Table, starter: Ball, own: Point) -> Position:
    return Position({starter: own, other_cue_ball(starter): head_spot(table), Ball.R: foot_spot(table)})


def free_game_start(table: Table, side: Cushion = Cushion.RIGHT, starter: Ball = Ball.W) -> Position:
    """The free game opens as every carom does: red on spot 3, the opponent's ball on spot 1 (CAR-FREE-02)."""
    return carom_start(table, side, starter)


def carom_lag(table: Table) -> Position:
    """The lag of carom: both cue balls on their lag marks, red on spot 3 (UMB art. 3.2)."""
    return Position({**carom_lag_spots(table), Ball.R: foot_spot(table)})


def pyramid_lag(table: Table) -> Position:
    """The lag of the pyramid: a ball of each player in the house, either side of the long axis (GEN-05, FREE-7.1).

    The text has them in hand; here they lie in the middle of their halves of the house, the coloured ball on the right.
    """
    x = table.length / 8
    return Position({Ball.C: Point(x, table.width / 4), Ball.B1: Point(x, 3 * table.width / 4)})


def five_pins_start(table: Table, starter: Ball = Ball.W) -> Position:
    """Five pins: the opponent's ball on the top mark, red on its mark, the starter's in hand (PIN5-4-1)."""
    return Position({other_cue_ball(starter): top_mark(table), Ball.R: red_mark(table)})


def five_pins_lag(table: Table) -> Position:
    """The lag of five pins: both cue balls 30 cm from the lag mark, red on its mark (PIN5-3-1, PIN5-3-2)."""
    return Position({**five_pins_lag_spots(table), Ball.R: red_mark(table)})


def seven_pins_start(table: Table) -> Position:
    """Seven pins: the object balls on spots 3 and 1, the coloured cue ball in hand in the house (PIN7-24)."""
    return Position({Ball.B1: foot_spot(table), Ball.B2: head_spot(table)})
