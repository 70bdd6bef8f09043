"""What goes along with cards that leave circles: hearts, G units, legions, two-sided cards."""

from typing import Final

from bythebook.games.vanguard.g.actions.dominating import may_come
from bythebook.games.vanguard.g.actions.hearts import (
    has_lost_heart,
    no_longer_hearts,
    without_heart,
)
from bythebook.games.vanguard.g.cards.states import (
    BY_ULTIMATE_STRIDE,
    MATE_OF,
    is_g_unit,
    mate_of,
    partner_of,
)
from bythebook.games.vanguard.g.texts.events import STAYS_OUT
from bythebook.games.vanguard.g.zones.zones import G_ZONE, HEARTS, ON_CIRCLES
from bythebook.games.vanguard.zones.moves import after_move
from bythebook.games.vanguard.zones.zones import REAR_GUARDS, REMOVED, VANGUARD
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.state.changes import (
    MOVE,
    ORIENT,
    Change,
    move,
    orient,
    transform,
    untie,
)
from bythebook.kernel.state.continuous_ops import CHAR_CANNOT
from bythebook.kernel.state.refs import CARD, FACE_UP, NOTHING, SHIFT

ON_VANGUARD_CIRCLE: Final = (VANGUARD, HEARTS)


def stays_out(game: Game, card: int) -> bool:
    """Whether a unit does not return to the G zone, for something in force says so."""
    return game.guard_possible and game.value(CHAR_CANNOT, card) & STAYS_OUT != 0


@rule("vgg 4.6.9", "vgg 10.22.8", "vgg 11.14.3", nothing=False)
def goes_home(origin: int, target: int) -> bool:
    """A G unit that leaves its circle goes on to the G zone, but for rear-guards that move."""
    if origin not in ON_CIRCLES or target == G_ZONE:
        return False
    if origin in ON_VANGUARD_CIRCLE and target in ON_VANGUARD_CIRCLE:
        return False
    return not (origin in REAR_GUARDS and target in REAR_GUARDS)


@rule("vgg 10.28.4", nothing=[])
def hearts_return(game: Game, change: Change, leaving: list[int]) -> list[Change]:
    """Before a G unit goes to the G zone its hearts are vanguards again, lying as it lay."""
    return no_longer_hearts(game, change[1] & CARD, leaving)


@rule("vgg 10.28.6", nothing=[])
def zones_are_removed(game: Game, whole: list[Change]) -> list[Change]:
    """Behind a G unit that came by ultimate stride its whole G zone is removed.

    Those that return at the same time are in that zone by then.
    """
    state = game.state
    leaving = [c for c in whole if c[0] == MOVE]
    strode = [c[1] & CARD for c in leaving if (c[1], BY_ULTIMATE_STRIDE) in state.counters]
    if not strode:
        return []
    home = [c[1] + (1 << SHIFT) for c in leaving if c[3] == G_ZONE]
    removed: list[Change] = []
    for owner in (0, 1):
        back = [ref for ref in home if state.owner[ref & CARD] == owner]
        if any(ref & CARD in strode for ref in back):
            there = state.refs(state.zone(owner, G_ZONE))
            removed += move([*there, *back], REMOVED, face=FACE_UP)
    return removed


@rule("vgg 12.10.3.3", nothing=[])
def first_side(game: Game, change: Change) -> list[Change]:
    """Elsewhere than on circles and in the G zone a two-sided card shows its first side."""
    card = change[1] & CARD
    definition = game.state.definition[card]
    other = game.lib.other_side[definition]
    if change[3] in ON_CIRCLES or change[3] == G_ZONE:
        return []
    if game.lib.definitions[definition].back is not None:
        return []
    return [transform(after_move(game, change), other)]


@rule("vgg 10.25.2", nothing=[])
def legion_ends(game: Game, change: Change) -> list[Change]:
    """When one of two in legion leaves the vanguard circle, neither is in legion any more."""
    state = game.state
    if change[3] in ON_VANGUARD_CIRCLE or not state.ties:
        return []
    card = change[1] & CARD
    mate = mate_of(game, card)
    if mate != NOTHING:
        return [untie(state.ref(mate), MATE_OF)]
    return [untie(change[1], MATE_OF)] if (change[1], MATE_OF) in state.ties else []


@rule("vgg 10.25.10", nothing=[])
def turns_too(game: Game, change: Change) -> list[Change]:
    """Who is in legion with a unit that stands or rests does so, too."""
    partner = partner_of(game, change[1] & CARD)
    return [] if partner == NOTHING else orient([game.state.ref(partner)], change[2])


def leaves_circle(game: Game, change: Change, leaving: list[int]) -> list[Change]:
    """A card moves away from where it is: all that comes of it, in order."""
    state = game.state
    card = change[1] & CARD
    origin = state.kind_of(card)
    whole: list[Change] = []
    if origin in ON_VANGUARD_CIRCLE:
        whole += legion_ends(game, change)
        if origin == HEARTS and change[3] != VANGUARD:
            whole += has_lost_heart(game, card)
    onward = is_g_unit(game, card) and goes_home(origin, change[3]) and not stays_out(game, card)
    if origin == VANGUARD and (onward or change[3] == G_ZONE):
        whole += hearts_return(game, change, leaving)
        whole.append(without_heart(change[1]))
    whole.append(change)
    if game.lib.other_side[state.definition[card]] != NOTHING:
        whole += first_side(game, change)
    if onward:
        whole += move([after_move(game, change)], G_ZONE, state.owner[card], face=FACE_UP)
    return whole


def with_company(game: Game, changes: list[Change]) -> list[Change]:
    """Changes with what goes along with them."""
    state = game.state
    whole: list[Change] = []
    leaving = [c[1] & CARD for c in changes if c[0] == MOVE]
    for change in changes:
        kind = change[0]
        if kind == MOVE and not may_come(game, change[1] & CARD, change[3], change[2]):
            continue
        if kind == MOVE and state.alive(change[1]) and state.where[change[1] & CARD] >= 0:
            whole += leaves_circle(game, change, leaving)
        elif kind == ORIENT and state.ties and state.alive(change[1]):
            whole += [change, *[c for c in turns_too(game, change) if c not in changes]]
        else:
            whole.append(change)
    if state.counters and has_strode_ultimately(game):
        whole += zones_are_removed(game, whole)
    return whole


def has_strode_ultimately(game: Game) -> bool:
    """Whether any G unit on a circle came there by ultimate stride."""
    for _, kind in game.state.counters:
        if kind == BY_ULTIMATE_STRIDE:
            return True
    return False
