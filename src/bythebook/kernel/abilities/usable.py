"""Which cards a part of a cost can be paid with."""

from typing import TYPE_CHECKING

from bythebook.kernel.abilities.abilities import CostPart
from bythebook.kernel.state.changes import MOVE, ORIENT, Change
from bythebook.kernel.state.refs import CARD

if TYPE_CHECKING:
    from bythebook.kernel.game.game import Game


def usable(
    game: "Game",
    parts: tuple[CostPart, ...],
    place: int,
    source: int,
    player: int,
    used: list[int],
) -> list[int]:
    """The cards a part can be paid with.

    Not those used for another part, not those that another part moves without
    a choice or can no longer turn then, and none that cannot have done to it
    what the part does.
    """
    part = parts[place]
    free = part.candidates(game, source, player)
    if not free:
        return free
    taken = used
    if len(parts) > 1:
        for at, other in enumerate(parts):
            if other is not part and not other.needs():
                for change in other.changes(game, source, player, []):
                    if change[0] == MOVE or (
                        change[0] == ORIENT
                        and change[1] in free
                        and _spoils(
                            part.changes(game, source, player, [change[1]]), change, at > place
                        )
                    ):
                        taken = [*taken, change[1]]
    if source in free and game.book.is_set_aside(game, source):
        taken = [*taken, source]
    if taken:
        free = [r for r in free if r not in taken]
    if free and game.guard_possible:
        free = [r for r in free if game.book.may_pay_with(game, r, player)]
        stopped = game.book.restraints(game)
        if stopped is None:
            if game.is_guarded():
                return [r for r in free if not _forbidden(game, part, source, player, r)]
            return free
        for ref in free:
            if stopped[ref & CARD]:
                return [
                    r
                    for r in free
                    if not stopped[r & CARD] or not _forbidden(game, part, source, player, r)
                ]
    return free


def _spoils(changes: list[Change], turning: Change, before: bool) -> bool:
    """Whether a card cannot be both turned and used: it is turned so, or has gone before."""
    return any(
        c[:3] == turning or (before and c[0] == MOVE and c[1] == turning[1]) for c in changes
    )


def _forbidden(game: "Game", part: CostPart, source: int, player: int, ref: int) -> bool:
    """Whether what a part of a cost does could not be done to a card."""
    return game.unpayable(part.changes(game, source, player, [ref]))
