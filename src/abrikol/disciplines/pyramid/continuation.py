"""Free pyramid with continuation.

Free pyramid to eighty balls. When two balls are left, the player at the table
has the others racked again: all fifteen, and he breaks from the house, or
fourteen beside the two, which stay where they lie. With fewer left all are
racked, and he breaks. From then on a penalty is a point, for there is no ball
to put back.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from abrikol.disciplines.pyramid.general import (
    FREE_LAG,
    FREE_TAPS,
    HOUSE,
    SLOW_PLAY,
    Levy,
    Penalty,
    PyramidLaw,
    any_ball,
    find,
    first_to_target,
    foul,
    human,
    pyramid_act,
    racked,
    sentence,
    tell,
)
from abrikol.disciplines.pyramid.general.penalties import spot_own
from abrikol.equipment.balls import PYRAMID
from abrikol.equipment.names import PYRAMID_BALLS
from abrikol.equipment.tables import PYRAMID_12
from abrikol.layout.racks import FULL_RACK, headless_rack, in_rack_area, rack
from abrikol.layout.respot import first_free_spot
from abrikol.layout.spots import centre_spot, head_spot
from abrikol.referee.acts import done, served
from abrikol.referee.discipline import Discipline, Opening, Options, Tap
from abrikol.referee.duty import Duty, Kind
from abrikol.referee.facts import Facts
from abrikol.referee.format import BreakOrder
from abrikol.referee.ruling import Call, Move, Rerack, Ruling, Shelve, Spot, TakeBack
from abrikol.referee.situation import UNKNOWN, Phase, Situation
from abrikol.rulebooks import load
from abrikol.stroke.people import Side
from abrikol.stroke.stroke import Choose, Stroke, Touch, Word

RACKS = ("rerack-play", "rerack-keep")
"""All fifteen and a break, or fourteen beside the two that are left."""
FEW = 2
"""So many balls on the table call for a new rack."""


def judge(facts: Facts[PyramidLaw]) -> Ruling:
    """Rule as in free pyramid, then see whether enough balls are left."""
    if type(facts.act) is not Stroke:
        return replenished(facts, between_strokes(facts))
    story = tell(facts)
    return replenished(facts, sentence(facts, story, human(facts) or find(facts, story)))


def between_strokes(facts: Facts[PyramidLaw]) -> Ruling:
    """The choice of the rack; else the acts of free pyramid, where what was racked again is no longer undone."""
    match facts.act:
        case Choose(offer) if offer in RACKS and _racks_now(facts.before):
            return racked_again(facts, full=offer == RACKS[0])
        case Touch() if _racked_since(facts.before):
            seen = frozenset(remark for remark in facts.remarks if remark.word is not Word.LATE)
            return pyramid_act(replace(facts, remarks=seen))
        case _:
            return pyramid_act(facts)


# the new rack ---------------------------------------------------------------------


def replenished(facts: Facts[PyramidLaw], ruling: Ruling) -> Ruling:
    """With two balls left the player at the table has a choice to make, with fewer all are racked again for him."""
    if ruling.phase is not Phase.PLAY or ruling.call in (None, Call.REPLAY) or _ends(facts.before, ruling):
        return ruling
    left = on_table(_shelved(facts.before, ruling.moves))
    if left > FEW or ruling.again is not None:
        return ruling
    if left < FEW:
        return _all_racked(facts, ruling)
    if any(duty.kind is Kind.CHOOSE for duty in ruling.duties):
        return ruling
    choice = Duty(ruling.turn, Kind.CHOOSE, RACKS)
    return replace(ruling, articles=(*ruling.articles, facts.book["two-left"]), duties=(*ruling.duties, choice))


def racked_again(facts: Facts[PyramidLaw], *, full: bool) -> Ruling:
    """The balls come back from the shelves: all are racked, and the player breaks, or all but two, and he plays on."""
    before = facts.before
    obstructing = () if full else in_the_way(before)
    slugs = ("full-rack",) if full else ("short-rack", *(("in-the-way",) if obstructing else ()))
    return replace(
        done(facts, *slugs, turn=facts.side),
        moves=(*emptied(before, before.shelves), Rerack(FULL_RACK if full else FULL_RACK - 1), *obstructing),
        duties=served(facts, Kind.CHOOSE),
        phase=Phase.OPENING if full else Phase.PLAY,
        hand=HOUSE if full else None,
        memory=(("rack", str(racks(before) + 1)),),
    )


def _all_racked(facts: Facts[PyramidLaw], ruling: Ruling) -> Ruling:
    before = facts.before
    emptying = emptied(before, _shelved(before, ruling.moves))
    return replace(
        ruling,
        articles=(*ruling.articles, facts.book["none-left"]),
        moves=(*ruling.moves, *emptying, Rerack(FULL_RACK)),
        phase=Phase.OPENING,
        hand=HOUSE,
        memory=(*ruling.memory, ("rack", str(racks(before) + 1))),
    )


def in_the_way(before: Situation) -> tuple[Spot, ...]:
    """The balls left within the triangle go to the front mark or, if that is taken, to the centre mark."""
    lie, moves = before.position, []
    for ball, place in before.position.places:
        if in_rack_area(place, PYRAMID_12, PYRAMID):
            point = first_free_spot((head_spot(PYRAMID_12), centre_spot(PYRAMID_12)), ball, lie, PYRAMID)
            known = point if len(lie) == FEW else None
            moves.append(Spot(ball, ("spot1", "spot2"), known))
            lie = lie.with_ball(ball, point) if point else lie
    return tuple(moves)


def opening(before: Situation) -> Opening:
    """The rack of a break; in play the rack beside the balls that are left, if it is certain which they are."""
    if before.phase is not Phase.PLAY:
        return racked(before, PYRAMID)
    left = tuple(ball for ball in PYRAMID_BALLS if ball not in before.absent)
    racked_balls = tuple(ball for ball in PYRAMID_BALLS if ball in before.absent)
    if len(left) != FEW:
        return Opening(position=UNKNOWN, rack=FULL_RACK - 1)
    form = rack if before.option("short-rack", "no-apex") == "no-corner" else headless_rack
    places = {ball: point for ball, point in before.position.places if ball in left}
    return Opening(position=form(PYRAMID_12, racked_balls, PYRAMID).with_balls(places), rack=FULL_RACK - 1)


# what is counted ------------------------------------------------------------------


def on_table(shelves: Iterable[int]) -> int:
    """The balls on the table while these lie on the shelves, the coloured one in hand among them."""
    return len(PYRAMID_BALLS) - sum(shelves)


def racks(before: Situation) -> int:
    """Which rack of the game this is, as far as it is known; points that lie on no shelf are of an earlier one."""
    told = before.recall("rack")
    return int(told) if told else 1 if before.scores == before.shelves else 2


def emptied(before: Situation, shelves: Iterable[int]) -> tuple[TakeBack, ...]:
    """All balls back from these shelves."""
    return tuple(TakeBack(side, count) for side, count in zip(before.sides, shelves, strict=True) if count)


def _shelved(before: Situation, moves: tuple[Move, ...]) -> tuple[int, ...]:
    """What lies on the shelves after these moves."""
    shelves = dict(zip(before.sides, before.shelves, strict=True))
    for move in moves:
        if isinstance(move, Shelve):
            shelves[move.side] += 1
        elif isinstance(move, TakeBack):
            shelves[move.side] -= move.count
    return tuple(shelves.values())


def _ends(before: Situation, ruling: Ruling) -> bool:
    """The game is won by this ruling, so that nothing need be racked."""
    gained = dict.fromkeys(before.sides, 0)
    for side, points in ruling.awards:
        gained[side] += points
    return ruling.wins is not None or any(
        before.score(side) + more >= before.format.target for side, more in gained.items()
    )


def _racks_now(before: Situation) -> bool:
    """The choice that is open is that of the rack."""
    duty = next((duty for duty in before.duties if duty.kind is Kind.CHOOSE), None)
    return duty is None or duty.among == RACKS


def _racked_since(before: Situation) -> bool:
    """The balls of the last stroke were racked again."""
    return before.last is not None and racks(before) > racks(before.last.before)


# penalties ------------------------------------------------------------------------


def ball_or_point(facts: Facts[Any], offender: Side) -> Levy:
    """A ball as in free pyramid; once the balls were racked again, a point, and nothing is spotted."""
    if racks(facts.before) == 1:
        return spot_own(facts, offender)
    if facts.before.score(offender) > 0:
        return Levy(awards=((offender, -1),), slugs=("penalty-point",))
    return Levy(owes=((offender, 1),), slugs=("penalty-point", "debt"))


BALL_OR_POINT = Penalty("ball_or_point", ball_or_point)


# the plate ------------------------------------------------------------------------


def options(before: Situation) -> Options:
    """Any ball may strike; with two balls left there is a rack to be chosen."""
    few = before.phase is Phase.PLAY and on_table(before.shelves) == FEW
    return replace(any_ball(before), offers=RACKS if few else ())


CONTINUATION = Discipline(
    name="continuation",
    edition="2005",
    law=PyramidLaw(penalty=BALL_OR_POINT),
    book=load("continuation_2005"),
    table=PYRAMID_12,
    balls=PYRAMID,
    format="80",
    counts_debts=True,
    breaks=BreakOrder.ALTERNATE,
    opening=opening,
    options=options,
    judge=judge,
    foul=foul,
    ending=first_to_target,
    lag=FREE_LAG,
    clock=SLOW_PLAY,
    taps=(*FREE_TAPS, Tap(id="in-the-way", line="referee: arrange {ball}=spot1", kind="act")),
    choices=(("short-rack", ("no-apex", "no-corner"), "no-apex"),),
)

EDITIONS = (CONTINUATION,)
