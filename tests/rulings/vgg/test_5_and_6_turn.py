"""Sections 5 and 6: decks, and the phases of a turn."""

import pytest

from bythebook.games.vanguard.zones.zones import STAND
from bythebook.testing import clause, side, table
from bythebook.testing.vanguard import g_unit, unit
from tests.rules.vgg.stride.cards import strider
from tests.rules.vgg.test_preparation import faults, g_deck, main_deck, preparing, rest, triggers


@clause("vgg 5.2.2.2", "vgg 5.2.2.2.1", "vgg 5.3.2.1")
def test_five_cards_of_a_name_are_too_many_in_one_deck_whatever_else_is_on_them() -> None:
    name = "normal 0"
    fifth = unit(name, 3, 1000, number="another number")
    assert faults([*main_deck(49), fifth]) == ["vgg 5.2.2.2"]
    # The G deck has four of its own.
    assert faults(main_deck(), [g_unit(name)] * 4) == []
    assert faults(main_deck(), [g_unit(name)] * 5) == ["vgg 5.3.2.1"]
    assert faults(main_deck(), g_deck(16)) == []


@clause("vgg 5.2.2.3", "vgg 5.2.2.5")
def test_a_sentinel_with_a_trigger_is_counted_as_both() -> None:
    guards = [unit("guard", 0, trigger="draw", sentinel=True)] * 4
    assert faults([*triggers(12), *guards, *rest(34)]) == []
    fifth = unit("other guard", 1, sentinel=True)
    assert faults([*triggers(12), *guards, *rest(33), fifth]) == ["vgg 5.2.2.5"]


@clause("vgg 5.4.3", "vgg 6.1.1")
def test_a_first_vanguard_is_unknown_to_the_other_until_all_hands_are_made() -> None:
    t = preparing()
    vanguard = t.rival.vanguard.cards[0]
    assert not t.you.knows(vanguard)
    t.you.chooses("done")
    assert not t.you.knows(vanguard)
    assert t.rival.knows(vanguard)
    t.rival.chooses("done")
    assert t.you.knows(vanguard)
    t.ends_asking()


@clause("vgg 6.4.1.2.5", "vgg 6.4.1.2.5.2", "vgg 6.4.1.2.2.3")
def test_the_card_that_was_assisted_may_have_to_go_at_once() -> None:
    """With an empty hand before: drawn and found are both removed; two of three G units too."""
    mine = side(
        vanguard=unit("mine", 1),
        deck=[unit("drawn", 1), unit("next", 2), *["filler"] * 8],
        g_zone=[g_unit(f"g{n}") for n in range(3)],
    )
    t = table("vgg", you=mine, at="draw")
    t.you.chooses("G assist")
    t.you.may_choose_exactly("next", "done")
    t.you.chooses("next")
    t.you.chooses("drawn", "next")
    t.you.may_choose_exactly("g0", "g1", "g2")
    t.you.chooses("g0", "g2")
    t.you.removed.holds_exactly("drawn", "next", "g0", "g2")
    t.you.hand.has(0)
    t.you.g_zone.is_("g1")
    t.ends_asking()


@clause("vgg 6.8.1.1.1", "vgg 6.8.1.3", "vgg 10.28.4")
def test_a_g_unit_is_home_before_the_end_of_the_turn_its_heart_is_not() -> None:
    """The heart is the vanguard again, and its ability of the end of the turn is heard."""
    end = "[AUTO](VC):At the end of your turn, draw a card."
    for giant, heart, drawn in (
        (g_unit("giant", text=end), unit("heart", 3), 0),
        (g_unit("giant"), unit("heart", 3, text=end), 1),
    ):
        mine = side(vanguard=giant, hearts=[heart], deck=20)
        t = table("vgg", you=mine, rival=side(deck=20), at="main")
        t.goes_on_to("ride step", t.rival)
        t.you.vanguard.is_("heart")
        t.you.g_zone.is_("giant")
        t.you.hand.has(drawn)


