"""Files of tracked strokes: our format, and the one of the table's public match records.

Ours is JSON: `{"format": "abrikol tracks 1", "strokes": [{"name": "7", "cue": "W", "balls": {"W": [[t, x, y], …],
"Y": …, "R": …}}, …]}`, seconds and metres from the corner of cushions h and r; `cue` may be left out for the ball that
moves first. The other has `shots` with balls "1", "2", "3" as lists of t, x and y, metres from the middle of a match
table.
"""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import ConfigDict, Field, TypeAdapter, ValidationError

from abrikol.equipment.names import CAROM_BALLS, Ball
from abrikol.equipment.tables import MATCH_TABLE
from abrikol.language import Wrong, phrase
from abrikol.tracking.strokes import Sample, Track, TrackedStroke, tidied

Number = Annotated[float, Field(allow_inf_nan=False)]
BallName = Literal["W", "Y", "R"]
NEAR = 0.1
"""m outside the cushions where a centre may still be seen; farther off, the unit or the origin is another."""


class TracksError(Wrong):
    """A file that holds no tracked strokes; the message says where and what to do."""


@dataclass(frozen=True, slots=True)
class _Stroke:
    __pydantic_config__ = ConfigDict(extra="forbid")

    name: str
    balls: dict[BallName, Annotated[list[tuple[Number, Number, Number]], Field(min_length=1)]]
    cue: BallName | None = None


@dataclass(frozen=True, slots=True)
class _Tracks:
    __pydantic_config__ = ConfigDict(extra="forbid")

    format: Literal["abrikol tracks 1"]
    strokes: Annotated[list[_Stroke], Field(min_length=1)]


@dataclass(frozen=True, slots=True)
class _Columns:
    t: Annotated[list[Number], Field(min_length=1)]
    x: list[Number]
    y: list[Number]


@dataclass(frozen=True, slots=True)
class _Shot:
    id: int | str
    balls: dict[Literal["1", "2", "3"], _Columns]


@dataclass(frozen=True, slots=True)
class _Shots:
    shots: Annotated[list[_Shot], Field(min_length=1)]


def read(path: Path) -> tuple[TrackedStroke, ...]:
    """The strokes of a file in either format; raises `TracksError`, or `OSError`."""
    try:
        held = json.loads(path.read_text("utf-8"))
    except ValueError as wrong:
        raise TracksError("no-json-file", file=str(path), why=str(wrong)) from None
    if not isinstance(held, dict) or not held.keys() & {"strokes", "shots"}:
        raise TracksError("no-tracks", file=str(path))
    try:
        strokes = tuple(_ours(held) if "strokes" in held else _from_match(held))
    except ValidationError as wrong:
        first = wrong.errors()[0]
        place = ".".join(str(part) for part in first["loc"])
        what = phrase("value-wrong", where=place, message=first["msg"])
        raise TracksError("in-file", file=str(path), what=what) from None
    names = Counter(stroke.name for stroke in strokes)
    for stroke in strokes:
        if names[stroke.name] > 1:
            raise TracksError("same-names", file=str(path), name=stroke.name)
        _check(path, stroke)
    return strokes


def write(path: Path, strokes: tuple[TrackedStroke, ...]) -> None:
    """Keep strokes in our format."""
    told = {"format": "abrikol tracks 1", "strokes": [_told(stroke) for stroke in strokes]}
    path.write_text(json.dumps(told), "utf-8")


def _told(stroke: TrackedStroke) -> dict[str, Any]:
    balls = {track.ball.value: [[s.time, s.x, s.y] for s in track.samples] for track in stroke.tracks}
    return {"name": stroke.name, "cue": stroke.cue.value, "balls": balls}


def _ours(held: object) -> list[TrackedStroke]:
    told = TypeAdapter(_Tracks).validate_python(held)
    return [
        tidied(
            stroke.name,
            tuple(Track(ball, tuple(Sample(*s) for s in stroke.balls[_name(ball)])) for ball in _all(stroke.balls)),
            Ball(stroke.cue) if stroke.cue else None,
        )
        for stroke in told.strokes
    ]


def _from_match(held: object) -> list[TrackedStroke]:
    told = TypeAdapter(_Shots).validate_python(held)
    x0, y0 = 0.5 * MATCH_TABLE.length, 0.5 * MATCH_TABLE.width
    strokes = []
    for shot in told.shots:
        tracks = []
        for ball, number in zip(CAROM_BALLS, sorted(shot.balls), strict=False):
            c = shot.balls[number]
            tracks.append(Track(ball, tuple(Sample(t, x + x0, y + y0) for t, x, y in zip(c.t, c.x, c.y, strict=False))))
        strokes.append(_white_first(tidied(str(shot.id), tuple(tracks))))
    return strokes


def _white_first(stroke: TrackedStroke) -> TrackedStroke:
    """The record doesn't tell colours: the cue ball is called white, the others yellow and red."""
    mine = [track for track in stroke.tracks if track.ball is stroke.cue]
    others = [track for track in stroke.tracks if track.ball is not stroke.cue]
    tracks = tuple(Track(ball, t.samples) for ball, t in zip(CAROM_BALLS, (*mine, *others), strict=True))
    return TrackedStroke(stroke.name, CAROM_BALLS[0], tracks)


def _name(ball: Ball) -> Any:
    return ball.value


def _all(balls: dict[BallName, Any]) -> tuple[Ball, ...]:
    return tuple(ball for ball in CAROM_BALLS if ball.value in balls)


def _check(path: Path, stroke: TrackedStroke) -> None:
    """Three balls, on a table of this size, that do something."""
    where = {"file": str(path), "stroke": stroke.name}
    if len(stroke.tracks) != len(CAROM_BALLS):
        raise TracksError("tracks-balls", **where, balls=len(stroke.tracks))
    for track in stroke.tracks:
        for s in track.samples:
            if not (-NEAR <= s.x <= MATCH_TABLE.length + NEAR and -NEAR <= s.y <= MATCH_TABLE.width + NEAR):
                at = {"time": f"{s.time:g}", "x": f"{s.x:g}", "y": f"{s.y:g}"}
                bed = f"{MATCH_TABLE.length:g} × {MATCH_TABLE.width:g}"
                raise TracksError("tracks-off-bed", **where, **at, ball=track.ball.value, bed=bed)
        if any(a.time > b.time for a, b in pairwise(track.samples)):
            raise TracksError("tracks-times", **where, ball=track.ball.value)
    if all(track.stirs == float("inf") for track in stroke.tracks):
        raise TracksError("tracks-still", **where)
