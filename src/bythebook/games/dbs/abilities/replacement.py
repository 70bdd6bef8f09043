"""Section 8-9: replacement effects."""

from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.state.refs import CARD


@rule("dbs 8-9-1-1", nothing=False)
def never_happened() -> bool:
    """What was replaced has not happened at all."""
    return True


def came_to(game: Game, refs: list[int], kind: int) -> list[int]:
    """Those of cards that moved which lie in a kind of area: what went elsewhere instead has not
    been played, used in a combo, and so on."""
    return [ref for ref in refs if game.state.kind_of(ref & CARD) == kind]


@rule("dbs 8-9-2-3", nothing=False)
def once_for_an_event() -> bool:
    """Each replacement applies to one event once at the most."""
    return True
