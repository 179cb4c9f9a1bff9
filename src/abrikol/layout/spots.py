"""Spots: the marks on the bed, as points in metres."""

from abrikol.equipment.names import Ball, Cushion
from abrikol.equipment.tables import Table
from abrikol.layout.position import Point

# Top and bottom marks of five pins, from their short cushions: PIN5-1-2, PIN5-1-5.
SHORT_CUSHION_MARK = 0.100
# Lag marks of five pins, either side of the lag line's middle: PIN5-3-1.
FIVE_PINS_LAG = 0.300
# Lag marks of carom, from each long cushion ("about 30 cm"): UMB art. 3.2 (billiardrule.com).
CAROM_LAG = 0.300


def spot(table: Table, number: int) -> Point:
    """Spot 1 (head, bottom, front), 2 (centre) or 3 (foot, top, rear): the axis in four parts (billaresproano.com)."""
    if number not in (1, 2, 3):
        raise ValueError(f"there is no spot {number}: spots are 1 (head), 2 (centre) and 3 (foot)")
    return Point(number * table.length / 4, table.width / 2)


def head_spot(table: Table) -> Point:
    """Spot 1: the front mark of the pyramid, the bottom spot of carom."""
    return spot(table, 1)


def centre_spot(table: Table) -> Point:
    """Spot 2: the middle of the bed."""
    return spot(table, 2)


def foot_spot(table: Table) -> Point:
    """Spot 3: the rear mark of the pyramid, the top spot of carom."""
    return spot(table, 3)


def lateral_spot(table: Table, side: Cushion) -> Point:
    """The starting spot beside spot 1 toward a long cushion: 182.5 mm off the axis on a match table (de.wiki.li)."""
    head = head_spot(table)
    return Point(head.x, head.y + _toward(side) * table.lateral)


def _toward(side: Cushion) -> int:
    """+1 toward the left cushion, -1 toward the right one."""
    if side is Cushion.LEFT:
        return 1
    if side is Cushion.RIGHT:
        return -1
    raise ValueError(f"a side of the axis is l or r, not {side.value}")


def top_mark(table: Table) -> Point:
    """Five pins: 100 mm from the foot cushion, the opponent's ball at the start (PIN5-1-2)."""
    return Point(table.length - SHORT_CUSHION_MARK, table.width / 2)


def red_mark(table: Table) -> Point:
    """Five pins: the centre of the upper half (PIN5-1-3)."""
    return foot_spot(table)


def lag_mark(table: Table) -> Point:
    """Five pins: the centre of the lower half, on the lag line (PIN5-1-4)."""
    return head_spot(table)


def bottom_mark(table: Table) -> Point:
    """Five pins: 100 mm from the head cushion (PIN5-1-5)."""
    return Point(SHORT_CUSHION_MARK, table.width / 2)


def carom_lag_spots(table: Table) -> dict[Ball, Point]:
    """Where the cue balls lag: yellow (or dotted) left, white right, each 30 cm from its cushion (UMB art. 3.2)."""
    x = head_spot(table).x
    return {Ball.W: Point(x, CAROM_LAG), Ball.Y: Point(x, table.width - CAROM_LAG)}


def five_pins_lag_spots(table: Table) -> dict[Ball, Point]:
    """Where the cue balls lag in five pins: 30 cm either side of the lag mark, yellow left, white right (PIN5-3-1)."""
    mark = lag_mark(table)
    return {Ball.W: Point(mark.x, mark.y - FIVE_PINS_LAG), Ball.Y: Point(mark.x, mark.y + FIVE_PINS_LAG)}


def own_spots(table: Table, striker: Ball = Ball.W) -> dict[Ball, Point]:
    """The spot that belongs to each carom ball: the striker's 1, the other cue ball's 2, the red's 3 (CAR-GEN-13)."""
    return {striker: head_spot(table), other_cue_ball(striker): centre_spot(table), Ball.R: foot_spot(table)}


def other_cue_ball(ball: Ball) -> Ball:
    """Yellow for white and white for yellow; raise ValueError for a ball that is no cue ball of carom."""
    if ball not in (Ball.W, Ball.Y):
        raise ValueError(f"a cue ball of carom is W or Y, not {ball.value}")
    return Ball.Y if ball is Ball.W else Ball.W
