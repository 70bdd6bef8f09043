"""Decks with sections in records, saves, deck lists and on the command line."""

import json
from pathlib import Path
from typing import Any
from zlib import crc32

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from typer.testing import CliRunner

from bythebook import BadRecord, engine
from bythebook.cli.main import app
from bythebook.text.cards import headings_of, load_deck
from bythebook.text.decklists import BadDeck, rows_of
from tests.kernel.sections import BOOK

HEADINGS = headings_of(BOOK)


def rows(text: str) -> list[tuple[str, int]]:
    """The numbers of a list and their sections."""
    return [(row.number, row.section) for row in rows_of(text, HEADINGS)]


# Records.


def record() -> str:
    game = engine.new_game("tiny", "moor", ["M-1"] * 6, seed=2)
    for _ in range(4):
        game.answer(0)
    return game.record()


def test_a_record_says_in_which_section_the_cards_are() -> None:
    assert record().split("\n")[5:15] == [
        "section 0 main deck",
        "deck 0 4 M-1",
        "deck 0 2 M-2",
        "deck 0 2 M-3",
        "section 0 spirit deck",
        "deck 0 1 S-1",
        "deck 0 1 S-2",
        "deck 0 1 S-3",
        "section 1 main deck",
        "deck 1 6 M-1",
    ]
    assert "section 1 spirit deck\ncard M-1" in record()


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("section 0 spirit deck", "section 0 ride deck", "no section 'ride deck', it has: main"),
        ("section 0 spirit deck", "section 0 main deck", "field 'section': 'main deck' is there t"),
        ("section 0 main deck\n", "", "line 6: field 'section': missing before the first card"),
        ("section 1 spirit deck\n", "", "field 'section': 'spirit deck' of deck 1 is missing"),
        ("section 0 spirit", "section 2 spirit", "line 10: 'section 2 spirit deck' is not under"),
        ("section 0 spirit deck\ndeck 0 1 S-1", "deck 0 1 S-1\nsection 0 spirit deck", "tiny 5.3"),
    ],
)
def test_a_record_with_other_sections_is_refused(old: str, new: str, said: str) -> None:
    text = record()
    assert old in text
    with pytest.raises(BadRecord, match=said):
        engine.replay(text.replace(old, new), "tiny")


def test_a_record_of_a_game_with_one_section_names_none() -> None:
    text = engine.new_game("ws", "lanterns", "tides").record()
    assert "section" not in text
    with pytest.raises(BadRecord, match="field 'section': a deck of ws has no section 'G deck'"):
        engine.replay(text.replace("deck 1", "section 1 G deck\ndeck 1", 1))


# Saves.


def edited(change: Any, name: str = "tiny") -> bytes:
    """A save whose decks were changed."""
    decks = ("moor", "fen") if name == "tiny" else ("lanterns", "tides")
    data = msgspec.msgpack.decode(engine.new_game(name, *decks).save()[4:])
    change(data["decks"])
    body = msgspec.msgpack.encode(data)
    return crc32(body).to_bytes(4, "little") + body


def put(place: int, deck: Any) -> Any:
    """Another deck instead of one of the two."""
    return lambda decks: decks.__setitem__(place, deck)


def test_a_save_says_the_cards_of_each_section() -> None:
    data = msgspec.msgpack.decode(engine.new_game("tiny", "moor", "fen").save()[4:])
    assert data["decks"][1] == {
        "main deck": ["M-1"] * 3 + ["M-3"] * 5,
        "spirit deck": ["S-2", "S-2", "S-1"],
    }
    one = msgspec.msgpack.decode(engine.new_game("ws", "lanterns", "tides").save()[4:])
    assert [len(deck) for deck in one["decks"]] == [50, 50]
    assert all(isinstance(deck, list) for deck in one["decks"])


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda decks: decks[0].pop("spirit deck"), "'decks.0': the section 'spirit deck' is miss"),
        (lambda decks: decks[1].update(side=[]), "field 'decks.1': a deck of tiny has no section"),
        (lambda decks: decks[1].update({"spirit deck": 7}), "'decks.1': these are not lists of"),
        (put(0, ["M-1"]), "field 'decks.0': these are not the sections of a deck"),
        (put(1, {"main deck": ["M-1"] * 6, "spirit deck": ["M-1"]}), "'decks': .*tiny 5.4"),
        (lambda decks: decks.pop(), "field 'decks': these are not two decks"),
    ],
)
def test_a_save_with_other_sections_is_refused(change: Any, said: str) -> None:
    with pytest.raises(BadRecord, match=said):
        engine.load(edited(change), "tiny")


def test_a_save_of_a_game_with_one_section_has_no_names() -> None:
    change = put(0, {"main deck": []})
    with pytest.raises(BadRecord, match=r"field 'decks.0': these are not lists of card numbers"):
        engine.load(edited(change, "ws"))


# Deck lists.


