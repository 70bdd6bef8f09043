"""Wordings that combine with others, as they are played."""

import pytest
from tests.rules.vanguard.battle.fighting import battle, field, fight, other

from bythebook.games.vanguard.g.texts.verbs import TimeLeapCards
from bythebook.games.vanguard.zones.zones import REAR_GUARDS, VANGUARD
from bythebook.kernel.abilities.abilities import ACT, Ability
from bythebook.kernel.language.nouns import Cards
from bythebook.testing import side, table
from bythebook.testing.vanguard import unit
from bythebook.text.reading import TextError
from bythebook.text.vanguard import read_all

ALLY = unit("ally", 1, 30000)


def test_the_battle_that_this_unit_was_boosted_by_a_kind_ends() -> None:
    text = (
        "[AUTO](RC):At the end of the battle that this unit was boosted ([Boost]) by a unit with"
        ' "Quill" in its card name, draw a card.'
    )
    for name, drawn in (("Quill, Keeper", 1), ("helper", 0)):
        t = battle(field(left=unit("ally", 1, 30000, text=text), back_left=unit(name)))
        fight(t, "ally", boost=name)
        t.you.hand.has(drawn)
        t = battle(field(left=unit("ally", 1, 30000, text=text), back_left=unit(name)))
        fight(t, "ally")
        t.you.hand.has(0)


def test_this_unit_is_boosted_by_a_kind() -> None:
    text = (
        "[AUTO](RC):When this unit attacks, if this unit is boosted ([Boost]) by a unit with"
        ' "Quill" in its card name, draw a card.'
    )
    for name, drawn in (("Quill, Keeper", 1), ("helper", 0)):
        t = battle(field(left=unit("ally", 1, 30000, text=text), back_left=unit(name)))
        fight(t, "ally", boost=name)
        t.you.hand.has(drawn)


def test_an_attack_hits_while_this_unit_attacked_or_boosted() -> None:
    text = (
        "[AUTO](RC):When an attack hits during the battle that this unit attacked or boosted"
        " ([Boost]), draw a card."
    )
    helper = unit("helper", 1, 30000, text=text)
    t = battle(field(left=ALLY, back_left=helper))
    fight(t, "ally", boost="helper")
    t.you.hand.has(1)
    t = battle(field(left=ALLY, right=helper))
    fight(t, "ally")
    t.you.hand.has(0)
    fight(t, "helper")
    t.you.hand.has(1)


def test_all_units_of_a_player_rest() -> None:
    text = "[AUTO](RC):When this unit attacks, if all of your units are [Rest], draw a card."
    t = battle(field(left=unit("striker", 1, 30000, text=text), right=ALLY))
    fight(t, "striker")
    t.you.hand.has(0)
    t = battle(field(left=unit("striker", 1, 30000, text=text), right=ALLY))
    fight(t, "ally")
    fight(t, "me")
    held = len(t.you.hand.names)
    fight(t, "striker")
    t.you.hand.has(held + 1)


def test_numbers_of_cards_are_compared() -> None:
    text = (
        "[AUTO](RC):When this unit attacks, if the number of your rear-guards is more than or"
        " equal to the number of your opponent's rear-guards, draw a card."
    )
    striker = unit("striker", 1, 30000, text=text)
    for theirs, drawn in (({"left": ALLY}, 1), ({"left": ALLY, "right": ALLY}, 0)):
        t = battle(field(left=striker), other(**theirs))
        fight(t, "striker")
        t.you.hand.has(drawn)


def test_the_battle_that_this_unit_was_attacked_ends() -> None:
    text = "[AUTO](VC):At the end of the battle that this unit was attacked, draw a card."
    rival = other(vanguard=unit("foe", 3, 11000, text=text), left=unit("aside"))
    t = battle(field(left=ALLY, right=unit("striker", 1, 30000)), rival)
    fight(t, "ally", "aside")
    t.rival.hand.has(0)
    fight(t, "striker")
    t.rival.hand.has(1)


def test_an_effect_of_another_card_is_not_one_of_this_card() -> None:
    waits = (
        "[AUTO](RC):When your opponent's rear-guard is retired due to an effect from one of your"
        " other cards, draw a card."
    )
    does = "[ACT](RC):Choose one of your opponent's rear-guards, and retire it."
    for mine, drawn in (
        ({"left": unit("waiter", text=waits), "right": unit("doer", text=does)}, 1),
        ({"left": unit("doer", text=(waits, does))}, 0),
    ):
        t = table("vgg", you=side(**mine), rival=side(left=unit("prey")), at="main")
        t.you.chooses("activate doer")
        assert t.rival.drop.names == ["prey"]
        t.you.hand.has(drawn)


