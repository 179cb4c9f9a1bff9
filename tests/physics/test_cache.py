"""The cache folder is keyed by the sources, and a fresh one fills with visible progress."""

import subprocess
import sys
from pathlib import Path

import pytest

from abrikol.physics import cache
from abrikol.physics.roots import first_root2


def test_the_key_follows_every_source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    room = Path(cache.__file__).parent
    assert cache.folder().name == cache.key()
    copied = tmp_path / "physics"
    for source in room.rglob("*.py"):
        target = copied / source.relative_to(room)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(source.read_bytes())
    monkeypatch.setattr(cache, "__file__", str(copied / "cache.py"))
    assert cache.key.__wrapped__() == cache.key()
    deep = copied / "collide" / "ball_ball" / "alciatore_2004.py"
    deep.write_text(deep.read_text() + "\n# a change in a callee\n")
    assert cache.key.__wrapped__() != cache.key()


def test_old_folders_are_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for number in range(8):
        (tmp_path / f"{number:016x}").mkdir()
    (tmp_path / "somebody else's").mkdir()
    monkeypatch.setattr(cache, "_home", lambda: tmp_path)
    cache.forget_old_folders()
    left = sorted(path.name for path in tmp_path.iterdir())
    assert len(left) == cache.KEPT_FOLDERS + 1 and "somebody else's" in left


def test_a_filled_cache_is_not_compiled_again() -> None:
    """In a fresh process, no function is taken up by the compiler once the cache is filled."""
    code = "from abrikol.physics.simulate import prepare; prepare(); prepare(print)"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=300)
    assert "compiling" not in told.stdout


def test_an_inner_function_refuses_python() -> None:
    """It has no door for Python; without the refusal the process would die."""
    with pytest.raises(TypeError, match="first_root2 is for compiled code only"):
        first_root2(1.0, -1.0, 0.0, 2.0)
