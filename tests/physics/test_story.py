"""A stroke in the words of the law: its line can be printed, parsed and read by a referee."""

from math import atan2, pi

import pytest

from abrikol.equipment.balls import CAROM, PYRAMID
from abrikol.equipment.names import CAROM_BALLS, PYRAMID_BALLS, Ball, Cushion, Pin, Pocket
from abrikol.equipment.tables import MATCH_TABLE, PYRAMID_12
from abrikol.layout.pin_places import five_pin_places
from abrikol.layout.zones import zone_plan
from abrikol.physics.outcome import rests
from abrikol.physics.parameters import PYRAMID as PYRAMID_WORLD
from abrikol.physics.parameters import PYRAMID_SIZE, Strike
from abrikol.physics.pins import PinPlace
from abrikol.physics.pockets import pocket_rows
from abrikol.physics.samples import break_off
from abrikol.physics.scene import Scene, pyramid_lines
from abrikol.physics.simulate import simulate
from abrikol.physics.story import tell
from abrikol.physics.trajectory import Trajectory
from abrikol.stroke.events import (
    Cross,
    Enter,
    Event,
    Fall,
    Fell,
    Fly,
    Hit,
    Leave,
    Line,
    Moved,
    Rebound,
    Rests,
    Thing,
    Tip,
)
from abrikol.stroke.notation import parse_action, print_action
from abrikol.stroke.stroke import Action, Stroke

THREE = Scene(table=MATCH_TABLE, balls=CAROM, names=CAROM_BALLS)
PYRAMID_SCENE = Scene(table=PYRAMID_12, balls=PYRAMID, names=PYRAMID_BALLS, lines=pyramid_lines(PYRAMID_12))
POCKETS = pocket_rows(PYRAMID_12, PYRAMID_SIZE)
PLACES = [(0.7, 0.7), (2.1, 0.9), (2.1, 0.4)]


def events(trajectory: Trajectory, strikes: list[Strike], scene: Scene = THREE) -> list[Event]:
    return [event for group in tell(trajectory, strikes, scene) for event in group]


def test_a_three_ball_stroke() -> None:
    strike = Strike(0, 3.0, 0.3)
    told = events(simulate([strike], PLACES), [strike])
    assert told[:3] == [Tip(Ball.W), Rebound(Ball.W, Cushion.FOOT), Rebound(Ball.W, Cushion.LEFT)]
    assert not any(isinstance(event, Hit) for event in told)


def test_the_mover_is_written_first() -> None:
    strike = Strike(2, 3.0, pi / 2)
    told = events(simulate([strike], PLACES), [strike])
    assert told[0].__class__ is Tip and told[1] == Hit(Ball.R, Ball.Y)


def test_a_strike_near_a_ball_tells_its_measures() -> None:
    strike = Strike(0, 1.0, 0.1)
    tip = events(simulate([strike], [(1.0, 0.7), (1.0 + 0.0615 + 0.01, 0.7), (2.0, 0.3)]), [strike])[0]
    assert isinstance(tip, Tip)
    assert tip.measures.gap == pytest.approx(10.0, abs=1e-3)
    assert tip.measures.angle == pytest.approx(5.73, abs=1e-2)


@pytest.mark.parametrize("seed", range(6))
def test_a_break_is_a_line_of_notation(seed: int) -> None:
    strike, places = break_off(seed, PYRAMID_12.length, PYRAMID_12.width, PYRAMID_SIZE)
    trajectory = simulate([strike], places, PYRAMID_WORLD, sizes=PYRAMID_SIZE, pockets=POCKETS)
    groups = tell(trajectory, [strike], PYRAMID_SCENE)
    action = Action(None, Stroke(groups, (), rests(trajectory, PYRAMID_SCENE)))
    assert print_action(parse_action(print_action(action))) == print_action(action)
    flat = [event for group in groups for event in group]
    assert any(isinstance(event, Cross) and event == Cross(Ball.C, Line.CENTRE) for event in flat)
    assert any(isinstance(rest, Moved) and len(rest.balls) > 1 for rest in action.body.rests)  # type: ignore[union-attr]


def test_a_ball_that_falls_untouched_and_one_that_is_driven() -> None:
    strike = Strike(0, 2.0, atan2(-1, -1))
    places = [(0.6, 0.6), (0.3, 0.3)]
    scene = Scene(table=PYRAMID_12, balls=PYRAMID, names=(Ball.C, Ball.B1))
    trajectory = simulate([strike], places, PYRAMID_WORLD, sizes=PYRAMID_SIZE, pockets=POCKETS)
    told = events(trajectory, [strike], scene)
    assert Fall(Ball.B1, Pocket.HR) in told
    assert [rest for rest in rests(trajectory, scene) if isinstance(rest, Rests) and rest.ball is Ball.B1] == []


def test_pins_by_name() -> None:
    places = five_pin_places(MATCH_TABLE)
    pins = [PinPlace(point.x, point.y) for point in places.values()]
    scene = Scene(table=MATCH_TABLE, balls=CAROM, names=CAROM_BALLS, pins=tuple(places))
    strike = Strike(0, 2.0, 0.0)
    told = events(simulate([strike], [(0.7, 0.71), (2.5, 0.3), (2.5, 1.2)], pins=pins), [strike], scene)
    assert next(event for event in told if isinstance(event, Fell)) == Fell(Ball.W, Pin.KH)


def test_over_a_ball_and_off_the_table() -> None:
    jump = Strike(0, 5.0, 0.0, elevation=0.9)
    told = events(simulate([jump], [(1.0, 0.7), (1.3, 0.7), (2.0, 0.3)]), [jump])
    assert Fly(Ball.W, Ball.Y) in told
    off = Strike(0, 8.0, 0.0, elevation=0.5)
    trajectory = simulate([off], [(2.2, 0.7), (0.5, 0.5), (0.5, 0.9)])
    assert Fly(Ball.W, Thing.FLOOR) in events(trajectory, [off])


def test_zones_left_and_entered() -> None:
    scene = Scene(table=MATCH_TABLE, balls=CAROM, names=CAROM_BALLS, zones=zone_plan("47"))
    strike = Strike(0, 1.5, 0.0)
    told = events(simulate([strike], [(0.3, 0.7), (2.5, 0.2), (2.5, 1.2)]), [strike], scene)
    zones = [event for event in told if isinstance(event, Leave | Enter)]
    assert [(event.__class__, event.zone) for event in zones][:4] == [
        (Leave, "z2"),
        (Enter, "z5"),
        (Leave, "z5"),
        (Enter, "z8"),
    ]


def test_a_lag_has_two_tips() -> None:
    strikes = [Strike(0, 2.0, 0.0), Strike(1, 2.0, 0.0, start=0.2)]
    told = events(simulate(strikes, [(0.7, 0.4), (0.7, 1.0), (2.13, 0.71)]), strikes)
    assert [event for event in told if isinstance(event, Tip)] == [Tip(Ball.W), Tip(Ball.Y)]


def test_what_did_not_end_is_not_told() -> None:
    strike = Strike(0, 3.0, 0.3)
    with pytest.raises(ValueError, match="limit of events"):
        tell(simulate([strike], PLACES, capacity=8), [strike], THREE)
