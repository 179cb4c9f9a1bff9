"""From a trajectory to events: what happened, in the words of the law.

What the physics logs is told by `Teller`, what it does not log (lines, zones, passings over) is read from the paths.
Everything gets its time; what came at one instant stands in one group. Only the strike stands alone: it comes before
all that it causes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from abrikol.equipment.names import Ball, Pin
from abrikol.physics import kinds
from abrikol.physics.trajectory import SAME_INSTANT, Trajectory
from abrikol.play.contacts import CUSHIONS, Contacts
from abrikol.play.flights import HIGH, air_under, passages
from abrikol.play.leaning import lean_of
from abrikol.play.lines import Timed, crossings, zone_changes
from abrikol.play.paths import Path
from abrikol.play.scene import POCKETS, Scene, jaw_side
from abrikol.stroke.events import (
    Displaced,
    Event,
    Fall,
    Fell,
    Fly,
    Group,
    Hit,
    Jaw,
    Land,
    Leans,
    Rebound,
    Return,
    Thing,
    Tip,
)


@dataclass(slots=True)
class Teller:
    """Goes through the log once; remembers what is needed to tell contacts, flights and falls."""

    scene: Scene
    paths: list[Path]
    contacts: Contacts
    told: list[Timed] = field(default_factory=list)
    touched: dict[int, list[float]] = field(default_factory=dict)
    """When each ball took part in a contact that was told."""
    gone: set[int] = field(default_factory=set)
    """Bodies that nothing can fly over any more."""
    up: dict[int, float] = field(default_factory=dict)
    """Since when a ball has been in the air."""
    on_rail: set[int] = field(default_factory=set)
    landed: dict[int, float] = field(default_factory=dict)
    """When a flight that was told came down; told once it is clear that the ball did not bounce up as high again."""
    shoved: set[int] = field(default_factory=set)
    fallen: list[Timed] = field(default_factory=list)
    """Pins that leant, and fell when their ball came on to them."""

    def tell(self, event: Event, time: float) -> None:
        """Add an event."""
        self.told.append((time, event))

    def mark(self, body: int, time: float) -> None:
        """A ball took part in something."""
        self.touched.setdefault(body, []).append(time)

    def ball(self, body: int) -> Ball:
        """The ball that a body is."""
        return self.scene.balls[body]

    def pin(self, body: int) -> Pin:
        """The pin that a body is."""
        return self.scene.pins[body - len(self.scene.balls)]

    # what the log holds ----------------------------------------------------

    def strike(self, time: float, body: int, number: int, strength: float) -> None:
        self.mark(body, time)
        self.tell(Tip(self.ball(body)), time)

    def hit(self, time: float, first: int, second: int, strength: float) -> None:
        if not self.contacts.is_new((first, second), time, strength):
            return
        if second in self.touched and first not in self.touched:
            first, second = second, first  # the mover is written first
        self.mark(first, time)
        self.mark(second, time)
        self.tell(Hit(self.ball(first), self.ball(second)), time)

    def _just_touched(self, body: int, time: float) -> bool:
        times = self.touched.get(body)
        return times is not None and time - times[-1] <= SAME_INSTANT

    def cushion(self, time: float, body: int, wall: int, strength: float) -> None:
        if self.contacts.is_new((body, -1 - wall), time, strength):
            self.mark(body, time)
            self.tell(Rebound(self.ball(body), CUSHIONS[wall]), time)

    def press(self, time: float, first: int, second: int, strength: float) -> None:
        self.contacts.press((first, second), time)

    def press_cushion(self, time: float, body: int, wall: int, strength: float) -> None:
        self.contacts.press((body, -1 - wall), time)

    def jaw(self, time: float, body: int, which: int, strength: float) -> None:
        pocket = POCKETS[which // 2]
        event = Jaw(self.ball(body), pocket, jaw_side(pocket, which % 2))
        rattles = self._just_touched(body, time) and self.told[-1][1] == event
        self.mark(body, time)
        if not rattles:
            self.tell(event, time)

    def fall(self, time: float, body: int, pocket: int, strength: float) -> None:
        if body in self.on_rail:
            self.landed[body] = time
        self.down(body)
        self.gone.add(body)
        self.tell(Fall(self.ball(body), POCKETS[pocket], untouched=body not in self.touched), time)

    def come_back(self, time: float, body: int, pocket: int, strength: float) -> None:
        self.tell(Return(self.ball(body), POCKETS[pocket]), time)

    def felled(self, time: float, pin: int, by: int, strength: float) -> None:
        self.contacts.press((min(by, pin), max(by, pin)), time)
        self.gone.add(pin)
        feller = self.scene.names[by]
        if isinstance(feller, Ball):
            self.mark(by, time)
        lean = lean_of(self.scene, self.paths, pin)
        if lean is None:
            self.tell(Fell(feller, self.pin(pin)), time)
            return
        self.tell(Leans(self.pin(pin), lean.ball), time)
        if lean.driven:
            self.fallen.append((lean.until, Fell(lean.ball, self.pin(pin))))

    def displaced(self, time: float, pin: int, by: int, strength: float) -> None:
        self.contacts.press((min(by, pin), max(by, pin)), time)
        if by < len(self.scene.balls):
            self.mark(by, time)
        if pin not in self.shoved and pin not in self.gone:
            self.shoved.add(pin)
            self.tell(Displaced(self.pin(pin)), time)

    # flights ---------------------------------------------------------------

    def takeoff(self, time: float, body: int, nothing: int, strength: float) -> None:
        self.down(body)
        self.up[body] = time

    def land(self, time: float, body: int, nothing: int, strength: float) -> None:
        since = self.up.get(body, time)
        over = self._passed(body, time)
        high = not over and air_under(self.paths[body], since, time) >= HIGH
        if high and body not in self.on_rail and self.landed.get(body) != since:
            self.tell(Fly(self.ball(body)), since)
        if over or high or body in self.on_rail:
            self.landed[body] = time
        self.on_rail.discard(body)
        self.up[body] = time

    def rail(self, time: float, body: int, nothing: int, strength: float) -> None:
        self.down(body)
        self._passed(body, time)
        if body not in self.on_rail:
            self.on_rail.add(body)
            self.tell(Fly(self.ball(body), Thing.RAIL), time)
        self.up[body] = time

    def off(self, time: float, body: int, nothing: int, strength: float) -> None:
        self.down(body)
        self._passed(body, time)
        self.gone.add(body)
        self.tell(Fly(self.ball(body), Thing.FLOOR), time)

    def _passed(self, body: int, time: float) -> bool:
        """Tell what the ball flew over since it was last down; what it struck on the way it did not fly over."""
        since = self.up.get(body, time)
        below = [other for other in range(len(self.paths)) if other != body and other not in self.gone]
        found = [p for p in passages(self.paths, body, below, since, time) if not self._met(body, p.body, since)]
        for passage in found:
            self.tell(Fly(self.ball(body), self.scene.names[passage.body]), passage.time)
        return bool(found)

    def _met(self, body: int, other: int, since: float) -> bool:
        return self.contacts.last.get((min(body, other), max(body, other)), -1.0) >= since

    def down(self, body: int) -> None:
        """Tell where the ball's last flight ended."""
        if body in self.landed:
            self.tell(Land(self.ball(body)), self.landed.pop(body))


