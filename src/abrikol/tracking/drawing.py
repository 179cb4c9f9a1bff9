"""A stroke that was found, drawn over what the camera saw."""

from __future__ import annotations

from abrikol.play.drawing import drawing_of
from abrikol.play.furniture import number
from abrikol.play.marks import COLOURS
from abrikol.play.play import Rolled
from abrikol.tracking.strokes import TrackedStroke

DOT = 9
"""mm: radius of a sample's dot."""


def overlay(rolled: Rolled, stroke: TrackedStroke) -> str:
    """The picture of the replay with a dot for every sample, as SVG."""
    dots = [
        f'<circle cx="{number(s.x)}" cy="{number(-s.y)}" r="{DOT}" fill="{COLOURS[track.ball]}"'
        f' fill-opacity="0.75" stroke="#111" stroke-width="1.5"/>'
        for track in stroke.tracks
        for s in track.samples
    ]
    head, _, _ = drawing_of(rolled).rpartition("</svg>")
    return "\n".join([head.rstrip(), *dots, "</svg>", ""])
