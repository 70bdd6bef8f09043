"""Decks come onto the table."""

from typing import TYPE_CHECKING

from bythebook.kernel.abilities import CardDef
from bythebook.kernel.refs import FACE_UP, NOTHING

if TYPE_CHECKING:
    from bythebook.kernel.game import Game


def lay_deck(game: "Game", player: int, deck: list[CardDef]) -> None:
    """A player's cards come onto the table."""
    place = {c.number: i for i, c in enumerate(game.lib.definitions)}
    state = game.state
    cards: list[int] = []
    for card in deck:
        cards.append(len(state.inc))
        state.definition.append(place[card.number])
        state.owner.append(game.book.owner_of(player))
        state.master.append(player)
        state.where.append(NOTHING)
        state.inc.append(0)
        state.face.append(FACE_UP)
        state.orient.append(0)
        state.placed.append(0)
        state.arrived.append(0)
        state.seen.append(0)
        state.host.append(NOTHING)
    game.book.place_deck(game, player, cards)
    game.decks[player] = [c.number for c in deck]
