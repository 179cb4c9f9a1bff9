"""Carom and its relatives with pins."""
