"""Vanguard in the overDress era: five rear-guards around a vanguard."""

from typing import Any, Final

from bythebook.games.vanguard.cards.cards import TYPE
from bythebook.games.vanguard.d.cards.types import UNITS
from bythebook.kernel.abilities.abilities import CardDef
from bythebook.testing.vanguard_d import unit
from bythebook.tools.growth import Field
from bythebook.tools.growth_vgg import CIRCLES


def _is_unit(card: CardDef) -> bool:
    return card.values[TYPE] & UNITS != 0


def _half(field: list[CardDef]) -> dict[str, Any]:
    half: dict[str, Any] = dict(zip(CIRCLES, field, strict=True))
    checked = unit("checked", 0, trigger="critical")
    half.update(deck=[*field, checked] * 6, hand=field[:4], soul=2, damage=2)
    return half


PLAIN: Final = unit("plain", 2, 9000, skills=("boost",), number="D-plain")
BOARD: Final = Field(_is_unit, PLAIN, _half)
