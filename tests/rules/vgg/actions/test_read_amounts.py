"""Texts about middle columns, powers that are added, and cards bound from the deck."""

from typing import Any

from bythebook.games.vanguard.zones.zones import REST
from bythebook.testing import clause, side, table
from bythebook.testing.vanguard import unit

ABC = [unit("a", 1, 6000), unit("b", 1, 7000), unit("c", 1, 8000)]


def test_units_in_the_middle_column_are_those_with_the_vanguard() -> None:
    text = (
        "[CONT](VC):If you have another unit in your middle column, this unit gets [Power] +1000."
    )
    for zones, power in (({"back_center": "a"}, 8000), ({"back_left": "a", "left": "b"}, 7000)):
        t = table("vgg", you=side(vanguard=unit("pillar", 3, text=text), **zones), cards=ABC)
        assert t.you.value("pillar", "power") == power


@clause("vgg 11.36.1.1")
def test_a_dark_device_that_goes_on_is_as_its_reminder_says() -> None:
    head = "[CONT](RC)Dark Device"
    reminder = " (Active when your opponent has no [Stand] units in the same column as this unit)"
    gets = ":This unit gets [Power] +1000."
    cases: list[tuple[str, Any, int]] = [
        (head + gets, ("a", REST), 7000),
        (head + reminder + gets, ("a", REST), 8000),
        (head + reminder + gets, "a", 7000),
    ]
    for text, across, power in cases:
        you, rival = side(left=unit("gadget", text=text)), side(right=across)
        t = table("vgg", you=you, rival=rival, cards=ABC)
        assert t.you.value("gadget", "power") == power


def test_power_is_increased_by_ones_own_or_by_what_cards_originally_have() -> None:
    own = "[ACT](VC):Increase this unit's [Power] by this unit's [Power] until end of turn."
    t = table("vgg", you=side(vanguard=unit("mirror", 3, 9000, text=own)), at="main")
    t.you.chooses("activate mirror")
    assert t.you.value("mirror", "power") == 18000
    called = (
        "[ACT](VC):Choose up to two cards from your drop zone, call them to separate (RC), and "
        "increase this unit's [Power] by the sum of the original [Power] of the units called with "
        "this effect until end of turn."
    )
    you = side(vanguard=unit("choir", 3, 9000, text=called), drop=["a", "c"])
    t = table("vgg", you=you, cards=ABC, at="main")
    t.you.chooses("activate choir", "a", "c", "left front", "right front")
    assert t.you.value("choir", "power") == 23000


def test_the_top_of_the_deck_is_bound_by_an_effect_or_for_a_cost() -> None:
    texts = {
        "[ACT](VC):Bind two cards from the top of your deck.": ["a", "b"],
        "[ACT](VC):[Bind the top card of your deck face up] Draw a card.": ["a"],
    }
    for text, bound in texts.items():
        you = side(vanguard=unit("binder", 3, text=text), deck=["a", "b", "c", "c"])
        t = table("vgg", you=you, cards=ABC, at="main")
        t.you.chooses("activate binder")
        t.you.bind.holds_exactly(*bound)
        assert not t.you.bind.face_down


@clause("vgg 1.2.5")
def test_a_text_can_end_the_fight() -> None:
    for text, winner in (("You win the fight.", 0), ("You lose the fight.", 1)):
        you = side(vanguard=unit("oracle", 3, text=f"[ACT](VC):{text}"))
        t = table("vgg", you=you, at="main")
        t.you.chooses("activate oracle")
        t.asserts_over(winner, "vgg 1.2.5")
