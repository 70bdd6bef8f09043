"""Sections 12 and 13: what cannot be affected, and rule actions."""

import pytest

from bythebook.games.vanguard.texts.events import UNAFFECTED, UNAFFECTED_BY_OPPONENT
from bythebook.games.vanguard.zones.zones import FRONT_LEFT, GUARDIANS, TRIGGER
from bythebook.kernel.state.changes import MOVE, THIS_TURN, give, move
from bythebook.kernel.state.continuous_ops import BITS_ON, CHAR_CANNOT
from bythebook.kernel.state.refs import CARD
from bythebook.testing import Seat, Table, clause, face_down, laid, side, table
from bythebook.testing.vanguard_d import order, unit
from tests.rules.vanguard.battle.fighting import attack
from tests.rulings.vgd.boards import ace, battle, field, main, other


def shielded(t: Table, seat: Seat, name: str, bits: int) -> None:
    """Effects cannot affect a card this turn."""
    t.changes([give(BITS_ON, CHAR_CANNOT, bits, [seat.ref(name)], 6, THIS_TURN, t.turn)])


@clause("vgd 12.5.1")
def test_what_is_for_all_leaves_out_who_cannot_be_affected() -> None:
    t = main(
        rival=side(left="a", right="b"),
        vanguard=ace("[ACT](VC):Retire all of your opponent's rear-guards."),
    )
    shielded(t, t.rival, "a", UNAFFECTED_BY_OPPONENT)
    t.you.chooses("activate ace")
    t.rival.left.is_("a")
    t.rival.drop.is_("b")


@clause("vgd 12.5.1", "vgd 6.2.3.4")
def test_who_cannot_be_affected_is_called_over_all_the_same() -> None:
    """That it makes room is the call's doing by the rules, and no effect on it."""
    t = main(
        vanguard=ace("[ACT](VC):Choose a card from your drop, and call it to (RC)."),
        left="a",
        drop=["b"],
    )
    shielded(t, t.you, "a", UNAFFECTED)
    t.you.chooses("activate ace")
    t.settle()
    t.you.chooses("left front")
    t.you.left.is_("b")
    t.you.drop.is_("a")


@clause("vgd 12.5.1", "vgd 6.4.4")
def test_who_cannot_be_affected_keeps_what_lies_under_it() -> None:
    t = main(
        rival=side(left=laid("a", under=["b"])),
        vanguard=ace("[ACT](VC):Retire all of your opponent's rear-guards."),
    )
    shielded(t, t.rival, "a", UNAFFECTED_BY_OPPONENT)
    t.you.chooses("activate ace")
    t.rival.left.is_("a")
    assert t.rival.under("a") == ["b"]
    t.rival.drop.has(0)


@clause("vgd 12.6.2.1", "vgd 12.6.2.2")
def test_a_card_of_two_names_is_of_both() -> None:
    text = '[CONT]:This card is also regarded as "b".'
    both = unit("both", 1, text=text)
    mantle = unit("mantle", 3, text='[overDress]-"b"')
    other_mantle = unit("cloak", 3, text='[overDress]-"both"')
    t = main(left=both, hand=[mantle, other_mantle])
    t.you.may_choose("overDress mantle", "overDress cloak")


@clause("vgd 12.7.3", "vgd 12.7.2")
def test_for_each_of_some_another_one_is_chosen_each_time() -> None:
    text = (
        "[ACT](VC):For each of your rear-guards, choose one of your opponent's rear-guards, and it "
        "gets [Power] -1000 until end of turn."
    )
    t = main(
        rival=side(left="a", right="b", back_left="c"), vanguard=ace(text), left="d", right="d"
    )
    t.you.chooses("activate ace")
    t.you.may_choose_exactly("a", "b", "c")
    t.you.chooses("b")
    t.you.may_choose_exactly("a", "c")
    t.you.chooses("c")
    assert [t.rival.value(name, "power") for name in "abc"] == [8000, 7000, 7000]


def dealing(amount: str, **theirs: object) -> Table:
    t = main(
        rival=side(**theirs),
        vanguard=ace(f"[ACT](VC):Deal {amount} damage to your opponent's vanguard."),
    )
    t.you.chooses("activate ace")
    return t


