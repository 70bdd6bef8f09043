"""Sections 10.22 and 10.24: locking and unlocking."""

import pytest

from bythebook.games.vanguard.cards.cards import GRADE, POWER
from bythebook.games.vanguard.g.texts.events import EV_LOCKED, EV_UNLOCKED
from bythebook.games.vanguard.g.texts.verbs import Lock, PutLocked, Unlock
from bythebook.games.vanguard.g.zones.zones import EVERYWHERE, LOCKED
from bythebook.games.vanguard.zones.zones import (
    DROP,
    HAND,
    REAR_GUARDS,
    REST,
    SOUL,
    STAND,
    VANGUARD,
)
from bythebook.kernel.abilities.abilities import (
    ACT,
    AUTO,
    CONT,
    EV_MOVE,
    EV_ORIENT,
    Ability,
    CardDef,
    Effect,
    Modifier,
    Trigger,
)
from bythebook.kernel.language.nouns import Bound, Cards, Num, This
from bythebook.kernel.language.words import ANYONE, AT_LEAST, OPPONENT, YOU, Test
from bythebook.kernel.state.changes import THIS_TURN, face, give, move
from bythebook.kernel.state.continuous_ops import ADD
from bythebook.kernel.state.refs import FACE_UP, NOTHING
from bythebook.kernel.texts.verbs import ChooseCards, MoveCards
from bythebook.testing import clause, side, table
from bythebook.testing.table import Table
from bythebook.testing.vanguard import g_unit, unit

THEIRS = Cards(OPPONENT, zones=REAR_GUARDS)
LOCKED_CARDS = Cards(zones=LOCKED)
SOUL_CHARGED = (MoveCards(Cards(zones=(HAND,)), SOUL),)


def able(*body: Effect) -> CardDef:
    """A vanguard with something to activate."""
    return unit("able", 3, abilities=(Ability(ACT, (VANGUARD,), body=body),))


def locks(t: Table) -> None:
    """Your vanguard locks the rival's rear-guards."""
    t.you.chooses("activate able")


def laid(*rear: CardDef, **mine: object) -> Table:
    places = ("left", "right", "back_left")
    rival = side(**dict(zip(places, rear, strict=False)), hand=[unit("in hand")])
    return table("vgg", you=side(vanguard=able(Lock(THEIRS)), **mine), rival=rival, at="main")


@clause("vgg 10.22.2", "vgg 10.22.1")
def test_a_locked_card_lies_face_down_where_it_was_and_is_another_card() -> None:
    leaves = Ability(AUTO, EVERYWHERE, Trigger(EV_MOVE, This(), REAR_GUARDS), body=SOUL_CHARGED)
    t = laid(unit("a", abilities=(leaves,)))
    before = t.rival.ref("a")
    t.changes([give(ADD, POWER, 5000, [before], 2, THIS_TURN, t.game.state.turn)])
    locks(t)
    t.rival.left.has(0)
    t.rival.locked_left.is_("a")
    assert t.rival.lies_face_down("a")
    assert t.rival.ref("a") != before
    # It has not left its circle.
    t.rival.hand.is_("in hand")
    assert t.you.knows(t.rival.card("a"))


@clause("vgg 10.22.3", "vgg 10.22.10")
def test_a_locked_card_has_lost_all_that_was_on_it() -> None:
    """It is a card, and no unit."""
    others = Modifier(ADD, POWER, Cards(zones=(*REAR_GUARDS, *LOCKED)), Num(1000))
    says = Ability(CONT, (*REAR_GUARDS, *LOCKED), modifiers=(others,))
    t = laid(unit("a", 2, 9000, abilities=(says,)), unit("b", 1, 7000))
    assert t.rival.value("b", "power") == 8000
    locks(t)
    assert [t.rival.value("a", char) for char in ("grade", "power", "shield", "name")] == [0] * 4
    game = t.game
    assert Cards(zones=REAR_GUARDS).cards(game, NOTHING, 1) == []
    cards = Cards(zones=LOCKED)
    assert sorted(cards.cards(game, NOTHING, 1)) == sorted([t.rival.card(n) for n in "ab"])
    assert Cards(zones=LOCKED, tests=(Test(GRADE, AT_LEAST, 1),)).cards(game, NOTHING, 1) == []
    assert t.rival.value("b", "power") == 0


@clause("vgg 10.22.4")
@pytest.mark.parametrize("lay", [STAND, REST])
def test_a_locked_card_neither_stands_nor_rests(lay: int) -> None:
    t = laid(unit("a"))
    t.game.state.orient[t.rival.card("a")] = lay
    locks(t)
    for state in (STAND, REST):
        assert Cards(zones=LOCKED, orient=state).cards(t.game, NOTHING, 1) == []


@clause("vgg 10.22.6", "vgg 4.6.7")
def test_no_unit_is_called_or_moved_to_a_lock_circle() -> None:
    you = side(
        vanguard=unit("mine", 3),
        locked_left=unit("locked"),
        back_left=unit("behind"),
        right=unit("front"),
        hand=[unit("in hand")],
    )
    t = table("vgg", you=you, at="main")
    t.you.may_choose_exactly("call in hand", "exchange right front right back", "pass")
    t.you.chooses("call in hand")
    t.you.may_choose_exactly("right front", "left back", "center back", "right back")
    t.you.chooses("center back")


