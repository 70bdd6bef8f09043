"""The player's guide, its answers about striding, hearts, legion, locks and deletion."""

import pytest

from bythebook.games.vanguard.cards.cards import POWER
from bythebook.games.vanguard.g.actions.striding import Stride
from bythebook.games.vanguard.g.texts.verbs import Delete
from bythebook.games.vanguard.zones.zones import HAND, SOUL, VANGUARD
from bythebook.kernel.abilities.abilities import ACT, Ability
from bythebook.kernel.language.nouns import Cards, Count
from bythebook.kernel.language.words import OPPONENT
from bythebook.kernel.state.changes import THIS_TURN, give
from bythebook.kernel.state.continuous_ops import ADD
from bythebook.kernel.texts.verbs import MoveCards
from bythebook.testing import clause, face_down, side, table
from bythebook.testing.table import Table
from bythebook.testing.vanguard import g_unit, unit
from bythebook.testing.vanguard_states import legion

DELETES = Ability(ACT, (VANGUARD,), body=(Delete(Cards(OPPONENT, zones=(VANGUARD,))),), limit=1)


@clause("vgg 10.27.5.1", "vgg 10.27.4")
def test_q10_of_a_legion_both_are_hearts_and_one_gives_name_and_power() -> None:
    pair = legion(unit("leader", 3, 11000), unit("mate", 2, 9000))
    t = table("vgg", you=side(vanguard=pair, g_zone=g_unit("g", 15000)))
    t.run(Stride(0, t.you.ref("g")))
    t.you.may_choose_exactly("leader", "mate")
    t.you.chooses("leader")
    t.you.hearts.holds_exactly("leader", "mate")
    assert t.you.value("g", "power") == 26000


@clause("vgg 10.26.10", "vgg 10.26.3", "vgg 6.8.1.1.2")
def test_q11_a_deleted_legion_lies_face_down_and_comes_back_as_a_legion() -> None:
    act = Ability(ACT, (VANGUARD,), body=(MoveCards(Cards(zones=(HAND,)), SOUL),))
    pair = legion(unit("leader", 3, 11000, abilities=(act,)), unit("mate", 2, 9000))
    you = side(vanguard=unit("able", 3, abilities=(DELETES,)), hand=[unit("i")])
    t = table("vgg", you=you, rival=side(vanguard=pair, hand=[unit("h")]), at="main")
    t.you.chooses("activate able")
    for name in ("leader", "mate"):
        assert t.rival.lies_face_down(name)
        assert t.rival.value(name, "power") == 0
    t.goes_on_to("main phase", t.rival)
    t.rival.may_not_choose("activate leader")
    # At the end of their turn, not of yours.
    t.goes_on_to("ride step", t.you)
    assert [t.rival.value(name, "power") for name in ("leader", "mate")] == [11000, 9000]
    assert t.game.state.ties


@clause("vgg 10.26.4", "vgg 10.22.3")
def test_q20_a_deleted_vanguard_is_attacked_and_a_locked_card_is_not() -> None:
    rival = side(vanguard=face_down(unit("deleted", 3, 11000)), locked_left=unit("locked"))
    rival.zones["right"] = unit("rear")
    you = side(vanguard=unit("mine", 3, 1000, skills=()), left=unit("other"))
    t = table("vgg", you=you, rival=rival, at="battle")
    t.you.chooses("attack", "attack with mine")
    t.you.may_choose_exactly("attack deleted", "attack rear")
    t.you.chooses("attack deleted")
    t.rival.damage.has(1)


@clause("vgg 10.25.8")
@pytest.mark.parametrize(("power", "hit"), [(11000, 1), (10999, 0)])
def test_q21_of_a_legion_only_the_leader_is_attacked(power: int, hit: int) -> None:
    pair = legion(unit("leader", 3, 11000), unit("mate", 2, 9000))
    you = side(vanguard=unit("mine", 3, power, skills=()), left=unit("other"))
    t = table("vgg", you=you, rival=side(vanguard=pair, left=unit("rear")), at="battle")
    t.you.chooses("attack", "attack with mine")
    t.you.may_choose_exactly("attack leader", "attack rear")
    t.you.chooses("attack leader")
    t.rival.damage.has(hit)
    t.rival.vanguard.holds_exactly("leader", "mate")


@clause("vgg 10.27.3")
def test_q37_a_g_unit_and_its_heart_count_as_one_unit() -> None:
    t = table("vgg", you=side(vanguard=g_unit("g"), hearts=unit("mine", 3)))
    assert Count(Cards(zones=(VANGUARD,))).value(t.game, -1, 0, []) == 1


def deleted(*abilities: Ability) -> Table:
    mine = face_down(unit("mine", 3, 11000, abilities=abilities))
    you = side(vanguard=mine, left=unit("rear"), hand=[unit("next", 3), unit("h", 0)])
    return table("vgg", you=you, rival=side(vanguard=unit("foe", 3, 1)), at="ride")


@clause("vgg 10.26.3", "vgg 10.26.4")
def test_q38_a_deleted_unit_loses_its_abilities_and_no_icon() -> None:
    """It attacks, and is ridden upon."""
    act = Ability(ACT, (VANGUARD,), body=(MoveCards(Cards(zones=(HAND,)), SOUL),))
    t = deleted(act)
    t.you.may_choose("ride next")
    t.you.passes()
    t.you.may_not_choose("activate mine")
    t.you.passes()
    t.you.chooses("attack")
    t.you.may_choose_exactly("attack with mine", "attack with rear")
    give_power = give(ADD, POWER, 5000, [t.you.ref("mine")], 2, THIS_TURN, t.game.state.turn)
    t.changes([give_power])
    t.you.chooses("attack with mine")
    t.settle()
    # Two cards were checked.
    t.you.hand.has(4)
    t.ends_asking()


@clause("vgg 10.26.8")
def test_q39_what_takes_from_its_power_takes_from_nothing() -> None:
    t = deleted()
    taken = give(ADD, POWER, -3000, [t.you.ref("mine")], 2, THIS_TURN, t.game.state.turn)
    t.changes([taken])
    assert t.you.value("mine", "power") == -3000
