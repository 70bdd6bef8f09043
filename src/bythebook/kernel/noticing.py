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
from bythebook.kernel.continuous_ops import E_ABILITY, E_UNTIL, E_UNTIL_VALUE
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
        event = event_of(change)
        if event >= 0 and events >> event & 1:
            subject = change[2] if change[0] == EVENT else change[1]
            target = change[3] if change[0] == MOVE else NOTHING
            if own_word(game, subject & CARD if subject >= 0 else 0, event, target):
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
    """Whether anything in this match could forbid or replace changes of these kinds."""
    if game.lib.replaces:
        return True
    forbidding = game.book.forbidding
    for change in changes:
        if change[0] in forbidding:
            return True
    return False


def unnoticed(game: "Game", changes: list[Change]) -> bool:
    """Whether nothing forbids, replaces or waits for any of some changes."""
    lib = game.lib
    for change in changes:
        if change[0] == EVENT:
            if lib.watched[change[1]] and heard(game, change):
                return False
        elif change[0] == GIVE:
            if takes_out(game, change):
                return False
        elif change[0] == ORIENT:
            if lib.watched[EV_ORIENT] and lib.waited_for(EV_ORIENT, change[2]):
                return False
            if guarded(game, ORIENT, EV_ORIENT, change[1] & CARD):
                return False
        elif change[0] == COUNTERS:
            if game.guard_possible and COUNTERS in game.book.forbidding and game.is_guarded():
                if game.book.may_stop(game, change[1] & CARD):
                    return False
        elif change[0] not in UNSEEN:
            return False
    return True


def heard(game: "Game", change: Change) -> bool:
    """Whether anything in force waits for an event of the book's, or might replace it."""
    lib = game.lib
    event, subject, value = change[1], change[2], change[4]
    if not lib.waited_for(event, value):
        return False
    if lib.would_events >> event & 1 or game.state.awaiting or EVENT in game.book.forbidding:
        return True
    sheet = game.sheet
    if game.giving or sheet.granted or sheet.blank:
        # Abilities that were given or lost must be known.
        game.value(0, 0)
    if subject >= 0 and subject & CARD >= FIRST_CARD:
        card = subject & CARD
        if card in sheet.granted:
            return True
        for own in lib.selfs[game.state.definition[card]]:
            if own.event == event:
                return True
    return game.is_observed(event, value)


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
    return game.book.bars_objects and change[E_ABILITY] >= 0


def guarded(game: "Game", kind: int, event: int, card: int, target: int = NOTHING) -> bool:
    """Whether anything in force could forbid or replace a change of a kind to a card."""
    book = game.book
    if game.lib.would_events >> event & 1 and own_word(game, card, event, target):
        return True
    if not game.guard_possible or not (game.lib.replaces or kind in book.forbidding):
        return False
    if not game.is_guarded():
        return False
    return bool(game.replaced_events() >> event & 1) or (
        kind in book.forbidding and book.may_stop(game, card)
    )


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
    return bool(state.counters) and has_counters(game, ref)
