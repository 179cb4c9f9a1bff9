# What the command line says besides the words of the law.
cli-score = { $score }
cli-needs = A question: { $what }
cli-plays = { $who } plays, run { $run }.
cli-wins = { $who } wins, { $final }.
cli-draw = A draw.
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
cli-no-run = { $entry } (entry { $number }) is no number of points; write the list like 4-9-26-7-0-4
cli-no-claim = { $claim } is no claim; write it as points/innings, like 50/6
cli-claim-differs = the sheet claims { $claim }, but { $wrong }
cli-points-differ = its runs make { $found } points, not { $claimed }
cli-innings-differ = it has { $found ->
    [one] { $found } entry
   *[other] { $found } entries
}, not { $claimed }
cli-serves = The pages are at { $address }
cli-fit-progress = { $done } of { $whole }, median { $error } cm
cli-fit = { $count ->
    [one] { $count } stroke
   *[other] { $count } strokes
}: median { $median } cm, quartiles { $low } and { $high }; { $near } within 10 cm; { $same } ruled as the tracks show
cli-fit-worst = The worst, in cm: { $strokes }
cli-calibrate-few = only { $count } strokes: give { $least } or more, for one table has thirteen constants to find
cli-calibrate-round = round { $number }: { $error } cm
