"""Our own Dragon Ball Super cards as a whole: every text exact, legal decks, everything used."""

from __future__ import annotations

import re

import pytest

from bythebook import book_of
from bythebook.engine import new_game
from bythebook.games.dbs.cards.cards import (
    BATTLE,
    COLOR_NAMES,
    COLORS,
    EXTRA,
    KEYWORD_NAMES,
    KEYWORDS,
    LEADER,
    LIMITED,
    MARKER_COST,
    ONCE_PER_TURN,
    TYPE,
    UNISON,
    X_COST,
)
from bythebook.kernel.abilities.abilities import ACT, AUTO, CONT, Ability, CardDef
from bythebook.text.cards import load_deck, own_cards, own_decks
from bythebook.text.dbs import show
from bythebook.text.dbs.cards import texts_of
from bythebook.text.dbs.normalise import normalise

DECKS = ("gale", "menagerie", "bells", "hollow")
CARDS = own_cards("dbs")
SIDES = [side for card in CARDS.values() for side in (card, card.back) if side is not None]
TEXT = "\n".join(line for side in SIDES for line in side.text)


def quoted(ability: Ability) -> list[Ability]:
    """An ability and those it gives, however deep."""
    return [ability, *(found for given in ability.inner() for found in quoted(given))]


ABILITIES = [found for side in SIDES for ability in side.abilities for found in quoted(ability)]


def of_type(kind: int) -> list[CardDef]:
    return [card for card in CARDS.values() if card.values[TYPE] & kind]


def test_there_are_more_than_a_hundred_and_ten_cards_of_every_type() -> None:
    assert len({card.name for card in CARDS.values()}) == len(CARDS) >= 110
    assert len(of_type(LEADER)) == 5
    assert all(card.back is not None for card in of_type(LEADER))
    assert len(of_type(BATTLE)) >= 60
    assert len(of_type(EXTRA)) >= 20
    assert len(of_type(UNISON)) >= 6


@pytest.mark.parametrize("side", SIDES, ids=lambda side: side.number)
def test_every_text_is_read_whole_and_printed_back(side: CardDef) -> None:
    assert not side.unread
    printed = texts_of(side)
    assert len(printed) == len(side.abilities)
    for text, ability in zip(printed, side.abilities, strict=True):
        assert normalise(show(ability)) == normalise(text)


@pytest.mark.parametrize("name", [*DECKS, "bench"])
def test_every_deck_is_legal(name: str) -> None:
    deck = load_deck(own_decks("dbs")[name], CARDS)
    assert book_of("dbs").check_deck(deck) == []
    assert 51 <= len(deck) <= 61


def test_every_deck_is_of_one_set_with_characters_and_traits_of_its_own() -> None:
    seen: dict[str, str] = {}
    for name in DECKS:
        deck = load_deck(own_decks("dbs")[name], CARDS)
        assert len({card.number[:2] for card in deck}) == 1
        for trait in {t for card in deck for t in card.traits if t in ("Skyfarer", "Clockwork")}:
            assert seen.setdefault(trait, name) == name


def test_every_card_is_in_a_deck() -> None:
    played = {c.number for n in own_decks("dbs") for c in load_deck(own_decks("dbs")[n], CARDS)}
    assert played == set(CARDS)


@pytest.mark.parametrize("keyword", KEYWORD_NAMES, ids=KEYWORD_NAMES.values())
def test_every_keyword_is_used(keyword: int) -> None:
    assert any(side.values[KEYWORDS] & keyword for side in SIDES) or any(
        ability.marks & keyword for ability in ABILITIES
    )


@pytest.mark.parametrize(
    "words",
    ["[Bond", "[Sparking", "[Burst", "[Spirit Boost", "Token", "discard", "KO it", "•", "Warp"],
)
def test_every_word_before_a_skill_is_used(words: str) -> None:
    assert words in TEXT


def test_every_kind_of_skill_and_mark_is_used() -> None:
    assert {ACT, AUTO, CONT} <= {a.kind for a in ABILITIES}
    for mark in (ONCE_PER_TURN, LIMITED, MARKER_COST):
        assert any(a.marks & mark for a in ABILITIES)
    assert all(card.values[KEYWORDS] & X_COST for card in of_type(UNISON))
    costs = {int(n) for n in re.findall(r"^\[([+-]?[0-9]+)\]", TEXT, re.MULTILINE)}
    assert 0 in costs
    assert min(costs) < 0 < max(costs)


def test_every_color_and_several_at_once_are_used() -> None:
    colors = [card.values[COLORS] for card in CARDS.values()]
    for color in COLOR_NAMES:
        assert color in colors
    assert any(c.bit_count() == 2 for c in colors)


@pytest.mark.parametrize("name", DECKS)
def test_a_deck_plays_against_itself_to_the_end(name: str) -> None:
    game = new_game("dbs", name, name, seed=4)
    while game.result is None:
        assert game.pending is not None
        game.answer(game.decided % len(game.pending.options))
    assert game.result.clause.startswith("dbs ")
