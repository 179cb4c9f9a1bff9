"""The Russian pyramid games."""
