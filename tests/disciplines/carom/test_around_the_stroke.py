"""What all games of a series have around the stroke: lag, start, fouls, reply, innings, sets, clock, leaving."""

from __future__ import annotations

from typing import Any

import pytest

from abrikol.equipment.names import Ball, Cushion
from abrikol.layout.spots import head_spot, lateral_spot
from abrikol.match.match import offered
from abrikol.match.start import start_match
from abrikol.referee.discipline import Discipline
from tests.disciplines.carom.series import GAMES, MISS, MISS_B, played, point, told

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
Game = Discipline[Any]


# the lag and the start ----------------------------------------------------------------


@each_game
@pytest.mark.parametrize(
    ("line", "slug", "turn"),
    [
        ("lag W/f&Y/f W=0.4,0.5 Y=0.3,0.9", "lag-won", "B"),
        ("lag W/f&Y/f W=0.2,0.5 Y=0.3,0.9", "lag-won", "A"),
        ("lag W/f W>R Y/f W=0.2,0.5 Y=0.3,0.9", "lag-red", "B"),
        ("lag W/f Y/f Y>R W=0.4,0.5 Y=0.3,0.9", "lag-red", "A"),
        ("lag W/f Y/f Y|axis Y>W W=0.4,0.5 Y=0.3,0.9", "lag-across", "A"),
        ("lag W/f Y/f W|axis W>Y W=0.2,0.5 Y=0.3,0.9", "lag-across", "B"),
        ("lag W/f Y/f W^floor Y=0.3,0.9", "lag-outside", "B"),
        ("lag W/r Y/f W=0.2,0.5 Y=0.3,0.9", "lag-short", "B"),
        ("lag W/f&Y/f #late:A ; lag W/f&Y/f #late:A", "lag-late", "B"),
    ],
)
def test_the_lag_is_won_and_lost(game: Game, line: str, slug: str, turn: str) -> None:
    assert told(game, line, "articles", "turn", "duties") == [[slug], turn, [f"{turn} choose start|cede"]]


@each_game
@pytest.mark.parametrize(
    ("line", "slugs"),
    [
        ("lag W/f&Y/f W=0.3,0.5 Y=0.3,0.9", ["lag-again"]),
        ("lag W/f&Y/f W>Y W=0.4,0.5 Y=0.3,0.9", ["lag-again"]),
        ("lag W/f&Y/f W>R Y>R W=0.4,0.5 Y=0.3,0.9", ["lag-red", "lag-again"]),
        ("lag W/f&Y/f #late:A", ["lag-late", "lag-again"]),
        ("lag W/f&Y/f #late:A ; lag W/f&Y/f #late:B", ["lag-late", "lag-again"]),
    ],
)
def test_the_lag_is_repeated(game: Game, line: str, slugs: list[str]) -> None:
    assert told(game, line, "call", "articles", "duties") == ["replay", slugs, ["A lag"]]


@each_game
def test_the_starter_has_the_white_ball_and_the_others_lie_on_their_spots(game: Game) -> None:
    start = "lag W/f&Y/f W=0.4,0.5 Y=0.3,0.9"
    for choice, opener in (("start", "B"), ("cede", "A")):
        now = played(game, f"{start} ; choose {choice}").situation
        assert (now.turn.value, now.own[now.index(now.turn)]) == (opener, Ball.W)
        assert now.at(Ball.Y) == head_spot(game.table)
        assert told(game, f"{start} ; choose {choice} ; {point(game)}", "call") == "point"


@each_game
def test_the_starters_place(game: Game) -> None:
    now = start_match(game)
    may = offered(game, played(game, "start A").situation)
    assert may == (() if game.edition == "digest" else ("left", "right"))
    assert now.duties[0].kind.value == "lag"
    spot = lateral_spot(game.table, Cushion.LEFT)
    within = head_spot(game.table)
    on_line = f"{within.x:g},{within.y + 0.1:g}"
    digest = game.edition == "digest"
    assert told(game, f"start A ; place W {spot.x:g},{spot.y:g}", "call") == ("void" if digest else "done")
    assert told(game, f"start A ; place W {on_line}", "call") == ("done" if digest else "void")


@each_game
def test_the_opening_goes_to_the_red(game: Game) -> None:
    assert told(game, f"[opening] {point(game)}", "call") == "point"
    assert told(game, "[opening] W>Y W/h W/r W/f W>R", "articles")[0] == "opening-red"
    by_cushion = told(game, "[opening] W/h W/r W/f W>R W>Y", "call")
    assert by_cushion == (point_or_question(game) if game.edition == "digest" else "foul")


def point_or_question(game: Game) -> str | None:
    """A cannon of which nobody told where the balls came to lie."""
    return None if game.zones else "point"


# fouls ----------------------------------------------------------------------------------


@each_game
@pytest.mark.parametrize(
    ("remark", "slug"),
    [
        ("#side-of-tip", "not-the-tip"),
        ("#touch:Y", "touch"),
        ("#cleaning", "cleaning"),
        ("#shifted:R", "shifted"),
        ("#push", "push"),
        ("#double-hit", "push"),
        ("#foot-off", "foot-off"),
        ("#balls-moving", "balls-moving"),
    ],
)
def test_what_eyes_report_is_a_foul(game: Game, remark: str, slug: str) -> None:
    penalty = ["penalty"] if game.law.penalty else []
    line = f"[score=7:3 run=2] {point(game)} {remark}"
    score = {"A": 7 - game.law.deducts, "B": 3}
    assert told(game, line, "call", "articles", "turn", "run", "score") == ["foul", [slug, *penalty], "B", 0, score]


