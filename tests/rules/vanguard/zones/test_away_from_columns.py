"""Section 4.6: the two halves of a column, and cards that are in no column and in no row."""

import pytest

from bythebook.games.vanguard.zones.zones import (
    BACK_LEFT,
    BACK_RIGHT,
    BEHIND,
    FRONT_RIGHT,
    IN_FRONT,
    OWN_COLUMN,
    SAME_COLUMN,
    SAME_ROW,
    THEIR_COLUMN,
)
from bythebook.testing import clause, side, table
from bythebook.testing.vanguard import unit
from tests.rules.vanguard.eras import ERAS


@ERAS
@clause("vgg 4.6.2", "vgg 4.6.3", "vgd 4.9.1.1", "vgd 4.9.1.3")
@pytest.mark.parametrize(
    "place", [SAME_COLUMN, OWN_COLUMN, THEIR_COLUMN, SAME_ROW, BEHIND, IN_FRONT]
)
def test_guardians_and_cards_off_circles_are_in_no_column_and_no_row(book: str, place: int) -> None:
    t = table(book, side(guardians=[unit("guard")], hand=[unit("held")], left=unit("ace")))
    for name in ("guard", "held"):
        assert t.game.book.related(t.game, place, t.you.ref(name), 0) == []


@ERAS
@clause("vgg 4.6.2", "vgg 4.6.2.1", "vgd 4.9.1.1", "vgd 4.9.1.2")
def test_of_a_column_one_half_is_ones_own_and_one_the_others(book: str) -> None:
    t = table(book, side(left=unit("ace")), side(left=unit("foe")))
    kinds, related = t.game.state.kinds, t.game.book.related
    ace, foe = t.you.ref("ace"), t.rival.ref("foe")
    assert related(t.game, OWN_COLUMN, ace, 0) == [BACK_LEFT]
    assert related(t.game, THEIR_COLUMN, ace, 0) == [kinds + FRONT_RIGHT, kinds + BACK_RIGHT]
    assert related(t.game, OWN_COLUMN, foe, 1) == [kinds + BACK_LEFT]
    assert related(t.game, THEIR_COLUMN, foe, 1) == [FRONT_RIGHT, BACK_RIGHT]
