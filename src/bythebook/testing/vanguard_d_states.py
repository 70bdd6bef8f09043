"""Vanguard's overDress era at the test table: where cards were before, and tokens."""

from typing import Final

from bythebook.games.vanguard.d.markers import is_token
from bythebook.games.vanguard.d.texts.events import VAR_RIDE_DECK
from bythebook.games.vanguard.d.zones.moving import bit_of
from bythebook.games.vanguard.d.zones.zones import RIDE_DECK
from bythebook.kernel.abilities.abilities import CardDef
from bythebook.kernel.game.game import Game
from bythebook.kernel.state.apply import apply
from bythebook.kernel.state.changes import token
from bythebook.kernel.state.refs import AS_ZONE, CARD, FIRST_CARD, NOTHING
from bythebook.testing.boards import Laid, laid

OF_RIDE_DECK: Final = 1 << 21
"""what stands in the place of counters on a card that was in the ride deck as the game began"""


def of_ride_deck(card: str | CardDef, state: int = AS_ZONE) -> Laid:
    """A card that was in the ride deck as the game began, wherever it is by now."""
    return laid(card, state, counters=OF_RIDE_DECK)


def prepare(game: Game) -> None:
    """What lies in a ride deck zone was there as the game began; tokens are no cards."""
    state = game.state
    noted = [0, 0]
    for ref, kind in [key for key, count in state.counters.items() if count == OF_RIDE_DECK]:
        del state.counters[ref, kind]
        noted[state.owner[ref & CARD]] |= bit_of(game, ref & CARD)
    for player in (0, 1):
        for card in state.zone(player, RIDE_DECK):
            noted[player] |= bit_of(game, card)
        state.vars[VAR_RIDE_DECK + player] = noted[player]
    for card in range(FIRST_CARD, len(state.inc)):
        where = state.where[card]
        if where >= 0 and is_token(game, card):
            state.zones[where].remove(card)
            state.where[card] = NOTHING
            player, zone = divmod(where, state.kinds)
            made = token(state.definition[card], player, zone, state.orient[card])
            apply(state, game.zones, game.seed, made)
