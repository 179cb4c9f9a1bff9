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
from abrikol.play.acts import acts_of
from abrikol.play.events import grouped, told_by
from abrikol.play.follow import MOST as CONTACTS
from abrikol.play.follow import next_contact
from abrikol.play.hanging import ended
from abrikol.play.lines import Timed
from abrikol.play.measures import measured
from abrikol.play.paths import Path, paths_of
from abrikol.play.rests import rests_of
from abrikol.play.scene import Scene
from abrikol.play.shot import BadInput, Shot
from abrikol.play.stage import pin_bodies
from abrikol.referee.ruling import Ruling
from abrikol.referee.situation import Situation
from abrikol.stroke.notation import print_line
from abrikol.stroke.settings import LineOfPlay, Settings
from abrikol.stroke.stroke import Action, Stroke


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
    """All of it, whoever struck, until the balls lay still."""
    acts: tuple[Action, ...]
    """The same as a record takes it: a stroke for each shot, then the balls that dropped later."""


@dataclass(frozen=True, slots=True, eq=False)
class Played:
    """A stroke with its ruling."""

    shot: Shot
    rolled: Rolled
    steps: tuple[Step, ...]
    """The stroke, and what came with it: further strikes, balls that dropped later."""

    @property
    def step(self) -> Step:
        """The stroke of the first shot."""
        return self.steps[0]

    @property
    def after(self) -> Situation:
        """The situation after all of it."""
        return self.steps[-1].after

    @property
    def trajectory(self) -> Trajectory:
        """The paths of all bodies."""
        return self.rolled.trajectory

    @property
    def stroke(self) -> Stroke:
        """What happened, in the words of the law."""
        return self.rolled.stroke

    @property
    def actions(self) -> tuple[Action, ...]:
        """What happened as a record takes it; where the referee has to ask, the last are not yet ruled."""
        return self.rolled.acts

    @property
    def ruling(self) -> Ruling:
        """What the referee says of the stroke."""
        return self.step.ruling

    @property
    def notation(self) -> str:
        """All of it as a line of notation, without settings."""
        return print_line(LineOfPlay(Settings(), self.actions))


def play(shot: Shot, *others: Shot, number: int = 1) -> Played:
    """Play a shot and have it ruled; `others` are further strikes in the same stroke (a wrong early one, say).

    `number` is that of the action in its record. Raises `BadInput`, `Unfinished`, or `Refused` where the game is over.
    """
    rolled = roll(shot, *others)
    return Played(shot, rolled, ruled_all(rolled, number))


def ruled_all(rolled: Rolled, number: int = 1) -> tuple[Step, ...]:
    """The acts of a roll ruled one after the other, until a person is asked or the game is over."""
    steps: list[Step] = []
    now = rolled.scene.before
    for act in rolled.acts:
        steps.append(ruled(rolled.scene.game, number + len(steps), now, act))
        now = steps[-1].after
        if steps[-1].ruling.needs is not None or now.closed or now.over is not None:
            break
    return tuple(steps)


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
    end, drops = ended(scene, trajectory)
    within = [timed for timed in told if timed[0] <= end]
    calls = shots[0].calls if shots else ()
    stroke = Stroke(grouped(within), calls, rests_of(scene, paths, end))
    acts = acts_of(scene, shots, within, paths, stroke.rests, drops)
    return Rolled(scene, trajectory, paths, told, stroke, acts)


def _played_out(scene: Scene, shots: tuple[Shot, ...], capacity: int) -> Trajectory:
    """The stroke with every contact that its cues make."""
    strikes = [shot.strike for shot in shots]
    trajectory = _simulated(scene, shots, strikes, capacity)
    for shot in shots:
        last = shot.strike
        for _ in range(CONTACTS if shot.through > 0.0 and trajectory.finished else 0):
            paths = paths_of(trajectory)[: len(scene.balls)]
            again = next_contact(last, paths, shot.through, scene.stage.world)
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
