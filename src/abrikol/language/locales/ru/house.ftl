# Что abrikol говорит о себе.
language-name = Русский
abrikol = abrikol
abrikol-does = Судит, считает и моделирует карамболь и русскую пирамиду.

points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
