"""Card files of the second game: what their fields mean, and which cards are exact."""

from __future__ import annotations

from typing import Any

import pytest

from bythebook.games.dbs.cards.cards import COLORS, COST, POWER, RED_COST, TYPE, UNISON, YELLOW
from bythebook.library.adapter import BadFields, adapter_of
from bythebook.library.judging import DAMAGED, EXACT, UNREAD, judge
from bythebook.library.rows import Row

ADAPTER = adapter_of("dbs")


def row(**fields: Any) -> dict[str, Any]:
    """A battle card of a file, as far as nothing else is said."""
    return {
        "id": "X-1",
        "name": "Reed Warden",
        "type": "Battle",
        "colors": ["Red"],
        "cost": "3(RR)",
        "power": "15000",
        "combo_cost": "0",
        "combo_power": "5000",
        "character": "Warden",
        "traits": ["Heron"],
        "era": "Long Marsh",
        "text": [],
        **fields,
    }


def leader(**fields: Any) -> dict[str, Any]:
    """A leader of a file."""
    return row(
        **{
            "name": "Warden / Warden, Awake",
            "type": "Leader",
            "cost": "-",
            "power": "10000 // 15000",
            "character": "Warden // Warden",
            "traits": ["Heron", "Heron"],
            "era": "Long Marsh // Long Marsh",
            "text": ["[Auto] When this card attacks, draw 1 card."],
            "text_back": ["[Blocker]"],
            **fields,
        }
    )


def status(fields: dict[str, Any]) -> str:
    """What a row is judged to be."""
    return judge(ADAPTER, Row(1, fields)).status


def test_a_battle_card() -> None:
    code, printed = ADAPTER.printed(row())
    card = ADAPTER.make(code, printed, ())
    assert card.values[COST] == 3
    assert card.values[RED_COST] == 2
    assert card.values[POWER] == 15000
    ADAPTER.fits(card)


def test_a_leader_has_two_sides() -> None:
    code, printed = ADAPTER.printed(leader())
    card = ADAPTER.make(code, printed, ())
    assert card.name == "Warden"
    assert card.back is not None
    assert card.back.name == "Warden, Awake"
    assert card.back.values[POWER] == 15000
    assert len(ADAPTER.entries(printed)) == 2
    assert status(leader()) == EXACT


def test_costs_and_colors() -> None:
    _, printed = ADAPTER.printed(row(colors=["Multi"], cost="4(RY)"))
    assert printed["colors"] == ["red", "yellow"]
    assert ADAPTER.make("X", printed, ()).values[COLORS] & YELLOW
    _, printed = ADAPTER.printed(row(type="Unison", cost="X(YY)"))
    assert (printed["cost"], printed["specified"]) == ("X", "YY")
    assert ADAPTER.make("X", printed, ()).values[TYPE] == UNISON
    _, printed = ADAPTER.printed(row(cost="2(-)"))
    assert printed["specified"] == ""


@pytest.mark.parametrize(
    "wrong",
    [
        {"type": "Spell"},
        {"cost": "many"},
        {"cost": "3(RQ)"},
        {"colors": ["Multi"], "cost": "3(RR)"},
        {"colors": ["mauve"]},
        {"power": "-"},
        {"id": "X 1"},
        {"text": 3},
    ],
)
def test_fields_that_cannot_be_used(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadFields):
        ADAPTER.printed(row(**wrong))
    assert status(row(**wrong)) == DAMAGED


def test_sides_of_a_leader_that_cannot_be_told_apart() -> None:
    assert status(leader(traits=["Heron", "Stork", "Heron"])) == DAMAGED
    assert status(leader(power="10000")) == DAMAGED
    assert status(leader(name="Warden")) == DAMAGED


def test_exact_unread_damaged() -> None:
    assert status(row(text=["[Blocker]"])) == EXACT
    assert status(row(text=["[Auto] When this card attacks, sing 1 song."])) == UNREAD
    assert status(row(text=["[Auto] When this card attacks, draw 1 card § 2."])) == DAMAGED
    own = "[Permanent] Only 1 {{{}}} can be played in your Battle Area."
    assert status(row(text=[own.format("Reed Warden")])) == EXACT
    assert status(row(text=[own.format("Somebody Else")])) != EXACT


def test_bullets_are_one_text_with_what_announces_them() -> None:
    text = ["[Auto] When you play this card, choose one-", "・Draw 1 card.", "・Draw 2 cards."]
    assert status(row(text=text)) == EXACT
