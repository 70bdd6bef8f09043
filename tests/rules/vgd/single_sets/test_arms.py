"""Section 16.3: arms that a vanguard holds."""

from dataclasses import replace
from typing import Any

import pytest

from bythebook.games.vanguard.cards.cards import NAMES, POWER, named
from bythebook.games.vanguard.d.cards.types import ARMS_ORDER
from bythebook.games.vanguard.d.single_sets.arms import GiveArms, arm, arms_ability, arms_of
from bythebook.games.vanguard.d.texts.order_events import EV_ARMED
from bythebook.games.vanguard.d.zones.zones import ARMS
from bythebook.games.vanguard.texts.calling import RideCard
from bythebook.games.vanguard.texts.deck import Draw
from bythebook.games.vanguard.zones.zones import BIND, DROP, HAND, SOUL, VANGUARD, VANGUARD_AND_REAR
from bythebook.kernel.abilities.abilities import (
    ACT,
    AUTO,
    CARD_EFFECT,
    CONT,
    Ability,
    CardDef,
    Modifier,
    Trigger,
)
from bythebook.kernel.abilities.resolve import R_MOVED, May
from bythebook.kernel.language.nouns import Bound, Cards, Num, This
from bythebook.kernel.language.words import YOU
from bythebook.kernel.state.changes import GAME, give, move
from bythebook.kernel.state.continuous_ops import ADD, BITS_OFF
from bythebook.kernel.texts.verbs import MoveCards
from bythebook.testing import clause, side, table
from bythebook.testing.table import Table
from bythebook.testing.vanguard_d import order, unit

STRENGTH = Modifier(ADD, POWER, Cards(YOU, (VANGUARD,)), Num(5000))
HERO = unit("hero", 3, 13000)


def blade(name: str = "blade", bearer: str = "hero") -> CardDef:
    """Arms that make the vanguard stronger as long as they are on its circle."""
    strong = Ability(CONT, (ARMS,), modifiers=(STRENGTH,))
    draws = Ability(CARD_EFFECT, body=(Draw(Num(1)),))
    arms = arms_ability("Great Arms", named(bearer))
    return order(name, kind=ARMS_ORDER, abilities=(arms, draws, strong))


def armed(vanguard: Any = "hero", cards: tuple[CardDef, ...] = (), **zones: Any) -> Table:
    return table(
        "vgd",
        you=side(**{"vanguard": vanguard, "hand": ["blade", "a"], **zones}),
        cards=[unit("a"), unit("b"), HERO, blade(), *cards],
        at="main",
    )


def gives(t: Table, *refs: int) -> None:
    """The vanguard is given arms, all of them at the same time."""
    t.changes([c for ref in refs for c in arm(t.game, ref, t.you.vanguard.cards[0])])


def holding(*names: str, **zones: Any) -> Table:
    """A table whose vanguard has been given arms out of the hand."""
    t = armed(hand=[*names, "a"], **zones)
    gives(t, *[t.you.ref(name) for name in dict.fromkeys(names)])
    return t


@clause("vgd 16.3.3", "vgd 16.3.2", "vgd 16.3.2.1")
def test_arms_that_were_played_are_held_by_the_vanguard_of_the_name() -> None:
    t = armed(deck=["b", "a"])
    t.you.chooses("play order blade")
    t.you.hand.holds_exactly("a", "b")
    t.you.arms.is_("blade")
    t.you.drop.is_()
    t.you.vanguard.is_("hero")
    assert arms_of(t.game, t.you.card("hero")) == [t.you.card("blade")]
    assert t.you.value("hero", "power") == 18000


@clause("vgd 16.3.3.1")
def test_without_such_a_vanguard_they_go_to_the_drop_zone() -> None:
    t = armed("vanguard")
    t.you.chooses("play order blade")
    t.you.arms.is_()
    t.you.drop.is_("blade")


def giver(name: str = "hero") -> CardDef:
    gives = Ability(ACT, VANGUARD_AND_REAR, body=(GiveArms(Cards(YOU, (DROP,))),))
    return unit(name, 3, 13000, abilities=(gives,), number=f"G-{name}")


@clause("vgd 16.3.4", "vgd 16.3.4.1")
def test_arms_can_be_given_to_a_vanguard() -> None:
    t = armed(giver(), drop=["blade"], hand=["a"])
    t.you.chooses("activate hero")
    t.you.arms.is_("blade")
    t.you.drop.is_()


