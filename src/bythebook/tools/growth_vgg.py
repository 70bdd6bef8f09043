"""Vanguard in the G era: five rear-guards around a vanguard."""

from typing import Any, Final

from bythebook.games.vanguard.cards.cards import G_UNIT, TYPE
from bythebook.kernel.abilities.abilities import CardDef
from bythebook.testing.vanguard import unit
from bythebook.tools.growth import Field

CIRCLES: Final = ("left", "right", "back_left", "back_center", "back_right")


def _is_unit(card: CardDef) -> bool:
    return not card.values[TYPE] & G_UNIT


def _half(field: list[CardDef]) -> dict[str, Any]:
    half: dict[str, Any] = dict(zip(CIRCLES, field, strict=True))
    checked = unit("checked", 0, trigger="critical")
    half.update(deck=[*field, checked] * 6, hand=field[:4], soul=2, damage=2)
    return half


PLAIN: Final = unit("plain", 2, 9000, skills=("boost",), number="G-plain")
BOARD: Final = Field(_is_unit, PLAIN, _half)
