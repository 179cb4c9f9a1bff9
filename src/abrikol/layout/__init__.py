"""Where things lie: spots, racks, zones, positions and the geometry of respotting."""
