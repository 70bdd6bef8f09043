"""Section 8.6.2 and its kin: may this be played now? The first clause that says no."""

from typing import Final

from bythebook.games.common.outline import card_allows
from bythebook.games.ws.cards import (
    ASSIST,
    BACKUP,
    BOND,
    CARD_LEVEL,
    CHARACTER,
    CLIMAX,
    COLOR,
    COST,
    COUNTER_ICON,
    ENCORE,
    EVENT_CARD,
    GREAT_PERFORMANCE,
    IGNORES_COLOR,
    IGNORES_LEVEL,
    MARKS,
    SHIFT_WORD,
    SUNDER,
    TYPE,
)
from bythebook.games.ws.texts.events import (
    CANNOT_BE_PLAYED,
    CANNOT_PLAY_BACKUP,
    CANNOT_PLAY_EVENTS,
)
from bythebook.games.ws.zones.zones import CLOCK, HAND, LEVEL, MEMORY, on_stage
from bythebook.kernel.abilities.abilities import ACT, AUTO
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.state.continuous_ops import CHAR_CANNOT
from bythebook.kernel.state.refs import CARD, NOTHING

# Which play timing it is.
T_MAIN = 0
T_CLIMAX = 1
T_COUNTER = 2


PLAYED_BY: Final = 1 << TYPE | 1 << MARKS | 1 << CARD_LEVEL | 1 << COLOR | 1 << COST
"""The characteristics that say whether a card can be played."""


def colors_available(game: Game, player: int) -> int:
    """The colors of the cards in a player's level and clock, as bits."""
    state = game.state
    colors = game.values(COLOR)
    found = 0
    base = player * state.kinds
    for card in state.zones[base + LEVEL]:
        found |= colors[card]
    for card in state.zones[base + CLOCK]:
        found |= colors[card]
    return found


@rule("ws 8.6.1", nothing="")
def played_at_will(kind: int, marks: int) -> str:
    """A player plays activated abilities; automatic ones wait, continuous ones simply apply."""
    if kind == ACT:
        return ""
    for mark, clause in KEYWORD_CLAUSES.items():
        if marks & mark:
            return clause
    return "ws 8.7.1" if kind == AUTO else "ws 8.6.1"


def not_then(timing: int) -> str:
    """The clause that says what alone is done in a play timing, and so nothing else."""
    if timing == T_MAIN:
        return "ws 6.5.1.2"
    return "ws 6.6.1.2.1" if timing == T_CLIMAX else "ws 7.4.1.2.1"


def verify_activate(game: Game, player: int, source: int, ability: int, timing: int) -> str:
    """The first clause by which an activated ability cannot be played now, or nothing."""
    card = source & CARD
    if not game.state.alive(source) or ability not in game.abilities_of(card):
        return "ws 8.6.2.1"
    data = game.lib.abilities[ability]
    refused = played_at_will(data.kind, data.marks)
    if refused:
        return refused
    if timing == T_COUNTER:
        refused = only_counter(data.marks)
        if not refused:
            refused = backup_in_counter(game, player, card, ability)
    elif timing == T_CLIMAX:
        refused = "ws 6.6.1.2.1"
    elif data.marks & BACKUP:
        refused = "ws 10.5.2"
    else:
        refused = activate_in_main(game, player, card, ability)
        condition = data.condition
        if not refused and condition is not None:
            if not condition.holds(game, source, player, []):
                refused = "ws 8.3.3"
    if not refused and data.limit and game.state.used.get((source, ability), 0) >= data.limit:
        refused = "ws 8.3.3"
    return refused or affordable(game, player, ability, source)


@rule("ws 2.4.2", nothing="")
@rule("ws 8.6.2.1.1", nothing="")
def color_requirement(color: int, available: int) -> str:
    """A card of the same color must be in the player's level or clock."""
    return "" if color & available else "ws 8.6.2.1.1"


@rule("ws 8.6.2.1.1.1", nothing=False)
def needs_no_color(kind: int, level: int) -> bool:
    """Level 0 characters and events need no color."""
    return level == 0 and kind & (CHARACTER | EVENT_CARD) != 0


@rule("ws 2.6.2", nothing="")
@rule("ws 8.6.2.1.2", nothing="")
def level_requirement(level: int, player_level: int) -> str:
    """A card's level may not be above the number of cards in the player's level."""
    return "" if level <= player_level else "ws 8.6.2.1.2"


@rule("ws 8.6.2.1.2.1", nothing=False)
def needs_no_level(kind: int) -> bool:
    """A climax needs no level."""
    return kind & CLIMAX != 0