Told = Callable[[Teller, float, int, int, float], None]

_TOLD: dict[int, Told] = {
    kinds.STRIKE: Teller.strike,
    kinds.MISCUE: Teller.strike,
    kinds.BALL: Teller.hit,
    kinds.CUSHION: Teller.cushion,
    kinds.JAW: Teller.jaw,
    kinds.FALL: Teller.fall,
    kinds.RETURN: Teller.come_back,
    kinds.TAKEOFF: Teller.takeoff,
    kinds.LAND: Teller.land,
    kinds.RAIL: Teller.rail,
    kinds.OFF: Teller.off,
    kinds.FELLED: Teller.felled,
    kinds.DISPLACED: Teller.displaced,
    kinds.BALL_PRESS: Teller.press,
    kinds.CUSHION_PRESS: Teller.press_cushion,
}


def told_by(scene: Scene, trajectory: Trajectory, paths: list[Path]) -> Teller:
    """The events of the log and of the paths, each with its time, sorted; with them what the teller remembers."""
    contacts = Contacts(paths, scene.stage.table)
    contacts.lie_touching(scene.before.frozen, {ball: number for number, ball in enumerate(scene.balls)})
    teller = Teller(scene, paths, contacts)
    log = trajectory.log.tolist()
    at = 0
    for time, strength in zip(trajectory.times.tolist(), trajectory.strengths.tolist(), strict=True):
        told = _TOLD.get(log[at])
        if told is not None:
            told(teller, time, log[at + 1], log[at + 2], strength)
        at += 3
    for body in tuple(teller.landed):
        teller.down(body)
    teller.told.extend(teller.fallen)
    teller.told.extend(_from_paths(scene, paths, trajectory.duration))
    teller.told.sort(key=lambda timed: timed[0])
    return teller


def _from_paths(scene: Scene, paths: list[Path], end: float) -> Iterator[Timed]:
    """What the log does not hold: lines crossed, zones left and entered by balls that were not struck."""
    plan = scene.game.zones
    for ball, path in zip(scene.balls, paths, strict=False):
        if len(path) == 1:
            continue  # it never moved
        for line in scene.struck_lines if ball in scene.struck else scene.lines:
            yield from crossings(ball, path, end, line, scene.stage.table)
        if plan is not None and ball not in scene.struck:
            yield from zone_changes(ball, path, end, plan)


def grouped(told: list[Timed]) -> tuple[Group, ...]:
    """Events in groups by instant; a strike alone."""
    groups: list[Group] = []
    group: list[Event] = []
    last = 0.0
    for time, event in told:
        if group and (time - last > SAME_INSTANT or type(event) is Tip or type(group[-1]) is Tip):
            groups.append(tuple(group))
            group = []
        group.append(event)
        last = time
    if group:
        groups.append(tuple(group))
    return tuple(groups)
