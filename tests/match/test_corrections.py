"""Ends and next games; undo, corrections, and what a person rules."""

from __future__ import annotations

import pytest

from abrikol.match.match import Match
from abrikol.match.spoken import spoken
from abrikol.referee.refused import Refused
from abrikol.referee.ruling import Call
from abrikol.referee.situation import Phase
from abrikol.stroke.notation import parse_line
from abrikol.stroke.people import Side
from tests.match.playing import CAROM, MISS, POT, after, played
from tests.small_game import SMALL

# ends -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "over"),
    [
        (f"[score=7:3] {POT}", ("A", "8:3")),
        (f"[score=6:3] {POT}", None),
        (f"[format=1-BO3] {POT} ; {POT}", None),
        (f"[format=1-BO3] {POT} ; {MISS} ; {POT}", ("A", "2:0")),
        (f"[format=1-BO3] {POT} ; {POT} ; {POT}", ("A", "2:1")),
        (f"[format=1-G2] {POT} ; {POT}", ("draw", "1:1")),
        (f"[format=1-G2] {POT} ; {MISS} ; {POT}", ("A", "2:0")),
        (f"[format=1-G3] {POT} ; {MISS} ; {POT}", None),
        (f"[format=1-FT2] {POT} ; {MISS} ; {POT}", ("A", "2:0")),
    ],
)
def test_the_end_of_a_match(line: str, over: tuple[str, str] | None) -> None:
    end = after(line).over
    told = None if end is None else (end.winner.value if end.winner else "draw", end.final)
    assert told == over


def test_between_games_everything_begins_anew_but_the_match() -> None:
    now = after(f"[format=1-BO5 innings=4:4] {POT} ; timeout")
    assert (now.game, now.won, now.scores, now.shelves, now.innings) == (2, (1, 0), (0, 0), (0, 0), (0, 0))
    assert (now.turn, now.starter, now.phase, now.absent, now.closed) == (
        Side.B,
        Side.B,
        Phase.OPENING,
        frozenset(),
        False,
    )
    assert len(now.position) == 15 and now.last is None
    closed = after(f"[format=1-BO5] {POT}")
    assert closed.closed and closed.scores == (1, 0) and closed.turn is Side.B


@pytest.mark.parametrize(
    ("order", "games", "starter"),
    [
        ("", [POT], "B"),
        ("-AB", [POT], "B"),
        ("-WB", [POT], "A"),
        ("-WB", [POT, MISS, POT], "B"),
        ("-AB", [POT, MISS, POT], "A"),
        ("-DL", [POT], "B"),
    ],
)
def test_who_opens_the_next_game(order: str, games: list[str], starter: str) -> None:
    now = after(f"[format=1-BO5{order}] {' ; '.join(games)}")
    assert (now.turn.value, now.starter.value, now.duties) == (starter, starter, ())


def test_after_a_drawn_game_the_other_side_opens_whatever_the_order() -> None:
    now = after("[format=40x2-EQ-WB score=39:39] W>R W/h W/r W/f W>Y ; Y>R Y/h Y/r Y/f Y>W", CAROM)
    assert (now.turn, now.won) == (Side.B, (0, 0))


def test_a_decider_is_lagged_for_and_only_that() -> None:
    line = f"[format=1-BO3-DL] {POT} ; {POT}"
    now = after(line)
    assert [duty.kind.value for duty in now.duties] == ["lag"] and now.decider
    assert after(f"{line} ; lag 1/f&2/f 1=0.5,0.5 2=0.4,1").phase is Phase.OPENING
    assert after(f"{line} ; timeout").phase is Phase.LAG
    assert not after(f"[format=1-BO5-DL] {POT} ; {POT}").duties


# undo and corrections ------------------------------------------------------------------------------


def test_undo_goes_back_step_by_step() -> None:
    match = played(f"{POT} ; {MISS} ; undo ; undo")
    assert [step.number for step in match.log] == [1, 2, 3, 4] and match.standing == ()
    assert match.situation == match.start
    assert [step.undoes for step in match.log] == [None, None, 2, 1]
    assert spoken(match)[3]["awards"] == {"A": -1, "B": 0}
    with pytest.raises(Refused, match="nothing to undo"):
        played("undo")


