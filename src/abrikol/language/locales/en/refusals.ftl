# What is refused, and why: the value, the place, the remedy. The code raises these keys (docs/language.md).

# The notation: what was found where something else was expected.
notation-wrong = found { $found }, expected { $expected }
notation-near = found { $found }, expected { $expected }; did you mean '{ $near }'?
found-end = the end of the line
found-nothing = nothing
expected-verdict = a verdict: { $known }
expected-once = '{ $name }' only once
expected-mark = '{ $mark }'
expected-after-action = a remark, ';' or the end (order: calls, events, rests, remarks)
expected-remark-or-end = a remark or the end (order: calls, events, rests, remarks)
expected-setting = a setting
expected-who = who acts: A, B, C, D, referee, clock or bystander
expected-blank = a blank after the colon
expected-action-number = the number of the action to correct
expected-stroke-or-act = a stroke or an act
expected-remark = a remark
expected-value = a value after the colon
expected-figure = the name of a figure
expected-call = a call: a ball, a pocket, carom, safety, two-pockets or figure:name
expected-called-ball = a ball, own or other
expected-closing = ')' after the manners, without blanks between
expected-manner = a manner: a ball, a cushion, direct, doublet or abricole
expected-side = a side: A, B, C or D
expected-calling = a call such as ?8@MR
expected-article = an article as book:slug
expected-time = a time such as t7
expected-count-of-balls = how many balls
expected-offer = an offer such as play
expected-sign = the sign of an event: > / @ < | ^ v x ~ ? - or +
expected-measures = measures in braces, such as {"{"}gap=12,angle=50{"}"}
expected-measure = gap, angle, follow or held, each once
expected-edge = a cushion (h, f, l, r) or a pocket (HL, HR, ML, MR, FL, FR)
expected-flown-over = nothing, a ball, a pin, floor, rail, lamp, chalk or person
expected-nothing-after-v = nothing after the v
expected-nothing-after-tilde = nothing after the ~
expected-event = an event
expected-ball = a ball: W, Y, R, C or 1 to 15
expected-pin = a pin: kc, kh, kf, kl, kr, km1 or km3
expected-ball-or-pin = a ball or a pin
expected-cushion = a cushion: h, f, l or r
expected-pocket = a pocket: HL, HR, ML, MR, FL or FR
expected-zone = a zone: z1 to z9, a1 to a8, c1 to c4, lower or upper
expected-line = a line: nothing, house, rear or axis
expected-place = a place: x,y, a zone, a cushion, a pocket, mid, axis, house, rail, off, spot1, spot2 or spot3
expected-point = a point x,y in metres
expected-rest = a ball, moved, frozen or both
expected-contact = a contact such as 9/f or W-R
expected-no-value = no value here
expected-hand = house, rear, any or a zone
expected-equals = '=' and a value
expected-option = name:value
expected-ball-at = a ball and its point, such as W:0.71,0.53
expected-zone-held = a zone and entre or dedans
expected-held = entre or dedans
expected-end = the end of the line
expected-whole = a whole number
expected-count = a whole number, 0 or more
expected-number = a number
expected-seconds = a number of seconds
expected-name = a name without blanks
expected-quoted = a text between quotes

# Games and articles.
no-game = no game '{ $name }'; known are { $known }
no-game-near = no game '{ $name }'; the nearest is { $near }
no-edition = { $name } has no edition '{ $edition }'; known are { $known }
no-edition-near = { $name } has no edition '{ $edition }'; the nearest is { $near }
no-article = rulebook { $book } has no article '{ $slug }'
no-article-near = rulebook { $book } has no article '{ $slug }'; the nearest is { $near }
because = { $what }

# Formats of a match.
format-start = format '{ $code }' must begin with the points a game goes to, like 40-EQ or 8-BO9
format-part = format '{ $code }': '{ $part }' is no part of a format; see docs/match.md
format-needs-number = format '{ $code }': -{ $word } needs a number
format-no-number = format '{ $code }': -{ $word } takes no number
format-even = format '{ $code }': best of { $count } has no majority; use an odd number, or -G{ $count } for a fixed number
format-least = format '{ $code }': a number of games, innings or seconds is at least 1
wrong-players = { $game } is played by { $known } players, not by { $players }
even-games = a match of { $game } has an odd number of games, not { $games }
no-options = { $game } has no option '{ $name }'; it has none
no-option = { $game } has no option '{ $name }'; it has { $known }
wrong-option = option { $name } of { $game } is one of { $known }, not '{ $value }'
wrong-count = { $name } has { $numbers ->
    [one] { $numbers } number
   *[other] { $numbers } numbers
} for { $sides ->
    [one] { $sides } side
   *[other] { $sides } sides
}

