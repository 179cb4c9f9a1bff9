"""`abrikol --version`, and the same through `python -m abrikol`."""

import subprocess
import sys

import pytest

import abrikol
from abrikol.cli import main


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="0"):
        main(["--version"])
    assert capsys.readouterr().out == f"abrikol {abrikol.__version__}\n"


def test_the_module_is_the_command() -> None:
    ran = subprocess.run([sys.executable, "-m", "abrikol", "--version"], capture_output=True, text=True, check=True)
    assert ran.stdout == f"abrikol {abrikol.__version__}\n"
