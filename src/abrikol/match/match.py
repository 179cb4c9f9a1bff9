"""A match is the fold of its actions: each is ruled, and the situation carries on.

Undo and correction are actions too: an undo takes back the last action that
still stands; a correction replaces one and folds all later ones again. Acts
that then no longer fit stand as played and are marked.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import repeat
from typing import Any

from abrikol.match.apply import apply, waiting
from abrikol.match.conclude import conclude, next_game
from abrikol.match.possible import check_possible
from abrikol.referee.acts import Refused
from abrikol.referee.discipline import Discipline
from abrikol.referee.duty import Kind
from abrikol.referee.facts import Facts, HumanVerdict
from abrikol.referee.needs import question
from abrikol.referee.ruling import Call, Ruling
from abrikol.referee.situation import Past, Situation
from abrikol.rulebooks import UnknownArticle, load, names
from abrikol.stroke.people import Official, Side
from abrikol.stroke.stroke import Action, Choose, Correct, Plain, Rule, Stroke, Undo, Word


@dataclass(frozen=True, slots=True)
class Step:
    """One action with its ruling and the situation it led to.

    `number` counts the actions of the record from 1; `unfit` marks an act that
    a correction left standing though it no longer fits; `undoes` and `corrects`
    name the action that this one takes back or replaces.
    """

    number: int
    action: Action
    before: Situation
    ruling: Ruling
    after: Situation
    unfit: bool = False
    undoes: int | None = None
    corrects: int | None = None


@dataclass(frozen=True, slots=True)
class Match:
    """A game, the situation it began from, every step, and which of them stand."""

    game: Discipline[Any]
    start: Situation
    log: tuple[Step, ...] = ()
    standing: tuple[Step, ...] = ()
    """The steps that stand, in order: undone ones are gone, corrected ones replaced."""

    @property
    def situation(self) -> Situation:
        """The situation now."""
        return self.standing[-1].after if self.standing else self.start

    @property
    def pending(self) -> Step | None:
        """The step that waits for a person's word, if there is one."""
        last = self.standing[-1] if self.standing else None
        return last if last and last.ruling.needs else None

    def after(self, action: Action, told: Ruling | None = None) -> Match:
        """The match with one more action, ruled by its law or as told; `Refused` if nobody could do that here."""
        log, standing = list(self.log), list(self.standing)
        _append(self.game, self.start, log, standing, action, told)
        return replace(self, log=tuple(log), standing=tuple(standing))


def fold(
    game: Discipline[Any], start: Situation, actions: Iterable[Action], told: Iterable[Ruling | None] | None = None
) -> Match:
    """The match that these actions make; `Refused` names the first impossible one.

    With `told`, the rulings that were given then, one for each action, nothing is judged again.
    """
    log: list[Step] = []
    standing: list[Step] = []
    for action, ruling in zip(actions, repeat(None) if told is None else told, strict=False):
        _append(game, start, log, standing, action, ruling)
    return Match(game, start, tuple(log), tuple(standing))


def _append(
    game: Discipline[Any],
    start: Situation,
    log: list[Step],
    standing: list[Step],
    action: Action,
    told: Ruling | None,
) -> None:
    number = len(log) + 1
    match action.body:
        case Undo():
            step = _undone(number, action, start, standing)
        case Correct():
            step = _corrected(game, number, action, action.body, standing, told)
        case _:
            now = standing[-1] if standing else None
            before = now.after if now else start
            _check_open(now, before, action)
            step = ruled(game, number, before, action, told)
            standing.append(step)
    log.append(step)


def _check_open(now: Step | None, before: Situation, action: Action) -> None:
    if now and now.ruling.needs and not isinstance(action.body, Rule):
        raise Refused("still-needs", number=str(now.number), needs=question(now.ruling.needs))
    if before.over is not None and not isinstance(action.body, Rule):
        raise Refused("match-is-over", final=before.over.final)


def _undone(number: int, action: Action, start: Situation, standing: list[Step]) -> Step:
    if not standing:
        raise Refused("nothing-to-undo")
    gone = standing.pop()
    after = standing[-1].after if standing else start
    ruling = Ruling(call=Call.DONE, turn=after.turn, duties=after.duties)
    return Step(number, action, gone.after, ruling, after, undoes=gone.number)


def _corrected(
    game: Discipline[Any], number: int, action: Action, correct: Correct, standing: list[Step], told: Ruling | None
) -> Step:
    at = next((place for place, step in enumerate(standing) if step.number == correct.number), None)
    if at is None:
        raise Refused("nothing-to-correct", number=str(correct.number))
    old, later = standing[at], standing[at + 1 :]
    was = standing[-1].after
    right = replace(old.action, body=correct.body, remarks=correct.remarks)
    redone = [_folded(game, old.before, replace(old, action=right), told)]
    for step in later:
        redone.append(_again(game, redone[-1].after, step))
    standing[at:] = redone
    return Step(number, action, was, redone[0].ruling, standing[-1].after, corrects=correct.number)


