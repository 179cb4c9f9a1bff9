# The words of the law: what the referee announces and what there is to do. Shared by the pages and the command line.
call-legal = Legal
call-point = Point
call-miss = Miss
call-foul = Foul
call-void = Does not count
call-replay = Played again
call-valid-break = Valid break
call-bad-break = Bad break
call-figure = Figure
call-done = Done
call-needs = A question

# Who acts; $name is a player's name.
who-referee = The referee
who-clock = The clock
who-bystander = A bystander

# What is to be done before the next stroke.
duty-spot = { $who } spots a ball
duty-take = { $who } takes a ball
duty-choose = { $who } chooses
duty-place = { $who } places the ball
duty-call = { $who } calls
duty-lag = The lag decides who begins

# Offers: what may be chosen.
offer-play = Play from this position
offer-pass-back = The opponent plays on
offer-rerack-play = Rack again and break
offer-rerack-pass = Rack again, the opponent breaks
offer-rerack-keep = Leave the two, rack the others
offer-respot = Balls in contact to their spots
offer-respot-five-pins = The opponent’s ball to the top mark
offer-keep-five-pins = Leave the balls as they lie
offer-start = Begin
offer-cede = The opponent begins
offer-restore = Lay everything back
offer-lay-back = Lay the balls back
offer-keep = Leave it as it is
offer-place = Place the ball by hand
offer-left = From the left spot
offer-right = From the right spot

# What the referee does with the balls. $side is a player's name, $count a number of balls.
move-spot = { $ball } back on the table
move-to = { $ball } to the { $place }
mark = { $mark ->
    [spot1] head spot
    [spot2] centre spot
    [spot3] foot spot
    [top-mark] top mark
    [bottom-mark] bottom mark
    [upper] upper half
    [lower] lower half
   *[other] { $mark }
}
move-lay = { $ball } to its place
move-shelve = { $ball } to the shelf of { $side }
move-take-back = From the shelf of { $side } back to the table: { $count }
move-transfer = From the shelf of { $side } to that of { $other }: { $count }
move-reset = All balls to the opening position
move-restore = Everything as before the stroke
move-rerack = Rack { $count } balls again
move-clear = { $pin } taken off the table
move-stand-halfway = { $pin } halfway to the centre
move-stand = { $pin } back on its place
move-lay-back = Balls laid back as before the stroke

# Things on the table.
ball = { $ball ->
    [W] white
    [Y] yellow
    [R] red
    [C] cue ball
   *[other] ball { $ball }
}
ball-of = { $ball ->
    [W] white
    [Y] yellow
    [R] red
    [C] the cue ball
   *[other] ball { $ball }
}
cushion = { $cushion ->
    [h] head
    [f] foot
    [l] left
   *[other] right
}
pocket = { $pocket ->
    [HL] head left
    [HR] head right
    [ML] middle left
    [MR] middle right
    [FL] foot left
   *[other] foot right
}
pin = { $pin ->
    [kc] the king
    [kh] head pin
    [kf] foot pin
    [kl] left pin
    [kr] right pin
    [km1] medium pin 1
   *[other] medium pin 3
}

# What was seen.
saw-tip = The cue strikes { $ball }
saw-hit = { $ball } touches { $of }
saw-rebound = { $ball }: { $cushion } cushion
saw-jaw = { $ball }: jaw of the pocket { $pocket }
saw-fall = { $ball } falls: pocket { $pocket }
saw-fall-untouched = { $ball } falls untouched: pocket { $pocket }
saw-return = { $ball } comes back out of the pocket
saw-cross = { $ball } crosses the { $line }
line = { $line ->
    [house] house line
    [rear] rear line
    [axis] long axis
   *[other] centre line
}
saw-fly = { $ball } leaves the table
saw-over = { $ball } jumps over { $of }
saw-land = { $ball } is back on the table
saw-fell = { $by } fells { $pin }
saw-displaced = { $pin } moved but stands
saw-leans = { $pin } leans on { $of }
saw-leave = { $ball } leaves zone { $zone }
saw-enter = { $ball } enters zone { $zone }
saw-at = After { $seconds } s
saw-rest = { $ball } lies at { $place }
saw-moved = Moved: { $balls }
saw-both = Both in zone { $zone }
saw-frozen = In contact: { $contacts }
saw-call = Called: { $call }

