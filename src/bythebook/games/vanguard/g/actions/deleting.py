"""Section 10.26: deleting units."""

from bythebook.games.vanguard.g.cards.states import is_deleted, partner_of
from bythebook.games.vanguard.g.texts.events import EV_DELETED
from bythebook.games.vanguard.zones.zones import VANGUARD_AND_REAR
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.state.changes import Change, event, face
from bythebook.kernel.state.refs import CARD, FACE_DOWN, FACE_UP, NOTHING


@rule("vgg 10.26.1", "vgg 10.26.2", nothing=[])
def delete(game: Game, refs: list[int]) -> list[Change]:
    """A unit that is deleted is turned face down, and stays the same unit, lying as it lay.

    Of two in legion both are.
    """
    state = game.state
    units: list[int] = []
    for ref in refs:
        card = ref & CARD
        if not state.alive(ref) or state.kind_of(card) not in VANGUARD_AND_REAR:
            continue
        for one in (card, partner_of(game, card)):
            if one != NOTHING and one not in units and not is_deleted(game, one):
                units.append(one)
    deleted = state.refs(units)
    events = [event(EV_DELETED, r, state.master[r & CARD]) for r in deleted]
    return [*face(deleted, FACE_DOWN), *events]


@rule("vgg 10.26.5", "vgg 10.26.9", nothing=[])
def undelete(refs: list[int]) -> list[Change]:
    """A unit that is deleted no longer is turned face up, and keeps what was done to it."""
    return face(refs, FACE_UP)
