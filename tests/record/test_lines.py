"""Reading a record: what is broken is named, and all before it stays usable."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from abrikol.record import RecordError, parse, read
from abrikol.record.lines import schema
from tests.record.matches import HEADER, LINES, entries, played, text

DOCS = Path(__file__).parent.parent.parent / "docs"
COUNT = len(LINES)


def test_a_record_is_read_as_it_was_written(tmp_path: Path) -> None:
    (tmp_path / "match.jsonl").write_bytes(text())
    record = read(tmp_path / "match.jsonl")
    assert (record.header, record.entries, record.broken) == (HEADER, entries(played()), None)


def test_names_are_written_as_they_are_spelt() -> None:
    assert "Анна".encode() in text().splitlines()[0]


def test_an_entry_is_short_and_names_its_call() -> None:
    first = json.loads(text().splitlines()[4])
    assert first == {
        "n": 4,
        "by": "A",
        "do": "*5 5>8 #foot-off",
        "at": "2026-03-01T18:04:00Z",
        "who": "desk 1",
        "ruling": {"call": "miss", "turn": "B", "articles": ["small:miss"]},
        "score": {"A": 1, "B": 0},
    }


def test_a_question_is_a_call_of_null() -> None:
    waiting = json.loads(text(played("lag 1/f&2/f")).splitlines()[1])
    assert waiting["ruling"]["call"] is None and waiting["ruling"]["needs"] == "position of 1"


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        (b'"n": 5', b'"n": 7', "action 7 stands where action 5 should"),
        (b'"n": 5, "by": "B"', b'"n": 5, "by": "E"', "by: Input should be 'A', 'B', 'C', 'D', 'referee', 'clock' or"),
        (b'"n": 5', b'"n": 5, "colour": 1', "colour: Unexpected keyword argument"),
        (b'"n": 5, "by": "B", "do": "*1"', b'"n": 5, "by": "B"', "do is missing"),
        (b'{"n": 5', b"{n: 5", "Invalid JSON"),
        (b'{"n": 5', b'\n{"n": 5', "Invalid JSON"),
        (b'"do": "*1"', b'"do": "\xff"', "Invalid JSON"),
        (b'18:05:00Z"', b'18:05:00"', "at: Input should have timezone info"),
        (b'"call": "foul", "turn": "A"', b'"call": "maybe", "turn": "A"', "ruling.call: Input should be"),
    ],
)
def test_a_broken_line_is_named_and_all_before_it_is_kept(old: bytes, new: bytes, reason: str) -> None:
    whole = text()
    assert old in whole
    record = parse(whole.replace(old, new, 1))
    assert record.entries == entries(played())[:4]
    assert record.broken is not None and not record.broken.torn
    assert str(record.broken).startswith(f"line 6: {reason}")


@pytest.mark.parametrize("left", [1, 10, 60])
def test_a_record_cut_in_half_keeps_its_whole_lines(left: int) -> None:
    lines = text().splitlines(keepends=True)
    record = parse(b"".join(lines[:4]) + lines[4][:left])
    assert record.entries == entries(played())[:3]
    assert record.broken is not None and record.broken.torn
    bytes_ = "1 byte" if left == 1 else f"{left} bytes"
    assert str(record.broken) == f"line 5: it is cut off after {bytes_}; the action was not kept, enter it again"


def test_a_record_without_its_last_newline_is_whole() -> None:
    assert parse(text().rstrip(b"\n")).broken is None


def test_empty_lines_at_the_end_are_nothing() -> None:
    assert parse(text() + b"\n \n").broken is None


@pytest.mark.parametrize(
    ("first", "message"),
    [
        (b"", "line 1: no record of abrikol begins like this"),
        (b"\xff\xfe", "line 1: no record of abrikol begins like this"),
        (b"[]", 'line 1: no header of a record, which holds "abrikol": "record"'),
        (b'{"n": 1}', 'line 1: no header of a record, which holds "abrikol": "record"'),
        (b'{"abrikol": "record", "version": 2, "fresh": {}}', "version 2, and this abrikol reads up to 1: use a newer"),
        (b'{"abrikol": "record", "version": 1, "game": "small"}', "line 1: players is missing"),
        (b'{"abrikol": "record", "version": "x", "game": "s", "players": ["A"]}', "line 1: version: Input should be 1"),
    ],
)
def test_what_is_no_record_of_ours_is_refused(first: bytes, message: str) -> None:
    with pytest.raises(RecordError, match=message):
        parse(first + b"\n")


def test_the_published_schema_is_fresh() -> None:
    published = json.loads((DOCS / "record.schema.json").read_text("utf-8"))
    assert published == schema(), "stale: python -m tests.record.write_schema"
