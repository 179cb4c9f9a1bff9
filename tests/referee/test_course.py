"""Courses: what a ball must meet in order, read and followed."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from abrikol.equipment.names import Ball, Cushion, Pin
from abrikol.language import phrase
from abrikol.referee.course import Course, CourseError, Over, Term, followed, mirrored, parse_course
from abrikol.stroke.notation import parse_action
from abrikol.stroke.stroke import Stroke


def follow(course: str, line: str, ball: Ball = Ball.W) -> bool:
    body = parse_action(line).body
    assert isinstance(body, Stroke)
    return followed(parse_course(course), ball, body.groups).done


@pytest.mark.parametrize(
    ("course", "line"),
    [
        ("R Y", "W>R W>Y"),
        ("R Y", "W>R W>Y W/h W>R"),
        ("R c{3} Y", "W>R W/h W/r W/h W>Y"),
        ("R c{2,} Y", "W>R W/h W/r W>Y"),
        ("R c{2,} Y", "W>R W/h W/r W/l W/f W>Y"),
        ("R c{1,2} Y", "W>R W/h W>Y"),
        ("R c{1,2} Y", "W>R W/h W/h W>Y"),
        ("R c{0,1} Y", "W>R W>Y"),
        ("R c{0,} h Y", "W>R W/l W/h W/h W>Y"),
        ("c{2,3} h Y", "W/h W/h W/h W>Y"),
        ("R|Y Y", "W>R W>Y"),
        ("h|f R Y", "W/f W>R W>Y"),
        ("any any Y", "W/h W>R W>Y"),
        ("any{3} Y", "W/h W/h W/h W>Y"),
        ("R Y", "W>R R>Y R/h W>Y"),
        ("R Y", "R>W W>Y"),
        ("kc R", "Wxkc W>R"),
        ("^R Y", "W^R Wv W>Y"),
        ("^kc R", "W^kc W>R"),
        ("R Y", "W>R W^kc W^Y W^floor W>Y"),
        ("R{2} Y", "W>R W>R W>Y"),
    ],
)
def test_a_course_is_kept(course: str, line: str) -> None:
    assert follow(course, line)


@pytest.mark.parametrize(
    ("course", "line"),
    [
        ("R Y", "W>Y W>R"),
        ("R Y", "W>R"),
        ("R Y", "W>R W/h W>Y"),
        ("R Y", "W>R W>R W>Y"),
        ("R Y", "W>R Wxkc W>Y"),
        ("R c{3} Y", "W>R W/h W/r W>Y"),
        ("R c{3} Y", "W>R W/h W/r W/h W/r W>Y"),
        ("R c{2,} Y", "W>R W/h W>Y"),
        ("R c{1,2} Y", "W>R W>Y"),
        ("R c{1,2} Y", "W>R W/h W/h W/h W>Y"),
        ("R h Y", "W>R W/f W>Y"),
        ("R c Y", "W>R R/h W>Y"),
        ("kc R", "Rxkc W>R"),
        ("kc R", "klxkc W>R"),
        ("^R Y", "W>Y"),
        ("^R Y", "R^W W>Y"),
        ("^R Y", "W^Y W>Y"),
        ("^R Y", "W^ Wv W>Y"),
        ("any Y", "W^R W>Y"),
        ("R", "*W"),
        ("R", "R/h"),
    ],
)
def test_a_course_is_not_kept(course: str, line: str) -> None:
    assert not follow(course, line)


def test_each_ball_has_its_own_contacts() -> None:
    assert follow("W l", "W>R W/h R/l", Ball.R)
    assert not follow("W l", "W>R W/l R/h", Ball.R)


@pytest.mark.parametrize("group", ["&".join(order) for order in permutations(["W/l", "W/f", "W>Y"])])
def test_at_one_instant_any_order_will_do(group: str) -> None:
    assert follow("R l f Y", f"W>R {group}")
    assert follow("R f l Y", f"W>R {group}")
    assert follow("R l f Y h", f"W>R {group} W/h")
    assert not follow("R l Y f h", f"W>R {group} W/l")
    assert not follow("R l f", f"W/h {group}")
    assert not follow("R l l Y", f"W>R {group}"), "what was met once is not met twice"


def test_what_comes_with_the_end_of_the_course_is_free() -> None:
    assert follow("R Y", "W>R W>Y&W/l")
    assert not follow("R Y R", "W>R W>Y&W/l W>R")


def test_a_great_instant_is_followed_quickly() -> None:
    assert follow("any{14} R", "&".join(["W/h", "W/f", "W/l", "W/r", "W>R", "W>Y", "R>W"] * 2) + " W>R")


@pytest.mark.parametrize(
    ("line", "terms", "broken_by"),
    [
        ("*W", 0, ()),
        ("W>R W/h", 1, ()),
        ("W>R W/h W/l", 2, ()),
        ("W>R W/h W>Y", 1, (Ball.Y,)),
        ("W>R W/h W/l W/f", 2, (Cushion.FOOT,)),
        ("W>R W/h W/l Wxkl", 2, (Pin.KL,)),
        ("W>R W/h W/l W>Y", 3, ()),
    ],
)
def test_how_far_it_came_and_what_broke_it(line: str, terms: int, broken_by: tuple[object, ...]) -> None:
    body = parse_action(line).body
    assert isinstance(body, Stroke)
    way = followed(parse_course("R c{2} Y"), Ball.W, body.groups)
    assert (way.terms, way.broken_by, way.done) == (terms, broken_by, terms == 3)


# reading ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text", ["R", "R c{3} Y", "h|f any", "c{2,}", "c{0,1} R", "any{2,3} kc", "^R ^kl Y", "R|Y{2} l|r|h", "c{12}"]
)
def test_a_course_prints_as_it_is_written(text: str) -> None:
    assert str(parse_course(text)) == text
    assert parse_course(str(parse_course(text))) == parse_course(text)


@pytest.mark.parametrize(
    ("text", "key", "told"),
    [
        ("", "course-empty", {}),
        ("  ", "course-empty", {}),
        ("c{0,}", "course-of-nothing", {"course": "c{0,}"}),
        ("c{0,2} R{0,1}", "course-of-nothing", {"course": "c{0,2} R{0,1}"}),
        ("R c{3", "course-term", {"term": "c{3"}),
        ("{2}", "course-term", {"term": "{2}"}),
        ("c{a}", "course-term", {"term": "c{a}"}),
        ("R x", "course-thing", {"thing": "x", "term": "x"}),
        ("R|q{2}", "course-thing", {"thing": "q", "term": "R|q{2}"}),
        ("^h R", "course-thing", {"thing": "^h", "term": "^h"}),
        ("R|", "course-thing", {"thing": "", "term": "R|"}),
        ("c{123}", "course-comma", {"term": "c{123}"}),
        ("c{0}", "course-never", {"term": "c{0}"}),
        ("c{0,0}", "course-never", {"term": "c{0,0}"}),
        ("c{3,2}", "course-never", {"term": "c{3,2}"}),
    ],
)
def test_what_is_no_course_is_named(text: str, key: str, told: dict[str, str]) -> None:
    with pytest.raises(CourseError) as wrong:
        parse_course(text)
    assert wrong.value.phrase == phrase(key, **told)


def test_beyond_the_end_of_a_course_there_is_nothing_to_meet() -> None:
    course = parse_course("R")
    end = course.after(course.begin(), Ball.R)
    assert course.done(end) and not course.done(course.begin())
    assert not course.done(course.after(end, Ball.Y)) and course.after(end, Ball.Y) == frozenset()


def test_the_smallest_counts() -> None:
    assert parse_course("c{1}").terms == (Term(tuple(Cushion)),)
    assert parse_course("R{0,1} Y").terms[0] == Term((Ball.R,), 0, 1)
    assert parse_course("R{2,2}").terms == (Term((Ball.R,), 2, 2),)


def test_in_the_mirror_left_is_right() -> None:
    assert str(mirrored(parse_course("R l|h f{2,} r ^kl kl Y"))) == "R r|h f{2,} l ^kl kl Y"
    assert str(mirrored(parse_course("c{3} any"))) == "c{3} any"


things = st.sampled_from([Ball.R, Ball.Y, *Cushion, Pin.KC, Over(Ball.R)])
terms = st.builds(
    lambda some, least, more: Term(tuple(dict.fromkeys(some)), least, None if more is None else least + more),
    st.lists(things, max_size=3),
    st.integers(1, 3),
    st.none() | st.integers(0, 2),
)


@given(st.lists(terms, min_size=1, max_size=5))
def test_whatever_is_printed_reads_back(some: list[Term]) -> None:
    course = Course(tuple(some))
    assert parse_course(str(course)) == course
    assert mirrored(mirrored(course)) == course
