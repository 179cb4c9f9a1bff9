"""The order of the classic pyramid: a ball into a pocket, and with pure designation the manner too.

What led to the called ball's fall is read backward from it: the balls and
cushions that had a part. A manner that did not happen spoils the order; if
more happened than was named, only eyes can tell whether it was the order.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from abrikol.disciplines.pyramid.classic.points import ClassicLaw, agreed
from abrikol.disciplines.pyramid.general.house import CUE, on_table
from abrikol.disciplines.pyramid.general.story import Story
from abrikol.equipment.names import Ball, Cushion, Pocket
from abrikol.referee.facts import Facts
from abrikol.stroke.calls import Manner, PocketCall, Way, Whose
from abrikol.stroke.events import Group, Hit, Rebound
from abrikol.stroke.stroke import Word


@dataclass(frozen=True, slots=True)
class Order:
    """A ball into a pocket, in a named manner or plainly."""

    ball: Ball
    pocket: Pocket
    manners: tuple[Manner, ...] = ()


def mode(facts: Facts[ClassicLaw]) -> str:
    """How orders are made, as agreed: the article's slug too."""
    return agreed(facts.before, "order")


def ordered(facts: Facts[ClassicLaw]) -> tuple[tuple[Order, ...], str | None]:
    """The orders made before the stroke, and the article of what is missing from them."""
    calls = facts.stroke.calls
    left = on_table(facts.before)
    if not calls or facts.saw(Word.LATE):
        return (), "last-call" if len(left) == 1 and not calls else "call"
    orders = tuple(_order(call, left) for call in calls if isinstance(call, PocketCall))
    whole = tuple(order for order in orders if order is not None)
    if len(whole) < len(calls):
        return (), "last-call" if len(left) == 1 else mode(facts)
    return whole, None


def _order(call: PocketCall, left: tuple[Ball, ...]) -> Order | None:
    """The last ball needs no number; the cue ball cannot be ordered."""
    if isinstance(call.ball, Ball):
        return Order(call.ball, call.pocket, call.manners) if call.ball is not CUE else None
    if call.ball is Whose.OTHER and len(left) == 1:
        return Order(left[0], call.pocket, call.manners)
    return None


def by_pocket_alone(facts: Facts[ClassicLaw]) -> bool:
    """The last ball was ordered without its number."""
    return any(isinstance(call, PocketCall) and call.ball is Whose.OTHER for call in facts.stroke.calls)


def made(facts: Facts[ClassicLaw], story: Story, orders: tuple[Order, ...]) -> bool:
    """Every ordered ball fell into its pocket and stayed there."""
    falls = facts.falls()
    return all(order.ball in story.potted and (order.ball, order.pocket) in falls for order in orders)


# the manner -----------------------------------------------------------------------


def as_named(facts: Facts[ClassicLaw], orders: tuple[Order, ...]) -> bool | None:
    """The balls fell in the manner named; None if only eyes can tell."""
    if facts.saw(Word.MANNER_OK):
        return True
    if facts.saw(Word.MANNER_BAD):
        return False
    answers = [_kept(order, led_to(order.ball, facts.groups)) for order in orders]
    return False if False in answers else None if None in answers else True


@dataclass(slots=True)
class Path:
    """What led to a ball's fall: the balls that had a part, and the cushions that these balls met."""

    balls: set[Ball]
    cushions: list[tuple[Ball, Cushion]] = field(default_factory=list)


def led_to(ball: Ball, groups: tuple[Group, ...]) -> Path:
    """Read backward from a ball that fell: who touched it, who touched those before, and what they met."""
    path = Path({ball})
    for group in reversed(groups):
        _take_part(path, group)
    return path


def _take_part(path: Path, group: Group) -> None:
    grown = True
    while grown:
        before = len(path.balls)
        for event in group:
            if type(event) is Hit and (event.ball in path.balls or event.other in path.balls):
                path.balls.update((event.ball, event.other))
        grown = len(path.balls) > before
    path.cushions.extend(
        (event.ball, event.cushion) for event in group if type(event) is Rebound and event.ball in path.balls
    )


def _kept(order: Order, path: Path) -> bool | None:
    """False if something named did not happen, None if more happened than was named, or nothing is told of it."""
    via = path.balls - {order.ball, CUE}
    doublet = [cushion for ball, cushion in path.cushions if ball is order.ball]
    abricole = [cushion for ball, cushion in path.cushions if ball is CUE]
    met = {cushion for _, cushion in path.cushions}
    happened: dict[Manner, bool] = {
        Way.DIRECT: not via and not met,
        Way.DOUBLET: bool(doublet),
        Way.ABRICOLE: bool(abricole),
    }
    if not all(happened.get(manner, manner in via or manner in met) for manner in order.manners):
        return False
    return None if CUE not in path.balls or _more(order, path, via, doublet) else True


def _more(order: Order, path: Path, via: set[Ball], doublet: list[Cushion]) -> bool:
    """Balls or cushions had a part that the order does not name."""
    named = set(order.manners)
    if via - named:
        return True
    if len(doublet) > 1 and not set(doublet) <= named:
        return True
    covered = {order.ball: Way.DOUBLET, CUE: Way.ABRICOLE}
    return any(cushion not in named and covered.get(ball) not in named for ball, cushion in path.cushions)
