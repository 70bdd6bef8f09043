"""Deck lists as DeckPlanet writes them."""

from __future__ import annotations

from pathlib import Path

import pytest

import bythebook
from bythebook.text.cards import own_decks
from bythebook.text.decklists import BadDeck, rows_of


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
