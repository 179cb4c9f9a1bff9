"""A large table with plain constants, to hold the kernel against closed forms."""

from collections.abc import Sequence
from math import atan2, degrees

import numpy as np

from abrikol.physics.arrays import Numbers, Rows
from abrikol.physics.parameters import BallLaw, Bed, Cloth, CushionLaw, Slate, Strike, World
from abrikol.physics.simulate import play
from abrikol.physics.state import FIELDS, MASS, PHASE, RADIUS, REACH, ROLL, VX, VY, VZ, WX, X, Y, Z
from abrikol.physics.trajectory import Trajectory

R = 0.03075
PLAIN = World(
    bed=Bed(length=200.0, width=200.0, nose=R),
    cloth=Cloth(slide=0.2, roll=0.05, roll_gain=0.0, spin=10.0),
    slate=Slate(restitution=0.6, friction=0.2, hop=0.02),
    ball=BallLaw(restitution=1.0, softening=0.0, scale=0.0, floor=0.0),
    cushion=CushionLaw(restitution=0.8, softening=0.0, friction=0.0, along=1.0, upward=1.0),
)
"""Frictionless and elastic where a test does not say otherwise."""

Vector = Sequence[float]
STILL = (0.0, 0.0, 0.0)


def ball(
    place: Vector = (0.0, 0.0), v: Vector = STILL, w: Vector = STILL, height: float = 0.0, radius: float = R
) -> Numbers:
    """One row: place from the centre of the table (m), velocity (m/s), spin (rad/s), height over the bed (m)."""
    row = np.zeros(FIELDS)
    row[X], row[Y], row[Z] = *place, radius + height
    row[VX : VZ + 1] = v
    row[WX : WX + 3] = w
    row[RADIUS], row[MASS], row[REACH] = radius, 0.21, radius
    return row


def run(*balls: Numbers, world: World = PLAIN, strikes: Sequence[Strike] = ()) -> Trajectory:
    """Let the balls go."""
    rows: Rows = np.vstack(balls)
    return play(rows, len(balls), strikes, world)


def struck(strike: Strike, world: World = PLAIN) -> Trajectory:
    """Strike one ball in the middle of the table."""
    return run(ball(), world=world, strikes=[strike])


def rolls(trajectory: Trajectory, number: int = 0) -> Numbers:
    """The row with which a ball first rolls."""
    mine = trajectory.of(number)
    first: Numbers = mine[mine[:, PHASE] == ROLL][0]
    return first


def place(row: Numbers, world: World = PLAIN) -> Vector:
    """A row's place from the centre of the table."""
    return row[X] - world.bed.length / 2, row[Y] - world.bed.width / 2


def speed(row: Numbers) -> float:
    """Horizontal speed."""
    return float(np.hypot(row[VX], row[VY]))


def direction(row: Numbers) -> float:
    """Heading of a row's velocity in degrees."""
    return degrees(atan2(row[VY], row[VX]))
