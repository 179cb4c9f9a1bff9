"""The tests see no figures that somebody imported on this machine."""

import os

os.environ["ABRIKOL_FIGURES"] = os.devnull
