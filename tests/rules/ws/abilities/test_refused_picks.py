"""What cannot be picked is told with a clause, and what is offered is not forbidden."""

from bythebook.kernel.state.options import V_PICK
from bythebook.testing import character, clause, side, table

RETURNS = (
    "【ACT】 [Put this card into your waiting room] Choose 1 of your opponent's characters, and "
    "return it to hand."
)


@clause("ws 8.6.3.1")
def test_a_card_that_the_text_does_not_mean_is_not_picked() -> None:
    hero = character("Hero", text=(RETURNS,))
    t = table(
        "ws", side(left=hero, middle="filler"), side(left="filler", right="filler"), at="main"
    )
    t.you.chooses("activate Hero")
    t.you.may_choose_exactly("filler", "filler")
    theirs, mine = t.rival.ref("filler"), t.you.ref("filler")
    assert t.game.why_not((V_PICK, theirs)) == ""
    assert t.game.why_not((V_PICK, mine)) == "ws 8.6.3.1"
    t.you.chooses("filler")