def test_a_card_that_was_bound_is_called_from_there() -> None:
    text = (
        "[ACT](RC):[Put this unit into your soul] Choose one of your rear-guards, bind it face"
        " up, call that card from the bind zone to an open (RC), and that unit gets [Power] +3000"
        " until end of turn."
    )
    t = table("vgg", you=side(left=unit("doer", text=text), right=unit("mate")), at="main")
    t.you.chooses("activate doer")
    t.you.chooses("left front")
    assert t.you.left.names == ["mate"]
    assert t.you.value("mate", "power") == 10000


def test_a_unit_that_time_leap_brings_is_told_from_one_that_is_called() -> None:
    text = "[AUTO]:When this unit is placed on (RC) from your deck due to time leap, draw a card."
    leap = Ability(ACT, (VANGUARD,), body=(TimeLeapCards(Cards(zones=REAR_GUARDS)),), limit=1)
    call = "[ACT](VC):Search your deck for up to one card, call it to (RC), and shuffle your deck."
    for lead, drawn in ((unit("lead", 3, abilities=(leap,)), 1), (unit("lead", 3, text=call), 0)):
        deck = [unit("two", 2, text=text), "filler", "filler"]
        you = side(vanguard=lead, left=unit("one", 1), deck=deck)
        t = table("vgg", you=you, at="main")
        t.you.chooses("activate lead", "two", "right back")
        assert t.you.right_back.names == ["two"]
        t.you.hand.has(drawn)


@pytest.mark.parametrize(
    "text",
    [
        (
            "[ACT](RC):Choose one of your rear-guards, retire it, and call that card from the bind"
            " zone to an open (RC)."
        ),
        "[AUTO](RC):When this unit is deleted, draw a card.",
        (
            "[ACT](RC):Choose two of your rear-guards, choose one of your opponent's"
            " rear-guards with the same grade as those units, and retire it."
        ),
    ],
)
def test_what_is_not_known_is_refused(text: str) -> None:
    with pytest.raises(TextError):
        read_all(text, 0)


def test_one_card_of_each_of_two_grades() -> None:
    text = (
        "[ACT](RC):[Put this unit into your soul] Choose up to one grade 2 and grade 1 card with"
        ' "Quill" in their card names from your hand, and call them to separate (RC).'
    )
    hand = [unit("Quill, one", 1), unit("Quill, uno", 1), unit("Quill, two", 2), unit("nib", 2)]
    t = table("vgg", you=side(left=unit("doer", text=text), hand=hand), at="main")
    t.you.chooses("activate doer")
    t.you.may_choose_exactly("Quill, two", "done")
    t.you.chooses("Quill, two")
    t.you.may_choose_exactly("Quill, one", "Quill, uno", "done")
    t.you.chooses("Quill, uno", "left front", "right front")
    assert sorted(t.you.left.names + t.you.right.names) == ["Quill, two", "Quill, uno"]


def test_both_of_two_names_are_had() -> None:
    text = (
        '[CONT](RC):If you have a "Quill" and "Nib" on your (VC) or (RC), this unit gets [Power]'
        " +4000."
    )
    for names, power in ((("Quill", "Nib"), 11000), (("Quill", "Quill"), 7000)):
        left, right = (unit(name) for name in names)
        you = side(back_left=unit("keeper", text=text), left=left, right=right)
        t = table("vgg", you=you, at="main")
        assert t.you.value("keeper", "power") == power


def test_a_card_goes_to_one_area_or_the_other() -> None:
    text = (
        "[ACT](RC):[Put this unit into your soul] Choose one of your rear-guards, and return it"
        " to your hand or put it on the bottom of your deck."
    )
    for way in range(2):
        you = side(left=unit("doer", text=text), right=unit("mate"), deck=["filler"])
        t = table("vgg", you=you, at="main")
        t.you.chooses("activate doer")
        t.you.chooses(t.you.options[way])
        assert (t.you.hand.names == ["mate"]) == (way == 0)
        assert ("mate" in t.you.deck.names) == (way == 1)


