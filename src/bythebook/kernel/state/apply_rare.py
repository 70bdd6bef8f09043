"""Changes that seldom happen, made to a state; see `apply`."""

from bythebook.kernel.state.changes import (
    AWAIT,
    CARRY,
    CEASE,
    CONCEAL,
    END,
    EVENT,
    EXTRA_TURN,
    FACE,
    LINK,
    NEXT_TURN,
    NOTED,
    RELEASE,
    RENEW,
    THIS_TURN,
    TIE,
    TOKEN,
    TRANSFORM,
    TURN,
    UNAWAIT,
    UNCOVER,
    UNDER,
    USED,
    Change,
)
from bythebook.kernel.state.continuous_ops import (
    E_CHAR,
    E_MASTER,
    E_TARGETS,
    E_UNTIL,
    E_UNTIL_VALUE,
)
from bythebook.kernel.state.piles import release, uncover
from bythebook.kernel.state.refs import BOTH, CARD, FACE_UP, NOTHING, OWNER_SEES, SHIFT, TOP
from bythebook.kernel.state.state import State
from bythebook.kernel.state.zones import (
    D_EFFECTS,
    D_EMPTIED,
    D_FACE,
    D_JOINED,
    D_LINKS,
    D_ORIENT,
    D_TURN,
    ZoneTable,
)


def apply_rare(state: State, zones: ZoneTable, change: Change) -> int:
    """Make one of the seldom changes happen; answers as `apply` does."""
    kind = change[0]
    if kind == TURN:
        state.turn += 1
        state.turn_player = change[1]
        if change[2]:
            state.extra_turns.pop(-change[2])
            state.granted.pop(-change[2])
        if not state.standby:
            state.last = _still_spoken_of(state)
        state.used = {}
        state.dirty |= D_TURN
        _last_turn(state, change[3] if len(change) > 3 else BOTH)
        return 0
    if kind == USED:
        key = (change[1], change[2])
        state.used[key] = state.used.get(key, 0) + 1
        if change[2] >= NOTED:
            state.dirty |= D_TURN
        return 0
    if kind == FACE:
        card = change[1] & CARD
        if not state.alive(change[1]) or state.face[card] == change[2]:
            return NOTHING
        state.face[card] = change[2]
        where = state.where[card]
        if lies_open(state, zones, card, where):
            if zones.sight[where % state.kinds] == OWNER_SEES:
                mistaken(state, zones, card, where)
            state.seen[card] = BOTH
        # Whoever looks at its zone sees another card now.
        state.dirty |= D_FACE | 1 << where
        return change[1]
    if kind == CONCEAL:
        return _conceal(state, zones, change)
    if kind == AWAIT:
        state.awaiting.append(change[1:])
        return 0
    if kind == UNAWAIT:
        del state.awaiting[change[1]]
        return 0
    if kind == LINK:
        if not state.alive(change[1]):
            return NOTHING
        if change[2] == NOTHING:
            state.links.pop(change[1], 0)
        else:
            state.links[change[1]] = change[2]
        state.dirty |= D_LINKS
        return change[1]
    if kind == TIE:
        return _tie(state, change)
    if kind == RENEW:
        return _renew(state, change[1])
    if kind == TOKEN:
        return _token(state, zones, change)
    if kind == UNDER:
        return _under(state, zones, change)
    if kind == CEASE:
        if not state.alive(change[1]):
            return NOTHING
        source = lift(state, change[1] & CARD)
        if source >= 0 and zones.beside[source % state.kinds]:
            state.beside -= 1
        return _renew(state, change[1])
    if kind == EXTRA_TURN:
        state.extra_turns.append(change[1])
        state.granted.append(change[2])
        return 0
    if kind == TRANSFORM:
        return _transform(state, change)
    if kind == CARRY:
        return _carry(state, change)
    if kind == RELEASE:
        return release(state, change[1])
    if kind == UNCOVER:
        return uncover(state, change[1])
    if kind == END:
        state.ended = change
        return 0
    if kind == EVENT:
        return 0
    raise AssertionError(f"no such change: {change}")


