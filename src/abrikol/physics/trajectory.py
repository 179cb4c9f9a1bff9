"""What a stroke was: everything that happened, and every path as stretches quadratic in time.

Columns of `segments` are those of `state`, lengths from the corner of cushions h and r. Times are seconds since the
start; a stretch of a body lasts until that body's next one.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

import numpy as np

from abrikol.physics.arrays import Counts, Numbers, Rows
from abrikol.physics.kinds import Kind
from abrikol.physics.parameters import World
from abrikol.physics.state import AX, OUT, PHASE, SINCE, SLIDE, VX, X, Y, Z

SAME_INSTANT = 1e-9
"""s: events nearer in time than this belong to one group."""


class Happening(NamedTuple):
    """One entry of the log; `kinds.Kind` tells what `second` means. `strength` is the speed of approach in m/s."""

    time: float
    kind: Kind
    first: int
    second: int
    strength: float


@dataclass(frozen=True, slots=True, eq=False)
class Trajectory:
    """A stroke played to its end, or to the limit of events (`finished` false: then nothing may be concluded)."""

    times: Numbers
    strengths: Numbers
    log: Counts
    segments: Rows
    bodies: Counts
    finished: bool
    balls: int = field(kw_only=True)
    world: World = field(kw_only=True)

    def __post_init__(self) -> None:
        self.segments[:, X] += 0.5 * self.world.bed.length
        self.segments[:, Y] += 0.5 * self.world.bed.width

    def __iter__(self) -> Iterator[Happening]:
        """Everything that happened, in order."""
        log = self.log.reshape(-1, 3).tolist()
        for time, strength, (kind, first, second) in zip(
            self.times.tolist(), self.strengths.tolist(), log, strict=True
        ):
            yield Happening(time, Kind(kind), first, second, strength)

    def groups(self) -> Iterator[tuple[Happening, ...]]:
        """The same, what happened at one instant together."""
        group: list[Happening] = []
        for happening in self:
            if group and happening.time - group[-1].time > SAME_INSTANT:
                yield tuple(group)
                group = []
            group.append(happening)
        if group:
            yield tuple(group)

    @property
    def duration(self) -> float:
        """Seconds until everything rests."""
        return float(self.times[-1]) if len(self.times) else 0.0

    def of(self, body: int) -> Rows:
        """The stretches of one body, in order of time."""
        mine: Rows = self.segments[self.bodies == body]
        return mine

    def at(self, time: float) -> Rows:
        """Where the centres of all bodies are at a time: (bodies, 3)."""
        bodies = range(int(self.bodies.max()) + 1)
        centres: Rows = np.vstack([_place(self._stretch(body, time), time) for body in bodies])
        return centres

    def _stretch(self, body: int, time: float) -> Numbers:
        mine = self.of(body)
        last: Numbers = mine[max(int(np.searchsorted(mine[:, SINCE], time, side="right")) - 1, 0)]
        return last

    @property
    def start(self) -> Rows:
        """Where everything lay before: (bodies, 3). The log of stretches opens with one of each body."""
        first: Rows = self.segments[: int(self.bodies.max()) + 1, X : Z + 1]
        return first

    @property
    def last(self) -> Rows:
        """The last stretch of each body."""
        _, from_behind = np.unique(self.bodies[::-1], return_index=True)
        rows: Rows = self.segments[len(self.bodies) - 1 - from_behind]
        return rows

    @property
    def end(self) -> Rows:
        """Where everything came to rest: (bodies, 3); a ball that is out stays where it went."""
        return self.last[:, X : Z + 1] if self.finished else self.at(self.duration)

    def is_out(self, body: int) -> bool:
        """Whether a ball has fallen into a pocket or left the table."""
        return bool(self.last[body, PHASE] == OUT)


def _place(stretch: Numbers, time: float) -> Numbers:
    dt = time - stretch[SINCE] if stretch[PHASE] >= SLIDE else 0.0
    place: Numbers = stretch[X : Z + 1] + dt * (stretch[VX : VX + 3] + 0.5 * dt * stretch[AX : AX + 3])
    return place
