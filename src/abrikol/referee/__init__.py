"""The law's vocabulary: what was before, what happened, what the referee says."""
