"""Section 7: units that leave, move or are ridden upon amid a battle, and damage amid a check."""

from bythebook.games.vanguard.zones.zones import BACK_LEFT, FRONT_LEFT, STAND, VANGUARD
from bythebook.kernel.abilities.abilities import CardDef
from bythebook.kernel.state.changes import move
from bythebook.testing import clause
from bythebook.testing.vanguard import unit
from tests.rules.vanguard.battle.fighting import attack, battle, field, fight, no_guard, other

THREE = unit("three", 3)
FILLERS = ["filler"] * 6


def reveals(what: str) -> CardDef:
    """A vanguard that does something when its drive check reveals a grade 3 card."""
    text = f"[AUTO](VC):When your drive check reveals a grade 3 card, {what}"
    return unit("me", 3, 10000, text=text)


@clause("vgg 7.4.1.8.1", "vgg 7.6.1.2", "vgg 7.5.1.2.2", "vgg 7.7.1.3")
def test_an_attack_on_a_unit_that_has_gone_has_its_guard_and_its_drive_checks() -> None:
    """Who guards then guards nobody."""
    text = (
        "[AUTO](VC):When this unit attacks, choose one of your opponent's rear-guards, and "
        "retire it."
    )
    mine = field(vanguard=unit("me", 3, 10000, text=text), deck=[*FILLERS, "filler"])
    t = battle(mine, other(left=unit("ally"), hand=["filler"]))
    attack(t, "me", "ally")
    t.rival.may_choose_exactly("guard with filler", "pass")
    t.rival.chooses("guard with filler")
    t.settle()
    t.rival.drop.holds_exactly("ally", "filler")
    t.rival.damage.has(0)
    t.you.hand.has(2)


@clause("vgg 7.6.1.2.1", "vgg 7.6.1.3", "vgg 7.4.1.8.2", "vgg 8.5.1.2")
def test_a_vanguard_ridden_upon_in_a_drive_check_checks_no_more() -> None:
    """Its attack hits nobody; the new vanguard stands, and attacks in its turn."""
    me = reveals("choose a card from your hand, and ride it.")
    mine = field(vanguard=me, deck=[THREE, *FILLERS], hand=[unit("new", 3, 13000)])
    t = battle(mine, other(hand=1))
    fight(t)
    t.settle()
    t.you.vanguard.is_("new")
    t.you.hand.is_("three")
    t.rival.damage.has(0)
    assert t.you.state_of("new") == STAND
    fight(t, "new")
    t.rival.damage.has(1)


@clause("vgg 7.6.1.2.6", "vgg 7.6.1.2.5")
def test_a_card_called_out_of_the_trigger_zone_does_not_come_to_hand() -> None:
    mine = field(vanguard=reveals("you may call that card to (RC)."), deck=[THREE, *FILLERS])
    t = battle(mine, other(hand=1))
    fight(t)
    t.you.chooses("yes", "right front")
    t.you.right.is_("three")
    t.you.hand.is_("filler")
    t.rival.damage.has(1)


@clause("vgg 7.6.1.3", "vgg 7.6.1.2.2")
def test_a_drive_that_rises_during_the_checks_adds_checks() -> None:
    """Twice here: two checks become four."""
    me = reveals("this unit gets drive +1 until end of turn.")
    mine = field(vanguard=me, deck=[THREE, THREE, *FILLERS], left=unit("ally"))
    t = battle(mine, other(hand=1))
    fight(t)
    t.settle()
    t.you.hand.holds_exactly("three", "three", "filler", "filler")


@clause("vgg 7.6.1.2.5", "vgg 9.6.3", "vgg 9.6.6")
def test_damage_dealt_in_a_drive_check_is_checked_while_the_driven_card_lies_there() -> None:
    me = reveals("choose one of your opponent's vanguards, and deal one damage.")
    mine = field(vanguard=me, deck=[THREE, *FILLERS], left=unit("ally"))
    t = battle(mine, other(deck=["critical", *FILLERS], left=unit("guard"), hand=1))
    fight(t)
    t.you.trigger.is_("three")
    t.rival.trigger.is_("critical")
    t.rival.chooses("icon first", "guard", "guard")
    t.rival.damage.is_("filler", "critical")
    t.you.hand.holds_exactly("three", "filler")


@clause("vgg 7.7.1.9", "vgg 7.7.1.8")
def test_a_rear_guard_that_was_hit_and_moved_is_retired_where_it_is() -> None:
    text = (
        "[AUTO](RC):When this unit's attack hits, choose one of your opponent's rear-guards, and "
        "move it to another (RC)."
    )
    mine = field(left=unit("ally", 1, 20000, text=text), right=unit("next"))
    t = battle(mine, other(left=unit("foot"), hand=1))
    attack(t, "ally", "foot")
    no_guard(t)
    t.you.chooses("left back")
    t.rival.drop.is_("foot")


@clause("vgg 7.4.1.8.2", "vgg 7.7.1.3", "vgg 4.6.4.1")
def test_an_attacked_rear_guard_that_changes_its_circle_is_not_hit() -> None:
    """Not even if another unit takes its place, or if it becomes the vanguard."""
    for where in (BACK_LEFT, VANGUARD):
        theirs = other(left=unit("foot"), back_left=unit("behind"), hand=1)
        t = battle(field(left=unit("ally", 1, 20000), right=unit("next")), theirs)
        attack(t, "ally", "foot")
        moves = move([t.rival.ref("foot")], where)
        if where == BACK_LEFT:
            moves += move([t.rival.ref("behind")], FRONT_LEFT)
        t.changes(moves)
        t.rival.chooses("pass")
        t.rival.drop.has(0)
        t.rival.damage.has(0)
