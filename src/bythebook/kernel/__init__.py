"""The kernel: it plays by whatever book it is given, and knows none."""
