"""8.6.3.1.2, 1.3.3: something offered was done if all of it was; what hangs on it asks that."""

from typing import Any

import pytest

from bythebook.games.ws.cards import CHARACTER
from bythebook.games.ws.zones.zones import REST
from bythebook.testing import character, clause, side, table
from bythebook.text.meaning import Unplayable
from bythebook.text.ws import abilities_of


def damage(text: str, **you: Any) -> int:
    """How much damage the opponent takes if all that is offered is done as far as it can be."""
    lines = f"【ACT】 [【REST】 this card] {text} If you do, deal 1 damage to your opponent."
    t = table("ws", side(back_left=character("C", text=lines), **you), side(), at="main")
    t.you.chooses("activate C")
    t.you.chooses("yes")
    t.settle()
    return len(t.rival.clock)


HANDS = (
    "You may choose 3 cards in your hand, and put them into your waiting room.",
    "You may put 3 cards from your hand into your waiting room.",
)


@pytest.mark.parametrize("text", HANDS)
@clause("ws 8.6.3.1.2")
def test_fewer_cards_than_it_says_are_not_what_it_says(text: str):
    assert [damage(text, hand=n) for n in (0, 1, 2, 3)] == [0, 0, 0, 1]


@clause("ws 8.6.3.1.2")
def test_nor_are_fewer_from_the_top_of_the_stock():
    text = "You may put the top 2 cards of your stock into your waiting room."
    assert [damage(text, stock=n) for n in (0, 1, 2, 3)] == [0, 0, 1, 1]


@clause("ws 8.6.3.1.1")
def test_of_up_to_so_many_one_will_do():
    text = "You may choose up to 1 card in your hand, and put it into your waiting room."
    lines = f"【ACT】 [【REST】 this card] {text} If you do, deal 1 damage to your opponent."
    for pick, dealt in (("filler", 1), ("done", 0)):
        you = side(back_left=character("C", text=lines), hand=1)
        t = table("ws", you, side(), at="main")
        t.you.chooses("activate C", "yes", pick)
        t.settle()
        t.rival.clock.has(dealt)


@clause("ws 1.3.3.1")
def test_a_character_that_rests_already_is_not_rested():
    text = "You may choose 1 of your other characters, and 【REST】 it."
    assert [damage(text, left=it) for it in ("filler", ("filler", REST))] == [1, 0]


@clause("ws 1.3.3.1")
def test_all_of_several_have_to_be_rested():
    text = "You may choose 2 of your other characters, and 【REST】 them."
    up, down = "filler", ("filler", REST)
    for left, right, dealt in ((up, up, 1), (up, down, 0), (down, down, 0)):
        assert damage(text, left=left, right=right) == dealt


@clause("ws 1.3.3")
def test_of_two_things_it_is_not_known_whether_they_were_done():
    """One of them can be done and the other not: such a text is refused."""
    two = "put the top card of your stock underneath this card as a marker, and 【REST】 this card."
    for link in ("If you do, draw 1 card.", "If you do not, draw 1 card."):
        with pytest.raises(Unplayable, match="which of two things"):
            abilities_of((f"【AUTO】 When this card becomes 【REVERSE】, {two} {link}",), CHARACTER)
