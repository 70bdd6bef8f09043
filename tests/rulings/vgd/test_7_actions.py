"""Section 7: discarding, retiring, blasts, searches, boosts and attacks that a text makes."""

import pytest

from bythebook.games.vanguard.d.cards.types import SET_ORDER
from bythebook.games.vanguard.zones.zones import REST, STAND
from bythebook.testing import Table, clause, face_down, side
from bythebook.testing.vanguard_d import order, unit
from tests.rules.vanguard.battle.fighting import attack, fight
from tests.rulings.vgd.boards import ace, battle, field, main, other

SHED = unit("shed", text="[AUTO]:When this card is discarded, [Soul-Charge 1].")


@clause("vgd 7.7.1", "vgd 7.7.2")
def test_what_comes_from_the_deck_to_the_drop_zone_was_discarded_but_not_from_the_soul() -> None:
    text = (
        "[ACT](VC):Put the top card of your deck into your drop.",
        "[ACT](VC):[COST][Soul-Blast 1], draw a card.",
    )
    t = main(vanguard=ace(text), deck=[SHED, "a", "b", "c"])
    t.you.chooses("activate ace: top card")
    t.settle()
    t.you.drop.is_("shed")
    t.you.soul.is_("a")
    t = main(vanguard=ace(text), soul=[SHED], deck=["a", "b", "c"])
    t.you.chooses("activate ace: Soul-Blast")
    t.settle()
    t.you.drop.is_("shed")
    t.you.soul.has(0)


@clause("vgd 7.16.2")
def test_a_guardian_that_goes_to_the_drop_zone_has_been_retired() -> None:
    wall = unit("wall", text="[AUTO]:When this unit is retired, [Soul-Charge 1].")
    t = battle(field(left=unit("ally", 1, 8000)), other(hand=[wall, "filler"]))
    attack(t, "ally")
    t.rival.chooses("guard with wall", "pass")
    t.settle()
    t.rival.drop.is_("wall")
    t.rival.soul.has(1)


@clause("vgd 7.16.2")
def test_a_unit_put_into_the_drop_zone_by_a_text_is_retired_whatever_the_word() -> None:
    grieves = unit("grieves", text="[AUTO]:When this unit is retired, [Soul-Charge 1].")
    text = "[ACT](VC):Choose one of your rear-guards, and put it into your drop."
    t = main(vanguard=ace(text), left=grieves)
    t.you.chooses("activate ace")
    t.settle()
    t.you.soul.has(1)


@clause("vgd 7.22.3")
@pytest.mark.parametrize(("open_cards", "turned"), [(1, 0), (2, 2)])
def test_a_counter_blast_that_is_an_effect_is_done_whole_or_not_at_all(
    open_cards: int, turned: int
) -> None:
    t = main(
        vanguard=ace("[ACT](VC):[Counter-Blast 2]. [Soul-Charge 1]."),
        damage=[*["a"] * open_cards, face_down("b")],
    )
    t.you.chooses("activate ace")
    t.settle()
    assert len(t.you.damage.face_down) == 1 + turned
    t.you.soul.has(1)


@clause("vgd 7.25.1", "vgd 13.2.3")
def test_a_soul_charge_of_more_than_there_are_takes_all_and_the_game_is_lost() -> None:
    t = main(vanguard=ace("[ACT](VC):[Soul-Charge 3]."), deck=2)
    t.you.chooses("activate ace")
    t.you.soul.has(2)
    t.asserts_over(1, "vgd 13.2.3")


@clause("vgd 7.9.2", "vgd 7.4.3")
def test_who_searches_a_deck_need_not_find_anything() -> None:
    text = (
        "[ACT](VC):Search your deck for a grade 2 card, reveal it and put it into your hand, "
        "and shuffle your deck."
    )
    t = main(vanguard=ace(text), deck=["a", unit("two", 2), "b"], hand=["c"])
    t.you.chooses("activate ace")
    t.you.may_choose("two", "done")
    t.you.may_not_choose("a", "b")
    t.you.chooses("done")
    t.you.hand.is_("c")
    t.you.deck.has(3)
    assert not t.rival.knows(t.you.card("two"))


