"""Checking a record against the law of today."""

from __future__ import annotations

from dataclasses import replace

from abrikol.record import Checked, Difference, Entry, Header, Record, check, entry, match_of, parse, start_of
from abrikol.record.lines import StoredRuling
from abrikol.stroke.notation import parse_action
from tests.record.matches import HEADER, LINES, entries, played, text
from tests.small_game import SMALL


def changed(n: int, **ruling: object) -> Record:
    kept: list[Entry] = list(entries(played()))
    kept[n - 1] = replace(kept[n - 1], ruling=replace(kept[n - 1].ruling, **ruling))  # type: ignore[arg-type]
    return Record(HEADER, tuple(kept))


def test_a_record_of_todays_law_has_no_differences() -> None:
    assert check(parse(text()), game=SMALL) == Checked(len(LINES), (), None)


def test_a_ruling_that_the_law_does_not_give_is_reported_once() -> None:
    found = check(changed(4, call="foul", articles=("small:touch",)), game=SMALL).differences
    assert found == (
        Difference(4, "call", "foul", "miss"),
        Difference(4, "articles", ("small:touch",), ("small:miss",)),
    )
    assert str(found[0]) == "action 4: call is 'foul' in the record, 'miss' by the law"


def test_points_that_the_law_does_not_give_show_in_the_score_too() -> None:
    found = check(changed(3, awards={"A": 2}), game=SMALL)
    keys = [(one.n, one.key) for one in found.differences]
    assert keys == [(3, "score"), (3, "awards"), (4, "score"), (5, "score")]
    assert found.actions == 5
    assert str(found.broken) == "line 7: the match is over at 3:0; only undo or correct can follow"


def test_a_persons_ruling_is_never_questioned() -> None:
    last = len(LINES)
    kept = list(entries(played()))
    ruling = StoredRuling(call="void", turn="A", articles=("small:miss",))
    kept[-1] = replace(kept[-1], ruling=ruling)
    assert [one for one in check(Record(HEADER, tuple(kept)), game=SMALL).differences if one.key != "score"] == []
    assert match_of(Record(HEADER, tuple(kept)), game=SMALL).match.log[last - 1].ruling.call is not None


def test_what_the_law_would_refuse_today_is_reported() -> None:
    kept = list(entries(played(*LINES[:6])))
    kept[5] = replace(kept[5], do="choose rerack-play")
    (found,) = check(Record(HEADER, tuple(kept)), game=SMALL).differences
    assert (found.n, found.key) == (6, "call") and found.anew.startswith("refused: 'rerack-play' is not offered")


def test_a_match_of_a_real_game_is_checked() -> None:
    header = Header(game="three-cushion", players=("a", "b"))
    game, start = start_of(header)
    del game
    assert start.format.target == 40
    match = match_of(Record(header), anew=True).match
    for line in ("lag W/f&Y/f W=0.4,0.5 Y=0.5,1", "choose start", "W>R W/h W/r W/f W>Y", "W>R W/h W>Y", "Y>R"):
        match = match.after(parse_action(line))
    assert check(Record(header, tuple(map(entry, match.log)))) == Checked(5, (), None)
