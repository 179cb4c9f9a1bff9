"""The clock of strokes: warnings, extensions, bending down, and what a late stroke costs."""

from __future__ import annotations

from dataclasses import replace

import pytest

from abrikol.match.match import Match, fold
from abrikol.match.start import start_line
from abrikol.referee.clock import ClockLaw
from abrikol.referee.discipline import Discipline
from abrikol.referee.situation import ClockState
from abrikol.stroke.notation import parse_line
from tests.small_game import SMALL, SmallLaw


def clocked(**law: object) -> Discipline[SmallLaw]:
    return replace(SMALL, clock=ClockLaw(**law))  # type: ignore[arg-type]


def played(line: str, **law: object) -> Match:
    game, play = clocked(**law), parse_line(line)
    return fold(game, start_line(game, play.settings), play.actions)


def call(line: str, **law: object) -> str | None:
    ruling = played(line, **law).standing[-1].ruling
    return ruling.call.value if ruling.call else None


def clock(line: str, **law: object) -> ClockState:
    return played(line, **law).situation.clock


def test_the_warning_leaves_ten_seconds() -> None:
    assert clock("clock: warn", limit=45) == ClockState(left=10, warned=True)
    assert clock("clock: warn", limit=45, warn_at=5) == ClockState(left=5, warned=True)


def test_after_the_warning_the_end_of_time_is_a_foul_before_it_a_warning() -> None:
    assert call("clock: expired", limit=45) == "done"
    assert clock("clock: expired", limit=45).warned
    assert call("clock: expired ; clock: expired", limit=45) == "foul"
    assert call("clock: warn ; clock: expired", limit=45) == "foul"


def test_who_is_down_before_the_warning_is_left_in_peace_where_the_law_says_so() -> None:
    assert call("down ; clock: warn ; clock: expired", limit=45, down_stops=True) == "done"
    assert clock("down ; clock: warn", limit=45, down_stops=True) == ClockState(down=True)
    assert not clock("down ; clock: expired", limit=45, down_stops=True).warned
    assert call("down ; clock: warn ; clock: expired", limit=45) == "foul"
    assert call("[warned] down ; clock: expired", limit=45, down_stops=True) == "foul"


@pytest.mark.parametrize(("left", "warned"), [(5, True), (10, True), (11, False)])
def test_straightening_up_late_brings_the_warning_at_once(left: int, warned: bool) -> None:
    state = clock(f"[clock=45 left={left}] down ; up", down_stops=True)
    assert (state.down, state.warned) == (False, warned)


def test_straightening_up_keeps_a_warning_and_without_a_clock_gives_none() -> None:
    assert clock("[clock=45 left=20 warned] up").warned
    assert not clock("down ; up").warned


def test_an_extension_adds_its_seconds_or_the_limit_again() -> None:
    assert clock("[left=8] extend", limit=45).left == 53
    assert clock("[left=8] extend", limit=45, extension=30).left == 38
    assert clock("extend", limit=45) == ClockState(extended=True, used=(1, 0))
    assert not clock("clock: warn ; extend", limit=45).warned


def test_extensions_are_counted_side_by_side_and_game_by_game() -> None:
    assert call("extend ; timeout", limit=45) == "void"
    assert call("extend ; timeout", limit=45, per_game=2) == "done"
    assert call("extend ; B: extend", limit=45) == "done"
    assert clock("extend ; B: extend", limit=45).used == (1, 1)
    assert clock("[format=1-BO3] extend ; *5 5>9 9@MR ; B: *5", limit=45).used == ()
    assert clock("extend ; *5 5>9", limit=45) == ClockState(used=(1, 0))


def test_the_format_may_name_the_extensions_and_the_decider_has_its_own() -> None:
    assert call("[format=8-E2] extend ; extend", limit=45) == "done"
    assert call("[format=8-E0] extend", limit=45) == "void"
    assert call("[format=1-BO3-E1] *5 5>9 9@MR ; *5 5>9 9@MR ; extend ; extend", limit=45, in_decider=2) == "void"
    decider = "[format=1-BO3] *5 5>9 9@MR ; *5 5>9 9@MR"
    assert call(f"{decider} ; extend ; extend", limit=45, in_decider=2) == "done"
    assert call(f"{decider} ; extend ; extend ; extend", limit=45, in_decider=2) == "void"
    assert call("[format=1-BO3] *5 5>9 9@MR ; extend ; extend", limit=45, in_decider=2) == "void"


