"""A stroke as it travels to a page: shot/1, motion as stretches quadratic in time, pins besides as key frames.

A row is one stretch of one body: position p + v h + a h²/2 and spin w + b h, h seconds since the row's `t`; the last
row stays. `k` names the columns; one that is missing is all zeros. Metres, seconds, radians; z is the height of the
centre. Rounded so that ten seconds on a ball is within a tenth of a millimetre of where it was.
"""

from __future__ import annotations

from enum import Enum
from math import atan2, hypot, inf
from typing import Any

import abrikol
from abrikol.physics.state import AX, BZ, FELLED, PHASE, RADIUS, SINCE, SLIDE, VX, WX, WZ, ZONE, X, Y, Z
from abrikol.play.leaning import Lean, leaning
from abrikol.play.paths import Path, Stretch, place_at, stretch_at
from abrikol.play.play import Rolled
from abrikol.stroke.events import (
    Displaced,
    Event,
    Fall,
    Fell,
    Fly,
    Hit,
    Jaw,
    Land,
    Leans,
    Rebound,
    Return,
    Thing,
    Tip,
)

COLUMNS = ("t", "x", "y", "z", "vx", "vy", "vz", "ax", "ay", "az", "wx", "wy", "wz", "bx", "by", "bz")
ALWAYS = 4
"""Time and place stand in every film."""
DIGITS = (6, 5, 5, 5, *[6] * 6, *[3] * 6)

TOPPLE = ((0.0, 0.0), (0.04, 0.35), (0.08, 0.95), (0.12, 1.5708))
"""Key frames of a falling pin: seconds since it was felled, radians of tilt. A picture, not a measurement."""


def film_of(rolled: Rolled) -> dict[str, Any]:
    """The stroke as plain values, ready for JSON."""
    bed, end = rolled.trajectory.world.bed, rolled.trajectory.duration
    rows = [_rows(path, end) for path in rolled.paths]
    used = [at for at in range(len(COLUMNS)) if at < ALWAYS or any(row[at] for body in rows for row in body)]
    told = ((_mark(time, event), _hardness(rolled, time, event)) for time, event in rolled.told)
    marks = [(mark, hard) for mark, hard in told if mark is not None]
    film: dict[str, Any] = {
        "v": 1,
        "engine": f"abrikol {abrikol.__version__}",
        "table": {"L": bed.length, "W": bed.width},
        "r": [path[0][RADIUS] for path in rolled.paths],
        "bodies": [name.value for name in rolled.scene.names],
        "k": [COLUMNS[at] for at in used],
        "seg": [[[row[at] for at in used] for row in body] for body in rows],
        "ev": [mark for mark, _ in marks],
        "hard": [hard for _, hard in marks],
        "dur": _rounded(end, 6),
    }
    if rolled.scene.pins:
        film["pins"] = _pins(rolled)
    return film


def _rows(path: Path, end: float) -> list[list[float]]:
    rows = []
    for number, stretch in enumerate(path):
        until = path[number + 1][SINCE] if number + 1 < len(path) else end
        if until <= stretch[SINCE] and number + 1 < len(path):
            continue  # at one instant only the last word counts
        rows.append(_row(stretch))
        if (ends := _side_spin_ends(stretch)) is not None and ends < until:
            rows.append(_row(_without_side(stretch, ends)))
    return rows


def _side_spin_ends(stretch: Stretch) -> float | None:
    """When the spin about the vertical dies within a stretch; it does not turn round."""
    if stretch[BZ] == 0.0 or stretch[WZ] * stretch[BZ] >= 0.0:
        return None
    return stretch[SINCE] - stretch[WZ] / stretch[BZ]


def _without_side(stretch: Stretch, time: float) -> Stretch:
    later, h = list(stretch), time - stretch[SINCE]
    if stretch[PHASE] >= SLIDE:
        for at in range(3):
            later[X + at] += h * (stretch[VX + at] + 0.5 * h * stretch[AX + at])
            later[VX + at] += h * stretch[AX + at]
        for at in range(2):
            later[WX + at] += h * stretch[BZ - 2 + at]
    later[SINCE], later[WZ], later[BZ] = time, 0.0, 0.0
    return later


def _row(stretch: Stretch) -> list[float]:
    moving = stretch[PHASE] >= SLIDE
    numbers = [stretch[SINCE], *stretch[X : Z + 1]]
    numbers += stretch[VX:WX] if moving else [0.0, 0.0, 0.0]
    numbers += stretch[AX : AX + 3] if moving else [0.0, 0.0, 0.0]
    numbers += [*stretch[WX:AX], *stretch[BZ - 2 : BZ + 1]]
    return [_rounded(value, digits) for value, digits in zip(numbers, DIGITS, strict=True)]