@clause("vgd 16.3.4.1")
def test_a_vanguard_of_another_name_is_given_none() -> None:
    t = armed(giver("other"), drop=["blade"], hand=["a"])
    t.you.chooses("activate other")
    t.you.arms.is_()
    t.you.drop.is_("blade")


@clause("vgd 16.3.4")
def test_later_words_mean_what_was_given() -> None:
    body = (GiveArms(Cards(YOU, (DROP,))), MoveCards(Bound(R_MOVED), BIND))
    hero = unit("hero", 3, 13000, abilities=(Ability(ACT, VANGUARD_AND_REAR, body=body),))
    t = armed(hero, drop=["blade", "a"], hand=["a"])
    t.you.chooses("activate hero")
    t.you.arms.is_()
    t.you.bind.is_("blade")
    t.you.drop.is_("a")


@clause("vgd 16.3.6")
def test_the_vanguard_holds_them_as_soon_as_they_are_given() -> None:
    body = (GiveArms(Cards(YOU, (DROP,))), May((Draw(Num(1)),)))
    gives = Ability(ACT, VANGUARD_AND_REAR, body=body)
    hero = unit("hero", 3, 13000, abilities=(gives,), number="H-2")
    t = armed(hero, drop=["blade"], hand=["a"])
    t.you.chooses("activate hero")
    # Nothing has been checked since: the text is still being carried out.
    t.you.is_asked("may")
    assert arms_of(t.game, t.you.card("hero")) == t.you.arms.cards
    t.you.chooses("no")


@clause("vgd 16.3.5")
def test_that_it_arms_something_is_what_abilities_wait_for() -> None:
    waits = Ability(AUTO, VANGUARD_AND_REAR, Trigger(EV_ARMED, This()), body=(Draw(Num(1)),))
    hero = unit("hero", 3, 13000, abilities=(waits,), number="H-2")
    t = armed(hero, deck=["b", "b", "a"])
    t.you.chooses("play order blade")
    t.you.hand.holds_exactly("a", "b", "b")


@clause("vgd 16.3.7")
def test_who_rides_and_has_the_name_takes_them_over_at_once() -> None:
    rides = RideCard(Cards(YOU, (HAND,), (named("hero"),)))
    then = May((Draw(Num(1)),))
    rider = unit(
        "hero",
        3,
        13000,
        number="H-2",
        abilities=(Ability(ACT, VANGUARD_AND_REAR, body=(rides, then)),),
    )
    t = armed(rider, hand=["blade", HERO, "a"])
    t.you.chooses("play order blade")
    t.you.chooses("activate hero")
    # Nothing has been checked since: the text is still being carried out.
    t.you.is_asked("may")
    assert arms_of(t.game, t.you.vanguard.cards[0]) == t.you.arms.cards
    t.you.chooses("no")
    t.you.arms.is_("blade")


@clause("vgd 16.3.8.1")
def test_arms_stay_on_the_circle_though_they_are_orders() -> None:
    t = holding("blade")
    t.settle()
    t.you.arms.is_("blade")


def two_blades(**zones: Any) -> Table:
    """Two different arms of one name: one makes the vanguard stronger, the other does nothing."""
    dull = order(
        "blade",
        kind=ARMS_ORDER,
        abilities=(arms_ability("Great Arms", named("hero")),),
        number="dull",
    )
    keen = replace(blade(), number="keen")
    return table(
        "vgd",
        you=side(**{"vanguard": "hero", "hand": ["a"], **zones}),
        cards=[unit("a"), unit("b"), HERO, keen, dull],
        at="main",
    )


@clause("vgd 16.3.8.2")
@pytest.mark.parametrize(("first", "last"), [("keen", "dull"), ("dull", "keen")])
def test_of_arms_of_one_name_the_last_stays(first: str, last: str) -> None:
    t = two_blades(drop=["keen", "dull"])
    gives(t, t.you.ref(first))
    gives(t, t.you.ref(last))
    t.settle()
    assert t.you.arms.cards == [t.you.card(last)]
    t.you.drop.is_("blade")


@clause("vgd 16.3.8.2")
@pytest.mark.parametrize("kept", ["keen", "dull"])
def test_of_arms_that_came_together_one_is_chosen(kept: str) -> None:
    t = two_blades(drop=["keen", "dull"])
    gives(t, *t.you.drop.refs)
    t.settle()
    t.you.may_choose_exactly("blade (keen)", "blade (dull)")
    t.you.chooses(f"blade ({kept})")
    assert t.you.arms.cards == [t.you.card(kept)]
    t.you.drop.is_("blade")


