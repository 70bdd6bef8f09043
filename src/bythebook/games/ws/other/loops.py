"""Section 11.1: endless loops."""

from bythebook.kernel.procedure.clauses import rule


@rule("ws 11.1.1.1", nothing=False)
def endless_is_drawn() -> bool:
    """A loop that neither player can stop ends the game in a draw."""
    return True


@rule("ws 11.1.1.2", nothing=[])
def one_can_stop(players: list[int]) -> list[int]:
    """If only one player can stop it, that player says how often it goes on."""
    return players


@rule("ws 11.1.1.3", nothing=[])
def both_can_stop(players: list[int]) -> list[int]:
    """If both can, both say so, the turn player first, and the smaller number counts."""
    return players


@rule("ws 11.1.1.3", nothing=False)
def larger_is_barred() -> bool:
    """Once it is stopped, whoever named the larger number cannot choose the same loop again."""
    return True


def loop_deciders(players: list[int]) -> list[int]:
    """11.1.1: who says how often a loop goes on."""
    return both_can_stop(players) if len(players) > 1 else one_can_stop(players)
