"""Section 11 but for layers: requirements, costs, waiting, unsaid things, last information."""

import pytest

from bythebook.games.vanguard.d.cards.types import BLITZ_ORDER, SET_ORDER
from bythebook.testing import Table, clause, face_down, side
from bythebook.testing.vanguard_d import order, unit
from tests.rules.vanguard.battle.fighting import attack, fight
from tests.rulings.vgd.boards import ace, battle, field, main, other


@clause("vgd 12.3.1.1.1", "vgd 11.2.1.2.1")
def test_once_a_turn_is_spent_neither_by_declining_the_cost_nor_by_failing_what_it_asks() -> None:
    text = (
        "[AUTO](RC)[1/turn]:When your other unit is placed on (RC), [COST][Soul-Blast 1], and "
        "draw a card."
    )
    t = main(left=unit("host", text=text), soul=["a", "b"], hand=["c", "d", "e"], deck=["b"] * 9)
    t.you.chooses("call c", "right front", "resolve host c", "no")
    t.you.soul.has(2)
    t.you.chooses("call d", "right back", "resolve host d", "yes")
    t.settle()
    if "a" in t.options:
        t.you.chooses("a")
    t.you.soul.has(1)
    t.you.chooses("call e", "left back")
    t.you.is_asked("main phase")
    assert not t.waiting


@clause("vgd 12.3.1.1.1")
@pytest.mark.parametrize(("targets", "again"), [(0, True), (1, False)])
def test_an_activated_ability_without_a_cost_that_did_nothing_is_not_spent(
    targets: int, again: bool
) -> None:
    text = "[ACT](RC)[1/turn]:Choose one of your opponent's rear-guards, and retire it."
    foes = {"left": "a"} if targets else {}
    t = main(rival=side(**foes), left=unit("archer", text=text))
    t.you.chooses("activate archer")
    t.settle()
    assert ("activate archer" in t.you.options) is again


@clause("vgd 12.3.1.1.1", "vgd 11.2.1.1.1")
def test_its_cost_changes_the_game_and_spends_it() -> None:
    text = (
        "[ACT](RC)[1/turn]:[COST][Counter-Blast 1], choose one of your opponent's rear-guards, "
        "and retire it."
    )
    t = main(left=unit("archer", text=text), damage=["a", "a"])
    t.you.chooses("activate archer")
    t.settle()
    assert len(t.you.damage.face_down) == 1
    t.you.may_not_choose("activate archer")


@clause("vgd 11.2.2")
@pytest.mark.parametrize("soul", [1, 2])
def test_a_requirement_is_for_its_sentence_and_then_for_what_follows_it(soul: int) -> None:
    asks = "[ACT](VC):If your soul has two or more cards, draw a card. "
    t = main(vanguard=ace(f"{asks}[Soul-Charge 1]."), soul=soul, hand=["e"])
    t.you.chooses("activate ace")
    t.you.hand.has(soul)
    t.you.soul.has(soul + 1)


@clause("vgd 11.2.5")
@pytest.mark.parametrize("soul", [1, 2])
def test_then_is_not_done_where_what_is_before_it_was_not_met(soul: int) -> None:
    asks = "[ACT](VC):If your soul has two or more cards, draw a card. "
    t = main(vanguard=ace(f"{asks}Then, [Soul-Charge 1]."), soul=soul, hand=["e"])
    t.you.chooses("activate ace")
    t.you.hand.has(soul)
    t.you.soul.has(3 if soul == 2 else 1)


@clause("vgd 11.7.1", "vgd 11.8.2.2")
@pytest.mark.parametrize(("hand", "payable"), [(["a"], False), (["a", "b"], True)])
def test_one_card_pays_one_part_of_a_cost(hand: list[str], payable: bool) -> None:
    text = (
        "[ACT](VC):[COST][discard a card from your hand & put a card from your hand into your "
        "soul], draw three cards."
    )
    t = main(vanguard=ace(text), hand=hand, left="c")
    assert ("activate ace" in t.you.options) is payable
    if payable:
        t.you.chooses("activate ace", "a")
        t.settle()
        t.you.drop.is_("a")
        t.you.soul.is_("b")
        t.you.hand.has(3)


@clause("vgd 11.7.1", "vgd 7.16.1")
def test_two_rear_guards_pay_two_parts_and_one_does_not() -> None:
    text = (
        "[ACT](VC):[COST][retire a rear-guard & put another rear-guard into your soul], draw three "
        "cards."
    )
    t = main(vanguard=ace(text), left="a")
    t.you.may_not_choose("activate ace")
    t = main(vanguard=ace(text), left="a", right="b")
    t.you.chooses("activate ace", "a")
    t.settle()
    t.you.drop.is_("a")
    t.you.soul.is_("b")


