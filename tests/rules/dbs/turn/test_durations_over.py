"""6-4: where no effect has the duration that is over, nothing ends and nothing is written down."""

from bythebook.games.dbs.cards.cards import POWER
from bythebook.kernel.state.changes import EXPIRE, GAME, THIS_TURN, give
from bythebook.kernel.state.continuous_ops import ADD
from bythebook.testing import side, table


def test_an_effect_that_lasts_does_not_end_with_the_turn_and_one_of_the_turn_does() -> None:
    for until, power, ended in ((GAME, 11000, False), (THIS_TURN, 10000, True)):
        t = table("dbs", side(battle=["filler"]), side(), at="main", turns=3)
        value = t.turn if until == THIS_TURN else 0
        t.changes([give(ADD, POWER, 1000, [t.you.ref("filler")], 0, until, value)])
        assert t.you.value("filler", "power") == 11000
        before = t.happened
        t.goes_on_to("main phase", t.rival)
        assert t.you.value("filler", "power") == power
        assert bool([c for c in t.since(before) if c[0] == EXPIRE]) == ended
