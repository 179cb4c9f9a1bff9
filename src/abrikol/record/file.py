"""Writing a record: a file is begun once and then only appended to, each time down to the disk."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path

from pydantic import ValidationError

from abrikol.record.lines import ENTRY, Entry, Header, RecordError, entry_line, header_line, reason

_TAIL = 1 << 16
"""Bytes read at the end of a file to find its last line."""


def begin(path: Path, header: Header) -> None:
    """Write a new record with this header; `FileExistsError` if the file is there already."""
    with path.open("xb") as file:
        _write(file.fileno(), header_line(header))
    _sync_folder(path.parent)


def append(path: Path, entries: Iterable[Entry]) -> None:
    """Write these entries at the end, all in one piece; `RecordError` if they do not follow on what stands there.

    A last line that was cut off in a crash is set aside in a file named `….torn`.
    """
    kept = tuple(entries)
    with path.open("r+b") as file:
        _mend(file.fileno(), path)
        _check_follows(file.fileno(), path, kept)
        os.lseek(file.fileno(), 0, os.SEEK_END)
        _write(file.fileno(), b"".join(map(entry_line, kept)))


def _write(file: int, data: bytes) -> None:
    while data:
        data = data[os.write(file, data) :]
    os.fsync(file)


def _sync_folder(folder: Path) -> None:
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _last_line(file: int) -> tuple[int, bytes]:
    """Where the last line begins, and the line, with its newline if it has one."""
    end, size = os.lseek(file, 0, os.SEEK_END), _TAIL
    while True:
        begin = max(0, end - size)
        tail = os.pread(file, end - begin, begin)
        cut = tail[:-1].rfind(b"\n") + 1
        if cut or begin == 0:
            return begin + cut, tail[cut:]
        size *= 2


def _mend(file: int, path: Path) -> None:
    """Give the last line its newline, or set it aside where it was cut off."""
    start, line = _last_line(file)
    if line.endswith(b"\n"):
        return
    if start and not _whole(line):
        with path.with_name(f"{path.name}.torn").open("ab") as aside:
            aside.write(line + b"\n")
        os.ftruncate(file, start)
    else:
        os.lseek(file, 0, os.SEEK_END)
        os.write(file, b"\n")


def _whole(line: bytes) -> bool:
    try:
        ENTRY.validate_json(line)
    except ValidationError:
        return False
    return True


def _check_follows(file: int, path: Path, entries: tuple[Entry, ...]) -> None:
    start, line = _last_line(file)
    last = 0
    if start:
        try:
            last = ENTRY.validate_json(line).n
        except ValidationError as wrong:
            raise RecordError("last-line-broken", file=path.name, why=reason(wrong)) from None
    for number, entry in enumerate(entries, last + 1):
        if entry.n != number:
            raise RecordError("does-not-follow", file=path.name, last=str(last), action=str(entry.n))
