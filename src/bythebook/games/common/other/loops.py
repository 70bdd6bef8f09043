"""Section 11, endless loops: who says how often one goes on."""

from bythebook.kernel.procedure.clauses import rule


@rule("ws 11.1.1.2", "dbs 11-1-2-1", nothing=[])
def one_can_stop(players: list[int]) -> list[int]:
    """If only one player can stop it, that player says how often it goes on."""
    return players


@rule("ws 11.1.1.3", "dbs 11-1-2-2", nothing=[])
def both_can_stop(players: list[int]) -> list[int]:
    """If both can, both say so, the turn player first, and the smaller number counts."""
    return players


def loop_deciders(players: list[int]) -> list[int]:
    """Who says how often a loop goes on."""
    return both_can_stop(players) if len(players) > 1 else one_can_stop(players)
