"""Random decks of players' exact cards of the second game."""

import json
import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import bythebook
from bythebook.cli.main import app
from bythebook.library.adapter import adapter_of
from bythebook.library.judging import judge_all
from bythebook.library.rows import Row
from bythebook.library.store import CardLibrary, use_library
from bythebook.tools.building import builder_of, codes_of
from bythebook.tools.building_dbs import DragonBallSuperBuilder
from bythebook.tools.realplay import abilities_with, plan_of, real_play, sides_of

DRAWS = "[Auto] When this card attacks, draw 1 card."
SNEEZES = "[Auto] When this card sneezes, draw 1 card."
AWAKENS = "[Awaken] When your life is at 4 or less : You may draw 2 cards and flip this card over."
SEEKS = "[Auto] When you play this card, choose up to 1 of your <Ferryman> and KO it."
COLORS = ("Red", "Blue", "Green")


def battle(n: int, **changed: Any) -> dict[str, Any]:
    """A battle card as card files have it."""
    color = COLORS[n % len(COLORS)]
    return {
        "id": f"MS1-{n:03}",
        "name": f"Reed Hand {n}",
        "type": "Battle",
        "colors": [color],
        "cost": f"{1 + n % 4}({color[0]})",
        "power": "10000",
        "combo_cost": "0",
        "combo_power": "5000",
        "character": f"Hand {n}",
        "traits": ["Heron"],
        "era": "Long Marsh",
        "text": [],
    } | changed


def leading(n: int, **changed: Any) -> dict[str, Any]:
    """A leader with both its sides."""
    return {
        "id": f"MS1-9{n:02}",
        "name": f"Reeve {n} // Risen Reeve {n}",
        "type": "Leader",
        "colors": [COLORS[n % len(COLORS)]],
        "cost": "",
        "power": "10000 // 15000",
        "combo_cost": "",
        "combo_power": "",
        "character": f"Reeve {n} // Reeve {n}",
        "traits": ["Heron", "Heron"],
        "era": "Long Marsh // Long Marsh",
        "text": [AWAKENS],
        "text_back": [DRAWS],
    } | changed


def marsh(hands: int = 60, leaders: int = 4) -> list[Row]:
    """Cards for many decks: some draw, some are limited, one cannot be read."""
    cards = [battle(n, text=[DRAWS] if n % 3 == 0 else []) for n in range(hands)]
    cards += [leading(n) for n in range(leaders)]
    cards += [battle(700 + n, text=["[Super Combo]"]) for n in range(9)]
    cards += [battle(720 + n, text=["[Ultimate]"]) for n in range(9)]
    cards.append(battle(800, text=[SNEEZES]))
    cards.append(battle(801, colors=["Multi"], cost="2(RB)", text=[DRAWS]))
    cards.append(battle(802, text=[SEEKS]))
    cards.append(battle(805, name="Boatman", character="Ferryman"))
    return [Row(n, fields) for n, fields in enumerate(cards, 1)]


@pytest.fixture(autouse=True)
def library(tmp_path: Path) -> Iterator[Path]:
    """No test touches the library of whoever runs it."""
    use_library(tmp_path / "library")
    yield tmp_path / "library"
    use_library(None)


def builder(rows: list[Row], seed: int = 1) -> DragonBallSuperBuilder:
    made = builder_of("dbs", judge_all("dbs", rows), random.Random(f"decks {seed}"))
    assert isinstance(made, DragonBallSuperBuilder)
    return made


def test_decks_are_legal_and_use_every_exact_card(library: Path) -> None:
    rows = marsh()
    building = builder(rows)
    pairs = plan_of(building, 25)
    assert building.mixed == 0
    assert all(card.used for card in building.all_cards)
    kept = CardLibrary(library, "dbs")
    kept.add(judge_all("dbs", rows))
    kept.save()
    colors = {card.code: card.colors for card in building.all_cards}
    for deck in (codes_of(deck) for pair in pairs for deck in pair):
        assert bythebook.check_deck("dbs", deck) == []
        assert 50 <= len(deck) - 1 <= 60
        assert deck[0].startswith("MS1-9")
        assert "MS1-800" not in deck  # not exact
        limited = [int(code[-3:]) // 20 for code in deck[1:]]
        assert limited.count(700 // 20) <= 4
        assert limited.count(720 // 20) <= 1
        # Its energy has the colors that its cards cost.
        assert len(frozenset().union(*(colors[code] for code in deck))) <= 2


def test_a_card_brings_what_it_speaks_of() -> None:
    for seed in range(5):
        building = builder(marsh(), seed)
        for card in building.all_cards:
            card.used = int(card.code != "MS1-802") + 9 * (card.code == "MS1-805")
        deck = building.deck(building.lead())
        assert deck.count("MS1-802") == 4
        assert deck.count("MS1-805") >= 2  # though it was used most


def test_what_a_card_keeps_out_is_not_beside_it() -> None:
    alone = "[Permanent] You can't include «Heron» cards in your deck."
    seeks = battle(803, traits=["Crane"], text=[alone, "[Evolve] R : «Heron»"])
    crane = [Row(n, battle(n, traits=["Crane"])) for n in range(100, 130)]
    building = builder([*marsh(), *crane, Row(9, seeks)])
    for card in building.all_cards:
        card.used = int(card.code != "MS1-803")
    deck = building.deck(building.lead())
    kept = {card.code for card in building.all_cards if "heron" in card.words}
    assert "MS1-803" in deck
    assert not kept & set(deck[1:])


def test_a_color_without_enough_cards_is_filled_up_and_too_few_are_refused() -> None:
    few = [Row(n, battle(n, colors=["Black"], cost="1(K)")) for n in range(3)]
    building = builder(marsh() + few + [Row(9, leading(30, colors=["Black"]))])
    decks = [building.deck("black") for _ in range(12)]
    assert 0 < building.mixed < 12
    assert all(max(Counter(deck).values()) <= 4 for deck in decks)
    with pytest.raises(bythebook.BythebookError, match="do not fill"):
        plan_of(builder(marsh(hands=1)[:5]), 1)
    with pytest.raises(bythebook.BythebookError, match="no leader"):
        plan_of(builder(marsh(leaders=0)), 1)


def test_what_was_used_is_told_of_both_sides_of_a_leader() -> None:
    adapter = adapter_of("dbs")
    [front, back] = sides_of(adapter.make(*adapter.printed(leading(1)), ()))
    assert [len(list(abilities_with(side))) for side in (front, back)] == [1, 1]
    found = real_play("dbs", marsh(), 4, seed=2, thorough=0.02)
    assert (found["games"], found["crashes"], found["stuck"], found["broken"]) == (4, 0, 0, 0)
    assert found["cards"] == len(marsh()) - 1
    # Leaders awaken, and draw where leaders are; battle cards draw where those are; one seeks.
    assert found["abilities"] == 4
    assert found["never"] + found["idle"] <= 1
    assert real_play("dbs", marsh(), 4, seed=2, thorough=0.02) == found


def test_the_command(tmp_path: Path) -> None:
    file = tmp_path / "cards.jsonl"
    file.write_text("\n".join(json.dumps(row.fields) for row in marsh()), encoding="utf-8")
    words = ["cards", "play", "dbs", str(file), "--games", "2", "--seed", "4", "--jobs", "1"]
    shown = CliRunner().invoke(app, words)
    assert shown.exit_code == 0, shown.output
    assert "crashes 0, stuck 0, broken 0" in shown.output
    assert "of 4 colors" in shown.output
    told = json.loads(CliRunner().invoke(app, [*words, "--json"]).stdout)
    assert told["colors"] == 4
