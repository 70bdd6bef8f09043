"""Cardfight!! Vanguard: what the G era and the overDress era say alike."""
