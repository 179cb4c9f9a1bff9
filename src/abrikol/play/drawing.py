"""A stroke as a picture: SVG, the table from above, x to the right and y upward, millimetres.

The cue ball's way is a solid line, an object ball's a dashed one, dots where a ball was in the air. A dashed ring
is where a ball lay before; the ball itself lies where it came to rest. Numbers count the cue ball's cushions.
"""

from __future__ import annotations

from math import atan2, degrees

from abrikol.equipment.names import Ball, Pin
from abrikol.physics.state import FELLED, OUT, PHASE, SINCE, VX, ZONE, X
from abrikol.play.flights import air_in
from abrikol.play.furniture import CHALK, PX, furniture, number, outside, ring, text
from abrikol.play.marks import COLOURS, ball_mark
from abrikol.play.paths import Path, place_at, stretches
from abrikol.play.play import Played, Rolled
from abrikol.stroke.events import Fall, Hit, Rebound
from abrikol.stroke.notation import print_action

SEEN = 0.15
"""Radii of air under a ball from which on its way is drawn as a flight."""
STILL = 0.002
"""m: a ball that moved less is drawn once."""


def drawing_of(rolled: Rolled, played: Played | None = None) -> str:
    """The whole picture; with a ruling, it is in the description for those who do not see it."""
    table = rolled.scene.game.table
    body = [
        *furniture(rolled.scene.game),
        *_markers(rolled),
        *_ways(rolled),
        *_pins(rolled),
        *_before(rolled),
        *_contacts(rolled),
        *_balls(rolled),
    ]
    return "\n".join([*_head(rolled, played, table.length, table.width), *body, "</svg>", ""])


def _head(rolled: Rolled, played: Played | None, length: float, width: float) -> list[str]:
    line = " ; ".join(map(print_action, rolled.acts))
    title = f"{rolled.scene.game.id}: {', '.join(ball.value for ball in rolled.scene.struck)} is struck"
    ruling = f"{_ruling(played)}. " if played else ""
    x, y, w, h = outside(length, width)
    return [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{x} {y} {w} {h}" role="img" aria-labelledby="t d"'
        f' font-family="system-ui, sans-serif">',
        f'<title id="t">{text(title)}</title>',
        f'<desc id="d">{text(f"{ruling}What happened, in order: {line}")}</desc>',
    ]


def _ruling(played: Played) -> str:
    ruling = played.ruling
    if ruling.call is None:
        return f"Not ruled, the referee needs: {ruling.needs}"
    return f"Ruling: {ruling.call.value}, by {', '.join(map(str, ruling.articles))}"


def _markers(rolled: Rolled) -> list[str]:
    """The circles that what is asked of the stroke draws, as much of them as lies on the bed."""
    scene = rolled.scene
    task, table = scene.game.options(scene.before).task, scene.game.table
    if task is None or not task.markers:
        return []
    bed = f'<rect x="0" y="{number(-table.width)}" width="{number(table.length)}" height="{number(table.width)}"/>'
    circles = (
        f'<circle cx="{number(one.centre.x)}" cy="{number(-one.centre.y)}" r="{number(one.radius)}" fill="#fff"'
        f' fill-opacity="0.06" stroke="{CHALK}" stroke-opacity="0.6" stroke-width="3" clip-path="url(#bed)"/>'
        for one in task.markers
    )
    return [f'<clipPath id="bed">{bed}</clipPath>', *circles]


# ways ------------------------------------------------------------------------------


def _ways(rolled: Rolled) -> list[str]:
    """The way of every ball that moved, struck ones last and so on top."""
    scene, end = rolled.scene, rolled.trajectory.duration
    order = sorted(range(len(scene.balls)), key=lambda body: scene.balls[body] in scene.struck)
    drawn = []
    for body in order:
        ball = scene.balls[body]
        for piece, flying in _pieces(rolled.paths[body], end):
            dash = "" if ball in scene.struck else ' stroke-dasharray="26 16"'
            dash = ' stroke-dasharray="2 15"' if flying else dash
            drawn.append(
                f'<path d="{piece}" fill="none" stroke="{way_colour(rolled, ball)}" stroke-width="{9 if flying else 6}"'
                f' stroke-linecap="round" stroke-linejoin="round"{dash}/>'
            )
    return drawn


def way_colour(rolled: Rolled, ball: Ball) -> str:
    """Chalk for the cue ball, its own colour for any other."""
    return CHALK if ball in rolled.scene.struck else COLOURS[ball]


def _pieces(path: Path, end: float) -> list[tuple[str, bool]]:
    """A path as pieces on the bed and in the air; a stretch quadratic in time is a quadratic Bézier curve exactly."""
    pieces: list[tuple[str, bool]] = []
    for stretch, lasts in stretches(path, end):
        x, y = stretch[X], stretch[X + 1]
        cx, cy = x + 0.5 * lasts * stretch[VX], y + 0.5 * lasts * stretch[VX + 1]
        ex, ey, _ = place_at([stretch], stretch[SINCE] + lasts)
        curve = f"Q{number(cx)} {number(-cy)} {number(ex)} {number(-ey)}"
        flying = air_in(stretch, lasts) > SEEN
        if pieces and pieces[-1][1] is flying:
            pieces[-1] = f"{pieces[-1][0]} {curve}", flying
        else:
            pieces.append((f"M{number(x)} {number(-y)} {curve}", flying))
    return pieces


