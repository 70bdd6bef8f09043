"""Section 8-9: replacement effects."""

from typing import Any

from bythebook.games.dbs.cards.energy import RestEnergy
from bythebook.games.dbs.texts.events import EV_BEGIN, P_MAIN
from bythebook.games.dbs.zones.zones import BATTLE_AREA, DROP, ENERGY, HAND, LIFE, WARP
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
from bythebook.testing.dbs import battle, extra
from tests.rules.dbs.making import DRAW, draw, waiting

DISCARDED = Trigger(EV_MOVE, None, (HAND,), (DROP,))
NOTE = extra("Note")


def instead(
    name: str,
    would: Trigger,
    *body: Effect,
    optional: bool = False,
    cost: tuple[CostPart, ...] = (),
) -> CardDef:
    """A battle card that makes something else happen."""
    replacement = Replacement(would, body, optional)
    return battle(
        name, abilities=(Ability(CONT, (BATTLE_AREA,), cost=cost, replacement=replacement),)
    )


def to(zone: int) -> MoveCards:
    """It goes to another area."""
    return MoveCards(Bound(R_SUBJECT), zone)


def discard(you: Any, *cards: CardDef) -> Table:
    """A card of the turn player's hand would go to the drop area."""
    t = table("dbs", you=you, cards=[*cards, NOTE])
    t.changes(move([t.you.ref("Note")], DROP))
    return t


@clause("dbs 8-9-1")
def test_another_thing_happens_instead():
    t = discard(side(battle="Ace", hand=["Note"]), instead("Ace", DISCARDED, to(WARP)))
    t.you.warp.is_("Note")
    t.you.drop.is_()


@clause("dbs 8-9-1-1")
def test_what_was_replaced_never_happened():
    cards = [instead("Ace", DISCARDED, draw(2)), waiting("Bob", DISCARDED, DRAW)]
    t = discard(side(battle=["Ace", "Bob"], hand=["Note"]), *cards)
    t.you.hand.has(3)
    t.you.drop.is_()


def two() -> tuple[CardDef, ...]:
    """Two battle cards that replace the same thing."""
    return instead("Ace", DISCARDED, to(WARP)), instead("Bob", DISCARDED, to(ENERGY))


@clause("dbs 8-9-2")
def test_of_several_the_affected_player_picks():
    for choice, warp, energy in (("Ace", 1, 0), ("Bob", 0, 1)):
        t = discard(side(battle=["Ace", "Bob"], hand=["Note"]), *two())
        t.you.is_asked("replace")
        t.you.may_choose_exactly("replace with Ace", "replace with Bob")
        t.you.chooses(f"replace with {choice}")
        t.you.warp.has(warp)
        t.you.energy.has(energy)


@clause("dbs 8-9-2-1")
def test_a_cards_master_picks():
    theirs = side(hand=["Note"])
    t = table("dbs", you=side(battle=["Ace", "Bob"]), rival=theirs, cards=[*two(), NOTE])
    t.changes(move([t.rival.ref("Note")], DROP))
    t.rival.is_asked("replace")
    t.rival.chooses("replace with Bob")
    t.rival.energy.is_("Note")


@clause("dbs 8-9-2-2")
def test_whoever_does_a_thing_picks():
    start = Trigger(EV_BEGIN, value=P_MAIN)
    cards = [instead("Ace", start, draw(1)), instead("Bob", start, draw(2))]
    t = table("dbs", you=side(battle=["Ace", "Bob"]), cards=cards)
    t.changes([event(EV_BEGIN, NOTHING, 1, P_MAIN)])
    t.rival.is_asked("replace")
    t.rival.chooses("replace with Bob")
    t.you.hand.has(2)


@clause("dbs 8-9-2-3")
def test_each_applies_once_to_one_event():
    charged = Trigger(EV_MOVE, None, (HAND,), (ENERGY,))
    ace = instead("Ace", DISCARDED, to(ENERGY), optional=True)
    bob = instead("Bob", charged, to(DROP))
    t = discard(side(battle=["Ace", "Bob"], hand=["Note"]), ace, bob)
    t.you.may_choose_exactly("replace with Ace", "no")
    t.you.chooses("replace with Ace")
    t.you.is_asked("idle")
    t.you.drop.is_("Note")


@clause("dbs 8-9-3")
def test_a_choice_that_cannot_be_made_replaces_nothing():
    ace = instead("Ace", DISCARDED, to(LIFE), optional=True, cost=(RestEnergy(2),))
    t = discard(side(battle="Ace", hand=["Note"], energy=1), ace)
    t.you.is_asked("idle")
    t.you.drop.is_("Note")
    for answer, life in (("replace with Ace", 9), ("no", 8)):
        t = discard(side(battle="Ace", hand=["Note"], energy=2), ace)
        t.you.may_choose_exactly("replace with Ace", "no")
        t.you.chooses(answer)
        t.you.life.has(life)
