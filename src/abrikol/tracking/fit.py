"""A tracked stroke found again: the stroke that leaves those tracks, by how much it misses them, and its ruling."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Any

from abrikol.disciplines import discipline
from abrikol.layout.position import Point
from abrikol.match.match import ruled
from abrikol.match.start import start_line
from abrikol.physics.parameters import World
from abrikol.physics.replay import Try, replayed
from abrikol.play.play import Rolled, Unfinished, told_of
from abrikol.play.scene import Scene
from abrikol.referee.ruling import Ruling
from abrikol.stroke.notation import print_action
from abrikol.stroke.settings import Settings
from abrikol.stroke.stroke import Action, Stroke
from abrikol.tracking.recording import recording
from abrikol.tracking.search import FULL, PLAIN, find
from abrikol.tracking.seen import seen_stroke
from abrikol.tracking.strokes import TrackedStroke

GAME = "three-cushion"


@dataclass(frozen=True, slots=True)
class Fit:
    """The best try at one stroke, and its root mean square error over all samples of all balls, in metres."""

    name: str
    error: float
    tried: Try


def fit(stroke: TrackedStroke, world: World, *, plain: bool = False, seed: int = 0) -> Fit:
    """Search for a stroke; `plain`: with heading, speed, side and top alone."""
    tried, error = find(recording(stroke, world), PLAIN if plain else FULL, seed)
    return Fit(stroke.name, error, Try(*tried.tolist()))


def fit_all(
    strokes: Iterable[TrackedStroke], world: World, *, plain: bool = False, seed: int = 0, jobs: int = 0
) -> Iterator[Fit]:
    """Search for many, `jobs` at once (0: as many as there are cores), each told as soon as it is found."""
    jobs = jobs or os.cpu_count() or 1
    if jobs == 1:
        yield from (fit(stroke, world, plain=plain, seed=seed) for stroke in strokes)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        waiting = [pool.submit(fit, stroke, world, plain=plain, seed=seed) for stroke in strokes]
        try:
            for done in as_completed(waiting):
                yield done.result()
        finally:
            for job in waiting:
                job.cancel()


def rolled(found: Fit, stroke: TrackedStroke, world: World) -> Rolled:
    """The stroke that was found, played and told in the words of the law."""
    trajectory = replayed(found.tried, recording(stroke, world).still, _cue(stroke), world)
    return told_of(_scene(stroke), trajectory)


def ruling_of(stroke: TrackedStroke, happened: Stroke) -> Ruling:
    """What three-cushion says of it."""
    scene = _scene(stroke)
    return ruled(scene.game, 1, scene.before, Action(None, happened)).ruling


def told(found: Fit, stroke: TrackedStroke, world: World) -> dict[str, Any]:
    """Plain values of a stroke that was found: error, stroke, what happened, and both rulings."""
    values: dict[str, Any] = {"name": found.name, "error_m": round(found.error, 5), "stroke": found.tried._asdict()}
    shown = ruling_of(stroke, seen_stroke(stroke)).call
    values["call_of_tracks"] = shown.value if shown else None
    try:
        again = rolled(found, stroke, world)
    except Unfinished:
        return {**values, "line": None, "call": None}
    call = ruling_of(stroke, again.stroke).call
    return {**values, "line": print_action(again.acts[0]), "call": call.value if call else None}


def _cue(stroke: TrackedStroke) -> int:
    return [track.ball for track in stroke.tracks].index(stroke.cue)


def _scene(stroke: TrackedStroke) -> Scene:
    game = discipline(GAME)
    at = tuple((track.ball, Point(track.samples[0].x, track.samples[0].y)) for track in stroke.tracks)
    return Scene(game, start_line(game, Settings(at=at)), (stroke.cue,))
