"""Sections 10.3, 10.4, 10.8, 10.19 and 10.36: what it is called to put cards somewhere."""

from bythebook.games.vanguard.edition import edition
from bythebook.games.vanguard.zones.zones import BIND, DAMAGE, DROP, FIELD, REMOVED
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.state.changes import Change, move
from bythebook.kernel.state.refs import AS_ZONE, CARD


def lying_in(game: Game, refs: list[int], kinds: tuple[int, ...]) -> list[int]:
    """Those of some cards that lie in one of some kinds of zones."""
    state = game.state
    return [r for r in refs if state.alive(r) and state.kind_of(r & CARD) in kinds]


def discard(game: Game, refs: list[int]) -> list[Change]:
    """To discard a card is to put it into the drop zone, from where the era says."""
    return move(lying_in(game, refs, edition(game).discarded_from()), DROP)


@rule("vgg 10.4.1", "vgd 7.16.1", nothing=[])
def retire(game: Game, refs: list[int]) -> list[Change]:
    """To retire a card is to put it from a circle into the drop zone."""
    if not refs:
        return []
    state = game.state
    circle_of = edition(game).circle_of
    there = [r for r in refs if state.alive(r) and circle_of(state.kind_of(r & CARD)) in FIELD]
    return move(there, DROP)


@rule("vgg 10.8.1", "vgd 7.18.1", nothing=[])
def heal(game: Game, refs: list[int]) -> list[Change]:
    """To heal a card is to put it from the damage zone into the drop zone."""
    return move(lying_in(game, refs, (DAMAGE,)), DROP)


@rule("vgg 10.19.1", "vgd 7.27.1", nothing=[])
def bind(refs: list[int], face: int = AS_ZONE) -> list[Change]:
    """To bind a card is to put it into its owner's bind zone."""
    return move(refs, BIND, face=face)


@rule("vgg 10.36.1", "vgd 7.17.1", nothing=[])
def remove(refs: list[int]) -> list[Change]:
    """To remove a card is to put it into its owner's removal zone."""
    return move(refs, REMOVED)
