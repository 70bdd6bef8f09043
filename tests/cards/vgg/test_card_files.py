"""What the fields of card files mean, and what is not told by them."""

from typing import Any

import pytest

from bythebook.library.adapter import BadFields
from bythebook.library.vgg import ADAPTER, trigger_of
from bythebook.text.vanguard.cards import NOT_TOLD, UNTOLD


def row(**more: Any) -> dict[str, Any]:
    printed = {
        "id": "T/001",
        "name": "Nib, Apprentice",
        "type": "Normal Unit",
        "clan": "Kagero",
        "grade": 1,
        "power": 7000,
        "shield": 5000,
        "trigger": None,
        "text": [],
    }
    return {**printed, **more}


def test_icons_by_grade_and_one_critical() -> None:
    for grade, icon in ((0, "boost"), (1, "boost"), (2, "intercept"), (3, "twin drive")):
        _, printed = ADAPTER.printed(row(grade=grade))
        assert printed["icons"] == [icon]
        assert ADAPTER.make("T/001", printed, ()).values[7] == 1
    _, printed = ADAPTER.printed(row(type="G Unit", grade=4, shield=None))
    assert printed["icons"] == ["triple drive"]


def test_a_g_unit_of_a_lower_grade_is_a_normal_unit() -> None:
    _, printed = ADAPTER.printed(row(type="G Unit", grade=2))
    assert printed["type"] == "normal unit"


def test_which_trigger_it_is() -> None:
    note = '(You may only have up to four cards with "[Heal] HEAL" in a deck.)'
    assert trigger_of("", [note], 10000) == "heal"
    assert trigger_of("", [], 5000) == "draw"
    assert trigger_of("critical", [], 10000) == "critical"
    assert trigger_of("", [], 10000) == UNTOLD


def test_a_trigger_that_is_not_told_keeps_the_card_out_of_decks() -> None:
    _, printed = ADAPTER.printed(row(type="Trigger Unit", grade=0, shield=10000))
    assert ADAPTER.make("T/001", printed, ()).unread == (NOT_TOLD,)
    told = row(type="Trigger Unit", grade=0, shield=10000, trigger="Stand")
    _, printed = ADAPTER.printed(told)
    assert ADAPTER.make("T/001", printed, ()).unread == ()


def test_what_is_missing_is_named() -> None:
    with pytest.raises(BadFields, match="shield is missing"):
        ADAPTER.printed(row(shield=None))
    with pytest.raises(BadFields, match="power is missing"):
        ADAPTER.printed(row(power=None))
    ADAPTER.printed(row(grade=3, shield=None))
