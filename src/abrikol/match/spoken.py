"""A step as the JSON of docs/notation.md: plain values, one object per action."""

from __future__ import annotations

from typing import Any

from abrikol.match.match import Match, Step
from abrikol.referee.duty import Duty
from abrikol.referee.situation import Situation
from abrikol.stroke.people import Official
from abrikol.stroke.stroke import Rule


def spoken(match: Match) -> list[dict[str, Any]]:
    """Every action of the match in the order of the record."""
    return [spoken_step(step) for step in match.log]


def spoken_step(step: Step) -> dict[str, Any]:
    """One action with its ruling; exactly the keys that the notation names."""
    ruling, after = step.ruling, step.after
    return {
        "n": step.number,
        "by": spoken_by(step),
        "call": ruling.call.value if ruling.call else None,
        "articles": [str(article) for article in ruling.articles],
        "catalogue": list(dict.fromkeys(row for article in ruling.articles for row in article.catalogue)),
        "awards": awards(step),
        "moves": [str(move) for move in ruling.moves],
        "duties": [spoken_duty(duty) for duty in after.duties],
        "turn": after.actor.value,
        "score": by_side(after, after.scores),
        "owes": by_side(after, after.owes),
        "run": after.run,
        "state": state(after),
        "over": over(after),
        "needs": ruling.needs,
    }


def spoken_by(step: Step) -> str:
    """Who acted; a ruling that names nobody is the referee's."""
    who = step.action.who
    if who is not None:
        return str(who.value)
    return Official.REFEREE.value if isinstance(step.action.body, Rule) else step.before.actor.value


def awards(step: Step) -> dict[str, int]:
    """What the action was worth to every side: score after less score before."""
    pairs = zip(step.after.sides, step.after.scores, step.before.scores, strict=True)
    return {side.value: after - before for side, after, before in pairs}


def by_side(situation: Situation, numbers: tuple[int, ...]) -> dict[str, int]:
    """Numbers under the names of the sides; empty where the game keeps none."""
    return {side.value: number for side, number in zip(situation.sides, numbers, strict=False)}


def spoken_duty(duty: Duty) -> dict[str, Any]:
    """A duty: by whom, what to do, among what."""
    return {"by": duty.by.value, "do": duty.kind.value, "of": list(duty.among)}


def state(situation: Situation) -> dict[str, Any]:
    """What the game keeps besides score, debts and run."""
    kept: dict[str, Any] = {str(zone): word for zone, word in situation.zones}
    kept.update({name: value for name, value in situation.memory if not name.startswith("_")})
    if situation.format.of > 1:
        kept["games"] = ":".join(map(str, situation.won))
    if situation.hand is not None:
        kept["hand"] = situation.hand.where
    if situation.equaliser is not None:
        kept["equaliser"] = situation.equaliser.value
    if situation.extra is not None:
        kept["shoot-out"] = ":".join(map(str, situation.extra))
    return kept


def over(situation: Situation) -> Any:
    """Null while the match goes on, `draw`, or the winner with the final score."""
    if situation.over is None:
        return None
    if situation.over.winner is None:
        return "draw"
    return {"winner": situation.over.winner.value, "final": situation.over.final}
