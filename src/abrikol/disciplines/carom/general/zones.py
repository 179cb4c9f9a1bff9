"""Zones in which a series is limited: entré, dedans, resté dedans.

Where both object balls lie in a zone, the position is *entré*; a cannon later,
none of them having left, *dedans*; and the cannon after that must drive one of
them out, though it may come back. Where the first cannon must already do so, the
position is *dedans* at once; where one more may stay, it is *entré* twice. A ball
on a line lies in the zones on both sides. Each zone keeps its own state, and a
new inning begins anew.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from abrikol.disciplines.carom.general import CaromLaw, object_balls, own_ball
from abrikol.disciplines.carom.general.sentences import now_used
from abrikol.disciplines.carom.general.whereabouts import Gathered, Pair, astride, gathered, is_anchor, lying_together
from abrikol.layout.zones import ZonePlan
from abrikol.referee.discipline import Opening, Options
from abrikol.referee.facts import Facts
from abrikol.referee.ruling import Call, LayBack, Reset, Ruling, Spot
from abrikol.referee.situation import Phase, Situation
from abrikol.stroke.events import Frozen, Zone
from abrikol.stroke.people import Side
from abrikol.stroke.stroke import Arrange, Stroke

ENTRE = "entre"
DEDANS = "dedans"
STATES = (DEDANS, ENTRE, "entre-2")
"""The state of a zone by the cannons that may still leave both balls in it."""
ASTRIDE = "a-cheval"

Held = tuple[tuple[Zone, str], ...]

UNKNOWN: Held = ((Zone("zones"), "unknown"),)
"""An inning began and nobody told where the balls lie."""


@dataclass(frozen=True, slots=True)
class ZoneStory:
    """A stroke seen at the zones: their states before it, and where the object balls lie after it."""

    before: dict[Zone, str]
    unknown: bool
    after: Gathered
    first: str
    """The state of a zone that has just come to hold both."""

    @property
    def stayed(self) -> tuple[Zone, ...]:
        """The zones that an object ball had to leave and did not."""
        return tuple(zone for zone in self.after.zones if self.was(zone) == DEDANS)

    @property
    def driven_out(self) -> tuple[Zone, ...]:
        """The zones that an object ball had to leave and did."""
        stayed = self.stayed
        return tuple(zone for zone, word in self.before.items() if word == DEDANS and zone not in stayed)

    @property
    def re_entered(self) -> tuple[Zone, ...]:
        """The zones that held both, lost one, and hold both again."""
        return tuple(zone for zone in self.after.zones if zone in self.after.crossed and zone in self.before)

    @property
    def untold_before(self) -> bool:
        """It was not told where the balls lay before the stroke, and that decides."""
        return self.unknown and any(zone not in self.after.crossed for zone in self.after.zones)

    def was(self, zone: Zone) -> str | None:
        """The state that counts for the zone: none where a ball left it meanwhile."""
        return None if zone in self.after.crossed else self.before.get(zone)

    def states(self) -> Held:
        """The states for the next stroke of the same inning."""
        return tuple((zone, one_less(was) if (was := self.was(zone)) else self.first) for zone in self.after.zones)


def zone_story(facts: Facts[CaromLaw]) -> ZoneStory:
    """What a stroke, or the referee's arrangement, makes of the striker's zones."""
    pair = object_balls(own_ball(facts.before, facts.before.turn))
    first = first_state(facts.law, facts.before)
    held = facts.before.zones
    before = {} if held == UNKNOWN else dict(held)
    if facts.before.fresh and facts.game.zones is not None:
        together = lying_together(tuple(map(facts.before.at, pair)), facts.game.zones)
        before = {**dict(found_in(facts.law, facts.before, together)), **before}
    after = gathered(facts, pair, struck=facts.side is facts.before.turn)
    return ZoneStory(before, held == UNKNOWN, after, first)


def first_state(law: CaromLaw, before: Situation) -> str:
    """Entré, or dedans at once where the very first cannon must drive a ball out; one more stays if that is agreed."""
    return STATES[law.cannons - (before.option("count", "drives-out") == "drives-out")]


def one_less(state: str) -> str:
    """The state after a cannon that left both balls in the zone."""
    return STATES[max(STATES.index(state) - 1, 0)]


def found_in(law: CaromLaw, before: Situation, zones: tuple[Zone, ...]) -> Held:
    """The states of zones in which somebody finds both balls when he comes to the table."""
    return tuple((zone, first_state(law, before)) for zone in zones) if law.inherits else ()


def reaches_target(facts: Facts[CaromLaw]) -> bool:
    """A cannon now is the last one, so that nothing hangs on where the balls come to lie."""
    before = facts.before
    return before.extra is None and before.score(facts.side) + 1 >= before.format.target


# The states after an action ------------------------------------------------------------------------


def keep_zones(facts: Facts[CaromLaw], ruling: Ruling, story: ZoneStory | None = None) -> Ruling:
    """The ruling with the states of the zones for whoever plays next."""
    if ruling.needs or ruling.call is Call.REPLAY or any(isinstance(move, Reset) for move in ruling.moves):
        return ruling
    if any(isinstance(move, LayBack) and move.stroke for move in ruling.moves):
        return replace(ruling, zones=_laid_back(facts, ruling.turn))
    if ruling.turn is not facts.before.turn:
        begun = ruling.starter is not None and ruling.phase is Phase.OPENING
        return ruling if begun else replace(ruling, zones=_incoming(facts, ruling.turn))
    if story is not None and ruling.call is Call.POINT:
        return replace(ruling, zones=() if reaches_target(facts) else _next(story))
    if any(isinstance(move, Spot) and move.ball in _pair(facts, ruling.turn) for move in ruling.moves):
        return replace(ruling, zones=())
    if isinstance(facts.act, Stroke) or (isinstance(facts.act, Arrange) and _tells_places(facts.act)):
        return replace(ruling, zones=_rearranged(facts))
    return ruling


def _tells_places(act: Arrange) -> bool:
    """Whoever says only what touches what has moved nothing."""
    return any(type(rest) is not Frozen for rest in act.rests)


def _next(story: ZoneStory) -> Held:
    return UNKNOWN if story.after.untold or story.untold_before else story.states()


def _incoming(facts: Facts[CaromLaw], side: Side) -> Held:
    """A new inning: what both his object balls lie in is entré, where such a zone counts from the start."""
    if not facts.law.inherits:
        return ()
    after = gathered(facts, _pair(facts, side))
    return UNKNOWN if after.untold else found_in(facts.law, facts.before, after.zones)


def _pair(facts: Facts[CaromLaw], side: Side) -> Pair:
    """The object balls of the side that plays next."""
    before = facts.before
    fresh = before.fresh or side is not before.turn
    used = now_used(facts) if facts.side is before.turn else before.memory
    return object_balls(own_ball(replace(before, turn=side, fresh=fresh, memory=used), side))


def _rearranged(facts: Facts[CaromLaw]) -> Held:
    """The balls were moved by no stroke of the striker: zones that hold both as before keep their state."""
    story = zone_story(replace(facts, by=facts.before.turn))
    if story.after.untold:
        return UNKNOWN if facts.law.inherits or story.before else ()
    found = dict(found_in(facts.law, facts.before, story.after.zones))
    states = ((zone, story.was(zone) or found.get(zone)) for zone in story.after.zones)
    return tuple((zone, word) for zone, word in states if word)


def _laid_back(facts: Facts[CaromLaw], side: Side) -> Held:
    last = facts.before.last
    if last is None or facts.game.zones is None:
        return facts.before.zones
    points = tuple(map(last.before.at, _pair(facts, side)))
    if None in points:
        return UNKNOWN if facts.law.inherits else ()
    return found_in(facts.law, facts.before, lying_together(points, facts.game.zones))


# What is announced ---------------------------------------------------------------------------------


def announcement(before: Situation, plan: ZonePlan) -> tuple[str, ...]:
    """What the referee says before the stroke: the zones first, then the anchors, both at once where they agree."""
    cadre = _loudest(before, anchors=False)
    anchor = _loudest(before, anchors=True)
    if cadre and cadre == anchor:
        return (f"{cadre}-everywhere",)
    said = (cadre, f"{anchor}-anchor" if anchor else "")
    return tuple(filter(None, said)) or _astride(before, plan)


def _loudest(before: Situation, *, anchors: bool) -> str:
    """Dedans before entré, where two zones of a kind differ."""
    words = {word for zone, word in before.zones if is_anchor(zone) is anchors and word in STATES}
    return DEDANS if DEDANS in words else ENTRE if words else ""


def _astride(before: Situation, plan: ZonePlan) -> tuple[str, ...]:
    points = tuple(map(before.at, object_balls(own_ball(before, before.turn))))
    return (ASTRIDE,) if before.zones != UNKNOWN and astride(points, plan) else ()


def options_in(plan: ZonePlan, options: Callable[[Situation], Options]) -> Callable[[Situation], Options]:
    """What the striker may do, with what is announced to him."""
    return lambda before: replace(options(before), announce=announcement(before, plan))


def opening_in(plan: ZonePlan, law: CaromLaw, start: Callable[[Situation], Opening]) -> Callable[[Situation], Opening]:
    """How a game with zones opens: what both object balls lie in from the start is entré."""

    def ask(before: Situation) -> Opening:
        made = start(before)
        pair = object_balls(own_ball(before, before.turn))
        together = lying_together(tuple(map(made.position.get, pair)), plan)
        return replace(made, zones=found_in(law, before, together))

    return ask
