"""Sections 8.6.8, 10.28.6, 10.31 and 12.4: what is still to come when states and turns change."""

import pytest

from bythebook.games.vanguard.g.cards.states import BY_ULTIMATE_STRIDE
from bythebook.games.vanguard.g.texts.verbs import Delete, Lock, TimeLeapCards
from bythebook.games.vanguard.texts.triggers import attacks
from bythebook.games.vanguard.zones.zones import (
    BACK_LEFT,
    FRONT_LEFT,
    REAR_GUARDS,
    REST,
    STAND,
    VANGUARD,
)
from bythebook.kernel.abilities.abilities import ACT, AUTO, Ability, CardDef, Effect
from bythebook.kernel.language.nouns import Cards
from bythebook.kernel.language.words import YOU
from bythebook.kernel.state.changes import counters
from bythebook.kernel.texts.verbs import TakeExtraTurn
from bythebook.testing import Table, clause, side, table
from bythebook.testing.vanguard import g_unit, unit
from bythebook.testing.vanguard_states import dominated
from tests.rules.vanguard.battle.fighting import attack, battle, field, other

MINE = Cards(zones=REAR_GUARDS)
EXTRA = unit("extra", abilities=(Ability(ACT, REAR_GUARDS, body=(TakeExtraTurn(YOU),), limit=1),))
DRAWS = "[AUTO](RC):When this unit attacks, draw a card."


def commander(body: Effect) -> CardDef:
    """A vanguard with an ability that comes when a rear-guard attacks."""
    return unit("me", 3, abilities=(Ability(AUTO, (VANGUARD,), attacks(MINE), body=(body,)),))


@clause("vgg 8.6.8", "vgg 10.22.2", "vgg 10.26.3", "vgg 8.6.3.1")
@pytest.mark.parametrize("body", [Lock(MINE), Delete(MINE)], ids=["lock", "delete"])
def test_what_stands_by_is_played_though_its_unit_is_locked_or_deleted(body: Effect) -> None:
    t = battle(
        field(vanguard=commander(body), left=unit("ally", 1, 20000, text=DRAWS)),
        other(hand=["filler"]),
    )
    attack(t, "ally", "foe")
    t.you.may_choose_exactly("resolve ally", "resolve me ally")
    t.you.chooses("resolve me ally")
    t.you.hand.has(1)
    t.rival.chooses("pass")
    t.rival.damage.has(0)


@clause("vgg 10.35.2.3.1", "vgg 10.35.2.4", "vgg 8.6.8")
def test_what_stands_by_for_who_dominates_a_unit_is_played_though_it_was_locked() -> None:
    slave = dominated(unit("slave", 1, 20000, text=DRAWS))
    t = battle(field(vanguard=commander(Lock(MINE))), other(left=slave, hand=["filler"]))
    t.you.chooses("attack", "attack with slave", "resolve me slave")
    t.rival.locked_left.is_("slave")
    t.you.hand.has(1)
    t.rival.hand.has(1)
    t.rival.chooses("pass")
    t.rival.damage.has(0)


@clause("vgg 10.28.6", "vgg 6.8.1.1.1", "vgg 4.6.9")
@pytest.mark.parametrize("ultimate", [True, False])
def test_with_a_g_unit_that_strode_ultimately_those_go_that_came_home_with_it(
    ultimate: bool,
) -> None:
    """All return at the same time; then what is in that G zone is removed."""
    mine = side(
        vanguard=g_unit("giant"),
        hearts=[unit("me", 3)],
        left=g_unit("a"),
        right=g_unit("b"),
        g_zone=[g_unit("down")],
        deck=20,
    )
    t = table("vgg", you=mine, rival=side(deck=20, left=g_unit("theirs")), at="main")
    if ultimate:
        t.changes([counters(t.you.ref("giant"), BY_ULTIMATE_STRIDE, 1)])
    t.goes_on_to("ride step", t.rival)
    t.you.vanguard.is_("me")
    t.rival.left.is_("theirs")
    there, empty = (t.you.removed, t.you.g_zone) if ultimate else (t.you.g_zone, t.you.removed)
    there.holds_exactly("giant", "a", "b", "down")
    empty.has(0)


