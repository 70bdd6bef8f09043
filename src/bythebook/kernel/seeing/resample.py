"""Another world a player could be in: what they do not know, dealt out differently."""

from typing import TYPE_CHECKING

from bythebook.kernel.seeing.views import knows
from bythebook.kernel.state.refs import FIRST_CARD
from bythebook.kernel.state.rng import Stream, seed_bytes

if TYPE_CHECKING:
    from bythebook.kernel.game.game import Game


def unknown_cards(game: "Game", player: int, owner: int) -> list[int]:
    """An owner's cards of which a player does not know which they are."""
    state = game.state
    return [
        card
        for card in range(FIRST_CARD, len(state.inc))
        if state.owner[card] == owner and not knows(state, player, card)
    ]


def resample(game: "Game", player: int, seed: int, log: bool = True) -> "Game":
    """A fork in which the cards a player does not know are dealt out anew, and chance too.

    It cannot be taken back past this point: the other world has no past.
    """
    other = game.copy(log, False)
    state = other.state
    # Forks share what is printed on which card: this one no longer does.
    state.definition = state.definition.copy()
    stream = Stream(seed_bytes(seed), 0)
    for owner in (0, 1):
        cards = unknown_cards(game, player, owner)
        # Sorted, so that it does not depend on where they really lie.
        printed = sorted([state.definition[c] for c in cards])
        stream.shuffle(printed)
        for card, definition in zip(cards, printed):
            state.definition[card] = definition
    other.seed = seed_bytes(seed)
    other.forget_values()
    return other
