"""Section 11: whether what triggers an ability counts for its keyword already."""

import pytest

from bythebook.testing import clause, face_down, face_up, side, table
from bythebook.testing.vanguard import g_unit, unit
from tests.rules.vanguard.battle.fighting import attack, battle, field, other

CALLS = unit(
    "lead", 3, text="[ACT](VC)[1/turn]:Choose two cards from your soul, and call them to (RC)."
)
UNITES = unit("unites", text="[AUTO]Unite:When this unit is placed on (RC), draw a card.")
STRIDE = (
    "[Stride]-Stride Step-[Choose one or more cards with the sum of their grades being 3 or greater"
    " from your hand, and discard them] [Stride] this card on your (VC) from face down."
)


@clause("vgg 11.19.1.2", "vgg 10.7.1")
def test_who_is_called_second_unites_as_it_is_placed() -> None:
    """To be called is to be placed: there is no moment at which it lies there uncalled."""
    for order, drawn in ((("unites", "other"), 0), (("other", "unites"), 1)):
        t = table("vgg", you=side(hand=list(order)), cards=(UNITES, unit("other")), at="main")
        for name, circle in zip(order, ("left front", "right front"), strict=True):
            t.you.chooses(f"call {name}", circle)
        t.you.hand.has(drawn)


@clause("vgg 11.19.1.2", "vgg 10.7.1.1.2")
def test_two_that_are_called_at_once_unite() -> None:
    mine = side(vanguard=CALLS, soul=[UNITES, unit("other")])
    t = table("vgg", you=mine, at="main")
    t.you.chooses("activate lead", "left front", "right front")
    t.you.hand.has(1)


@clause("vgg 11.19.1.2", "vgg 10.7.1.2.1", "vgg 11.14.2")
def test_a_guardian_that_is_the_second_called_unites_as_it_is_placed() -> None:
    wall = unit("wall", text="[AUTO]Unite:When this unit is placed on (GC), draw a card.")
    for first, drawn in ((True, 1), (False, 0)):
        t = battle(field(), other(hand=[wall, "filler", "filler"]))
        attack(t)
        if first:
            t.rival.chooses("guard with filler")
        before = len(t.rival.hand)
        t.rival.chooses("guard with wall")
        t.rival.hand.has(before - 1 + drawn)


@clause("vgg 11.15.3", "vgg 11.16.3", "vgg 8.7.5")
@pytest.mark.parametrize(
    ("keyword", "hand", "charged"),
    [("Brave", 4, 1), ("Brave", 5, 0), ("Oracle", 6, 1), ("Oracle", 5, 0)],
)
def test_who_was_called_from_the_hand_is_no_card_of_it_any_more(
    keyword: str, hand: int, charged: int
) -> None:
    text = f"[AUTO]{keyword}:When this unit is placed on (RC) from hand, [Soul-Charge 1]."
    mine = side(hand=[unit("new", text=text), *["filler"] * (hand - 1)])
    t = table("vgg", you=mine, at="main")
    t.you.chooses("call new", "left front")
    t.you.soul.has(charged)


@clause("vgg 11.12.3.2", "vgg 11.12.1")
@pytest.mark.parametrize("spent", [0, 1])
def test_a_g_unit_breaks_a_generation_itself_as_it_is_placed(spent: int) -> None:
    text = (STRIDE, "[AUTO][Generation Break 2]:When this unit is placed on (VC), draw a card.")
    zone = [g_unit("giant", text=text), *[face_up(g_unit("spent"))] * spent]
    t = table("vgg", you=side(g_zone=zone, hand=[unit("paid", 3)]), at="ride")
    t.you.chooses("pass", "stride giant", "paid")
    t.settle()
    t.you.hand.has(spent)


@clause("vgg 11.12.3.3.1", "vgg 8.5.2.3")
def test_a_generation_break_may_be_paid_for_with_what_breaks_it() -> None:
    turns = "Choose a face up card from your G zone, and turn it face down"
    lead = unit("lead", 3, text=f"[ACT](VC)[Generation Break 2]:[{turns}] Draw a card.")
    zone = [face_up(g_unit("one")), face_up(g_unit("two"))]
    t = table("vgg", you=side(vanguard=lead, g_zone=zone), at="main")
    t.you.chooses("activate lead", "one")
    t.you.hand.has(1)
    assert t.you.g_zone.face_down == ["one"]
    t.you.may_not_choose("activate lead")


BOUND = ("your opponent's rear-guards, and bind it", "your opponent's", "the bind zone")
RETIRED = ("your opponent's rear-guards, and retire it", "your opponent's", "the drop zone")
TO_SOUL = ("your rear-guards, and put it into your soul", "your other", "your soul")
TO_HAND = ("your rear-guards, and return it to your hand", "your other", "your hand")


@clause("vgg 11.26.1.2", "vgg 11.30.1.2", "vgg 11.36.1.2", "vgg 11.15.3.1", "vgg 11.16.3.1")
@pytest.mark.parametrize(
    ("keyword", "done", "hand", "triggers"),
    [
        ("Thunderstrike 1", BOUND, 0, True),
        ("Thunderstrike 2", BOUND, 0, False),
        ("Dark Device", RETIRED, 0, True),
        ("Darkness", TO_SOUL, 0, True),
        ("Brave", TO_HAND, 2, True),
        ("Brave", TO_HAND, 3, False),
        ("Oracle", TO_HAND, 4, True),
        ("Oracle", TO_HAND, 3, False),
    ],
)
def test_what_waits_for_a_unit_to_leave_counts_it_where_it_has_gone(
    keyword: str, done: tuple[str, str, str], hand: int, triggers: bool
) -> None:
    """What the unit was is asked of the field, but whether the ability is active is asked now."""
    does, whose, zone = done
    text = f"[AUTO](RC){keyword}:When {whose} rear-guard is put into {zone}, [Counter-Charge 1]."
    mine = side(
        vanguard=unit("lead", 3, text=f"[ACT](VC)[1/turn]:Choose one of {does}."),
        left=unit("watcher", text=text),
        right=unit("mine"),
        hand=hand,
        damage=[face_down("filler")],
    )
    t = table("vgg", mine, side(right=unit("theirs")), at="main")
    t.you.chooses("activate lead")
    if "mine" in t.options:
        t.you.chooses("mine")
    assert bool(t.you.damage.face_down) != triggers


@clause("vgg 11.18.3.1", "vgg 11.18.3")
@pytest.mark.parametrize(("number", "drawn"), [(2, 2), (3, 0)])
def test_two_that_are_retired_at_once_count_both_for_their_rituals(number: int, drawn: int) -> None:
    text = f"[AUTO]Ritual {number}:When this unit is put into the drop zone from (RC), draw a card."
    lead = unit("lead", 3, text="[ACT](VC)[1/turn]:Retire all of your rear-guards.")
    mine = side(vanguard=lead, left=unit("one", text=text), right=unit("two", text=text))
    t = table("vgg", you=mine, at="main")
    t.you.chooses("activate lead")
    if drawn:
        t.you.chooses("resolve one")
    t.you.hand.has(drawn)
