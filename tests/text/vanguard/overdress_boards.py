"""A vanguard that does something in the main phase, for tests of what texts do."""

from typing import Any

from bythebook.games.vanguard.d.cards.types import SET_ORDER
from bythebook.testing import side, table
from bythebook.testing.table import Table
from bythebook.testing.vanguard_d import order, unit

CARDS = [
    unit("small", 1),
    unit("big", 3),
    unit("crit", 0, trigger="critical"),
    unit("front", 0, trigger="front"),
    unit("draw", 0, trigger="draw"),
    order("edict", 1),
    order("flag", 1, kind=SET_ORDER),
    order("banner", 1, kind=SET_ORDER),
]


def acting(body: str, **zones: Any) -> Table:
    """A vanguard of grade 3 has rested for an effect, in the main phase."""
    text = f"[ACT](VC)[1/turn]:[COST][[Rest] this unit], {body}"
    you = side(**{"vanguard": unit("lead", 3, text=text), **zones})
    t = table("vgd", you=you, cards=CARDS, at="main")
    t.you.chooses("activate lead")
    return t