def _still_spoken_of(state: State) -> dict[int, tuple[int, ...]]:
    """What is remembered of cards that have left and that something still waits to speak of."""
    if not state.awaiting or not state.last:
        return {}
    spoken = {ref for waiting in state.awaiting for ref in (waiting[1], *waiting[7:])}
    return {ref: last for ref, last in state.last.items() if ref in spoken}


def _conceal(state: State, zones: ZoneTable, change: Change) -> int:
    """Players lose track of a card, unless it has come to lie open before them."""
    card = change[1] & CARD
    where = state.where[card]
    if where < 0 or lies_open(state, zones, card, where):
        return NOTHING
    keeper = 1 << where // state.kinds if zones.sight[where % state.kinds] == OWNER_SEES else 0
    state.seen[card] &= ~change[2] | keeper
    return 0


def _transform(state: State, change: Change) -> int:
    card = change[1] & CARD
    if not state.alive(change[1]) or state.definition[card] == change[2]:
        return NOTHING
    # Shared between forks, so never changed in place.
    definition = state.definition.copy()
    definition[card] = change[2]
    state.definition = definition
    if state.where[card] >= 0:
        state.dirty |= 1 << state.where[card]
    return change[1]


def _tie(state: State, change: Change) -> int:
    """A card is tied to another or untied; ties of cards that are gone are forgotten."""
    ref, kind, other = change[1], change[2], change[3]
    key = (ref, kind)
    if not state.alive(ref) or state.ties.get(key, NOTHING) == other:
        return NOTHING
    alive = state.alive
    ties = {k: t for k, t in state.ties.items() if alive(k[0]) and alive(t) and k != key}
    if other != NOTHING:
        ties[key] = other
    state.ties = ties
    state.dirty |= D_LINKS
    return ref


def _carry(state: State, change: Change) -> int:
    """Effects aimed at a card are aimed at another; effects are replaced, never changed."""
    ref, other = change[1], change[2]
    if not state.alive(other):
        return NOTHING
    effects: list[Change] = []
    for e in state.effects:
        if change[3] >> e[E_CHAR] & 1 and ref in e[E_TARGETS:]:
            aims = tuple([other if t == ref else t for t in e[E_TARGETS:]])
            effects.append((*e[:E_TARGETS], *aims))
        else:
            effects.append(e)
    state.effects = effects
    state.dirty |= D_EFFECTS
    if change[4] and state.orient[other & CARD] != state.orient[ref & CARD]:
        state.orient[other & CARD] = state.orient[ref & CARD]
        state.dirty |= D_ORIENT
    return other


def _last_turn(state: State, players: int) -> None:
    """What lasts until the end of this player's next turn now lasts until the end of this turn."""
    player = state.turn_player
    for place, e in enumerate(state.effects):
        if e[E_UNTIL] == NEXT_TURN and e[E_UNTIL_VALUE] == player:
            if not players >> max(0, e[E_MASTER]) & 1:
                continue
            until = (THIS_TURN, state.turn)
            state.effects[place] = (*e[:E_UNTIL], *until, *e[E_UNTIL_VALUE + 1 :])
    for place, a in enumerate(state.awaiting):
        if a[3] == NEXT_TURN and a[4] == player and players >> a[2] & 1:
            state.awaiting[place] = (*a[:3], THIS_TURN, state.turn, *a[5:])


def _renew(state: State, ref: int) -> int:
    card = ref & CARD
    if not state.alive(ref):
        return NOTHING
    state.inc[card] += 1
    state.stamp += 1
    state.placed[card] = state.stamp
    where = state.where[card]
    if where >= 0:
        state.dirty |= 1 << where
        state.master[card] = where // state.kinds
    return (state.inc[card] << SHIFT) | card


def _token(state: State, zones: ZoneTable, change: Change) -> int:
    card = len(state.inc)
    state.tokens += 1
    player = change[2]
    kind = change[3]
    target = player * state.kinds + kind
    state.stamp += 1
    # Shared between forks, so never changed in place.
    state.definition = [*state.definition, change[1]]
    state.owner = [*state.owner, player]
    state.master.append(player)
    state.where.append(target)
    state.inc.append(0)
    state.face.append(FACE_UP)
    state.orient.append(zones.orient[kind] if change[4] < 0 else change[4])
    state.placed.append(state.stamp)
    state.arrived.append(state.batch)
    state.seen.append(BOTH)
    state.host.append(NOTHING)
    if zones.field[kind] and state.zones[target]:
        state.dirty |= D_JOINED
    state.zones[target].append(card)
    if zones.beside[kind]:
        state.beside += 1
    state.dirty |= 1 << target
    return card


