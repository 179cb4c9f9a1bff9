"""Pins as the kernel's bodies: where they stand, and the sphere that stands for them.

A ball meets a pin at a sphere as wide as its head, at the height of its head or, for one taller than the ball's
centre, at that height.
"""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from abrikol.equipment.pins import CAROM_PIN, PinSize
from abrikol.physics.arrays import Rows
from abrikol.physics.parameters import World
from abrikol.physics.state import FIELDS, MASS, RADIUS, REACH, X, Y, Z


class PinPlace(NamedTuple):
    """A pin that stands at (x, y), metres from the corner."""

    x: float
    y: float
    size: PinSize = CAROM_PIN
    ball_radius: float = 0.03075


def pin_rows(pins: Sequence[PinPlace], world: World) -> Rows:
    """The rows of standing pins, to follow those of the balls."""
    rows = np.zeros((len(pins), FIELDS))
    for row, pin in zip(rows, pins, strict=True):
        head = 0.5 * pin.size.head
        row[X], row[Y] = pin.x - 0.5 * world.bed.length, pin.y - 0.5 * world.bed.width
        row[Z] = min(pin.size.height - head, pin.ball_radius)
        row[RADIUS], row[MASS] = head, world.pin.mass
        row[REACH] = 0.5 * pin.size.widest
    return rows