@clause("vgd 13.5.1", "vgd 13.6.1", "vgd 13.6.2", "vgd 11.6.1.1")
def test_what_waits_for_a_damage_is_played_with_the_next_card_turned_up_and_not_settled() -> None:
    counts = unit(
        "counts", text="[AUTO](RC):When a card is put into your damage zone, you may draw a card."
    )
    t = dealing("two", left=counts, deck=["a", "b", "c", "d", "e"])
    # Dealing with the next damage is a rule action and comes first; settling it comes last.
    t.rival.is_asked("may")
    t.rival.damage.is_("a")
    t.rival.trigger.is_("b")
    t.rival.chooses("yes")
    t.rival.hand.is_("c")
    t.rival.damage.holds_exactly("a", "b")
    t.rival.trigger.has(0)
    t.rival.is_asked("may")
    t.rival.chooses("no")


@clause("vgd 13.2.2", "vgd 13.6.1")
def test_the_sixth_damage_ends_the_game_before_a_seventh_is_turned_up() -> None:
    t = dealing("three", damage=4, deck=["a", "b", "heal", "c"])
    t.rival.damage.has(6)
    t.rival.deck.has(2)
    t.asserts_over(0, "vgd 13.2.2")


@clause("vgd 13.5.1", "vgd 13.5.1.1")
def test_damage_that_a_damage_check_brings_waits_until_that_card_is_settled() -> None:
    back = (
        "[AUTO](RC):When your damage check reveals a trigger unit, deal one damage to your "
        "opponent's vanguard."
    )
    t = main(
        rival=side(left=unit("spite", text=back), deck=["front", "a", "b"]),
        vanguard=ace("[ACT](VC):Deal two damage to your opponent's vanguard."),
        deck=["c", "d", "e"],
    )
    t.you.chooses("activate ace")
    t.settle()
    # The turn player's comes before the second of the other's.
    t.rival.damage.holds_exactly("front", "a")
    t.you.damage.is_("c")
    went = [c for c in t.since(0) if c[0] == MOVE and c[3] == TRIGGER]
    names = [t.game.definition(c[1] & CARD).name for c in went]
    assert names == ["front", "c", "a"]


@clause("vgd 13.5.1.1")
def test_with_damage_on_both_sides_the_turn_player_may_lose_first() -> None:
    text = (
        "[ACT](VC):Deal one damage to your vanguard, and deal one damage to your opponent's "
        "vanguard."
    )
    t = main(rival=side(damage=5), vanguard=ace(text), damage=5)
    t.you.chooses("activate ace")
    t.asserts_over(1, "vgd 13.2.2")
    t.rival.damage.has(5)


@clause("vgd 13.4.1", "vgd 6.3.2.2", "vgd 6.3.7")
def test_who_rides_from_the_soul_by_rule_makes_no_persona_ride() -> None:
    king = unit(
        "king", 3, persona=True, text="[AUTO]:When this unit is placed on (VC), [Soul-Charge 1]."
    )
    kill = unit("kill", text="[ACT](RC):Choose one of your vanguards, and put it into your drop.")
    t = main(vanguard=king, left=kill, soul=[king, "a"], hand=["b"], deck=["c"] * 9)
    t.you.chooses("activate kill")
    t.settle()
    t.you.may_choose_exactly("king", "a")
    t.you.chooses("king")
    t.settle()
    t.you.vanguard.is_("king")
    t.you.drop.is_("king")
    t.you.soul.holds_exactly("a", "c")
    t.you.hand.is_("b")


@clause("vgd 13.4.1")
def test_a_card_of_any_grade_is_ridden_from_the_soul_by_rule() -> None:
    kill = unit("kill", text="[ACT](RC):Choose one of your vanguards, and put it into your drop.")
    t = main(left=kill, soul=[unit("low", 0), order("edict")], hand=["b"])
    t.you.chooses("activate kill")
    t.settle()
    t.you.vanguard.is_("low")
    t.you.soul.is_("edict")


