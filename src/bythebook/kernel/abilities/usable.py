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
        free = _without(free, taken)
    if free and game.guard_possible:
        free = _allowed_to_pay(game, free, player)
        stopped = game.book.restraints(game)
        if stopped is None:
            return _unforbidden(game, part, source, player, free) if game.is_guarded() else free
        for ref in free:
            if stopped[ref & CARD]:
                return _kept(game, part, source, player, free, stopped)
    return free


def _kept(
    game: "Game", part: CostPart, source: int, player: int, refs: list[int], stopped: list[int]
) -> list[int]:
    """Those of some cards that nothing stops, or nothing that the part of the cost does to them."""
    held = [ref for ref in refs if stopped[ref & CARD]]
    freed = _unforbidden(game, part, source, player, held)
    return [ref for ref in refs if ref not in held or ref in freed]


def _without(refs: list[int], others: list[int]) -> list[int]:
    return [ref for ref in refs if ref not in others]


def _allowed_to_pay(game: "Game", refs: list[int], player: int) -> list[int]:
    """Those of some cards that a player may pay with at all."""
    may_pay_with = game.book.may_pay_with
    return [ref for ref in refs if may_pay_with(game, ref, player)]


def _unforbidden(
    game: "Game", part: CostPart, source: int, player: int, refs: list[int]
) -> list[int]:
    """Those of some cards to which what a part of a cost does could be done."""
    return [ref for ref in refs if not _forbidden(game, part, source, player, ref)]


def _spoils(changes: list[Change], turning: Change, before: bool) -> bool:
    """Whether a card cannot be both turned and used: it is turned so, or has gone before."""
    return any(
        c[:3] == turning or (before and c[0] == MOVE and c[1] == turning[1]) for c in changes
    )


def _forbidden(game: "Game", part: CostPart, source: int, player: int, ref: int) -> bool:
    """Whether what a part of a cost does could not be done to a card."""
    return game.unpayable(part.changes(game, source, player, [ref]))
