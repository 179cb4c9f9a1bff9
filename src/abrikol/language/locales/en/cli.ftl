# What the command line says besides the words of the law.
cli-score = { $score }
cli-plays = { $who } plays, run { $run }.
cli-wins = { $who } wins, { $final }.
cli-draw = A draw.
cli-announced = Announced: { $what }.
cli-alias = { $name } is a slip of the text; it is { $game }
cli-sheet = { $points } in { $innings ->
    [one] { $innings } inning
   *[other] { $innings } innings
}, average { $average }, high run { $high }
cli-difference = action { $n }: { $what } is { $stored } in the record, { $anew } by the law
cli-checked = { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}, { $differences ->
    [0] no difference
    [one] { $differences } difference
   *[other] { $differences } differences
} from the law
cli-coverage = { $settled } settled, { $unproven } without a case, { $open } open
cli-serves = The pages are at { $address }
cli-fit-progress = { $done } of { $whole }, median { $error } cm
cli-fit = { $count ->
    [one] { $count } stroke
   *[other] { $count } strokes
}: median { $median } cm, quartiles { $low } and { $high }; { $near } within 10 cm; { $same } ruled as the tracks show
cli-fit-worst = The worst, in cm: { $strokes }
cli-calibrate-round = round { $number }: { $error } cm
