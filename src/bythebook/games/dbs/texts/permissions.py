"""What effects allow or forbid beyond the rules: cards that cost nothing, targets of attacks."""

from typing import Final

from bythebook.games.dbs.cards.cards import AWAKEN, BATTLE, COUNTERS, IN_BATTLE, LEADER, MAIN, SURGE
from bythebook.games.dbs.texts.events import (
    AWAKENS_ANYWAY,
    AWAKENS_AT_FIVE,
    CANNOT_ATTACK_BATTLE_CARDS,
    CANNOT_ATTACK_LEADERS,
    PLAYED_FREE,
)
from bythebook.games.dbs.zones.zones import LIFE
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.conditions import AmountIs, Condition
from bythebook.kernel.language.nouns import Cards, Count
from bythebook.kernel.language.words import AT_MOST, YOU
from bythebook.kernel.state.continuous_ops import CHAR_CANNOT
from bythebook.kernel.state.refs import CARD

FREE_KINDS: Final = COUNTERS | MAIN | IN_BATTLE
"""the kinds of skills for which an effect can say that their card's energy cost is not paid

Among what is said of a card they stand as the skills' own marks.
"""
OWN_LIFE: Final = Count(Cards(YOU, (LIFE,)))


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


def only_of_life(condition: Condition) -> bool:
    """Whether a condition is that one's life is at so many or less, and nothing else."""
    if not isinstance(condition, AmountIs) or condition.how != AT_MOST:
        return False
    return condition.amount == OWN_LIFE


def awakens_anyway(game: Game, source: int, marks: int, condition: Condition) -> bool:
    """Whether an effect lets a leader awaken though the condition of its skill is not fulfilled.

    [Awaken] skills are [Awaken] and [Awaken: Surge] (10-2-2-1).
    """
    if not marks & (AWAKEN | SURGE):
        return False
    card = source & CARD
    if allowed(game, card, AWAKENS_ANYWAY):
        return True
    life = len(game.state.zone(game.state.master[card], LIFE))
    return life >= 5 and allowed(game, card, AWAKENS_AT_FIVE) and only_of_life(condition)


def out_of_reach(cannot: int, kind: int) -> bool:
    """Whether an attacker of which that is said cannot attack cards of a type."""
    if kind & BATTLE and cannot & CANNOT_ATTACK_BATTLE_CARDS:
        return True
    return kind & LEADER != 0 and cannot & CANNOT_ATTACK_LEADERS != 0
