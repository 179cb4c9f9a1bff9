# Что говорит командная строка, кроме слов закона.
cli-score = { $score }
cli-plays = Играет { $who }, серия { $run }.
cli-wins = Победа: { $who }, { $final }.
cli-draw = Ничья.
cli-announced = Объявлено: { $what }.
cli-alias = { $name } — описка в тексте; это { $game }
cli-sheet = { $points } за { $innings ->
    [one] { $innings } подход
    [few] { $innings } подхода
   *[many] { $innings } подходов
}, среднее { $average }, лучшая серия { $high }
cli-difference = действие { $n }: { $what } в записи { $stored }, по закону { $anew }
cli-checked = { $actions ->
    [one] { $actions } действие
    [few] { $actions } действия
   *[many] { $actions } действий
}, { $differences ->
    [0] расхождений с законом нет
    [one] { $differences } расхождение с законом
    [few] { $differences } расхождения с законом
   *[many] { $differences } расхождений с законом
}
cli-coverage = рассужено { $settled }, без примера { $unproven }, осталось { $open }
cli-serves = Страницы здесь: { $address }
cli-fit-progress = { $done } из { $whole }, медиана { $error } см
cli-fit = { $count ->
    [one] { $count } удар
    [few] { $count } удара
   *[other] { $count } ударов
}: медиана { $median } см, квартили { $low } и { $high }; до 10 см { $near }; решение то же, что показывают треки: { $same }
cli-fit-worst = Худшие, см: { $strokes }
cli-calibrate-round = круг { $number }: { $error } см
