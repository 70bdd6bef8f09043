"""Section 4: owners."""

from bythebook.kernel.procedure.clauses import rule


@rule("ws 4.2.2", "dbs 4-2-2", nothing=0)
def owner(player: int) -> int:
    """Whoever brought a card to the game, in the deck or beside it, owns it."""
    return player
