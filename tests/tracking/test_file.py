"""Files of tracks: ours, the match record's, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from abrikol.equipment.names import Ball
from abrikol.tracking.file import TracksError, read, write
from abrikol.tracking.strokes import Sample, Track, tidied
from tests.tracking.filmed import THREE_WAYS, filmed

LINE = {"W": [[0, 0.5, 0.7], [0.1, 0.6, 0.7]], "Y": [[0, 1.0, 0.7]], "R": [[0, 2.0, 0.7]]}


def kept(tmp_path: Path, held: object) -> Path:
    path = tmp_path / "tracks.json"
    path.write_text(held if isinstance(held, str) else json.dumps(held), "utf-8")
    return path


def ours(*strokes: object) -> dict[str, object]:
    return {"format": "abrikol tracks 1", "strokes": list(strokes)}


def test_what_was_written_reads_back(tmp_path: Path) -> None:
    strokes = tuple(filmed(tried, name=str(k)) for k, tried in enumerate(THREE_WAYS))
    path = tmp_path / "tracks.json"
    write(path, strokes)
    assert read(path) == strokes


def test_the_cue_ball_is_the_one_that_moves_first(tmp_path: Path) -> None:
    (stroke,) = read(kept(tmp_path, ours({"name": "a", "balls": LINE})))
    assert stroke.cue is Ball.W
    swapped = {"W": LINE["Y"], "Y": LINE["W"], "R": LINE["R"]}
    assert read(kept(tmp_path, ours({"name": "a", "balls": swapped})))[0].cue is Ball.Y
    assert read(kept(tmp_path, ours({"name": "a", "cue": "R", "balls": LINE})))[0].cue is Ball.R


def test_a_match_record_has_its_origin_in_the_middle(tmp_path: Path) -> None:
    balls = {
        "1": {"t": [0], "x": [0.0], "y": [0.0]},
        "2": {"t": [0, 0.1, 0.1], "x": [-1.0, -0.9, -0.8], "y": [0.5, 0.5, 0.5]},
        "3": {"t": [0], "x": [1.0], "y": [-0.5]},
    }
    (stroke,) = read(kept(tmp_path, {"shots": [{"id": 7, "balls": balls}], "about": "…"}))
    assert stroke.name == "7"
    white, yellow, red = stroke.tracks
    assert [s.time for s in white.samples] == [0.0, 0.1]
    assert [s.x for s in white.samples] == pytest.approx([0.42, 0.52])
    assert [s.y for s in white.samples] == pytest.approx([1.21, 1.21])
    assert (yellow.samples[0].x, red.samples[0].x) == pytest.approx((1.42, 2.42))


def test_a_late_stroke_is_brought_to_its_beginning() -> None:
    late = Track(Ball.W, (Sample(0.0, 0.5, 0.7), Sample(6.62, 0.55, 0.7), Sample(6.64, 0.6, 0.7)))
    still = Track(Ball.Y, (Sample(0.0, 1.0, 0.7), Sample(7.0, 1.0, 0.7)))
    stroke = tidied("a", (late, still))
    assert [s.time for s in stroke.tracks[0].samples] == pytest.approx([0.0, 0.03, 0.05])
    assert stroke.tracks[1].samples[0] == Sample(0.0, 1.0, 0.7)


@pytest.mark.parametrize(
    ("held", "says"),
    [
        ("{", "is not JSON"),
        ({}, 'neither "strokes"'),
        ([], 'neither "strokes"'),
        ({"format": "abrikol tracks 9", "strokes": []}, "format"),
        (ours(), "strokes"),
        (ours({"name": "a", "balls": {"W": [[0, 1, "x"]]}}), "strokes.0.balls.W.0.2"),
        (ours({"name": "a", "balls": {"W": LINE["W"]}}), "stroke a: 1 of the three balls"),
        (ours({"name": "a", "balls": LINE}, {"name": "a", "balls": LINE}), "several strokes are called a"),
        (ours({"name": "a", "balls": {**LINE, "R": [[0, 7.0, 0.7]]}}), "ball R at 0 s lies at (7, 0.7) m"),
        (ours({"name": "a", "balls": {**LINE, "W": [[0, 0.5, 0.7]]}}), "no ball moves"),
    ],
)
def test_what_holds_no_tracks_is_refused(held: object, says: str, tmp_path: Path) -> None:
    with pytest.raises(TracksError) as told:
        read(kept(tmp_path, held))
    assert says in str(told.value)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        read(tmp_path / "gone.json")