# What nobody could do.
side-does-not-play = { $side } does not play: there are { $sides } sides
no-ball-named = no ball is named; a stroke that touched nothing is written with its tip, like *W
no-pockets = { $game } is played on a table without pockets
ball-not-of-game = { $game } is not played with ball { $ball }
no-ball = '{ $name }' is no ball
nothing-to-take = nothing can be taken in { $game }
nothing-drops = nothing can be dropped in { $game }
act-without-meaning = { $act } has no meaning in { $game }
no-choice = '{ $offer }' is no choice in { $game }
no-offer-open = { $act } answers an offer, and none is open
not-offered = '{ $offer }' is not offered; choose one of { $offers }
nothing-offered = nothing is offered now, so '{ $offer }' cannot be chosen
choice-of-another = the choice is { $whose }'s, not { $not_his }'s
ball-of-another = the ball is { $whose }'s to take, not { $not_his }'s
no-ball-to-take = no ball is to be taken now
ball-not-there = ball { $ball } is not on the table, so it cannot be taken
rack-size = a rack takes 1 to { $most } balls, not { $balls }
lag-too-few-balls = { $sides } sides cannot lag with { $balls } balls; say who starts, like start A
lag-late-side = #late of a lag names the side, like #late:B, not '{ $side }'
still-needs = action { $number } still needs an answer ({ $needs }): correct it, undo it, or let a referee rule
match-is-over = the match is over at { $final }; only undo or correct can follow
nothing-to-undo = there is nothing to undo
nothing-to-correct = action { $number } does not stand in this record, so it cannot be corrected
no-stroke-to-rule = there is no stroke that a person could rule on
no-verdict = '{ $verdict }' is no verdict; one of { $known }
no-settings-now = a match under way takes no settings in brackets
stale = the match has { $actions } actions, the page knows { $known }

# Positions and shots.
balls-overlap = balls { $one } and { $other } overlap: their centres are { $apart } mm apart and need { $need } mm
move-one = { $why }; move one of them
ball-off-bed = ball { $ball } at { $x },{ $y } is not on the bed: keep x between { $least } and { $most_x } m, y between { $least } and { $most_y } m
body-off-bed = ball { $number } at ({ $x }, { $y }) m is not on the bed: keep { $room } m from each cushion
balls-too-close = the balls lie { $deep } mm too close and cannot be eased apart: give them more room
ball-of-no-game = the game is not played with ball { $ball }: leave it out
ball-not-among = { $game } is not played with ball { $ball }; its balls are { $known }
ball-off-table = ball { $ball } is not on the table: strike another
place-unknown = the place of { $balls } is not known: give it, such as { $first }:0.7,0.5
place-unknown-in-hand = the place of { $balls }, in hand, is not known: give it, such as { $first }:0.7,0.5
no-body = no ball { $number }: balls are numbered 0 to { $last }
no-number = the { $name } is no number: give one
cue-speed = a cue at { $speed } m/s: give more than 0 and at most { $most }; a soft stroke has 1, a break 10
tip-misses = the tip at { $side },{ $top } misses the ball: it is { $off } radii from the centre; give less than { $most } (from 0.51 on the tip slips)
elevation = an elevation of { $degrees } degrees: give 0 (level) to under 90 (upright)
start-late = a start at { $start } s: give 0 or later
follow-through = a follow-through of { $through } m: give 0 (the cue is drawn back) to { $most }
strikes-differ = several strikes of one stroke need one game and one situation
no-way-for-cue = no cue reaches ball { $ball } from there: the way back is barred by { $barred }; strike it higher or from another side
cue-barred = the cue at { $degrees } degrees would pass through { $barred }: strike from another side, or leave the elevation out
cue-too-level = the cue at { $degrees } degrees would pass through { $barred }: raise the butt to { $least } degrees, or leave the elevation out
barred-by-cushion = cushion { $cushion }
barred-by-ball = ball { $ball }
barred-by-nothing = nothing
unfinished = the stroke has over { $events } events and was stopped at { $seconds } s, so it isn't ruled: move a ball by a tenth of a millimetre, or strike softer

