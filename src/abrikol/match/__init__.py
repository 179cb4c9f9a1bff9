"""A match: the fold of its actions. It knows rulings, and no game."""
