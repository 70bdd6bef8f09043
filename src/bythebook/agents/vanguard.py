"""How good a Vanguard position looks to a player."""

from typing import Final

from bythebook.games.vanguard.cards.cards import CRITICAL, GRADE, POWER
from bythebook.games.vanguard.zones.zones import (
    DAMAGE,
    DECK,
    FRONT_ROW,
    HAND,
    REAR_GUARDS,
    SOUL,
    STAND,
    VANGUARD,
)
from bythebook.kernel.game.game import Game
from bythebook.kernel.state.refs import FACE_UP

_FEW: Final = 8
"""with fewer cards than this in the deck, losing for want of cards has to be thought of"""
_DAMAGE: Final = (0.0, 1.5, 3.2, 5.4, 8.4, 13.0, 30.0)
"""how bad so much damage is"""


def score(game: Game, player: int) -> float:
    """Damage first, then cards in hand and units, then soul and damage to pay with."""
    return _side(game, player) - _side(game, 1 - player)


def _side(game: Game, player: int) -> float:
    state = game.state
    values = game.sheet_values()
    damage = state.zone(player, DAMAGE)
    worth = -_DAMAGE[min(len(damage), 6)]
    worth += 0.3 * sum(1 for card in damage if state.face[card] == FACE_UP)
    worth += 1.1 * min(len(state.zone(player, HAND)), 10)
    worth += 0.15 * min(len(state.zone(player, SOUL)), 8)
    worth -= max(0, _FEW - len(state.zone(player, DECK)))
    for card in state.zone(player, VANGUARD):
        worth += 1.5 * values[GRADE][card] + min(values[POWER][card], 50_000) / 8000
        worth += 0.8 * (values[CRITICAL][card] - 1)
        worth += 0.5 if state.orient[card] == STAND else 0.0
    for zone in REAR_GUARDS:
        for card in state.zone(player, zone):
            worth += 0.7 + min(values[POWER][card], 50_000) / 12_000
            worth += 0.3 * (values[CRITICAL][card] - 1)
            if state.orient[card] == STAND:
                worth += 0.4 if zone in FRONT_ROW else 0.1
    return worth
