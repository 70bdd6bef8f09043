"""Deck lists as others write them: DeckPlanet's, and decks with a ride deck."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import bythebook
from bythebook.text.cards import own_decks
from bythebook.text.decklists import BadDeck, Headings, rows_of


def test_a_leader_stands_alone_and_a_side_deck_is_left_out() -> None:
    rows = rows_of(
        "_____Leader_____\n"
        "Mio, Keeper / Mio Awake [SK1-001]\n"
        "_____Main Deck_____\n"
        "4 Tall Ship (Refitted) [SK1-012]\n"
        "2x Small Boat [SK1-013]\n"
        "3x Old Anchor (SK1-014)\n"
        "---Sideboard---\n"
        "1 Spare Oar [SK1-015]\n"
        "Main Deck (1)\n"
        "1 Second Oar [SK1-016]\n"
    )
    assert [(r.copies, r.number, r.name) for r in rows] == [
        (1, "SK1-001", "Mio, Keeper / Mio Awake"),
        (4, "SK1-012", "Tall Ship (Refitted)"),
        (2, "SK1-013", "Small Boat"),
        (3, "SK1-014", "Old Anchor"),
        (1, "SK1-016", "Second Oar"),
    ]


@pytest.mark.parametrize(
    "heading", ["Leader", "Battle Cards (30)", "Extra:", "Unison", "Side Deck"]
)
def test_headings_are_passed_over(heading: str) -> None:
    assert rows_of(f"{heading}\n") == []


@pytest.mark.parametrize("line", ["Mio, Keeper", "Mio [seven]", "four Mio [SK1-001] x"])
def test_a_line_that_says_no_number_is_refused(line: str) -> None:
    with pytest.raises(BadDeck, match="line 2"):
        rows_of(f"# ours\n{line}\n")


def deckplanet(name: str, suffix: str = "") -> str:
    """One of our decks as the site would write it."""
    deck = bythebook.deck_of("dbs", name)
    lines = []
    for card in dict.fromkeys(deck):
        copies = sum(1 for c in deck if c.number == card.number)
        if card.back is not None:
            lines.append(f"{card.name} // {card.back.name} [{card.number}{suffix}]")
        else:
            lines.append(f"{copies} {card.name} [{card.number}{suffix}]")
    return "\n".join(lines)


@pytest.mark.parametrize("suffix", ["", "_PR"])
@pytest.mark.parametrize("name", [n for n in own_decks("dbs") if n != "bench"])
def test_our_decks_written_so_are_the_same_decks(name: str, suffix: str, tmp_path: Path) -> None:
    file = tmp_path / "deck.txt"
    file.write_text(deckplanet(name, suffix), encoding="utf-8")
    assert bythebook.deck_of("dbs", file) == bythebook.deck_of("dbs", name)
    assert bythebook.check_deck("dbs", file) == []


def test_a_card_under_another_s_name_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "deck.txt"
    file.write_text("4 Somebody Else [GF-02]\n", encoding="utf-8")
    with pytest.raises(BadDeck, match="line 1: card GF-02 is"):
        bythebook.deck_of("dbs", file)


WITH_RIDE_DECK = ["assize", "carillon", "crucible", "loom"]


def both(name: str) -> list[list[tuple[int, str, str]]]:
    """The main deck and the ride deck of one of our decks: copies, number and name."""
    found: list[list[tuple[int, str, str]]] = []
    for cards in bythebook.deck_of("vgd", name).sections:
        numbers = [card.number for card in cards]
        rows = {card.number: (numbers.count(card.number), card.number, card.name) for card in cards}
        found.append(list(rows.values()))
    return found


def tagged(main: list[Any], ride: list[Any]) -> str:
    """With the sign of a comment before the headings, the ride deck first, a card a line."""
    rows = [[number] * copies for copies, number, _ in (*ride, *main)]
    lines = [number for row in rows for number in row]
    return "\n".join(["#RideDeck", *lines[:4], "#MainDeck", *lines[4:]])


def ruled(main: list[Any], ride: list[Any]) -> str:
    """With headings that count their cards."""
    lines = [[f"{copies}x {name} [{number}]" for copies, number, name in s] for s in (main, ride)]
    return "\n".join(["=== MAIN DECK (46) ===", *lines[0], "// Ride Deck", *lines[1]])


def decklog(field: str, main: list[Any], ride: list[Any]) -> str:
    """As Decklog gives a deck."""
    cards = [[{"card_number": n, "num": copies} for copies, n, _ in s] for s in (main, ride)]
    return json.dumps({"title": "ours", "list": cards[0], "sub_list": [], field: cards[1]})


@pytest.mark.parametrize("name", WITH_RIDE_DECK)
@pytest.mark.parametrize("shape", ["tagged", "ruled", "sub_list", "p_list"])
def test_ride_decks_are_told_apart_in_every_shape(name: str, shape: str, tmp_path: Path) -> None:
    main, ride = both(name)
    shapes = {"tagged": tagged, "ruled": ruled}
    text = shapes[shape](main, ride) if shape in shapes else decklog(shape, main, ride)
    file = tmp_path / "deck.txt"
    file.write_text(text, encoding="utf-8")
    found = bythebook.deck_of("vgd", file).sections
    meant = bythebook.deck_of("vgd", name).sections
    assert [sorted(c.number for c in s) for s in found] == [
        sorted(c.number for c in s) for s in meant
    ]
    assert bythebook.check_deck("vgd", file) == []


def test_a_list_without_a_ride_deck_plays_without_one(tmp_path: Path) -> None:
    main, ride = both("assize")
    file = tmp_path / "deck.txt"
    for text in (
        "\n".join(f"{copies} {number} {name}" for copies, number, name in (*main, *ride)),
        decklog("sub_list", [*main, *ride], []),
    ):
        file.write_text(text, encoding="utf-8")
        assert [len(s) for s in bythebook.deck_of("vgd", file).sections] == [50, 0]
        assert bythebook.check_deck("vgd", file) == []


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (
            "#GDeck\n1 AZ-01\n",
            "line 1: a deck has no section '#GDeck', it has: main deck, ride deck",
        ),
        ("#RideDeck\nAZ-999\n", "line 2: there is no card 'AZ-999'"),
        ("#RideDeck\nBailiff\n", "line 2: write `4 NUMBER Name`, not 'Bailiff'"),
        ('{"list": [], "sub_list": 4}', "field `sub_list` of the deck is not a list of cards"),
        (
            '{"list": [], "p_list": {}, "sub_list": "x"}',
            "field `sub_list` of the deck is not a list",
        ),
        ('{"list": [], "sub_list": [{"num": 1}]}', "card 1 of the deck has no `card_number`"),
        (
            '{"list": [], "sub_list": [{"card_number": "AZ-01", "num": 1}], "p_list": [{}]}',
            "field `p_list` of the deck has cards, and `sub_list` has some too",
        ),
    ],
)
def test_a_list_that_cannot_be_used_says_where_and_why(text: str, why: str, tmp_path: Path) -> None:
    file = tmp_path / "deck.txt"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadDeck) as refused:
        bythebook.deck_of("vgd", file)
    assert str(refused.value).startswith(why)


@pytest.mark.parametrize("line", ["20", "Level-zero", "--12--", "a/b"])
def test_a_number_alone_is_a_card_only_if_it_looks_like_one(line: str) -> None:
    sections = Headings([("main deck",), ("ride deck",)])
    with pytest.raises(BadDeck, match="line 1"):
        rows_of(f"{line}\n", sections)
    assert [(r.copies, r.number) for r in rows_of("SK1-001\nD-XX01/001EN\n", sections)] == [
        (1, "SK1-001"),
        (1, "D-XX01/001EN"),
    ]
