"""The stage: what the physics must know of a game's table, balls and pins; made once per game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from abrikol.equipment.balls import BallSet, BallSize
from abrikol.equipment.names import Ball, Pin
from abrikol.equipment.pins import PinSet
from abrikol.equipment.tables import Table
from abrikol.layout.position import Point
from abrikol.physics.parameters import CAROM, PYRAMID, World, bed_of
from abrikol.physics.pins import PinPlace
from abrikol.physics.pockets import pocket_rows
from abrikol.referee.discipline import Discipline
from abrikol.referee.situation import Situation

if TYPE_CHECKING:
    from abrikol.physics.arrays import Rows


@dataclass(frozen=True, slots=True, eq=False)
class Stage:
    """A table as the physics sees it."""

    table: Table
    balls: BallSet
    world: World
    pockets: Rows
    pins: PinSet | None
    sizes: dict[Ball, BallSize]
    radii: dict[Ball, float]
    reaches: dict[Ball, float]
    """How far from a nose line a ball lies when it touches the cushion."""


def stage_of(game: Discipline[Any]) -> Stage:
    """The stage of a game; kept by identity, since hashing a table would cost more than a stroke's judging."""
    key = id(game.table), id(game.balls), id(game.pins)
    stage = _STAGES.get(key)
    if stage is None:
        stage = _STAGES[key] = _stage(game.table, game.balls, game.pins)
    return stage


_STAGES: dict[tuple[int, int, int], Stage] = {}
"""Each stage holds the things whose identities are its key, so none is ever mistaken."""


def _stage(table: Table, balls: BallSet, pins: PinSet | None) -> Stage:
    world = (PYRAMID if table.pockets else CAROM)._replace(bed=bed_of(table))
    radii = {ball: balls.radius(ball) for ball in balls.balls}
    return Stage(
        table=table,
        balls=balls,
        world=world,
        pockets=pocket_rows(table, balls.size),
        pins=pins,
        sizes={ball: balls.size_of(ball) for ball in balls.balls},
        radii=radii,
        reaches={ball: table.reach(radius) for ball, radius in radii.items()},
    )


def pin_bodies(stage: Stage, pins: dict[Pin, Point]) -> tuple[PinPlace, ...]:
    """These pins as the physics takes them."""
    if stage.pins is None:
        return ()
    radius = stage.balls.size.radius
    return tuple(PinPlace(point.x, point.y, stage.pins.size(pin), radius) for pin, point in pins.items())


def balls_on_bed(stage: Stage, before: Situation) -> tuple[Ball, ...]:
    """The balls whose places are known, in the order of the set: the physics numbers them so."""
    known = dict(before.position.places)
    return tuple(ball for ball in stage.balls.balls if ball in known)
