"""What can happen: the kinds of the kernel's log."""

from enum import IntEnum


class Kind(IntEnum):
    """One kind of event; `first` is always a body, `second` depends on the kind."""

    STRIKE = 0  # tip on ball; second: number of the strike
    MISCUE = 1  # the same, and the tip slipped off
    BALL = 2  # ball on ball
    CUSHION = 3  # second: cushion 0 h, 1 f, 2 r, 3 l
    JAW = 4  # second: 2 × pocket + 0 or 1, which jaw
    FALL = 5  # second: pocket
    RETURN = 6  # a ball comes back from over the hole; second: pocket
    TAKEOFF = 7  # the ball leaves the bed
    LAND = 8  # on the bed
    RAIL = 9  # on the top of a rail
    OFF = 10  # past the frame
    FELLED = 11  # pin by body: first the pin, second the feller
    DISPLACED = 12  # a pin was pushed and still stands; second: by whom
    BALL_PRESS = 13  # two balls held together by their own motion push again: one contact, not a new one
    CUSHION_PRESS = 14  # likewise a ball pressed on a cushion
    ROLL = 15  # a sliding ball rolls
    STOP = 16  # a moving body stops
    SPIN_END = 17  # a ball at rest stops spinning
    HELD = 18  # a felled pin is stopped by a ball at rest; second: the ball
    TIPS = 19  # a ball that hung on a pocket's edge tips over it; second: pocket


# The compiler takes plain numbers.
STRIKE, MISCUE, BALL, CUSHION, JAW, FALL, RETURN, TAKEOFF, LAND, RAIL = (int(kind) for kind in list(Kind)[:10])
OFF, FELLED, DISPLACED, BALL_PRESS, CUSHION_PRESS, ROLL, STOP, SPIN_END, HELD, TIPS = (
    int(kind) for kind in list(Kind)[10:]
)

SILENT = -1
"""What happened concerns the kernel alone."""
