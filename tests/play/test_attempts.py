"""Our figures on the simulated table: each stored stroke makes its figure, and makes none that asks a little more."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from abrikol.disciplines import discipline
from abrikol.disciplines.carom.artistic.figures import CUE, Figure
from abrikol.disciplines.carom.artistic.shelf import OWN, collection
from abrikol.equipment.names import Ball, Cushion
from abrikol.layout.position import Point
from abrikol.match.match import fold, ruled
from abrikol.match.start import start_line
from abrikol.play.attempts import Attempt, attempt, shot_at
from abrikol.play.line import line_of
from abrikol.play.play import play
from abrikol.referee.course import Course, Met, Over, Term, parse_course
from abrikol.referee.ruling import Call
from abrikol.stroke.notation import parse_line
from abrikol.stroke.settings import Settings

FIGURES = collection(OWN).figures
each_figure = pytest.mark.parametrize("figure", FIGURES, ids=lambda figure: figure.name)
OTHER = {Ball.R: Ball.Y, Ball.Y: Ball.R}


def tried(figure: Figure, asked: Figure | None = None) -> Attempt:
    assert figure.solution is not None
    return attempt(figure, figure.solution, asked=asked)


@each_figure
def test_its_stroke_makes_the_figure(figure: Figure) -> None:
    assert tried(figure).made


@each_figure
def test_its_stroke_makes_it_in_the_mirror(figure: Figure) -> None:
    assert figure.in_mirror.solution is not None
    assert attempt(figure.in_mirror, figure.in_mirror.solution).made


def changes(figure: Figure) -> Iterator[tuple[str, Figure]]:
    """The figure with its demand changed a little, so that the stroke no longer does."""
    (_, course), *others = figure.courses
    for number, terms in enumerate(_changed(course.terms)):
        yield f"change {number}", replace(figure, courses=((CUE, Course(terms)), *others))
    yield "a pin that never falls", replace(figure, courses=(*figure.courses, (Ball.Y, parse_course("kl"))))
    if figure.ends:
        yield "a smaller circle", replace(figure, markers=tuple(replace(one, radius=0.01) for one in figure.markers))


def _changed(terms: tuple[Term, ...]) -> Iterator[tuple[Term, ...]]:
    last = len(terms) - 1
    exact = all(term.most is not None for term in terms)
    yield tuple(replace(term, things=tuple(map(_other, term.things))) for term in terms)
    for at in range(len(terms)):
        if exact:
            yield (*terms[:at], Term(tuple(Cushion)), *terms[at:])
        if at < last and not any(isinstance(thing, Over) for thing in terms[at].things):
            yield (*terms[:at], *terms[at + 1 :])
        if at < last:
            yield (*terms[:at], replace(terms[at], least=9, most=9), *terms[at + 1 :])


def _other(thing: Met) -> Met:
    return OTHER.get(thing, thing) if isinstance(thing, Ball) else thing


@each_figure
def test_a_small_change_of_the_demand_and_its_stroke_misses(figure: Figure) -> None:
    for name, asked in changes(figure):
        assert not tried(figure, asked).made, name


def test_a_pin_in_the_way_spoils_it() -> None:
    gate = next(one for one in FIGURES if one.name == "draw-between-pins")
    (first, _), (second, place) = gate.pins
    shut = replace(gate, pins=((first, Point(0.62, 0.71)), (second, place)))
    spoilt = tried(shut)
    assert not spoilt.made and spoilt.article.slug in ("pin-fell", "course-broken")


@each_figure
def test_in_a_match_it_is_ruled_made_and_worth_its_points(figure: Figure) -> None:
    game = discipline("artistic")
    before = start_line(game, Settings(opening=True, figure=figure.name))
    assert figure.solution is not None
    played = play(shot_at(figure, figure.solution, game, before))
    assert played.ruling.call is Call.FIGURE and played.step.after.scores == (figure.value,)
    line = parse_line(line_of(played))
    judged = fold(game, start_line(game, line.settings), line.actions).log[-1]
    assert judged.ruling == played.ruling
    assert ruled(game, 1, before, played.actions[0]).ruling == played.ruling