@pytest.mark.parametrize(
    "heading",
    [
        "Spirit Deck",
        "spirit deck:",
        "SpiritDeck",
        "#SpiritDeck",
        "# Spirit Deck (1)",
        "// spirit deck",
        "== Spirit Deck (1) ==",
        "[Spirit Deck]",
        "_____Spirit-Deck_____",
        "Spirit Deck: 1 card",
        "Spirit (1)",
        "Pile",
    ],
)
def test_what_follows_a_section_s_heading_is_in_it(heading: str) -> None:
    text = f"2 M-1\n{heading}\n1 S-1\nLevel 3:\n1 S-2\nMain Deck (4)\n1 M-2\n"
    assert rows(text) == [("M-1", 0), ("S-1", 1), ("S-2", 1), ("M-2", 0)]


def test_what_stands_beside_the_deck_is_in_no_section() -> None:
    assert rows("Spirit Deck\n1 S-1\n#SideDeck\n4 M-3\nSide Deck\n1 S-3\nSpirit Deck\n1 S-2\n") == [
        ("S-1", 1),
        ("S-2", 1),
    ]


@pytest.mark.parametrize("heading", ["# spirits of the deck", "# My deck", "#spirits", "# S 1"])
def test_other_comments_are_comments(heading: str) -> None:
    assert rows(f"{heading}\n1 M-1\n") == [("M-1", 0)]


@pytest.mark.parametrize("heading", ["Ride Deck", "#RideDeck", "G Deck (16):", "--- G Zone ---"])
def test_an_unknown_section_of_a_list_is_refused_with_those_there_are(heading: str) -> None:
    with pytest.raises(BadDeck, match=r"line 2: a deck has no section .*: main deck, spirit deck"):
        rows(f"4 M-1\n{heading}\n1 S-1\n")


@pytest.mark.parametrize("heading", ["#RideDeck", "G Deck:", "[Spirit Deck]"])
def test_a_game_with_one_section_passes_headings_over(heading: str) -> None:
    listed = rows_of(f"4 M-1\n{heading}\n1 S-1\n")
    assert [(row.number, row.section) for row in listed] == [("M-1", 0), ("S-1", 0)]


def test_the_second_list_of_a_deck_in_json_is_the_second_section() -> None:
    deck = {
        "list": [{"card_number": "M-1", "num": 4}],
        "sub_list": [{"card_number": "S-1", "num": 1}],
    }
    assert rows(json.dumps(deck)) == [("M-1", 0), ("S-1", 1)]
    assert [row.section for row in rows_of(json.dumps(deck))] == [0, 0]


@given(
    st.lists(st.sampled_from(["M-1", "M-2", "M-3"]), max_size=8),
    st.lists(st.sampled_from(["S-1", "S-2", "S-3"]), max_size=4),
    st.booleans(),
)
def test_a_list_of_any_deck_is_that_deck(
    main: list[str], spirits: list[str], spirits_first: bool
) -> None:
    parts = [("Main Deck", main), ("Spirit Deck", spirits)]
    lines = [
        line
        for heading, numbers in (parts[::-1] if spirits_first else parts)
        for line in (f"{heading} ({len(numbers)})", *(f"1 {number}" for number in numbers))
    ]
    deck = load_deck("\n".join([*lines, ""]), engine.cards_of("tiny"), book=BOOK)
    assert deck == engine.deck_of("tiny", {"main deck": main, "spirit deck": spirits})


# The command line.


def run(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, [*words])
    return result.exit_code, " ".join(result.output.split())


def test_a_deck_is_checked_and_shown_by_sections() -> None:
    code, said = run("deck", "check", "tiny", "moor")
    assert code == 0
    assert "3 spirit deck 1 S-1 Wisp" in said
    assert "11 cards (main deck 8, spirit deck 3), legal" in said
    code, said = run("deck", "show", "tiny", "moor")
    assert code == 0
    assert "moor, 11 cards (main deck 8, spirit deck 3): The moor" in said
    assert said.index("Main deck (8)") < said.index("Boulder") < said.index("Spirit deck (3)")
    assert said.index("Spirit deck (3)") < said.index("Wisp")


def test_a_card_in_the_wrong_section_is_told_with_the_clause(tmp_path: Path) -> None:
    file = tmp_path / "deck.txt"
    file.write_text("5 M-1\n1 S-1\nSpirit Deck\n1 M-3\n", encoding="utf-8")
    code, said = run("deck", "check", "tiny", str(file))
    assert code == 1
    assert "tiny 5.3: 'Wisp' is a spirit: it is not in the main deck" in said
    assert "tiny 5.4: 'Boulder' is no spirit: it is not in the spirit deck" in said


def test_decks_of_ours_are_known_by_all_their_sections() -> None:
    from bythebook.cli.summary import deck_named
    from bythebook.wording import wording_of

    words = wording_of("tiny")
    game = engine.new_game("tiny", "moor", {"main deck": ["M-1"] * 6, "spirit deck": ["S-1"]})
    assert deck_named(game, "tiny", 0, words) == "moor"
    said = "7 cards (main deck 6, spirit deck 1), no deck of ours"
    assert deck_named(game, "tiny", 1, words) == said
