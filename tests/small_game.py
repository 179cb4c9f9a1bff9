"""A small game for the tests of the machinery: a ball potted is a point, a stroke that touches nothing is a foul.

It is played with the pyramid's balls through the real fold, and is in no
registry: `small_game.SMALL` is the game, `small_game.find` also finds the real ones.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any

from abrikol.disciplines import discipline
from abrikol.equipment.balls import PYRAMID
from abrikol.equipment.tables import PYRAMID_12
from abrikol.layout.racks import rack
from abrikol.referee.acts import done, rule_act
from abrikol.referee.clock import ClockLaw
from abrikol.referee.discipline import Discipline, Opening, Options, Tap
from abrikol.referee.duty import Duty, Kind
from abrikol.referee.facts import Facts
from abrikol.referee.lag import LagFault, LagLaw
from abrikol.referee.ruling import Call, Ruling, Shelve, Spot
from abrikol.referee.situation import Over, Situation
from abrikol.referee.verdict import PLAY_ON, Equalise, Verdict
from abrikol.rulebooks import Article, Rulebook
from abrikol.stroke.stroke import Stroke, Take

_ARTICLES = {
    "pot": "point",
    "miss": "miss",
    "no-contact": "foul",
    "touch": "foul",
    "interference": "foul",
    "outside-interference": "interference",
    "slow-play": "foul",
    "clock": "clock",
    "extension": "extension",
    "starter": "starter",
    "choice": "choice",
    "call": "call",
    "place": "placed",
    "take": "taken",
    "arranged": "arranged",
    "rerack": "rerack",
    "concede": "conceded",
    "leave": "left",
    "refuse": "refused",
    "lag-won": "lag won",
    "lag-again": "lag again",
    "lag-short": "lag lost",
}


def _article(number: int, slug: str, call: str) -> Article:
    gist = MappingProxyType({language: slug.replace("-", " ") for language in ("en", "uk", "ru")})
    return Article("small", slug, str(number), call, gist, (f"SMALL-{number:02}",))


_OWN = MappingProxyType(
    {slug: _article(number, slug, call) for number, (slug, call) in enumerate(_ARTICLES.items(), 1)}
)
BOOK = Rulebook("small", MappingProxyType({"en": "Small game"}), "made for the tests", _OWN, (), _OWN)


@dataclass(frozen=True, slots=True)
class SmallLaw:
    """What a foul is worth to the opponent."""

    penalty: int = 1


def opening(before: Situation) -> Opening:
    """All fifteen in the rack; the cue ball in hand in the house."""
    return Opening(position=rack(PYRAMID_12), rack=15)


def options(before: Situation) -> Options:
    """Any ball may be struck."""
    return Options()


def judge(facts: Facts[SmallLaw]) -> Ruling:
    """Rule a stroke: a foul, then points, then a miss; take a ball for a point; the rest as all games do."""
    if isinstance(facts.act, Take):
        return _taken(facts, facts.act)
    if not isinstance(facts.act, Stroke):
        return rule_act(facts)
    call, article = _finding(facts)
    if call is Call.FOUL:
        return foul(facts, article)
    side, balls = facts.side, facts.pocketed()
    if call is not Call.POINT:
        return Ruling(call=call, articles=(article,), turn=facts.before.after(side))
    worth, run = len(balls), facts.before.run + len(balls)
    moves = tuple(Shelve(side, ball) for ball in balls)
    return Ruling(call=call, articles=(article,), awards=((side, worth),), moves=moves, turn=side, run=run)


def _finding(facts: Facts[SmallLaw]) -> tuple[Call, Article]:
    if facts.verdict is not None:
        return facts.verdict.call, facts.verdict.article
    if not facts.balls_hit():
        return Call.FOUL, facts.book["no-contact"]
    return (Call.POINT, facts.book["pot"]) if facts.pocketed() else (Call.MISS, facts.book["miss"])


def foul(facts: Facts[Any], article: Article) -> Ruling:
    """The opponent gains the penalty, the balls come back, and he plays or passes back."""
    choose = Duty(facts.opponent, Kind.CHOOSE, ("play", "pass-back"), implied="play")
    return Ruling(
        call=Call.FOUL,
        articles=(article,),
        awards=((facts.opponent, facts.law.penalty),),
        moves=tuple(Spot(ball) for ball in facts.pocketed()),
        duties=(choose,),
        turn=facts.opponent,
    )


def _taken(facts: Facts[SmallLaw], take: Take) -> Ruling:
    ruling = done(facts, "take")
    return replace(ruling, awards=((facts.side, 1),), moves=(Shelve(facts.side, take.ball),))


def ending(situation: Situation) -> Verdict:
    """First to the target; with `-EQ` the side that did not open may equalise; equal then is a draw."""
    target, scores = situation.format.target, situation.scores
    if max(scores) < target:
        if situation.equaliser is None or not _passed(situation):
            return PLAY_ON
        return Over(situation.sides[scores.index(max(scores))], ":".join(map(str, scores)))
    best = [side for side, score in zip(situation.sides, scores, strict=True) if score == max(scores)]
    second = situation.after(situation.starter)
    if situation.format.equaliser and best == [situation.starter] and not _passed(situation):
        return Equalise(second)
    return Over(best[0] if len(best) == 1 else None, ":".join(map(str, scores)))


def _passed(situation: Situation) -> bool:
    return situation.equaliser is not None and situation.turn is not situation.equaliser


SMALL: Discipline[SmallLaw] = Discipline(
    name="small",
    edition="here",
    law=SmallLaw(),
    book=BOOK,
    table=PYRAMID_12,
    balls=PYRAMID,
    players=(2, 3, 4),
    format="8",
    opening=opening,
    options=options,
    judge=judge,
    foul=foul,
    ending=ending,
    lag=LagLaw(faults=(LagFault("lag-short", lambda ball: not ball.reached_foot()),)),
    clock=ClockLaw(limit=None, imposed=40),
    taps=(Tap(id="tap-miss", line="*{own} {own}>{other}", kind="end"),),
)


def find(name: str) -> Discipline[Any]:
    """The game of an id, the small one too."""
    return SMALL if name in ("small", SMALL.id) else discipline(name)
