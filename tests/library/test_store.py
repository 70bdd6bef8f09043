"""The library: what was imported is there again, whole or not at all."""

import json
import os
import sys
from pathlib import Path
from typing import Any

import pytest

import bythebook
from bythebook import engine
from bythebook.library import store
from bythebook.library.judging import judge_all
from bythebook.library.rows import Row
from bythebook.library.store import BadCard, BadLibrary, CardLibrary, library_folder, open_library
from tests.library.files import DRAWS, GROWS, SNEEZES, array_card


def bring(*cards: dict[str, Any]) -> CardLibrary:
    library = open_library("ws")
    library.add(judge_all("ws", [Row(n, card) for n, card in enumerate(cards, 1)]))
    library.save()
    return open_library("ws")


def test_printings_of_one_card_are_kept_together_and_each_code_is_usable() -> None:
    foil = array_card("FRY/W01-E001S", rarity="SR")
    again = array_card("FRZ/W02-E050", expansion="More Ferries")
    other = array_card("FRY/W01-E002", power="3000")
    library = bring(array_card(), foil, again, other)
    assert [sorted(kept.codes) for kept in library.kept()] == [
        ["FRY/W01-E001", "FRY/W01-E001S", "FRZ/W02-E050"],
        ["FRY/W01-E002"],
    ]
    one, two = library.make("FRY/W01-E001"), library.make("FRY/W01-E001S")
    assert (one.number, two.number) == ("FRY/W01-E001", "FRY/W01-E001S")
    assert one.abilities == two.abilities
    assert one.values == two.values
    assert library.cards["FRZ/W02-E050"]["title"] == "More Ferries"


def test_importing_again_changes_nothing() -> None:
    library = bring(array_card(), array_card("FRY/W01-E002", ability=[GROWS]))
    before = library.file.read_bytes()
    bring(array_card("FRY/W01-E002", ability=[GROWS]), array_card())
    assert library.file.read_bytes() == before


def test_a_code_that_comes_again_is_printed_anew() -> None:
    bring(array_card())
    library = bring(array_card(ability=[GROWS]))
    assert library.make("FRY/W01-E001").text == (GROWS,)
    assert len(library.kept()) == 1


def test_a_damaged_card_is_remembered_until_it_comes_whole() -> None:
    library = bring(array_card(color="PURPLE"))
    with pytest.raises(BadCard, match="FRY/W01-E001 is damaged in your library: color must be"):
        library.make("FRY/W01-E001")
    library = bring(array_card())
    assert library.make("FRY/W01-E001").name == "Ferry Hand, Aki"
    # And a damaged printing does not take away the good one.
    library = bring(array_card(color="PURPLE"))
    assert library.make("FRY/W01-E001").name == "Ferry Hand, Aki"


def test_what_is_not_read_is_blank_and_the_rest_is_played() -> None:
    card = bring(array_card(ability=[DRAWS, SNEEZES])).make("FRY/W01-E001")
    assert card.unread == (SNEEZES,)
    assert len(card.abilities) == 2, "the one that is read, and every character's Encore"


def test_an_interrupted_write_leaves_the_library_as_it_was(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    library = bring(array_card())
    before = library.file.read_bytes()

    def fails(*_: object) -> None:
        raise OSError(28, "No space left on device")

    library.add(judge_all("ws", [Row(1, array_card("FRY/W01-E002"))]))
    monkeypatch.setattr(os, "fsync", fails)
    with pytest.raises(BadLibrary, match="cannot be written: No space left"):
        library.save()
    assert library.file.read_bytes() == before
    assert [f.name for f in library.file.parent.iterdir()] == ["ws.json"]


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"{", "is damaged"),
        (b"\xff\xff", "is damaged"),
        (b'{"format": "bythebook cards 1", "game": "ws"}', "is damaged"),
        (b'{"format": "other", "game": "ws", "cards": []}', "is not a 'bythebook cards 1'"),
        (b'{"format": "bythebook cards 1", "game": "dbs", "cards": []}', "is not a"),
    ],
)
def test_a_damaged_library_is_said_so(library: Path, data: bytes, why: str) -> None:
    library.mkdir()
    (library / "ws.json").write_bytes(data)
    with pytest.raises(BadLibrary, match=why):
        open_library("ws")


def test_our_own_cards_need_no_library(library: Path) -> None:
    library.mkdir()
    (library / "ws.json").write_text("{")
    cards = bythebook.deck_of("ws", "lanterns")
    assert bythebook.deck_of("ws", [card.number for card in cards]) == cards
    assert engine.new_game("ws", cards, "tides").pending is not None


def test_what_is_kept_is_what_is_printed_and_nothing_read() -> None:
    library = bring(array_card())
    data = json.loads(library.file.read_bytes())
    assert set(data) == {"format", "game", "cards", "damaged"}
    [card] = data["cards"]
    assert card["printed"]["text"] == [DRAWS]


def test_where_the_library_is(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    store.use_library(None)
    monkeypatch.setenv("BYTHEBOOK_LIBRARY", str(tmp_path / "named"))
    assert library_folder() == tmp_path / "named"
    monkeypatch.delenv("BYTHEBOOK_LIBRARY")
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    for platform, variable, usual in (
        ("linux", "XDG_DATA_HOME", tmp_path / ".local" / "share"),
        ("win32", "LOCALAPPDATA", tmp_path / "AppData" / "Local"),
        ("darwin", "UNUSED", tmp_path / "Library" / "Application Support"),
    ):
        monkeypatch.setattr(sys, "platform", platform)
        monkeypatch.delenv(variable, raising=False)
        assert library_folder() == usual / "bythebook" / "cards"
        if variable != "UNUSED":
            monkeypatch.setenv(variable, str(tmp_path / "data"))
            assert library_folder() == tmp_path / "data" / "bythebook" / "cards"
