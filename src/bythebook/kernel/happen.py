"""What a step wants: is it forbidden, is it replaced, it happens, who was waiting for it."""

from typing import TYPE_CHECKING, Final

from bythebook.kernel.abilities import EV_MOVE, EV_ORIENT, Happening
from bythebook.kernel.apply import apply, apply_move, apply_set, apply_turn
from bythebook.kernel.arranging import Arrange, to_arrange
from bythebook.kernel.changes import (
    BECAUSE,
    CEASE,
    COUNTERS,
    EVENT,
    EXPIRE,
    FACE,
    GIVE,
    LINK,
    MOVE,
    ORIENT,
    REMEMBER,
    RENEW,
    SET,
    SHUFFLE,
    TOKEN,
    TRANSFORM,
    UNCOVER,
    UNDER,
    Change,
    came,
)
from bythebook.kernel.continuous_ops import (
    CHAR_ABILITIES,
    CHAR_CANNOT,
    CHAR_MASTER,
)
from bythebook.kernel.library import VALUES
from bythebook.kernel.noticing import (
    LEAVES,
    MOVING,
    QUIET,
    TURNING,
    UNNOTICED,
    ends_something,
    guarded,
    heard,
    only_waited_for,
    own_words,
    replaced,
    speaks_later,
    stopped,
    takes_out,
    touchable,
    unnoticed,
    unnoticed_move,
    way_of,
)
from bythebook.kernel.objects import now_barred, objects_now
from bythebook.kernel.procedure import EMPTY, Procedure
from bythebook.kernel.refs import CARD, NOTHING, SHIFT
from bythebook.kernel.resolve import Resolve
from bythebook.kernel.triggers import Pending, match, standby_changes
from bythebook.kernel.zones import D_MASTER

if TYPE_CHECKING:
    from bythebook.kernel.game import Game


EMPTY_BATCH: Final[list[Change]] = []
LEAVING: Final = frozenset({UNDER, CEASE, RENEW})
"""Changes besides moving by which a card stops being what it was."""


def batch(
    game: "Game",
    frame: Procedure,
    changes: list[Change],
    clause: str,
    arranged: bool = False,
) -> None:
    """Changes that are to happen at the same time: arrange, forbid, replace, do."""
    if not changes:
        frame.moved = EMPTY
        return
    if len(changes) == 1:
        if alone(game, frame, changes[0], changes, clause):
            return
    else:
        made_of = unnoticed(game, changes)
        if made_of != UNNOTICED:
            ways = made_of // TURNING
            if not made_of or ways & (ways - 1):
                # Cards are turned in more than one way, perhaps the same card.
                changes = game.book.settle(changes)
            if not made_of or made_of & MOVING:
                if not arranged and to_arrange(game, frame, changes):
                    game.push(Arrange(changes, clause))
                    return
        if made_of:
            _note(game, frame, changes, clause, made_of)
            return
    noticed(game, frame, changes, clause)


def noticed(game: "Game", frame: Procedure, changes: list[Change], clause: str) -> None:
    """Changes that something may notice: forbid, replace, do."""
    if only_waited_for(game, changes):
        commit(game, frame, changes, clause)
        return
    wanted = changes
    if game.accompanied():
        changes = game.book.accompany(game, changes)
    company = len(changes) > len(wanted)
    replacing = game.lib.would_events != 0 and own_words(game, changes)
    if replacing or touchable(game, changes):
        changes = allowed(game, changes)
        if (replacing or game.sheet.replacements) and replaced(game, changes):
            # What goes along with a change is found anew once it is known what happens.
            game.push(game.book.replace(allowed(game, wanted), clause))
            return
    commit(game, frame, changes, clause)
    if company:
        frame.moved = without_company(frame.moved, wanted)


def without_company(moved: list[int], wanted: list[Change]) -> list[int]:
    """What really moved of the cards that were to move, not what went along with them."""
    cards = [c[1] & CARD for c in wanted if len(c) > 1 and c[1] >= 0]
    return [ref for ref in moved if ref & CARD in cards]