@clause("vgd 16.3.8.3", "vgd 16.3.8.3.2")
def test_arms_whose_vanguard_is_gone_are_put_away() -> None:
    t = holding("blade", soul=["vanguard"])
    t.changes([*move(t.you.vanguard.refs, SOUL), *move(t.you.soul.refs, VANGUARD, 0)])
    t.settle()
    t.you.vanguard.is_("vanguard")
    t.you.arms.is_()
    t.you.drop.is_("blade")


@clause("vgd 16.3.8.3", "vgd 16.3.8.3.2")
def test_arms_whose_vanguard_has_lost_the_name_are_put_away() -> None:
    t = holding("blade")
    hero = t.you.ref("hero")
    names = t.you.value("hero", "name")
    layer = t.game.book.layer(BITS_OFF, NAMES)
    t.changes([give(BITS_OFF, NAMES, names, [hero], layer, GAME, 0)])
    t.settle()
    t.you.arms.is_()
    t.you.drop.is_("blade")


@clause("vgd 16.3.8.3.1", "vgd 16.3.8.3")
def test_another_vanguard_of_the_name_there_takes_them() -> None:
    t = holding("blade", soul=[HERO])
    t.changes([*move(t.you.vanguard.refs, SOUL), *move(t.you.soul.refs, VANGUARD, 0)])
    t.settle()
    t.you.arms.is_("blade")
    assert arms_of(t.game, t.you.vanguard.cards[0]) == t.you.arms.cards


# Several vanguards.

TWINS = [unit("hero", 3, 13000, number="elder"), unit("hero", 3, 12000, number="younger")]


@clause("vgd 16.3.3")
@pytest.mark.parametrize("bearer", ["elder", "younger"])
def test_of_two_vanguards_of_the_name_the_player_chooses_who_holds_what_is_played(
    bearer: str,
) -> None:
    t = armed(TWINS, tuple(TWINS))
    t.you.chooses("play order blade")
    t.you.may_choose_exactly("hero (elder)", "hero (younger)")
    t.you.chooses(f"hero ({bearer})")
    assert arms_of(t.game, t.you.card(bearer)) == t.you.arms.cards


@clause("vgd 16.3.4")
@pytest.mark.parametrize("bearer", ["elder", "younger"])
def test_and_who_holds_what_is_given(bearer: str) -> None:
    body = (GiveArms(Cards(YOU, (DROP,))),)
    page = unit("page", abilities=(Ability(ACT, VANGUARD_AND_REAR, body=body),))
    t = armed(TWINS, (*TWINS, page), left="page", drop=["blade"], hand=["a"])
    t.you.chooses("activate page")
    t.you.may_choose_exactly("hero (elder)", "hero (younger)")
    t.you.chooses(f"hero ({bearer})")
    t.you.drop.is_()
    assert arms_of(t.game, t.you.card(bearer)) == t.you.arms.cards


@clause("vgd 16.3.4", "vgd 16.3.4.1")
def test_each_of_several_arms_is_given_to_one_that_can_hold_it() -> None:
    axe = order("axe", kind=ARMS_ORDER, abilities=(arms_ability("Small Arms", named("lord")),))
    body = (GiveArms(Cards(YOU, (DROP,))),)
    page = unit("page", abilities=(Ability(ACT, VANGUARD_AND_REAR, body=body),))
    club = order("club", kind=ARMS_ORDER, abilities=(arms_ability("Odd Arms", named("nobody")),))
    lord = unit("lord", 3)
    t = armed(
        ["lord", "hero"],
        (lord, axe, club, page),
        left="page",
        drop=["blade", "club", "axe"],
        hand=["a"],
    )
    t.you.chooses("activate page")
    assert arms_of(t.game, t.you.card("lord")) == [t.you.card("axe")]
    assert arms_of(t.game, t.you.card("hero")) == [t.you.card("blade")]
    t.you.drop.is_("club")


@clause("vgd 16.3.8.3.1")
@pytest.mark.parametrize("bearer", ["elder", "younger"])
def test_of_two_others_of_the_name_the_player_chooses_who_takes_them_over(bearer: str) -> None:
    t = armed(HERO, tuple(TWINS), soul=["elder", "younger"])
    gives(t, t.you.ref("blade"))
    t.changes([*move(t.you.vanguard.refs, DROP), *move(t.you.soul.refs, VANGUARD, 0)])
    t.settle()
    t.you.may_choose_exactly("hero (elder)", "hero (younger)")
    t.you.chooses(f"hero ({bearer})")
    assert arms_of(t.game, t.you.card(bearer)) == t.you.arms.cards
