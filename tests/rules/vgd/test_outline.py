"""Section 1.3: what both players choose at the same time."""

from bythebook.games.vanguard.zones.zones import DROP, HAND, REAR_GUARDS
from bythebook.kernel.abilities.resolve import R_CHOSEN
from bythebook.kernel.language.nouns import Bound, Cards
from bythebook.kernel.texts.deciding import EachChooses
from bythebook.kernel.texts.verbs import MoveCards
from bythebook.testing import Table, clause, side, table
from bythebook.testing.vanguard_d import unit
from tests.rules.vanguard.waiting import acting


def both_choose(zones: tuple[int, ...]) -> Table:
    """A text has both players choose a card of theirs, which is put into the drop zone."""
    doer = acting("doer", EachChooses(Cards(zones=zones)), MoveCards(Bound(R_CHOSEN), DROP))
    cards = [unit(name) for name in "abcd"]
    mine = side(vanguard=unit("chief", 3), back_left=doer, hand=["a", "b"], left="c", right="d")
    theirs = side(hand=["c", "d"], left="a", right="b")
    t = table("vgd", you=mine, rival=theirs, cards=cards, at="main")
    t.you.chooses("activate doer")
    return t


@clause("vgd 1.3.4.1")
def test_hidden_cards_are_shown_only_when_both_have_chosen() -> None:
    t = both_choose((HAND,))
    t.you.chooses("a")
    t.rival.may_choose_exactly("c", "d")
    # Nothing has happened, and nobody knows what the first player chose.
    t.you.hand.has(2)
    assert [t.rival.knows(t.game.state.zone(0, HAND)[n]) for n in (0, 1)] == [False, False]
    t.rival.chooses("d")
    t.you.drop.is_("a")
    t.rival.drop.is_("d")


@clause("vgd 1.3.4.1")
def test_of_cards_that_everybody_sees_the_other_knows_which_was_chosen() -> None:
    t = both_choose(REAR_GUARDS)
    t.you.may_choose_exactly("doer", "c", "d")
    t.you.chooses("c")
    t.rival.chooses("a")
    t.you.drop.is_("c")
    t.rival.drop.is_("a")