@clause("vgd 7.37.1.1", "vgd 7.37.1.2", "vgd 10.4.1.11.2")
def test_a_boost_by_a_text_is_lost_when_the_booster_leaves_its_circle() -> None:
    words = "[AUTO](RC):When this unit attacks, boost this unit with all of your back row units."
    captain = unit("captain", 2, 9000, text=words)
    mine = field(
        left=captain,
        back_left=(unit("tired", 1, 4000), REST),
        back_center=unit("one", 1, 5000, skills=()),
        back_right=unit("two", 1, 6000),
    )
    t = battle(mine, other(hand=["filler"]))
    attack(t, "captain")
    assert t.you.value("captain", "power") == 9000 + 5000 + 6000
    assert [t.you.state_of(name) for name in ("one", "two", "tired")] == [REST] * 3
    t.rival.chooses("pass")
    assert t.you.value("captain", "power") == 9000
    assert [t.you.state_of(name) for name in ("one", "two")] == [REST] * 2


@clause("vgd 7.37.1.2", "vgd 10.4.1.11")
def test_a_boost_chosen_and_boosts_by_a_text_add_up() -> None:
    words = "[AUTO](RC):When this unit attacks, boost this unit with all of your back row units."
    mine = field(
        left=unit("captain", 2, 9000, text=words),
        back_left=unit("one", 1, 5000),
        back_right=unit("two", 1, 6000),
    )
    t = battle(mine, other(hand=["filler"]))
    attack(t, "captain", boost="one")
    # The first rests already: it boosts once.
    assert t.you.value("captain", "power") == 9000 + 5000 + 6000
    t.rival.chooses("pass")


@clause("vgd 7.36.1.2", "vgd 14.3.2")
def test_a_rear_guard_that_performs_a_twin_drive_checks_twice_whatever_its_drive() -> None:
    words = (
        (
            "[AUTO](RC):When this unit attacks, this unit performs twin drive until end of "
            "that battle."
        ),
        "[CONT](RC):This unit gets drive +1.",
    )
    t = battle(field(left=unit("driver", 3, 30000, skills=(), text=words)), other())
    fight(t, "driver")
    t.you.hand.has(2)
    t.rival.damage.has(1)


@clause("vgd 7.36.1.1", "vgd 2.8.2.2", "vgd 10.7.1.4")
def test_what_a_rear_guard_drives_up_counts_for_its_attack() -> None:
    words = (
        "[AUTO](RC):When this unit attacks, this unit performs twin drive until end of that battle."
    )
    mine = field(
        left=unit("driver", 3, 30000, skills=(), text=words), deck=["critical", "a", "b", "c"]
    )
    t = battle(mine, other())
    fight(t, "driver")
    t.you.chooses("icon first", "driver", "me")
    t.rival.damage.has(2)
    t.you.hand.holds_exactly("critical", "a")


@clause("vgd 7.33.2.1", "vgd 7.33.1")
def test_a_world_is_its_players_alone_and_goes_with_what_made_it() -> None:
    night = order("night", text="[CONT]Order Zone:Your World becomes Dark Night.", kind=SET_ORDER)
    glows = unit(
        "glows", text="[CONT](RC):If your World is Dark Night, this unit gets [Power] +1000."
    )
    t = main(rival=side(left=glows), left=glows, order_zone=[night])
    assert t.you.value("glows", "power") == 9000
    assert t.rival.value("glows", "power") == 8000
    t = main(left=glows, order_zone=[face_down(night)])
    assert t.you.value("glows", "power") == 8000


@clause("vgd 7.32.1")
def test_a_final_rush_is_over_with_the_turn_even_in_an_additional_one() -> None:
    text = (
        '[ACT](VC)[1/turn]:[COST][Soul-Blast 1], until end of turn, you "Final Rush". '
        "You get an additional turn."
    )
    rush = '[CONT](RC):If you are in "Final Rush", this unit gets [Power] +5000.'
    t = main(vanguard=ace(text), left=unit("runner", text=rush), soul=["a", "b"])
    t.you.chooses("activate ace")
    t.settle()
    if "a" in t.options:
        t.you.chooses("a")
    assert t.you.value("runner", "power") == 13000
    t.goes_on_to("ride step", t.you)
    assert t.turn_player is t.you
    assert t.you.value("runner", "power") == 8000