@clause("vgd 11.1.1.2.1.1")
def test_an_ability_in_the_hand_waits_if_its_player_says_so_and_nobody_learns_of_it() -> None:
    sleeper = unit(
        "sleeper", text="[AUTO](Hand):When your vanguard attacks, call this card to (RC)."
    )
    for hand in (["a"], [sleeper]):
        t = battle(field(hand=hand, deck=[sleeper, "a", "a", "a", "a"]), other(hand=["filler"]))
        attack(t)
        # Asked either way: the other player cannot tell which it is.
        t.you.is_asked("abilities of the hand")
        t.you.may_choose_exactly(*(["activate sleeper"] if hand != ["a"] else []), "pass")
        assert t.you.hand.seen_by(t.rival) == [None]
        t.you.chooses("pass")
        t.rival.is_asked("guard step")
        t.ends_asking()


@clause("vgd 11.8.10.1", "vgd 11.6.1.2", "vgd 11.6.1.3")
def test_what_stands_by_is_played_by_the_turn_player_first_each_in_its_order() -> None:
    text = "[AUTO](RC):When {} unit is retired, [Soul-Charge 1]."
    mine = unit("mine", text=text.format("your other"))
    second = unit("second", text=text.format("your other"))
    theirs = unit(
        "theirs", text="[AUTO](RC):When your opponent's unit is retired, [Soul-Charge 1]."
    )
    kill = "[ACT](VC):Choose one of your rear-guards, and retire it."
    t = main(rival=side(left=theirs), vanguard=ace(kill), left=mine, right=second, back_left="a")
    t.you.chooses("activate ace", "a")
    t.you.may_choose_exactly("resolve mine a", "resolve second a")
    t.you.chooses("resolve second a")
    t.settle()
    t.you.soul.has(2)
    t.rival.soul.has(1)


@clause("vgd 11.8.15", "vgd 11.8.10.1")
def test_what_stands_by_is_played_though_its_unit_has_been_retired_by_then() -> None:
    dies = unit("dies", text="[AUTO](RC):When your other unit is placed on (RC), [Soul-Charge 1].")
    kills = unit(
        "kills",
        text=(
            "[AUTO]:When this unit is placed on (RC), choose one of your other "
            "rear-guards, and retire it."
        ),
    )
    t = main(left=dies, hand=[kills])
    t.you.chooses("call kills", "right front")
    t.you.chooses("resolve kills")
    t.settle()
    t.you.drop.is_("dies")
    t.you.soul.has(1)


@clause("vgd 11.8.9")
def test_two_placed_at_once_trigger_an_ability_twice() -> None:
    host = unit("host", text="[AUTO](RC):When your other unit is placed on (RC), [Soul-Charge 1].")
    text = "[ACT](VC):Choose two cards from your drop, and call them to open (RC)."
    t = main(vanguard=ace(text), left=host, drop=["a", "b"])
    t.you.chooses("activate ace")
    t.settle()
    t.you.chooses("right front", "right back")
    assert t.waiting == ["host", "host"]
    t.settle(any_order=True)
    t.you.soul.has(2)


@clause("vgd 11.9.4")
def test_a_number_is_counted_once_by_an_effect_and_always_by_a_continuous_ability() -> None:
    cont = "[CONT](VC):This unit gets [Power] +1000 for each of your rear-guards."
    act = "[ACT](VC):This unit gets [Power] +1000 until end of turn for each of your rear-guards."
    for text, later in ((cont, 2000), (act, 1000)):
        t = main(vanguard=ace(text), left="a", hand=["b"])
        if text is act:
            t.you.chooses("activate ace")
        assert t.you.value("ace", "power") == 14000
        t.you.chooses("call b", "right front")
        assert t.you.value("ace", "power") == 13000 + later


@clause("vgd 11.9.4")
def test_whom_an_effect_is_for_is_settled_when_it_is_made() -> None:
    act = "[ACT](VC):All of your front row units get [Power] +5000 until end of turn."
    cont = "[CONT](VC):All of your front row units get [Power] +5000."
    for text, powers in ((act, [13000, 8000, 8000]), (cont, [8000, 13000, 13000])):
        t = main(vanguard=ace(text), left="a", back_left="b", hand=["c"])
        if text is act:
            t.you.chooses("activate ace")
        t.you.chooses("exchange left front left back")
        t.you.chooses("call c", "right front")
        assert [t.you.value(name, "power") for name in "abc"] == powers


@clause("vgd 11.3.1.2.1")
def test_a_blitz_order_for_a_battle_is_over_with_it_and_one_in_the_main_phase_never_begins() -> (
    None
):
    text = "[ACT](RC):This unit gets [Power] +5000 until end of that battle."
    t = main(left=unit("ally", text=text))
    t.you.chooses("activate ally")
    assert t.you.value("ally", "power") == 8000


