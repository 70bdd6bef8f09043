"""Names in texts: a known card's in careless print, or nobody's."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bythebook.library.judging import judge_all
from bythebook.library.naming import KnownNames, unknown_names
from bythebook.library.rows import Row
from bythebook.library.store import CardLibrary

NAMES = ["Lantern Keeper, Mio", "Wait… Do You Mind?", "Tide Song", "TIDE SONG", "Ebb & Flow"]


@pytest.mark.parametrize(
    ("name", "meant"),
    [
        ("Lantern Keeper, Mio", "Lantern Keeper, Mio"),
        ("lantern keeper,Mio", "Lantern Keeper, Mio"),
        ("LanternKeeper,  Mio.", "Lantern Keeper, Mio"),
        ("Wait... Do You Mind?", "Wait… Do You Mind?"),
        ("Lantern Keeper, Rin", "Lantern Keeper, Rin"),
        ("TIDE SONG", "TIDE SONG"),
        ("tide song", "tide song"),  # two cards could be meant
    ],
)
def test_a_careless_name_is_the_known_cards(name: str, meant: str) -> None:
    assert KnownNames(NAMES).meant(name) == meant


def test_only_names_are_corrected() -> None:
    known = KnownNames(NAMES)
    text = 'Choose 1 "EBB & FLOW" or character with "EBB & FLOW" in its card name, ebb & flow.'
    assert known.spelled(text) == text.replace('"EBB & FLOW" or', '"Ebb & Flow" or')
    assert known.spelled("Choose 1 {ebb & flow}.") == "Choose 1 {Ebb & Flow}."


def test_what_names_no_card_is_told() -> None:
    cards: list[dict[str, Any]] = [
        {"name": "Ebb", "text": ['Choose 1 "Flow" or "EBB" in your waiting room.']},
        {"name": "Reed", "text": ['When you use this card\'s "Backup", choose 1 of your "Flow".']},
        {
            "name": "Oak",
            "text": ['Choose 1 of your "Ebb(潮)" or "Fl" in its name.'],
        },
        {},
    ]
    assert unknown_names(cards) == [{"name": "Flow", "count": 2}]


def row(n: int, name: str, *text: str) -> Row:
    fields = {
        "id": f"QAY/W01-E{n:03}",
        "name": name,
        "type": "Character",
        "colors": ["RED"],
        "level": "0",
        "cost": "0",
        "power": "3000",
        "soul": 1,
        "trigger": [],
        "traits": [],
        "text": list(text),
    }
    return Row(n, fields)


def test_a_card_of_the_library_speaks_of_the_known_card(tmp_path: Path) -> None:
    asks = '【CONT】 If you have another "{}", this card gets +500 power.'
    rows = [row(1, "Tide... Singer"), row(2, "Reed", asks.format("tide…singer"))]
    rows += [row(3, "Oak", asks.format("Tide... Singer"))]
    library = CardLibrary(tmp_path, "ws")
    library.add(judge_all("ws", rows))
    careless, exact = library.make("QAY/W01-E002"), library.make("QAY/W01-E003")
    assert careless.abilities[0] == exact.abilities[0]
