# What abrikol says of itself.
language-name = English
abrikol = abrikol
abrikol-does = Referees, scores and simulates carom and Russian pyramid.

points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
