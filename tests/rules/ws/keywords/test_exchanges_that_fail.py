"""Sections 10.8 and 1.3.4: of two cards that are exchanged neither moves if one of them stays."""

import pytest

from bythebook.games.ws.keywords.keyword_actions import ExchangeWith
from bythebook.games.ws.texts.events import CANNOT_GO_TO_MEMORY, CANNOT_RETURN_TO_HAND
from bythebook.games.ws.texts.stage_effects import ExchangeZones
from bythebook.games.ws.zones.zones import MEMORY, STAGE
from bythebook.kernel.abilities.abilities import ACT, Ability, Effect
from bythebook.kernel.language.nouns import Cards, This
from bythebook.kernel.state.changes import THIS_TURN, give
from bythebook.kernel.state.continuous_ops import BITS_ON, CHAR_CANNOT
from bythebook.testing import character, clause, side, table

KEPT = Cards(zones=(MEMORY,))


@clause("ws 10.8.3", "ws 1.3.4")
@pytest.mark.parametrize("effect", [ExchangeWith(KEPT), ExchangeZones(KEPT, This())])
@pytest.mark.parametrize(
    ("what", "stays"), [(CANNOT_GO_TO_MEMORY, True), (CANNOT_RETURN_TO_HAND, False)]
)
def test_who_cannot_leave_the_stage_is_exchanged_with_nobody(
    effect: Effect, what: int, stays: bool
) -> None:
    ace = character("Ace", abilities=(Ability(ACT, STAGE, body=(effect,)),))
    mine = side(right="Ace", memory=["New"])
    t = table("ws", you=mine, cards=[ace, character("New")], at="main")
    t.changes([give(BITS_ON, CHAR_CANNOT, what, [t.you.ref("Ace")], 0, THIS_TURN, t.turn)])
    t.you.chooses("activate Ace")
    t.you.right_center.is_("Ace" if stays else "New")
    t.you.memory.is_("New" if stays else "Ace")