@clause("vgg 6.8.1.1.2", "vgg 6.8.1.2", "vgg 10.24.4")
def test_locks_open_at_the_end_of_ones_own_turn_only_and_nobody_is_placed() -> None:
    placed = "[AUTO]:When this unit is placed on (RC), draw a card."
    locked = unit("locked", text=placed)
    mine = side(locked_left=locked, deck=20)
    t = table("vgg", you=mine, rival=side(locked_left=locked, deck=20), at="main")
    t.goes_on_to("ride step", t.rival)
    t.you.left.is_("locked")
    t.rival.left.has(0)
    t.rival.locked_left.is_("locked")
    t.you.hand.has(0)
    assert t.you.state_of("locked") == STAND
    t.goes_on_to("ride step", t.you)
    t.rival.left.is_("locked")
    t.rival.hand.has(1)


@clause("vgg 6.8.1.5", "vgg 6.8.1.3")
def test_who_comes_at_the_end_of_the_turn_has_an_end_of_turn_of_its_own() -> None:
    """Each stands by once in an end phase: the round goes on for the newcomer only."""
    calls = (
        "[AUTO](VC):At the end of your turn, choose one card from your soul, and call it to (RC)."
    )
    late = unit("late", text="[AUTO](RC):At the end of your turn, draw a card.")
    mine = side(vanguard=unit("ace", 3, text=calls), soul=[late], deck=20)
    t = table("vgg", you=mine, rival=side(deck=20), at="end")
    t.settle()
    t.you.chooses("left front")
    t.goes_on_to("ride step", t.rival)
    t.you.left.is_("late")
    t.you.hand.has(1)


@clause("vgg 6.5.1.1.2", "vgg 6.5.1.2.2", "vgg 8.5.2.1.1.3")
def test_after_riding_to_grade_three_one_strides_in_the_same_turn_if_the_other_is_there_too() -> (
    None
):
    for theirs, may in ((2, False), (3, True)):
        mine = side(
            vanguard=unit("small", 2),
            hand=[unit("big", 3), unit("cost", 3)],
            g_zone=[strider()],
        )
        t = table("vgg", you=mine, rival=side(vanguard=unit("foe", theirs)), at="ride")
        t.you.chooses("ride big")
        t.settle()
        assert any(o.startswith("stride") for o in t.options) == may
        t.ends_asking()


@pytest.mark.parametrize("book", ["vgg", "vgd"])
@clause("vgg 6.8.1.5", "vgg 8.6.6", "vgd 9.9.3")
def test_what_is_set_up_for_the_end_of_the_turn_in_the_end_phase_is_done_in_it(book: str) -> None:
    """It has not stood by yet: the round goes on, though all that lasted for the turn has ended."""
    calls = (
        "[AUTO](RC):At the end of your turn, choose a card from your soul, call it to (RC), and at "
        "the end of that turn, put that unit into your soul."
    )
    mine = side(left=unit("ace", text=calls), soul=[unit("ghost")], deck=20)
    t = table(book, you=mine, rival=side(deck=20), at="end")
    t.you.chooses("right front")
    t.goes_on_to("ride step", t.rival)
    t.you.soul.is_("ghost")


@clause("vgg 6.8.1.4", "vgg 6.8.1.5")
def test_in_the_second_round_of_an_end_phase_nothing_lasts_for_the_turn_any_more() -> None:
    """Who is called in the first round has its end of the turn when the power is gone."""
    calls = (
        "[AUTO](VC):At the end of your turn, choose one card from your soul, and call it to (RC)."
    )
    gives = "[ACT](RC):Choose one of your vanguards, and it gets [Power] +5000 until end of turn."
    reads = (
        "[AUTO](RC):At the end of your turn, if you have a vanguard with [Power] 16000 or greater, "
        "draw a card."
    )
    mine = side(
        vanguard=unit("ace", 3, 11000, text=calls),
        left=unit("giver", text=gives),
        right=unit("early", text=reads),
        soul=[unit("late", text=reads)],
        deck=20,
    )
    t = table("vgg", you=mine, rival=side(deck=20), at="main")
    t.you.chooses("activate giver", "pass", "pass", "resolve ace", "left back")
    t.goes_on_to("ride step", t.rival)
    t.you.hand.has(1)
