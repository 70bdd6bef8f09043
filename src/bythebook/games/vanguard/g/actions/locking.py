"""Sections 10.22 and 10.24: locking and unlocking."""

from bythebook.games.vanguard.g.cards.states import is_locked
from bythebook.games.vanguard.g.texts.events import EV_LOCKED, EV_UNLOCKED
from bythebook.games.vanguard.g.zones.zones import circle_of, lock_of
from bythebook.games.vanguard.zones.zones import REAR_GUARDS, STAND
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.state.changes import Change, move, naming
from bythebook.kernel.state.refs import CARD, FACE_DOWN, FACE_UP, NOTHING


@rule("vgg 10.22.2", nothing=[])
def lock(game: Game, refs: list[int]) -> list[Change]:
    """A rear-guard that is locked is turned face down where it is, and is another card then."""
    state = game.state
    changes: list[Change] = []
    for ref in refs:
        card = ref & CARD
        kind = state.kind_of(card)
        if not state.alive(ref) or kind not in REAR_GUARDS:
            continue
        side = state.side_of(card)
        changes += move([ref], lock_of(kind), side, face=FACE_DOWN)
        changes.append(naming(EV_LOCKED, ref, state.master[card], 0, NOTHING, ref))
    return changes


@rule("vgg 10.24.1", "vgg 10.24.2", "vgg 10.24.3", "vgg 10.22.5", "vgg 10.22.7", nothing=[])
def unlock(game: Game, refs: list[int]) -> list[Change]:
    """A locked card that is unlocked lies face up on its circle, standing, and is another card."""
    state = game.state
    changes: list[Change] = []
    for ref in refs:
        card = ref & CARD
        if not state.alive(ref) or not is_locked(game, card):
            continue
        side = state.side_of(card)
        circle = circle_of(state.kind_of(card))
        changes += move([ref], circle, side, face=FACE_UP, orient=STAND)
        changes.append(naming(EV_UNLOCKED, ref, side, 0, NOTHING, ref))
    return changes


@rule("vgg 10.22.9", nothing=[])
def put_locked(refs: list[int], circle: int, player: int) -> list[Change]:
    """What is put on a circle as a locked card was no unit there."""
    return move(refs, lock_of(circle), player, face=FACE_DOWN)
