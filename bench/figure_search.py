"""Strokes that make the figures: a seeded search with the simulator, for figures that have none or for those named.

    python bench/figure_search.py FILE [NAME …] [--seed N] [--tries N]

Prints for each figure the line `stroke = { … }` that its file keeps, and how sure the stroke is: the share of its
neighbours (a hand's breadth of error in speed, heading and tip) that make the figure too. The same seed finds the same
stroke on the same physics.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from dataclasses import replace
from math import asin, atan2, cos, degrees, hypot, pi, radians, sin, sqrt
from pathlib import Path
from random import Random
from time import perf_counter

from abrikol.disciplines.carom.artistic.figures import CUE, Figure
from abrikol.disciplines.carom.artistic.file import read_figures
from abrikol.equipment.balls import CAROM
from abrikol.equipment.names import Ball
from abrikol.play.attempts import Attempt, attempt
from abrikol.play.paths import place_at
from abrikol.play.play import Rolled, Unfinished
from abrikol.play.ready import get_ready
from abrikol.play.shot import BadInput
from abrikol.referee.course import followed
from abrikol.referee.task import Solution

ELEVATIONS = {"masse": (35.0, 80.0), "pique": (30.0, 75.0), "jump": (15.0, 60.0)}
"""Degrees that a family is looked for in; any other is played level, or as level as can be."""
TOPS = {"draw": (-0.5, -0.2), "follow": (0.15, 0.5), "pique": (-0.5, -0.1)}
"""Radii above the centre that a family is looked for in; any other anywhere."""
SPEEDS = (0.6, 7.5)
NEIGHBOURS, ROUNDS = 48, 100
ERROR = {"speed": 0.01, "heading": 0.08, "side": 0.012, "top": 0.012, "elevation": 0.4}
"""One standard deviation of a good hand: share of the speed, degrees, radii, degrees."""


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("file", type=Path)
    asked.add_argument("names", nargs="*")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--tries", type=int, default=20000)
    given = asked.parse_args()
    get_ready(lambda step: print(step, file=sys.stderr))
    for figure in read_figures(given.file.read_text("utf-8")).figures:
        if figure.name in given.names or (not given.names and figure.solution is None):
            _tell(figure, given.seed, given.tries)


def _tell(figure: Figure, seed: int, tries: int) -> None:
    begin = perf_counter()
    found = search(figure, seed, tries)
    took = f"{perf_counter() - begin:.0f} s"
    if found is None:
        print(f"{figure.name}: nothing found in {tries} strokes, {took}", flush=True)
        return
    sure = share(figure, found, Random(f"{seed}-sure"), 4 * NEIGHBOURS)
    told = ", ".join(f"{name} = {getattr(found, name):g}" for name in ERROR)
    print(
        f"{figure.name}: {100 * sure:.0f} % of its neighbours, {took}\nstroke = {{ {told}, seed = {seed} }}", flush=True
    )


def search(figure: Figure, seed: int, tries: int) -> Solution | None:
    """The surest stroke that the search comes upon; None if none made the figure."""
    random = Random(f"{seed}-{figure.name}")
    strokes = enumerate(_somehow(figure, random, tries, seed))
    rated = sorted(((worth(figure, one), -number, one) for number, one in strokes), reverse=True)
    made = [one for rating, _, one in rated if rating[0] > 0][:12]
    if not made:
        made = _climbed(figure, [one for _, _, one in rated[:24]], random, tries // 2)
    if not made:
        return None
    shares = [share(figure, one, Random(f"{seed}-share"), NEIGHBOURS) for one in made]
    rate = max(shares)
    return _surer(figure, rate, made[shares.index(rate)], random, seed)


def _somehow(figure: Figure, random: Random, count: int, seed: int) -> Iterator[Solution]:
    low, high = ELEVATIONS.get(figure.family, (0.0, 0.0))
    for _ in range(count):
        side, top = _tip(random, *TOPS.get(figure.family, (-1.0, 1.0)))
        yield Solution(
            speed=round(SPEEDS[0] + (SPEEDS[1] - SPEEDS[0]) * random.random() ** 1.3, 2),
            heading=round(_heading(figure, random), 2),
            side=side,
            top=top,
            elevation=round(random.uniform(low, high), 1),
            seed=seed,
        )


def _tip(random: Random, lowest: float, highest: float) -> tuple[float, float]:
    """Anywhere between these heights where the tip does not slip."""
    while True:
        off, way = 0.5 * sqrt(random.random()), random.uniform(0.0, 2.0 * pi)
        side, top = round(off * cos(way), 3), round(off * sin(way), 3)
        if lowest <= top <= highest:
            return side, top


def _heading(figure: Figure, random: Random) -> float:
    """At the first ball, with a margin where the cue ball may swerve; anywhere where a cushion comes first."""
    first = figure.courses[0][1].terms[0].things
    balls = [thing for thing in first if isinstance(thing, Ball)]
    if not balls or figure.family == "jump":
        return random.uniform(0.0, 360.0)
    here, there = figure.position[CUE], figure.position[random.choice(balls)]
    away = there.distance(here)
    wide = asin(min(1.0, CAROM.diameter / away)) + (radians(35.0) if figure.family in ("masse", "pique") else 0.0)
    toward = atan2(there.y - here.y, there.x - here.x)
    return degrees(toward + random.uniform(-wide, wide)) % 360.0


# What a stroke is worth ---------------------------------------------------------------------------------------

Rating = tuple[int, float]
"""First whether it made the figure; then how far along the figure's courses it came, and how near to the next ball."""


