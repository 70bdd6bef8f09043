"""Texts in play: searching, what goes on, costs, calling over, leaving, being locked, later."""

from bythebook.testing import clause, face_down, side, table
from bythebook.testing.vanguard import unit

MORE = "this unit gets [Power] +1000 until end of turn."


@clause("vgg 8.5.4.1.4")
def test_who_searches_need_not_find_and_the_deck_is_shuffled_all_the_same() -> None:
    text = "[ACT](RC):Search your deck for up to one grade 1 unit, reveal it, put it into your hand, and shuffle your deck."  # noqa: E501 - one text
    ace = unit("ace", text=text)
    t = table("vgg", you=side(left=ace, deck=[unit("found"), "filler", "filler"]), at="main")
    t.you.chooses("activate ace")
    t.you.may_choose_exactly("found", "done")
    t.you.chooses("done")
    t.you.hand.has(0)
    assert not t.you.knows(t.you.deck.cards[0])


@clause("vgg 8.7.4", "vgg 8.7.2.1.1")
def test_what_goes_on_begins_as_a_unit_comes_and_ends_as_it_leaves() -> None:
    chief = unit("chief", text="[CONT](RC):All of your other rear-guards get [Power] +1000.")
    mine = side(left=unit("ace"), hand=[chief, unit("new")])
    t = table("vgg", you=mine, at="main")
    t.you.chooses("call chief", "left back")
    assert t.you.value("ace", "power") == 8000
    t.you.chooses("call new", "left back")
    t.you.drop.is_("chief")
    assert t.you.value("ace", "power") == 7000


@clause("vgg 8.5.2.3")
def test_face_down_damage_pays_no_counter_blast() -> None:
    ace = unit("ace", text="[ACT](RC):[Counter-Blast 2] Draw a card.")
    for damage, may in ((["filler", "filler"], True), (["filler", face_down("filler")], False)):
        t = table("vgg", you=side(left=ace, damage=damage), at="main")
        assert ("activate ace" in t.you.options) == may


@clause("vgg 8.4.1.1", "vgg 8.6.3")
def test_a_unit_called_over_another_uses_its_ability_though_the_old_one_is_still_there() -> None:
    """It is placed; what it does comes after the rule action that takes the old one away."""
    new = unit(
        "new",
        text="[AUTO]:When this unit is placed on (RC), choose one of your other rear-guards, and "
        "return it to your hand.",
    )
    t = table("vgg", you=side(left=unit("old"), right=unit("other"), hand=[new]), at="main")
    t.you.chooses("call new", "left front")
    # The old one has been retired by then, and cannot be chosen any more.
    t.you.hand.is_("other")
    t.you.drop.is_("old")


@clause("vgg 8.6.2.1")
def test_each_of_two_that_come_at_the_same_time_is_a_moment() -> None:
    text = "[AUTO](RC):When your other unit is placed on (RC), " + MORE
    two = "[ACT](VC):Choose two cards from your drop zone, and call them to separate (RC)."
    lead, ace = unit("lead", 3, text=two), unit("ace", text=text)
    t = table("vgg", you=side(vanguard=lead, left=ace, drop=[unit("a"), unit("b")]), at="main")
    t.you.chooses("activate lead", "left back", "right back")
    t.you.may_choose_exactly("resolve ace a", "resolve ace b")
    t.you.chooses("resolve ace b")
    assert t.you.value("ace", "power") == 9000


@clause("vgg 8.8.1")
def test_what_a_unit_was_as_it_was_retired_for_a_cost_is_known() -> None:
    text = "[ACT](RC):[Retire this unit] Choose one of your opponent's rear-guards in the same column as this unit, and retire it."  # noqa: E501 - one text
    theirs = side(right=unit("across"), left=unit("beside"))
    t = table("vgg", you=side(left=unit("ace", text=text)), rival=theirs, at="main")
    t.you.chooses("activate ace")
    t.rival.drop.is_("across")


@clause("vgg 12.2.1.2")
def test_a_deleted_or_locked_unit_waits_for_nothing() -> None:
    text = "[AUTO](RC):When your other unit is placed on (RC), draw a card."
    mine = side(locked_left=face_down(unit("ace", text=text)), hand=[unit("new")])
    t = table("vgg", you=mine, at="main")
    t.you.chooses("call new", "right front")
    t.you.hand.has(0)


@clause("vgg 8.6.6.1")
def test_what_is_set_up_for_the_end_of_a_turn_is_done_once() -> None:
    text = "[ACT](RC):[Soul-Blast 1] Draw a card, and at the end of that turn, choose a card from your hand, and discard it."  # noqa: E501 - one text
    mine = side(left=unit("ace", text=text), soul=1, hand=2, deck=20)
    t = table("vgg", you=mine, rival=side(deck=20), at="main")
    t.you.chooses("activate ace")
    t.you.hand.has(3)
    t.goes_on_to("choose", t.you)
    t.you.chooses("filler")
    t.you.hand.has(2)
    t.goes_on_to("main phase", t.rival)
    t.goes_on_to("main phase", t.you)
    t.you.hand.has(3)
    t.goes_on_to("main phase", t.rival)
    t.you.hand.has(3)


@clause("vgg 8.2.1.2")
def test_until_the_end_of_that_battle_is_over_with_the_battle() -> None:
    text = "[AUTO](VC):When this unit attacks, it gets [Power] +1000 until end of that battle."
    mine = side(vanguard=unit("ace", 3, 11000, text=text), left=unit("next", 2, skills=()))
    theirs = side(vanguard=unit("foe", 3, 30000), hand=1)
    t = table("vgg", you=mine, rival=theirs, at="battle")
    t.you.chooses("attack", "attack with ace")
    assert t.you.value("ace", "power") == 12000
    t.rival.passes()
    t.you.is_asked("start step")
    assert t.you.value("ace", "power") == 11000
