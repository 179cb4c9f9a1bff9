"""What happened: events, strokes, acts, and the notation that writes them."""