@clause("vgd 13.3.1", "vgd 13.8.1", "vgd 13.1.3")
def test_cards_out_of_place_go_whatever_is_on_them() -> None:
    t = main(hand=["a", "b", "c"])
    t.changes(
        [*move([t.you.ref("a")], GUARDIANS, 0), *move([t.you.ref("b")], TRIGGER)],
    )
    t.you.drop.holds_exactly("a", "b")
    t.you.hand.is_("c")


@clause("vgd 13.9.1")
def test_an_order_that_nobody_plays_does_not_stay_in_the_order_area() -> None:
    t = table("vgd", you=side(order_area=[order("edict")], order_zone=[order("seal")]))
    t.you.order_area.has(0)
    t.you.drop.is_("edict")
    t.you.order_zone.is_("seal")


@clause("vgd 13.2.4", "vgd 13.4.1.1")
def test_without_a_vanguard_and_with_no_unit_in_the_soul_one_loses() -> None:
    kill = unit("kill", text="[ACT](RC):Choose one of your vanguards, and put it into your drop.")
    for soul in ([], [order("edict")]):
        t = main(left=kill, soul=soul, hand=["b"])
        t.you.chooses("activate kill")
        t.asserts_over(1, "vgd 13.2.4")


@clause("vgd 13.1.2", "vgd 13.4.1", "vgd 13.2.4")
def test_a_vanguard_that_is_gone_is_missed_only_when_it_is_checked() -> None:
    text = "[ACT](RC):Choose one of your vanguards, and put it into your soul. [Soul-Charge 1]."
    t = main(
        vanguard=unit("old", 2), left=unit("kill", text=text), hand=["b"], deck=["a", "c", "d"]
    )
    t.you.chooses("activate kill")
    t.settle()
    # It went to the soul, and a card came on top of it, before a vanguard was missed.
    t.you.may_choose_exactly("old", "a")
    t.you.chooses("a")
    t.you.vanguard.is_("a")
    t.you.soul.is_("old")


@clause("vgd 13.6.1", "vgd 2.8.2.6")
def test_an_over_trigger_taken_as_damage_does_not_count_to_the_six() -> None:
    t = dealing("two", damage=5, deck=["over", "a", "b", "c"])
    t.rival.chooses("remove it next", "draw next")
    t.settle()
    t.rival.removed.is_("over")
    t.asserts_over(0, "vgd 13.2.2")
    t = dealing("one", damage=5, deck=["over", "a", "b", "c"])
    t.rival.chooses("remove it next", "draw next")
    t.settle()
    t.rival.damage.has(5)
    t.you.is_asked("main phase")


@clause("vgd 10.7.1.5", "vgd 13.6.1", "vgd 10.7.1.6")
def test_the_game_is_lost_before_what_waits_for_the_hit() -> None:
    text = "[AUTO](RC):When this unit's attack hits, draw a card."
    mine = field(left=unit("ally", 1, 13000, text=text), right=unit("next"), deck=1)
    t = battle(mine, other(damage=5))
    t.you.chooses("attack", "attack with ally")
    t.asserts_over(0, "vgd 13.2.2")
    t.you.hand.has(0)


@clause("vgd 4.11.2.1", "vgd 7.3.1")
@pytest.mark.parametrize("seat", ["you", "rival"])
def test_face_down_damage_is_seen_by_both(seat: str) -> None:
    t = main(damage=[face_down("a"), "b"])
    assert sorted(filter(None, t.you.damage.seen_by(getattr(t, seat)))) == ["a", "b"]


@clause("vgd 13.3.1", "vgd 10.8.1.2")
def test_guardians_stay_until_the_damage_step_is_through() -> None:
    t = battle(field(left=unit("ally", 1, 13000)), other(hand=["filler", "filler"]))
    attack(t, "ally")
    t.rival.chooses("guard with filler")
    t.rival.guardians.is_("filler")
    t.changes(move([t.you.ref("ally")], FRONT_LEFT, 0))
    t.rival.guardians.is_("filler")
    t.rival.chooses("pass")
    t.rival.guardians.has(0)
    t.rival.damage.has(0)
