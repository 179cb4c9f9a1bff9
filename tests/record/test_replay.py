"""From a match to its record and back."""

from __future__ import annotations

from dataclasses import replace

import pytest

from abrikol.match.match import Match
from abrikol.record import Header, Record, RecordError, match_of, parse, start_of
from abrikol.stroke.people import Official, Side
from tests.record.matches import HEADER, LINES, entries, played, text
from tests.small_game import SMALL


def shape(match: Match) -> list[object]:
    """What a match is, but for who was named: a record always says who acted."""
    steps = (*match.log, *match.standing)
    return [(step.number, step.action.body, step.ruling, step.after.scores, step.after.turn) for step in steps]


def test_a_match_comes_back_from_its_record() -> None:
    match = played()
    again = match_of(parse(text(match)), game=SMALL)
    assert again.broken is None
    assert shape(again.match) == shape(match)
    assert again.match.situation == replace(match.situation, last=again.match.situation.last)


def test_a_match_comes_back_from_its_actions_alone() -> None:
    assert shape(match_of(parse(text()), anew=True, game=SMALL).match) == shape(played())


def test_the_last_ruling_is_the_referees() -> None:
    last = match_of(parse(text()), game=SMALL).match.log[-1]
    assert last.action.who is Official.REFEREE and str(last.ruling.articles[0]) == "small:touch"


def test_a_ruling_that_names_nobody_is_kept_as_the_referees() -> None:
    kept = entries(played(*LINES[:5], "rule miss small:miss"))
    assert [entry.by for entry in kept] == ["A", "B", "A", "A", "B", "referee"]


def test_a_stored_ruling_is_not_overruled() -> None:
    kept = list(entries(played(*LINES[:4])))
    kept[2] = replace(kept[2], ruling=replace(kept[2].ruling, awards={"A": 2}))
    record = Record(HEADER, tuple(kept))
    assert match_of(record, game=SMALL).match.situation.scores == (2, 0)
    assert match_of(record, game=SMALL, anew=True).match.situation.scores == (1, 0)


def test_a_match_goes_on_from_its_record() -> None:
    match = match_of(parse(text(played(*LINES[:7]))), game=SMALL).match
    for line in LINES[7:]:
        match = match.after(played(*LINES[:7], line).log[-1].action)
        if line.startswith("correct"):
            assert match.situation.scores == (1, 1)


@pytest.mark.parametrize(
    ("n", "do", "reason"),
    [
        (3, "*5 5>99", "line 4: "),
        (3, "choose cede", "line 4: nothing is offered now"),
        (6, "choose nothing", "line 7: 'nothing' is not offered; choose one of play, pass-back"),
    ],
)
def test_an_action_that_cannot_be_is_named_and_all_before_it_is_kept(n: int, do: str, reason: str) -> None:
    kept = list(entries(played()))
    kept[n - 1] = replace(kept[n - 1], do=do)
    replay = match_of(Record(HEADER, tuple(kept)), anew=True, game=SMALL)
    assert len(replay.match.log) == n - 1
    assert str(replay.broken).startswith(reason)


def test_a_stored_ruling_that_cannot_be_is_named() -> None:
    kept = list(entries(played()))
    kept[2] = replace(kept[2], ruling=replace(kept[2].ruling, moves=("fling 9",)))
    replay = match_of(Record(HEADER, tuple(kept)), game=SMALL)
    assert len(replay.match.log) == 2 and str(replay.broken) == "line 4: 'fling 9' is no move"


def test_what_was_broken_in_the_file_stays_known() -> None:
    record = parse(text() + b'{"n": 11')
    assert match_of(record, game=SMALL).broken == record.broken


def test_an_article_that_no_book_has_any_more_stays_as_it_was_cited() -> None:
    kept = list(entries(played(*LINES[:3])))
    kept[2] = replace(kept[2], ruling=replace(kept[2].ruling, articles=("small:gone", "lost_book:gone", "umb:gone")))
    cited = match_of(Record(HEADER, tuple(kept)), game=SMALL).match.log[-1].ruling.articles
    assert [str(article) for article in cited] == ["small:gone", "lost_book:gone", "umb:gone"]


@pytest.mark.parametrize(
    ("header", "message"),
    [
        (Header(game="three-cussion", players=("a", "b")), "line 1: no game 'three-cussion'; the nearest is three-cus"),
        (Header(game="three-cushion", players=("a", "b"), format="x3"), "line 1: format 'x3' must begin with"),
        (Header(game="three-cushion", players=("a",)), "line 1: three-cushion@umb is played by 2"),
        (Header(game="three-cushion", players=("a", "b"), options={"moon": "full"}), "has no option 'moon'"),
    ],
)
def test_a_header_that_begins_no_match_is_refused(header: Header, message: str) -> None:
    with pytest.raises(RecordError, match=message):
        start_of(header)


def test_a_header_finds_its_game() -> None:
    game, start = start_of(Header(game="three-cushion", players=("a", "b"), format="15x3"))
    assert game.id == "three-cushion@umb" and start.sides == (Side.A, Side.B) and start.format.games == 3
