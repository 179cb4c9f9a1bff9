"""Shaped strokes of the three-ball games: with zones left and entered, or with pins."""

from __future__ import annotations

from hypothesis import strategies as st

from abrikol.equipment.names import CAROM_BALLS, Cushion
from abrikol.equipment.pins import FIVE
from abrikol.layout.position import Point
from abrikol.stroke.events import (
    BallTouch,
    Both,
    Displaced,
    Enter,
    Event,
    Fell,
    Fly,
    Frozen,
    Group,
    Hit,
    Land,
    Leans,
    Leave,
    Mark,
    Rebound,
    Rest,
    Rests,
    Thing,
    Tip,
    Zone,
)
from abrikol.stroke.stroke import Remark, Stroke, Word

REMARKS = tuple(
    Remark(word)
    for word in (Word.FOOT_OFF, Word.PUSH, Word.DOUBLE_HIT, Word.BALLS_MOVING, Word.DELIBERATE, Word.OUTSIDE_HOUSE)
)
ZONES = tuple(map(Zone, ("z1", "z2", "z3", "z5", "a1", "a2", "lower", "upper", "c1")))

balls = st.sampled_from(CAROM_BALLS)
pins = st.sampled_from(FIVE.names)
zones = st.sampled_from(ZONES)
points = st.builds(Point, st.floats(0.05, 2.79), st.floats(0.05, 1.37))
remarks = st.lists(st.sampled_from(REMARKS), max_size=2, unique=True).map(tuple)

touches = st.tuples(balls, balls).filter(lambda pair: pair[0] is not pair[1])
events: st.SearchStrategy[Event] = st.one_of(
    touches.map(lambda pair: Hit(*pair)),
    touches.map(lambda pair: Hit(*pair)),
    st.builds(Rebound, balls, st.sampled_from(tuple(Cushion))),
    st.builds(Leave, balls, zones),
    st.builds(Enter, balls, zones),
    st.builds(Fell, st.one_of(balls, pins), pins),
    st.builds(Displaced, pins),
    st.builds(Leans, pins, balls),
    st.builds(Fly, balls, st.one_of(st.none(), pins, balls, st.sampled_from(tuple(Thing)))),
    st.builds(Land, balls),
)
places = st.one_of(
    points,
    st.lists(zones, min_size=1, max_size=3, unique=True).map(tuple),
    st.sampled_from((Mark.MID, Mark.SPOT3, Mark.OFF, Cushion.HEAD)),
)
rests: st.SearchStrategy[tuple[Rest, ...]] = st.lists(
    st.one_of(
        st.builds(Rests, balls, places),
        st.lists(zones, max_size=2, unique=True).map(lambda held: Both(tuple(held))),
        touches.map(lambda pair: Frozen((BallTouch(*pair),))),
    ),
    max_size=3,
).map(tuple)


@st.composite
def strokes(draw: st.DrawFn) -> Stroke:
    """A stroke with its tip first; some of what happened, happened at once."""
    groups: list[Group] = [(Tip(draw(balls)),)]
    for event in draw(st.lists(events, max_size=10)):
        if draw(st.integers(0, 3)) == 0 and len(groups) > 1:
            groups[-1] = (*groups[-1], event)
        else:
            groups.append((event,))
    return Stroke(tuple(groups), rests=draw(rests))
