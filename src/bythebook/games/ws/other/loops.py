"""Section 11.1: endless loops."""

from bythebook.kernel.procedure.clauses import rule


@rule("ws 11.1.1.1", nothing=False)
def endless_is_drawn() -> bool:
    """A loop that neither player can stop ends the game in a draw."""
    return True


@rule("ws 11.1.1.3", nothing=False)
def larger_is_barred() -> bool:
    """Once it is stopped, whoever named the larger number cannot choose the same loop again."""
    return True
