"""Section 8.10: replacement effects."""

from bythebook.kernel.procedure.clauses import rule


@rule("ws 8.10.1.1", nothing=False)
def never_happened() -> bool:
    """What was replaced has not happened at all."""
    return True


@rule("ws 8.10.2.3", nothing=False)
def once_for_an_event() -> bool:
    """Each replacement applies to one event once at the most."""
    return True