def _note(game: "Game", frame: Procedure, changes: list[Change], clause: str, made_of: int) -> None:
    """Changes that nobody notices happen."""
    state = game.state
    state.batch += 1
    moved = failed = EMPTY
    known = _known_of(game, changes) if made_of & LEAVES else EMPTY_BATCH
    for place, change in enumerate(changes):
        kind = change[0]
        if kind == EVENT:
            continue
        if kind == SET:
            apply_set(state, change)
            continue
        if kind == MOVE:
            new = _move(game, change)
        elif kind == ORIENT:
            if state.orient[change[1] & CARD] == change[2]:
                new = _turn(game, change)
            else:
                new = apply_turn(state, change)
        elif kind == EXPIRE and not ends_something(game, change):
            continue
        else:
            new = apply(state, game.zones, game.seed, change)
        if new < 0:
            failed = [*failed, place]
        elif kind in (GIVE, EXPIRE):
            _after(game, change, new, [])
        elif new > 0:
            moved = [*moved, new]
    if failed:
        changes = [c for place, c in enumerate(changes) if place not in failed]
    if known:
        changes = [*known, *changes]
    if not changes:
        state.batch -= 1
    elif game.log is not None:
        game.log.items.append((game.decided, clause, frame.source, frame.ability, changes))
    frame.moved = moved
    if (state.dirty | game.d_interrupts) & game.book.interrupt_reads:
        game.interrupt()


def _known_of(game: "Game", changes: list[Change]) -> list[Change]:
    """What stays known of the cards that leave the field by changes that nobody notices."""
    state = game.state
    ways = game.lib.ways
    known: list[Change] = []
    for change in changes:
        if change[0] == MOVE:
            origin = state.where[change[1] & CARD] % state.kinds
            way = ways[origin * state.kinds + change[3]]
            if (way_of(game, origin, change[3]) if way < 0 else way) & LEAVES:
                known.append(_remember(game, change[1]))
    return known


def _move(game: "Game", change: Change) -> int:
    """A card moves, and may now speak, or no longer; answers with what it is now."""
    state = game.state
    zones = game.zones
    card = change[1] & CARD
    where = state.where[card]
    new = apply_move(state, zones, change)
    if new < 0:
        return new
    if game.lib.speaking_bits[state.definition[card]]:
        _speaks_elsewhere(game, change, new, where)
    if zones.blank_kinds:
        if card in game.sheet.faceless or (state.face[card] and zones.blank_down[change[3]]):
            game.turned_over()
    return new


def _turn(game: "Game", change: Change) -> int:
    """A card is turned, if the book lets one be turned that lies that way already."""
    now = game.state.orient[change[1] & CARD]
    if now == change[2] and not game.book.turns(now, now):
        return NOTHING
    return apply_turn(game.state, change)


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
            changes = [_remember(game, change[1]), change]
        state.batch += 1
        new = _move(game, change)
    elif kind == ORIENT:
        if game.lib.watched[EV_ORIENT] >> (change[2] & VALUES) & 1:
            return False
        if guarded(game, ORIENT, EV_ORIENT, change[1] & CARD):
            return False
        state.batch += 1
        new = _turn(game, change)
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
            _after(game, change, new, [])
            new = 0
    else:
        return False
    if new < 0:
        state.batch -= 1
    elif game.log is not None:
        game.log.items.append((game.decided, clause, frame.source, frame.ability, changes))
    frame.moved = [new] if new > 0 else EMPTY
    if (state.dirty | game.d_interrupts) & game.book.interrupt_reads:
        game.interrupt()
    return True


def allowed(game: "Game", changes: list[Change]) -> list[Change]:
    """The changes that nothing forbids."""
    game.value(0, 0)
    if not game.sheet.guarded:
        return changes
    forbids = game.book.forbids
    return [c for c in changes if not forbids(game, c)]


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
            if kind == MOVE and (where < 0 or game.giving or game.sheet.blank or game.sheet.lost):
                mute = _muted(game, change[1] & CARD)
                if mute:
                    muted[change[1] & CARD] = mute
            if where >= 0 and (
                lib.looks_back[where % kinds] or (state.awaiting and speaks_later(game, change[1]))
            ):
                target = change[3] if kind == MOVE else NOTHING
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
            new = _move(game, change)
            if new < 0:
                continue
            moved.append(new)
            origin = where % kinds if where >= 0 else NOTHING
            if state.below and card in state.below and game.book.below_speak:
                # What lies under it speaks for another player, perhaps.
                game.observers_stale = True
                for under in state.below[card]:
                    game.speaks_up(state.definition[under])
            if lib.arrivals and origin >= 0 and lib.arrivals >> origin & 1:
                if zones.field[change[3]] and new != change[1]:
                    noted = came(new, origin)
                    apply(state, zones, game.seed, noted)
                    arrived.append(noted)
            if lib.move_pairs[(origin + 1) * (zones.count + 1) + change[3] + 1]:
                side = state.where[card] // kinds
                what = Happening(
                    EV_MOVE, new, side, 0, origin, change[3], change[1], where, by, whose
                )
                if muted:
                    what.muted = muted.get(card, 0)
        elif kind == EVENT:
            if lib.watched[change[1]] >> (change[4] & VALUES) & 1 and heard(game, change):
                if not game.book.seen_before(change[1]):
                    what = _event(change, by, whose)
        elif kind == ORIENT:
            new = _turn(game, change)
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
            _after(game, change, new, moved)
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
        # Abilities that were given or lost must be known; other values are asked for as needed.
        if game.giving or game.sheet.granted or game.sheet.blank:
            game.value(0, 0)
        for what in happened:
            match(game, what, False, pending)
    if (pending or game.spent) and not frame.silent():
        for entry in standby_changes(game, game.book.enter_standby(pending)):
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
    elif (state.dirty | game.d_interrupts) & game.book.interrupt_reads:
        game.interrupt()


