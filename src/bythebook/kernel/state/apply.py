"""The one place where a state changes: one function for each change.

`apply` answers with the reference of the card it happened to (new, if it
became a new card), 0 for what has no card, and NOTHING when nothing happened:
the card was no longer the one meant, or already in that state.
"""

from typing import Final

from bythebook.kernel.state.apply_rare import apply_rare, lies_open, lift, mistaken, unsure
from bythebook.kernel.state.changes import (
    CLEAR,
    COUNTERS,
    EXPIRE,
    GIVE,
    MOVE,
    ONE_EFFECT,
    ORIENT,
    REMEMBER,
    REVEAL,
    ROLL,
    SET,
    SHUFFLE,
    STANDBY,
    TAKE,
    Change,
)
from bythebook.kernel.state.continuous_ops import (
    CHAR_MASTER,
    E_CHAR,
    E_DYNAMIC,
    E_MASTER,
    E_STAMP,
    E_TARGETS,
    E_UNTIL,
    E_UNTIL_VALUE,
    E_VALUE,
)
from bythebook.kernel.state.piles import release
from bythebook.kernel.state.refs import BOTH, CARD, FACE_UP, NOTHING, OWNER_SEES, SHIFT, TOP
from bythebook.kernel.state.rng import Stream
from bythebook.kernel.state.state import State
from bythebook.kernel.state.zones import (
    ALL_LEARN,
    D_COUNTERS,
    D_EFFECTS,
    D_EMPTIED,
    D_JOINED,
    D_MASTER,
    D_ORIENT,
    D_VARS,
    FROM_SPECIAL,
    IN_PLACE,
    KEEPS,
    OUT_OF_HAND,
    OWNER_LEARNS,
    SAME_FACE,
    SHEDS,
    TO_BESIDE,
    TO_FIELD,
    TURNS,
    ZoneTable,
)

RENEWED: Final = 1 << SHIFT
"""what a reference is more, once the card has become a new one"""
NO_PLAYER: Final = 2
"""whose effects stay where every effect of a duration ends"""


def apply(state: State, zones: ZoneTable, seed: bytes, change: Change) -> int:
    """Make a change happen to a state; see the module for what is answered."""
    kind = change[0]
    if kind == SET:
        return apply_set(state, change)
    if kind == COUNTERS:
        return _counters(state, change)
    if kind == CLEAR:
        return _clear(state, change[1:])
    if kind == REMEMBER:
        state.last[change[1]] = change[2:]
        return 0
    if kind == GIVE:
        return _give(state, change)
    if kind == REVEAL:
        return _reveal(state, zones, change)
    if kind == EXPIRE:
        return _expire(state, change)
    if kind == STANDBY:
        state.standby.append(change[1:])
        return 0
    if kind == TAKE:
        del state.standby[change[1]]
        return 0
    if kind == MOVE:
        return apply_move(state, zones, change)
    if kind == ORIENT:
        return apply_turn(state, change)
    if kind == SHUFFLE:
        return _shuffle(state, zones, seed, change)
    if kind == ROLL:
        stream = Stream(seed, state.random)
        state.vars[change[1]] = stream.below(change[2])
        state.random = stream.counter
        state.dirty |= D_VARS
        return 0
    return apply_rare(state, zones, change)


def apply_set(state: State, change: Change) -> int:
    """A variable of the book's gets a value, and those after it the next ones."""
    if len(change) == 3:
        state.vars[change[1]] = change[2]
    else:
        state.vars[change[1] : change[1] + len(change) - 2] = change[2:]
    state.dirty |= D_VARS
    return 0


