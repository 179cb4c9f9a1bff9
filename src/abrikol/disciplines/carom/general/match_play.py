"""How carom games begin and end: the lag, the starter's choice, the equalising inning, the shoot-out."""

from __future__ import annotations

from collections.abc import Callable

from abrikol.equipment.names import Ball
from abrikol.layout.starts import carom_lag
from abrikol.referee.lag import LagBall, LagFault, LagLaw
from abrikol.referee.situation import Over, Phase, Situation
from abrikol.referee.verdict import PLAY_ON, Equalise, Extra, Verdict
from abrikol.stroke.people import Side


def hit_red(ball: LagBall) -> bool:
    """The lagged ball touched the red."""
    return ball.hit(Ball.R)


def hit_other_across(ball: LagBall) -> bool:
    """The lagged ball left its half and touched the other one."""
    return ball.crossed_axis() and ball.hit(Ball.W, Ball.Y)


CAROM_LAG = LagLaw(
    faults=(
        LagFault("lag-red", hit_red),
        LagFault("lag-across", hit_other_across),
        LagFault("lag-outside", LagBall.flew),
        LagFault("lag-short", lambda ball: not ball.reached_foot()),
    ),
    lay=carom_lag,
    late_start="lag-late",
    collision_repeats=True,
)
"""Both balls must be moving before either reaches the far cushion; a second offence loses."""


def equalises(before: Situation, default: bool) -> bool:
    """The format, or else the edition, gives the second player an equalising inning."""
    agreed = before.format.equaliser
    return default if agreed is None else agreed


def owes_reply(now: Situation, side: Side, default: bool) -> bool:
    """A side that started and reaches the target gives the other one a reply; among three nobody has one."""
    return side is now.starter and len(now.sides) == 2 and equalises(now, default)


def ending(equaliser: bool) -> Callable[[Situation], Verdict]:
    """The question whether a carom game is over, for an edition with or without an equalising inning."""

    def ask(now: Situation) -> Verdict:
        if now.extra is not None:
            return shoot_out(now, now.extra)
        if now.equaliser is not None:
            return equalised(now)
        reached = next((side for side in now.sides if now.score(side) >= now.format.target), None)
        return innings_limit(now) if reached is None else first_to_target(now, reached, equaliser)

    return ask


def first_to_target(now: Situation, side: Side, equaliser: bool) -> Verdict:
    """The side has reached the target: it has won, unless it started and the other may equalise."""
    return Equalise(now.after(side)) if owes_reply(now, side, equaliser) else over(now, side)


def equalised(now: Situation) -> Verdict:
    """The equalising inning is over when its player reaches the target or leaves the table."""
    side = now.equaliser
    assert side is not None
    if now.score(side) >= now.format.target:
        return draw(now)
    return over(now, now.after(side)) if now.turn is not side else PLAY_ON


def innings_limit(now: Situation) -> Verdict:
    """At the agreed number of innings the better score wins."""
    limit = now.format.innings
    if limit is None or not now.fresh or any(count < limit for count in now.innings):
        return PLAY_ON
    best = max(now.scores)
    leaders = [side for side in now.sides if now.score(side) == best]
    return over(now, leaders[0]) if len(leaders) == 1 else draw(now)


def draw(now: Situation) -> Verdict:
    """A level score: a draw, or the starter begins a shoot-out."""
    if now.format.shootout:
        return Extra(now.starter)
    return Over(None, ":".join(map(str, now.scores)))


def shoot_out(now: Situation, points: tuple[int, ...]) -> Verdict:
    """One inning each from the opening position; the longer run wins, level runs go on."""
    first, second = now.starter, now.after(now.starter)
    ahead = points[now.index(second)] - points[now.index(first)]
    if now.turn is second and ahead > 0:
        return over(now, second)
    if now.phase is Phase.OPENING or not now.fresh:
        return PLAY_ON
    if now.turn is second:
        return Extra(second)
    return Extra(first) if ahead == 0 else over(now, first)


def over(now: Situation, winner: Side) -> Over:
    """This side has won; the score stands as it is."""
    return Over(winner, ":".join(map(str, now.scores)))
