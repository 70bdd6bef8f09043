"""Does a view leak? Swap what a player may not know and see whether that player could tell."""

import random

from bythebook.kernel.continuous import Sheet
from bythebook.kernel.game import Game
from bythebook.kernel.refs import FIRST_CARD
from bythebook.kernel.views import knows, view


def unknown_cards(game: Game, player: int, owner: int) -> list[int]:
    """An owner's cards that a player does not know."""
    state = game.state
    return [
        card
        for card in range(FIRST_CARD, len(state.inc))
        if state.owner[card] == owner and not knows(state, player, card)
    ]


def swapped(game: Game, player: int, seed: int) -> Game:
    """The same game with the cards a player does not know dealt out differently."""
    other = game.copy()
    state = other.state
    state.definition = state.definition.copy()
    chance = random.Random(seed)
    for owner in (0, 1):
        cards = unknown_cards(game, player, owner)
        printed = [state.definition[c] for c in cards]
        chance.shuffle(printed)
        for card, definition in zip(cards, printed, strict=True):
            state.definition[card] = definition
    state.dirty = -1
    other.sheet = Sheet()
    other.observers_stale = True
    return other


def leak(game: Game, player: int) -> str:
    """What gives away a card the player may not know; nothing if all is well."""
    other = swapped(game, player, game.decided)
    mine, theirs = view(game, player), view(other, player)
    if mine != theirs:
        changed = sorted(k for k in mine if mine[k] != theirs[k])
        return f"the view of player {player} depends on hidden cards: {', '.join(changed)}"
    return ""