def _reveal(state: State, zones: ZoneTable, change: Change) -> int:
    card = change[1] & CARD
    if not state.alive(change[1]):
        return NOTHING
    where = state.where[card]
    known = state.seen[card] & change[2] == change[2]
    if where >= 0 and zones.sight[where % state.kinds] == OWNER_SEES:
        if change[2] & ~(1 << where // state.kinds):
            # For all that the others know this may be another card than one they have seen there.
            mistaken(state, zones, card, where, change[3:])
        elif known:
            return NOTHING
    elif known:
        return NOTHING
    state.seen[card] |= change[2]
    return change[1]


def apply_move(state: State, zones: ZoneTable, change: Change) -> int:
    """A card goes to a zone: its owner's, or its master's, if no player's is named."""
    _, ref, player, kind, index, face, orient = change
    card = ref & CARD
    if state.inc[card] != ref >> SHIFT:
        return NOTHING
    if player >= 0 and zones.others_closed[kind] and player != state.owner[card]:
        return NOTHING
    kinds = state.kinds
    passages = zones.passages
    source = state.where[card]
    if source >= 0:
        passage = passages[source % kinds * kinds + kind]
        if passage & FROM_SPECIAL and not _leaves(state, zones, card, source % kinds):
            return NOTHING
        cards = state.zones[source]
        if cards[-1] == card:
            cards.pop()
        else:
            cards.remove(card)
        dirty = 1 << source if cards else 1 << source | D_EMPTIED
    elif state.host[card] < 0:
        return NOTHING  # a token that has ceased to exist goes nowhere any more
    else:
        passage = passages[kinds * kinds + kind]
        lift(state, card)
        dirty = 0
    if player < 0:
        player = state.owner[card] if zones.to_owner else state.master[card]
    elif zones.owners_only[kind]:
        player = state.owner[card]
    target = player * kinds + kind
    there = state.zones[target]
    if passage & TO_FIELD and there:
        dirty |= D_JOINED
    if index == TOP:
        there.append(card)
    else:
        there.insert(index, card)
    state.where[card] = target
    state.dirty |= dirty | 1 << target
    came = state.arrived[card]
    if not passage & IN_PLACE:
        state.arrived[card] = state.batch
    if passage & TO_BESIDE:
        state.beside += 1
    if passage & KEEPS:
        if zones.gives_master and state.master[card] == source // kinds:
            state.master[card] = player
        if orient >= 0 or passage & TURNS:
            state.orient[card] = zones.orient[kind] if orient < 0 else orient
            state.dirty |= D_ORIENT
        if passage & SHEDS:
            release(state, ref)
    else:
        ref += RENEWED
        state.inc[card] = ref >> SHIFT
        state.stamp += 1
        state.placed[card] = state.stamp
        state.master[card] = player if zones.gives_master else state.owner[card]
        state.orient[card] = zones.orient[kind] if orient < 0 else orient
    if face < 0:
        face = state.face[card] if passage & SAME_FACE else zones.face[kind]
    lay_open = lies_open(state, zones, card, source) if passage & OUT_OF_HAND else False
    state.face[card] = face
    if passage & ALL_LEARN or (face == FACE_UP and zones.shows[kind]):
        if passage & OUT_OF_HAND and state.seen[card] != BOTH:
            mistaken(state, zones, card, source)
        state.seen[card] = BOTH
        return ref
    # In a zone its player may look at that player knows it, and whoever knew it before.
    if passage & OUT_OF_HAND and not lay_open:
        unsure(state, zones, card, source, came)
    if passage & OWNER_LEARNS:
        state.seen[card] |= 1 << player
    return ref


def _leaves(state: State, zones: ZoneTable, card: int, kind: int) -> bool:
    """A card is about to leave a zone of which more is said; whether it may."""
    if zones.immovable[kind]:
        return False
    if zones.beside[kind]:
        state.beside -= 1
    if state.face[card] and zones.down_shown[kind]:
        state.seen[card] = BOTH
    return True


def apply_turn(state: State, change: Change) -> int:
    """A card is turned: stood up, rested and the like."""
    ref = change[1]
    card = ref & CARD
    if state.inc[card] != ref >> SHIFT:
        return NOTHING
    state.orient[card] = change[2]
    state.dirty |= D_ORIENT
    return ref


def _shuffle(state: State, zones: ZoneTable, seed: bytes, change: Change) -> int:
    cards = state.zone(change[1], change[2])
    stream = Stream(seed, state.random)
    stream.shuffle(cards)
    state.random = stream.counter
    zone = change[1] * state.kinds + change[2]
    for card in cards:
        if not lies_open(state, zones, card, zone):
            state.seen[card] = 0
    state.dirty |= 1 << zone
    return 0


def _give(state: State, change: Change) -> int:
    if len(change) == E_TARGETS and change[E_DYNAMIC] == NOTHING:
        return NOTHING  # to nobody
    state.stamp += 1
    # (id, then the change's fields with the stamp in front of its targets)
    effect = (state.stamp, *change[1:])
    state.effects.append(effect)
    state.dirty |= D_EFFECTS
    if effect[E_CHAR] == CHAR_MASTER:
        for ref in effect[E_TARGETS:]:
            if state.alive(ref):
                state.master[ref & CARD] = effect[E_VALUE]
        state.dirty |= D_MASTER
    return 0


def _expire(state: State, change: Change) -> int:
    until = change[1]
    value = change[2]
    # Whose effects stay.
    other = 1 - change[3] if len(change) > 3 else NO_PLAYER
    if until == ONE_EFFECT:
        kept = [e for e in state.effects if e[E_STAMP] != value]
    else:
        kept = [
            e
            for e in state.effects
            if e[E_UNTIL] != until or e[E_UNTIL_VALUE] != value or e[E_MASTER] == other
        ]
    if len(kept) != len(state.effects):
        gone = [e for e in state.effects if e[E_CHAR] == CHAR_MASTER and e not in kept]
        state.effects = kept
        state.dirty |= D_EFFECTS
        for effect in gone:
            for ref in effect[E_TARGETS:]:
                _give_back(state, ref)
    if state.awaiting:
        state.awaiting = [
            a for a in state.awaiting if a[3] != until or a[4] != value or a[2] == other
        ]
    return 0


def _give_back(state: State, ref: int) -> None:
    """A card whose change of master ends goes back to whom it is left with."""
    card = ref & CARD
    if not state.alive(ref) or state.where[card] < 0:
        return
    master = state.where[card] // state.kinds
    for effect in state.effects:
        if effect[E_CHAR] == CHAR_MASTER and ref in effect[E_TARGETS:]:
            master = effect[E_VALUE]
    state.master[card] = master
    state.dirty |= D_MASTER


def _counters(state: State, change: Change) -> int:
    if not state.alive(change[1]):
        return NOTHING
    key = (change[1], change[2])
    count = max(0, state.counters.get(key, 0) + change[3])
    if count:
        state.counters[key] = count
    else:
        state.counters.pop(key, 0)
    state.dirty |= D_COUNTERS
    return change[1]


def _clear(state: State, what: tuple[int, ...]) -> int:
    """Counters of some kinds are gone from every card."""
    kept = {key: n for key, n in state.counters.items() if key[1] not in what}
    if len(kept) == len(state.counters):
        return NOTHING
    state.counters = kept
    state.dirty |= D_COUNTERS
    return 0
