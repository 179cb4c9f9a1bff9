"""Play: one stroke from cue to call.

`play(shot)` has the physics move the balls, tells what happened in the words of the law, and has the game's judge
rule on it. The room above the physics, the games and the match; see docs/play.md.
"""
