"""What the command line offers besides playing: trace, fuzz, bench."""
