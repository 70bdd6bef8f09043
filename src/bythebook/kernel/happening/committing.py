"""Changes happen that somebody may be waiting for."""

from typing import TYPE_CHECKING

from bythebook.kernel.abilities.abilities import EV_MOVE, EV_ORIENT, LAY_OTHERWISE, Happening
from bythebook.kernel.abilities.objects import now_barred, objects_now
from bythebook.kernel.abilities.resolve import Resolve
from bythebook.kernel.abilities.triggers import Pending, match
from bythebook.kernel.abilities.waiting import VALUES
from bythebook.kernel.happening.noticing import (
    heard,
    speaks_later,
)
from bythebook.kernel.procedure.procedure import Procedure
from bythebook.kernel.state.apply import apply
from bythebook.kernel.state.changes import (
    BECAUSE,
    CEASE,
    EVENT,
    GIVE,
    MOVE,
    ORIENT,
    RENEW,
    TOKEN,
    UNDER,
    Change,
    came,
)
from bythebook.kernel.state.refs import CARD, NOTHING, SHIFT
from bythebook.kernel.values.moving import LEAVING, after, move_card, remember, speaks_up, turn_card

if TYPE_CHECKING:
    from bythebook.kernel.game.game import Game


def commit(game: "Game", frame: Procedure, changes: list[Change], clause: str) -> None:
    """Make changes happen, note who was waiting for them, let rules act at once."""
    state = game.state
    lib = game.lib
    zones = game.zones
    kinds = state.kinds
    state.batch += 1
    done: list[Change] = []
    arrived: list[Change] = []
    moved: list[int] = []
    pending: list[Pending] = []
    happened: list[Happening] | None = None
    cause = by = frame.source if frame.ability >= 0 else NOTHING
    master = whose = NOTHING if by < 0 else _text_of(game, frame)
    muted: dict[int, int] = {}
    given = False
    # Before: who leaves the field, with the information they had there.
    for change in changes:
        kind = change[0]
        if kind == BECAUSE:
            by, whose = change[1], change[3]
        elif kind == EVENT:
            if lib.watched[change[1]] >> (change[4] & VALUES) & 1 and (
                game.book.seen_before(change[1])
            ):
                game.value(0, 0)
                match(game, _event(change, by, whose), False, pending)
        elif kind == MOVE or kind in LEAVING:
            where = state.where[change[1] & CARD]
            if kind == MOVE and (where < 0 or game.giving):
                mute = _muted(game, change[1] & CARD)
                if mute:
                    muted[change[1] & CARD] = mute
            if where >= 0 and (
                lib.looks_back[where % kinds] or (state.awaiting and speaks_later(game, change[1]))
            ):
                target = _goes_to(game, change)
                _before_leaving(game, change, target, where, done, pending, by, whose)
        elif kind == GIVE:
            given = True
    objects = objects_now(game, changes) if given and game.book.bars_objects else None
    # Now.
    by, whose = cause, master
    for change in changes:
        kind = change[0]
        what: Happening | None = None
        if kind == BECAUSE:
            by, whose = change[1], change[3]
            continue
        if kind == MOVE:
            card = change[1] & CARD
            where = state.where[card]
            lay = state.face[card]
            new = move_card(game, change)
            if new < 0:
                continue
            moved.append(new)
            origin = where % kinds if where >= 0 else NOTHING
            if state.below and card in state.below and game.book.below_speak:
                # What lies under it speaks for another player, perhaps.
                game.observers_stale = True
                for under in state.below[card]:
                    speaks_up(game, state.definition[under])
            if lib.arrivals and origin >= 0 and lib.arrivals >> origin & 1:
                if zones.field[change[3]] and new != change[1]:
                    noted = came(new, origin)
                    apply(state, zones, game.seed, noted)
                    arrived.append(noted)
            if lib.move_pairs[(origin + 1) * (zones.count + 1) + change[3] + 1]:
                side = state.where[card] // kinds
                otherwise = 0 if origin < 0 or lay == zones.face[origin] else LAY_OTHERWISE
                what = Happening(
                    EV_MOVE, new, side, otherwise, origin, change[3], change[1], where, by, whose
                )
                if muted:
                    what.muted = muted.get(card, 0)
        elif kind == EVENT:
            if lib.watched[change[1]] >> (change[4] & VALUES) & 1 and heard(game, change):
                if not game.book.seen_before(change[1]):
                    what = _event(change, by, whose)
        elif kind == ORIENT:
            new = turn_card(game, change)
            if new < 0:
                continue
            moved.append(new)
            if lib.waited_for(EV_ORIENT, change[2]):
                what = Happening(
                    EV_ORIENT,
                    new,
                    state.master[new & CARD],
                    change[2],
                    NOTHING,
                    NOTHING,
                    NOTHING,
                    NOTHING,
                    by,
                    whose,
                )
        else:
            where = state.where[change[1] & CARD] if kind in (UNDER, CEASE) else NOTHING
            new = apply(state, zones, game.seed, change)
            if new < 0:
                continue
            if kind in (UNDER, CEASE, TOKEN):
                what = _other_move(game, change, new, where, by, whose)
            after(game, change, new, moved)
        done.append(change)
        if what is not None:
            if happened is None:
                happened = [what]
            else:
                happened.append(what)
    if objects is not None:
        for barring in now_barred(game, objects):
            apply(state, zones, game.seed, barring)
            done.append(barring)
    # After: who was waiting for it.
    if happened is not None:
        # Other values than these are asked for as needed.
        if game.giving:
            game.know_abilities()
        for what in happened:
            match(game, what, False, pending, moved)
    if (pending or game.spent) and not frame.silent():
        for entry in game.book.enter_standby(game, pending):
            apply(state, zones, game.seed, entry)
            done.append(entry)
    done += arrived
    if not done:
        state.batch -= 1
    elif game.log is not None:
        game.log.items.append((game.decided, clause, frame.source, frame.ability, done))
    frame.moved = moved
    if state.ended:
        game.end(clause)
    elif (state.dirty | game.d_interrupts) & game.lib.interrupt_reads:
        game.interrupt()


