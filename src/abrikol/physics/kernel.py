"""The loop: find the next event, let it happen, look anew at the bodies it changed; until everything rests.

Constants, state, function: nothing is read from outside, nothing is allocated here, nothing is left behind. The order
of events at one instant is fixed by the bodies' numbers.

Each body carries the time of what it meets alone (`due`), each pair the time of its meeting (`meets`), and each row of
pairs its least (`row_due`, `row_other`).
"""

from math import inf

from numpy import int64

from abrikol.physics import impacts, kinds
from abrikol.physics.arrays import Counts, Numbers, Rows
from abrikol.physics.collide.ball_pin import topple
from abrikol.physics.collide.cue_ball.alciatore_b1 import BALL, START
from abrikol.physics.compiled import compiled, inlined
from abrikol.physics.contact_times import pair_meets
from abrikol.physics.motion import advance, set_motion
from abrikol.physics.parameters import World
from abrikol.physics.state import FIELDS, FIRST_POCKET, FLY, PHASE, SLIDE, STANDING, ZONE
from abrikol.physics.walls import next_alone


@inlined
def known_until(rows: Rows, i: int, due: float) -> float:
    """Until when body i's path is known: its next event alone; a body at rest stays, spinning or not."""
    return due if rows[i, PHASE] >= SLIDE else inf


@inlined
def look_for_meetings(
    rows: Rows,
    bodies: int,
    balls: int,
    i: int,
    t: float,
    due: Numbers,
    meets: Rows,
    row_due: Numbers,
    row_other: Counts,
) -> None:
    """Find anew when body i meets each other one."""
    mine = known_until(rows, i, due[i])
    for other in range(bodies):
        if other == i:
            continue
        low, high = min(i, other), max(i, other)
        until = min(mine, known_until(rows, other, due[other]))
        meets[low, high] = pair_meets(rows, low, high, balls, t, until)
        if other < i:
            if meets[low, high] < row_due[low]:
                row_due[low], row_other[low] = meets[low, high], i
            elif row_other[low] == i:
                find_least(meets, low, bodies, row_due, row_other)
    find_least(meets, i, bodies, row_due, row_other)


@inlined
def find_least(meets: Rows, low: int, bodies: int, row_due: Numbers, row_other: Counts) -> None:
    """The first meeting of body `low` with one of a higher number."""
    best, who = inf, -1
    for high in range(low + 1, bodies):
        if meets[low, high] < best:
            best, who = meets[low, high], high
    row_due[low], row_other[low] = best, who


@compiled
def run(
    rows: Rows,
    balls: int,
    thrusts: Rows,
    world: World,
    pockets: Rows,
    due: Numbers,
    codes: Counts,
    meets: Rows,
    row_due: Numbers,
    row_other: Counts,
    times: Numbers,
    strengths: Numbers,
    log: Counts,
    segments: Rows,
    segment_body: Counts,
    counts: Counts,
) -> None:
    """Play one stroke from `rows` at time 0.

    Strikes come in the order of their start. Log entries are `times`, `strengths` and three numbers of `log`: kind,
    first, second. Each change of a body's motion is kept as a row of `segments`. `counts` becomes: events, segments,
    1 if everything came to rest and 0 if the log was full before.
    """
    bodies = rows.shape[0]
    capacity = times.shape[0]
    events, kept, struck, t = 0, 0, 0, 0.0
    for i in range(bodies):
        due[i] = row_due[i] = inf
        row_other[i] = -1
        for j in range(bodies):
            meets[i, j] = inf
    starting = 0
    nobody = int(int64(-1))  # a plain -1 would be a type of its own, and everything below be compiled twice
    while True:
        first, second = nobody, nobody  # whose motion changes
        kind, what, strength, pin_second = kinds.SILENT, -1, 0.0, False
        if starting < bodies:
            first = starting
            starting += 1
        else:
            # The earliest event: selects instead of branches. At one instant a meeting goes before what a body of the
            # same number meets alone, and a lower number before a higher one.
            t = inf
            for i in range(bodies):
                sooner = due[i] < t
                t = due[i] if sooner else t
                first = i if sooner else first
                second = nobody if sooner else second
                sooner = row_due[i] <= t and row_due[i] < inf
                t = row_due[i] if sooner else t
                first = i if sooner else first
                second = row_other[i] if sooner else second
            if struck < thrusts.shape[0] and thrusts[struck, START] <= t:
                t = thrusts[struck, START]
                first, second = int(thrusts[struck, BALL]), nobody
                advance(rows, first, t)
                kind, strength = impacts.strike(rows, first, thrusts[struck], world)
                what = struck
                struck += 1
            elif first < 0:
                counts[0], counts[1], counts[2] = events, kept, 1
                return
            elif second >= 0:
                advance(rows, first, t)
                advance(rows, second, t)
                pin_second = first < balls or rows[second, ZONE] == STANDING
                kind, strength = impacts.pair(rows, first, second, balls, world)
                what = second
            elif first >= balls:
                advance(rows, first, t)
                kind = kinds.STOP
                topple.stop(rows, first)
            else:
                advance(rows, first, t)
                kind, what, strength = impacts.alone(rows, first, codes[first], world, pockets)
        if kind != kinds.SILENT:
            if events >= capacity - 3:
                counts[0], counts[1], counts[2] = events, kept, 0
                return
            times[events] = t
            strengths[events] = strength
            log[3 * events] = kind
            log[3 * events + 1] = first
            log[3 * events + 2] = what
            if pin_second and (kind == kinds.FELLED or kind == kinds.DISPLACED or kind == kinds.HELD):  # the pin first
                log[3 * events + 1], log[3 * events + 2] = second, first
            if kind == kinds.HELD:  # it does not stir the ball
                first = nobody
            events += 1
        if kept >= segments.shape[0] - 2:
            counts[0], counts[1], counts[2] = events, kept, 0
            return
        flew = False
        for turn in range(2):
            i = first if turn == 0 else second
            if i < 0:
                continue
            if i >= balls:
                topple.set_motion(rows, i, world)
                due[i], codes[i] = topple.stops_at(rows, i, world), 0
            else:
                flew = rows[i, PHASE] == FLY
                set_motion(rows, i, world)
                due[i], codes[i] = next_alone(rows, i, world, pockets)
                if not flew and rows[i, PHASE] == FLY and rows[i, ZONE] < FIRST_POCKET and starting >= bodies:
                    times[events] = t
                    strengths[events] = 0.0
                    log[3 * events] = kinds.TAKEOFF
                    log[3 * events + 1] = i
                    log[3 * events + 2] = -1
                    events += 1
            for field in range(FIELDS):
                segments[kept, field] = rows[i, field]
            segment_body[kept] = i
            kept += 1
        for turn in range(2):
            i = first if turn == 0 else second
            if i >= 0:
                look_for_meetings(rows, bodies, balls, i, t, due, meets, row_due, row_other)
