"""Physics: from a cue's strike to everything that happens, until the balls rest.

Event-based: between two events every ball moves on a closed-form path (`motion`), the next event is the first root of
a few polynomials (`contact_times`, `roots`), and what meets what is settled by a model named after its source
(`collide`). The loop is `kernel`; the door for Python is `simulate`. See docs/physics.md.

NumPy and Numba are imported here and in the rooms above that compute; nothing in this room knows a rule.
"""
