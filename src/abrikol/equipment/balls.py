"""Ball sets: radius in metres, mass in kilograms, ball by ball."""

from dataclasses import dataclass

from abrikol.equipment.lookup import look_up
from abrikol.equipment.names import CAROM_BALLS, PYRAMID_BALLS, Ball


@dataclass(frozen=True, slots=True)
class BallSize:
    """One ball's radius (m) and mass (kg)."""

    radius: float
    mass: float


@dataclass(frozen=True, slots=True)
class BallSet:
    """The balls of a game; all alike, except those listed in `odd`."""

    name: str
    balls: tuple[Ball, ...]
    size: BallSize
    odd: tuple[tuple[Ball, BallSize], ...] = ()

    def size_of(self, ball: Ball) -> BallSize:
        """Return one ball's size; raise ValueError for a ball that is not in the set."""
        if ball not in self.balls:
            raise ValueError(f"ball {ball.value} is not in the set {self.name!r}")
        for other, size in self.odd:
            if other is ball:
                return size
        return self.size

    def radius(self, ball: Ball) -> float:
        """Radius of one ball in metres."""
        return self.size_of(ball).radius

    def mass(self, ball: Ball) -> float:
        """Mass of one ball in kilograms."""
        return self.size_of(ball).mass

    @property
    def diameter(self) -> float:
        """Diameter in metres of the balls that are all alike."""
        return 2 * self.size.radius


# Diameter 61-61.5 mm, 205-220 g, the set within 2 g: CAR-EQ-03 (official); the text itself prints 60-62 mm, 198-220 g.
CAROM_BALL = BallSize(radius=0.03075, mass=0.210)
# Diameter 68-68.5 mm, 280-285 g: wiki-org.ru, znanierussia.ru.
PYRAMID_BALL = BallSize(radius=0.034, mass=0.285)
# 67 mm since 2024/25 (probilliard.by); 255 g from the Finnish sheet of 2018 (sbil.fi).
PYRAMID_BALL_67 = BallSize(radius=0.0335, mass=0.255)

CAROM = BallSet("carom", CAROM_BALLS, CAROM_BALL)
PYRAMID = BallSet("pyramid", PYRAMID_BALLS, PYRAMID_BALL)
PYRAMID_67 = BallSet("pyramid-67", PYRAMID_BALLS, PYRAMID_BALL_67)
# PIN7-02: a coloured cue ball and two white object balls, "may be numbered"; we call these 1 and 2.
SEVEN_PINS = BallSet("seven-pins", (Ball.C, Ball.B1, Ball.B2), PYRAMID_BALL)

BALL_SETS = {balls.name: balls for balls in (CAROM, PYRAMID, PYRAMID_67, SEVEN_PINS)}


def ball_set(name: str) -> BallSet:
    """Return the ball set of that name; raise `UnknownNameError` naming the nearest."""
    return look_up("ball set", name, BALL_SETS)
