"""What forbids a skill is told with its own clause."""

import pytest

from bythebook.games.dbs.texts.events import V_COMBO
from bythebook.games.dbs.zones.zones import REST
from bythebook.kernel.state.options import V_ACTIVATE
from bythebook.testing import clause, laid, side, table
from bythebook.testing.dbs import battle
from tests.rules.dbs.making import said


@clause("dbs 10-11-1", "dbs 10-48-4")
@pytest.mark.parametrize(
    ("mark", "times", "why"),
    [("[Once per turn]", 1, "dbs 10-11-1"), ("[Limit 1]", 1, "dbs 10-48-4")],
)
def test_a_skill_that_has_no_use_left_tells_which_limit_it_was(
    mark: str, times: int, why: str
) -> None:
    sage = said("Sage", f"[Activate: Main]{mark} Draw 1 card.")
    t = table("dbs", side(battle=[sage]), at="main", turns=3)
    option = V_ACTIVATE, t.you.ref("Sage"), t.game.abilities_of(t.you.card("Sage"))[0]
    for _ in range(times):
        assert t.game.why_not(option) == ""
        t.you.chooses("activate Sage")
    t.you.may_not_choose("activate Sage")
    assert t.game.why_not(option) == why


@clause("dbs 7-2-1-2-1", "dbs 7-2-1-2-2")
def test_one_combos_with_ones_own_cards_and_not_with_the_opponents() -> None:
    cards = [battle(name) for name in ("Held", "Rested", "Theirs", "Hidden", "Ready")]
    you = side(hand=["Held"], battle=["Ready", laid("Rested", REST)], energy=2)
    rival = side(hand=["Hidden"], battle=["Theirs"], energy=2, life=3)
    t = table("dbs", you, rival, at="main", cards=cards, turns=3)
    t.you.chooses(
        "attack leader leader" if "attack leader leader" in t.options else "attack leader"
    )
    t.goes_on_to("combo Held", t.you)
    why = {
        name: t.game.why_not((V_COMBO, seat.ref(name)))
        for seat, names in ((t.you, ("Held", "Ready", "Rested")), (t.rival, ("Theirs", "Hidden")))
        for name in names
    }
    assert why == {
        "Held": "",
        "Ready": "",
        "Rested": "dbs 7-2-1-2-1",
        "Theirs": "dbs 7-2-1-2-2",
        "Hidden": "dbs 7-2-1-2-2",
    }
    t.goes_on_to("main phase", t.you)
