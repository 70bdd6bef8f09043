"""Section 8: what is triggered meanwhile, costs in several parts, effects upon each other."""

from bythebook.testing import clause, side, table
from bythebook.testing.vanguard import unit


@clause("vgg 8.6.3.1", "vgg 8.4.1.2", "vgg 8.6.2.1")
def test_what_is_triggered_meanwhile_is_chosen_among_what_stands_by() -> None:
    placed = "[AUTO](RC):When your other unit is placed on (RC), "
    calls = unit("calls", text=f"{placed}choose a card from your hand, and call it to (RC).")
    draws = unit("draws", text=f"{placed}draw a card.")
    mine = side(left=calls, right=draws, hand=[unit("one"), unit("two")])
    t = table("vgg", mine, at="main")
    t.you.chooses("call one", "left back", "resolve calls one", "right back")
    t.you.may_choose_exactly("resolve draws one", "resolve calls two", "resolve draws two")
    t.ends_asking()


@clause("vgg 8.5.2.3", "vgg 3.1.1.5.1")
def test_one_card_does_not_pay_for_two_parts_of_a_cost() -> None:
    """What the narrower part needs is kept for it."""
    text = (
        "[ACT](RC):[Choose a card from your hand, and discard it & Choose a card with "
        '"Over" in its card name from your hand, and discard it] Draw a card.'
    )
    over = unit("Over", 1)
    for hand, may in (([over], False), (["filler", "draw"], False), ([over, "filler"], True)):
        t = table("vgg", side(left=unit("ally", text=text), hand=hand), at="main")
        assert ("activate ally" in t.options) == may
        if may:
            t.you.chooses("activate ally")
            t.settle()
            t.you.drop.holds_exactly("Over", "filler")


@clause("vgg 8.5.2.3")
def test_costs_paid_at_once_do_not_pay_for_each_other() -> None:
    """The unit comes into the soul as a card is blasted out of it."""
    text = "[ACT](RC):[Soul-Blast 1 & Put this unit into your soul] Draw a card."
    for soul in (0, 1):
        t = table("vgg", side(left=unit("ally", text=text), soul=soul), at="main")
        assert ("activate ally" in t.options) == bool(soul)
    t.you.chooses("activate ally")
    t.you.soul.is_("ally")
    t.you.drop.is_("filler")


@clause("vgg 8.7.2", "vgg 8.7.1.3")
def test_no_two_effects_hold_each_other_up() -> None:
    """Each would be in force if the other were; a third one that is puts both in force."""
    text = (
        "[CONT](RC):If you have a rear-guard with [Power] 12000 or greater, this unit gets "
        "[Power] +5000."
    )
    gives = "[ACT](VC):Choose one of your rear-guards, and it gets [Power] +5000 until end of turn."
    mine = side(
        vanguard=unit("ace", 3, text=gives),
        left=unit("one", 1, 7000, text=text),
        right=unit("two", 1, 7000, text=text),
        back_left=unit("third", 1, 7000),
    )
    t = table("vgg", mine, at="main")
    assert [t.you.value(name, "power") for name in ("one", "two")] == [7000, 7000]
    t.you.chooses("activate ace", "third")
    assert [t.you.value(name, "power") for name in ("one", "two")] == [12000, 12000]


@clause("vgg 10.21.1", "vgg 10.21.2", "vgg 8.7.2.1")
def test_what_is_given_after_all_was_lost_is_there() -> None:
    loses = (
        "[ACT](VC)[1/turn]:All of your rear-guards lose all of their abilities until end of turn."
    )
    gives = (
        "[ACT](VC)[1/turn]:Until end of turn, all of your rear-guards get "
        '"[ACT](RC)[1/turn]:Draw a card.".'
    )
    for order in (("lose", "get"), ("get", "lose")):
        ace = unit("ace", 3, text=(loses, gives))
        ally = unit("ally", text="[ACT](RC):[[Rest] this unit] Draw a card.")
        t = table("vgg", side(vanguard=ace, left=ally), at="main")
        t.you.chooses(*[f"activate ace: {word}" for word in order])
        assert ("activate ally" in t.options) == (order[-1] == "get")