@clause("vgg 10.31.2", "vgg 4.1.4", "vgg 8.6.6.1")
@pytest.mark.parametrize("first", ["two", "three"])
def test_who_leapt_and_is_leapt_from_itself_comes_back_for_good(first: str) -> None:
    """Whichever returns first: the one that was bound in between is another card by then."""
    leap = Ability(ACT, (BACK_LEFT,), body=(TimeLeapCards(Cards(zones=(FRONT_LEFT,))),), limit=2)
    mine = side(
        back_left=unit("gear", abilities=(leap,)),
        left=unit("one", 1),
        deck=[unit("two", 2), unit("three", 3), *["filler"] * 15],
    )
    t = table("vgg", you=mine, rival=side(deck=20), at="main")
    t.you.chooses("activate gear", "two", "left front", "activate gear", "three", "left front")
    t.you.bind.holds_exactly("one", "two")
    t.goes_on_to("standby", t.you)
    t.you.chooses(f"resolve {first}")
    while t.asked.player == t.you.player:
        t.you.chooses(t.options[0])
    t.you.bind.is_("one")
    t.you.left.is_("two")
    assert t.you.deck.names[-1] == "three"


@clause("vgg 10.31.2", "vgg 1.3.3", "vgg 8.6.6")
@pytest.mark.parametrize("stays", [True, False])
def test_who_leapt_and_cannot_be_put_into_the_deck_stays_and_nobody_comes_back(
    stays: bool,
) -> None:
    """That is an effect's doing, too, though it is some time after its text."""
    leap = Ability(ACT, (BACK_LEFT,), body=(TimeLeapCards(Cards(zones=(FRONT_LEFT,))),), limit=1)
    text = "[CONT](RC):This unit cannot be put into your deck by card effects." if stays else ()
    mine = side(
        back_left=unit("gear", abilities=(leap,)),
        left=unit("one", 1),
        deck=[unit("two", 2, text=text), *["filler"] * 15],
    )
    t = table("vgg", you=mine, rival=side(deck=20), at="main")
    t.you.chooses("activate gear", "two", "left front")
    if stays:
        t.goes_on_to("ride step", t.rival)
        t.you.left.is_("two")
        t.you.bind.is_("one")
    else:
        t.goes_on_to("circle", t.you)
        t.you.chooses("left front")
        t.you.left.is_("one")


def into_extra_turn(text: str) -> Table:
    """The main phase of your extra turn, begun after you had activated your vanguard."""
    mine = side(vanguard=unit("me", 3, text=text), left=EXTRA, deck=20)
    theirs = side(left=(unit("foe"), REST), deck=20)
    t = table("vgg", you=mine, rival=theirs, at="main")
    t.you.chooses("activate me", "activate extra", "pass")
    t.goes_on_to("main phase", t.you)
    return t


@clause("vgg 12.4.1", "vgg 12.5.1.1")
def test_an_extra_turn_is_a_turn_and_not_the_opponents_next_one() -> None:
    """What is used once a turn can be used again; what lasts through theirs is still there."""
    t = into_extra_turn(
        "[ACT](VC)[1/turn]:Until end of your opponent's next turn, all of your rear-guards get "
        "[Power] +1000."
    )
    assert t.you.value("extra", "power") == 8000
    t.you.chooses("activate me")
    assert t.you.value("extra", "power") == 9000
    t.goes_on_to("ride step", t.rival)
    assert t.you.value("extra", "power") == 9000
    t.goes_on_to("ride step", t.you)
    assert t.you.value("extra", "power") == 7000


@clause("vgg 12.4.1", "vgg 6.3.1.2", "vgg 1.3.3")
def test_an_extra_turn_has_no_stand_phase_of_the_opponents() -> None:
    t = into_extra_turn(
        "[ACT](VC)[1/turn]:Choose one of your opponent's rear-guards, and it cannot [Stand] during "
        "your opponent's next stand phase."
    )
    assert t.rival.state_of("foe") == REST
    for lies in (REST, STAND):
        t.goes_on_to("ride step", t.rival)
        assert t.rival.state_of("foe") == lies
        t.goes_on_to("ride step", t.you)
