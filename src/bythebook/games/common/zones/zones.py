"""Section 3: the zones."""

from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.state.changes import Change, shuffle


@rule("ws 3.1.1", "dbs 3-1-1", "vgg 4.1.1", "vgd 4.1.1", nothing=0)
def side(player: int, kinds: int) -> int:
    """Each player has a zone of every kind: where those of a player begin."""
    return player * kinds


@rule("ws 3.2.4", "dbs 3-2-4", "vgg 10.11.1", "vgd 7.4.1", "vgd 7.4.2", "vgd 7.4.2.1", nothing=[])
def deck_shuffled(player: int, deck: int) -> list[Change]:
    """A deck is shuffled: its order is left to chance, and nobody knows it any more."""
    return [shuffle(player, deck)]
