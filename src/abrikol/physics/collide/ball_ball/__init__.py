"""A ball meets a ball."""
