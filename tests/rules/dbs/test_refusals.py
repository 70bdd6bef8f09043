"""What is refused names the clause that forbids it, not the one that asks."""

from bythebook.games.dbs.texts.events import V_CHARGE
from bythebook.testing import clause, side, table


@clause("dbs 4-6-2-2")
def test_a_free_timing_says_what_is_done_in_it():
    t = table("dbs", side(hand=["filler", "filler"]), side(hand=1), at="main")
    assert t.game.why_not((V_CHARGE, t.you.hand.refs[0])) == "dbs 6-3-1-2"
    t.you.chooses("attack leader")
    t.goes_on_to("offense step", t.you)
    assert t.game.why_not((V_CHARGE, t.you.hand.refs[0])) == "dbs 7-2-1-2"
    t.goes_on_to("defense step", t.rival)
    assert t.game.why_not((V_CHARGE, t.rival.hand.refs[0])) == "dbs 7-3-1-2"
    t.ends_asking()