# what stands and lies ----------------------------------------------------------------


def _before(rolled: Rolled) -> list[str]:
    """Where the balls that moved lay before."""
    scene, drawn = rolled.scene, []
    for ball, path in zip(scene.balls, rolled.paths, strict=False):
        if _moved(path):
            x, y = path[0][X], path[0][X + 1]
            drawn.append(ring(x, y, scene.stage.radii[ball], way_colour(rolled, ball), dashed=True))
    return drawn


def _balls(rolled: Rolled) -> list[str]:
    """Where they came to rest; one that fell or left the table is gone."""
    scene = rolled.scene
    return [
        ball_mark(ball, path[-1][X], path[-1][X + 1], scene.stage.radii[ball])
        for ball, path in zip(scene.balls, rolled.paths, strict=False)
        if path[-1][PHASE] != OUT
    ]


def _moved(path: Path) -> bool:
    (x, y), last = path[0][X : X + 2], path[-1]
    return len(path) > 1 and (abs(last[X] - x) > STILL or abs(last[X + 1] - y) > STILL or last[PHASE] == OUT)


def _contacts(rolled: Rolled) -> list[str]:
    """The struck balls' cushions in numbers, where balls met, where one fell."""
    scene, drawn = rolled.scene, []
    cushions = dict.fromkeys(scene.struck, 0)
    for time, event in rolled.told:
        if type(event) is Rebound and event.ball in scene.struck:
            cushions[event.ball] += 1
            drawn.append(_numbered(*_at(rolled, event.ball, time), cushions[event.ball]))
        elif type(event) is Hit and (event.ball in scene.struck or event.other in scene.struck):
            cue = event.ball if event.ball in scene.struck else event.other
            x, y = _at(rolled, cue, time)
            drawn.append(ring(x, y, scene.stage.radii[cue], CHALK, dashed=False))
        elif type(event) is Fall:
            x, y = _at(rolled, event.ball, time)
            drawn.append(ball_mark(event.ball, x, y, 0.7 * scene.stage.radii[event.ball], faint=True))
    return drawn


def _at(rolled: Rolled, ball: Ball, time: float) -> tuple[float, float]:
    x, y, _ = place_at(rolled.paths[rolled.scene.balls.index(ball)], time)
    return x, y


def _numbered(x: float, y: float, count: int) -> str:
    return (
        f'<circle cx="{number(x)}" cy="{number(-y)}" r="27" fill="{CHALK}"/>'
        f'<text x="{number(x)}" y="{number(-y + 0.0115)}" font-size="34" font-weight="700" text-anchor="middle"'
        f' fill="#15181c">{count}</text>'
    )


def _pins(rolled: Rolled) -> list[str]:
    """Standing pins; where a felled one stood, a cross with its name, and it lies where it slid. Twice their size."""
    scene, drawn = rolled.scene, []
    for pin, path in zip(scene.pins, rolled.paths[len(scene.balls) :], strict=True):
        start, last = path[0], path[-1]
        assert scene.stage.pins is not None
        size = scene.stage.pins.size(pin)
        first = next((stretch for stretch in path if stretch[ZONE] == FELLED), None)
        if first is None:
            drawn.append(_standing(last[X], last[X + 1], size.widest))
        else:
            drawn.append(_gone(pin, start[X], start[X + 1]))
            drawn.append(_fallen(last, first[VX : VX + 2], size.height, size.widest))
    return drawn


def _standing(x: float, y: float, widest: float) -> str:
    r = widest * PX
    return (
        f'<circle cx="{number(x)}" cy="{number(-y)}" r="{r:g}" fill="#f4efe3" stroke="#15181c" stroke-width="2"/>'
        f'<circle cx="{number(x)}" cy="{number(-y)}" r="{0.5 * r:g}" fill="#bf2630"/>'
    )


def _gone(pin: Pin, x: float, y: float) -> str:
    return (
        f'<path d="M{number(x)} {number(-y)}m-9 -9l18 18m0 -18l-18 18" stroke="{CHALK}" stroke-width="4"'
        f' stroke-linecap="round"/><text x="{number(x)}" y="{number(-y - 0.015)}" font-size="24"'
        f' text-anchor="middle" fill="{CHALK}">{pin.value}</text>'
    )


def _fallen(last: list[float], toward: list[float], height: float, widest: float) -> str:
    turn = degrees(atan2(-toward[1], toward[0]))
    w, h = 2 * height * PX, 2 * widest * PX
    return (
        f'<g transform="translate({number(last[X])} {number(-last[X + 1])}) rotate({turn:.1f})"><rect x="{-w / 2:g}"'
        f' y="{-h / 2:g}" width="{w:g}" height="{h:g}" rx="{h / 2:g}" fill="#f4efe3" stroke="#15181c"'
        f' stroke-width="2"/><rect x="{w / 4:g}" y="{-h / 2:g}" width="{w / 8:g}" height="{h:g}" fill="#bf2630"/></g>'
    )
