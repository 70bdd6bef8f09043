"""Random decks of players' exact cards of Vanguard."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import bythebook
from bythebook.library.judging import judge_all
from bythebook.library.rows import Row
from bythebook.library.store import CardLibrary, use_library
from bythebook.tools.building import builder_of
from bythebook.tools.building_vgg import VanguardGBuilder
from bythebook.tools.realplay import plan_of, real_play

DRAWS = (
    "[AUTO](RC):[Counter-Blast 1] When this unit is placed on (RC), you may pay the cost. "
    "If you do, draw a card."
)
SNEEZES = "[AUTO](RC):When this unit sneezes, draw a card."
CLANS = ("Kagero", "Genesis")


def row(n: int, grade: int, **changed: Any) -> dict[str, Any]:
    """A unit as card files have it."""
    return {
        "id": f"RB{n % 9}/{n:03}",
        "name": f"Reed Hand {n}",
        "type": "Normal Unit",
        "grade": grade,
        "power": 5000 + 2000 * grade,
        "shield": 5000 if grade else 10000,
        "clan": CLANS[n % 2],
        "race": "Heron",
        "text": [],
    } | changed


def marsh(units: int = 40) -> list[Row]:
    """Cards for many decks: some draw, triggers of each kind, one cannot be read."""
    cards = [row(n, n // 2 % 4, text=[DRAWS] if n % 5 == 0 else []) for n in range(units)]
    for n in range(100, 120):
        icon = ("Critical", "Draw", "Stand", "Heal")[n // 2 % 4]
        cards.append(row(n, 0, type="Trigger Unit", trigger=icon))
    cards += [
        row(n, 4, type="G Unit", power=15000, shield=None, critical=1) for n in range(200, 206)
    ]
    cards.append(row(300, 1, text=[SNEEZES]))
    for card in cards:
        if card["shield"] is None:
            del card["shield"]
    return [Row(n, fields) for n, fields in enumerate(cards, 1)]


@pytest.fixture(autouse=True)
def library(tmp_path: Path) -> Iterator[Path]:
    """No test touches the library of whoever runs it."""
    use_library(tmp_path / "library")
    yield tmp_path / "library"
    use_library(None)


def builder(rows: list[Row], seed: int = 1) -> VanguardGBuilder:
    made = builder_of("vgg", judge_all("vgg", rows), random.Random(f"decks {seed}"))
    assert isinstance(made, VanguardGBuilder)
    return made


def test_decks_are_legal_and_of_one_clan(library: Path) -> None:
    rows = marsh()
    building = builder(rows)
    assert sorted(building.pool) == sorted(CLANS)
    pairs = plan_of(building, 15)
    assert building.mixed == 0
    assert all(card.used for card in building.all_cards)
    kept = CardLibrary(library, "vgg")
    kept.add(judge_all("vgg", rows))
    kept.save()
    clans = {card.code: clan for clan, cards in building.pool.items() for card in cards}
    for deck in (deck for pair in pairs for deck in pair):
        assert isinstance(deck, dict)
        assert bythebook.check_deck("vgg", deck) == []
        assert len(deck["main deck"]) == 50
        assert len(deck["G deck"]) <= 16
        assert len({clans[code] for code in deck["main deck"]}) == 1


def test_a_clan_too_small_is_filled_up_and_too_few_cards_are_refused() -> None:
    few = [Row(900, row(901, 1, clan="Genesis"))]
    one_clan = [r for r in marsh() if r.fields["clan"] == "Kagero"]
    building = builder([*one_clan, *few])
    deck = building.deck("Genesis")
    assert building.mixed == 1
    assert deck["main deck"].count("RB1/901") >= 1
    with pytest.raises(bythebook.BythebookError, match="do not fill"):
        builder(marsh(units=2)[:6]).deck("Kagero")


def test_games_are_played_with_them() -> None:
    found = real_play("vgg", marsh(), 2, seed=2, thorough=0.02)
    assert (found["games"], found["crashes"], found["stuck"], found["broken"]) == (2, 0, 0, 0)
    assert found["cards"] == len(marsh()) - 1
