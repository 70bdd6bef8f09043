"""Section 9 where the overDress era says it in its own way."""

from bythebook.games.vanguard.texts.events import P_RIDE
from bythebook.games.vanguard.zones.zones import DECK, HAND
from bythebook.testing import clause, side, table
from tests.rules.vanguard.waiting import at_beginning, on_move


@clause("vgd 9.4.3")
def test_what_the_draw_brings_is_over_before_the_ride_phase() -> None:
    mine = side(left=on_move("reader", DECK, HAND), right=at_beginning("dawn", P_RIDE), deck=9)
    t = table("vgd", you=mine, at="draw")
    t.you.is_asked("may")
    assert t.waiting == ["reader"]
    t.you.chooses("no")
    assert t.waiting == ["dawn"]
    t.you.chooses("no")
    t.you.is_asked("ride step")
