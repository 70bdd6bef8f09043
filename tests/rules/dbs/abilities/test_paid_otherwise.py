"""8-4: what may be paid in the place of a card's energy cost, and need not be."""

import pytest

from bythebook.games.dbs.cards.cards import EXTRA
from bythebook.games.dbs.zones.zones import ACTIVE, REST
from bythebook.testing import clause, side, table
from bythebook.testing.dbs import extra
from tests.rules.dbs.making import meant

INSTEAD = (
    "[Permanent] You can activate this card's [Counter: Attack] skill from your hand by discarding "
    "1 card from your hand instead of paying its energy cost."
)


@clause("dbs 8-4-2-2")
@pytest.mark.parametrize(("said", "mode", "discarded"), [("0", REST, 0), ("1", ACTIVE, 1)])
def test_energy_is_paid_by_who_says_so_and_the_other_cost_by_who_says_that(
    said: str, mode: int, discarded: int
) -> None:
    skills = meant(INSTEAD, "[Counter: Attack] Negate the attack.", kind=EXTRA)
    guard = extra("Guard", cost=1, abilities=skills)
    rival = side(hand=[guard, "filler"], energy=1, life=3)
    t = table("dbs", side(hand=1), rival, at="main", turns=3)
    t.you.chooses("attack leader")
    t.goes_on_to("activate Guard")
    t.rival.chooses("activate Guard")
    t.rival.may_choose_exactly("0", "1")
    t.rival.chooses(said)
    t.goes_on_to("main phase", t.you)
    assert t.rival.energy.states == [mode]
    assert t.rival.drop.names.count("filler") == discarded
