"""`python -m abrikol` is the command `abrikol`."""

import sys

from abrikol.cli import main

sys.exit(main())
