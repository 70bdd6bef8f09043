"""Our own set as a whole: every text exact, four legal decks, and all the rules know is used."""

from __future__ import annotations

import re

import pytest

from bythebook.games.ws.cards import (
    CHARACTER,
    CLIMAX,
    CLIMAX_COMBO,
    COUNTER_ICON,
    EVENT_CARD,
    ICON_NAMES,
    ICONS,
    KEYWORDS,
    REPLAY,
    TYPE,
    icon_count,
)
from bythebook.games.ws.keywords.keywords import INHERENT_ENCORE
from bythebook.games.ws.preparation import CopiesInDeck, deck_faults
from bythebook.kernel.abilities.abilities import (
    ACT,
    AUTO,
    CARD_EFFECT,
    COMMAND,
    CONT,
    Ability,
    CardDef,
)
from bythebook.text.cards import load_deck, own_cards, own_decks
from bythebook.text.ws import entries_of, show
from bythebook.text.ws.normalise import normalise

DECKS = ("lanterns", "tides", "playhouse", "deadletters")
CARDS = {n: c for n, c in own_cards("ws").items() if not n.startswith("BN-")}
TEXT = "\n".join(line for card in CARDS.values() for line in card.text)
ICON_SETS = [
    [name for i, name in enumerate(ICON_NAMES) for _ in range(icon_count(card.values[ICONS], i))]
    for card in CARDS.values()
]


def printed(card: CardDef) -> list[Ability]:
    """A card's abilities but for the Encore that every character has."""
    return [a for a in card.abilities if a != INHERENT_ENCORE]


def quoted(ability: Ability) -> list[Ability]:
    """An ability and those it gives, however deep."""
    return [ability, *(found for given in ability.inner() for found in quoted(given))]


ABILITIES = [found for c in CARDS.values() for a in printed(c) for found in quoted(a)]


def test_there_are_more_than_eighty_cards() -> None:
    assert len({card.name for card in CARDS.values()}) == len(CARDS) >= 85


@pytest.mark.parametrize("card", CARDS.values(), ids=lambda card: card.number)
def test_every_text_is_read_whole_and_printed_back(card: CardDef) -> None:
    assert not card.unread
    entries = [normalise(entry) for entry in entries_of(card.text, card.values[TYPE])]
    assert [normalise(show(ability)) for ability in printed(card)] == entries


@pytest.mark.parametrize("name", DECKS)
def test_every_deck_is_legal_and_of_one_set(name: str) -> None:
    deck = load_deck(own_decks("ws")[name], own_cards("ws")).main
    assert deck_faults(deck) == []
    assert len({card.number[:2] for card in deck}) == 1
    assert sum(1 for card in deck if card.values[TYPE] == CLIMAX) == 8
    assert sum(1 for card in deck if card.values[TYPE] == EVENT_CARD) in (2, 3, 4)


def test_every_card_is_in_a_deck() -> None:
    played = {c.number for n in DECKS for c in load_deck(own_decks("ws")[n], own_cards("ws"))}
    assert played == set(CARDS)


@pytest.mark.parametrize("keyword", KEYWORDS, ids=KEYWORDS.values())
def test_every_keyword_is_used(keyword: int) -> None:
    marks = [a.marks for a in ABILITIES]
    assert any(m & keyword for m in marks) or (
        keyword == REPLAY and any(a.kind == COMMAND for a in ABILITIES)
    )


@pytest.mark.parametrize("icon", ICON_NAMES)
def test_every_trigger_icon_is_used(icon: str) -> None:
    assert any(icon in icons for icons in ICON_SETS)


def test_icons_come_alone_and_in_pairs() -> None:
    assert ["soul", "soul"] in ICON_SETS
    pairs = {icons[1] for icons in ICON_SETS if len(icons) == 2 and icons[0] == "soul"}
    assert pairs == {"soul", "return", "pool", "draw", "shot", "standby"}
    alone = {icons[0] for icons in ICON_SETS if len(icons) == 1}
    assert alone == {"soul", "comeback", "draw", "treasure", "gate"}


def test_every_kind_of_ability_is_used() -> None:
    assert {a.kind for a in ABILITIES} >= {ACT, AUTO, CONT, CARD_EFFECT}
    assert any(a.marks & CLIMAX_COMBO for a in ABILITIES)
    assert any(a.marks & COUNTER_ICON and a.kind == CARD_EFFECT for a in ABILITIES)
    assert any(a.kind == CONT and a.marks == 0 and a.modifiers for a in ABILITIES)
    assert any(isinstance(e, CopiesInDeck) for a in ABILITIES for e in a.body)
    kinds = {card.values[TYPE] for card in CARDS.values() if card.text}
    assert kinds == {CHARACTER, EVENT_CARD, CLIMAX}


COSTS = (
    r"\(1\)",
    r"\(2\)",
    r"【REST】 this card",
    r"【REST】 2 of your characters",
    r"Put 1 card from your hand into your waiting room",
    r"Put 1 card from your hand into your clock",
    r"Put this card from your hand into your waiting room",
    r"Put this card into your waiting room",
    r"Put this card into your memory",
    r"Put this card from face up to face down",
    r"Return this card to your hand",
    r"Put 1 other character from your stage into your waiting room",
    r"Put the top card of your deck into your clock",
    r"Put the top card of your deck into your waiting room",
    r"Put this card at the bottom of your deck",
    r"from your waiting room at the bottom of your clock",
    r"from your memory into your waiting room",
    r"Return 2 characters from your waiting room to your deck",
    r"Shuffle your deck",
    r"Reveal 1 \".*\" in your hand",
    r"from your stage face up underneath this card as a marker",
    r"from your stage face down underneath this card as a marker",
    r"Put 1 marker underneath this card into your waiting room",
)
BRACKETS = " ".join(re.findall(r"\[(.*?)\]", TEXT))


@pytest.mark.parametrize("cost", COSTS)
def test_every_kind_of_cost_is_used(cost: str) -> None:
    assert re.search(cost, BRACKETS)


WORDS = (
    # How long.
    "until end of turn",
    "until the end of your opponent's next turn",
    "During your turn,",
    "During your opponent's turn,",
    "while in your hand",
    'the following ability until end of turn. "',
    # What is chosen, and by whom.
    "choose up to 1",
    "choose 1",
    "your opponent chooses",
    "choose 1 of the following effects",
    "Search your deck",
    "from among them",
    "in any order",
    "to an open position",
    "on the stage position that",
    "you may",
    "exchange them",
    # How much.
    "for each",
    "X is equal to",
    # What is not, or is otherwise.
    "cannot",
    "instead of 1 card from your stock",
    "for each marker underneath this card",
    "face down underneath this card",
    "face up underneath this card",
    # What has been used.
    'When you use this card\'s "Backup"',
    'When you use "Brainstorm"',
    'When you use "Accelerate"',
    'by a "Change" effect',
    'by a "Fusion" effect',
    "This ability activates up to 1 time per turn.",
)


@pytest.mark.parametrize("words", WORDS)
def test_every_kind_of_wording_is_used(words: str) -> None:
    assert words in TEXT
