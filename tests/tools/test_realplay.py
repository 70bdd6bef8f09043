"""Random decks of players' exact cards: how they are built, and what is told of the games."""

import json
import random
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import bythebook
from bythebook.cli.main import app
from bythebook.games.ws.cards import CHARACTER
from bythebook.kernel.game.game import Game
from bythebook.library.judging import Verdict, judge_all
from bythebook.library.rows import Row
from bythebook.library.store import CardLibrary, use_library
from bythebook.testing import character
from bythebook.text.ws import read
from bythebook.tools import fuzz
from bythebook.tools.building import Builder, builder_of, codes_of
from bythebook.tools.building_ws import CLIMAXES, SIZE
from bythebook.tools.checks import Broken
from bythebook.tools.realplay import abilities_with, nodes_of, plan_of, real_play, summary

DRAWS = "【AUTO】 When this card attacks, draw 1 card."
SNEEZES = "【AUTO】 When this card sneezes, draw 1 card."
COMBO = '【AUTO】 When this card attacks, if "Quay Bell 1" is in your climax area, draw 1 card.'


def card(title: str, n: int, kind: str = "Character", **changed: Any) -> dict[str, Any]:
    """A card of a title, as card files have it."""
    climax = kind == "Climax"
    return {
        "id": f"{title}/W01-E{n:03}",
        "name": f"{'Quay Bell' if climax else 'Quay Hand'} {n}",
        "type": kind,
        "colors": ["RED" if n % 2 else "BLUE"],
        "level": "-" if climax else str(n % 4),
        "cost": "-" if climax else "0",
        "power": "-" if climax else "3000",
        "soul": 0 if climax else 1,
        "trigger": [],
        "traits": [],
        "text": [],
    } | changed


def fleet(title: str = "QAY", hands: int = 30, bells: int = 4) -> list[Row]:
    """A title with enough for many decks: some draw, one cannot be read."""
    cards = [card(title, n, text=[DRAWS] if n % 3 == 0 else []) for n in range(hands)]
    cards += [card(title, 900 + n, "Climax", name=f"Quay Bell {n}") for n in range(bells)]
    cards.append(card(title, 800, text=[SNEEZES]))
    cards.append(card(title, 801, name="Ringer", text=[COMBO], level="0"))
    return [Row(n, fields) for n, fields in enumerate(cards, 1)]


@pytest.fixture(autouse=True)
def library(tmp_path: Path) -> Iterator[Path]:
    """No test touches the library of whoever runs it."""
    use_library(tmp_path / "library")
    yield tmp_path / "library"
    use_library(None)


def keep(game: str, folder: Path, verdicts: Iterable[Verdict]) -> None:
    """Take cards into a library."""
    kept = CardLibrary(folder, game)
    kept.add(verdicts)
    kept.save()


def builder(rows: list[Row], seed: int = 1, game: str = "ws") -> Builder[Any]:
    return builder_of(game, judge_all(game, rows), random.Random(f"decks {seed}"))


def test_decks_are_legal_of_one_title_and_use_every_exact_card(library: Path) -> None:
    rows = fleet() + fleet("PIR", hands=26)
    building = builder(rows, seed=3)
    pairs = plan_of(building, 12)
    assert building.mixed == 0
    assert all(c.used for c in building.all_cards)
    keep("ws", library, judge_all("ws", rows))
    for deck in (deck for pair in pairs for deck in pair):
        assert bythebook.check_deck("ws", deck) == []
        assert len({code.partition("/")[0] for code in deck}) == 1
        assert not any(code.endswith("E800") for code in deck)  # not exact
        bells = [code for code in deck if int(code[-3:]) >= 900]
        assert len(bells) == CLIMAXES


def test_a_card_brings_what_it_speaks_of() -> None:
    pairs = plan_of(builder(fleet()), 20)
    decks = [codes_of(deck) for pair in pairs for deck in pair]
    with_it = [deck for deck in decks if "QAY/W01-E801" in deck]
    assert with_it
    assert all(deck.count("QAY/W01-E901") == 4 for deck in with_it)


def test_a_small_title_is_filled_up_and_too_few_cards_are_refused() -> None:
    rows = fleet() + [Row(1, card("PIR", n, name=f"Pier {n}")) for n in range(3)]
    building = builder(rows)
    pairs = plan_of(building, 6)
    assert building.mixed
    small = [d for pair in pairs for d in pair if any(c.startswith("PIR") for c in d)]
    assert all(len(d) == SIZE and max(Counter(d).values()) <= 4 for d in small)
    with pytest.raises(bythebook.BythebookError, match="do not fill"):
        plan_of(builder(fleet(hands=5)), 1)
    with pytest.raises(bythebook.BythebookError, match="nothing to play"):
        builder([])


