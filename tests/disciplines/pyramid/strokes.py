"""Shaped strokes of pyramid: real balls that lie on the table, in orders that can happen."""

from __future__ import annotations

from collections.abc import Iterable

from hypothesis import strategies as st

from abrikol.equipment.names import PYRAMID_BALLS, Ball, Cushion, Pocket
from abrikol.stroke.events import (
    Cross,
    Event,
    Fall,
    Fly,
    Group,
    Hit,
    Jaw,
    Land,
    Line,
    Measures,
    Rebound,
    Return,
    Thing,
    Tip,
)
from abrikol.stroke.stroke import Remark, Stroke, Word

CUSHIONS, POCKETS = tuple(Cushion), tuple(Pocket)
THINGS = (None, Thing.FLOOR, Thing.RAIL, Thing.LAMP, Thing.CHALK, Thing.PERSON)
REMARKS = (
    Remark(Word.FOOT_OFF),
    Remark(Word.SIDE_OF_TIP),
    Remark(Word.DOUBLE_HIT),
    Remark(Word.PUSH),
    Remark(Word.BALLS_MOVING),
    Remark(Word.TOUCH, "7"),
    Remark(Word.BY, "B"),
    Remark(Word.BODY_OVER_RAIL),
    Remark(Word.OUTSIDE_HOUSE),
    Remark(Word.DELIBERATE),
    Remark(Word.OBVIOUS, "9@MR"),
    Remark(Word.LATE),
)

remarks = st.lists(st.sampled_from(REMARKS), max_size=2, unique=True).map(tuple)
measures = st.builds(
    Measures,
    gap=st.none() | st.floats(0, 100),
    angle=st.none() | st.floats(0, 90),
    follow=st.none() | st.floats(0, 3),
    held=st.none() | st.floats(0, 1),
)


@st.composite
def strokes(draw: st.DrawFn, on_table: Iterable[Ball] = PYRAMID_BALLS, most: int = 14, instants: bool = True) -> Stroke:
    """A stroke among the balls on the table: balls that fell or flew away do nothing until they come back."""
    balls = sorted(on_table, key=PYRAMID_BALLS.index)
    cue = draw(st.sampled_from(balls))
    first = Tip(cue, draw(measures)) if draw(st.integers(0, 5)) == 0 else Tip(cue)
    events: list[Event] = [first]
    down: dict[Ball, Pocket] = {}
    away: set[Ball] = set()
    few = [cue, *draw(st.lists(st.sampled_from(balls), min_size=1, max_size=4))]
    for _ in range(draw(st.integers(0, most))):
        event = _event(draw, [ball for ball in few if ball not in down and ball not in away], down, away)
        if event is not None:
            events.append(event)
    return Stroke(_grouped(draw, events) if instants else tuple((event,) for event in events))


def _event(draw: st.DrawFn, here: list[Ball], down: dict[Ball, Pocket], away: set[Ball]) -> Event | None:
    kind = draw(st.sampled_from("hhhrrrccjjffotlb"))
    if kind == "b" and down:
        ball = draw(st.sampled_from(sorted(down, key=PYRAMID_BALLS.index)))
        return Return(ball, down.pop(ball))
    if kind == "l" and away:
        ball = draw(st.sampled_from(sorted(away, key=PYRAMID_BALLS.index)))
        away.discard(ball)
        return Land(ball)
    if not here:
        return None
    ball = draw(st.sampled_from(here))
    return _of_ball(draw, kind, ball, here, down, away)


def _of_ball(
    draw: st.DrawFn, kind: str, ball: Ball, here: list[Ball], down: dict[Ball, Pocket], away: set[Ball]
) -> Event | None:
    match kind:
        case "h":
            other = draw(st.sampled_from(here))
            return Hit(ball, other) if other is not ball else None
        case "r":
            return Rebound(ball, draw(st.sampled_from(CUSHIONS)))
        case "c":
            return Cross(ball, draw(st.sampled_from((Line.CENTRE, Line.CENTRE, Line.HOUSE))))
        case "j":
            pocket = draw(st.sampled_from(POCKETS))
            return Jaw(ball, pocket, draw(st.none() | st.sampled_from(_sides(pocket))))
        case "f":
            down[ball] = draw(st.sampled_from(POCKETS))
            return Fall(ball, down[ball], draw(st.integers(0, 9)) == 0)
        case "o":
            away.add(ball)
            return Fly(ball, draw(st.sampled_from(THINGS)))
        case "t":
            return Tip(ball)
        case _:
            return None


def _sides(pocket: Pocket) -> tuple[Cushion, ...]:
    letters = pocket.value.lower()
    return (Cushion.HEAD, Cushion.FOOT) if letters[0] == "m" else tuple(Cushion(letter) for letter in letters)


def _grouped(draw: st.DrawFn, events: list[Event]) -> tuple[Group, ...]:
    groups: list[list[Event]] = []
    for event in events:
        if groups and draw(st.integers(0, 4)) == 0:
            groups[-1].append(event)
        else:
            groups.append([event])
    return tuple(tuple(group) for group in groups)
