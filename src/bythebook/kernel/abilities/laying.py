"""Decks come onto the table."""

from typing import TYPE_CHECKING

from bythebook.kernel.abilities.decks import Deck
from bythebook.kernel.state.refs import FACE_UP, NOTHING

if TYPE_CHECKING:
    from bythebook.kernel.game.game import Game


def lay_deck(game: "Game", player: int, deck: Deck) -> None:
    """A player's cards come onto the table: whoever brings them owns them."""
    place = game.lib.places
    state = game.state
    n = len(deck)
    first = len(state.inc)
    sections: list[list[int]] = []
    for part in deck.parts:
        sections.append(list(range(first, first + len(part.cards))))
        first += len(part.cards)
    state.definition += [place[card.number] for card in deck]
    state.owner += [player] * n
    state.master += [player] * n
    state.where += [NOTHING] * n
    state.inc += [0] * n
    state.face += [FACE_UP] * n
    state.orient += [0] * n
    state.placed += [0] * n
    state.arrived += [0] * n
    state.seen += [0] * n
    state.host += [NOTHING] * n
    game.book.place_deck(game, player, sections)
    game.decks[player] = [list(part.numbers) for part in deck.parts]