def test_what_was_used_is_told() -> None:
    found = real_play("ws", fleet(), 4, seed=2, thorough=0.02)
    assert (found["games"], found["crashes"], found["stuck"], found["broken"]) == (4, 0, 0, 0)
    assert found["cards"] == found["cards_used"] == 35
    assert found["checks"]["conserved"] == found["decisions"]
    # Whoever attacks draws; the encore that all have, and the combo.
    assert found["abilities"] == 3
    assert found["never"] + found["idle"] <= 2
    assert "Attacks" not in found["nodes_never"]
    assert real_play("ws", fleet(), 4, seed=2, thorough=0.02) == found


def test_abilities_that_were_never_used_are_counted_with_their_words() -> None:
    given = '【CONT】 All of your other characters get "【AUTO】 Encore [(2)]".'
    cards = {
        "A": character("Ace", text=(DRAWS, given)),
        "B": character("Bob", text=DRAWS),
    }
    # Ace: draws, gives, the encore given, the one that all have.
    assert len(list(abilities_with(cards["A"]))) == 4
    found = summary(cards, {"A": {1: 2}, "B": {0: 1}})
    assert (found["abilities"], found["never"], found["idle"]) == (4, 2, 1)
    assert found["idle_on"] == ["A"]
    assert not {"Attacks", "Draw", "AllOf"} & set(found["nodes_never"])
    unused = summary(cards, {"A": {1: 2}})["nodes_never"]
    assert {"Attacks", "Draw"} <= set(unused)
    assert "AllOf" not in unused
    assert nodes_of(read(DRAWS, CHARACTER).words) >= {"Auto", "Attacks", "Draw", "ThisCard"}


def test_a_fault_is_told_with_its_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(game: Game, laid: int) -> None:
        if game.decided == 5:
            raise Broken("planted")

    monkeypatch.setattr(fuzz, "conserved", breaks)
    found = real_play("ws", fleet(), 2, seed=1, failures=tmp_path / "failures")
    assert found["broken"] == 2
    assert Path(found["failures"][0]["record"]).exists()
    assert found["failures"][0]["decks"] == ("QAY", "QAY")


def test_the_command(tmp_path: Path) -> None:
    file = tmp_path / "cards.jsonl"
    file.write_text("\n".join(json.dumps(row.fields) for row in fleet()), encoding="utf-8")
    words = ["cards", "play", "ws", str(file), "--games", "3", "--seed", "4", "--jobs", "1"]
    shown = CliRunner().invoke(app, words)
    assert shown.exit_code == 0, shown.output
    assert "crashes 0, stuck 0, broken 0" in shown.output
    told = json.loads(CliRunner().invoke(app, [*words, "--json"]).stdout)
    assert told["games"] == 3
    assert set(told) >= {"never", "idle", "nodes_never", "failures", "checks"}


def test_a_game_that_is_never_done_with_a_decision_is_stuck_and_the_run_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    answer = Game.answer

    def never(game: Game, choice: int) -> None:
        while game.decided == 9:
            pass
        answer(game, choice)

    monkeypatch.setattr(fuzz, "PATIENCE", 0.05)
    monkeypatch.setattr(Game, "answer", never)
    found = real_play("ws", fleet(), games=2, seed=1)
    assert (found["games"], found["stuck"]) == (2, 2)
    assert "still being carried out" in found["failures"][0]["failure"]


def test_other_processes_play_the_same_games_under_a_progress_bar() -> None:
    told: list[tuple[str, int, int]] = []
    alone = real_play("ws", fleet(), games=6, seed=2)
    shared = real_play(
        "ws", fleet(), games=6, seed=2, jobs=2, progress=lambda *what: told.append(what)
    )
    assert alone["decisions"] == shared["decisions"]
    assert told[-1] == ("games", 6, 6)


@pytest.mark.parametrize("titles", [["QAY"], ["QAY", "RIV", "SEA"]])
def test_cards_of_many_titles_fill_a_deck_and_climaxes_are_no_must(titles: list[str]) -> None:
    hands = 15 if len(titles) == 1 else 5
    rows = [Row(n, card(title, n, name=f"{title} {n}")) for title in titles for n in range(hands)]
    found = real_play("ws", rows, games=2, seed=3)
    assert (found["games"], found["failures"]) == (2, [])
    assert bool(found["mixed_decks"]) == (len(titles) > 1)
