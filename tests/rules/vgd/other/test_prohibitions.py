"""Section 1.3.3: what forbids wins over what does."""

import pytest

from bythebook.testing import clause, side, table
from bythebook.testing.vanguard_d import unit

BARS = "[CONT](RC):This unit cannot be retired by your opponent's card effects."
RETIRES = "[ACT](VC):Choose one of your opponent's rear-guards, and retire it."


@clause("vgd 1.3.3")
@pytest.mark.parametrize("text", [BARS, ""])
def test_who_cannot_be_retired_by_the_opponents_effects_stays(text: str) -> None:
    t = table(
        "vgd",
        you=side(vanguard=unit("lead", 3, text=RETIRES)),
        rival=side(left=unit("safe", text=text)),
        at="main",
    )
    t.you.chooses("activate lead")
    assert t.rival.left.names == (["safe"] if text else [])
