"""The state of a body: one row of numbers. A body is a ball or, after the balls, a pin.

In every phase position is quadratic and velocity and spin are linear in time, so that advancing a body never asks for
its phase. Each row has its own time `SINCE`: a body whose motion nothing has changed is not touched.

The kernel's origin is the centre of the bed, so that a mirrored stroke is mirrored in every bit; the door shifts it.
"""

X, Y, Z = 0, 1, 2  # centre of the ball, m
VX, VY, VZ = 3, 4, 5  # m/s
WX, WY, WZ = 6, 7, 8  # spin, rad/s
AX, AY, AZ = 9, 10, 11  # m/s2
BX, BY, BZ = 12, 13, 14  # change of spin, rad/s2; WZ stops at zero
SINCE = 15  # time of the values above, s
UNTIL = 16  # end of the phase, if nothing happens before, s
PHASE = 17
ZONE = 18
RADIUS = 19  # m
MASS = 20  # kg
REACH = 21  # distance of the centre from the nose line when the ball on the bed touches a cushion, m; see `pin_row`
FIELDS = 22

# Phases, in an order that the kernel compares: from SLIDE on a body moves.
OUT = -1.0  # fallen into a pocket, or off the table
REST = 0.0
SPIN = 1.0  # on the spot
SLIDE = 2.0
ROLL = 3.0
FLY = 4.0

# Zones: 0 over the bed; bits 1, 2, 4, 8 outside the nose line of cushion h, f, r, l; 16 + 2k in the mouth of pocket k,
# 17 + 2k over its hole. A pin: 0 standing, 1 felled.
FIRST_POCKET = 16
STANDING, FELLED = 0.0, 1.0

# Numerical constants of sustained contact; docs/physics.md tells why each is needed.
TOUCH_SQUARED = 1e-12  # m2: |d|2 - (R1 + R2)2 below which two balls touch (a gap of 8e-12 m)
TOUCH = 1e-11  # m: gap below which a ball touches a plane
APPROACH = 1e-6  # m/s: touching and approaching faster than this, bodies collide now
DEPTH = 1e-6  # m: approaching slower, they sink this far into one another and collide then
SEPARATION = 1e-3  # m/s: the least speed of parting; what it costs is taken from the bodies' own energy
SOFT = 1e-2  # m/s: below this, restitution rises to 1
SLIP = 1e-9  # m/s: slower slip counts as rolling
STILL = 1e-9  # m/s, rad/s: slower motion counts as none
