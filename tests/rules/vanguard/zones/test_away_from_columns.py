"""Section 4.6: cards that are in no column and in no row."""

import pytest

from bythebook.games.vanguard.zones.zones import (
    BEHIND,
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
