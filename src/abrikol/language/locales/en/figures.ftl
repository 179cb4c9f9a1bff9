# Figures of artistic billiards: the game, what a figure asks, and files of figures.
game-artistic = Artistic billiards
says-artistic = Make the figures: the balls must meet what each demands, in order and number; three attempts at each.
tap-figure-made = Made
tap-figure-missed = Not made
offer-mirror = Set it in the mirror
offer-as-drawn = Set it as drawn
option-figures = Figures
option-figures-abrikol = abrikol
option-programme = Programme, or the number of a set
option-programme-all = all figures
option-programme-draw = drawn by lot
option-seed = Number of the lot
plate-length-figures = A game has at most { $value } figures.
plate-law-attempts = Attempts at a figure: { $value }.
plate-lags = { $value ->
    [yes] Who begins is lagged for.
   *[other] Nobody lags; who begins is said.
}
format-figures = at most { $target } figures
attempts-used = attempts
figure-number = Figure { $number } of { $of }
figure-attempt = attempt { $attempt } of { $attempts }
figure-worth = { $worth ->
    [one] { $worth } point
   *[other] { $worth } points
}
figure-mirrored = in the mirror
family = { $family ->
    [draw] draw
    [follow] follow
    [masse] massé
    [pique] piqué
    [cushions] cushions
    [jump] jump
   *[other] { $family }
}
course-of = { $ball }: { $course }
course-end = { $ball } comes to rest in the circle { $marker }
course-end-only = { $ball } comes to rest in the circle
course-cushion = { $cushion ->
    [h] head cushion
    [f] foot cushion
    [l] left cushion
    [r] right cushion
   *[any] a cushion
}
course-over = over { $what }
course-fells = fells { $what }
course-any = anything
course-or = { $first } or { $second }
course-times = { $what } × { $count }
course-at-least = { $what } × { $count } or more
course-between = { $what } × { $least } to { $most }

# The command `abrikol figures`.
figures-of = { $title } ({ $name }): { $count } figures
figures-good = { $file }: { $count } figures under the name { $name }, nothing wrong
figures-kept = kept as { $file }; a match takes them with the option figures:{ $name }
figures-stroke-makes = its stroke makes it
figures-stroke-misses = its stroke does not make it: { $why }
figures-no-stroke = it has no stroke
figures-pins = pins: { $pins }
figures-wrong = { $count ->
    [one] { $count } thing is wrong
   *[other] { $count } things are wrong
}
figures-not-here = no figures { $name } are at hand, only { $known }: import their file with abrikol figures --add FILE
figures-no-figure = { $collection } has no figure { $name }{ $near ->
    [none] .
   *[other] ; did you mean { $near }?
}
figures-taken = { $name } is the name of abrikol’s own figures: give the collection another

# What can be wrong in a file of figures.
figures-no-toml = this is no TOML: { $reason }
figures-format = the format is { $found }: write { $wanted }
figures-none = there is no figure: add one under [[figure]]
figures-unknown = no field has this name{ $near ->
    [none] : take it out
   *[other] ; did you mean { $near }?
}
figures-missing = missing: add { $kind ->
    [text] a text in quotes
    [whole] a whole number
    [number] a number
    [flag] true or false
    [list] a list in brackets
   *[table] a table in braces
}
figures-kind = { $found } should be { $kind ->
    [text] a text in quotes
    [whole] a whole number
    [number] a number
    [flag] true or false
    [list] a list in brackets
   *[table] a table in braces
}
figures-numbers = { $found } should be a list of { $count } numbers, in metres
figures-no-such = no such thing here{ $near ->
    [none] {""}
   *[other] ; did you mean { $near }?
} Known: { $known }
figures-twice = { $found } is the name of an earlier figure too: give one of them another
figures-code = { $found } cannot be written in a line: use letters, digits and _ . + / - without blanks
figures-range = { $found } is not from { $least } to { $most }
figures-at = { $found } cannot be read ({ $reason }): write such as W:0.71,0.53/Y:1.2,0.4/R:2.1,0.7, in metres
figures-no-ball = ball { $ball } has no place: add { $ball }:x,y
figures-outside = { $what } at { $found } lies off the bed: x from { $x }, y from { $y } metres
figures-overlap = { $first } and { $second } lie in one another: { $apart } mm between the centres, { $need } mm are needed
figures-overlap-pins = pins { $first } and { $second } stand in one place: part them
figures-covered = a ball lies on the place of pin { $pin }: part them
figures-radius = a circle with the radius { $found }: give more than 0 metres
figures-no-course = nothing is demanded of the cue ball: write what it meets, such as W = "R c{"{"}3{"}"} Y"
figures-meets-itself = { $what } cannot be met here: name another of the balls W, Y, R
figures-no-pin = pin { $pin } is demanded and not set: add its place under pins
figures-touching = the cue ball touches { $what } and may not be played straight onto it: move it, or let something else come first
course-empty = the course is empty: write what the ball meets, such as R c{"{"}3{"}"} Y
course-of-nothing = { $course } asks for nothing: at least one thing must be met
course-term = { $term } cannot be read: write a thing and perhaps a number, such as Y, h|f, c{"{"}3{"}"} or c{"{"}2,{"}"}
course-thing = { $thing } in { $term } is nothing that a ball meets: write a ball (W, Y, R), a cushion (h, f, l, r, or c for any), a pin (kc, kh, kf, kl, kr), ^ before what is flown over, or any
course-comma = { $term } has two numbers without a comma: write such as c{"{"}2,3{"}"}
course-never = { $term } can never be met: the second number is at least the first, and at least 1
figures-no-set = the figures { $collection } have no set { $wanted }: take one of { $known }
figures-none-compulsory = none of the figures { $collection } is compulsory, so none can be drawn: play all of them
figures-no-text = this is no text in UTF-8: save it so
figures-bad = { $where }: { $what } (wrong in all: { $count })
no-lag-here = { $game } has no lag: say who starts, like start A
figure-set-up = Set up
figure-solution = A stroke that makes it
figures-begun = figures
