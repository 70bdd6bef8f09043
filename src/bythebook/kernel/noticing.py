"""Does anything notice a change: forbid it, replace it, wait for it, go along with it?

Most changes are noticed by nothing, and then simply happen (`happen.py`).
"""

from typing import TYPE_CHECKING, Final

from bythebook.kernel.abilities import EV_MOVE, EV_ORIENT
from bythebook.kernel.changes import (
    COUNTERS,
    EVENT,
    EXPIRE,
    GIVE,
    MOVE,
    ORIENT,
    ROLL,
    SET,
    TAKE,
    USED,
    Change,
)
from bythebook.kernel.continuous_ops import E_ABILITY, E_CHAR, E_UNTIL, E_UNTIL_VALUE
from bythebook.kernel.library import VALUES
from bythebook.kernel.refs import CARD, FIRST_CARD, NOTHING
from bythebook.kernel.replacement import replacing

if TYPE_CHECKING:
    from bythebook.kernel.game import Game

UNSEEN: Final = frozenset({TAKE, SET, ROLL, USED, EXPIRE})
"""Changes that nothing forbids, replaces or waits for, whatever is in force."""


def has_counters(game: "Game", ref: int) -> bool:
    """Whether there are counters of any kind on a card."""
    for key in game.state.counters:
        if key[0] == ref:
            return True
    return False


def event_of(change: Change) -> int:
    """The event that a change is to those who wait for it, or NOTHING."""
    kind = change[0]
    if kind == MOVE:
        return EV_MOVE
    if kind == ORIENT:
        return EV_ORIENT
    return change[1] if kind == EVENT else NOTHING


def own_words(game: "Game", changes: list[Change]) -> bool:
    """Whether a card to which something would happen has words of its own for that."""
    events = game.lib.would_events
    for change in changes:
        kind = change[0]
        if kind == EVENT:
            if events >> change[1] & 1 and change[2] >= 0:
                if own_word(game, change[2] & CARD, change[1], NOTHING):
                    return True
        elif kind == MOVE:
            if events >> EV_MOVE & 1 and own_word(game, change[1] & CARD, EV_MOVE, change[3]):
                return True
        elif kind == ORIENT:
            if events >> EV_ORIENT & 1 and own_word(game, change[1] & CARD, EV_ORIENT, NOTHING):
                return True
    return False


def own_word(game: "Game", card: int, event: int, target: int) -> bool:
    """Whether a card replaces an event that would happen to itself, or its coming to a zone."""
    if card < FIRST_CARD:
        return False
    definition = game.state.definition[card]
    if not game.lib.own_would[definition] >> event & 1:
        return False
    return target < 0 or game.lib.own_targets[definition] >> target & 1 != 0


def replaced(game: "Game", changes: list[Change]) -> bool:
    """Whether anything in force would replace any of some changes."""
    events = game.lib.would_events
    for change in changes:
        event = event_of(change)
        if event >= 0 and events >> event & 1 and replacing(game, change, []):
            return True
    return False


def touchable(game: "Game", changes: list[Change]) -> bool:
    """Whether anything in force could forbid or replace any of some changes."""
    if not game.guard_possible or not game.is_guarded():
        return False
    book = game.book
    for change in changes:
        if change[0] in book.forbidding and book.may_stop(game, change[1] & CARD):
            return True
    return game.lib.replaces and bool(game.sheet.replacements)


def unnoticed(game: "Game", changes: list[Change]) -> bool:
    """Whether nothing forbids, replaces or waits for any of some changes."""
    watched = game.lib.watched
    for change in changes:
        kind = change[0]
        if kind in UNSEEN:
            continue
        if kind == EVENT:
            if watched[change[1]] >> (change[4] & VALUES) & 1 and heard(game, change):
                return False
        elif kind == ORIENT:
            if watched[EV_ORIENT] >> (change[2] & VALUES) & 1:
                return False
            if guarded(game, ORIENT, EV_ORIENT, change[1] & CARD):
                return False
        elif kind == GIVE:
            if takes_out(game, change):
                return False
        elif kind == COUNTERS:
            if game.guard_possible and COUNTERS in game.book.forbidding and game.is_guarded():
                if game.book.may_stop(game, change[1] & CARD):
                    return False
        else:
            return False
    return True


def heard(game: "Game", change: Change) -> bool:
    """Whether anything in force waits for an event of the book's, or might replace it.

    Asked of those that any ability of the match waits for (`Library.watched`).
    """
    lib = game.lib
    event, subject = change[1], change[2]
    if lib.would_events >> event & 1 or game.state.awaiting or EVENT in game.book.forbidding:
        return True
    sheet = game.sheet
    if game.giving or sheet.granted or sheet.blank:
        # Abilities that were given or lost must be known.
        game.value(0, 0)
    card = subject & CARD
    if subject >= 0 and card >= FIRST_CARD:
        if card in sheet.granted or lib.own_events[game.state.definition[card]] >> event & 1:
            return True
    if game.observers_stale or sheet.abilities_moved:
        game.observers()
    return game.observed.get(event, 0) >> (change[4] & VALUES) & 1 != 0


def ends_something(game: "Game", change: Change) -> bool:
    """Whether any effect, or anything that waits, has the duration that is over."""
    until, value = change[1], change[2]
    for effect in game.state.effects:
        if effect[E_UNTIL] == until and effect[E_UNTIL_VALUE] == value:
            return True
    for waiting in game.state.awaiting:
        if waiting[3] == until and waiting[4] == value:
            return True
    return False


def takes_out(game: "Game", change: Change) -> bool:
    """Whether a text's effect might take cards out of what continuous abilities apply to."""
    if not game.book.bars_objects or change[E_ABILITY] < 0:
        return False
    game.sheet_values()
    return game.sheet.chars >> change[E_CHAR] & 1 != 0


def guarded(game: "Game", kind: int, event: int, card: int, target: int = NOTHING) -> bool:
    """Whether anything in force could forbid or replace a change of a kind to a card."""
    lib = game.lib
    if lib.own_would[game.state.definition[card]] >> event & 1:
        if own_word(game, card, event, target):
            return True
    if not game.guard_possible:
        return False
    forbidding = kind in game.book.forbidding
    if not (forbidding or lib.replaces) or not game.is_guarded():
        return False
    if lib.replaces and game.replaced_events() >> event & 1:
        return True
    return forbidding and game.book.may_stop(game, card)


def in_company(game: "Game", ref: int, origin: int, target: int) -> bool:
    """Whether anything could happen along with the move of a card between kinds of zones."""
    state = game.state
    if game.book.accompanies or game.lib.company >> target & 1:
        return True
    if state.below or state.beside or state.tokens:
        zones = game.zones
        if zones.field[origin] or zones.field[target]:
            return True
        if zones.beside[origin] or zones.beside[target]:
            return True
    if not state.counters or not game.zones.sheds_counters[origin * game.zones.count + target]:
        return False
    return has_counters(game, ref)
