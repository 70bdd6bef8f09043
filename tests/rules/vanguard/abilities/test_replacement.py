"""Section 8.2.1.3: replacement effects."""

from typing import Any

from bythebook.games.vanguard.texts.events import EV_BEGIN, P_MAIN
from bythebook.games.vanguard.zones.zones import BIND, DROP, HAND, REAR_GUARDS, SOUL
from bythebook.kernel.abilities.abilities import (
    CONT,
    EV_MOVE,
    Ability,
    CardDef,
    CostPart,
    Effect,
    Replacement,
    Trigger,
)
from bythebook.kernel.abilities.resolve import R_SUBJECT
from bythebook.kernel.language.nouns import Bound
from bythebook.kernel.state.changes import event, move
from bythebook.kernel.state.refs import NOTHING
from bythebook.kernel.texts.verbs import MoveCards
from bythebook.testing import Table, clause, side, table
from bythebook.testing.vanguard import unit
from tests.rules.vanguard.abilities.making import DRAW, Put, waiting

THROWN = Trigger(EV_MOVE, None, (HAND,), (DROP,))


def instead(
    name: str,
    would: Trigger,
    *body: Effect,
    optional: bool = False,
    cost: tuple[CostPart, ...] = (),
) -> CardDef:
    """A unit that makes something else happen."""
    replacement = Replacement(would, body, optional)
    ability = Ability(CONT, REAR_GUARDS, cost=cost, replacement=replacement)
    return unit(name, abilities=(ability,))


def to(zone: int) -> MoveCards:
    """It goes to another zone."""
    return MoveCards(Bound(R_SUBJECT), zone)


def discard(you: Any, *cards: CardDef) -> Table:
    """A card of the turn player's hand would go to the drop zone."""
    t = table("vgg", you=you, cards=[*cards, unit("one")])
    t.changes(move([t.you.ref("one")], DROP))
    return t


@clause("vgg 8.2.1.3")
def test_another_thing_happens_instead() -> None:
    t = discard(side(left="ace", hand=["one"]), instead("ace", THROWN, to(SOUL)))
    t.you.soul.is_("one")
    t.you.drop.is_()


@clause("vgg 8.2.1.3")
def test_what_was_replaced_never_happened() -> None:
    cards = [instead("ace", THROWN, DRAW, DRAW), waiting("bob", THROWN)]
    t = discard(side(left="ace", right="bob", hand=["one"]), *cards)
    t.you.is_asked("idle")
    t.you.hand.has(3)
    t.you.drop.is_()


def two() -> tuple[CardDef, ...]:
    """Two units that replace the same thing."""
    return instead("ace", THROWN, to(SOUL)), instead("bob", THROWN, to(BIND))


@clause("vgg 8.2.1.3")
def test_of_several_the_master_of_the_card_chooses() -> None:
    for choice, zone in (("ace", "soul"), ("bob", "bind")):
        theirs = side(hand=["one"])
        mine = side(left="ace", right="bob")
        t = table("vgg", you=mine, rival=theirs, cards=[*two(), unit("one")])
        t.changes(move([t.rival.ref("one")], DROP))
        t.rival.is_asked("replace")
        t.rival.may_choose_exactly("replace with ace", "replace with bob")
        t.rival.chooses(f"replace with {choice}")
        getattr(t.rival, zone).is_("one")


@clause("vgg 8.2.1.3")
def test_whoever_does_a_thing_decides_about_it() -> None:
    start = Trigger(EV_BEGIN, value=P_MAIN)
    cards = [instead("ace", start, DRAW), instead("bob", start, DRAW, DRAW)]
    t = table("vgg", you=side(left="ace", right="bob"), cards=cards)
    t.changes([event(EV_BEGIN, NOTHING, 1, P_MAIN)])
    t.rival.is_asked("replace")
    t.rival.chooses("replace with bob")
    t.you.hand.has(2)


@clause("vgg 8.2.1.3")
def test_each_applies_once_to_one_event() -> None:
    charged = Trigger(EV_MOVE, None, (HAND,), (SOUL,))
    ace = instead("ace", THROWN, to(SOUL), optional=True)
    bob = instead("bob", charged, to(DROP))
    t = discard(side(left="ace", right="bob", hand=["one"]), ace, bob)
    t.you.may_choose_exactly("replace with ace", "no")
    t.you.chooses("replace with ace")
    t.you.is_asked("idle")
    t.you.drop.is_("one")


@clause("vgg 8.2.1.3.2")
def test_an_optional_replacement_that_cannot_be_carried_out_is_not_offered() -> None:
    ace = instead("ace", THROWN, to(BIND), optional=True, cost=(Put(SOUL, 2),))
    t = discard(side(left="ace", hand=["one"], soul=1), ace)
    t.you.is_asked("idle")
    t.you.drop.is_("one")
    t = discard(side(left="ace", hand=["one"], soul=2), ace)
    t.you.may_choose_exactly("replace with ace", "no")
    t.you.chooses("replace with ace")
    t.you.bind.is_("one")
    t.you.soul.has(0)
    t = discard(side(left="ace", hand=["one"], soul=2), ace)
    t.you.chooses("no")
    t.you.drop.is_("one")
