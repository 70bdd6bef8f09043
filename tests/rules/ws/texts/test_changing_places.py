"""Texts by which two characters change places: on one stage, and nowhere else."""

import pytest

from bythebook.games.ws.texts.stage_effects import ExchangeOnStage
from bythebook.games.ws.zones.zones import BACK_LEFT, CENTER_LEFT, WAITING_ROOM
from bythebook.kernel.language.nouns import Cards
from bythebook.kernel.language.words import ANYONE
from bythebook.testing import character, side, table
from tests.rules.ws.effects import resolves, spell

ACE, BOB = character("Ace"), character("Bob")


@pytest.mark.parametrize(
    ("zones", "whose", "moved"),
    [
        ((CENTER_LEFT, BACK_LEFT), 0, True),
        ((CENTER_LEFT, WAITING_ROOM), 0, False),
        ((WAITING_ROOM, CENTER_LEFT), 0, False),
        ((CENTER_LEFT,), ANYONE, False),
    ],
)
def test_both_have_to_stand_on_the_same_stage(
    zones: tuple[int, ...], whose: int, moved: bool
) -> None:
    moves = spell(ExchangeOnStage(Cards(whose, zones)))
    you = side(left=ACE, back_left=BOB, waiting_room=["filler"], hand=[moves])
    t = table("ws", you, side(left="filler"))
    resolves(t)
    t.you.left_center.is_("Bob" if moved else "Ace")
    t.you.left_back.is_("Ace" if moved else "Bob")
    t.you.waiting_room.is_("filler")
    t.rival.left_center.is_("filler")