def _speaks_elsewhere(game: "Game", change: Change, new: int, where: int) -> None:
    """A card that speaks somewhere has moved: perhaps from there, or to there."""
    state = game.state
    lib = game.lib
    card = change[1] & CARD
    definition = state.definition[card]
    passed = 1 << change[3]
    if where >= 0:
        passed |= 1 << where % state.kinds
    if lib.cont_bits[definition] & passed and (
        new != change[1]
        or lib.everywhere[definition] & passed != passed
        or state.where[card] // state.kinds != where // state.kinds
    ):
        game.speaks_up(definition)
    if lib.observer_bits[definition] & passed:
        game.observers_stale = True


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
            return below.master
    return game.state.master[frame.source & CARD] if frame.source >= 0 else NOTHING


def _other_move(
    game: "Game", change: Change, new: int, where: int, by: int, whose: int
) -> Happening | None:
    """A card that goes under another, or stops or starts to exist, as triggers see it."""
    state = game.state
    kind = change[0]
    origin = where % state.kinds if where >= 0 else NOTHING
    target = change[3] if kind == TOKEN else NOTHING
    if not game.lib.move_pairs[(origin + 1) * (game.zones.count + 1) + target + 1]:
        return None
    side = where // state.kinds if where >= 0 else state.master[new & CARD]
    other = NOTHING if kind == TOKEN else change[1]
    return Happening(EV_MOVE, new, side, 0, origin, target, other, where, by, whose)


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
        done.append(_remember(game, change[1]))
    if watched:
        game.value(0, card)
        side = where // state.kinds
        what = Happening(EV_MOVE, change[1], side, 0, origin, target, change[1], where, by, whose)
        match(game, what, True, pending)


def _remember(game: "Game", ref: int) -> Change:
    """A card is about to leave the field: what is known of it stays known."""
    card = ref & CARD
    game.value(0, card)
    # Of a blank card nothing is known, not even which it is.
    known = NOTHING if card in game.sheet.faceless else game.state.definition[card]
    last = (REMEMBER, ref, *[values[card] for values in game.sheet.values], known)
    apply(game.state, game.zones, game.seed, last)
    return last


def _after(game: "Game", change: Change, new: int, moved: list[int]) -> None:
    """What other changes make stale."""
    kind = change[0]
    if kind == GIVE:
        game.sheet.given(change[1], change[2], change[3])
        if change[2] == CHAR_CANNOT or change[2] == CHAR_ABILITIES:
            game.guard_possible = True
            game.giving = True
        elif change[2] == CHAR_MASTER:
            game.observers_stale = True
    else:
        if new > 0:
            moved.append(new)
        if kind == FACE or (kind in LEAVING and game.sheet.faceless):
            game.turned_over()
        if kind == TRANSFORM:
            # What is printed on it is another thing now.
            card = new & CARD
            game.sheet.touched.add(card)
            game.sheet.touched_chars = -1
            game.speaks_up(game.state.definition[card])
        if kind in (TOKEN, RENEW, UNDER, CEASE, FACE, TRANSFORM, UNCOVER):
            # Abilities may come or go.
            game.sheet.stale = True
            game.sheet.dirty |= 1
            game.sheet.writable = -1
            game.observers_stale = True
        elif kind in (SHUFFLE, LINK) or (kind == EXPIRE and game.state.dirty & D_MASTER):
            game.observers_stale = True
