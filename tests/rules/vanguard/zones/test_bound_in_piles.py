"""Section 4.9: what the other player still knows of cards that lie face down in a pile."""

import pytest

from bythebook.testing import Table, clause, face_up, side, table
from bythebook.testing.leaks import leak
from bythebook.testing.vanguard import unit
from tests.rules.vanguard.eras import ERAS

TAKE = "Choose a face down card from your bind zone, and put it into your hand."
ALL = "Choose two of your rear-guards, and bind them face down."
ONE = "Choose one of your rear-guards, and bind it face down."


def bound(book: str, binds: str) -> Table:
    """Two units that everybody knew, to be bound face down."""
    text = (f"[ACT](VC):{binds}", f"[ACT](VC)[1/turn]:{TAKE}")
    mine = side(vanguard=unit("lead", 3, text=text), left=unit("a"), right=unit("b"), deck=5)
    t = table(book, mine, side(deck=5), at="main")
    t.you.chooses("activate lead: bind", *(["a", "activate lead: bind"] if binds == ONE else []))
    assert t.you.bind.seen_by(t.rival) == ["a", "b"]
    return t


@ERAS
@clause("vgg 4.9.3", "vgg 4.9.2.1", "vgd 4.12.5", "vgd 4.12.3")
@pytest.mark.parametrize("taken", ["a", "b"])
def test_of_one_pile_only_its_player_knows_which_card_was_taken(book: str, taken: str) -> None:
    """Its order may have been changed: whichever was taken, the other player sees the same."""
    t = bound(book, ALL)
    t.you.chooses("activate lead: hand", taken)
    t.you.hand.is_(taken)
    assert t.you.hand.seen_by(t.rival) == [None]
    assert t.you.bind.seen_by(t.rival) == [None]
    assert t.you.bind.seen_by(t.you) != [None]
    assert leak(t.game, 1) == ""


@ERAS
@clause("vgg 4.9.3", "vgd 4.12.5")
@pytest.mark.parametrize(("taken", "left"), [("a", "b"), ("b", "a")])
def test_of_two_piles_everybody_knows_which_card_was_taken(
    book: str, taken: str, left: str
) -> None:
    t = bound(book, ONE)
    t.you.chooses("activate lead: hand", taken)
    assert t.you.hand.seen_by(t.rival) == [taken]
    assert t.you.bind.seen_by(t.rival) == [left]


@ERAS
@clause("vgg 4.9.2", "vgg 4.9.3", "vgd 4.12.2")
def test_what_lies_face_up_in_a_pile_is_no_card_that_could_have_been_taken(book: str) -> None:
    mine = side(
        vanguard=unit("lead", 3, text=f"[ACT](VC):{TAKE.replace('face down', 'face up')}"),
        bind=[face_up("a"), face_up("b")],
        deck=5,
    )
    t = table(book, mine, side(deck=5), cards=(unit("a"), unit("b")), at="main")
    t.you.chooses("activate lead", "a")
    assert t.you.hand.seen_by(t.rival) == ["a"]
    assert t.you.bind.seen_by(t.rival) == ["b"]
