"""The physics made ready: compiled once for its sources, and kept."""

from __future__ import annotations

from collections.abc import Callable

from abrikol.physics.simulate import prepare


def get_ready(report: Callable[[str], None]) -> None:
    """Have the physics compiled; `report` hears of each step, and of nothing where it was compiled before."""
    prepare(report)