@clause("vgg 10.24.2", "vgg 10.24.3", "vgg 10.24.1", "vgg 10.22.7")
def test_an_unlocked_card_stands_face_up_on_its_circle_and_is_another_card() -> None:
    stands = Ability(AUTO, REAR_GUARDS, Trigger(EV_ORIENT, This()), body=SOUL_CHARGED)
    you = side(
        vanguard=able(Unlock(LOCKED_CARDS)),
        locked_left=unit("a", 1, 7000, abilities=(stands,)),
        hand=[unit("in hand")],
    )
    t = table("vgg", you=you, at="main")
    locked = t.you.ref("a")
    t.you.chooses("activate able")
    t.you.left.is_("a")
    assert t.you.ref("a") != locked
    assert t.you.state_of("a") == STAND
    assert not t.you.lies_face_down("a")
    assert t.you.value("a", "power") == 7000
    # It has not been stood up, for it did not rest.
    t.you.hand.is_("in hand")
    t.you.chooses("call in hand")
    t.you.may_choose("left front")
    t.you.chooses("right front")


@clause("vgg 10.24.4")
def test_an_unlocked_card_was_not_placed() -> None:
    placed = Ability(
        AUTO, REAR_GUARDS, Trigger(EV_MOVE, This(), (), REAR_GUARDS), body=SOUL_CHARGED
    )
    you = side(
        vanguard=able(Unlock(LOCKED_CARDS)),
        locked_left=unit("a", abilities=(placed,)),
        hand=[unit("in hand")],
    )
    t = table("vgg", you=you, at="main")
    t.you.chooses("activate able")
    t.you.left.is_("a")
    t.you.hand.is_("in hand")


@clause("vgg 10.22.8")
def test_a_g_unit_that_is_locked_goes_home() -> None:
    t = laid(g_unit("g"), unit("a"))
    locks(t)
    t.rival.locked_right.is_("a")
    t.rival.locked_left.has(0)
    t.rival.g_zone.is_("g")
    assert not t.rival.lies_face_down("g")


@clause("vgg 10.22.9")
def test_what_is_put_on_a_circle_as_a_locked_card_was_no_unit_there() -> None:
    comes = Trigger(EV_MOVE, Cards(), (), REAR_GUARDS)
    placed = Ability(AUTO, REAR_GUARDS, comes, body=SOUL_CHARGED)
    you = side(
        vanguard=able(PutLocked(Cards(zones=(DROP,)))),
        drop=[unit("a"), unit("b")],
        right=unit("watcher", abilities=(placed,)),
        locked_back_right=unit("locked"),
        hand=[unit("in hand")],
    )
    t = table("vgg", you=you, at="main")
    t.you.chooses("activate able")
    t.you.may_choose_exactly("left front", "left back", "center back")
    t.you.chooses("left front")
    t.you.may_choose_exactly("left back", "center back")
    t.you.chooses("center back")
    names = [*t.you.locked_left.names, *t.you.locked_back_center.names]
    assert sorted(names) == ["a", "b"]
    assert t.you.lies_face_down("a")
    t.you.hand.is_("in hand")


@clause("vgg 10.22.9")
def test_without_an_open_circle_no_card_is_put_there() -> None:
    full = {name: unit(name) for name in ("left", "right", "back_left", "back_center")}
    theirs = side(**full, locked_back_right=unit("locked"), drop=[unit("a")])
    put = PutLocked(Cards(OPPONENT, zones=(DROP,)), OPPONENT)
    you = side(vanguard=able(put), hand=[unit("h")])
    t = table("vgg", you=you, rival=theirs, at="main")
    t.you.chooses("activate able")
    t.rival.drop.is_("a")


@clause("vgg 10.22.5")
def test_when_a_lock_ends_the_card_is_unlocked() -> None:
    """What waits for a card to be unlocked, and for one to be locked, is triggered."""
    heard = [
        Ability(AUTO, REAR_GUARDS, Trigger(event, Cards(OPPONENT)), body=(MoveCards(what, SOUL),))
        for event, what in (
            (EV_LOCKED, Cards(zones=(DROP,))),
            (EV_UNLOCKED, Cards(zones=(HAND,))),
        )
    ]
    seen = ChooseCards(Cards(OPPONENT, zones=REAR_GUARDS))
    you = side(
        vanguard=able(seen, Lock(Bound(1)), Unlock(Bound(2))),
        right=unit("watcher", abilities=tuple(heard)),
        drop=[unit("d")],
        hand=[unit("h")],
    )
    t = table("vgg", you=you, rival=side(left=unit("a")), at="main")
    t.you.chooses("activate able")
    t.settle(any_order=True)
    t.rival.left.is_("a")
    t.you.soul.holds_exactly("d", "h")


@clause("vgg 10.22.1")
def test_a_card_that_is_locked_waits_for_that_itself() -> None:
    own = Ability(AUTO, REAR_GUARDS, Trigger(EV_LOCKED, This()), body=SOUL_CHARGED)
    by_yours = Trigger(EV_LOCKED, Cards(ANYONE), by_text_of=YOU)
    other = Ability(AUTO, REAR_GUARDS, by_yours, body=SOUL_CHARGED)
    t = laid(
        unit("a", abilities=(own,)), right=unit("watcher", abilities=(other,)), hand=[unit("h")]
    )
    locks(t)
    t.settle(any_order=True)
    t.rival.soul.is_("in hand")
    t.you.soul.is_("h")


@clause("vgg 10.22.5")
def test_a_locked_card_that_goes_elsewhere_is_locked_no_longer() -> None:
    t = table("vgg", you=side(locked_left=unit("a", 1, 7000)))
    t.changes(move([t.you.ref("a")], HAND))
    t.you.hand.is_("a")
    assert t.you.value("a", "power") == 7000
    t.changes(face([t.you.ref("a")], FACE_UP))
