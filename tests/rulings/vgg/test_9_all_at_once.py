"""Section 9: empty decks amid damage, and circles on which several come together."""

from bythebook.games.vanguard.zones.zones import REST, STAND, VANGUARD
from bythebook.kernel.state.changes import move
from bythebook.testing import clause, side, table
from bythebook.testing.vanguard import g_unit, unit
from tests.rules.vanguard.battle.fighting import attack, battle, field, fight, no_guard, other


@clause("vgg 9.6.6", "vgg 9.2.3", "vgg 9.1.2", "vgg 2.8.1.1.3.1")
def test_who_draws_the_last_card_for_a_damage_trigger_loses_once_the_damage_is_done() -> None:
    theirs = other(deck=["draw", "filler"], left=unit("guard"))
    t = battle(field(left=unit("ally", 1, 20000), right=unit("next")), theirs)
    attack(t, "ally")
    no_guard(t)
    t.rival.chooses("icon first", "guard")
    t.rival.damage.is_("draw")
    t.asserts_over(0, "vgg 9.2.3")


@clause("vgg 9.6.7", "vgg 9.6.3", "vgg 9.2.3")
def test_damage_for_which_there_is_no_card_is_none() -> None:
    mine = field(vanguard=unit("me", 3, 10000, None, 2), left=unit("ally"))
    t = battle(mine, other(deck=["filler"], hand=1))
    fight(t)
    t.rival.damage.has(1)
    t.asserts_over(0, "vgg 9.2.3")


@clause("vgg 10.32.4", "vgg 10.28.4", "vgg 9.3.1", "vgg 4.6.4.1")
def test_who_moves_onto_a_stridden_vanguard_sends_it_home_and_its_heart_to_the_soul() -> None:
    """The heart is the vanguard again for a moment, and was there before."""
    mine = side(left=(unit("mover", 2), REST), vanguard=g_unit("giant"), hearts=[unit("heart", 3)])
    t = table("vgg", mine)
    t.changes(move([t.you.ref("mover")], VANGUARD))
    t.you.vanguard.is_("mover")
    assert t.you.state_of("mover") == STAND
    t.you.soul.is_("heart")
    t.you.g_zone.is_("giant")
    assert not t.you.lies_face_down("giant")


@clause("vgg 9.3.7", "vgg 8.6.8", "vgg 10.7.1.1.2", "vgg 8.4.1.1")
def test_of_two_called_to_one_circle_one_stays_and_both_were_placed() -> None:
    calls = "[ACT](VC)[1/turn]:Choose two cards from your drop zone, and call them to (RC)."
    placed = "[AUTO]:When this unit is placed on (RC), draw a card."
    drop = [unit("one", text=placed), unit("two", text=placed)]
    mine = side(vanguard=unit("ace", 3, text=calls), drop=drop, left=unit("old"))
    t = table("vgg", mine, at="main")
    t.you.chooses("activate ace", "left front", "left front")
    t.you.may_choose_exactly("one", "two")
    t.you.chooses("one")
    t.settle(any_order=True)
    t.you.left.is_("one")
    t.you.drop.holds_exactly("two", "old")
    t.you.hand.has(2)
