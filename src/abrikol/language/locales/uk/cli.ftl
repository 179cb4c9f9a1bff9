# Що каже командний рядок, крім слів закону.
cli-score = { $score }
cli-plays = Грає { $who }, серія { $run }.
cli-wins = Перемога: { $who }, { $final }.
cli-draw = Нічия.
cli-announced = Оголошено: { $what }.
cli-alias = { $name } — описка в тексті; це { $game }
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
cli-serves = Сторінки тут: { $address }
cli-fit-progress = { $done } з { $whole }, медіана { $error } см
cli-fit = { $count ->
    [one] { $count } удар
    [few] { $count } удари
   *[other] { $count } ударів
}: медіана { $median } см, квартилі { $low } і { $high }; до 10 см { $near }; присуд такий, як показують треки: { $same }
cli-fit-worst = Найгірші, см: { $strokes }
cli-calibrate-round = коло { $number }: { $error } см
