"""Section 8-9: replacement effects."""

from bythebook.kernel.game.game import Game
from bythebook.kernel.state.refs import CARD


def came_to(game: Game, refs: list[int], kind: int) -> list[int]:
    """Those of cards that moved which lie in a kind of area: what went elsewhere instead has not
    been played, used in a combo, and so on."""
    return [ref for ref in refs if game.state.kind_of(ref & CARD) == kind]
