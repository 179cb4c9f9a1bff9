"""Collisions: one folder for each pair that can meet, one file for each model, named after its source."""
