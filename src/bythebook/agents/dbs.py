"""How good a Dragon Ball Super position looks to a player."""

import math
from typing import Final

from bythebook.games.dbs.cards.cards import (
    BATTLE,
    BLOCKER,
    CRITICAL,
    DOUBLE_STRIKE,
    DUAL_ATTACK,
    KEYWORDS,
    POWER,
    TRIPLE_STRIKE,
    TYPE,
)
from bythebook.games.dbs.texts.events import MARKER
from bythebook.games.dbs.zones.zones import (
    ACTIVE,
    BATTLE_AREA,
    DECK,
    ENERGY,
    HAND,
    LEADER_AREA,
    LIFE,
    UNISON_AREA,
)
from bythebook.kernel.game.game import Game

_STRONG: Final = DOUBLE_STRIKE | TRIPLE_STRIKE | CRITICAL | DUAL_ATTACK
_FEW: Final = 8
"""with fewer cards than this in the deck, losing for want of cards has to be thought of"""


def score(game: Game, player: int) -> float:
    """Life first, then what stands in the battle area, then cards, energy and markers."""
    return _side(game, player) - _side(game, 1 - player)


def _side(game: Game, player: int) -> float:
    state = game.state
    life = len(state.zone(player, LIFE))
    # The last ones are dear; a life lost is a card gained, which is counted below.
    worth = 3.4 * life - 6.0 / (life + 1)
    worth += 1.2 * min(len(state.zone(player, HAND)), 8)
    worth += 1.5 * min(len(state.zone(player, ENERGY)), 8)
    worth -= max(0, _FEW - len(state.zone(player, DECK)))
    values = game.sheet_values()
    for card in state.zone(player, LEADER_AREA):
        worth += values[POWER][card] / 4000
        worth += 0.3 if state.orient[card] == ACTIVE else 0.0
    for card in state.zone(player, BATTLE_AREA):
        if not values[TYPE][card] & BATTLE:
            worth += 1.0
            continue
        worth += 0.8 + values[POWER][card] / 7000
        worth += 0.8 if values[KEYWORDS][card] & _STRONG else 0.0
        worth += 0.6 if values[KEYWORDS][card] & BLOCKER else 0.0
        worth += 0.3 if state.orient[card] == ACTIVE else 0.0
    for card in state.zone(player, UNISON_AREA):
        worth += 0.6 + 0.9 * state.counters.get((state.ref(card), MARKER), 0)
    return worth


def chances(game: Game, player: int) -> float:
    """How likely a player is to win whose turn begins now.

    The weights are those that foretell best who wins games between two players by rule.
    """
    own = _strength(game, player, 0.22, 3.0, 0.22, 0.62, 0.9)
    rival = _strength(game, 1 - player, 0.27, 6.7, 0.16, 0.54, 0.5)
    return 1.0 / (1.0 + math.exp(rival - own - 0.2))


def _strength(
    game: Game, player: int, lives: float, last: float, cards: float, energy: float, power: float
) -> float:
    state = game.state
    life = len(state.zone(player, LIFE))
    worth = lives * life - last / (life + 1)
    worth += cards * min(len(state.zone(player, HAND)), 8)
    worth += energy * min(len(state.zone(player, ENERGY)), 8)
    values = game.sheet_values()
    for card in state.zone(player, BATTLE_AREA):
        if values[TYPE][card] & BATTLE:
            worth += power * max(0, values[POWER][card] - 5000) / 10000
    for card in state.zone(player, UNISON_AREA):
        worth += cards * (1 + state.counters.get((state.ref(card), MARKER), 0))
    return worth