def _again(game: Discipline[Any], before: Situation, step: Step) -> Step:
    """A later step folded anew; where it no longer fits it stands as it was played, and is marked."""
    try:
        return _folded(game, before, step)
    except Refused:
        action = replace(step.action, who=step.action.who or step.before.actor)
        return replace(step, action=action, before=before, after=before, unfit=True)


def _folded(game: Discipline[Any], before: Situation, step: Step, told: Ruling | None = None) -> Step:
    """A step in another situation; whose act was due then and is not now is let act, and the step is marked."""
    by = step.action.who or step.before.actor
    due = isinstance(by, Side) and (step.unfit or by is step.before.actor)
    if not due or (by is before.actor and before.over is None):
        return ruled(game, step.number, before, step.action, told)
    assert isinstance(by, Side)
    was = step.before
    played = replace(before, turn=by, duties=(), fresh=was.fresh, run=was.run, over=None, closed=False)
    new = ruled(game, step.number, played, replace(step.action, who=by), told)
    return replace(new, before=before, unfit=True)


def ruled(game: Discipline[Any], number: int, before: Situation, action: Action, told: Ruling | None = None) -> Step:
    """Rule one action in its situation, or carry out the ruling that is told; `Refused` if it is impossible there."""
    ready = next_game(game, before) if before.closed and not _looks_back(before, action) else before
    facts = facts_of(game, ready, action)
    ruling = told or _judged(game, facts)
    if ruling.again is not None and ready.last is not None:
        facts = _last_again(game, ready, ready.last, ruling.again)
        ruling = told or replace(game.judge(facts), again=ruling.again)
    if ruling.needs is not None:
        return Step(number, action, ready, ruling, waiting(facts, ruling))
    return Step(number, action, ready, ruling, conclude(game, apply(facts, ruling), ruling))


def _looks_back(before: Situation, action: Action) -> bool:
    """The action still speaks of the last stroke of a closed game: a ruling, late interference, the choice it gave."""
    if isinstance(action.body, Stroke):
        return False
    late = action.body is Plain.INTERFERE and any(remark.word is Word.LATE for remark in action.remarks)
    return late or isinstance(action.body, Rule) or any(duty.kind is Kind.CHOOSE for duty in before.duties)


def _judged(game: Discipline[Any], facts: Facts[Any]) -> Ruling:
    check_possible(facts)
    _check_offered(game, facts)
    return game.judge(facts)


def _last_again(game: Discipline[Any], ready: Situation, last: Past, act: Stroke) -> Facts[Any]:
    back = replace(last.before, clock=ready.clock)
    return Facts(game=game, before=back, by=last.by, act=act, remarks=last.remarks)


def facts_of(game: Discipline[Any], before: Situation, action: Action) -> Facts[Any]:
    """What the judge is told of an action; a human verdict tells of the last stroke again."""
    body = action.body
    by = action.who or before.actor
    if isinstance(body, Rule):
        return _verdict_facts(game, before, body, action.who or Official.REFEREE)
    assert not isinstance(body, Correct)
    told = replace(body, calls=before.calls) if isinstance(body, Stroke) and before.calls and not body.calls else body
    return Facts(game=game, before=before, by=by, act=told, remarks=frozenset(action.remarks))


def _verdict_facts(game: Discipline[Any], before: Situation, rule: Rule, by: Side | Official) -> Facts[Any]:
    if before.last is None:
        raise Refused("no-stroke-to-rule")
    book, _, slug = rule.article.partition(":")
    try:
        article = (load(book) if book in names() else game.book)[slug or book]
        call = Call(rule.verdict)
    except UnknownArticle as missing:
        raise Refused("because", what=missing.phrase) from None
    except ValueError:
        raise Refused("no-verdict", verdict=rule.verdict, known=", ".join(word.value for word in Call)) from None
    last = before.last
    verdict = HumanVerdict(call, article, by, rule.text)
    back = replace(last.before, clock=before.clock)
    return Facts(game=game, before=back, by=last.by, act=last.act, remarks=last.remarks, verdict=verdict)


def _check_offered(game: Discipline[Any], facts: Facts[Any]) -> None:
    if not isinstance(facts.act, Choose):
        return
    duty = next((duty for duty in facts.before.duties if duty.kind is Kind.CHOOSE), None)
    offers = offered(game, facts.before)
    if facts.act.offer not in offers:
        raise _not_offered(facts.act.offer, offers)
    if duty is not None and isinstance(facts.by, Side) and facts.by is not duty.by:
        raise Refused("choice-of-another", whose=duty.by.value, not_his=facts.by.value)


def offered(game: Discipline[Any], before: Situation) -> tuple[str, ...]:
    """What may be chosen now: the first open choice's offers, else what the game always offers here."""
    for duty in before.duties:
        if duty.kind is Kind.CHOOSE:
            return duty.among
    return game.options(before).offers


def _not_offered(offer: str, offers: tuple[str, ...]) -> Refused:
    if not offers:
        return Refused("nothing-offered", offer=offer)
    return Refused("not-offered", offer=offer, offers=", ".join(offers))
