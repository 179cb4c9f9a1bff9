"""The house: what the checkout holds and what it never holds."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
ROOMS = ROOT / "src/abrikol"

# in two parts each, so that this file does not hold them itself
REGISTRIES = [
    "pypi" + ".org",
    "python" + "hosted",
    "npm" + "js.org",
    "npm" + "js.com",
    "yarn" + "pkg",
    "npm" + "mirror",
]
MACHINE_PATHS = ["/ro" + "ot/", "/wo" + "rk/", "/ho" + "me/"]


def committed() -> list[Path]:
    """The files of the project: tracked, or new and not ignored."""
    listing = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    return [path for name in listing.split("\0") if name and (path := ROOT / name).is_file()]


@pytest.fixture(scope="module")
def texts() -> dict[str, str]:
    """Every file by its name in the project; what is not UTF-8 is left out."""
    found = {}
    for path in committed():
        try:
            found[path.relative_to(ROOT).as_posix()] = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
    return found


@pytest.mark.parametrize("word", REGISTRIES)
def test_no_registry_is_named(word: str, texts: dict[str, str]) -> None:
    assert [name for name, text in texts.items() if word in text] == []


@pytest.mark.parametrize("path", MACHINE_PATHS)
def test_no_machine_is_named(path: str, texts: dict[str, str]) -> None:
    found = re.compile(rf"(?<![\w.)}}/]){re.escape(path)}")
    assert [name for name, text in texts.items() if found.search(text)] == []


def test_no_lock_holds_addresses(texts: dict[str, str]) -> None:
    assert not [name for name in texts if name.endswith("uv.lock")]
    assert "://" not in texts["requirements.lock"]
    assert '"resolved"' not in texts["web/package-lock.json"]


def test_nothing_built_is_committed(texts: dict[str, str]) -> None:
    assert not [name for name in texts if "/static/" in name or "node_modules" in name]


def test_no_room_is_a_lumber_room() -> None:
    lumber = {"utils", "core", "common", "helpers"}
    assert not [path for path in ROOMS.rglob("*") if path.stem in lumber]


def test_help_needs_no_numbers() -> None:
    """The doors open without NumPy, Numba or the web server, and so at once."""
    heavy = "{'numpy', 'numba', 'fastapi', 'pydantic', 'fluent', 'babel'}"
    program = f"import sys, abrikol.cli; print(*sorted({heavy} & sys.modules.keys()))"
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert ran.stdout.split() == []


def test_every_room_has_a_page_of_its_name() -> None:
    rooms = {path.parent.name for path in (ROOT / "src/abrikol").glob("*/__init__.py")}
    assert rooms == {room for room in rooms if (ROOT / f"docs/{room}.md").is_file()}
