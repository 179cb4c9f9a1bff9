"""The names of things on a table: balls, cushions, pockets, pins.

Each member's value is its spelling in the notation, so ``Ball("12")`` parses and ``ball.value`` prints.
A mix-up of two kinds is a type error, never an accident of substrings.
"""

from enum import Enum


class _Name(Enum):
    """A closed set of names; members are singletons, so identity hashes them fastest."""

    __hash__ = object.__hash__

    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self.name}"


class Ball(_Name):
    """A ball: white, yellow and red in carom and pins; the coloured cue ball and 1 to 15 in pyramid."""

    W = "W"
    Y = "Y"
    R = "R"
    C = "C"
    B1 = "1"
    B2 = "2"
    B3 = "3"
    B4 = "4"
    B5 = "5"
    B6 = "6"
    B7 = "7"
    B8 = "8"
    B9 = "9"
    B10 = "10"
    B11 = "11"
    B12 = "12"
    B13 = "13"
    B14 = "14"
    B15 = "15"


CAROM_BALLS = (Ball.W, Ball.Y, Ball.R)
"""The three balls of carom and of the pin games, in the order the notation lists them."""

NUMBERED_BALLS = tuple(Ball(str(number)) for number in range(1, 16))
"""The fifteen numbered balls of the pyramid, 1 first."""

PYRAMID_BALLS = (Ball.C, *NUMBERED_BALLS)
"""The sixteen balls of the pyramid, the coloured one first."""


class Cushion(_Name):
    """A cushion, named as the breaker sees it from the head of the table."""

    HEAD = "h"
    FOOT = "f"
    LEFT = "l"
    RIGHT = "r"


class Pocket(_Name):
    """A pocket: at the head, the middle or the foot of the table, left or right as the breaker sees it."""

    HL = "HL"
    HR = "HR"
    ML = "ML"
    MR = "MR"
    FL = "FL"
    FR = "FR"


class Pin(_Name):
    """A pin: the king in the centre, four toward a cushion each, and two medium ones near spots 1 and 3."""

    KC = "kc"
    KH = "kh"
    KF = "kf"
    KL = "kl"
    KR = "kr"
    KM1 = "km1"
    KM3 = "km3"
