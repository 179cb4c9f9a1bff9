"""Contacts: which touches of the physics are touches to an eye.

The physics knows every impact, among them trains of tiny ones where bodies press on each other. To the law two bodies
that did not part are in one contact; and a ball that lay touching a cushion or a ball touches it anew only when it is
driven into it, not when it leaves.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import hypot

from abrikol.equipment.names import Ball, Cushion
from abrikol.equipment.tables import Table
from abrikol.layout.position import TOUCH_TOLERANCE
from abrikol.physics.state import RADIUS, REACH
from abrikol.play.paths import Path, place_at
from abrikol.stroke.events import BallTouch, Touching

CUSHIONS = (Cushion.HEAD, Cushion.FOOT, Cushion.RIGHT, Cushion.LEFT)
"""The cushions as the physics numbers them."""
DRIVEN = 0.01
"""m/s: a ball at rest against something is driven into it from here on; slower, nobody sees it. Ours."""
ONE_CONTACT = 0.1
"""s: bodies that have not parted for so long, and are then driven together, make a new contact. Ours."""

Key = tuple[int, int]
"""Two balls, or a ball and a cushion (-1 - its number)."""


@dataclass(slots=True)
class Contacts:
    """Remembers who touched whom, and tells the new contacts from the old."""

    paths: Sequence[Path]
    table: Table
    last: dict[Key, float] = field(default_factory=dict)
    counted: set[Key] = field(default_factory=set)

    def lie_touching(self, frozen: Iterable[Touching], numbers: dict[Ball, int]) -> None:
        """These touch before the stroke."""
        for touch in frozen:
            first = numbers.get(touch.ball)
            if isinstance(touch, BallTouch):
                second = numbers.get(touch.other)
                if first is not None and second is not None:
                    self.last[min(first, second), max(first, second)] = 0.0
            elif first is not None:
                self.last[first, -1 - CUSHIONS.index(touch.cushion)] = 0.0

    def is_new(self, key: Key, time: float, strength: float) -> bool:
        """Whether this impact is a contact of its own; it is remembered either way."""
        before = self.last.get(key)
        self.last[key] = time
        fresh = before is None or self._parted(key, before, time)
        if not fresh and before is not None:
            goes_on = key in self.counted and time - before < ONE_CONTACT
            fresh = strength >= DRIVEN and not goes_on
        if fresh:
            self.counted.add(key)
        return fresh

    def press(self, key: Key, time: float) -> None:
        """The two still touch."""
        self.last[key] = time

    def _parted(self, key: Key, before: float, time: float) -> bool:
        """Whether there was air between the two half-way since they touched."""
        first, second = key
        middle = 0.5 * (before + time)
        x, y, _ = place_at(self.paths[first], middle)
        if second >= 0:
            ox, oy, _ = place_at(self.paths[second], middle)
            need = self.paths[first][0][RADIUS] + self.paths[second][0][RADIUS]
            return hypot(x - ox, y - oy) - need > TOUCH_TOLERANCE
        away = (x, self.table.length - x, y, self.table.width - y)[-1 - second]
        return away - self.paths[first][0][REACH] > TOUCH_TOLERANCE
