"""Artistic billiards.

Figures, one after another: the balls are set as the figure has them, and the
cue ball must meet what it demands, in that order and so often. A side has
three attempts at each; made, the figure is worth its four to eleven points at
any of them. Nobody plays against anybody: every side plays every figure, and
points rank, then the fewer attempts.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from abrikol.disciplines.carom.artistic.figures import CUE, Figure
from abrikol.disciplines.carom.artistic.programme import ALL, DRAW, ENDED, FigureLaw, Turn, outcome, turn_now
from abrikol.disciplines.carom.artistic.sentences import fault, figure_act, sentence
from abrikol.disciplines.carom.artistic.shelf import OWN, collection, names
from abrikol.disciplines.carom.general import (
    FOREIGN,
    FOULS,
    Breach,
    Finding,
    breaches,
    into_touching_cushion,
    out_of_turn,
)
from abrikol.disciplines.carom.general.sentences import human
from abrikol.equipment.balls import CAROM
from abrikol.equipment.names import Ball, Pin
from abrikol.equipment.pins import FIVE
from abrikol.equipment.tables import MATCH_TABLE
from abrikol.layout.position import Point
from abrikol.referee.clock import ClockLaw
from abrikol.referee.course import followed
from abrikol.referee.discipline import Discipline, Opening, Options, Tap
from abrikol.referee.facts import Facts
from abrikol.referee.lag import LagLaw
from abrikol.referee.ruling import Call, Ruling
from abrikol.referee.situation import Situation
from abrikol.referee.task import Task
from abrikol.referee.verdict import PLAY_ON, Verdict
from abrikol.rulebooks import load
from abrikol.stroke.stroke import Stroke, Word

# The stroke -------------------------------------------------------------------------------------


def judge(facts: Facts[FigureLaw]) -> Ruling:
    """Rule on an attempt: foul, then void, then made or not; other acts by the words figures have for them."""
    if not isinstance(facts.act, Stroke):
        return figure_act(facts)
    figure = turn_now(facts.before).figure
    found = human(facts) or find(facts, figure)
    if facts.verdict is None and found.call is Call.FIGURE and (wanted := question(facts, figure)):
        return Ruling.need(wanted, facts.before.turn)
    return sentence(facts, found)


def find(facts: Facts[FigureLaw], figure: Figure) -> Finding:
    """What the attempt was: a foul, a ball off the table, a figure not made in one way or another, or made."""
    if broken := breaches(STROKE_FOULS, facts):
        return Finding(Call.FOUL, broken)
    if facts.off_table(foreign=FOREIGN):
        return Finding(Call.VOID, (facts.book["ball-outside"],))
    if missed := missing(facts, figure):
        return Finding(Call.MISS, (facts.book[missed],))
    return Finding(Call.FIGURE, (facts.book["figure-made"],))


def missing(facts: Facts[FigureLaw], figure: Figure) -> str | None:
    """Why the figure was not made, if it was not; what somebody at the table says of it stands."""
    if facts.saw(Word.MANNER_BAD):
        return "figure-missed"
    if facts.saw(Word.MANNER_OK):
        return None
    if set(facts.pins_down()) - figure.felled:
        return "pin-fell"
    for ball, course in figure.courses:
        way = followed(course, ball, facts.groups)
        if not way.done:
            return "course-broken" if way.broken_by else "course-short"
    return "not-gathered" if _astray(facts, figure) else None


def _astray(facts: Facts[FigureLaw], figure: Figure) -> bool:
    """A ball was told to lie outside the marker in which it had to come to rest."""
    places = ((_lies(facts, ball), figure.marker(name)) for ball, name in figure.ends)
    return any(point is not None and not marker.holds(point) for point, marker in places)


def _lies(facts: Facts[FigureLaw], ball: Ball) -> Point | None:
    """Where a ball lies after the stroke, as far as it was told; what nothing met lies where it lay."""
    if facts.rest(ball) is not None or ball in facts.involved():
        return facts.rest_point(ball)
    return facts.before.at(ball)


def question(facts: Facts[FigureLaw], figure: Figure) -> str | None:
    """The balls of which must still be told where they lie, since the figure asks for that."""
    untold = [ball for ball, _ in figure.ends if _lies(facts, ball) is None]
    if not untold or facts.saw(Word.MANNER_OK):
        return None
    return f"position of {', '.join(ball.value for ball in untold)}"


def wrong_ball(facts: Facts[Any]) -> bool:
    """Another ball than the white was struck: in every figure it is the cue ball."""
    return facts.cue_ball is not CUE


OWN_TEST = {"wrong-ball": wrong_ball}
ELSEWHERE = ("balls-outside", "out-of-turn")
"""A ball off the table is void and no foul; out of turn nothing is attempted."""

STROKE_FOULS = (
    Breach("out-of-turn", out_of_turn),
    *(Breach(foul.slug, OWN_TEST.get(foul.slug, foul.happened)) for foul in FOULS if foul.slug not in ELSEWHERE),
    Breach("touching-cushion", into_touching_cushion),
)


# What is set up, and what is asked ---------------------------------------------------------------


def opening(before: Situation) -> Opening:
    """The figure in play as it is set for the side at the table."""
    figure = turn_now(before).figure
    return Opening(position=figure.position, frozen=figure.touching)


def pin_places(before: Situation) -> tuple[tuple[Pin, Point], ...]:
    """The pins of the figure in play."""
    return turn_now(before).figure.pins


def options_by(law: FigureLaw) -> Callable[[Situation], Options]:
    """The white, from the figure as it is set; the mirror, if the figure may be played so."""

    def options(before: Situation) -> Options:
        now = turn_now(before)
        offers = ("as-drawn",) if now.mirrored else ("mirror",) if now.figure.mirror else ()
        return Options(cue_balls=(CUE,), offers=offers, task=task(now, law))

    return options


def task(now: Turn, law: FigureLaw) -> Task:
    """What is asked of the next stroke."""
    figure = now.figure
    return Task(
        name=figure.name,
        title=figure.title,
        family=figure.family,
        worth=figure.value,
        number=now.number,
        of=len(now.programme),
        attempt=now.attempt,
        attempts=law.attempts,
        courses=figure.courses,
        ends=figure.ends,
        markers=figure.markers,
        mirrored=now.mirrored,
        solution=figure.solution,
        programme=now.programme,
    )


def set_up(game: Discipline[FigureLaw], figure: Figure) -> Discipline[FigureLaw]:
    """The game with this figure always on the table, whatever collection it is of."""
    asked = task(Turn(figure, 1, 0, (), mirrored=False), game.law)
    return replace(
        game,
        opening=lambda _: Opening(position=figure.position, frozen=figure.touching),
        pin_places=lambda _: figure.pins,
        options=lambda _: Options(cue_balls=(CUE,), task=asked),
    )


def ending(now: Situation) -> Verdict:
    """Once the last side has done with the last figure."""
    return outcome(now) if now.recall(ENDED) else PLAY_ON


HANDBOOK_LAW = FigureLaw(attempts=3)

TAPS = (
    Tap(id="figure-made", line="*W #manner-ok"),
    Tap(id="figure-missed", line="*W #manner-bad", kind="end"),
    Tap(id="foul-balls-outside", line="*W {ball}^floor", kind="foul"),
    Tap(id="foul-wrong-ball", line="*Y", kind="foul"),
    Tap(id="foul-balls-moving", line="*W #balls-moving", kind="foul"),
    Tap(id="foul-foot", line="*W #foot-off", kind="foul"),
    Tap(id="foul-tip", line="*W #side-of-tip", kind="foul"),
    Tap(id="foul-push", line="*W #push", kind="foul"),
    Tap(id="foul-touch", line="*W #touch:{ball}", kind="foul"),
    Tap(id="timeout", line="extend", kind="act"),
    Tap(id="concede", line="concede", kind="act"),
)


def sets() -> tuple[str, ...]:
    """The numbers of the sets that any collection at hand has."""
    numbers = {number for name in names() for number in collection(name).sets}
    return tuple(map(str, sorted(numbers)))


ARTISTIC_HANDBOOK = Discipline(
    name="artistic",
    edition="handbook",
    law=HANDBOOK_LAW,
    book=load("artistic_handbook"),
    table=MATCH_TABLE,
    balls=CAROM,
    pins=FIVE,
    pin_places=pin_places,
    players=(1, 2, 3, 4),
    format="76",
    length_in="figures",
    lags=False,
    own_shelf=False,
    decimals=2,
    opening=opening,
    options=options_by(HANDBOOK_LAW),
    judge=judge,
    foul=lambda facts, article: fault(facts, (article,)),
    ending=ending,
    lag=LagLaw(faults=()),
    clock=ClockLaw(),
    taps=TAPS,
    choices=(
        ("figures", names(), OWN),
        ("programme", (ALL, DRAW, *sets()), ALL),
        ("seed", ("#",), "1"),
    ),
)

EDITIONS = (ARTISTIC_HANDBOOK,)
