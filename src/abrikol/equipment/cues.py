"""Cues: mass in kilograms and what the tip does; and the cube of chalk that measures closeness."""

from dataclasses import dataclass

from abrikol.equipment.lookup import look_up


@dataclass(frozen=True, slots=True, kw_only=True)
class Cue:
    """A cue and its leather tip."""

    name: str
    mass: float  # kg
    tip_restitution: float
    tip_friction: float
    end_mass_ratio: float  # ball's mass over the cue's effective end mass: the larger, the less squirt
    miscue_limit: float  # largest offset of the tip, in ball radii


# Leather tip 0.71-0.75, tip friction 0.6, miscue at 0.514 R: D. Alciatore, physical properties (drdavepoolinfo.com);
# end mass 20.15 (2.5 degrees at 0.453 R): his TP B.1. Masses 0.53 and 0.70 kg are usual ones, the second from memory.
# The text's 480-520 g is advice (CAR-EQ-04).
CAROM = Cue(name="carom", mass=0.53, tip_restitution=0.73, tip_friction=0.6, end_mass_ratio=20.15, miscue_limit=0.514)
PYRAMID = Cue(
    name="pyramid", mass=0.70, tip_restitution=0.73, tip_friction=0.6, end_mass_ratio=20.15, miscue_limit=0.514
)

CUES = {cue.name: cue for cue in (CAROM, PYRAMID)}

# Edge of a cube of chalk in metres, the usual measure of "so near" in FREE-19.2; 22 mm from memory.
CHALK_CUBE = 0.022


def cue(name: str) -> Cue:
    """Return the cue of that name; raise `UnknownNameError` naming the nearest."""
    return look_up("cue", name, CUES)
