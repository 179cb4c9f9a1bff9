"""The array of pockets, from a table's measures and a ball's size; see `pocket_times` for its columns."""

from collections.abc import Sequence
from math import cos, sin, sqrt

import numpy as np

from abrikol.equipment.balls import BallSize
from abrikol.equipment.names import Pocket
from abrikol.equipment.tables import PocketSizes
from abrikol.equipment.tables import Table as TableSizes
from abrikol.physics.arrays import Numbers, Rows
from abrikol.physics.parameters import Bed, bed_of, reach
from abrikol.physics.pocket_times import BACK, BEND, CHORD, COLUMNS, EDGE, HALF_MOUTH, JAW, NX, NY

NO_POCKETS: Rows = np.zeros((0, COLUMNS))

POCKET_NAMES = (Pocket.HR, Pocket.FR, Pocket.HL, Pocket.FL, Pocket.MR, Pocket.ML)
"""The pockets in the order of the array's rows."""

HOLE = 0.050
"""m from the edge of the bed to where the pocket's back stops the centre of a ball: design, nothing is published."""


def pocket_rows(table: TableSizes, ball: BallSize) -> Rows:
    """The six pockets HR, FR, HL, FL, MR, ML of a table, or none."""
    if table.pockets is None:
        return NO_POCKETS
    bed = bed_of(table)
    rows = np.zeros((6, COLUMNS))
    for k in range(4):
        _corner(rows[k], bed, table.pockets, reach(ball, bed), x_sign=1 if k % 2 else -1, y_sign=1 if k >= 2 else -1)
    for k in (4, 5):
        _middle(rows[k], bed, table.pockets, reach(ball, bed), y_sign=1 if k == 5 else -1)
    return rows


def _corner(row: Numbers, bed: Bed, sizes: PocketSizes, d: float, x_sign: int, y_sign: int) -> None:
    """A corner: its jaws run parallel to the diagonal, a mouth apart."""
    half = sqrt(0.5)
    r = sizes.corner_jaw_radius
    from_corner = (sizes.corner_mouth / 2 + r) / half - r  # where the bend begins, along either cushion
    corner = np.array([x_sign * bed.length / 2, y_sign * bed.width / 2])
    out = np.array([x_sign * half, y_sign * half])
    row[NX], row[NY] = out
    row[CHORD] = out @ (corner - np.array([x_sign * from_corner, y_sign * d]))
    on_long = corner + np.array([-x_sign * from_corner, y_sign * r])
    on_short = corner + np.array([x_sign * r, -y_sign * from_corner])
    _sides(
        row,
        out,
        r + d,
        (on_short, on_long),
        (np.array([x_sign * half, -y_sign * half]), np.array([-x_sign * half, y_sign * half])),
    )
    row[EDGE] = max(row[JAW + 3], row[JAW + 7]) + sizes.depth
    row[BACK] = row[EDGE] + HOLE


def _middle(row: Numbers, bed: Bed, sizes: PocketSizes, d: float, y_sign: int) -> None:
    """A middle pocket: its jaws lean away from its axis by the taper."""
    r, taper = sizes.middle_jaw_radius, sizes.jaw_taper
    half_mouth = sizes.middle_mouth / 2 + r
    out = np.array([0.0, float(y_sign)])
    row[NX], row[NY] = out
    row[CHORD] = bed.width / 2 - d
    row[HALF_MOUTH] = half_mouth
    ends = [np.array([side * half_mouth, y_sign * (bed.width / 2 + r)]) for side in (-1, 1)]
    normals = [np.array([side * cos(taper), -y_sign * sin(taper)]) for side in (-1, 1)]
    _sides(row, out, r + d, ends, normals)
    row[EDGE] = max(row[JAW + 3], row[JAW + 7]) + sizes.depth
    row[BACK] = row[EDGE] + HOLE


def _sides(row: Numbers, out: Numbers, path: float, ends: Sequence[Numbers], normals: Sequence[Numbers]) -> None:
    """The two bends (radius of the centre's path) and the jaws that continue them; head or short cushion first."""
    for side, (end, normal) in enumerate(zip(ends, normals, strict=True)):
        row[BEND + 3 * side : BEND + 3 * side + 3] = *end, path
        column = JAW + 4 * side
        row[column : column + 2] = normal
        row[column + 2] = normal @ end - path
        row[column + 3] = out @ (end - path * normal) - row[CHORD]
