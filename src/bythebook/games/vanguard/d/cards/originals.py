"""Section 5.1.3: what is original."""

from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.state.refs import FACE_DOWN


@rule("vgd 5.1.3", nothing=0)
def original(game: Game, char: int, card: int) -> int:
    """Original is what is written on a card, as effects that change what is original leave it."""
    state = game.state
    kind = state.kind_of(card)
    lacks = game.zones.down_lacks[kind] if kind >= 0 and state.face[card] == FACE_DOWN else 0
    if lacks >> char & 1:
        return 0
    return game.lib.printed[char][state.definition[card]]
