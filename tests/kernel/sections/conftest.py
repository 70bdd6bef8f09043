"""The tiny game with two sections joins the others."""

from collections.abc import Iterator

import pytest

from bythebook import catalogue, engine
from bythebook.text.cards import own_cards, own_decks
from tests.kernel.sections import ENTRY


def forget() -> None:
    """Other tiny games of other tests have other cards under the same name."""
    for kept in (own_cards, own_decks, engine._own_deck):
        kept.cache_clear()


@pytest.fixture(autouse=True, scope="module")
def _spirited() -> Iterator[None]:
    forget()
    catalogue.add(ENTRY)
    yield
    catalogue.remove("tiny")
    forget()
