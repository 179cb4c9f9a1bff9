"""The constants of a table, by what they belong to; each number with its source. Frozen and flat: the kernel takes
them as they are.

Sources by short name: *tracked* is our fit to the strokes of one real match (docs/physics.md), *Alciatore* his TP
papers, *design* a choice of ours that nothing measured supports.
"""

from math import sqrt
from typing import NamedTuple

from abrikol.equipment.balls import CAROM_BALL, PYRAMID_BALL, BallSize
from abrikol.equipment.tables import MATCH_TABLE, PYRAMID_12
from abrikol.equipment.tables import Table as TableSizes


class Bed(NamedTuple):
    """The table's lengths in metres."""

    length: float
    width: float
    nose: float  # height of the cushion's nose, and of the rail behind it
    frame: float = 0.125  # width of the rail: 125 ± 10 mm, carom.md 3.1


class Cloth(NamedTuple):
    """How a ball moves on the bed."""

    slide: float = 0.187  # coefficient of sliding friction: tracked
    roll: float = 0.039  # deceleration of a slow rolling ball, m/s2: tracked
    roll_gain: float = 0.0145  # and what each m/s adds to it, 1/s: tracked
    spin: float = 3.6  # loss of spin about the vertical, rad/s2: tracked


class Slate(NamedTuple):
    """How a ball bounces on the bed, and on the top of a rail."""

    restitution: float = 0.5  # 0.5–0.7: Alciatore, physical properties
    friction: float = 0.2  # TP B.10
    hop: float = 0.1  # m/s: slower bounces (0.5 mm) are not followed: design
    rail_restitution: float = 0.5  # estimate: acceptance 6
    rail_friction: float = 0.3  # estimate: acceptance 6


class BallLaw(NamedTuple):
    """Ball on ball: e = e0 - e1 (v - 1), μ = scale (0.009951 + 0.108 exp(-1.088 s)) + floor."""

    restitution: float = 0.938  # tracked
    softening: float = 0.009  # s/m: tracked
    scale: float = 2.7  # 1 for Alciatore's clean balls (TP A-14); 2.7: tracked
    floor: float = 0.032  # 0 for Alciatore's; 0.032: tracked


class CushionLaw(NamedTuple):
    """Ball on cushion: e = e0 - e1 (v - 1), one Coulomb cap, tangential rebound."""

    restitution: float = 0.88  # tracked
    softening: float = 0.027  # s/m: tracked
    friction: float = 0.247  # tracked
    along: float = 1.09  # share of the no-slip impulse along the rail; above 1, sheared rubber springs back: tracked
    upward: float = 0.98  # the same in the vertical plane: tracked


class PinLaw(NamedTuple):
    """Pins, to nobody's measurement."""

    restitution: float = 0.5  # design
    mass: float = 0.003  # kg felt by the ball: rod tip to full mass 2–8 g, acceptance 7
    topple: float = 0.12  # m/s: a slower pin slides and stands: (2 g × 0.79 mm)^½, acceptance 7
    friction: float = 0.3  # of a pin on the cloth: design


class PocketLaw(NamedTuple):
    """What happens at and in a pocket's hole: design, since nothing is published."""

    back: float = 0.2  # restitution of the pocket's back
    lip: float = 0.1  # a ball that has sunk by more than this share of its radius does not come out again
    hang: float = 0.002  # m: a ball that stops nearer to the edge creeps on, and tips over it in the end
    creep: float = 2.0  # s that takes half-way there; g before the edge, creep g / (hang - g)
    longest: float = 10.0  # s: what would hang longer stays


class Cue(NamedTuple):
    """The cue and its tip."""

    mass: float = 0.53  # kg: acceptance 9
    restitution: float = 0.73  # leather 0.71–0.75: Alciatore, physical properties
    end_mass_ratio: float = 20.15  # ball's mass over the cue's effective end mass: TP B.1
    friction: float = 0.6  # tip on ball, so that it slips at 0.514 R: Alciatore, physical properties
    pinch_from: float = 0.90  # rad (52°): from this elevation the tip holds the ball down …
    pinch_to: float = 1.31  # rad (75°): … and here it no longer hops at all: design


class World(NamedTuple):
    """Everything a stroke's course depends on besides the balls and the strike."""

    bed: Bed
    gravity: float = 9.81  # m/s2
    cloth: Cloth = Cloth()
    slate: Slate = Slate()
    ball: BallLaw = BallLaw()
    cushion: CushionLaw = CushionLaw()
    pin: PinLaw = PinLaw()
    pocket: PocketLaw = PocketLaw()
    cue: Cue = Cue()


class Strike(NamedTuple):
    """One thrust of the cue at one ball."""

    ball: int  # its number
    speed: float  # of the cue, m/s
    heading: float  # rad, counter-clockwise from x
    elevation: float = 0.0  # rad, of the butt
    side: float = 0.0  # of the tip from the ball's centre, across the cue's line, in radii; right is positive
    top: float = 0.0  # the same upward
    start: float = 0.0  # s


def bed_of(table: TableSizes) -> Bed:
    """The bed of a table of `equipment`."""
    return Bed(table.length, table.width, table.nose_height)


def reach(size: BallSize, bed: Bed) -> float:
    """Distance of a touching ball's centre from the nose line: 30.108 mm for carom, not 30.75."""
    above = bed.nose - size.radius
    return sqrt(size.radius * size.radius - above * above)


CAROM = World(bed_of(MATCH_TABLE))
"""The match table, heated, as the tracked match shows it."""

PYRAMID = World(
    bed_of(PYRAMID_12),
    cloth=Cloth(slide=0.2, roll=0.098, roll_gain=0.0, spin=10.0),  # pool values; nothing measured: acceptance 9
    ball=BallLaw(restitution=0.95, softening=0.0, scale=1.0, floor=0.0),  # acceptance 9, TP A-14
    cue=Cue(mass=0.70),  # from memory: acceptance 9
)
"""The twelve-foot pyramid table."""

CAROM_SIZE, PYRAMID_SIZE = CAROM_BALL, PYRAMID_BALL
