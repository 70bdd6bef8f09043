"""Section 10.26: deleting units."""

import pytest

from bythebook.games.vanguard.actions.riding import Ride
from bythebook.games.vanguard.cards.cards import POWER
from bythebook.games.vanguard.edition import edition
from bythebook.games.vanguard.g.actions.deleting import delete
from bythebook.games.vanguard.g.actions.striding import Stride
from bythebook.games.vanguard.g.texts.conditions import IsDeleted
from bythebook.games.vanguard.g.texts.events import EV_DELETED
from bythebook.games.vanguard.g.texts.verbs import Delete, Undelete
from bythebook.games.vanguard.zones.zones import (
    FRONT_LEFT,
    FRONT_RIGHT,
    HAND,
    REST,
    SOUL,
    STAND,
    VANGUARD,
)
from bythebook.kernel.abilities.abilities import ACT, AUTO, CONT, Ability, Modifier, Trigger
from bythebook.kernel.language.nouns import Cards, Num, This
from bythebook.kernel.language.words import OPPONENT
from bythebook.kernel.state.changes import THIS_TURN, give
from bythebook.kernel.state.continuous_ops import ADD
from bythebook.kernel.texts.lasting import GrantAbility
from bythebook.kernel.texts.verbs import MoveCards
from bythebook.testing import clause, face_down, side, table
from bythebook.testing.table import Table
from bythebook.testing.vanguard import g_unit, unit
from bythebook.testing.vanguard_states import legion

THEM = Cards(OPPONENT, zones=(VANGUARD,))
TO_SOUL = (MoveCards(Cards(zones=(HAND,)), SOUL),)


def laid(**theirs: object) -> Table:
    """You can delete the rival's vanguards, and turn them up again."""
    deletes = Ability(ACT, (VANGUARD,), body=(Delete(THEM),), limit=1)
    undoes = Ability(ACT, (VANGUARD,), body=(Undelete(THEM),))
    you = side(vanguard=unit("able", 3, abilities=(deletes,)), left=unit("other"))
    you.zones["right"] = unit(
        "undoing", abilities=(Ability(ACT, (FRONT_RIGHT,), body=undoes.body),)
    )
    return table("vgg", you=you, rival=side(**theirs), at="main")


def deletes(t: Table) -> None:
    t.you.chooses("activate able")


@clause("vgg 10.26.1", "vgg 10.26.2", "vgg 10.26.4")
@pytest.mark.parametrize("lay", [STAND, REST])
def test_a_deleted_unit_lies_face_down_as_it_lay_and_is_the_same_unit(lay: int) -> None:
    t = laid(vanguard=(unit("a", 3), lay), hand=[unit("h")])
    before = t.rival.ref("a")
    deletes(t)
    assert t.rival.lies_face_down("a")
    assert t.rival.ref("a") == before
    assert t.rival.state_of("a") == lay
    t.rival.vanguard.is_("a")


@clause("vgg 10.26.3", "vgg 10.26.8")
def test_its_power_is_nothing_but_what_others_add_or_take() -> None:
    raised = Modifier(ADD, POWER, Cards(zones=(VANGUARD,)), Num(2000))
    own = Modifier(ADD, POWER, This(), Num(1000))
    t = laid(
        vanguard=unit("a", 3, 11000, abilities=(Ability(CONT, (VANGUARD,), modifiers=(own,)),)),
        left=unit("helper", abilities=(Ability(CONT, (FRONT_LEFT,), modifiers=(raised,)),)),
    )
    assert t.rival.value("a", "power") == 14000
    deletes(t)
    assert t.rival.value("a", "power") == 2000
    taken = give(ADD, POWER, -5000, [t.rival.ref("a")], 2, THIS_TURN, t.game.state.turn)
    t.changes([taken])
    assert t.rival.value("a", "power") == -3000
    assert edition(t.game).original(t.game, POWER, t.rival.card("a")) == 0


@clause("vgg 10.26.3")
def test_its_text_is_lost_and_all_else_that_is_on_it_stays() -> None:
    act = Ability(ACT, (VANGUARD,), body=TO_SOUL)
    deleted = face_down(unit("a", 3, 11000, 5000, 2, abilities=(act,)))
    t = table("vgg", you=side(vanguard=deleted, hand=[unit("h", 3)]), at="main")
    t.you.may_not_choose("activate a")
    assert t.you.value("a", "grade") == 3
    assert t.you.value("a", "critical") == 2
    assert t.you.value("a", "skills") != 0
    assert t.you.value("a", "name") != 0
    t.you.may_choose("call h")


