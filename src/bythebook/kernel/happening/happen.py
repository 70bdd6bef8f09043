"""What a step wants: is it forbidden, is it replaced, it happens, who was waiting for it."""

from typing import TYPE_CHECKING

from bythebook.kernel.happening.committing import commit
from bythebook.kernel.happening.noticing import (
    MOVING,
    TURNING,
    UNNOTICED,
    only_waited_for,
    own_words,
    replaced,
    touchable,
    unnoticed,
)
from bythebook.kernel.happening.unnoticed import alone, note
from bythebook.kernel.procedure.procedure import EMPTY, Procedure
from bythebook.kernel.state.changes import Change, still_named
from bythebook.kernel.state.refs import CARD
from bythebook.kernel.texts.arranging import Arrange, to_arrange

if TYPE_CHECKING:
    from bythebook.kernel.game.game import Game


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
            note(game, frame, changes, clause, made_of)
            return
    noticed(game, frame, changes, clause)


def noticed(game: "Game", frame: Procedure, changes: list[Change], clause: str) -> None:
    """Changes that something may notice: forbid, replace, do."""
    if only_waited_for(game, changes):
        commit(game, frame, changes, clause)
        return
    wanted = changes
    if game.accompanied():
        if touchable(game, changes):
            # What is not done takes nothing along.
            changes = allowed(game, changes)
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
    found = {ref & CARD: ref for ref in moved if ref & CARD in cards}
    # A card that moved on is where it has come to.
    return list(found.values())


def allowed(game: "Game", changes: list[Change]) -> list[Change]:
    """The changes that nothing forbids."""
    game.value(0, 0)
    if not game.sheet.guarded:
        return changes
    forbids = game.book.forbids
    kept = [c for c in changes if not forbids(game, c)]
    if len(kept) == len(changes):
        return kept
    barred = [c for c in changes if c not in kept]
    return [*still_named(kept), *game.book.shown_as_barred(game, barred)]
