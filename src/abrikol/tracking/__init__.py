"""Strokes as a camera saw them: read, replayed by the physics, and a table's constants found from them."""
