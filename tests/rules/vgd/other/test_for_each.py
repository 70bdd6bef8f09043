"""Section 12.7: what is done for each of something."""

from bythebook.testing import clause, side, table
from bythebook.testing.vanguard_d import unit

TEXT = (
    "[ACT](RC):[COST][Counter-Blast 1], and draw a card. "
    "For each card in your soul, choose a card from your hand, and discard it. "
    "This unit gets [Power] +1000 until end of turn."
)


@clause("vgd 12.7.1.1")
def test_it_is_all_up_to_the_full_stop() -> None:
    for soul in (0, 1, 2):
        cards = [unit("one"), unit("two"), unit("three")]
        mine = side(
            left=unit("ace", text=TEXT),
            soul=soul,
            damage=1,
            hand=["one", "two", "three"],
            deck=["filler"] * 9,
        )
        t = table("vgd", you=mine, cards=cards, at="main")
        t.you.chooses("activate ace")
        t.you.is_asked("choose" if soul else "main phase")
        t.you.chooses(*("one", "two")[:soul])
        # Chosen and discarded so often, but stronger once.
        t.you.drop.holds_exactly(*("one", "two")[:soul])
        assert t.you.value("ace", "power") == 9000
        t.you.hand.has(4 - soul)
