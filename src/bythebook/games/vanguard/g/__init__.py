"""Cardfight!! Vanguard 1.48: what only the G era says."""
