# Що abrikol каже про себе.
language-name = Українська
abrikol = abrikol
abrikol-does = Судить, рахує й моделює карамболь та російську піраміду.

points = { $count ->
    [one] { $count } очко
    [few] { $count } очки
   *[many] { $count } очок
}