# Records and other files.
at-line = line { $line }: { $what }
in-file = { $file }, { $what }
no-file = { $file }: no such file
file-trouble = { $file }: { $why }
no-record = line 1: no record of abrikol begins like this; its first line is a header in JSON
no-header = line 1: no header of a record, which holds "abrikol": "record"
newer-record = line 1: this record has version { $version }, and this abrikol reads up to { $known }: use a newer abrikol
torn-line = it is cut off after { $bytes ->
    [one] { $bytes } byte
   *[other] { $bytes } bytes
}; the action was not kept, enter it again
wrong-order = action { $found } stands where action { $expected } should
value-missing = { $where } is missing
value-unknown = { $where } is nothing that belongs here
value-wrong = { $where }: { $message }
not-json = { $message }
wrong-other = { $message }
no-move = '{ $move }' is no move
last-line-broken = { $file }: its last line is broken ({ $why }); nothing was written
does-not-follow = { $file }: it goes to action { $last }, so action { $action } cannot follow
broken-record = { $name }: { $why }; nothing can be appended until that is put right
no-such-record = no record '{ $name }' in { $folder }
usable-until = { $file }, { $what } ({ $actions ->
    [one] the { $actions } action before it is usable
   *[other] the { $actions } actions before it are usable
})

# The command line.
no-port = { $port } is no port; a port is a number from 1 to { $last }
port-in-use = port { $port } of { $host } is in use; name another, or none to take the next free one
no-free-port = no port of { $host } from { $first } to { $last } is free; name one with --port
no-address = { $host } is no address of this machine
port-forbidden = port { $port } of { $host } needs more rights than you have; name one above 1023
pages-not-built = the pages were not built: install abrikol without ABRIKOL_SKIP_WEB
no-run = { $entry } (entry { $number }) is no number of points; write the list like 4-9-26-7-0-4
no-claim = { $claim } is no claim; write it as points/innings, like 50/6
claim-differs = the sheet claims { $claim }, but { $why }
claim-differs-twice = the sheet claims { $claim }, but { $one }; { $other }
points-differ = its runs make { $found } points, not { $claimed }
innings-differ = it has { $found ->
    [one] { $found } entry
   *[other] { $found } entries
}, not { $claimed }
no-strike = { $strike } is no strike; write ball, speed, heading and start, like Y,2,180,0.1, and perhaps the side, like Y,2,180,0.1,B (of a lag speed and heading, like 1.4,0)
no-tip = --tip { $tip }: give two numbers, such as 0.3,0.1: to the right and up, in radii
few-strokes = only { $count } strokes: give { $least } or more, for one table has thirteen constants to find

# Tracks and presets.
no-json-file = { $file } is not JSON: { $why }
no-tracks = { $file } holds neither "strokes" (our format) nor "shots" (a match record)
same-names = { $file }: several strokes are called { $name }; give each its own name
tracks-balls = { $file }, stroke { $stroke }: { $balls } of the three balls of carom; give W, Y and R
tracks-off-bed = { $file }, stroke { $stroke }: ball { $ball } at { $time } s lies at ({ $x }, { $y }) m, off a bed of { $bed } m: give metres from the corner of cushions h and r
tracks-times = { $file }, stroke { $stroke }: the times of ball { $ball } go back; sort them
tracks-still = { $file }, stroke { $stroke }: no ball moves
no-result = { $file }, line { $line } is no result of a search: give another file
not-toml = { $file } is not TOML: { $why }
no-group = { $file }: no group [{ $name }]; known are { $known }
no-group-near = { $file }: no group [{ $name }]; the nearest is { $near }
no-table = { $file }: { $group } is no table; write [{ $group }] and its constants below it
no-constant = { $file }, [{ $group }]: no constant { $name }; known are { $known }
no-constant-near = { $file }, [{ $group }]: no constant { $name }; the nearest is { $near }
bad-constant = { $file }, [{ $group }] { $name } = { $value }: give a number, 0 or more
no-cue-ball = { $ball } is nobody’s cue ball: take W or Y
