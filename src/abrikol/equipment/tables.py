"""Tables: the bed between the cushion noses, in metres, and the pockets where there are any."""

from dataclasses import dataclass
from math import sqrt

from abrikol.equipment.lookup import look_up


@dataclass(frozen=True, slots=True, kw_only=True)
class PocketSizes:
    """The six pockets of a pyramid table, in metres and radians.

    A mouth is measured from jaw point to jaw point. What is marked *drawn* has no published number
    and may be replaced as the physics learns.
    """

    corner_mouth: float
    middle_mouth: float
    middle_jaw_radius: float  # rounding of the cushion's end, R2
    corner_jaw_radius: float  # drawn
    jaw_taper: float  # drawn: how far each middle jaw leans outward from the pocket's axis
    depth: float  # drawn: a ball whose centre is this far behind the mouth has fallen


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """A table: x runs along `length` from the head cushion, y along `width` from the right one, all in metres."""

    name: str
    length: float
    width: float
    nose_height: float  # height of the cushion's nose over the cloth
    lateral: float  # how far the two lateral starting spots of carom lie from the axis
    pockets: PocketSizes | None = None

    @property
    def diamond(self) -> float:
        """Distance of two neighbouring diamonds, an eighth of the length, in metres (world rules, billiardrule.com)."""
        return self.length / 8

    def reach(self, radius: float) -> float:
        """How far from a cushion's nose line the centre of a ball of `radius` lies when it touches, in metres.

        The nose is higher than the ball's centre, so the ball reaches under it: 30.108 mm for a carom ball, not 30.75.
        """
        above = self.nose_height - radius
        return sqrt(radius * radius - above * above)


# Corner 72-73 mm and middle 82-83 mm: wiki-org.ru, znanierussia.ru; R2 = 11 +- 1 mm: billiard-prime.com (requirements).
# The drawn three: corner ends rounded like the middle ones, a taper of 0.15 rad and 20 mm of depth, all ours.
PYRAMID_POCKETS = PocketSizes(
    corner_mouth=0.0725,
    middle_mouth=0.0825,
    middle_jaw_radius=0.011,
    corner_jaw_radius=0.011,
    jaw_taper=0.15,
    depth=0.020,
)

# 37 +- 1 mm over the cloth: world rules (billiardrule.com), FIBiS regulation.
CAROM_NOSE = 0.037
# 42-43 mm (0.62-0.63 of a 68 mm ball) from memory: no sheet that prints it was found.
PYRAMID_NOSE = 0.0425
# 182.5 mm on 2840 mm: de.wiki.li, Billardtisch (Karambolage). Elsewhere in proportion, which gives the 148 mm (2300)
# and 135 mm (2100) published there.
LATERAL_SHARE = 182.5 / 2840


def _carom(name: str, length: float) -> Table:
    """A pocketless table, twice as long as wide."""
    lateral = length * LATERAL_SHARE
    return Table(name=name, length=length, width=length / 2, nose_height=CAROM_NOSE, lateral=lateral)


def _pyramid(name: str, length: float, width: float) -> Table:
    return Table(
        name=name,
        length=length,
        width=width,
        nose_height=PYRAMID_NOSE,
        lateral=length * LATERAL_SHARE,
        pockets=PYRAMID_POCKETS,
    )


# 2840 x 1420 +- 5 mm: CAR-EQ-01, world rules (billiardrule.com). The text's 1382 x 2764 and 1536 x 3072 mm are nominal.
MATCH_TABLE = _carom("match", 2.840)
# 2100 x 1050 mm, the "tournament table" of the text: CAR-BALK-08, billardregel.de.
SMALL_TABLE = _carom("small", 2.100)
# Half-match has no one size, so each goes by its millimetres: 2540-2550 (donbosco-billard.fr, nl.wikipedia),
# 2520 (passion-billard.fr), in Germany 2300 (billardregel.de).
HALF_MATCH_2540 = _carom("half-match-2540", 2.540)
HALF_MATCH_2520 = _carom("half-match-2520", 2.520)
HALF_MATCH_2300 = _carom("half-match-2300", 2.300)

# Beds by their feet: 12 ft is official (billiard-prime.com; +- 50 mm on its sheet); 9 and 8 ft: absoluteastronomy.com;
# 11 ft from memory; 10 ft 2840 x 1420 from memory too, against 2950 x 1470 in one program: we keep what is 2:1.
PYRAMID_12 = _pyramid("pyramid-12", 3.550, 1.775)
PYRAMID_11 = _pyramid("pyramid-11", 3.200, 1.600)
PYRAMID_10 = _pyramid("pyramid-10", 2.840, 1.420)
PYRAMID_9 = _pyramid("pyramid-9", 2.540, 1.270)
PYRAMID_8 = _pyramid("pyramid-8", 2.240, 1.120)

CAROM_TABLES = (MATCH_TABLE, SMALL_TABLE, HALF_MATCH_2540, HALF_MATCH_2520, HALF_MATCH_2300)
PYRAMID_TABLES = (PYRAMID_12, PYRAMID_11, PYRAMID_10, PYRAMID_9, PYRAMID_8)
TABLES = {table.name: table for table in (*CAROM_TABLES, *PYRAMID_TABLES)}


def table(name: str) -> Table:
    """Return the table of that name; raise `UnknownNameError` naming the nearest."""
    return look_up("table", name, TABLES)