def _under(state: State, zones: ZoneTable, change: Change) -> int:
    ref = change[1]
    if not state.alive(ref) or not state.alive(change[2]):
        return NOTHING
    card = ref & CARD
    host = change[2] & CARD
    where = state.where[card]
    if where < 0 and state.host[card] < 0:
        return NOTHING  # a token that has ceased to exist lies nowhere any more
    if where >= 0 and zones.immovable[where % state.kinds] and state.where[host] != where:
        return NOTHING
    source = lift(state, card)
    if source >= 0 and zones.beside[source % state.kinds]:
        state.beside -= 1
    # What lies under it comes along: there is one pile, with one card on top.
    pile = [*state.below.pop(card, ()), card]
    below = list(state.below.get(host, ()))
    place = len(below) if change[3] == TOP else change[3]
    state.below[host] = (*below[:place], *pile, *below[place:])
    for one in pile:
        state.host[one] = host
    state.inc[card] += 1
    came = state.arrived[card]
    state.arrived[card] = state.batch
    hidden = source >= 0 and zones.sight[source % state.kinds] == OWNER_SEES
    lay_open = hidden and lies_open(state, zones, card, source)
    state.face[card] = FACE_UP if change[4] < 0 else change[4]
    if state.face[card] == FACE_UP:
        if hidden:
            mistaken(state, zones, card, source)
        state.seen[card] = BOTH
    elif hidden and not lay_open:
        unsure(state, zones, card, source, came)
    state.dirty |= D_LINKS
    return (state.inc[card] << SHIFT) | card


def lift(state: State, card: int) -> int:
    """Take a card out of where it lies; answers the zone it was in, or NOTHING."""
    source = state.where[card]
    if source >= 0:
        cards = state.zones[source]
        if cards[-1] == card:
            cards.pop()
        else:
            cards.remove(card)
        state.dirty |= 1 << source if cards else 1 << source | D_EMPTIED
    elif state.host[card] >= 0:
        host = state.host[card]
        rest = tuple(c for c in state.below[host] if c != card)
        if rest:
            state.below[host] = rest
        else:
            del state.below[host]
        state.host[card] = NOTHING
        state.dirty |= D_LINKS
    state.where[card] = NOTHING
    return source


def lies_open(state: State, zones: ZoneTable, card: int, zone: int) -> bool:
    """Whether a card of a zone lies there before everybody, whoever may look at the others."""
    return zones.shows[zone % state.kinds] and state.face[card] == FACE_UP


def unsure(state: State, zones: ZoneTable, card: int, source: int, came: int) -> None:
    """A card was taken unseen out of a hand: only its player knows which, and which are left.

    The others are unsure of every card that it might have been: of none that lies open there. Where
    cards lie in piles those are the ones that came when it did; alone it was for all to see.
    """
    keeper = 1 << (source // state.kinds)
    mates = [c for c in state.zones[source] if not lies_open(state, zones, c, source)]
    if zones.mingles[source % state.kinds]:
        mates = [c for c in mates if state.arrived[c] == came]
        if not mates:
            return
    state.seen[card] &= keeper
    for other in mates:
        state.seen[other] &= keeper


def mistaken(state: State, zones: ZoneTable, card: int, zone: int, besides: Change = ()) -> None:
    """A card of a hand is shown: it may be any of the cards like it, for those who do not see it.

    Whoever knew of another one there, but not of this, cannot tell that both have not been one
    and the same: they know of one less. `besides` are shown at the same time; a card that lies
    open there is taken for no other.
    """
    unaware = BOTH & ~state.seen[card]
    if not unaware or zones.mingles[zone % state.kinds]:
        return
    shown = [ref & CARD for ref in besides]
    definition = state.definition[card]
    for other in state.zones[zone]:
        if state.seen[other] & unaware and state.definition[other] == definition:
            if other != card and other not in shown and not lies_open(state, zones, other, zone):
                state.seen[other] &= ~unaware
                return
