"""A file of figures (TOML): read, with everything that is wrong in it named; its format stands in docs/figures.md."""

from __future__ import annotations

import re
import tomllib
from types import MappingProxyType
from typing import Any

from abrikol.disciplines.carom.artistic.fields import Fields, Flaw
from abrikol.disciplines.carom.artistic.figures import CUE, LEAST, MOST, Collection, Figure
from abrikol.equipment.balls import CAROM
from abrikol.equipment.names import CAROM_BALLS, Ball, Cushion, Pin
from abrikol.equipment.pins import FIVE
from abrikol.equipment.tables import MATCH_TABLE
from abrikol.language import Wrong, phrase
from abrikol.layout.pin_places import covered_pins
from abrikol.layout.position import Point, Position, overlapping
from abrikol.referee.contacts import balls_of, contacts
from abrikol.referee.course import Course, CourseError, Over, parse_course
from abrikol.referee.task import Marker, Solution
from abrikol.stroke.events import BallTouch, Touching
from abrikol.stroke.notation import NotationError, parse_settings

FORMAT = "abrikol figures 1"
LANGUAGES = ("en", "uk", "ru")
_CODE = re.compile(r"[A-Za-z0-9_.+/-]+")
_BALLS = {ball.value: ball for ball in CAROM_BALLS}
_PINS = {pin.value: pin for pin in FIVE.names}


class BadFigures(Wrong):
    """A file of figures that cannot be used, with everything that is wrong in it."""

    def __init__(self, flaws: tuple[Flaw, ...]) -> None:
        first = flaws[0]
        super().__init__("figures-bad", count=len(flaws), where=first.where or "TOML", what=first.what)
        self.flaws = flaws


def read_figures(text: str) -> Collection:
    """The collection that a file holds; `BadFigures` names all that is wrong."""
    flaws: list[Flaw] = []
    try:
        fields = Fields("", tomllib.loads(text), flaws)
    except tomllib.TOMLDecodeError as wrong:
        raise BadFigures((Flaw("", phrase("figures-no-toml", reason=str(wrong))),)) from None
    made = _collection(fields)
    if flaws:
        raise BadFigures(tuple(flaws))
    return made


def _collection(fields: Fields) -> Collection:
    fields.only("format", "name", "title", "source", "figure")
    if fields.get("format", str) not in (None, FORMAT):
        fields.wrong("format", "format", found=str(fields.values["format"]), wanted=FORMAT)
    rows: list[Any] = fields.get("figure", list, []) or []
    if not rows:
        fields.wrong("none", "figure")
    figures: list[Figure] = []
    for number, row in enumerate(rows, 1):
        if not isinstance(row, dict):
            fields.wrong("kind", f"figure {number}", found=str(row), kind="table")
            continue
        table = Fields(f"figure {number} {row.get('name', '')}".strip(), row, fields.flaws)
        figure = _figure(table)
        if figure.name in {other.name for other in figures}:
            table.wrong("twice", "name", found=figure.name)
        figures.append(figure)
    return Collection(_code(fields, "name"), _title(fields), fields.get("source", str) or "", tuple(figures))


def _figure(fields: Fields) -> Figure:
    fields.only(
        "name",
        "title",
        "family",
        "value",
        "set",
        "compulsory",
        "mirror",
        "at",
        "pins",
        "markers",
        "course",
        "end",
        "stroke",
    )
    position, pins, markers = _position(fields), _pins(fields), _markers(fields)
    courses = _courses(fields)
    _check_bed(fields, position, pins)
    _check_courses(fields, position, dict(courses), dict(pins))
    return Figure(
        name=_code(fields, "name"),
        family=_code(fields, "family"),
        value=_whole(fields, "value", LEAST, MOST),
        position=position,
        courses=courses,
        ends=_ends(fields, markers),
        pins=pins,
        markers=markers,
        set=_whole(fields, "set", 1, 999) if "set" in fields.values else None,
        compulsory=bool(fields.get("compulsory", bool, True)),
        mirror=bool(fields.get("mirror", bool, True)),
        title=_title(fields),
        solution=_solution(fields.table("stroke")) if "stroke" in fields.values else None,
    )


# Single fields -----------------------------------------------------------------------------------


def _code(fields: Fields, name: str) -> str:
    """A name as the notation can write it."""
    value = fields.get(name, str)
    if value is not None and not _CODE.fullmatch(value):
        fields.wrong("code", name, found=value)
    return value or ""


def _title(fields: Fields) -> MappingProxyType[str, str]:
    table = fields.table("title")
    return MappingProxyType({name: table.get(name, str) or "" for name in table.values if table.among(name, LANGUAGES)})


def _whole(fields: Fields, name: str, least: int, most: int) -> int:
    value = fields.get(name, int)
    if value is not None and not least <= value <= most:
        fields.wrong("range", name, found=str(value), least=least, most=most)
    return value or least


def _solution(fields: Fields) -> Solution:
    names = ("speed", "heading", "side", "top", "elevation")
    fields.only(*names, "seed")
    numbers = {name: fields.get(name, float) or 0.0 for name in names}
    return Solution(**numbers, seed=fields.get("seed", int, 0) or 0)


# The bed -----------------------------------------------------------------------------------------


