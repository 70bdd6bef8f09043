"""Sections 11.1 and 11.8: abilities that stand by, and what becomes of their cards meanwhile."""

from bythebook.games.vanguard.d.zones.zones import ORDER_ZONE
from bythebook.games.vanguard.zones.zones import DROP, FRONT_LEFT
from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.language.nouns import Cards
from bythebook.kernel.language.words import OPPONENT
from bythebook.kernel.state.changes import move
from bythebook.kernel.texts.lasting import LoseAbilities
from bythebook.kernel.texts.verbs import MoveCards
from bythebook.testing import Table, clause, side, table
from bythebook.testing.vanguard_d import unit
from tests.rules.vanguard.abilities.making import DRAW, GONE, waiting

ACE = waiting("ace", GONE, DRAW)
LEFT = Cards(zones=(FRONT_LEFT,))


def meanwhile(*body: Effect) -> Table:
    """Two abilities stand by: before that of the left unit the other one does this."""
    first = waiting("first", GONE, *body)
    mine = side(hand=["one"], left="ace", right="first")
    t = table("vgd", you=mine, cards=[ACE, first, unit("one")])
    t.changes(move([t.you.ref("one")], DROP))
    t.you.may_choose_exactly("resolve ace one", "resolve first one")
    t.you.chooses("resolve first one")
    return t


@clause("vgd 11.8.15")
def test_an_ability_that_stands_by_is_played_though_its_card_has_lost_it() -> None:
    t = meanwhile(LoseAbilities(LEFT))
    t.you.hand.has(1)
    # Only what stood by already: the next card finds nobody waiting.
    t.changes(move(t.you.hand.refs, DROP))
    t.you.hand.has(0)


@clause("vgd 11.8.10.2")
def test_it_is_played_by_who_was_its_master_when_it_stood_by() -> None:
    t = meanwhile(MoveCards(LEFT, ORDER_ZONE, OPPONENT))
    assert t.game.state.master[t.rival.card("ace")] == 1
    t.you.hand.has(1)
    t.rival.hand.has(0)
