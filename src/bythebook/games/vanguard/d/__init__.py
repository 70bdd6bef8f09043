"""Cardfight!! Vanguard 2.00: what only the overDress era says."""
