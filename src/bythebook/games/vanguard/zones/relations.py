"""Section 4.6: which circles stand in a relation to a card, for the texts that speak of them."""

from bythebook.games.vanguard.edition import edition
from bythebook.games.vanguard.zones.zones import (
    BEHIND,
    COLUMN_OF_VANGUARD,
    OWN_COLUMN,
    SAME_COLUMN,
    SAME_ROW,
    THEIR_COLUMN,
    VANGUARD,
    behind,
    column_across,
    column_of,
    in_front,
    row_of,
)
from bythebook.kernel.game.game import Game
from bythebook.kernel.state.refs import NOTHING


def related_circles(game: Game, place: int, ref: int, master: int) -> list[int]:
    """The circles of both players' fields that stand in a relation to a card."""
    kinds = game.state.kinds
    if place == COLUMN_OF_VANGUARD:
        return [master * kinds + z for z in column_of(VANGUARD)]
    where = game.last_zone(ref)
    if where == NOTHING:
        return []
    circle = edition(game).circle_of(where % kinds)
    own = where - where % kinds
    mine = edition(game).seen_from(game, ref, own // kinds) * kinds
    others = [own + z for z in column_of(circle) if z != circle]
    across = [kinds - own + z for z in column_across(circle)]
    if place == SAME_COLUMN:
        return [*others, *across]
    if place == OWN_COLUMN:
        return others if mine == own else across
    if place == THEIR_COLUMN:
        return across if mine == own else others
    if place == SAME_ROW:
        return [own + z for z in row_of(circle)]
    next_to = behind(circle) if place == BEHIND else in_front(circle)
    return [] if next_to == NOTHING else [own + next_to]
