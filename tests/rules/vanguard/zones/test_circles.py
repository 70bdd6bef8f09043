"""Section 4.6: circles, columns and rows."""

from bythebook.games.vanguard.zones.zones import (
    BACK_LEFT,
    BEHIND,
    COLUMN_OF_VANGUARD,
    FRONT_LEFT,
    IN_FRONT,
    SAME_COLUMN,
    SAME_ROW,
    VANGUARD_AND_REAR,
)
from bythebook.kernel.abilities.abilities import ACT, Ability
from bythebook.kernel.language.nouns import Cards
from bythebook.kernel.language.words import ANYONE
from bythebook.kernel.texts.verbs import ChooseCards
from bythebook.testing import clause, side, table
from bythebook.testing.table import Table
from bythebook.testing.vanguard import unit
from tests.rules.vanguard.eras import ERAS

CIRCLES = ("left", "vanguard", "right", "back_left", "back_center", "back_right")


def full(book: str, place: int, at: str) -> Table:
    """Both fields are full; who is on one of your circles names units in a relation to it."""
    body = (ChooseCards(Cards(whose=ANYONE, place=place)),)
    speaker = unit("speaker", abilities=(Ability(ACT, VANGUARD_AND_REAR, body=body),))
    mine = {circle: unit(f"my {circle}") for circle in CIRCLES}
    mine[at] = speaker
    theirs = {circle: unit(f"their {circle}") for circle in CIRCLES}
    t = table(book, you=side(**mine), rival=side(**theirs), at="main")
    t.you.chooses("activate speaker")
    return t


def meant(book: str, place: int, at: str, *names: str) -> None:
    """Whom a relation to that circle means."""
    t = full(book, place, at)
    t.you.may_choose_exactly(*names)
    t.you.chooses(names[0])


@ERAS
@clause("vgg 4.6.2", "vgg 4.6.2.1", "vgd 4.9.1.1", "vgd 4.9.1.2")
def test_a_column_goes_through_both_fields_and_left_is_across_from_right(book: str) -> None:
    meant(book, SAME_COLUMN, "left", "my back_left", "their right", "their back_right")
    meant(book, SAME_COLUMN, "back_left", "my left", "their right", "their back_right")
    meant(book, SAME_COLUMN, "vanguard", "my back_center", "their vanguard", "their back_center")
    meant(book, SAME_COLUMN, "back_center", "my vanguard", "their vanguard", "their back_center")
    meant(book, SAME_COLUMN, "right", "my back_right", "their left", "their back_left")
    meant(book, SAME_COLUMN, "back_right", "my right", "their left", "their back_left")


@ERAS
@clause("vgg 4.6.3", "vgd 4.9.1.3")
def test_three_circles_side_by_side_are_a_row(book: str) -> None:
    meant(book, SAME_ROW, "left", "speaker", "my vanguard", "my right")
    meant(book, SAME_ROW, "vanguard", "my left", "speaker", "my right")
    meant(book, SAME_ROW, "back_right", "my back_left", "my back_center", "speaker")


def test_behind_in_front_and_the_vanguards_column() -> None:
    t = full("vgg", SAME_ROW, "left")
    t.you.chooses("speaker")
    book, kinds = t.game.book, t.game.state.kinds
    assert book.related(t.game, BEHIND, t.you.ref("speaker"), 0) == [BACK_LEFT]
    assert book.related(t.game, IN_FRONT, t.you.ref("speaker"), 0) == []
    back = t.rival.ref("their back_left")
    assert book.related(t.game, IN_FRONT, back, 1) == [kinds + FRONT_LEFT]
    assert book.related(t.game, BEHIND, back, 1) == []
    assert book.related(t.game, COLUMN_OF_VANGUARD, t.you.ref("speaker"), 0) == [9, 12]
