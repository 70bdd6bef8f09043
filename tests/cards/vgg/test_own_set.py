"""Our own cards of Vanguard G: every one is read whole, printed back, and can be played."""

import pytest

from bythebook.library.vgg import ADAPTER
from bythebook.text.cards import own_cards
from bythebook.text.vanguard import entries_of, read_all, show
from bythebook.text.vanguard.cards import texts_of
from bythebook.text.vanguard.normalise import normalise

CARDS = own_cards("vgg")


@pytest.mark.parametrize("number", sorted(CARDS))
def test_every_own_card_is_exact(number: str) -> None:
    card = CARDS[number]
    assert not card.unread
    printed = ADAPTER.printed_of(card)
    for entry in entries_of(card.text):
        ADAPTER.read(entry, printed)
    ADAPTER.fits(card)
    assert len(texts_of(card)) == len(card.abilities)


def test_abilities_print_as_their_texts() -> None:
    for card in CARDS.values():
        for entry in entries_of(card.text):
            for ability in read_all(entry, card.values[3]):
                assert normalise(show(ability)) == normalise(entry)
