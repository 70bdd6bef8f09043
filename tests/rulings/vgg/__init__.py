"""Rulings of our own for Vanguard 1.48."""
