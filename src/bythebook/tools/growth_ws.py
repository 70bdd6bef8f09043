"""Weiss Schwarz: five characters on the stage."""

from typing import Any, Final

from bythebook.games.ws.cards import CHARACTER, TYPE
from bythebook.kernel.abilities.abilities import CardDef
from bythebook.testing import character, climax
from bythebook.tools.growth import Field

POSITIONS: Final = ("back_left", "back_right", "left", "middle", "right")


def _is_character(card: CardDef) -> bool:
    return card.values[TYPE] == CHARACTER


def _half(stage: list[CardDef]) -> dict[str, Any]:
    half: dict[str, Any] = dict(zip(POSITIONS, stage, strict=True))
    peak = climax("peak", icons=("soul",))
    half.update(deck=[*stage, peak] * 6, hand=stage[:4], level=1, stock=4, clock=2)
    return half


PLAIN: Final = character("plain", power=4000, traits=("Gear", "Cog"), number="G-plain")
BOARD: Final = Field(_is_character, PLAIN, _half)