def test_a_chosen_unit_is_asked_for_as_it_was_chosen() -> None:
    text = (
        "[ACT](RC):[Put this unit into your soul] Choose up to two of your units with"
        ' "Quill" in their card names, and they get [Power] +3000 until end of turn. If you chose'
        ' two units with "Quill" in their card names, draw a card.'
    )
    for chosen, drawn in ((("Quill, one", "Quill, two"), 1), (("Quill, one", "done"), 0)):
        you = side(
            left=unit("doer", text=text), right=unit("Quill, one"), back_left=unit("Quill, two")
        )
        t = table("vgg", you=you, at="main")
        t.you.chooses("activate doer", *chosen)
        t.you.hand.has(drawn)


def test_some_of_the_cards_that_were_called() -> None:
    text = (
        "[ACT](RC):[Put this unit into your soul] Choose two cards from your hand, and call them"
        " to separate (RC). Then, choose one of the units called with this effect, and retire it."
    )
    you = side(
        left=unit("doer", text=text), back_left=unit("mate"), hand=[unit("one"), unit("two")]
    )
    t = table("vgg", you=you, at="main")
    t.you.chooses("activate doer", "left front", "right front")
    t.you.may_choose_exactly("one", "two")
    t.you.chooses("two")
    assert t.you.drop.names == ["two"]


def test_all_of_the_revealed_cards_are_such() -> None:
    text = (
        "[ACT](RC):[Put this unit into your soul] Reveal two cards from the top of your deck, and"
        ' if all of those cards have "Quill" in their card names, draw a card. Shuffle your deck.'
    )
    for second, drawn in (("Quill, two", 1), ("nib", 0)):
        deck = [unit("Quill, one"), unit(second), "filler", "filler"]
        t = table("vgg", you=side(left=unit("doer", text=text), deck=deck), at="main")
        t.you.chooses("activate doer")
        t.you.hand.has(drawn)


def test_a_card_that_was_put_is_asked_for_its_grade() -> None:
    text = (
        "[ACT](RC):[Rest this unit] Choose up to one card from your soul, and put it into your"
        " hand. If you put a grade 0 card, draw a card."
    )
    for grade, held in ((0, 2), (1, 1)):
        you = side(left=unit("doer", text=text), soul=[unit("mate", grade)])
        t = table("vgg", you=you, at="main")
        t.you.chooses("activate doer", "mate")
        t.you.hand.has(held)


def test_two_things_paid_one_after_the_other() -> None:
    text = (
        "[ACT](Drop zone):[Bind this card face up, choose two of your rear-guards, and lock them]"
        " Draw a card."
    )
    for mine, can in (({"left": unit("one"), "right": unit("two")}, True), ({}, False)):
        t = table("vgg", you=side(drop=[unit("doer", text=text)], **mine), at="main")
        assert ("activate doer" in " ".join(map(str, t.you.options))) == can
        if can:
            t.you.chooses("activate doer")
            assert t.you.bind.names == ["doer"]
            t.you.hand.has(1)


def test_cards_on_circles_or_in_an_area() -> None:
    text = (
        '[ACT](RC):[Choose a card with "Quill" in its card name from your (RC) or hand, and put'
        " it into your soul] Draw a card."
    )
    you = side(
        left=unit("doer", text=text),
        right=unit("Quill, one"),
        soul=[unit("Quill, soul")],
        hand=[unit("Quill, two"), unit("nib")],
    )
    t = table("vgg", you=you, at="main")
    t.you.chooses("activate doer")
    t.you.may_choose_exactly("Quill, one", "Quill, two")
    t.you.chooses("Quill, one")
    assert "Quill, one" in t.you.soul.names
    t.you.hand.has(3)
    had = (
        '[CONT](RC):If you have a "Quill" on your (VC) or in your soul, this unit gets [Power]'
        " +2000."
    )
    for where, power in (({"soul": [unit("Quill")]}, 9000), ({"right": unit("Quill")}, 7000)):
        t = table("vgg", you=side(left=unit("keeper", text=had), **where), at="main")
        assert t.you.value("keeper", "power") == power


def test_what_was_chosen_is_a_rear_guard_or_not() -> None:
    text = (
        "[ACT](RC):[Rest this unit] Choose one of your units, and it gets [Power] +1000 until end"
        " of turn. If a vanguard was chosen with this effect, draw a card."
    )
    for chosen, drawn in (("lead", 1), ("doer", 0)):
        you = side(vanguard=unit("lead", 3), left=unit("doer", text=text))
        t = table("vgg", you=you, at="main")
        t.you.chooses("activate doer", chosen)
        t.you.hand.has(drawn)
