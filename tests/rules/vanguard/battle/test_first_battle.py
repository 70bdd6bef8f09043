"""Section 7: one battle from its beginning to its end."""

from bythebook.testing import clause, side, table
from bythebook.testing.vanguard import unit


@clause("vgg 7.4.1.11", "vgg 3.11.3")
def test_boost_and_shields_add_to_powers_while_they_are_there() -> None:
    t = table(
        "vgg",
        you=side(vanguard=unit("me", 3, 10000), back_center=unit("booster", 1, 8000)),
        rival=side(
            vanguard=unit("foe", 3, 11000),
            hand=["filler", "critical"],
            left=unit("interceptor", 2, shield=5000),
        ),
        at="battle",
    )
    t.you.chooses("attack")
    t.you.chooses("attack foe")
    t.you.chooses("boost with booster")
    assert t.you.value("me", "power") == 18000
    t.rival.may_choose_exactly(
        "guard with filler", "guard with critical", "intercept with interceptor", "pass"
    )
    t.rival.chooses("guard with filler")
    assert t.rival.value("foe", "power") == 21000
    t.rival.chooses("intercept with interceptor")
    assert t.rival.value("foe", "power") == 26000
    t.rival.drop.holds_exactly()
    t.rival.chooses("pass")
    assert t.you.value("me", "power") == 10000
    assert t.rival.value("foe", "power") == 11000
    t.rival.damage.is_()
    t.rival.drop.holds_exactly("filler", "interceptor")
