"""Section 4.9.3: which card has bound which."""

from bythebook.testing import clause, side, table
from bythebook.testing.vanguard import unit

BINDS = (
    "[ACT](RC)[1/turn]:Choose a card from your hand, and bind it face up.",
    (
        "[CONT](RC):If you have a card bound with this card's effect in your bind zone, "
        "this unit gets [Power] +2000."
    ),
    (
        "[ACT](RC)[1/turn]:[Choose a card bound with this card's effect, and put it into your "
        "hand] This unit gets [Power] +100 until end of turn."
    ),
)


@clause("vgg 4.9.3")
def test_cards_are_known_by_the_card_whose_effect_has_bound_them() -> None:
    one, other = unit("one", text=BINDS), unit("other", text=BINDS)
    cards = [unit(name) for name in "abc"]
    you = side(left=one, right=other, hand=["a"], bind=["b"])
    t = table("vgg", you=you, cards=cards, at="main")
    assert t.you.value("one", "power") == 7000
    t.you.chooses("activate one")
    t.you.bind.holds_exactly("a", "b")
    assert [t.you.value(name, "power") for name in ("one", "other")] == [9000, 7000]
    # Only its own card can be used by it, and by nobody else.
    t.you.chooses("activate one")
    t.you.hand.is_("a")
    t.you.bind.is_("b")
    assert t.you.value("one", "power") == 7100
