"""What is refused in another process is refused here, in the same words."""

import pickle

import pytest

import bythebook
from bythebook import engine
from bythebook.kernel.abilities.decks import Deck
from bythebook.kernel.state.errors import (
    BadRecord,
    BythebookError,
    DeckRefused,
    IllegalAnswer,
    MalformedAnswer,
    Stuck,
)
from bythebook.language import ENGLISH, language_of
from bythebook.lessons.walking import NotTheTask
from bythebook.library.adapter import BadFields, DamagedText, FieldFault
from bythebook.library.rows import BadFile
from bythebook.library.store import BadCard, BadLibrary
from bythebook.server.app import BadOrigin
from bythebook.server.hall import NoTable
from bythebook.server.limits import TooMuch
from bythebook.server.store import KeptOtherwise, NotKept
from bythebook.text.cards import NotExact
from bythebook.text.decklists import BadDeck
from bythebook.text.printed import BadSet

SAID = "not this"
FACTS = ("clause", "facts", "reasons", "line", "why", "code", "faults")
REFUSALS = [
    *(kind(SAID) for kind in (MalformedAnswer, BadRecord, Stuck, BadSet, BadFile)),
    *(kind(SAID) for kind in (DamagedText, BadLibrary, BadCard)),
    *(kind(SAID) for kind in (NoTable, TooMuch, NotKept, KeptOtherwise, BadOrigin, NotTheTask)),
    IllegalAnswer("ws 7.2.1.3", "it rests"),
    IllegalAnswer("", "it rests"),
    DeckRefused([("ws 5.1.2.2", "too many"), ("ws 5.1.2.1", "too few")]),
    BadDeck(3, "no such card"),
    BadDeck(0, "no such card"),
    BadFields("X-1", [FieldFault("level", "is missing")]),
    NotExact(3, "it is not read"),
]


@pytest.mark.parametrize("refusal", REFUSALS, ids=lambda r: type(r).__name__)
def test_a_refusal_can_come_out_of_another_process(refusal: BythebookError) -> None:
    same = pickle.loads(pickle.dumps(refusal))
    assert type(same) is type(refusal)
    assert str(same) == str(refusal)
    for fact in FACTS:
        assert getattr(same, fact, None) == getattr(refusal, fact, None)


def test_no_kind_of_refusal_is_left_out() -> None:
    def kinds(of: type[BythebookError]) -> set[type[BythebookError]]:
        return {of}.union(*(kinds(k) for k in of.__subclasses__()))

    ours = {k for k in kinds(BythebookError) if k.__module__.startswith("bythebook.")}
    tried = {type(r) for r in REFUSALS} | {BythebookError}
    # One that is raised and caught at the keyboard never leaves its process.
    assert {k for k in ours - tried if not k.__module__.startswith("bythebook.cli")} == set()


def test_what_is_wrong_with_a_deck_is_said_in_any_language_and_process() -> None:
    deck = engine.deck_of("ws", "lanterns")
    with pytest.raises(DeckRefused) as caught:
        bythebook.new_game("ws", deck, Deck(deck.cards[:-1]))
    refused = pickle.loads(pickle.dumps(caught.value))
    assert str(refused) == "deck 2: a deck has exactly 50 cards, this one has 49 (ws 5.1.2.1)"
    said = "dek 2: dek berisi tepat 50 kartu, dek ini berisi 49 (ws 5.1.2.1)"
    assert language_of("id").error(refused) == said
    assert ENGLISH.error(refused) == str(refused)
