"""Points of the classic pyramid: what balls count, what a breach costs, when the game is won or drawn.

Each side's points are zero-sum but for the balls: once all fifteen are potted
the scores add up to the whole pyramid, whatever penalties were paid.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from abrikol.disciplines.pyramid.general.breaches import Breach
from abrikol.disciplines.pyramid.general.house import on_table
from abrikol.disciplines.pyramid.general.law import LAMP_IS_FIXED, Levy, Penalty, PyramidLaw
from abrikol.equipment.names import Ball
from abrikol.layout.respot import Spotting
from abrikol.referee.facts import Facts
from abrikol.referee.situation import Over, Situation
from abrikol.referee.verdict import PLAY_ON, Verdict
from abrikol.stroke.events import Thing
from abrikol.stroke.people import Side

_FORA = ("0", "5", "10", "15", "20", "30", "35")
"""The head starts that the text names, in points; 25 is not among them (CLASSIC-12)."""

Choice = tuple[str, tuple[str, ...], str]

CHOICES: tuple[Choice, ...] = (
    ("order", ("ball-pocket", "pure"), "ball-pocket"),
    ("at-70", ("draw", "replay-last"), "draw"),
    ("penalty-to", ("next", "previous", "each"), "next"),
    ("waive", ("none", "tip", "touch", "both"), "none"),
    *((f"fora-{side.value}", _FORA, "0") for side in Side),
    ("fora-as", ("start", "target"), "start"),
)
"""What the sides agree on before the game (CLASSIC-09, 12, 26, 30)."""

_DEFAULTS = {name: default for name, _, default in CHOICES}


def choices(sides: int, *settled: str) -> tuple[Choice, ...]:
    """What so many sides agree on, but for what the edition has settled."""
    nobodys = [f"fora-{side.value}" for side in tuple(Side)[sides:]]
    return tuple(choice for choice in CHOICES if choice[0] not in (*settled, *nobodys))


def agreed(before: Situation, name: str) -> str:
    """What the sides agreed under that name, or what is usual."""
    return before.option(name, _DEFAULTS[name])


@dataclass(frozen=True, slots=True, kw_only=True)
class ClassicLaw(PyramidLaw):
    """The numbers of an edition; `tens` count ten more: the first with two sides, one more with each further side."""

    tens: tuple[Ball, ...] = (Ball.B1, Ball.B2, Ball.B3)
    more: int = 10
    """What those balls, and the last one on the table, count besides their number."""
    breaches: tuple[Breach, ...] = ()
    """What costs five points, in the order the referee meets it."""
    voids: tuple[Breach, ...] = ()
    """What only undoes the ball (CLASSIC-32, X10)."""
    push_costs: bool = False
    """A push, too, costs five points; else it only undoes the ball (X10)."""
    valid_stroke: bool = False
    """A break and a stroke that pots nothing must be valid as in free pyramid (FREE-12, FREE-20; X14, X15)."""
    pass_back: bool = False
    """After a breach the opponent may make the offender go on, or have a failed break played again (FREE-6)."""
    object_ball_off: bool = False
    foreign: frozenset[Thing] = LAMP_IS_FIXED
    spotting: Spotting = Spotting.SHORT_RAIL
    late_foul_voids: bool = False


# what balls count -----------------------------------------------------------------


def worth(facts: Facts[ClassicLaw], ball: Ball) -> int:
    """The ball's number, with ten more for the ace, and with more sides for the two and the three."""
    tens = facts.law.tens[: len(facts.before.sides) - 1]
    return int(ball.value) + (facts.law.more if ball in tens else 0)


def clears(facts: Facts[ClassicLaw], balls: tuple[Ball, ...]) -> bool:
    """These are all the balls there were: the last of them counts ten more."""
    return bool(balls) and set(on_table(facts.before)) <= set(balls)


def points(facts: Facts[ClassicLaw], balls: tuple[Ball, ...]) -> int:
    """What the balls of a stroke count together."""
    last = facts.law.more if clears(facts, balls) else 0
    return sum(worth(facts, ball) for ball in balls) + last


# what a breach costs --------------------------------------------------------------


def five_points(facts: Facts[Any], offender: Side) -> Levy:
    """Five points from the offender to the one agreed on: the next player, the one before, or each of the others."""
    before = facts.before
    takers = _takers(before, offender)
    awards = ((offender, -5 * len(takers)), *((side, 5) for side in takers))
    return Levy(awards=awards, slugs=("penalty",))


def _takers(before: Situation, offender: Side) -> tuple[Side, ...]:
    others = before.others(offender)
    to = agreed(before, "penalty-to")
    if to == "each":
        return others
    if to == "previous":
        return (others[-1],)
    return (others[0] if before.turn is offender else before.turn,)


FIVE_POINTS = Penalty("points5", five_points)


# how a game ends ------------------------------------------------------------------


def fora(before: Situation, side: Side) -> int:
    """The points that the stronger sides give this one."""
    return int(agreed(before, f"fora-{side.value}")) if before.options else 0


def head_starts(before: Situation) -> tuple[int, ...]:
    """The points each side begins with; none where the stronger plays to more instead."""
    if agreed(before, "fora-as") == "target":
        return (0,) * len(before.sides)
    return tuple(fora(before, side) for side in before.sides)


def target(before: Situation, side: Side) -> int:
    """The points this side needs: the format's, or more for the one who gives points away that way."""
    goal = before.format.target
    if before.options and agreed(before, "fora-as") == "target":
        goal += max(fora(before, other) for other in before.sides) - fora(before, side)
    return goal


def lacks(now: Situation, scores: Iterable[int]) -> dict[Side, int]:
    """What each side still needs at these scores, the one at the table first."""
    needed = {side: target(now, side) - score for side, score in zip(now.sides, scores, strict=True)}
    return {side: needed[side] for side in (now.turn, *now.others(now.turn))}


def ending(now: Situation) -> Verdict:
    """Who has his points has won; with all balls gone who lacks least, and equal lack is a draw (70:70)."""
    lacking = lacks(now, now.scores)
    least = min(lacking.values())
    if least > 0 and on_table(now):
        return PLAY_ON
    best = [side for side, lack in lacking.items() if lack == least]
    drawn = least > 0 and len(best) > 1
    return Over(None if drawn else best[0], ":".join(map(str, now.scores)))