def test_without_a_clock_there_is_nothing_to_extend() -> None:
    assert call("extend") == "void"
    assert call("[clock=40] extend") == "done"
    assert call("[format=8-T40] extend") == "done"
    assert clock("[clock=40 left=5] extend").left == 45
    assert clock("[format=8-T30 left=5] extend").left == 35
    assert clock("[clock=40 format=8-T30 left=5] extend").left == 45


def test_slow_play_is_warned_of_and_then_timed() -> None:
    assert clock("referee: warn", imposed=40) == ClockState()
    assert played("referee: warn", imposed=40).situation.recall("slow") == "warned"
    assert clock("referee: warn ; referee: warn", imposed=40).limit == 40
    assert clock("referee: warn ; B: warn", limit=60).limit == 60
    assert clock("referee: warn ; referee: warn ; *5 5>9", imposed=40) == ClockState(limit=40)


def test_a_clock_act_changes_nothing_else() -> None:
    line = "[score=2:3 run=2 owes=1:0 hand=house] call ?9@FL ; clock: warn"
    before, after = (played(text).situation for text in (line.partition(" ;")[0], line))
    assert replace(after, clock=before.clock) == before
    assert [str(article) for article in played("clock: warn").standing[-1].ruling.articles] == ["small:clock"]
    assert [str(article) for article in played("[clock=40] extend").standing[-1].ruling.articles] == ["small:extension"]
    assert played("down").standing[-1].ruling.articles == ()


def test_long_games_have_more_extensions() -> None:
    law = {"limit": 30, "longer": ((30, 2), (40, 4))}
    assert call("[format=29] extend ; extend", **law) == "void"
    assert call("[format=30] extend ; extend", **law) == "done"
    assert call("[format=39] extend ; extend ; extend", **law) == "void"
    assert call("[format=40] extend ; extend ; extend ; extend", **law) == "done"
    assert call("[format=40-E1] extend ; extend", **law) == "void"
    assert call("[format=40] extend ; extend", limit=30, longer=((40, 0),)) == "void"


def test_extensions_of_the_match_are_not_given_again() -> None:
    pot = "*5 5>9 9@MR"
    assert call(f"[format=1-BO3-EM1] extend ; {pot} ; A: extend", limit=45) == "void"
    assert call(f"[format=1-BO3-E1] extend ; {pot} ; A: extend", limit=45) == "done"
    assert clock(f"[format=1-BO3-EM1] extend ; {pot} ; B: extend", limit=45).used == (1, 1)
    assert call(f"[format=1-BO3-EM2] extend ; {pot} ; {pot} ; A: extend", limit=45, in_decider=5) == "done"
    assert call(f"[format=1-BO3-EM2] extend ; {pot} ; {pot} ; A: extend ; A: extend", limit=45, in_decider=5) == "void"


def test_an_automatic_extension_is_taken_when_the_time_runs_out() -> None:
    line = "[format=8-EA] clock: warn ; clock: expired"
    state = clock(line, limit=40, extension=30)
    assert (state.left, state.warned, state.extended, state.used) == (30, False, True, (1, 0))
    assert call(line, limit=40) == "done"
    assert call(f"{line} ; clock: warn ; clock: expired", limit=40) == "foul"
    assert call(f"{line} ; clock: warn ; clock: expired", limit=40, per_game=2) == "done"
    assert call("[format=8-EA] extend ; clock: warn ; clock: expired", limit=40) == "foul"
    assert call("[format=8] clock: warn ; clock: expired", limit=40) == "foul"
    assert call("[format=8-EA] down ; clock: expired", limit=40, down_stops=True) == "done"
    assert clock("[format=8-EA] down ; clock: expired", limit=40, down_stops=True).used == ()
