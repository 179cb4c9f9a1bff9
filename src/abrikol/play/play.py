"""One stroke from cue to call."""

from __future__ import annotations

from dataclasses import dataclass

from abrikol.language import Wrong
from abrikol.match.match import Step, ruled
from abrikol.physics.parameters import Strike
from abrikol.physics.placing import mouths_of
from abrikol.physics.simulate import CAPACITY, ball_rows, simulate
from abrikol.physics.simulate import play as play_rows
from abrikol.physics.trajectory import Trajectory
from abrikol.play.events import grouped, told_by
from abrikol.play.follow import MOST as CONTACTS
from abrikol.play.follow import next_contact
from abrikol.play.lines import Timed
from abrikol.play.measures import eyes_saw, measured
from abrikol.play.paths import Path, paths_of
from abrikol.play.rests import rests_of
from abrikol.play.scene import Scene
from abrikol.play.shot import BadInput, Shot
from abrikol.play.stage import pin_bodies
from abrikol.referee.ruling import Ruling
from abrikol.stroke.notation import print_action
from abrikol.stroke.people import Side
from abrikol.stroke.stroke import Action, Remark, Stroke


class Unfinished(Wrong):
    """The stroke reached the limit of events before everything rested: it is never ruled."""


@dataclass(frozen=True, slots=True, eq=False)
class Rolled:
    """A stroke as the physics has it and as the law hears it, not yet ruled."""

    scene: Scene
    trajectory: Trajectory
    paths: list[Path]
    told: list[Timed]
    """The events of the stroke, each with its time."""
    stroke: Stroke
    remarks: tuple[Remark, ...] = ()
    """What eyes would report of it."""

    def action(self, by: Side | None = None) -> Action:
        """The stroke as a record takes it; `by` None = whose turn it is."""
        return Action(by, self.stroke, self.remarks)


@dataclass(frozen=True, slots=True, eq=False)
class Played:
    """A stroke with its ruling."""

    shot: Shot
    rolled: Rolled
    step: Step

    @property
    def trajectory(self) -> Trajectory:
        """The paths of all bodies."""
        return self.rolled.trajectory

    @property
    def stroke(self) -> Stroke:
        """What happened, in the words of the law."""
        return self.rolled.stroke

    @property
    def action(self) -> Action:
        """The stroke as a record takes it."""
        return self.step.action

    @property
    def ruling(self) -> Ruling:
        """What the referee says."""
        return self.step.ruling

    @property
    def notation(self) -> str:
        """The stroke as a line of notation, without settings."""
        return print_action(self.action)


def play(shot: Shot, *others: Shot, number: int = 1) -> Played:
    """Play a shot and have it ruled; `others` are further strikes in the same stroke (a wrong early one, say).

    `number` is that of the action in its record. Raises `BadInput`, `Unfinished`, or `Refused` where the game is over.
    """
    rolled = roll(shot, *others)
    return Played(shot, rolled, ruled(shot.game, number, shot.situation, rolled.action(shot.by)))


def roll(*shots: Shot, capacity: int = CAPACITY) -> Rolled:
    """Let the balls roll and tell what happened; all shots are struck in one situation, each at its start."""
    first = shots[0]
    if any(shot.game is not first.game or shot.situation is not first.situation for shot in shots):
        raise BadInput("strikes-differ")
    ordered = tuple(sorted(shots, key=lambda shot: shot.start))
    scene = Scene(first.game, first.situation, tuple(shot.ball for shot in ordered))
    return told_of(scene, _played_out(scene, ordered, capacity), ordered)


def told_of(scene: Scene, trajectory: Trajectory, shots: tuple[Shot, ...] = ()) -> Rolled:
    """A trajectory in the words of the law; `shots` are the strikes it came from, where they are known."""
    if not trajectory.finished:
        raise Unfinished("unfinished", events=str(len(trajectory.times)), seconds=f"{trajectory.duration:.2f}")
    paths = paths_of(trajectory)
    teller = told_by(scene, trajectory, paths)
    told = measured(scene, shots, teller.told, paths)
    calls = shots[0].calls if shots else ()
    stroke = Stroke(grouped(told), calls, rests_of(scene, paths))
    return Rolled(scene, trajectory, paths, told, stroke, eyes_saw(scene, told))


def _played_out(scene: Scene, shots: tuple[Shot, ...], capacity: int) -> Trajectory:
    """The stroke with every contact that its cues make."""
    strikes = [shot.strike for shot in shots]
    trajectory = _simulated(scene, shots, strikes, capacity)
    for shot in shots:
        last = shot.strike
        for _ in range(CONTACTS if shot.through > 0.0 and trajectory.finished else 0):
            again = next_contact(last, paths_of(trajectory)[last.ball], shot.through, scene.stage.world.cue)
            if again is None:
                break
            last = again
            strikes.append(again)
            trajectory = _simulated(scene, shots, strikes, capacity)
    return trajectory


def _simulated(scene: Scene, shots: tuple[Shot, ...], strikes: list[Strike], capacity: int) -> Trajectory:
    stage = scene.stage
    places = [shots[0].places[ball] for ball in scene.balls]
    sizes = [stage.sizes[ball] for ball in scene.balls]
    if scene.pins:
        pins = pin_bodies(stage, scene.pin_places)
        return simulate(strikes, places, stage.world, sizes=sizes, pockets=stage.pockets, pins=pins, capacity=capacity)
    rows = ball_rows(places, sizes, stage.world, mouths_of(places, stage.world, stage.pockets))
    return play_rows(rows, len(rows), strikes, stage.world, stage.pockets, capacity)
