"""Which cards a player may look at where they lie."""

from typing import TYPE_CHECKING

from bythebook.kernel.state.refs import CARD, FACE_UP, OWNER_SEES, PUBLIC

if TYPE_CHECKING:
    from bythebook.kernel.game.game import Game
    from bythebook.kernel.language.nouns import Cards


def legible(game: "Game", player: int, card: int) -> bool:
    """Whether a player may look at a card, so that it can be meant by what is on it.

    What a player remembers of a card that nobody may look at does not count.
    """
    state = game.state
    zone = state.where[card]
    if zone < 0:
        return state.face[card] == FACE_UP
    zones = game.zones
    kind = zone % state.kinds
    if state.face[card] == FACE_UP and zones.shows[kind]:
        return True
    sight = zones.sight[kind]
    if sight == PUBLIC:
        sight = zones.down_sight[kind]
    return sight == PUBLIC or (sight == OWNER_SEES and zone // state.kinds == player)


def readable(game: "Game", player: int, what: "Cards", found: list[int]) -> list[int]:
    """Which of some cards a player can choose: by what it is, only a card they may look at."""
    if not what.asks_what_it_is():
        return found
    return [ref for ref in found if legible(game, player, ref & CARD)]


def unseen_by_others(
    game: "Game", player: int, what: "Cards", zones: list[int], looked: bool
) -> bool:
    """Whether only the player who chooses sees what of these zones there is to choose from.

    With `looked`, they have just been looked at where that player may not look otherwise.
    """
    if not what.asks_what_it_is():
        return False
    kinds = game.state.kinds
    for zone in zones:
        sight = game.zones.sight[zone % kinds]
        if sight != PUBLIC and (looked or (sight == OWNER_SEES and zone // kinds == player)):
            return True
    return False