def _event(change: Change, by: int, whose: int) -> Happening:
    """An event of the book's, as triggers see it."""
    return Happening(
        change[1],
        change[2],
        change[3],
        change[4],
        NOTHING,
        NOTHING,
        change[5],
        NOTHING,
        by,
        whose,
    )


def _muted(game: "Game", card: int) -> int:
    """Marks of the abilities of a card that do not wait for its own moving, -1 for all."""
    if game.state.host[card] >= 0:
        return -1 if game.book.covered_are_silent() else 0
    if not game.book.stays_blank_moving():
        return 0
    game.value(0, card)
    return -1 if card in game.sheet.blank else game.sheet.lost.get(card, 0)


def _text_of(game: "Game", frame: Procedure) -> int:
    """Whose the text is that a procedure carries out, or is part of carrying out."""
    for below in reversed(game.stack):
        if isinstance(below, Resolve) and below.ability == frame.ability:
            return below.text_of()
    return game.state.master[frame.source & CARD]


def _other_move(
    game: "Game", change: Change, new: int, where: int, by: int, whose: int
) -> Happening | None:
    """A card that goes under another, or stops or starts to exist, as triggers see it."""
    state = game.state
    kind = change[0]
    origin = where % state.kinds if where >= 0 else NOTHING
    target = change[3] if kind == TOKEN else _goes_to(game, change)
    if not game.lib.move_pairs[(origin + 1) * (game.zones.count + 1) + target + 1]:
        return None
    side = where // state.kinds if where >= 0 else state.master[new & CARD]
    other = NOTHING if kind == TOKEN else change[1]
    return Happening(EV_MOVE, new, side, 0, origin, target, other, where, by, whose)


def _goes_to(game: "Game", change: Change) -> int:
    """The kind of zone to which a card goes that moves, goes under another or ceases to exist."""
    if change[0] == MOVE:
        return change[3]
    return game.book.ceased_to() if change[0] == CEASE else NOTHING


def _before_leaving(
    game: "Game",
    change: Change,
    target: int,
    where: int,
    done: list[Change],
    pending: list[Pending],
    by: int,
    whose: int,
) -> None:
    """What is known of a card as it leaves the field, and who waits for that."""
    state = game.state
    card = change[1] & CARD
    origin = where % state.kinds
    if state.inc[card] != change[1] >> SHIFT:
        return
    n = game.zones.count
    watched = change[0] != RENEW and game.lib.move_pairs[(origin + 1) * (n + 1) + target + 1]
    leaves = target < 0 or not game.zones.keeps[origin * n + target]
    if leaves:
        leaves = (
            game.zones.field[origin]
            or (watched and game.book.looks_back(origin, target))
            or speaks_later(game, change[1])
        )
    if not watched and not leaves:
        return
    if leaves:
        done.append(remember(game, change[1]))
    if watched:
        game.value(0, card)
        side = where // state.kinds
        what = Happening(EV_MOVE, change[1], side, 0, origin, target, change[1], where, by, whose)
        match(game, what, True, pending)