def _rounded(value: float, digits: int) -> float:
    """Rounded, whole numbers without a point, no minus before zero."""
    short = round(value, digits)
    return int(short) if short == int(short) else short


Mark = list[Any]


def _mark(time: float, event: Event) -> Mark | None:
    """Time, a letter for the kind, and the names concerned; lines and zones are no marks of a film."""
    kind: str
    names: tuple[Any, ...]
    match event:
        case Tip(ball):
            kind, names = "s", (ball,)
        case Hit(ball, other):
            kind, names = "b", (ball, other)
        case Rebound(ball, cushion):
            kind, names = "c", (ball, cushion)
        case Jaw(ball, pocket):
            kind, names = "j", (ball, pocket)
        case Fall(ball, pocket):
            kind, names = "p", (ball, pocket)
        case Return(ball, pocket):
            kind, names = "u", (ball, pocket)
        case Fly(ball, Thing() as thing):
            kind, names = "r" if thing is Thing.RAIL else "o", (ball,)
        case Fly(ball, over):
            kind, names = "f", (ball, over) if over else (ball,)
        case Land(ball):
            kind, names = "l", (ball,)
        case Fell(by, pin):
            kind, names = "n", (pin, by)
        case Displaced(pin):
            kind, names = "d", (pin,)
        case Leans(pin, ball):
            kind, names = "e", (pin, ball)
        case _:
            return None
    return [_rounded(time, 6), kind, *(_name(name) for name in names)]


JUST = 1e-6
"""s before an event at which bodies still have the speed they bring to it."""
LOUD = 5.0
"""m/s: what meets this fast sounds full."""


def _hardness(rolled: Rolled, time: float, event: Event) -> float:
    """How hard an event is, 0 to 1: the speed at which two bodies meet, or the one's own, against a loud stroke's."""
    names = [name for name in (getattr(event, "ball", None), getattr(event, "other", None)) if name]
    bodies = [rolled.scene.names.index(name) for name in names if name in rolled.scene.names]
    just = max if isinstance(event, Tip) else min
    speeds = [_velocity(rolled.paths[body], just(time - JUST, time + JUST)) for body in bodies]
    if not speeds:
        return 1.0
    other = speeds[1] if len(speeds) > 1 else (0.0, 0.0)
    return _rounded(min(hypot(speeds[0][0] - other[0], speeds[0][1] - other[1]) / LOUD, 1.0), 2)


def _velocity(path: Path, time: float) -> tuple[float, float]:
    s = stretch_at(path, time)
    h = time - s[SINCE] if s[PHASE] >= SLIDE else 0.0
    return (s[VX] + h * s[AX], s[VX + 1] + h * s[AX + 1]) if s[PHASE] >= SLIDE else (0.0, 0.0)


def _name(thing: Enum) -> str:
    return str(thing.value)


def _pins(rolled: Rolled) -> dict[str, list[list[float]]]:
    """For each pin that falls: time, x, y, tilt, and the heading in which it falls."""
    balls = len(rolled.scene.balls)
    felled, leans = {}, leaning(rolled.scene, rolled.paths)
    for pin, path in zip(rolled.scene.pins, rolled.paths[balls:], strict=True):
        first = next((stretch for stretch in path if stretch[ZONE] == FELLED), None)
        if first is not None:
            felled[pin.value] = _toppling(path, first, leans.get(pin))
    return felled


def _toppling(path: Path, first: Stretch, lean: Lean | None) -> list[list[float]]:
    """The pin's key frames; one that leans tilts no farther until its ball is moved, and its base stays put."""
    heading = _rounded(atan2(first[VX + 1], first[VX]), 3)
    most, far = (lean.tilt, hypot(lean.x - first[X], lean.y - first[Y])) if lean else (TOPPLE[-1][1], inf)
    times = [(first[SINCE] + after, min(tilt, most)) for after, tilt in TOPPLE]
    rest = path[-1][SINCE]
    frames = times if rest <= times[-1][0] else [*times, (rest, min(TOPPLE[-1][1], most))]
    if lean and lean.until < inf:
        leant = (frame for frame in frames if frame[0] < lean.until)
        frames = [*leant, (lean.until, most), (lean.until + TOPPLE[-1][0], TOPPLE[-1][1])]
    return [[_rounded(time, 6), *_base(path, first, time, far), _rounded(tilt, 3), heading] for time, tilt in frames]


def _base(path: Path, first: Stretch, time: float, far: float) -> tuple[float, float]:
    x, y, _ = place_at(path, time)
    gone = hypot(x - first[X], y - first[Y])
    share = min(far / gone, 1.0) if gone > 0.0 else 0.0
    return _rounded(first[X] + share * (x - first[X]), 5), _rounded(first[Y] + share * (y - first[Y]), 5)
