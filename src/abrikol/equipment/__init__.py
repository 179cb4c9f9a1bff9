"""What the games are played with: balls, tables, cloths, cues and pins, each number with its source."""