def test_a_correction_folds_all_later_actions_again() -> None:
    match = played(f"{POT} ; *5 5>8 8@FL ; correct 1 = *5 5>9 9@MR 7@FL")
    assert match.situation.scores == (3, 0) and match.situation.run == 3
    assert [step.corrects for step in match.log] == [None, None, 1]
    assert match.log[2].ruling.call is Call.POINT and [step.unfit for step in match.standing] == [False, False]
    with pytest.raises(Refused, match="action 7 does not stand in this record"):
        played(f"{POT} ; correct 7 = {MISS}")
    with pytest.raises(Refused, match="action 1 does not stand"):
        played(f"{POT} ; undo ; correct 1 = {MISS}")


def test_what_no_longer_fits_stands_and_is_marked() -> None:
    match = played(f"[score=2:0] {POT} ; *5 5>8 8@FL ; {MISS} ; {POT} ; correct 1 = {MISS}")
    assert [step.unfit for step in match.standing] == [False, True, False, False]
    assert match.situation.scores == (3, 1), "A's second ball stands, and what came after it fits again"
    assert [step.action.who for step in match.standing] == [None, Side.A, None, None]


def test_a_correction_of_the_correction_makes_it_fit_again() -> None:
    match = played(f"{POT} ; *5 5>8 8@FL ; correct 1 = {MISS} ; correct 1 = {POT}")
    assert [step.unfit for step in match.standing] == [False, False] and match.situation.scores == (2, 0)


def test_an_offence_out_of_turn_stays_one() -> None:
    line = "W>R W/h W/r W/f W>Y ; B: touch R ; correct 1 = W>R W/h W/l W/f W>Y"
    match = played(line, CAROM)
    assert [step.unfit for step in match.standing] == [False, False]
    assert match.standing[1].ruling.call is Call.FOUL and match.situation.turn is Side.A


def test_a_choice_that_is_not_offered_any_more_is_left_out_and_marked() -> None:
    match = played(f"*5 ; choose pass-back ; {POT} ; correct 1 = {MISS}")
    assert [step.unfit for step in match.standing] == [False, True, True]
    assert match.situation.scores == (1, 0)


def test_after_the_end_only_corrections_follow() -> None:
    line = f"[score=7:0] {POT}"
    with pytest.raises(Refused, match="the match is over at 8:0"):
        played(f"{line} ; {MISS}")
    assert played(f"{line} ; undo ; {MISS}").situation.over is None
    assert played(f"{line} ; correct 1 = {MISS} ; {MISS}").situation.turn is Side.A
    assert played(f"{line} ; rule foul small:no-contact").situation.over is None


def test_what_needs_a_person_waits_for_one() -> None:
    line = "lag 3/f&7/f"
    match = played(line)
    assert match.pending is match.standing[-1] and played(MISS).pending is None
    with pytest.raises(Refused, match="action 1 still needs an answer \\(Where does ball 3 lie"):
        played(f"{line} ; {MISS}")
    assert played(f"{line} ; correct 1 = lag 3/f&7/f 3=0.4,0.5 7=0.5,0.5").pending is None
    assert played(f"{line} ; undo ; {MISS}").situation.turn is Side.B


def test_one_action_at_a_time_is_the_fold() -> None:
    line = f"{POT} ; {MISS} ; undo ; correct 1 = {MISS}"
    whole = played(line)
    match = Match(SMALL, whole.start)
    for action in parse_line(line).actions:
        match = match.after(action)
    assert match == whole


def test_a_persons_ruling_of_the_last_stroke() -> None:
    match = played(f'[score=2:0] {POT} ; rule foul small:no-contact "seen"')
    row = spoken(match)[-1]
    assert (row["by"], row["call"], row["awards"], row["score"]) == (
        "referee",
        "foul",
        {"A": -1, "B": 1},
        {"A": 2, "B": 1},
    )
    assert match.situation.innings == (1, 0)
