"""Section 9: rule actions."""

from bythebook.games.vanguard.zones.zones import DROP
from bythebook.kernel.state.changes import move
from bythebook.testing import clause, side, table
from bythebook.testing.vanguard import unit


@clause("vgg 9.3.6", "vgg 10.4.2", "vgg 8.6.5.1.2")
def test_who_is_called_over_is_retired() -> None:
    """By no effect and for no cost, and retired all the same."""
    watches = "[AUTO](VC):When your rear-guard is retired, draw a card."
    mine = side(vanguard=unit("ace", 3, text=watches), left=unit("old"), hand=[unit("new")])
    t = table("vgg", you=mine, at="main")
    t.you.chooses("call new", "left front")
    t.you.drop.is_("old")
    t.you.hand.has(1)


@clause("vgg 9.5.1", "vgg 10.6.1.1", "vgg 10.5.1.1")
def test_without_a_vanguard_one_out_of_the_soul_is_ridden_and_placed() -> None:
    heir = unit("heir", 0, text="[AUTO]:When this unit is placed on (VC), draw a card.")
    t = table("vgg", you=side(soul=[heir, unit("other", 2)]))
    t.changes(move([t.you.ref("vanguard")], DROP))
    t.you.may_choose_exactly("heir", "other")
    t.you.chooses("heir")
    t.you.vanguard.is_("heir")
    t.you.soul.is_("other")
    t.you.hand.has(1)


@clause("vgg 9.2.4", "vgg 9.5.1.1")
def test_who_has_neither_vanguard_nor_soul_has_lost() -> None:
    t = table("vgg", you=side(left=unit("ace")))
    t.changes(move([t.you.ref("vanguard")], DROP))
    assert t.game.result is not None
    assert t.game.result.winner == 1


@clause("vgg 9.6.1.1", "vgg 9.6.7", "vgg 10.33.1")
def test_of_two_vanguards_dealt_damage_the_turn_players_takes_all_of_it_first() -> None:
    """With the sixth card the turn player has lost before the other takes any."""
    deals = (
        "[ACT](VC):Choose one of your vanguards, and deal two damage. Choose one of your "
        "opponent's vanguards, and deal two damage."
    )
    for mine, theirs in ((4, 0), (3, 2)):
        you = side(vanguard=unit("ace", 3, text=deals), damage=mine)
        t = table("vgg", you=you, at="main")
        t.you.chooses("activate ace")
        t.you.damage.has(mine + 2)
        t.rival.damage.has(theirs)
        assert (t.game.result is not None) == (mine == 4)


@clause("vgg 9.6.1", "vgg 9.3.1", "vgg 3.9.2")
def test_a_vanguard_that_is_ridden_upon_takes_its_damage_with_it() -> None:
    """Both happen before the next check timing; the damage was the old vanguard's."""
    text = (
        "[ACT](VC):Choose one of your vanguards, and deal one damage, choose a card from your "
        "hand, and ride it."
    )
    t = table("vgg", you=side(vanguard=unit("ace", 3, text=text), hand=[unit("new", 3)]), at="main")
    t.you.chooses("activate ace")
    t.settle()
    t.you.vanguard.is_("new")
    t.you.soul.is_("ace")
    t.you.damage.has(0)