@rule("ws 8.6.2.3.2", nothing="")
def affordable(game: Game, player: int, ability: int, source: int) -> str:
    """What cannot be paid whole cannot be played."""
    return "" if game.can_pay(ability, source, player) else "ws 8.6.2.3.2"


@rule("ws 6.5.1.2.1", nothing=False)
def character_in_main(kind: int) -> bool:
    """In the main phase a character of the hand can be played."""
    return kind & CHARACTER != 0


@rule("ws 2.8.2.1", "ws 6.5.1.2.2", nothing=False)
def event_in_main(kind: int) -> bool:
    """In the main phase an event of the hand can be played, with a counter icon or without."""
    return kind & EVENT_CARD != 0


@rule("ws 6.6.1.2.1", nothing="")
def only_climax(kind: int) -> str:
    """In the climax phase nothing but a climax of the hand can be played."""
    return "" if kind & CLIMAX else "ws 6.6.1.2.1"


@rule("ws 2.8.2", "ws 7.4.1.2.1", nothing="")
def only_counter(marks: int) -> str:
    """In the counter step only what has the counter icon can be played."""
    return "" if marks & COUNTER_ICON else "ws 7.4.1.2.1"


def right_time(kind: int, marks: int, timing: int) -> str:
    """The clause by which a card of a kind cannot be played in that play timing."""
    if timing == T_CLIMAX:
        return only_climax(kind)
    if timing == T_COUNTER:
        return only_counter(marks)
    return "" if character_in_main(kind) or event_in_main(kind) else "ws 6.5.1.2"


def verify_play(game: Game, player: int, card: int, timing: int, available: int, level: int) -> str:
    """The first clause by which a card of the hand cannot be played now, or nothing.

    `available` and `level` are the player's colors and level.
    """
    state = game.state
    if state.where[card] != player * state.kinds + HAND:
        return "ws 8.6.2.1"
    values = game.values_of(PLAYED_BY)
    kind = values[TYPE][card]
    refused = right_time(kind, values[MARKS][card], timing)
    if refused:
        return refused
    card_level = values[CARD_LEVEL][card]
    marks = values[MARKS][card]
    if not needs_no_level(kind):
        refused = level_requirement(card_level, level)
        if refused and not card_allows(marks, IGNORES_LEVEL):
            return refused
    if not needs_no_color(kind, card_level):
        refused = color_requirement(values[COLOR][card], available)
        if refused and not card_allows(marks, IGNORES_COLOR):
            return refused
    if game.guard_possible:
        if kind & EVENT_CARD and game.value(CHAR_CANNOT, player) & CANNOT_PLAY_EVENTS:
            return "ws 1.3.4"
        if game.value(CHAR_CANNOT, card) & CANNOT_BE_PLAYED:
            return "ws 1.3.4"
    if values[COST][card] <= 0:
        return ""
    return affordable(game, player, NOTHING, state.ref(card))


@rule("ws 6.5.1.2.3", nothing="ws 6.5.1.2")
def activate_in_main(game: Game, player: int, card: int, ability: int) -> str:
    """In the main phase an activated ability of an own character on stage can be played.

    Of a card in the clock or the memory, one that it has there, and not on the stage.
    """
    state = game.state
    kind = state.kind_of(card)
    there = on_stage(kind) or kind in (CLOCK, MEMORY)
    if not there or not game.lib.zone_bits[ability] >> kind & 1 or state.master[card] != player:
        return "ws 6.5.1.2.3"
    return ""


@rule("ws 10.5.2", nothing="ws 7.4.1.2.1")
def backup_in_counter(game: Game, player: int, card: int, ability: int) -> str:
    """Backup is played from the hand in the opponent's counter step, at its level or above."""
    state = game.state
    data = game.lib.abilities[ability]
    if state.where[card] != player * state.kinds + HAND or not data.marks & BACKUP:
        return "ws 10.5.2"
    condition = data.condition
    if condition is not None and not condition.holds(game, state.ref(card), player, []):
        return "ws 10.5.2"
    if game.guard_possible and game.value(CHAR_CANNOT, player) & CANNOT_PLAY_BACKUP:
        return "ws 1.3.4"
    return ""


KEYWORD_CLAUSES: Final = {
    ENCORE: "ws 10.2.1",
    ASSIST: "ws 10.3.1",
    BOND: "ws 10.4.1",
    GREAT_PERFORMANCE: "ws 10.6.1",
    SHIFT_WORD: "ws 10.11.1",
    SUNDER: "ws 10.15.1",
}
"""the clauses that say of keyword abilities that they are automatic or continuous"""
