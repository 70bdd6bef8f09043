"""What forbids a skill is told with its own clause."""

import pytest

from bythebook.kernel.options import V_ACTIVATE
from bythebook.testing import clause, side, table
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
