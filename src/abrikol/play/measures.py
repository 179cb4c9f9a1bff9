"""The measures of a strike, for the laws of the push: how near, at what angle, how far it followed, how long it held.

They are given where the ball first met lay so near that the game's law asks for them: within a cube of chalk
(FREE-19.2), or as near as its own rule of the push says.
"""

from __future__ import annotations

from bisect import bisect_right
from math import acos, cos, degrees, hypot, pi, sin

from abrikol.equipment.cues import CHALK_CUBE
from abrikol.equipment.names import Ball
from abrikol.physics.state import AX, AY, SINCE, VX, VY, X, Y
from abrikol.play.lines import Timed
from abrikol.play.paths import Path, place_at, stretches
from abrikol.play.scene import Scene
from abrikol.play.shot import Shot
from abrikol.stroke.events import CushionTouch, Event, Hit, Jaw, Measures, Rebound, Tip
from abrikol.stroke.stroke import Remark, Word

HALF_A_BALL = 0.5
"""Diameters: who went farther past the contact has followed, even if he came back."""
TIP_CONTACT = 0.001
"""s: how long a tip stays on a ball: 1.000 ms at 3 m/s (Shimamura 2006, as BilliardGL quotes it)."""


def measured(scene: Scene, shots: tuple[Shot, ...], told: list[Timed], paths: list[Path]) -> list[Timed]:
    """The same events, each strike with its measures."""
    out = list(told)
    for shot in shots:
        at = next(n for n, (time, event) in enumerate(out) if is_strike(event, time, shot))
        measures = _measures(scene, shot, [timed for timed in out[at + 1 :] if _concerns(timed[1], shot.ball)], paths)
        out[at] = out[at][0], Tip(shot.ball, measures)
    return out


def is_strike(event: Event, time: float, shot: Shot) -> bool:
    """Whether this event is the strike of a shot, not a later contact of its tip."""
    return type(event) is Tip and event.ball is shot.ball and time == shot.start


def _concerns(event: Event, ball: Ball) -> bool:
    """A contact of this ball."""
    if type(event) is Hit:
        return ball is event.ball or ball is event.other
    return (type(event) is Rebound or type(event) is Jaw) and event.ball is ball


def _measures(scene: Scene, shot: Shot, contacts: list[Timed], paths: list[Path]) -> Measures:
    if not contacts:
        return Measures()
    time, first = contacts[0]
    held = tip_held(time - shot.start)
    if type(first) is not Hit:
        return Measures(held=held if _law_asks_of_cushions(scene, first) else None)
    other = first.other if first.ball is shot.ball else first.ball
    mine, its = paths[scene.balls.index(shot.ball)], paths[scene.balls.index(other)]
    radii = scene.stage.balls.radius(shot.ball) + scene.stage.balls.radius(other)
    (x, y, _), (ox, oy, _) = place_at(mine, shot.start), place_at(its, shot.start)
    gap = max(hypot(ox - x, oy - y) - radii, 0.0)
    if gap > _near(scene):
        return Measures(held=held)
    until = contacts[1][0] if len(contacts) > 1 else max(path[-1][SINCE] for path in paths)
    return Measures(
        held=held,
        gap=round(1000.0 * gap, 1),
        angle=round(_angle(shot.heading, ox - x, oy - y), 1),
        follow=round(_follow(mine, its, time, until) / radii, 2),
    )


def _near(scene: Scene) -> float:
    """How near a ball must lie for the law to ask of a push, in metres."""
    push = getattr(scene.game.law, "push", None)
    return CHALK_CUBE if push is None else max(CHALK_CUBE, push.near / 1000.0)


def _law_asks_of_cushions(scene: Scene, first: Event) -> bool:
    """Carom asks whether the tip held on until a cushion, too; a cushion that it touched has a law of its own."""
    if scene.game.table.pockets is not None or type(first) is not Rebound:
        return False
    return CushionTouch(first.ball, first.cushion) not in scene.before.frozen


def eyes_saw(scene: Scene, told: list[Timed]) -> tuple[Remark, ...]:
    """What a referee would report of the strikes, where the law has no number for it.

    In carom a push is when the tip still held the cue ball as it met the next thing, and no law gives it a time; what
    it touched before has a law of its own.
    """
    if scene.game.table.pockets is not None:
        return ()
    for at, (_, event) in enumerate(told):
        if type(event) is Tip and event.measures.held is not None:
            met = next((later for _, later in told[at + 1 :] if _concerns(later, event.ball)), None)
            if not _touched_before(scene, met):
                return (Remark(Word.PUSH),)
    return ()


def _touched_before(scene: Scene, met: Event | None) -> bool:
    if type(met) is Hit:
        return met.other in scene.before.touching(met.ball)
    return type(met) is Rebound and CushionTouch(met.ball, met.cushion) in scene.before.frozen


def tip_held(delay: float) -> float | None:
    """How long the tip still touched the ball when it met the next thing; None when it had left it.

    The physics strikes in an instant, the ball having its full speed v from the start; in truth the push swells and
    fades as a half sine, and the ball has moved x(t) = v/2 (t - τ/π sin(πt/τ)). It meets after x = v · delay.
    """
    if delay >= 0.5 * TIP_CONTACT:
        return None
    low, high = 0.0, TIP_CONTACT
    for _ in range(40):
        middle = 0.5 * (low + high)
        if 0.5 * (middle - TIP_CONTACT / pi * sin(pi * middle / TIP_CONTACT)) < delay:
            low = middle
        else:
            high = middle
    return round(TIP_CONTACT - high, 5) or None


def _angle(heading: float, dx: float, dy: float) -> float:
    """Degrees between the cue and the line of centres."""
    length = hypot(dx, dy)
    inside = (dx * cos(heading) + dy * sin(heading)) / length
    return degrees(acos(min(max(inside, -1.0), 1.0)))


def _follow(mine: Path, its: Path, contact: float, until: float) -> float:
    """How far past the place of contact the ball went along the line of centres, before it met anything else.

    Less than nothing is how far behind that place it came, having rolled back.
    """
    (x, y, _), (ox, oy, _) = place_at(mine, contact), place_at(its, contact)
    length = hypot(ox - x, oy - y)
    nx, ny = (ox - x) / length, (oy - y) / length
    farthest = last = 0.0
    first = max(bisect_right(mine, contact, key=lambda stretch: stretch[SINCE]) - 1, 0)
    for s, lasting in stretches(mine[first:], until):
        lasts = min(lasting, until - s[SINCE])
        if lasts <= 0.0:
            break
        along = (s[X] - x) * nx + (s[Y] - y) * ny
        speed, half = s[VX] * nx + s[VY] * ny, 0.5 * (s[AX] * nx + s[AY] * ny)
        turn = -speed / (2.0 * half) if half != 0.0 else lasts
        for time in (lasts, min(max(turn, 0.0), lasts)):
            farthest = max(farthest, along + time * (speed + time * half))
        last = along + lasts * (speed + lasts * half)
    return last if last < 0.0 and farthest < HALF_A_BALL * length else farthest
