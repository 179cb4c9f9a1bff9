"""What a record takes of a roll of the balls: a stroke for each shot, and an act for each ball that drops later."""

from __future__ import annotations

from collections.abc import Iterator

from abrikol.physics.state import PHASE, REST, SINCE
from abrikol.play.events import grouped
from abrikol.play.lines import Timed
from abrikol.play.measures import eyes_saw, is_strike
from abrikol.play.paths import Path
from abrikol.play.scene import Scene
from abrikol.play.shot import Shot
from abrikol.stroke.events import Rest
from abrikol.stroke.people import Side
from abrikol.stroke.stroke import Action, Drop, Remark, Stroke, Word


def acts_of(
    scene: Scene,
    shots: tuple[Shot, ...],
    told: list[Timed],
    paths: list[Path],
    rests: tuple[Rest, ...],
    drops: tuple[Drop, ...],
) -> tuple[Action, ...]:
    """The actions in their order.

    A further shot is a stroke of its own, of the one who struck, and made while balls moved if any did. Where all lie
    is known after the last one only.
    """
    parts = list(_parts(shots, told))
    strokes = []
    for number, (shot, part) in enumerate(parts):
        body = Stroke(grouped(part), shot.calls if shot else (), rests if number == len(parts) - 1 else ())
        early = (Remark(Word.BALLS_MOVING),) if number and shot and _move(paths, shot.start) else ()
        strokes.append(Action(_striker(scene, shot, number), body, (*early, *eyes_saw(scene, part))))
    return (*strokes, *(Action(None, drop) for drop in drops))


def _parts(shots: tuple[Shot, ...], told: list[Timed]) -> Iterator[tuple[Shot | None, list[Timed]]]:
    """Each shot with what was told from its strike to the next one's."""
    shot, since = shots[0] if shots else None, 0
    for following in shots[1:]:
        until = next(at for at, (time, event) in enumerate(told) if at > since and is_strike(event, time, following))
        yield shot, told[since:until]
        shot, since = following, until
    yield shot, told[since:]


def _striker(scene: Scene, shot: Shot | None, number: int) -> Side | None:
    """Who struck; a further shot names him even where it is the one whose turn it was."""
    by = shot.by if shot else None
    return by or (scene.before.turn if number else None)


def _move(paths: list[Path], time: float) -> bool:
    """Whether anything moved, or spun on its place, just before this time."""
    return any(path[max(sum(s[SINCE] < time for s in path) - 1, 0)][PHASE] > REST for path in paths)
