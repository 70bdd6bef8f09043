"""Section 4.10: the damage process."""

from bythebook.games.ws.terms import DamageProcess
from bythebook.testing import clause, side, table


@clause("ws 4.10.1.2")
def test_a_climax_cancels_the_damage():
    t = table("ws", rival=side(deck=["filler", "climax", "filler"]))
    t.run(DamageProcess(1, 3))
    t.rival.clock.is_()
    t.rival.waiting_room.holds_exactly("climax", "filler")


@clause("ws 4.10.1.3", "ws 4.10.1.1")
def test_damage_without_a_climax_goes_to_the_clock():
    t = table("ws", rival=side(deck=["filler", "event", "filler", "filler"]))
    t.run(DamageProcess(1, 2))
    t.rival.clock.is_("event", "filler")
    t.rival.deck.has(2)
