"""Section 11-1: infinite loops."""

from bythebook.kernel.procedure.clauses import rule


@rule("dbs 11-1-2", nothing=False)
def endless_is_drawn() -> bool:
    """A loop that neither player can stop makes the game a draw."""
    return True


@rule("dbs 11-1-2-2", nothing=False)
def larger_is_barred() -> bool:
    """Whoever named the larger number cannot choose to begin the same loop again."""
    return True
