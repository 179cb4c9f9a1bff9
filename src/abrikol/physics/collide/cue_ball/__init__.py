"""The cue's tip meets a ball."""
