"""A ball meets a pocket."""
