"""abrikol: referees, simulates, scores and organises carom billiards and Russian pyramid."""

__version__ = "0.1.0"
