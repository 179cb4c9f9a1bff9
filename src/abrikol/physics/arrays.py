"""Names for the arrays that the kernel works on."""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Rows: TypeAlias = NDArray[np.float64]
"""A table of numbers, (n, fields)."""
Numbers: TypeAlias = NDArray[np.float64]
"""A list of numbers, (n,)."""
Counts: TypeAlias = NDArray[np.int64]
"""A list of whole numbers, (n,)."""
