"""Writing a record: only ever appended to, and whole after a crash."""

from __future__ import annotations

from pathlib import Path

import pytest

from abrikol.record import RecordError, append, begin, read
from tests.record.matches import HEADER, LINES, entries, played, text


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "match.jsonl"
    begin(path, HEADER)
    return path


def test_entries_are_appended_in_one_piece_or_many(path: Path) -> None:
    kept = entries(played())
    append(path, kept[:1])
    append(path, kept[1:])
    assert path.read_bytes() == text()


def test_nothing_to_append_changes_nothing(path: Path) -> None:
    append(path, ())
    assert read(path).entries == ()


def test_a_record_is_never_begun_over_another(path: Path) -> None:
    with pytest.raises(FileExistsError):
        begin(path, HEADER)


def test_only_the_next_action_can_be_appended(path: Path) -> None:
    kept = entries(played())
    append(path, kept[:3])
    with pytest.raises(RecordError, match=r"match\.jsonl: it goes to action 3, so action 5 cannot follow"):
        append(path, kept[4:5])
    with pytest.raises(RecordError, match="so action 3 cannot follow"):
        append(path, kept[2:3])
    assert len(read(path).entries) == 3


def test_a_torn_line_is_set_aside(path: Path) -> None:
    kept = entries(played())
    append(path, kept[:4])
    whole = path.read_bytes()
    path.write_bytes(whole[:-30])
    append(path, kept[3:])
    assert path.read_bytes() == text()
    assert path.with_name("match.jsonl.torn").read_bytes() == whole.splitlines()[-1][:-29] + b"\n"


def test_a_last_line_without_its_newline_is_given_one(path: Path) -> None:
    kept = entries(played())
    append(path, kept[:4])
    path.write_bytes(path.read_bytes()[:-1])
    append(path, kept[4:])
    assert path.read_bytes() == text()
    assert not path.with_name("match.jsonl.torn").exists()


def test_a_header_without_its_newline_is_given_one(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-1])
    append(path, entries(played()))
    assert path.read_bytes() == text()


def test_nothing_is_appended_to_a_broken_last_line(path: Path) -> None:
    append(path, entries(played())[:2])
    path.write_bytes(path.read_bytes() + b"{}\n")
    with pytest.raises(RecordError, match=r"its last line is broken \(n is missing\); nothing was written"):
        append(path, entries(played())[2:])


def test_a_last_line_longer_than_a_bite_is_found(path: Path) -> None:
    long = f'rule foul small:touch "{"a" * 150_000}"'
    match = played(*LINES[:5], f"referee: {long}", "A: choose play")
    append(path, entries(match)[:6])
    append(path, entries(match)[6:])
    assert len(read(path).entries) == 7
