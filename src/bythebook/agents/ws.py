"""How good a Weiss Schwarz position looks to a player."""

from bythebook.games.ws.cards import POWER, SOUL
from bythebook.games.ws.zones.zones import (
    CENTER_STAGE,
    CLOCK,
    HAND,
    LEVEL,
    REST,
    REVERSE,
    STAGE,
    STOCK,
    facing,
)
from bythebook.kernel.game.game import Game


def score(game: Game, player: int) -> float:
    """Damage first, then what stands on the stage, then cards and stock."""
    return _side(game, player) - _side(game, 1 - player)


def _side(game: Game, player: int) -> float:
    state = game.state
    damage = 7 * len(state.zone(player, LEVEL)) + len(state.zone(player, CLOCK))
    worth = -3.0 * damage - 0.06 * damage * damage
    worth += 1.1 * min(len(state.zone(player, HAND)), 7)
    worth += 0.7 * min(len(state.zone(player, STOCK)), 8)
    values = game.sheet_values()
    for position in STAGE:
        for card in state.zone(player, position):
            worth += 0.5 + values[POWER][card] / 4000
            if position in CENTER_STAGE:
                worth += 0.8 + 0.4 * values[SOUL][card]
                worth += _against(game, player, position, values[POWER][card])
            if state.orient[card] == REVERSE:
                worth -= 1.5
            elif state.orient[card] == REST:
                worth -= 0.05
    return worth


def _against(game: Game, player: int, position: int, power: int) -> float:
    """Standing stronger than the character across counts a little more."""
    across = game.state.zone(1 - player, facing(position))
    if not across:
        return 0.2
    return 0.6 if power > game.value(POWER, across[-1]) else -0.3
