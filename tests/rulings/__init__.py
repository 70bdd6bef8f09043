"""Rulings of our own: nasty cases, decided from the rulebooks before anybody looked."""
