"""First roots against exact arithmetic on polynomials built from their roots."""

from fractions import Fraction
from math import inf

import numpy as np
import pytest

from abrikol.physics.arrays import Rows
from abrikol.physics.compiled import entry
from abrikol.physics.roots import first_root2, first_root4


@entry
def _roots(coefficients: Rows) -> Rows:
    found = np.empty((coefficients.shape[0], 1))
    for k in range(coefficients.shape[0]):
        c0, c1, c2, c3, c4, T = coefficients[k]
        found[k, 0] = first_root4(c0, c1, c2, c3, c4, T) if c4 != 0.0 or c3 != 0.0 else first_root2(c0, c1, c2, T)
    return found


def from_roots(roots: list[float], lead: float) -> list[float]:
    """Coefficients c0 … of lead · Π (t - root), exactly, then rounded."""
    coefficients = [Fraction(lead)]
    for root in roots:
        shifted = [Fraction(0), *coefficients]
        for k, value in enumerate(coefficients):
            shifted[k] -= Fraction(root) * value
        coefficients = shifted
    return [float(value) for value in coefficients]


def test_the_first_of_four_real_roots() -> None:
    rng = np.random.default_rng(3)
    queries, expected = [], []
    for _ in range(2000):
        roots = sorted(rng.uniform(0.05, 3.0, 4))
        queries.append([*from_roots(roots, 1.0), 2.0])
        expected.append(roots[0] if roots[0] <= 2.0 else inf)
    found = _roots(np.array(queries))[:, 0]
    assert np.array_equal(np.isinf(found), np.isinf(expected))
    real = np.isfinite(found)
    gaps = np.abs(found[real] - np.array(expected)[real])
    assert gaps.max() < 1e-6  # near-double roots are that uncertain themselves
    assert np.median(gaps) < 1e-14


def test_no_root_is_found_where_none_is() -> None:
    """(t² + a)(t² + b t + c) with no real root, touching zero as near as 1e-9."""
    rng = np.random.default_rng(4)
    queries = []
    for _ in range(2000):
        p, q = rng.uniform(0, 2, 2)
        e, f = 10.0 ** rng.uniform(-9, 0, 2)
        first, second = np.array([p * p + e, -2 * p, 1.0]), np.array([q * q + f, -2 * q, 1.0])
        queries.append([*np.convolve(first, second), 2.0])
    found = _roots(np.array(queries))[:, 0]
    assert np.isinf(found).mean() > 0.99
    near = np.isfinite(found)
    values = [np.polyval(queries[k][4::-1], found[k]) for k in np.flatnonzero(near)]
    assert all(abs(value) < 1e-13 for value in values)


@pytest.mark.parametrize(
    ("c0", "c1", "c2", "T", "root"),
    [
        (1.0, -2.0, 0.0, 1.0, 0.5),
        (1.0, -2.0, 0.0, 0.4, inf),
        (0.0, -1.0, 0.0, 1.0, 0.0),
        (0.0, 1.0, -1.0, 2.0, 1.0),
        (1.0, -2.0, 2.0, 5.0, inf),
        (2.0, 1.0, -1.0, 5.0, 2.0),
    ],
)
def test_quadratics(c0: float, c1: float, c2: float, T: float, root: float) -> None:
    assert _roots(np.array([[c0, c1, c2, 0.0, 0.0, T]]))[0, 0] == root