def worth(figure: Figure, stroke: Solution) -> Rating:
    """How good a stroke is at the figure."""
    try:
        tried = attempt(figure, stroke)
    except (BadInput, Unfinished):
        return 0, -99.0
    if tried.made:
        return 1, 0.0
    return 0, sum(_along(figure, tried.rolled, ball) for ball, _ in figure.courses) - _lost(tried)


def _along(figure: Figure, seen: Rolled, ball: Ball) -> float:
    """The share of its course that a ball followed, and how near it came to the ball it should meet next."""
    course = dict(figure.courses)[ball]
    way = followed(course, ball, seen.stroke.groups)
    if way.done:
        return 1.0
    wanted = [thing for thing in course.terms[way.terms].things if isinstance(thing, Ball)]
    near = min((_nearest(seen, ball, other) for other in wanted), default=1.0)
    return (way.terms + 0.5 / (1.0 + 4.0 * near)) / (len(course.terms) + 1)


def _nearest(seen: Rolled, ball: Ball, other: Ball) -> float:
    """How near two balls came (m), after the first tenth of a second."""
    first, second = (seen.paths[seen.scene.balls.index(one)] for one in (ball, other))
    end, least = seen.trajectory.duration, 9.0
    for step in range(1, 121):
        time = end * step / 120
        (x, y, _), (ox, oy, _) = place_at(first, time), place_at(second, time)
        least = min(least, hypot(x - ox, y - oy) - CAROM.diameter)
    return max(least, 0.0)


def _lost(tried: Attempt) -> float:
    """What else spoils it: a pin that fell, a ball that came to rest astray or off the table."""
    return 0.4 if tried.article.slug in ("pin-fell", "ball-outside", "not-gathered") else 0.0


# The surest of them -----------------------------------------------------------------------------------------------


def near(stroke: Solution, random: Random, scale: float = 1.0) -> Solution:
    """The same stroke by a hand that errs a little."""
    raised = stroke.elevation + (scale * random.gauss(0.0, ERROR["elevation"]) if stroke.elevation else 0.0)
    return replace(
        stroke,
        speed=max(0.2, stroke.speed * (1.0 + scale * random.gauss(0.0, ERROR["speed"]))),
        heading=stroke.heading + scale * random.gauss(0.0, ERROR["heading"]),
        side=stroke.side + scale * random.gauss(0.0, ERROR["side"]),
        top=stroke.top + scale * random.gauss(0.0, ERROR["top"]),
        elevation=min(max(raised, 0.0), 85.0),
    )


def share(figure: Figure, stroke: Solution, random: Random, count: int) -> float:
    """The share of its neighbours that make the figure."""
    return sum(worth(figure, near(stroke, random))[0] for _ in range(count)) / count


def _climbed(figure: Figure, best: list[Solution], random: Random, tries: int) -> list[Solution]:
    """Better and better strokes from the best there are, until some make the figure."""
    rated = [(worth(figure, one), one) for one in best]
    made: list[Solution] = []
    for number in range(tries):
        at = number % len(rated)
        other = _short(near(rated[at][1], random, 12.0 * (1.0 - number / tries) ** 2 + 0.5))
        rating = worth(figure, other)
        if rating[0]:
            made.append(other)
            if len(made) == 12:
                break
        if rating > rated[at][0]:
            rated[at] = rating, other
    return made


def _surer(figure: Figure, rate: float, stroke: Solution, random: Random, seed: int) -> Solution:
    """From a stroke that makes the figure to one whose neighbours make it too."""
    for round_ in range(ROUNDS):
        other = _short(near(stroke, random, 3.0 / (1 + round_ % 4)))
        if worth(figure, other)[0] and (better := share(figure, other, Random(f"{seed}-share"), NEIGHBOURS)) > rate:
            rate, stroke = better, other
    return stroke


def _short(stroke: Solution) -> Solution:
    """With as many decimals as the file keeps."""
    return replace(
        stroke,
        speed=round(stroke.speed, 2),
        heading=round(stroke.heading % 360.0, 2),
        side=round(stroke.side, 3),
        top=round(stroke.top, 3),
        elevation=round(stroke.elevation, 1),
    )


if __name__ == "__main__":
    main()
