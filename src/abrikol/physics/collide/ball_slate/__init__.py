"""A ball meets the bed or the top of a rail."""
