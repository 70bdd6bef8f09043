"""What effects allow or forbid beyond the rules: cards that cost nothing, targets of attacks."""

from typing import Final

from bythebook.games.dbs.cards import BATTLE, COUNTERS, IN_BATTLE, LEADER, MAIN
from bythebook.games.dbs.events import (
    CANNOT_ATTACK_BATTLE_CARDS,
    CANNOT_ATTACK_LEADERS,
    PLAYED_FREE,
)
from bythebook.kernel.continuous_ops import CHAR_CANNOT
from bythebook.kernel.game import Game

FREE_KINDS: Final = COUNTERS | MAIN | IN_BATTLE
"""the kinds of skills for which an effect can say that their card's energy cost is not paid

Among what is said of a card they stand as the skills' own marks.
"""


def allowed(game: Game, card: int, bit: int) -> bool:
    """Whether an effect allows something of a card."""
    return game.guard_possible and game.value(CHAR_CANNOT, card) & bit != 0


def plays_free(game: Game, card: int) -> bool:
    """Whether a card of the hand can be played without paying its energy cost."""
    return allowed(game, card, PLAYED_FREE)


def activates_free(game: Game, card: int, marks: int) -> bool:
    """Whether a skill of a card can be activated without paying its energy cost."""
    kinds = marks & FREE_KINDS
    return kinds != 0 and game.guard_possible and game.value(CHAR_CANNOT, card) & kinds == kinds


def out_of_reach(cannot: int, kind: int) -> bool:
    """Whether an attacker of which that is said cannot attack cards of a type."""
    if kind & BATTLE and cannot & CANNOT_ATTACK_BATTLE_CARDS:
        return True
    return kind & LEADER != 0 and cannot & CANNOT_ATTACK_LEADERS != 0