@clause("vgd 7.5.2", "vgd 4.5.3", "vgd 13.1.2")
def test_the_loss_by_an_empty_deck_waits_for_the_end_of_the_text() -> None:
    text = (
        "[ACT](VC):Draw two cards. Choose a card from your hand, and put it on the "
        "bottom of your deck."
    )
    t = main(vanguard=ace(text), deck=["a", "b"], hand=["c"])
    t.you.chooses("activate ace")
    t.you.deck.has(0)
    t.you.may_choose_exactly("a", "b", "c")
    t.you.chooses("b")
    # There is a card again before anything is checked.
    t.you.deck.is_("b")
    t.you.is_asked("main phase")


@clause("vgd 7.8.3", "vgd 7.8.4", "vgd 7.8.3.1")
def test_a_card_of_the_hand_that_was_shown_is_hidden_again() -> None:
    text = "[ACT](VC):Choose a card from your hand, and reveal it. Draw a card."
    t = main(vanguard=ace(text), hand=["a", "b"], deck=["c", "d"])
    t.you.chooses("activate ace", "a")
    t.you.hand.holds_exactly("a", "b", "c")
    t.you.drop.has(0)


@clause("vgd 7.18.1", "vgd 7.16.2", "vgd 7.7.2")
def test_a_card_that_is_healed_was_neither_retired_nor_discarded() -> None:
    texts = (
        "[AUTO]:When this card is discarded, [Soul-Charge 1].",
        "[AUTO]:When this unit is retired, [Soul-Charge 1].",
    )
    t = main(
        vanguard=ace("[ACT](VC):Choose a card from your damage zone, and heal it."),
        damage=[unit("salve", text=texts)],
    )
    t.you.chooses("activate ace")
    t.settle()
    t.you.drop.is_("salve")
    t.you.soul.has(0)


@clause("vgd 7.2.1", "vgd 9.2.2")
def test_who_stands_by_a_text_attacks_again() -> None:
    text = "[AUTO](VC)[1/turn]:At the end of the battle this unit attacked, [Stand] this unit."
    t = battle(field(vanguard=ace(text), left=unit("ally")))
    fight(t, "ace")
    t.you.chooses("resolve ace")
    assert t.you.state_of("ace") == STAND
    fight(t, "ace")
    assert t.you.state_of("ace") == REST
    t.rival.damage.has(2)


def looking(text: str) -> Table:
    t = main(vanguard=ace(text), deck=["a", "b", "c", "d"], hand=["e"])
    t.you.chooses("activate ace")
    return t


@clause("vgd 4.1.10", "vgd 4.1.11", "vgd 7.6.1")
def test_in_what_order_cards_go_below_the_deck_only_their_player_knows() -> None:
    text = (
        "[ACT](VC):Look at three cards from the top of your deck, choose up to one card from among "
        "them, put it into your hand, and put the rest on the bottom of your deck in any order."
    )
    t = looking(text)
    t.you.may_choose_exactly("a", "b", "c", "done")
    t.you.chooses("b")
    t.you.may_choose_exactly("a", "c")
    t.you.chooses("c")
    t.settle()
    t.you.hand.holds_exactly("b", "e")
    assert sorted(t.you.deck.names[1:]) == ["a", "c"]
    assert t.you.deck.seen_by(t.rival) == [None, None, None]
    assert not t.rival.knows(t.you.card("b"))


@clause("vgd 4.1.8.1", "vgd 6.3.4", "vgd 6.2.5")
@pytest.mark.parametrize("deed", ["ride it", "call it to (RC)"])
def test_what_a_text_does_further_with_a_card_it_has_put_on_a_circle_follows_it(deed: str) -> None:
    text = (
        f"[ACT](RC):Choose a card from your drop, {deed}, and it gets [Power] +5000 until end of "
        "turn."
    )
    t = main(left=unit("doer", text=text), drop=["a"])
    t.you.chooses("activate doer")
    t.settle()
    if "right back" in t.options:
        t.you.chooses("right back")
    assert t.you.value("a", "power") == 13000
