"""What a player is told once the vanguard is of a new grade."""

import pytest

from bythebook.testing import side, table
from bythebook.wording import wording_of

CALL_AND_GUARD = "your vanguard is of grade 3: you can call and guard with grade 3."
CALL_AND_ORDER = "your vanguard is of grade 3: you can call units and play orders of grade 3."


@pytest.mark.parametrize(("name", "said"), [("vgg", CALL_AND_GUARD), ("vgd", CALL_AND_ORDER)])
def test_guardians_have_a_grade_only_where_the_book_says_so(name: str, said: str) -> None:
    t = table(name, you=side(hand=["filler"]), at="main")
    assert wording_of(name).first_times(t.game, 0) == {(0, 3): said}
