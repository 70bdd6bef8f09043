"""Section 7.9.4: searching two zones."""

import pytest

from bythebook.games.vanguard.cards.cards import NORMAL_UNIT
from bythebook.testing import clause, side, table
from bythebook.testing.table import Table
from bythebook.testing.vanguard_d import unit
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard import read_all
from bythebook.text.vanguard.d.lexicon import OVERDRESS

FINDS = (
    "search your deck and drop for up to two grade 2 cards, reveal them and put them into hand, "
    "and if you searched the deck, shuffle the deck."
)


def searching() -> Table:
    """A text has told to search the deck and the drop zone."""
    text = f"[ACT](VC)[1/turn]:[COST][Counter-Blast 1], {FINDS}"
    mine = side(
        vanguard=unit("ace", 3, text=text),
        damage=1,
        deck=["low", "low", "below"],
        drop=["low", "away"],
    )
    cards = [unit("low", 1), unit("below", 2), unit("away", 2)]
    t = table("vgd", you=mine, cards=cards, at="main")
    t.you.chooses("activate ace")
    return t


@clause("vgd 7.9.4")
@pytest.mark.parametrize(("way", "found"), [(0, ["below"]), (1, ["away"]), (2, ["below", "away"])])
def test_either_zone_can_be_searched_or_both(way: int, found: list[str]) -> None:
    t = searching()
    assert len(t.options) == 3
    t.answer(way)
    t.you.may_choose_exactly(*found, "done")
    # Only who has searched the deck knows it.
    assert t.you.knows(t.you.card("below")) == ("below" in found)
    assert not t.rival.knows(t.you.card("below"))
    # In a deck there may be another for all that the other player knows.
    t.you.chooses(*found, *["done"] * (way == 0))
    t.you.hand.holds_exactly(*found)


@clause("vgd 7.9.4")
def test_not_all_that_is_there_has_to_be_found() -> None:
    t = searching()
    t.answer(2)
    t.you.chooses("away", "done")
    t.you.hand.is_("away")
    t.you.deck.has(3)


def test_what_leaves_open_what_has_to_be_found_is_refused() -> None:
    exactly = FINDS.replace("up to two", "two")
    with pytest.raises(Unplayable):
        read_all(f"[ACT](VC):[COST][Counter-Blast 1], {exactly}", OVERDRESS)
    with pytest.raises(Unplayable):
        read_all(f"[ACT](VC):[Counter-Blast 1] {FINDS.capitalize()}", NORMAL_UNIT)
