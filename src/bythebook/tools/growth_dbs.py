"""Dragon Ball Super: five cards in the battle area."""

from typing import Any, Final

from bythebook.games.dbs.cards.cards import BATTLE, TYPE
from bythebook.kernel.abilities.abilities import CardDef
from bythebook.testing.dbs import battle
from bythebook.tools.growth import Field

NOBODY_PAYS: Final = (9, 5000)
"""a combo cost nobody can pay: combos would empty the fields"""


def _is_battle_card(card: CardDef) -> bool:
    return card.values[TYPE] == BATTLE


def _half(area: list[CardDef]) -> dict[str, Any]:
    return {"battle": area, "deck": area * 7, "hand": area[:4], "energy": area[:4]}


PLAIN: Final = battle("plain", power=12000, combo=NOBODY_PAYS, traits=("Chart",), number="G-plain")
BOARD: Final = Field(_is_battle_card, PLAIN, _half)
