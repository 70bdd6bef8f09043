"""Another world a player could be in: what they do not know, dealt out differently."""

from typing import TYPE_CHECKING

from bythebook.kernel.seeing.views import knows
from bythebook.kernel.state.refs import FIRST_CARD, NOTHING
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


def pools(game: "Game", player: int, owner: int) -> list[list[int]]:
    """Those cards, apart where nobody would take one for another.

    What lies where a section of the deck belongs that is not the main one is of that section.
    """
    apart = list(game.book.sections.values())[1:]
    found: dict[int, list[int]] = {}
    for card in unknown_cards(game, player, owner):
        kind = game.state.kind_of(card)
        found.setdefault(kind if kind in apart else NOTHING, []).append(card)
    return [found[kind] for kind in sorted(found)]


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
        for cards in pools(game, player, owner):
            # Sorted, so that it does not depend on where they really lie.
            printed = sorted([state.definition[c] for c in cards])
            stream.shuffle(printed)
            for card, definition in zip(cards, printed):
                state.definition[card] = definition
    other.past_seeds = (*game.past_seeds, (state.batch, game.seed))
    other.seed = seed_bytes(seed)
    other.forget_values()
    return other
