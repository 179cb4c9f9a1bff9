"""A trajectory in the words of the law: groups of events in order.

The kernel knows bodies by number and tells all that moves; the law asks for what a referee sees. Pushes of a contact
that lasts, changes of phase and hops of a millimetre are left out; crossings of lines and of zones' borders, and
flights over balls and pins, are found on the paths (`story_paths`) and set in their place.
"""

from collections.abc import Iterator, Sequence
from math import atan2, cos, degrees, hypot, sin

from abrikol.equipment.names import Cushion, Pin, Pocket
from abrikol.physics.kinds import Kind
from abrikol.physics.parameters import Strike
from abrikol.physics.pockets import POCKET_NAMES
from abrikol.physics.scene import Scene, Timed, name_of
from abrikol.physics.state import RADIUS
from abrikol.physics.story_paths import changed_zones, crossed_lines, flights
from abrikol.physics.trajectory import SAME_INSTANT, Happening, Trajectory
from abrikol.stroke.events import (
    Displaced,
    Event,
    Fall,
    Fell,
    Fly,
    Group,
    Hit,
    Jaw,
    Land,
    Measures,
    Rebound,
    Return,
    Thing,
    Tip,
)

CUSHIONS = (Cushion.HEAD, Cushion.FOOT, Cushion.RIGHT, Cushion.LEFT)
"""The cushions by the kernel's numbers."""
NEAR = 0.1
"""m of air between cue ball and next ball, within which a strike's measures are told: design."""


def tell(trajectory: Trajectory, strikes: Sequence[Strike], scene: Scene) -> tuple[Group, ...]:
    """All the law asks for, in order; what happened at one instant is one group."""
    if not trajectory.finished:
        raise ValueError("the stroke reached the limit of events before everything rested: it cannot be told")
    timed = [
        *_happened(trajectory, strikes, scene),
        *crossed_lines(trajectory, scene),
        *changed_zones(trajectory, scene),
        *flights(trajectory, scene),
    ]
    timed.sort(key=lambda entry: entry[0])
    groups: list[list[Event]] = []
    last = -1.0
    for time, event in timed:
        if not groups or time - last > SAME_INSTANT:
            groups.append([])
        groups[-1].append(event)
        last = time
    return tuple(tuple(group) for group in groups)


def _happened(trajectory: Trajectory, strikes: Sequence[Strike], scene: Scene) -> Iterator[Timed]:
    """What the kernel logged, as the law says it."""
    ordered = sorted(strikes, key=lambda strike: strike.start)
    moving: set[int] = set()
    touched: set[int] = set()
    away: set[int] = set()
    for happening in trajectory:
        for event in _event(happening, trajectory, ordered, scene, moving, touched, away):
            yield happening.time, event
        _follow(happening, moving, touched, away)


def _follow(happening: Happening, moving: set[int], touched: set[int], away: set[int]) -> None:
    """Keep in mind which balls move, which the stroke has reached, and which are over a rail."""
    kind, first, second = happening.kind, happening.first, happening.second
    if kind in (Kind.STRIKE, Kind.MISCUE):
        moving.add(first)
        touched.add(first)
    elif kind is Kind.BALL:
        moving |= {first, second}
        touched |= {first, second}
    elif kind is Kind.STOP:
        moving.discard(first)
    elif kind is Kind.RAIL:
        away.add(first)
    elif kind is Kind.LAND:
        away.discard(first)


def _event(
    happening: Happening,
    trajectory: Trajectory,
    strikes: Sequence[Strike],
    scene: Scene,
    moving: set[int],
    touched: set[int],
    away: set[int],
) -> Iterator[Event]:
    """The law's word for one entry of the log, if it has one."""
    _, kind, first, second, _ = happening
    name = name_of(scene, first)
    if isinstance(name, Pin):
        if kind is Kind.FELLED:
            yield Fell(name_of(scene, second), name)
        elif kind is Kind.DISPLACED:
            yield Displaced(name)
        return
    match kind:
        case Kind.STRIKE | Kind.MISCUE:
            yield Tip(name, _measures(strikes[second], trajectory))
        case Kind.BALL:
            mover, other = (first, second) if first in moving else (second, first)
            yield Hit(scene.names[mover], scene.names[other])
        case Kind.CUSHION:
            yield Rebound(name, CUSHIONS[second])
        case Kind.JAW:
            yield Jaw(name, POCKET_NAMES[second // 2], _jaw_side(POCKET_NAMES[second // 2], second % 2))
        case Kind.FALL:
            yield Fall(name, POCKET_NAMES[second], untouched=first not in touched)
        case Kind.RETURN:
            yield Return(name, POCKET_NAMES[second])
        case Kind.RAIL if first not in away:
            yield Fly(name, Thing.RAIL)
        case Kind.OFF:
            yield Fly(name, Thing.FLOOR)
        case Kind.LAND if first in away:
            yield Land(name)


def _jaw_side(pocket: Pocket, which: int) -> Cushion:
    """The kernel's jaw 0 ends the short cushion at a corner, and is the head's at the middle."""
    end, side = pocket.value
    if end == "M":
        return Cushion.FOOT if which else Cushion.HEAD
    return Cushion(side.lower()) if which else Cushion(end.lower())


def _measures(strike: Strike, trajectory: Trajectory) -> Measures:
    """Air (mm) to the first ball the struck one meets, and the angle of the cue to their line of centres, if near."""
    met = next(
        (
            h.second if h.first == strike.ball else h.first
            for h in trajectory
            if h.kind is Kind.BALL and strike.ball in (h.first, h.second) and h.time >= strike.start
        ),
        None,
    )
    if met is None:
        return Measures()
    places = trajectory.at(strike.start)
    dx, dy = (places[met] - places[strike.ball])[:2]
    air = hypot(dx, dy) - sum(float(trajectory.of(ball)[0, RADIUS]) for ball in (met, strike.ball))
    if air > NEAR:
        return Measures()
    off = atan2(dy, dx) - strike.heading
    return Measures(gap=round(1000 * max(air, 0.0), 3), angle=round(abs(degrees(atan2(sin(off), cos(off)))), 3))
