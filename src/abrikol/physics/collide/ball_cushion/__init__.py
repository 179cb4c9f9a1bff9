"""A ball meets a cushion."""