def _position(fields: Fields) -> Position:
    text = fields.get("at", str)
    if text is None:
        return Position()
    try:
        places = dict(parse_settings(f"at={text}").at)
    except NotationError as wrong:
        fields.wrong("at", "at", found=text, reason=wrong.phrase)
        return Position()
    for ball in CAROM_BALLS:
        if ball not in places:
            fields.wrong("no-ball", "at", ball=ball.value)
    for ball in places:
        fields.among(ball.value, _BALLS)
    return Position({ball: point for ball, point in places.items() if ball in CAROM_BALLS})


def _pins(fields: Fields) -> tuple[tuple[Pin, Point], ...]:
    table = fields.table("pins")
    places = {name: table.numbers(name, 2) for name in table.values if table.among(name, _PINS)}
    return tuple((_PINS[name], Point(*place)) for name, place in places.items() if place is not None)


def _markers(fields: Fields) -> tuple[Marker, ...]:
    table = fields.table("markers")
    circles = {name: table.numbers(name, 3) for name in table.values}
    for name, circle in circles.items():
        if circle is not None and circle[2] <= 0.0:
            table.wrong("radius", name, found=f"{circle[2]:g}")
    return tuple(Marker(name, Point(*circle[:2]), circle[2]) for name, circle in circles.items() if circle is not None)


def _ends(fields: Fields, markers: tuple[Marker, ...]) -> tuple[tuple[Ball, str], ...]:
    table, ends = fields.table("end"), []
    for name in table.values:
        marker = table.get(name, str)
        known = [one.name for one in markers]
        if table.among(name, _BALLS) and marker is not None and table.among(marker, known):
            ends.append((_BALLS[name], marker))
    return tuple(ends)


def _check_bed(fields: Fields, position: Position, pins: tuple[tuple[Pin, Point], ...]) -> None:
    reach = MATCH_TABLE.reach(CAROM.size.radius)
    for ball, point in position.places:
        if not _inside(point, reach):
            fields.wrong("outside", "at", what=ball.value, **_room(point, reach))
    for first, second in overlapping(position, CAROM):
        apart, need = (1000 * far for far in (position[first].distance(position[second]), CAROM.diameter))
        names = {"first": first.value, "second": second.value}
        fields.wrong("overlap", "at", **names, apart=f"{apart:.1f}", need=f"{need:.1f}")
    for number, (pin, point) in enumerate(pins):
        thick = FIVE.size(pin).widest
        if not _inside(point, thick / 2):
            fields.wrong("outside", "pins", what=pin.value, **_room(point, thick / 2))
        for other, place in pins[:number]:
            if point.distance(place) < thick:
                fields.wrong("overlap-pins", "pins", first=other.value, second=pin.value)
    for pin in sorted(covered_pins(dict(pins), FIVE, position, CAROM.size.radius), key=FIVE.names.index):
        fields.wrong("covered", "pins", pin=pin.value)


def _inside(point: Point, reach: float) -> bool:
    return (
        reach - CLOSE <= point.x <= MATCH_TABLE.length - reach + CLOSE
        and reach - CLOSE <= point.y <= MATCH_TABLE.width - reach + CLOSE
    )


CLOSE = 0.0002
"""m: as far as a hand may write a ball into a cushion that it touches."""


def _room(point: Point, reach: float) -> dict[str, str]:
    """Where it is and where it may be, in metres."""
    most_x, most_y = MATCH_TABLE.length - reach, MATCH_TABLE.width - reach
    return {
        "found": f"{point.x:g},{point.y:g}",
        "x": f"{reach:.4f} … {most_x:.4f}",
        "y": f"{reach:.4f} … {most_y:.4f}",
    }


# The courses -------------------------------------------------------------------------------------


def _courses(fields: Fields) -> tuple[tuple[Ball, Course], ...]:
    table, courses = fields.table("course"), {}
    if CUE.value not in table.values:
        table.wrong("no-course", CUE.value)
    for name in table.values:
        text = table.get(name, str)
        if not table.among(name, _BALLS) or text is None:
            continue
        try:
            courses[_BALLS[name]] = parse_course(text)
        except CourseError as wrong:
            table.note(wrong.phrase, name)
    return tuple(sorted(courses.items(), key=lambda course: course[0] is not CUE))


def _check_courses(fields: Fields, position: Position, courses: dict[Ball, Course], pins: dict[Pin, Point]) -> None:
    """What a course asks for is on the table, and the cue ball isn't sent straight into what it touches."""
    for ball, course in courses.items():
        for term in course.terms:
            for met in term.things:
                what = met.what if isinstance(met, Over) else met
                if what is ball or (isinstance(what, Ball) and what not in CAROM_BALLS):
                    fields.wrong("meets-itself", f"course, {ball.value}", what=what.value)
                if isinstance(what, Pin) and what not in pins:
                    fields.wrong("no-pin", f"course, {ball.value}", pin=what.value)
    if CUE in courses:
        _check_first(fields, position, courses[CUE])


def _check_first(fields: Fields, position: Position, course: Course) -> None:
    first = course.terms[0]
    if first.least == 0 or len(first.things) != 1:
        return
    (thing,) = first.things
    if isinstance(thing, Over):
        return
    touched = {other for touch in contacts(position, CAROM, MATCH_TABLE, among=(CUE,)) for other in _touched(touch)}
    if thing in touched:
        fields.wrong("touching", f"course, {CUE.value}", what=str(thing.value))


def _touched(touch: Touching) -> tuple[Ball | Cushion, ...]:
    return balls_of(touch) if isinstance(touch, BallTouch) else (touch.cushion,)
