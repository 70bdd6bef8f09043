"""Does anything notice a change: forbid it, replace it, wait for it, go along with it?

Most changes are noticed by nothing, and then simply happen (`happen.py`).
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from bythebook.kernel.abilities.abilities import EV_MOVE, EV_ORIENT
from bythebook.kernel.abilities.library import AWAITED, NOTED, Library
from bythebook.kernel.abilities.triggers import may_be_moment
from bythebook.kernel.abilities.waiting import VALUES, Moves
from bythebook.kernel.state.changes import (
    CLEAR,
    COUNTERS,
    EVENT,
    EXPIRE,
    GIVE,
    MOVE,
    ONE_EFFECT,
    ORIENT,
    REVEAL,
    ROLL,
    SET,
    TAKE,
    TIE,
    TURN,
    USED,
    Change,
)
from bythebook.kernel.state.continuous_ops import (
    CHAR_CANNOT,
    E_ABILITY,
    E_CHAR,
    E_UNTIL,
    E_UNTIL_VALUE,
)
from bythebook.kernel.state.refs import BOTH, CARD, FIRST_CARD, NOTHING, SHIFT
from bythebook.kernel.state.state import State
from bythebook.kernel.texts.replacement import replacing

if TYPE_CHECKING:
    from bythebook.kernel.game.game import Game

QUIET: Final = frozenset({CLEAR, TAKE, SET, REVEAL, ROLL, USED, TURN})
"""Changes that nothing forbids, replaces or waits for, whatever is in force."""

STOPPED: Final = frozenset({COUNTERS, TIE})
"""Changes of a card that something may forbid, and nothing else notices."""

# What a move from one kind of zone to another makes somebody ask (`Library.ways`), beside NOTED
# and AWAITED.
SHEDS: Final = 4
"""something may happen along with it to a card with counters"""
LEAVES: Final = 8
"""a card leaves the field and becomes a new one: what is known of it stays known"""
BOARD: Final = 16
"""cards there can have others with them: under them, beside them, tied to them, or tokens"""
BRINGS: Final = 32
"""some cards do not leave there, or come there, alone"""

# What a batch that nobody notices is made of; if cards leave the field, LEAVES too.
UNNOTICED: Final = 1
MOVING: Final = 2
TURNING: Final = 16
"""the first of as many bits as there are ways to turn a card"""


def has_counters(game: "Game", ref: int) -> bool:
    """Whether there are counters of any kind on a card."""
    for key in game.state.counters:
        if key[0] == ref:
            return True
    return False


def has_company(state: State, ref: int) -> bool:
    """Whether a card may have others with it: under it, beside it, tied to it; or is a token."""
    card = ref & CARD
    if state.beside or card in state.below or card >= len(state.inc) - state.tokens:
        return True
    return bool(state.ties) and is_tied(state, ref)


def is_tied(state: State, ref: int) -> bool:
    """Whether a card is tied to another, or another to it."""
    for (tied, _), other in state.ties.items():
        if ref in (tied, other):
            return True
    return False


def only_waited_for(game: "Game", changes: list[Change]) -> bool:
    """Whether all there is to changes is that abilities may wait for them: they are events."""
    if EVENT in game.book.forbidding:
        return False
    for change in changes:
        if change[0] != EVENT or game.lib.would_events >> change[1] & 1:
            return False
    return True


def own_words(game: "Game", changes: list[Change]) -> bool:
    """Whether a card to which something would happen has words of its own for that."""
    for change in changes:
        kind = change[0]
        if kind == EVENT:
            if change[2] >= 0 and own_word(game, change[2] & CARD, change[1], NOTHING):
                return True
        elif kind == MOVE:
            if own_word(game, change[1] & CARD, EV_MOVE, change[3]):
                return True
        elif kind == ORIENT:
            if own_word(game, change[1] & CARD, EV_ORIENT, NOTHING):
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
    for change in changes:
        if replacing(game, change, []):
            return True
    return False


def touchable(game: "Game", changes: list[Change]) -> bool:
    """Whether anything in force could forbid or replace any of some changes."""
    if not game.guard_possible or not game.is_guarded():
        return False
    forbidding = game.book.forbidding
    for change in changes:
        if change[0] in forbidding and restrained(game, change[1] & CARD):
            return True
    return game.lib.replaces and bool(game.sheet.replacements)


def unnoticed(game: "Game", changes: list[Change]) -> int:
    """What changes are made of that nothing forbids, replaces or waits for, as bits; else 0."""
    watched = game.lib.watched
    found = UNNOTICED
    listened = False
    turned: list[int] = []
    for change in changes:
        kind = change[0]
        if kind == EVENT:
            if watched[change[1]] >> (change[4] & VALUES) & 1:
                if heard(game, change):
                    return 0
                listened = True
        elif kind == ORIENT:
            found |= TURNING << change[2]
            if turn_heard(game, change):
                return 0
            turned.append(change[1] & CARD)
        elif kind in QUIET or kind == EXPIRE:
            continue
        elif kind == MOVE:
            way = unnoticed_move(game, change)
            if way < 0:
                return 0
            found |= MOVING | (way & LEAVES)
        elif kind == GIVE:
            if takes_out(game, change):
                return 0
        elif kind not in STOPPED or stopped(game, kind, change[1] & CARD):
            return 0
    if turned and any_guarded(game, ORIENT, EV_ORIENT, turned):
        return 0
    # Who comes to where it listens hears of what happens at the same time.
    return 0 if listened and found & MOVING and speaker_moves(game, changes) else found


def unnoticed_move(game: "Game", change: Change) -> int:
    """What a move makes somebody ask, if the answers are that nothing notices it; else NOTHING."""
    state = game.state
    lib = game.lib
    ref, target = change[1], change[3]
    card = ref & CARD
    where = state.where[card]
    if where < 0:
        return NOTHING
    way = lib.ways[where % state.kinds * state.kinds + target]
    if way:
        if way & NOTED:
            return NOTHING
        definition = state.definition[card]
        if way & BRINGS and (
            lib.comes_with[definition] >> target & 1
            or lib.leaves_with[definition] >> where % state.kinds & 1
        ):
            return NOTHING
        if way & BOARD and has_company(state, ref):
            return NOTHING
        if way & SHEDS and state.counters and has_counters(game, ref):
            return NOTHING
        if way & LEAVES and state.inc[card] != ref >> SHIFT:
            return NOTHING
        if way & AWAITED and move_heard(game, card, where % state.kinds, target):
            return NOTHING
    if state.awaiting and speaks_later(game, ref):
        return NOTHING
    return NOTHING if guarded(game, MOVE, EV_MOVE, card, target) else way


def speaker_moves(game: "Game", changes: list[Change]) -> bool:
    """Whether a card is about to move that speaks where it is, or where it goes."""
    state = game.state
    for change in changes:
        if change[0] == MOVE:
            card = change[1] & CARD
            passed = 1 << change[3] | 1 << state.kind_of(card)
            if game.lib.speaking_bits[state.definition[card]] & passed:
                return True
    return False


def ways(lib: Library, accompanied: bool, looks_back: Callable[[int, int], bool]) -> list[int]:
    """By origin and target: what a move makes somebody ask; no game changes that.

    `accompanied` if something may go along with whatever moves; `looks_back` tells between which
    kinds of zones a card is seen as it was before.
    """
    kinds = range(lib.zones.count)
    return [
        way_of(lib, accompanied, looks_back, origin, target) for origin in kinds for target in kinds
    ]


def way_of(
    lib: Library,
    accompanied: bool,
    looks_back: Callable[[int, int], bool],
    origin: int,
    target: int,
) -> int:
    """What a move between two kinds of zones makes somebody ask."""
    zones = lib.zones
    n = zones.count
    way = 0
    if accompanied or zones.immovable[origin]:
        way |= NOTED
    if lib.company >> target & 1 or lib.company_leaving >> origin & 1:
        way |= BRINGS
    if lib.move_pairs[(origin + 1) * (n + 1) + target + 1]:
        way |= AWAITED
        if not zones.field[origin] and looks_back(origin, target):
            # What is known of it stays known, whoever waits for it.
            way |= NOTED
        if zones.field[target] and lib.arrivals >> origin & 1:
            # It is noted where it has come from.
            way |= NOTED
    if zones.field[origin] or zones.field[target] or zones.beside[origin] or zones.beside[target]:
        way |= BOARD
    if zones.sheds_counters[origin * n + target]:
        way |= SHEDS
    if zones.field[origin] and not zones.keeps[origin * n + target]:
        way |= LEAVES
    return way


def move_heard(game: "Game", card: int, origin: int, target: int) -> bool:
    """Whether anything in force may wait for a move of a card.

    Asked of those between kinds of zones that any ability of the match waits for.
    """
    if game.state.awaiting:
        return True
    if game.giving:
        if between(game, game.lib.given_moves, origin, target):
            return True
        game.know_abilities()
        if card in game.sheet.granted:
            # Perhaps what is printed on another card.
            return True
    if game.observers_stale or game.sheet.abilities_moved:
        game.observers()
    return between(game, game.observed_moves, origin, target) or between(
        game, game.lib.own_moves[game.state.definition[card]], origin, target
    )


def between(game: "Game", moves: Sequence[Moves], origin: int, target: int) -> bool:
    """Whether some of these moves go from one kind of zone to another."""
    for origins, targets, asked in moves:
        if origins >> origin & 1 and targets >> target & 1:
            if asked < 0:
                return True
            from_there: list[tuple[int, ...]] = [(NOTHING,), (origin,)]
            if game.lib.origins_asked[asked].holds(game, NOTHING, NOTHING, from_there):
                return True
    return False


def speaks_later(game: "Game", ref: int) -> bool:
    """Whether an ability that still waits comes from a card everybody knows: so it stays known."""
    state = game.state
    if state.seen[ref & CARD] != BOTH:
        return False
    for waiting in state.awaiting:
        if waiting[1] == ref:
            return True
    return False


def heard(game: "Game", change: Change) -> bool:
    """Whether anything in force waits for an event of the book's, or might replace it.

    Asked of those that any ability of the match waits for (`Library.watched`).
    """
    event = change[1]
    if game.lib.would_events >> event & 1 or EVENT in game.book.forbidding:
        return True
    return may_be_moment(game, event, change[2], change[4])


def turn_heard(game: "Game", change: Change) -> bool:
    """Whether a card that is turned is tied to another, or anything may wait for it."""
    ref, way = change[1], change[2]
    if game.state.ties and is_tied(game.state, ref):
        return True
    if not game.lib.watched[EV_ORIENT] >> (way & VALUES) & 1:
        return False
    if game.giving and game.lib.given_turns:
        return True
    return may_be_moment(game, EV_ORIENT, ref, way)


def ends_something(game: "Game", change: Change) -> bool:
    """Whether any effect, or anything that waits, has the duration that is over."""
    until, value = change[1], change[2]
    if until == ONE_EFFECT:
        return True
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


def replaced_events(game: "Game") -> int:
    """The events that some replacement in force waits for, as bits."""
    bits = 0
    for _, ability, _ in game.sheet.replacements:
        bits |= game.lib.would[ability]
    return bits


def guarded(game: "Game", kind: int, event: int, card: int, target: int = NOTHING) -> bool:
    """Whether anything in force could forbid or replace a change of a kind to a card."""
    lib = game.lib
    if lib.own_would_any >> event & 1 and own_word(game, card, event, target):
        return True
    if not game.guard_possible:
        return False
    sheet = game.sheet
    if game.state.dirty or sheet.dirty:
        game.is_guarded()
    if not sheet.guarded:
        return False
    if lib.replaces and replaced_events(game) >> event & 1:
        return True
    book = game.book
    if kind not in book.forbidding:
        return False
    # As in `restrained`; most changes come this way.
    cannot = sheet.values[CHAR_CANNOT]
    return not book.forbids_by_value or (cannot[card] | cannot[0] | cannot[1]) != 0


def any_guarded(game: "Game", kind: int, event: int, cards: list[int]) -> bool:
    """Whether anything in force could forbid or replace a change of a kind to any of some cards."""
    if guarded(game, kind, event, cards[0]):
        return True
    if len(cards) > 1:
        # What holds for all of them was asked for the first.
        sheet = game.sheet
        asked = game.guard_possible and sheet.guarded and kind in game.book.forbidding
        for card in cards:
            if own_word(game, card, event, NOTHING):
                return True
            if asked and sheet.values[CHAR_CANNOT][card]:
                return True
    return False


def stopped(game: "Game", kind: int, card: int) -> bool:
    """Whether anything in force could forbid a change of a kind to a card."""
    if not game.guard_possible or kind not in game.book.forbidding:
        return False
    return game.is_guarded() and restrained(game, card)


def restrained(game: "Game", card: int) -> bool:
    """Whether anything at all could be forbidden to a card, or to a player, now.

    Asked only while something in force forbids (`Game.is_guarded`), with every value known.
    """
    cannot = game.sheet.values[CHAR_CANNOT]
    return not game.book.forbids_by_value or (cannot[card] | cannot[0] | cannot[1]) != 0
