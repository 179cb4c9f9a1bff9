# The referee's desk: what the pages say besides the words of the law.
desk-title = The referee’s desk
skip = Skip to the content
language = Language
theme-dark = Dark
theme-light = Light
help = Keys and notation
close = Close
cancel = Cancel
back = All matches
again = Try again

# First page.
new-match = New match
find-game = Find a game
no-game-found = No game goes by that.
games-found = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
family-carom = Carom
family-lines = Carom with zones
family-pins = Pins
family-pyramid = Pyramid
continue = Continue
nothing-kept = No match yet. Begin one, or look at the sample.
open-record = Open a record
open-record-says = A file that abrikol saved; it is copied here.
sample = A sample to replay
sample-says = A finished match, action by action.
broken-at = Broken at line { $line }: { $reason }
broken-kept = The { $count } actions before it are kept.
broken-readonly = Nothing can be added until the file is put right.
over-draw = A draw
watch = Watch again

# A new match.
players = Players
player = Player { $side }
how-many = How many play
edition = Rules
format = How far
format-own = Own format code
format-wrong = This is no format code. Examples: 40-EQ, 15x3, 8-BO9.
agreed = Agreed between the players
begin-match = Begin the match
format-to = to { $target }
format-best-of = best of { $games }
format-equaliser = equalising inning
format-no-equaliser = no equalising inning
format-innings = at most { $innings } innings
format-shootout = shoot-out on a draw
format-seconds = { $seconds } s a stroke
format-extensions = time-outs a game: { $count }
format-extensions-match = time-outs in the match: { $count }
format-automatic = time-outs taken by themselves

# The board.
at-table = At the table
run = run
last-inning = last inning
last-turn = last turn
to-go = to go
average = avg
high-run = high run
inning = Inning { $inning }
game-number = Game { $game }
games-won = games { $won }
owes = owes { $count }
shelf-of = Shelf: { $count } of { $target }
shelf-balls = { $count ->
    [0] Nothing on the shelf
   *[other] On the shelf: { $balls }
}
from-fouls = from fouls +{ $points }
lost-by-fouls = fouls −{ $points }
equalising = Equalising inning
shoot-out = Shoot-out { $score }
score-label = { $who }: { $score }
saved = Saved
waiting = { $count } waiting
seconds = seconds
clock-start = Start
clock-stop = Stop

# The ruling.
ruling = The ruling
no-ruling = Nothing has happened yet.
article = article { $number }
next = Next
plays-next = { $who } plays
plays-on = { $who } plays on
breaks-next = { $who } opens
in-hand = Ball in hand: { $where }
hand-house = the house
hand-rear = the temporary house at the foot
hand-any = anywhere
hand-lower = the lower half
hand-upper = the upper half
called-now = Called: { $call }
announce-entre = entré
announce-dedans = dedans
announce-reste-dedans = resté dedans
announce-entre-anchor = entré, anchor
announce-entre-everywhere = entré everywhere
announce-dedans-anchor = dedans, anchor
announce-dedans-everywhere = dedans everywhere
announce-a-cheval = à cheval
frozen-now = In contact: { $contacts }
saw = What was seen
taken-back = Action { $number } taken back
corrected = Action { $number } corrected
match-over = The match is over
game-over = The game is over
won-by = { $who } wins, { $final }

# Duties, taps, picks.
do-now = What to do now
what-happened = What happened
then-also = Then: { $duty }
may-choose = Before the stroke
strike-anyway = A stroke was played all the same
who-begins = Who won the lag and begins?
begins = { $who } begins
place-help = Press the place on the table, or move with the arrow keys: 10 mm, with Shift 1 mm.
place-here = Place at { $x } × { $y } mm
spotted = Done
undo = Undo
undo-nothing = nothing yet
undo-what = { $who }: { $what }
foul = Foul
foul-of = Foul by { $who }
other-acts = More
record-it = Record
pick-own = Which ball was struck?
pick-other = Which other ball?
pick-ball = Which ball?
pick-pocket = Which pocket?
pick-zone = Which zones?
pick-half = Which half?
pick-own-pins = Which pins did the cue ball fell?
pick-other-pins = Which pins did the opponent’s ball fell?
pick-other-pins-seven-pins = Which pins did the object ball fell?
pick-red-pins = Which pins did the red fell?
more-fell = Another ball fell
call-it = Call
half-lower = lower half
half-upper = upper half

# Questions that only a person can answer.
needs = Tell: { $what }
needs-manner = Was it made as called?
needs-position = Where does { $ball } lie?
needs-both = Where do the two object balls lie now?
needs-both-before = Where did the two object balls lie before the stroke?
needs-angle-of-the-stroke-to-the-line-of-centres = At what angle to the line of centres was it struck?
needs-how-far-the-cue-ball-followed = How far did the cue ball follow?
needs-time-of-the-first-contact = When did the balls first meet?
needs-which-ball-each-side-struck = Which ball did each side strike?
both-free = Not in one zone
needs-a-ruling = A referee must rule.
needs-edit = Say more in the line

# The line, the history, the sheet.
line-label = Type what happened
line-hint = for example W>R W/h W/r W/f W>Y
line-would = Would be: { $call }
history = History
history-empty = Every action will stand here.
correct = Correct
correct-title = Correct action { $number }
correct-save = Save the correction
correct-score = Score then: { $score }
correct-unfit = These actions would no longer fit: { $numbers }
undo-to = Take back to here
undone = taken back
was = was: { $line }
unfit = no longer fits
sheet = Sheet
sheet-total = total
sheet-inning = Inning
sheet-given = from fouls
table-drawing = Table
table-empty = positions are not known
table-lies = { $ball } at { $x } × { $y } mm
save = Save
step-of = { $step } of { $count }
step-first = To the beginning
step-back = One back
step-on = One on
step-last = To the end

# Errors.
error-offline = The server does not answer. What you entered is kept and sent again.
error-stale = The match moved on in another window. Look at it and do it again.
error-held = The match moved on meanwhile, so this was not sent.
error-unsure = It cannot be said any more which ball this means.
waiting-label = Not sent
send-anyway = Send all the same
drop-first = Leave this one, send the rest
drop-all = Leave it all
error-record = There is no such match here.
error-refused = Not possible: { $message }
error-notation = Cannot be read: { $message }
error-other = { $message }

# Help.
keys = Keys
key-point = the first button: a point, a ball
key-end = end of the inning
key-undo = undo
key-choose = a choice, a button of the open sheet
key-foul = fouls
key-more = more acts
key-line = type a line
key-tabs = history, sheet, table
key-clock = start and stop the clock
key-help = this help
key-escape = close what is open
key-arrows = within a list or a row of buttons
notation = Notation
notation-says = One line tells what happened, in order. The first ball named was struck.
notation-hit = two balls touch
notation-rebound = cushion: h head, f foot, l left, r right
notation-fall = falls into a pocket
notation-tip = this ball was struck
notation-cross = crosses the centre line
notation-floor = leaves the table
notation-call = called ball and pocket
notation-remark = what only eyes report
notation-who = somebody else acts
notation-correct = action 3 was in truth this
notation-join = several actions in one line

# What is counted.
actions = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
format-sets = { $games ->
    [one] { $games } set to win
   *[other] { $games } sets to win
}
format-fixed = { $games ->
    [one] exactly { $games } game
   *[other] exactly { $games } games
}
