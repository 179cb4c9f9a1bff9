"""Who only judges, keeps or shows matches never waits for the physics."""

import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    "modules",
    [
        "abrikol.disciplines, abrikol.match.match",
        "abrikol.record",
        "abrikol.web.desk",
        "abrikol.cli.judge",
        "abrikol.cli",
    ],
)
def test_the_physics_is_not_loaded(modules: str) -> None:
    heavy = "{'numpy', 'numba', 'llvmlite', 'abrikol.physics', 'abrikol.play.shot'}"
    program = f"import sys, {modules}; print(*sorted({heavy} & sys.modules.keys()))"
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert ran.stdout.split() == []


def test_judging_a_line_does_not_load_it() -> None:
    program = (
        "import sys; from abrikol.cli import main; main(['judge', 'three-cushion', 'W>R W/h W/r W/f W>Y', '--json']);"
        "assert not {'numpy', 'numba'} & sys.modules.keys()"
    )
    subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)
