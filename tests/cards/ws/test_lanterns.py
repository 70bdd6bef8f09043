"""Our own cards and decks: every text is read, every deck is legal and can be played."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from bythebook.games.ws.book import BOOK
from bythebook.games.ws.cards import CHARACTER, CLIMAX, COST, TYPE
from bythebook.games.ws.keywords.keywords import INHERENT_ENCORE
from bythebook.games.ws.preparation import deck_faults
from bythebook.kernel.abilities.abilities import AUTO, CONT, CardDef
from bythebook.kernel.abilities.decks import Deck
from bythebook.kernel.game.setup import start
from bythebook.kernel.state.errors import BythebookError
from bythebook.text import fold_name
from bythebook.text.cards import (
    BadDeck,
    NotExact,
    find_deck,
    load_deck,
    load_set,
    own_cards,
    own_decks,
)
from bythebook.text.printed import BadSet
from bythebook.text.ws import entries_of, show
from bythebook.text.ws.cards import make_card
from bythebook.text.ws.normalise import normalise

CARDS = own_cards("ws")
DECKS = {name: load_deck(file, CARDS) for name, file in own_decks("ws").items()}


@pytest.mark.parametrize("card", CARDS.values(), ids=lambda card: card.number)
def test_every_card_is_its_text(card: CardDef) -> None:
    assert not card.unread
    own = card.abilities
    if card.values[TYPE] == CHARACTER:
        assert own[-1] == INHERENT_ENCORE
        own = own[:-1]
    printed = [normalise(entry) for entry in entries_of(card.text, card.values[TYPE])]
    assert [normalise(show(ability)) for ability in own] == printed
    assert fold_name(card.name) == card.name


def test_names_are_different() -> None:
    assert len({card.name for card in CARDS.values()}) == len(CARDS) >= 30


@pytest.mark.parametrize("name", DECKS)
def test_every_deck_is_legal(name: str) -> None:
    deck = DECKS[name]
    assert deck_faults(deck.main) == []
    assert sum(1 for card in deck if card.values[TYPE] == CLIMAX) == 8
    assert sum(1 for card in deck if card.values[COST] == 0) >= 20


def test_benchmark_characters_have_two_of_each() -> None:
    for card in DECKS["bench"]:
        if card.values[TYPE] == CHARACTER:
            kinds = [ability.kind for ability in card.abilities[:-1]]
            assert sorted(kinds) == sorted([CONT, CONT, AUTO, AUTO]), card.name


@pytest.mark.parametrize(("one", "other"), [("lanterns", "tides"), ("bench", "bench")])
def test_random_games_come_to_an_end(one: str, other: str) -> None:
    for seed in range(20):
        chance = random.Random(seed)
        game = start(BOOK, (DECKS[one], DECKS[other]), seed)
        for _ in range(20_000):
            if game.result is not None:
                break
            assert game.pending is not None
            game.answer(chance.randrange(len(game.pending.options)))
        assert game.result is not None


# --- loading -------------------------------------------------------------------------------------

PLAIN = {"number": "X-1", "name": "Plain", "kind": "character", "color": "red"}


@pytest.mark.parametrize(
    ("change", "what"),
    [
        ({"colour": "red"}, "colour"),
        ({"color": "mauve"}, "color"),
        ({"kind": "spell"}, "kind"),
        ({"level": "1"}, "level"),
        ({"power": -500}, "power"),
        ({"text": "Draw 1 card."}, "text"),
        ({"icons": ["bell"]}, "bell"),
        ({"name": ""}, "name"),
        ({"number": ""}, "number"),
    ],
)
def test_a_wrong_field_is_named(change: dict[str, object], what: str) -> None:
    with pytest.raises(BadSet, match=what):
        make_card(PLAIN | change)


def test_a_set_file_that_is_none_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "set.toml"
    for text in ("not toml", 'card = "x"', "other = 1", "card = [1]"):
        file.write_text(text)
        with pytest.raises(BadSet):
            load_set(file)
    row = '[[card]]\nnumber = "X"\nname = "X"\nkind = "event"\ncolor = "red"\n'
    file.write_text(row)
    assert list(load_set(str(file))) == ["X"]
    file.write_text(row + row)
    with pytest.raises(BadSet, match="twice"):
        load_set(file)
    with pytest.raises(BadSet):
        load_set(tmp_path / "nowhere.toml")
    with pytest.raises(BythebookError, match="no game is called 'chess'"):
        own_cards("chess")


def test_an_unread_text_makes_a_card_not_exact() -> None:
    odd = "【AUTO】 When this card sneezes, draw 1 card."
    card = make_card(PLAIN | {"text": ["【CONT】 This card gets +500 power.", odd]})
    assert card.unread == (odd,)
    assert len(card.abilities) == 2
    cards = {"X-1": card}
    with pytest.raises(NotExact, match=r"line 2.*sneezes"):
        load_deck("# mine\n2 X-1 Plain\n", cards)
    assert load_deck("2 X-1 Plain\n", cards, blank=True) == Deck([card, card])


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("4 LT-01\n4 LT-99 Nobody", "line 2: there is no card 'LT-99'"),
        ("4 LT-01 Somebody", "line 1: card LT-01 is"),
        ("four LT-01", "line 1: write"),
        ("nowhere.txt", "nowhere.txt"),
    ],
)
def test_a_wrong_line_of_a_deck_is_named(text: str, what: str) -> None:
    with pytest.raises(BadDeck, match=what) as caught:
        load_deck(text, CARDS)
    assert isinstance(caught.value, BythebookError)


def test_decks_are_found_by_name_or_path(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text("1 LT-01")
    assert load_deck(find_deck("ws", file), CARDS) == Deck([CARDS["LT-01"]])
    assert load_deck(str(file), CARDS) == Deck([CARDS["LT-01"]])
    assert load_deck(find_deck("ws", "tides"), CARDS) == DECKS["tides"]
    with pytest.raises(BadDeck, match="lanterns"):
        find_deck("ws", "nothing")
