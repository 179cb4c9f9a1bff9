"""A ball or a pin meets a pin."""
