"""What effects allow or forbid beyond the rules: cards that cost nothing, targets of attacks."""

from bythebook.games.dbs.cards import BATTLE, COUNTERS, LEADER
from bythebook.games.dbs.events import (
    ACTIVATES_FREE,
    CANNOT_ATTACK_BATTLE_CARDS,
    CANNOT_ATTACK_LEADERS,
    COUNTERS_FREE,
    PLAYED_FREE,
)
from bythebook.kernel.continuous_ops import CHAR_CANNOT
from bythebook.kernel.game import Game


def allowed(game: Game, card: int, bit: int) -> bool:
    """Whether an effect allows something of a card."""
    return game.guard_possible and game.value(CHAR_CANNOT, card) & bit != 0


def plays_free(game: Game, card: int) -> bool:
    """Whether a card of the hand can be played without paying its energy cost."""
    return allowed(game, card, PLAYED_FREE)


def activates_free(game: Game, card: int, marks: int) -> bool:
    """Whether a skill of a card can be activated without paying its energy cost."""
    return allowed(game, card, COUNTERS_FREE if marks & COUNTERS else ACTIVATES_FREE)


def out_of_reach(cannot: int, kind: int) -> bool:
    """Whether an attacker of which that is said cannot attack cards of a type."""
    if kind & BATTLE and cannot & CANNOT_ATTACK_BATTLE_CARDS:
        return True
    return kind & LEADER != 0 and cannot & CANNOT_ATTACK_LEADERS != 0
