"""After every action: is the game over, is the match, and who opens the next game?"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from abrikol.match.apply import opened
from abrikol.referee.discipline import Discipline
from abrikol.referee.duty import Duty, Kind
from abrikol.referee.format import BreakOrder
from abrikol.referee.ruling import Ruling
from abrikol.referee.situation import Over, Phase, Situation
from abrikol.referee.verdict import Equalise, Extra, PlayOn
from abrikol.stroke.people import Side


def conclude(game: Discipline[Any], after: Situation, ruling: Ruling) -> Situation:
    """The situation once `ending` has been asked: played on, equalised, closed, or over; what is closed stays so."""
    if after.closed:
        return after
    if ruling.wins is not None and ruling.forfeit:
        return replace(after, over=Over(ruling.wins, _tally(after)), duties=())
    verdict = Over(ruling.wins, score_text(after)) if ruling.wins is not None else game.ending(after)
    match verdict:
        case PlayOn():
            return after
        case Equalise(side):
            return _equalising(game, after, side)
        case Extra(starter):
            return _shooting_out(game, after, starter)
        case Over(winner, final):
            return _closed(game, after, winner, final)


def score_text(situation: Situation) -> str:
    """The score of the game as it is written: 8:5."""
    return ":".join(map(str, situation.scores))


def _tally(situation: Situation) -> str:
    return ":".join(map(str, situation.won)) if situation.format.of > 1 else score_text(situation)


def _equalising(game: Discipline[Any], after: Situation, side: Side) -> Situation:
    reset = replace(after, equaliser=side, turn=side, phase=Phase.OPENING, run=0, fresh=True, duties=())
    return _laid_out(game, reset)


def _shooting_out(game: Discipline[Any], after: Situation, starter: Side) -> Situation:
    extra = after.extra or (0,) * len(after.sides)
    reset = replace(after, extra=extra, equaliser=None, turn=starter, phase=Phase.OPENING, run=0, fresh=True, duties=())
    return _laid_out(game, reset)


def _laid_out(game: Discipline[Any], reset: Situation) -> Situation:
    opening = game.opening(reset)
    bare = replace(reset, frozen=opening.frozen, absent=frozenset(), standing=None)
    return replace(bare, position=opening.position, hand=opening.hand, zones=opening.zones)


def _closed(game: Discipline[Any], after: Situation, winner: Side | None, final: str) -> Situation:
    won = tuple(count + (side is winner) for side, count in zip(after.sides, after.won, strict=True))
    ended = replace(after, won=won, duties=(), hand=None, calls=())
    if after.format.of == 1:
        return replace(ended, over=Over(winner, final))
    if (champion := _champion(ended)) is not None:
        return replace(ended, over=champion)
    starter = next_starter(game, ended, winner)
    lagged = _order(game, ended) is BreakOrder.LAG_DECIDER and ended.decider
    duties = (Duty(after.sides[0], Kind.LAG, lapses=True),) if lagged else ()
    return replace(ended, closed=True, turn=starter, starter=starter, duties=duties)


def _champion(ended: Situation) -> Over | None:
    best = max(ended.won)
    if ended.format.fixed:
        if ended.game < ended.format.games:
            return None
        leaders = [side for side, count in zip(ended.sides, ended.won, strict=True) if count == best]
        return Over(leaders[0] if len(leaders) == 1 else None, _tally(ended))
    return Over(ended.sides[ended.won.index(best)], _tally(ended)) if best >= ended.format.games else None


def _order(game: Discipline[Any], situation: Situation) -> BreakOrder:
    return situation.format.breaks or game.breaks


def next_starter(game: Discipline[Any], ended: Situation, winner: Side | None) -> Side:
    """Who opens the next game: alternating, or the winner; after a draw the side that did not open."""
    if _order(game, ended) is BreakOrder.WINNER and winner is not None:
        return winner
    return ended.after(ended.starter)


def next_game(game: Discipline[Any], before: Situation) -> Situation:
    """The next game opened on top of a closed one; a lag that is due stays due."""
    fresh = opened(game, before, before.starter)
    lags = tuple(duty for duty in before.duties if duty.kind is Kind.LAG)
    return replace(fresh, game=before.game + 1, duties=lags, phase=Phase.LAG if lags else Phase.OPENING)