# Remarks: what only eyes report.
remark-foot-off = no foot on the floor
remark-side-of-tip = side of the tip
remark-double-hit = double hit
remark-push = push
remark-press = press
remark-balls-moving = balls still moving
remark-touch = a ball touched
remark-body-over-rail = body over the rail
remark-outside-house = from outside the house
remark-cleaning = cleaning a ball
remark-shifted = shifted before the stroke
remark-impossible = cannot be laid back
remark-deliberate = on purpose
remark-late = too late
remark-forgot = a duty forgotten
remark-manner-ok = as called
remark-manner-bad = not as called
remark-obvious = plain without a call
remark-by = on the word of

# Acts.
act-lag = Lag
act-start = { $who } begins
act-choose = Choice
act-call = Call
act-place = { $ball } placed
act-take = { $ball } taken
act-offer = { $ball } offered
act-accept = Offer accepted
act-decline = Offer declined
act-touch = Touched: { $ball }
act-drop = { $ball } dropped by itself
act-arrange = Balls arranged
act-rerack = Racked again
act-interfere = Interference
act-restore = Position restored
act-timeout = Time-out
act-extend = More time
act-warn = Warning
act-down = Bent to strike
act-up = Upright again
act-expired = Time has run out
act-leave = Leaves the table
act-refuse = Refuses to play on
act-concede = Gives up
act-undo = Undo
act-correct = Correction of { $number }
act-rule = The referee’s own ruling
act-stroke = Stroke

# The games, each in one sentence, and the texts they are played by.
game-three-cushion = Three-cushion
says-three-cushion = Touch both other balls, and at least three cushions before the second.
game-one-cushion = One-cushion
says-one-cushion = Touch both other balls, and at least one cushion before the second.
game-free-game = Free game
says-free-game = Touch both other balls, but do not nurse them in the corners.
game-balkline-47-1 = Balkline 47/1
says-balkline-47-1 = Touch both other balls; within a zone, every cannon must drive one out.
game-balkline-47-2 = Balkline 47/2
says-balkline-47-2 = Touch both other balls; within a zone, every second cannon must drive one out.
game-balkline-71-1 = Balkline 71/1
says-balkline-71-1 = Touch both other balls; within a zone, every cannon must drive one out.
game-balkline-71-2 = Balkline 71/2
says-balkline-71-2 = Touch both other balls; within a zone, every second cannon must drive one out.
game-balkline-35-1 = Balkline 35/1
says-balkline-35-1 = On the small table: touch both other balls; within a zone, every cannon must drive one out.
game-balkline-35-2 = Balkline 35/2
says-balkline-35-2 = On the small table: touch both other balls; within a zone, every second cannon must drive one out.
game-balkline-52-1 = Balkline 52/1
says-balkline-52-1 = On the small table: touch both other balls; within a zone, every cannon must drive one out.
game-balkline-52-2 = Balkline 52/2
says-balkline-52-2 = On the small table: touch both other balls; within a zone, every second cannon must drive one out.
game-five-pins = Five pins
says-five-pins = Play on the opponent’s ball, and fell pins with it and the red for points.
game-free-pyramid = Free pyramid
says-free-pyramid = Any ball may strike any other; each ball potted is a point, and eight win.
game-continuation = Continuation
says-continuation = Free pyramid to eighty: when two balls are left the others are racked again.
game-classic = Classic pyramid
says-classic = Call ball and pocket; balls count their numbers, the ace eleven; 71 win.
game-seven-pins = Seven pins
says-seven-pins = Write 300 points off: fell pins with object balls by way of a cushion.
edition-umb = UMB world rules
edition-digest = Club digest
edition-handbook = Handbook
edition-wcbs-1997 = WCBS 1997
edition-pro = Professional
edition-2005 = Rules of 2005
edition-mkp = International committee
edition-official = Official
edition-51 = Official, to 51
edition-three = Three players
edition-four = Four players

# What a scorer taps.
tap-point = Point
tap-point-sign = +1
tap-miss = End of inning
tap-miss-ball-off = End of inning, red off the table
tap-point-ball-off = Point, red off the table
tap-foul-own-ball-off = Own ball off the table
tap-foul-no-cushion = Cannon without a cushion
tap-safety = Safety
tap-foul-wrong-ball = Wrong ball
tap-foul-balls-outside = Ball off the table
tap-foul-balls-moving = Balls still moving
tap-foul-foot = No foot on the floor
tap-foul-tip = Side of the tip
tap-foul-push = Push or double hit
tap-foul-touch = Touched a ball
tap-foul-touching-ball = Played onto a ball in contact
tap-frozen-next = Miss, next ball in contact
tap-timeout = Time-out
tap-concede = Give up

