# What the editions of a game differ in: a message for each field of its data (cli/differences.py).
differences-title = The games and their editions
differences-says = What the editions of each game differ in. Made from the data of the games; `abrikol games --differences` says the same.
plate-format = A game goes to { $value }.
length-of-sets = { $target } in a set, and { $games } sets win
plate-players = Players: { $value }.
plate-countdown = { $value ->
    [yes] Everybody begins with the points agreed on and writes them off; who has none left has won.
   *[other] Everybody begins with nothing.
}
plate-decimals = Averages have { $value } decimals.
plate-counts-debts = { $value ->
    [yes] Who has no ball to give back owes it, and pays with the next one.
   *[other] Nobody ever owes a ball.
}
plate-options = { $value ->
    [none] Nothing else is left to agreement.
   *[other] Left to the players’ agreement: { $value }.
}
plate-law-may-start-at = { $value ->
    [may-start-umb] The starter’s ball lies on one of the two side spots.
   *[other] The starter lays his ball on the front line, up to 15 cm from the front spot.
}
plate-law-jumped = A ball off the table goes to the first free of these spots (first ball / other cue ball / red): { $value }.
plate-law-jumped-by-turn = { $value ->
    [yes] The first ball is that of the player who comes to the table.
   *[other] The first ball is that of the player who struck.
}
plate-law-to-obstructor = { $value ->
    [yes] If the spot is taken, the ball goes to the spot of the ball that lies in its way.
   *[other] If the spot is taken, the ball goes to the next of its own spots.
}
plate-law-cushion-play-is-foul = { $value ->
    [yes] It is a foul to play straight into the cushion that the cue ball touches.
   *[other] One may play into the cushion that the cue ball touches, but that impact does not count.
}
plate-law-direct-opening = { $value ->
    [yes] The opening stroke must go straight to the red ball.
   *[other] The opening stroke must meet the red ball first, by cushions if need be.
}
plate-law-safeties = { $value ->
    [yes] A safety may be declared, but not twice in a row.
   *[other] There are no safeties.
}
plate-law-equaliser = { $value ->
    [yes] If the starter gets there first, the other has an inning to draw level.
   *[other] Who gets there first has won; there is no equalising inning.
}
plate-law-all-to-start = { $value ->
    [yes] A ball off the table, or a respot of touching balls, sends all three to the start.
   *[other] Only the balls concerned go to their spots.
}
plate-law-inherits = { $value ->
    [yes] Who finds both object balls in a zone when he comes to the table has one cannon fewer there.
   *[other] Who finds both object balls in a zone when he comes to the table has not begun to count there.
}
plate-law-object-jump-is-foul = { $value ->
    [yes] Any ball off the table is a foul.
   *[other] Only one’s own ball off the table is a foul; an object ball is put back, and the stroke counts.
}
plate-law-forced-respot = { $value ->
    [yes] When the cue ball touches another ball, all three go to the start.
   *[other] When the cue ball touches another ball, its player may play away or have balls respotted.
}
plate-law-deducts = Points that a foul costs: { $value }.
plate-clock-extension = { $value ->
    [none] {""}
   *[other] A time-out adds { $value } seconds.
}
plate-clock-per-game = { $value ->
    [none] No time-outs are foreseen.
   *[other] Time-outs in a game: { $value }.
}
plate-clock-longer = { $value ->
    [none] {""}
   *[other] Time-outs in a long game, by the points it goes to: { $value }.
}
plate-clock-in-decider = { $value ->
    [none] {""}
   *[other] Time-outs in the deciding game: { $value }.
}
plate-law-penalty-name = { $value ->
    [ball-or-point] A foul costs one of the offender’s own balls, which goes back to the table; once the balls were racked again it costs a point.
    [points5] A foul costs five points.
    [spot-own] A foul costs one of the offender’s own balls, which goes back to the table.
   *[other] After a foul the opponent takes a ball from the table onto his shelf.
}
plate-law-late-foul-voids = { $value ->
    [yes] A breach after the stroke has ended makes the balls of that stroke wrong too.
   *[other] A breach after the stroke has ended leaves the balls of that stroke as they were ruled.
}
plate-law-push-costs = { $value ->
    [yes] A push is a foul.
   *[other] With a push a potted ball does not count, and nobody pays.
}
plate-law-valid-stroke = { $value ->
    [yes] The break and every stroke that pots nothing must be valid as in free pyramid.
   *[other] A stroke that touches a ball is valid.
}
plate-law-pass-back = { $value ->
    [yes] After a foul the opponent may make the offender go on, or have a failed break played again.
   *[other] After a foul the next player has the table.
}
plate-law-small = A small pin counts { $value }.
plate-law-king = The king with small pins counts { $value }.
plate-law-king-alone = The king alone counts { $value }.
plate-law-all-five = All five pins of the centre count { $value }.
plate-law-medium = A medium pin counts { $value }.
plate-law-credit = A carom, or an object ball potted, counts { $value }.
differences-beside = Beside { $game }:
plate-breaks = { $value ->
    [winner] The winner of a game opens the next.
    [lag-decider] The players open in turn, and lag again before the deciding game.
   *[other] The players open the games in turn.
}
plate-odd-games = { $value ->
    [yes] A match has an odd number of games.
   *[other] A match may have any number of games.
}
plate-law-cannons = With both object balls in one zone, cannon number { $value } must drive one of them out.
plate-law-foreign = { $value ->
    [chalk-lamp-person] On the lamp, chalk or a person a ball is off the table, even if it comes back.
   *[other] On chalk or a person a ball is off the table; the lamp belongs to the table.
}
plate-law-object-ball-off = { $value ->
    [yes] An object ball off the table is a foul.
   *[other] An object ball off the table is spotted, and costs nothing.
}
plate-law-spotting = { $value ->
    [apart] A ball is spotted at the rear mark or behind it toward the rear cushion, touching no other.
    [touching] A ball is spotted at the rear mark or behind it; balls spotted together touch.
   *[other] A ball is spotted at the rear mark, else at the rear cushion or as near to it as may be.
}
plate-law-side = A side pin counts { $value }.
plate-law-centre = The centre pin, with a side pin, counts { $value }.
plate-law-alone = The centre pin alone counts { $value }.
plate-law-direct = The cue ball on the opponent’s ball and then on the red counts { $value }.
plate-law-indirect = The cue ball on the opponent’s ball, and that on the red, counts { $value }.
plate-law-fault = A fault gives the opponent { $value }.
plate-clock-limit = { $value ->
    [none] There is no time limit from the start.
   *[other] A stroke has { $value } seconds.
}
plate-clock-imposed = { $value ->
    [none] The rules name no time for slow play.
   *[other] After a warning for slow play a stroke has { $value } seconds.
}
plate-clock-down-stops = { $value ->
    [yes] Who is bent over the table before the last seconds may finish his stroke.
   *[other] {""}
}
plate-law-adds = { $value ->
    [yes] Several faults in a stroke add up.
   *[other] Of several faults in a stroke only the dearest counts.
}
plate-law-late = { $value ->
    [none] A late stroke is a fault like others.
   *[other] A late stroke gives the opponent { $value }, and the striker still plays.
}