@each_game
def test_whose_ball_and_whose_turn(game: Game) -> None:
    assert told(game, "*Y Y>R", "articles")[0] == "wrong-ball"
    assert told(game, "B: Y>R", "articles")[0] == "out-of-turn"
    assert told(game, "[turn=B] Y>R", "call") == "miss"


@each_game
def test_touching_balls_and_cushions(game: Game) -> None:
    ends = point(game).removeprefix("W>R W/h")
    assert told(game, f"[frozen=W-R] {point(game)}", "articles")[0] == "touching-ball"
    assert told(game, f"[frozen=W-R] W/h W>R{ends}", "call") == "point"
    own_cushion = told(game, f"[frozen=W/l] W/l W>R{ends}", "articles")[0]
    assert (own_cushion == "touching-cushion") == (game.edition != "digest")


@each_game
def test_a_ball_off_the_table(game: Game) -> None:
    line = f"[score=7:3] {point(game)}".replace(" both=none", "")
    free = " both=none" if game.zones else ""
    red = told(game, f"{line} R^floor W=1.1,0.3 Y=1.2,0.4{free}", "call", "moves", "turn")
    own = told(game, f"{line} W^floor R=1.1,0.3 Y=1.2,0.4{free}", "call", "turn")
    assert own == ["foul", "B"]
    counts = not game.law.object_jump_is_foul
    assert red == [
        "point" if counts else "foul",
        ["reset" if game.law.all_to_start else "spot R spot3"],
        "A" if counts else "B",
    ]


# the end of a game ------------------------------------------------------------------------


@each_game
def test_the_reply(game: Game) -> None:
    line = f"[format=10 score=9:9] {point(game)}"
    if game.edition == "digest":
        assert told(game, line, "over") == {"winner": "A", "final": "10:9"}
    else:
        assert told(game, line, "over", "turn", "articles")[:2] == [None, "B"]
        assert told(game, f"{line} ; Y>W", "articles", "over") == [
            ["opening-red", "equalising-inning"],
            {"winner": "A", "final": "10:9"},
        ]
        assert told(game, f"{line} ; {point(game, 'Y')}", "over") == "draw"
    assert told(game, f"[format=10 score=9:9 turn=B] {point(game, 'Y')}", "over") == {"winner": "B", "final": "9:10"}
    agreed = f"[format=10-EQ score=9:9] {point(game)}"
    assert told(game, agreed, "over", "turn") == [None, "B"]


@each_game
def test_the_last_inning(game: Game) -> None:
    line = "[format=40-L2 innings=1:1 score=5:3]"
    assert told(game, f"{line} {MISS}", "over") is None
    assert told(game, f"{line} {MISS} ; {MISS_B}", "over") == {"winner": "A", "final": "5:3"}
    assert told(game, f"{line} {MISS} ; {point(game, 'Y')}", "over") is None


@each_game
def test_sets(game: Game) -> None:
    line = f"[format=1x2-NEQ] {point(game)}"
    assert told(game, line, "turn", "state")[0] == "B"
    assert told(game, line, "state")["games"] == "1:0"
    assert told(game, f"{line} ; {MISS_B} ; {point(game)}", "over") == {"winner": "A", "final": "2:0"}
    assert told(game, f"{line} ; {point(game, 'Y')}", "state")["games"] == "1:1"


# the clock, leaving, refusing -----------------------------------------------------------------


@each_game
def test_time_over_ends_the_inning(game: Game) -> None:
    line = "[format=40-T40 run=2 score=7:0] clock: warn ; clock: expired"
    score = {"A": 7 - game.law.deducts, "B": 0}
    assert told(game, line, "call", "turn", "run", "score") == ["foul", "B", 0, score]
    assert told(game, line, "articles")[0] == "slow-play"
    assert told(game, "[format=40-T30-E2] extend ; extend", "call") == "done"
    assert told(game, "[format=40-T30-E2] extend ; extend ; extend", "call") == "void"


@each_game
def test_leaving_refusing_and_giving_up(game: Game) -> None:
    assert told(game, "[format=5x2 score=2:3] leave", "state", "over")[0]["games"] == "0:1"
    assert told(game, "[format=5x2 score=2:3] B: refuse", "over") == {"winner": "A", "final": "0:0"}
    assert told(game, "[format=40 score=2:3] concede", "over") == {"winner": "B", "final": "2:3"}


@each_game
def test_conduct_may_cost_the_game_or_the_match(game: Game) -> None:
    assert told(game, "[format=5x2 score=2:3] B: leave #by:referee", "articles", "state")[0] == ["conduct"]
    assert told(game, "[format=5x2 score=2:3] B: leave #by:referee", "state")["games"] == "1:0"
    assert told(game, "[format=5x2 score=2:3] B: refuse #by:referee", "articles", "over") == [
        ["conduct"],
        {"winner": "A", "final": "0:0"},
    ]
    assert told(game, "[format=5x2] B: leave", "articles") == ["leave"]
    assert told(game, "[format=5x2] B: refuse", "articles") == ["refuse"]


@each_game
def test_who_waits_and_disturbs(game: Game) -> None:
    score = {"A": 3, "B": 3 - game.law.deducts}
    assert told(game, "[score=3:3 run=1] B: touch R", "call", "turn", "run", "score", "duties") == [
        "foul",
        "A",
        1,
        score,
        ["A choose keep|lay-back"],
    ]


@each_game
def test_safeties_are_for_the_digest(game: Game) -> None:
    line = "?safety W>R R/f ; Y>R ; ?safety W>R R/f"
    assert told(game, line, "call") == ("foul" if game.edition == "digest" else "miss")
    assert told(game, "?safety W>R", "call") == ("foul" if game.edition == "digest" else "miss")


@each_game
def test_three_players_are_for_the_digest(game: Game) -> None:
    assert game.players == ((2, 3) if game.edition == "digest" else (2,))
