"""Changes that nobody notices simply happen."""

from typing import TYPE_CHECKING, Final

from bythebook.kernel.abilities.abilities import EV_ORIENT
from bythebook.kernel.abilities.waiting import VALUES
from bythebook.kernel.happening.noticing import (
    LEAVES,
    QUIET,
    ends_something,
    guarded,
    heard,
    stopped,
    takes_out,
    turn_heard,
    unnoticed_move,
)
from bythebook.kernel.procedure.procedure import EMPTY, Procedure
from bythebook.kernel.state.apply import apply, apply_set
from bythebook.kernel.state.changes import (
    COUNTERS,
    EVENT,
    EXPIRE,
    GIVE,
    MOVE,
    ORIENT,
    SET,
    TIE,
    Change,
)
from bythebook.kernel.state.refs import CARD
from bythebook.kernel.values.moving import after, move_card, remember, turn_card

if TYPE_CHECKING:
    from bythebook.kernel.game.game import Game


EMPTY_BATCH: Final[list[Change]] = []


def alone(
    game: "Game", frame: Procedure, change: Change, changes: list[Change], clause: str
) -> bool:
    """A single change that nobody can forbid, replace or wait for happens right away."""
    kind = change[0]
    state = game.state
    if kind == EVENT:
        if game.lib.watched[change[1]] >> (change[4] & VALUES) & 1 and heard(game, change):
            return False
        state.batch += 1
        new = 0
    elif kind == MOVE:
        way = unnoticed_move(game, change)
        if way < 0:
            return False
        if way & LEAVES:
            changes = [remember(game, change[1]), change]
        state.batch += 1
        new = move_card(game, change)
    elif kind == ORIENT:
        if turn_heard(game, change):
            return False
        if guarded(game, ORIENT, EV_ORIENT, change[1] & CARD):
            return False
        state.batch += 1
        new = turn_card(game, change)
    elif kind in QUIET or (kind == COUNTERS and not stopped(game, kind, change[1] & CARD)):
        state.batch += 1
        new = apply(state, game.zones, game.seed, change)
    elif kind == EXPIRE and not ends_something(game, change):
        state.batch += 1
        new = 0
    elif kind == EXPIRE or (kind == GIVE and not takes_out(game, change)):
        state.batch += 1
        new = apply(state, game.zones, game.seed, change)
        if new >= 0:
            after(game, change, new, [])
            new = 0
    else:
        return False
    if new < 0:
        state.batch -= 1
    elif game.log is not None:
        game.log.items.append((game.decided, clause, frame.source, frame.ability, changes))
    frame.moved = [new] if new > 0 else EMPTY
    if (state.dirty | game.d_interrupts) & game.lib.interrupt_reads:
        game.interrupt()
    return True


def note(game: "Game", frame: Procedure, changes: list[Change], clause: str, made_of: int) -> None:
    """Changes that nobody notices happen."""
    state = game.state
    state.batch += 1
    moved = failed = EMPTY
    known = _known_of(game, changes) if made_of & LEAVES else EMPTY_BATCH
    # Counted by hand: most batches are of one or two changes, and nothing fails.
    place = -1
    for change in changes:
        place += 1
        kind = change[0]
        if kind == EVENT:
            continue
        if kind == SET:
            apply_set(state, change)
            continue
        if kind == MOVE:
            new = move_card(game, change)
        elif kind == ORIENT:
            new = turn_card(game, change)
        elif kind == EXPIRE and not ends_something(game, change):
            continue
        else:
            new = apply(state, game.zones, game.seed, change)
        if new < 0:
            failed = [*failed, place]
        elif kind in (GIVE, EXPIRE):
            after(game, change, new, [])
        elif new > 0:
            moved = [*moved, new]
            if kind == TIE:
                after(game, change, new, [])
    if failed:
        changes = without(changes, failed)
    changes = [*known, *changes]
    if not changes:
        state.batch -= 1
    elif game.log is not None:
        game.log.items.append((game.decided, clause, frame.source, frame.ability, changes))
    frame.moved = moved
    if (state.dirty | game.d_interrupts) & game.lib.interrupt_reads:
        game.interrupt()


def without(changes: list[Change], places: list[int]) -> list[Change]:
    """Changes but for those at some places."""
    return [change for place, change in enumerate(changes) if place not in places]


def _known_of(game: "Game", changes: list[Change]) -> list[Change]:
    """What stays known of the cards that leave the field by changes that nobody notices."""
    state = game.state
    ways = game.lib.ways
    known: list[Change] = []
    for change in changes:
        if change[0] == MOVE:
            origin = state.where[change[1] & CARD] % state.kinds
            if ways[origin * state.kinds + change[3]] & LEAVES:
                known.append(remember(game, change[1]))
    return known
