# Що каже командний рядок, крім слів закону.
cli-score = { $score }
cli-needs = Питання: { $what }
cli-plays = Грає { $who }, серія { $run }.
cli-wins = Перемога: { $who }, { $final }.
cli-draw = Нічия.
cli-sheet = { $points } за { $innings ->
    [one] { $innings } підхід
    [few] { $innings } підходи
   *[many] { $innings } підходів
}, середнє { $average }, найкраща серія { $high }
cli-difference = дія { $n }: { $what } у записі { $stored }, за законом { $anew }
cli-checked = { $actions ->
    [one] { $actions } дія
    [few] { $actions } дії
   *[many] { $actions } дій
}, { $differences ->
    [0] розбіжностей із законом немає
    [one] { $differences } розбіжність із законом
    [few] { $differences } розбіжності із законом
   *[many] { $differences } розбіжностей із законом
}
cli-coverage = розсуджено { $settled }, без прикладу { $unproven }, лишилося { $open }
cli-no-run = { $entry } (запис { $number }) — не кількість очок; пишіть список так: 4-9-26-7-0-4
cli-no-claim = { $claim } — не твердження; пишіть очки/підходи, наприклад 50/6
cli-claim-differs = протокол твердить { $claim }, але { $wrong }
cli-points-differ = серії дають { $found }, а не { $claimed }
cli-innings-differ = у ньому { $found ->
    [one] { $found } запис
    [few] { $found } записи
   *[many] { $found } записів
}, а не { $claimed }
cli-serves = Сторінки тут: { $address }
cli-fit-progress = { $done } з { $whole }, медіана { $error } см
cli-fit = { $count ->
    [one] { $count } удар
    [few] { $count } удари
   *[other] { $count } ударів
}: медіана { $median } см, квартилі { $low } і { $high }; до 10 см { $near }; присуд такий, як показують треки: { $same }
cli-fit-worst = Найгірші, см: { $strokes }
cli-calibrate-few = ударів лише { $count }: треба щонайменше { $least }, бо столові належать тринадцять сталих
cli-calibrate-round = коло { $number }: { $error } см
