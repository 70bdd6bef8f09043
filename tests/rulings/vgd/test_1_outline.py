"""Section 1: losing, the golden rules, and who chooses first."""

import pytest

from bythebook.games.vanguard.d.cards.types import BLITZ_ORDER
from bythebook.games.vanguard.zones.zones import REST
from bythebook.testing import clause, face_down, side
from bythebook.testing.vanguard_d import order, unit
from tests.rules.vanguard.battle.fighting import attack
from tests.rulings.vgd.boards import ace, battle, field, main, other

BOTH_DISCARD = "Each player chooses a card from their hand, and discards it."


@clause("vgd 1.3.4.1")
def test_cards_of_both_hands_are_chosen_before_either_is_seen() -> None:
    t = main(
        rival=side(hand=["c", "d"]), vanguard=ace(f"[ACT](VC):{BOTH_DISCARD}"), hand=["a", "b"]
    )
    t.you.chooses("activate ace")
    t.you.may_choose_exactly("a", "b")
    t.you.chooses("a")
    # Chosen, and neither put away nor shown.
    t.you.hand.holds_exactly("a", "b")
    t.you.drop.has(0)
    assert not t.rival.knows(t.you.card("a"))
    t.rival.may_choose_exactly("c", "d")
    t.rival.chooses("d")
    t.you.drop.is_("a")
    t.rival.drop.is_("d")


@clause("vgd 1.3.4.1")
def test_the_turn_player_chooses_first_though_the_other_has_asked_for_it() -> None:
    edict = order("edict", 0, text=BOTH_DISCARD, kind=BLITZ_ORDER)
    t = battle(field(hand=["a", "b"]), other(hand=["c", "d", edict]))
    attack(t)
    t.rival.chooses("play order edict")
    t.you.may_choose_exactly("a", "b")
    t.you.chooses("b")
    t.you.drop.has(0)
    assert not t.rival.knows(t.you.card("b"))
    t.rival.may_choose_exactly("c", "d")
    t.rival.chooses("c")
    t.you.drop.is_("b")
    t.rival.drop.holds_exactly("c", "edict")
    t.ends_asking()


@clause("vgd 1.3.4")
def test_of_open_cards_the_second_chooses_knowing_what_the_first_chose() -> None:
    text = "[ACT](VC):Each player chooses one of their rear-guards, and retires it."
    t = main(rival=side(left="c", right="d"), vanguard=ace(text), left="a", right="b")
    t.you.chooses("activate ace")
    t.you.may_choose_exactly("a", "b")
    t.you.chooses("a")
    t.rival.may_choose_exactly("c", "d")
    t.rival.chooses("c")
    t.you.drop.is_("a")
    t.rival.drop.is_("c")


@clause("vgd 1.2.3", "vgd 13.2.3")
@pytest.mark.parametrize(
    ("mine", "theirs", "winner"), [(3, 3, None), (2, 3, 1), (3, 2, 0), (2, 2, -1), (1, 1, -1)]
)
def test_who_draws_the_last_card_loses_when_it_is_checked_and_both_at_once_draw(
    mine: int, theirs: int, winner: int | None
) -> None:
    t = main(
        rival=side(deck=theirs), vanguard=ace("[ACT](VC):Each player draws two cards."), deck=mine
    )
    t.you.chooses("activate ace")
    if winner is None:
        t.you.is_asked("main phase")
    else:
        t.asserts_over(winner, "vgd 13.2.3")


@clause("vgd 1.3.2.1")
def test_who_rests_cannot_be_rested_for_a_cost() -> None:
    text = "[ACT](RC):[COST][[Rest] this unit], draw a card."
    for state, may in ((-1, True), (REST, False)):
        t = main(left=(unit("lamp", text=text), state))
        assert ("activate lamp" in t.you.options) is may


@clause("vgd 1.3.2", "vgd 11.8.4.1.2", "vgd 7.24.1")
@pytest.mark.parametrize(("down", "up"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_what_can_be_done_in_part_is_done_in_part(down: int, up: int) -> None:
    t = main(
        vanguard=ace("[ACT](VC):[Counter-Charge 2]."),
        damage=[face_down(name) for name in "abc"[:down]],
    )
    t.you.chooses("activate ace")
    if down == 3:
        t.you.may_choose_exactly("a", "b", "c")
        t.you.chooses("a", "c")
    assert len(t.you.damage.face_down) == down - up


@clause("vgd 1.3.5.1", "vgd 11.8.4.1.1", "vgd 11.8.4.1")
def test_up_to_is_none_at_the_least_and_a_number_as_many_as_there_are() -> None:
    for words, least in (("up to two", True), ("two", False)):
        text = f"[ACT](VC):Choose {words} of your opponent's rear-guards, and retire them."
        t = main(rival=side(left="a", right="b", back_left="c"), vanguard=ace(text))
        t.you.chooses("activate ace")
        t.you.may_choose_exactly("a", "b", "c", *(("done",) if least else ()))
        t.you.chooses("b")
        t.you.may_choose_exactly("a", "c", *(("done",) if least else ()))
        t.you.chooses("done" if least else "c")
        t.rival.drop.holds_exactly(*(("b",) if least else ("b", "c")))


@clause("vgd 11.8.4.1", "vgd 11.8.4.1.2")
def test_with_fewer_targets_than_asked_for_all_of_them_are_chosen() -> None:
    text = "[ACT](VC):Choose two of your opponent's rear-guards, and retire them. Draw a card."
    t = main(rival=side(left="a"), vanguard=ace(text), hand=[])
    t.you.chooses("activate ace")
    t.settle()
    t.rival.drop.is_("a")
    t.you.hand.has(1)
