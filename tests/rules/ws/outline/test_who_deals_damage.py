"""1.3.4: who cannot deal damage, and who is meant by that."""

from bythebook.games.ws.terms.terms import DamageProcess
from bythebook.games.ws.zones.zones import CENTER_LEFT, HAND
from bythebook.kernel.state.changes import move
from bythebook.testing import character, clause, side, table

BARRED = "【CONT】 This card cannot deal damage to a player."


@clause("ws 1.3.4")
def test_what_a_card_deals_that_has_become_a_new_card_since_is_not_kept_back():
    meek = character("Meek", text=(BARRED,))
    for returned, damage in ((False, 0), (True, 1)):
        t = table("ws", side(left=meek), side(deck=10), cards=[meek])
        dealer = t.you.ref("Meek")
        if returned:
            t.changes(move([dealer], HAND))
            t.changes(move([t.you.ref("Meek")], CENTER_LEFT))
        t.run(DamageProcess(1, 1, dealer))
        t.rival.clock.has(damage)
