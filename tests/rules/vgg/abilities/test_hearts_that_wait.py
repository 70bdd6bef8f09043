"""Section 8.6.5.1.5: what a vanguard waits for that becomes a heart."""

from bythebook.games.vanguard.g.actions.striding import Stride
from bythebook.testing import clause, side, table
from bythebook.testing.vanguard import g_unit, unit


@clause("vgg 8.6.5.1.5")
def test_what_waits_for_a_stride_stands_by_out_of_the_hearts() -> None:
    grown = unit("grown", 3, text="[AUTO](VC):When your G unit [Stride], draw a card.")
    for vanguard, drawn in ((grown, 1), (unit("other", 3), 0)):
        # Only the one that has become a heart, not one that lies in the soul.
        mine = side(vanguard=vanguard, g_zone=[g_unit("giant")], soul=[grown])
        t = table("vgg", you=mine)
        t.run(Stride(0, t.you.ref("giant")))
        t.you.vanguard.is_("giant")
        t.you.hand.has(drawn)