@clause("vgg 10.26.7")
def test_it_can_be_given_an_ability() -> None:
    given = Ability(ACT, (VANGUARD,), body=TO_SOUL)
    body = (GrantAbility(Cards(zones=(VANGUARD,)), given),)
    giver = unit("giver", abilities=(Ability(ACT, (FRONT_LEFT,), body=body),))
    deleted = face_down(unit("a", 3))
    t = table("vgg", you=side(vanguard=deleted, left=giver, hand=[unit("h")]), at="main")
    t.you.chooses("activate giver")
    t.you.chooses("activate a")
    t.you.soul.is_("h")


@clause("vgg 10.26.5", "vgg 10.26.9")
def test_turned_face_up_it_is_what_it_was_with_what_was_done_to_it_meanwhile() -> None:
    t = laid(vanguard=unit("a", 3, 11000))
    deletes(t)
    added = give(ADD, POWER, 5000, [t.rival.ref("a")], 2, THIS_TURN, t.game.state.turn)
    t.changes([added])
    assert t.rival.value("a", "power") == 5000
    t.you.chooses("activate undoing")
    assert not t.rival.lies_face_down("a")
    assert t.rival.value("a", "power") == 16000


@clause("vgg 10.26.6")
def test_everybody_can_look_at_it() -> None:
    t = laid(vanguard=unit("a", 3))
    deletes(t)
    assert t.you.knows(t.rival.card("a"))
    assert t.rival.knows(t.rival.card("a"))


@clause("vgg 10.26.10", "vgg 10.26.2")
def test_two_in_legion_are_deleted_together_and_stay_in_legion() -> None:
    pair = legion(unit("leader", 3, 11000), unit("mate", 2, 9000))
    t = laid(vanguard=pair)
    deletes(t)
    for name in ("leader", "mate"):
        assert t.rival.lies_face_down(name)
        assert t.rival.value(name, "power") == 0
    assert t.game.state.ties
    t.rival.vanguard.holds_exactly("leader", "mate")


@clause("vgg 10.26.11")
def test_ridden_upon_it_lies_face_up_in_the_soul() -> None:
    pair = [face_down(unit("mate", 2)), face_down(unit("leader", 3))]
    t = table("vgg", you=side(vanguard=pair, hand=[unit("next", 3)]))
    t.run(Ride(0, t.you.ref("next")))
    t.you.soul.holds_exactly("leader", "mate")
    assert not t.you.soul.face_down


@clause("vgg 10.26.5")
def test_stridden_upon_it_is_a_heart_like_any_other() -> None:
    t = table("vgg", you=side(vanguard=face_down(unit("a", 3, 11000)), g_zone=g_unit("g", 15000)))
    t.run(Stride(0, t.you.ref("g")))
    assert not t.you.lies_face_down("a")
    assert t.you.value("g", "power") == 26000


@clause("vgg 10.26.1")
def test_texts_know_that_a_unit_was_deleted() -> None:
    heard = Ability(AUTO, (FRONT_LEFT,), Trigger(EV_DELETED, Cards(OPPONENT)), body=TO_SOUL)
    asks = Modifier(ADD, POWER, Cards(OPPONENT, zones=(VANGUARD,), such=IsDeleted()), Num(7))
    t = laid(vanguard=unit("a", 3, 11000))
    deletes(t)
    assert IsDeleted().holds(t.game, t.rival.ref("a"), 1, [])
    assert not IsDeleted().holds(t.game, t.you.ref("able"), 0, [])
    says = Ability(CONT, (FRONT_LEFT,), modifiers=(asks,))
    deleter = unit("able", 3, abilities=(Ability(ACT, (VANGUARD,), body=(Delete(THEM),), limit=1),))
    you = side(vanguard=deleter, left=unit("w", abilities=(heard, says)), hand=[unit("h")])
    t = table("vgg", you=you, at="main")
    deletes(t)
    t.you.soul.is_("h")
    assert t.rival.value("vanguard", "power") == 7


@clause("vgg 10.26.2", "vgg 10.26.5", "vgg 6.6.1.2.3", "vgg 10.26.6")
def test_a_deleted_unit_that_changes_circles_is_deleted_there() -> None:
    """Moving is not turning face up; it lies as it lay, without power or text, open to all."""
    text = "[CONT](RC):This unit gets [Power] +1000."
    mine = side(left=(unit("a", text=text), REST), back_left=unit("b"))
    t = table("vgg", you=mine, at="main")
    t.changes(delete(t.game, [t.you.ref("a")]))
    t.you.chooses("exchange left front left back")
    t.you.back_left.is_("a")
    assert t.you.back_left.face_down == ["a"]
    assert t.you.left.face_down == []
    assert (t.you.value("a", "power"), t.you.state_of("a")) == (0, REST)
    assert t.rival.knows(t.you.card("a"))