tap-point-free = Point, balls free
tap-point-in-zone = Point, both in a zone
tap-point-out = Point, one driven out
tap-point-out-and-in = Point, out and back in
tap-inning-free = Inning begins, balls free
tap-inning-in-zone = Inning begins, both in a zone
tap-pins = Pins
tap-pins-carom = Cannon, with pins
tap-pins-casin = Opponent’s ball onto the red
tap-no-points = No points
tap-foul-pins-by-cue = Pins by the cue ball
tap-foul-missed = Opponent’s ball missed
tap-foul-red-first = Red first
tap-foul-pins-first = Pins before the ball
tap-foul-jumped-over = Jumped over the pins
tap-foul-double-hit = Double hit
tap-no-faultless-stroke = No faultless stroke possible
tap-pot = Other ball
tap-pot-own = Own ball
tap-pot-both = Other and own
tap-pot-two = Two others
tap-valid = End of turn
tap-incomplete = Illegal stroke: no cushion
tap-no-contact = No ball hit
tap-off-table = Ball off the table
tap-double-hit = Double hit
tap-push = Push
tap-touch = Touched a ball
tap-foot-off = No foot on the floor
tap-side-of-tip = Side of the tip
tap-balls-moving = Balls still moving
tap-touch-between = Touched a ball before the stroke
tap-break-valid = Valid break
tap-break-bad = Bad break
tap-break-pot = Ball on the break
tap-take = Take a ball
tap-drop = A ball dropped by itself
tap-interfere = Interference
tap-slow = Slow play: warn
tap-extend = More time
tap-in-the-way = Ball in the rack to the front mark
tap-pins-object = Pins: ball, cushion
tap-pins-cue = Pins: cushion, ball
tap-carom = Carom
tap-object-potted = Object ball potted
tap-call-carom = Call a carom
tap-no-pins = Nothing fell
tap-pins-by-cue = Pins by the cue ball
tap-pins-no-cushion = Pins without a cushion
tap-order = Call
tap-call = Call
tap-pot-ordered = Made as called
tap-pot-ordered-more = Made, and another ball
tap-pot-last = The last ball
tap-not-made = Missed
tap-not-as-ordered = Another ball fell
tap-cue-potted = Cue ball potted
tap-cue-potted-too = Called ball and cue ball
tap-cue-off = Cue ball off the table
tap-wrong-ball = Wrong ball struck
tap-into-house = Ball in the house from hand
tap-not-over = Ball lifted: game not over
tap-void-push = Made with a push
tap-void-body = Made, body over the rail
tap-void-foot = Made, no foot on the floor

# Agreed options of a game.
option-frozen-cushion = Cue ball at a cushion
option-frozen-cushion-nothing-before = first impact ignored
option-frozen-cushion-literal = literal reading
option-starter-ball = The starter’s ball
option-starter-ball-white = the white one
option-starter-ball-dotted = the dotted (yellow) one
option-errors = What costs a point
option-errors-fouls = fouls, and a cannon without a cushion
option-errors-misses-too = every error, a miss too
option-below-zero = The score may fall below nothing
option-below-zero-no = no
option-below-zero-yes = yes
option-count = The number after the slash
option-count-drives-out = that cannon drives a ball out
option-count-stays = so many cannons may stay
option-short-rack = The rack of fourteen
option-short-rack-no-apex = without its foremost ball
option-short-rack-no-corner = without a corner
option-king = The king with small pins
option-king-and-small = 25, and 5 for each small one
option-king-in-all = 25 in all
option-penalty = A breach adds
option-penalty-stroke = what this stroke felled
option-penalty-series = what the series made, too
option-order = What is called
option-order-ball-pocket = ball and pocket
option-order-pure = ball, pocket and manner
option-at-70 = A level score at the end
option-at-70-draw = a draw
option-at-70-replay-last = the last ball again
option-penalty-to = Penalty points go to
option-penalty-to-next = the next player
option-penalty-to-previous = the player before
option-penalty-to-each = each opponent
option-waive = Not punished
option-waive-none = nothing is waived
option-waive-tip = side of the tip
option-waive-touch = touching a ball
option-waive-both = either of them
option-fora = Head start of { $who }
option-fora-as = The head start counts
option-fora-as-start = as points at the start
option-fora-as-target = the stronger plays to more
option-centre-alone = The centre pin alone counts
option-faults = Several faults in a stroke
option-faults-add = add up
option-faults-dearest = only the dearest counts
