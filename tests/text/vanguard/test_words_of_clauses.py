"""Wordings that rules of 2.00 speak of are read and printed as they are written."""

import pytest

from bythebook.text.vanguard import read_all, show
from bythebook.text.vanguard.d.lexicon import OVERDRESS
from bythebook.text.vanguard.normalise import normalise

TEXTS = tuple(
    """
[CONT](VC):If your soul has two or more different cards, this unit gets [Power] +5000.
[CONT](VC):If your soul has two or more cards with different card names, this unit gets [Power] +5000.
[CONT](VC):If your soul has two or more cards with "Quill" in their different card names, this unit gets [Power] +5000.
[CONT](VC):If you have two or more units with "Quill" in their different card names, this unit gets [Power] +5000.
[CONT](VC):If your soul has four or more cards with different grades, this unit gets [Power] +5000.
[CONT](VC):This unit gets [Power] +2000 for each card with a different card name in your soul.
[CONT](VC):This unit gets [Power] +2000 for every two cards with different card names in your drop.
[CONT](VC):All of your Plant tokens get [Power] +5000.
[CONT](RC):If you have a Plant token, this unit gets [Power] +5000.
[ACT](VC)[1/turn]:[COST][Counter-Blast 1], and call up to two Momokke tokens to (RC).
[ACT](VC)[1/turn]:[COST][Counter-Blast 1], draw a card, and [Soul-Blast 2].
[AUTO](RC):When you draw a card, this unit gets [Power] +1000 until end of turn.
[AUTO](RC):When your opponent draws a card by a card's ability, this unit gets [Power] +1000 until end of turn.
[CONT](VC):You may look at the top card of your deck at any time.
[AUTO](RC):When you look at cards from your opponent's deck, this unit gets [Power] +1000 until end of turn.
[CONT](VC):The [AUTO] abilities of your rear-guards activate twice.
[ACT](VC):[COST][Soul-Blast 1], choose a card from your drop, and call it to (RC). Your opponent's cards' [AUTO] abilities do not activate from this call.
[ACT](VC):[COST][Soul-Blast 1], search your deck and drop for up to one grade 2 card, reveal it and put it into hand, and if you searched the deck, shuffle the deck.
[ACT](VC):[COST][Soul-Blast 1], choose two unit cards from your hand as many as possible, and put them into your soul.
[CONT](RC):If this unit's [Power] was increased or decreased by a trigger effect this turn, this unit gets [Shield] +1000.
[AUTO](RC):When this unit attacks, choose one of your other rear-guards, and it gets the trigger effects given to this unit.
""".strip().splitlines()  # noqa: E501 - a text is one line
)


@pytest.mark.parametrize("text", TEXTS)
def test_a_text_prints_as_it_is_read(text: str) -> None:
    found = read_all(text, OVERDRESS)
    assert found
    assert all(normalise(show(ability)) == normalise(text) for ability in found)
