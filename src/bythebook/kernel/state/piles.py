"""What happens to cards that lie under others, and to what effects are aimed at."""

from bythebook.kernel.state.continuous_ops import E_TARGETS
from bythebook.kernel.state.refs import BOTH, CARD, FACE_UP, NOTHING, SHIFT
from bythebook.kernel.state.state import State
from bythebook.kernel.state.zones import D_EFFECTS, D_JOINED, D_LINKS


def release(state: State, ref: int) -> int:
    """Effects made by resolving let go of a card; those that have no other card left end."""
    if not state.alive(ref):
        return NOTHING
    effects = []
    for e in state.effects:
        if ref in e[E_TARGETS:]:
            kept = tuple([t for t in e[E_TARGETS:] if t != ref])
            if kept:
                effects.append((*e[:E_TARGETS], *kept))
        else:
            effects.append(e)
    if len(effects) == len(state.effects) and effects == state.effects:
        return NOTHING
    state.effects = effects
    state.dirty |= D_EFFECTS
    return ref


def uncover(state: State, ref: int) -> int:
    """The card right under another comes up beside it; the rest of the pile lies under that one."""
    card = ref & CARD
    pile = state.below.get(card, ())
    if not state.alive(ref) or not pile or state.where[card] < 0:
        return NOTHING
    zone = state.where[card]
    up = pile[-1]
    del state.below[card]
    if len(pile) > 1:
        state.below[up] = pile[:-1]
        for one in pile[:-1]:
            state.host[one] = up
    cards = state.zones[zone]
    state.zones[zone] = [*cards[: cards.index(card)], up, *cards[cards.index(card) :]]
    state.where[up] = zone
    state.host[up] = NOTHING
    state.master[up] = state.master[card]
    state.orient[up] = state.orient[card]
    state.face[up] = FACE_UP
    state.seen[up] = BOTH
    state.inc[up] += 1
    state.stamp += 1
    state.placed[up] = state.stamp
    state.arrived[up] = state.batch
    state.dirty |= D_LINKS | D_JOINED | 1 << zone
    return (state.inc[up] << SHIFT) | up