@clause("vgd 11.8.5.1", "vgd 11.8.5.2", "vgd 3.2.2.5.1")
def test_in_the_opponents_turn_unsaid_things_are_those_of_who_says_them() -> None:
    flash = order("flash", 0, text="Draw a card. [Soul-Charge 1].", kind=BLITZ_ORDER)
    t = battle(field(left=unit("ally")), other(hand=[flash, "a"], deck=["b", "c", "d"]))
    attack(t, "ally")
    t.rival.chooses("play order flash")
    t.rival.hand.holds_exactly("a", "b")
    t.rival.soul.is_("c")
    t.you.soul.has(0)
    t.ends_asking()


@clause("vgd 11.11.1", "vgd 11.8.2.2")
def test_a_unit_retired_for_the_cost_is_remembered_as_it_was() -> None:
    text = (
        "[ACT](RC):[COST][retire this unit], choose one of your opponent's rear-guards in the same "
        "column as this unit, and retire it."
    )
    t = main(rival=side(left="a", right="b"), left=unit("archer", text=text))
    t.you.chooses("activate archer")
    t.settle()
    # The left of one is the right of the other.
    t.rival.drop.is_("b")
    t.rival.left.is_("a")


@clause("vgd 11.8.12.1.2")
def test_who_asks_for_its_power_when_it_is_retired_asks_for_that_of_the_field() -> None:
    dies = unit(
        "dies",
        1,
        8000,
        text=(
            "[AUTO]:When this unit is retired, if this unit's [Power] is 10000 or greater, "
            "[Soul-Charge 1]."
        ),
    )
    cheer = "[CONT](VC):All of your front row rear-guards get [Power] +2000."
    for where, charged in (("left", 1), ("back_left", 0)):
        t = main(
            vanguard=ace((cheer, "[ACT](VC):Choose one of your rear-guards, and retire it.")),
            **{where: dies},
        )
        t.you.chooses("activate ace")
        t.settle()
        t.you.soul.has(charged)


@clause("vgd 11.8.2.4.3", "vgd 11.8.3.3.1")
@pytest.mark.parametrize(("damage", "asked"), [([], False), (["a"], True)])
def test_a_cost_amid_an_order_that_cannot_be_paid_is_not_asked_for(
    damage: list[str], asked: bool
) -> None:
    edict = order("edict", 0, text="Draw a card. [COST][Counter-Blast 1], and draw two cards.")
    t = main(hand=[edict, "b"], damage=damage, deck=["c"] * 9)
    t.you.chooses("play order edict")
    if asked:
        t.you.may_choose_exactly("yes", "no")
        t.you.chooses("yes")
        t.settle()
    t.you.hand.has(4 if asked else 2)
    t.you.drop.is_("edict")


@clause("vgd 11.8.2.4.2")
@pytest.mark.parametrize(("card", "may"), [("a", True), (face_down("a"), False)])
def test_an_order_whose_cost_cannot_be_paid_is_not_played(card: object, may: bool) -> None:
    edict = order("edict", 0, text="Play this with [COST][Counter-Blast 1]! Draw two cards.")
    t = main(hand=[edict, "b"], damage=[card])
    assert ("play order edict" in t.you.options) is may


@clause("vgd 11.8.3.3", "vgd 4.15.1")
def test_a_set_order_stays_and_what_waits_for_its_coming_is_played() -> None:
    banner = order(
        "banner",
        0,
        text="[AUTO]:When this card is put into the order zone, draw a card.",
        kind=SET_ORDER,
    )
    t = main(hand=[banner], deck=["a", "b", "c"])
    t.you.chooses("play order banner")
    t.settle()
    t.you.order_zone.is_("banner")
    t.you.hand.is_("a")
    t.you.drop.has(0)


def waits(t: Table) -> list[str]:
    """What waits, by name, in any order."""
    return sorted(t.waiting)


@clause("vgd 11.8.7", "vgd 11.6.1.1", "vgd 13.5.1")
def test_rule_actions_come_before_what_stands_by() -> None:
    strikes = unit(
        "strikes",
        text=(
            "[AUTO]:When this unit is placed on (RC), deal one damage to your opponent's vanguard."
        ),
    )
    also = unit("also", text="[AUTO](RC):When your other unit is placed on (RC), draw a card.")
    t = main(rival=side(deck=["a", "b", "c"]), left=also, hand=[strikes])
    t.you.chooses("call strikes", "right front")
    t.you.chooses("resolve strikes")
    # The damage check first; the card is settled when nothing stands by any more.
    t.settle()
    t.rival.damage.is_("a")
    assert not waits(t)


@clause("vgd 11.8.13.1", "vgd 11.8.13")
def test_what_is_made_to_come_later_comes_once() -> None:
    text = "[AUTO](RC):When this unit attacks, at the end of that battle, [Soul-Charge 1]."
    t = battle(field(left=unit("ally", 1, 13000, text=text), right=unit("next", 1, 13000)))
    fight(t, "ally")
    t.settle()
    t.you.soul.has(1)
    fight(t, "next")
    t.settle()
    t.you.soul.has(1)
