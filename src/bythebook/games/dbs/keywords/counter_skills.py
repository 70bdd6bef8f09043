"""Which [Counter] skills answer what (10-10-2, 10-10-3)."""

from typing import Final

from bythebook.games.dbs.cards.cards import (
    BATTLE,
    BATTLE_CARDS_ATTACK,
    COUNTER_ATTACK,
    COUNTER_BATTLE_ATTACK,
    COUNTER_COUNTER,
    COUNTER_PLAY,
    COUNTERS,
    SPEAKS_OF_ATTACKING,
    SPEAKS_OF_PLAYING,
    TYPE,
)
from bythebook.games.dbs.policy import COUNTER_SKILLS
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule

# The moments at which a counter timing occurs (4-7-2).
M_PLAY: Final = 1
M_ATTACK: Final = 2
M_ACTIVATED: Final = 3
M_RESOLVED: Final = 4


@rule("dbs 10-10-3-2", nothing=0)
def answered_by_play_counters(moment: int, marks: int) -> int:
    """A card being played, or a skill about playing, activated or resolved, brings these up."""
    return COUNTER_PLAY if moment == M_PLAY or marks & SPEAKS_OF_PLAYING else 0


@rule("dbs 10-10-3-3", nothing=0)
def answered_by_attack_counters(moment: int, marks: int) -> int:
    """An attack, or a skill about attacking, activated or resolved, brings these up."""
    return COUNTER_ATTACK if moment == M_ATTACK or marks & SPEAKS_OF_ATTACKING else 0


@rule("dbs 10-10-3-4", nothing=0)
def answered_by_battle_attack_counters(moment: int, marks: int, kind: int) -> int:
    """A battle card's attack, or a skill that has one attack, brings these up."""
    if moment == M_ATTACK and kind & BATTLE:
        return COUNTER_BATTLE_ATTACK
    return COUNTER_BATTLE_ATTACK if moment == M_ACTIVATED and marks & BATTLE_CARDS_ATTACK else 0


@rule("dbs 10-10-3-5", nothing=0)
def answered_by_counter_counters(moment: int, marks: int) -> int:
    """A [Counter] skill that is activated brings these up."""
    return COUNTER_COUNTER if moment == M_ACTIVATED and marks & COUNTER_SKILLS.value else 0


ANSWERED: Final = SPEAKS_OF_PLAYING | SPEAKS_OF_ATTACKING | BATTLE_CARDS_ATTACK | COUNTERS
"""a skill with none of these marks is answered by no [Counter] skill"""


def answerable(game: Game, moment: int, source: int, ability: int) -> int:
    """The kinds of [Counter] skills that can answer something, as bits."""
    if moment == M_PLAY:
        return answered_by_play_counters(moment, 0)
    if moment == M_ATTACK:
        kind = game.last_value(TYPE, source)
        return answered_by_attack_counters(moment, 0) | answered_by_battle_attack_counters(
            moment, 0, kind
        )
    marks = game.lib.abilities[ability].marks if ability >= 0 else 0
    if not marks & ANSWERED:
        return 0
    return (
        answered_by_play_counters(moment, marks)
        | answered_by_attack_counters(moment, marks)
        | answered_by_battle_attack_counters(moment, marks, 0)
        | answered_by_counter_counters(moment, marks)
    )
