"""A match as the desk shows it: where it stands, every action with its ruling, the articles in all languages."""

from dataclasses import replace
from itertools import chain
from typing import Any

from abrikol.match.conclude import next_game
from abrikol.match.match import Match, Step
from abrikol.match.sheet import Column, Sheet, sheets, truncated
from abrikol.match.spoken import by_side, over, spoken_duty, spoken_step, state
from abrikol.referee.duty import Kind
from abrikol.referee.lag import balls_of, laid
from abrikol.referee.situation import ClockState, Situation
from abrikol.rulebooks import Article, load
from abrikol.stroke.calls import Call
from abrikol.stroke.notation import print_action
from abrikol.stroke.stroke import Action, Calling, Correct, Stroke, Undo
from abrikol.web.bed import spoken_bed
from abrikol.web.games import game_plate, spoken_format


def desk(match: Match) -> dict[str, Any]:
    """All that the page draws of a match."""
    standing = {step.number: step for step in match.standing}
    return {
        "game": game_plate(match.game),
        "format": spoken_format(match.start.format),
        "agreed": dict(match.start.options),
        "count": len(match.log),
        "now": spoken_now(match),
        "steps": [spoken_entry(step, standing.get(step.number)) for step in match.log],
        "sheets": [spoken_sheet(sheet, match.game.decimals) for sheet in sheets(match)],
        "articles": articles(match),
    }


def spoken_now(match: Match) -> dict[str, Any]:
    """Where the match stands, and what may be done next; a closed game keeps its score until the next is begun."""
    now = match.situation
    ready = next_game(match.game, now) if now.closed else now
    return {
        "sides": [side.value for side in now.sides],
        "turn": ready.actor.value,
        "striker": ready.turn.value,
        "phase": ready.phase.value,
        "lag": _lag(match, ready),
        **_numbers(now),
        **spoken_bed(match.game, laid(match.game, ready) if _lags(ready) else ready),
        "duties": [spoken_duty(duty) | {"implied": duty.implied, "lapses": duty.lapses} for duty in ready.duties],
        "options": _options(match, ready),
        "calls": _calls(ready.calls),
        "clock": _clock(now.clock),
        "state": state(now),
        "over": over(now),
        "closed": now.closed,
        "needs": match.pending.ruling.needs if match.pending else None,
    }


def _lags(now: Situation) -> bool:
    return bool(now.duties) and now.duties[0].kind is Kind.LAG


def _lag(match: Match, now: Situation) -> list[str] | None:
    """The ball of each side in a lag that is due, in their order."""
    return [ball.value for ball in balls_of(match.game, now)] or None if _lags(now) else None


def _numbers(now: Situation) -> dict[str, Any]:
    return {
        "score": by_side(now, now.scores),
        "shelf": by_side(now, now.shelves),
        "owes": by_side(now, now.owes),
        "innings": by_side(now, now.innings),
        "run": now.run,
        "game": now.game,
        "won": by_side(now, now.won),
        "extra": by_side(now, now.extra) if now.extra is not None else None,
        "equaliser": now.equaliser.value if now.equaliser else None,
        "starter": now.starter.value,
        "own": {side.value: ball.value for side, ball in zip(now.sides, now.own, strict=False)},
    }


def _options(match: Match, now: Situation) -> dict[str, Any]:
    options = match.game.options(now)
    return {
        "cue_balls": [ball.value for ball in options.cue_balls],
        "hand": options.hand.where if options.hand else None,
        "offers": list(options.offers),
        "may_call": list(options.may_call),
        "must_call": options.must_call,
        "announce": list(options.announce),
    }


def _calls(calls: tuple[Call, ...]) -> list[str]:
    return print_action(Action(None, Calling(calls))).split()[1:] if calls else []


def _clock(clock: ClockState) -> dict[str, Any]:
    return {"limit": clock.limit, "left": clock.left, "warned": clock.warned, "used": list(clock.used)}


def spoken_entry(step: Step, standing: Step | None) -> dict[str, Any]:
    """One entry of the record with its ruling as it stands now; what a correction replaced is in `was`."""
    shown = standing or step
    line = _does(shown.action)
    return spoken_step(shown) | {
        "n": step.number,
        "who": shown.action.who.value if shown.action.who else None,
        "does": line,
        "was": _does(step.action) if _does(step.action) != line else None,
        "kind": _kind(shown.action),
        "stands": standing is not None,
        "unfit": shown.unfit,
        "undoes": step.undoes,
        "corrects": step.corrects,
        "game": shown.after.game,
        "innings": by_side(shown.after, shown.after.innings),
    }


def spoken_sheet(sheet: Sheet, decimals: int) -> dict[str, Any]:
    """One game's sheet; averages as tables print them."""
    return {
        "game": sheet.game,
        "sides": {side.value: _column(column, decimals) for side, column in sheet.columns},
    }


def _column(column: Column, decimals: int) -> dict[str, Any]:
    average = None if column.average is None else truncated(column.average, decimals)
    told = {"innings": list(column.runs), "given": column.given, "points": column.points}
    return told | {"average": average, "high": column.high}


def _does(action: Action) -> str:
    """The action as notation, without who."""
    return print_action(replace(action, who=None))


def _kind(action: Action) -> str:
    match action.body:
        case Stroke():
            return "stroke"
        case Undo():
            return "undo"
        case Correct():
            return "correct"
        case _:
            return "act"


def articles(match: Match) -> dict[str, Any]:
    """Every article that the record cites: its number, what the referee says, and the gist in each language."""
    cited = chain.from_iterable(step.ruling.articles for step in (*match.log, *match.standing))
    return {str(article): spoken_article(article) for article in cited}


def spoken_article(article: Article) -> dict[str, Any]:
    """One article with the title of its book."""
    return {
        "number": article.number,
        "call": article.call,
        "gist": dict(article.gist),
        "book": dict(load(article.book).title),
    }
