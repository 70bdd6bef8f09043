"""Section 12.11 with rules: what happens to a unit that effects cannot affect all the same."""

import pytest

from bythebook.games.vanguard.battle.attack_by_effect import attack_with
from bythebook.games.vanguard.g.texts.verbs import Delete, Dominate, Lock
from bythebook.games.vanguard.texts.declaring import Declare, of_declared_name
from bythebook.games.vanguard.texts.effects import DealDamage, SoulCharge
from bythebook.games.vanguard.texts.events import UNAFFECTED, UNAFFECTED_BY_OPPONENT
from bythebook.games.vanguard.zones.zones import (
    FRONT_LEFT,
    REAR_GUARDS,
    REST,
    VANGUARD,
    VANGUARD_AND_REAR,
)
from bythebook.kernel.abilities.abilities import ACT, CONT, Ability, CardDef, Effect, Modifier
from bythebook.kernel.abilities.resolve import If
from bythebook.kernel.language.conditions import Fits
from bythebook.kernel.language.nouns import Cards, Num, This
from bythebook.kernel.language.words import OPPONENT
from bythebook.kernel.state.continuous_ops import BITS_ON, CHAR_CANNOT
from bythebook.kernel.texts.lasting import END_OF_TURN
from bythebook.testing import clause, face_up, side, table
from bythebook.testing.vanguard import g_unit, unit
from tests.rules.vanguard.battle.fighting import fight
from tests.rules.vgg.stride.test_g_guardian import guardian, laid

SAFE = Ability(
    CONT,
    VANGUARD_AND_REAR,
    modifiers=(Modifier(BITS_ON, CHAR_CANNOT, This(), bits=UNAFFECTED),),
)


def safe(name: str, grade: int = 1, text: tuple[str, ...] | str = ()) -> CardDef:
    """A unit that effects cannot affect."""
    return unit(name, grade, abilities=(SAFE,), text=text)


THEIRS = Cards(OPPONENT, zones=REAR_GUARDS)
STRIDE = (
    "[Stride]-Stride Step-[Choose one or more cards with the sum of their grades being 3 or greater"
    " from your hand, and discard them] [Stride] this card on your (VC) from face down."
)


def acts(body: Effect) -> CardDef:
    """A vanguard that does this when activated."""
    return unit("ace", 3, abilities=(Ability(ACT, (VANGUARD,), body=(body,)),))


@clause("vgg 12.11.1", "vgg 7.7.1.9", "vgg 10.34.1.2")
def test_in_an_attack_that_an_effect_has_made_it_is_hit_and_retired() -> None:
    left = Cards(zones=(FRONT_LEFT,))
    orders = attack_with(left, Cards(OPPONENT, zones=(FRONT_LEFT,)))
    ace = unit("ace", 3, abilities=(Ability(ACT, (VANGUARD,), body=(orders,), limit=1),))
    mine = side(vanguard=ace, left=unit("ally", 1, 12000))
    t = table("vgg", you=mine, rival=side(left=safe("target"), hand=["filler"]), at="main")
    t.you.chooses("activate ace")
    t.rival.is_asked("guard step")
    t.rival.chooses("pass")
    t.rival.left.has(0)
    t.rival.drop.is_("target")


@clause("vgg 12.11.1", "vgg 8.5.3.1")
def test_a_vanguard_is_ridden_upon_by_an_effect_and_goes_to_the_soul() -> None:
    ace = unit("ace", text="[ACT](RC):Choose a card from your hand, and ride it.")
    t = table("vgg", you=side(vanguard=safe("old", 3), left=ace, hand=[unit("new", 3)]), at="main")
    t.you.chooses("activate ace")
    t.settle()
    t.you.vanguard.is_("new")
    t.you.soul.is_("old")


@clause("vgg 12.11.1", "vgg 9.3.6")
def test_a_rear_guard_is_called_over_by_an_effect_and_makes_room() -> None:
    ace = unit("ace", 3, text="[ACT](VC):Choose a card from your soul, and call it to (RC).")
    t = table("vgg", you=side(vanguard=ace, left=safe("old"), soul=[unit("new")]), at="main")
    t.you.chooses("activate ace")
    t.settle()
    t.you.chooses("left front")
    t.you.left.is_("new")
    t.you.drop.is_("old")


@clause("vgg 10.23.1", "vgg 12.7.2.2", "vgg 10.28.3.3")
def test_a_declared_name_is_that_of_a_g_unit_whose_heart_has_it() -> None:
    vanguards = Cards(zones=(VANGUARD,))
    named = Fits(vanguards, Cards(limits=(of_declared_name(),)))
    says = Ability(ACT, (FRONT_LEFT,), body=(Declare(), If(named, (SoulCharge(Num(1)),))), limit=1)
    for name, soul in (("heart", 1), ("giant", 1), ("ace", 0)):
        mine = side(
            vanguard=g_unit("giant"),
            hearts=[unit("heart", 3)],
            left=unit("ace", abilities=(says,)),
        )
        t = table("vgg", you=mine, at="main")
        t.you.chooses("activate ace", f"name {name}")
        t.you.soul.has(soul)


@clause("vgg 11.14.3", "vgg 7.7.1.9", "vgg 7.5.1.2.3", "vgg 11.12.1")
def test_a_fourth_g_guardian_is_called_and_no_fifth() -> None:
    """Those on the guardian circle are not yet in the G zone; the one called lies there after."""
    for face, may in ((3, True), (4, False)):
        spent = [face_up(guardian(f"spent {n}")) for n in range(face)]
        t = laid(g_zone=[guardian(), *spent])
        assert ("G guard with guardian" in t.you.options) == may
        if may:
            t.you.chooses("G guard with guardian")
            t.settle()
            t.goes_on_to("ride step", t.you)
            t.you.g_zone.has(4)
            assert t.you.g_zone.face_down == []
        else:
            t.you.chooses("pass")
        t.ends_asking()


@clause("vgg 12.11.1", "vgg 10.22.1", "vgg 10.26.1", "vgg 10.35.1", "vgg 3.7.2.1")
@pytest.mark.parametrize(
    "body",
    [Lock(THEIRS), Delete(THEIRS), Dominate(THEIRS, END_OF_TURN)],
    ids=["lock", "delete", "dominate"],
)
def test_it_is_neither_locked_nor_deleted_nor_dominated(body: Effect) -> None:
    """Its state and its master are not changed; those of whoever is beside it are."""
    rival = side(left=safe("safe"), right=unit("plain"))
    t = table("vgg", you=side(vanguard=acts(body)), rival=rival, at="main")
    t.you.chooses("activate ace")
    t.rival.left.is_("safe")
    assert t.rival.left.face_down == []
    assert t.game.state.master[t.rival.left.cards[0]] == 1
    plain = next(c for c in range(2, len(t.game.state.inc)) if t.game.definition(c).name == "plain")
    taken = t.game.state.master[plain] == 0
    assert taken or t.rival.right.names != ["plain"] or t.rival.right.face_down == ["plain"]


@clause("vgg 12.11.1", "vgg 3.9.2", "vgg 10.33.1")
@pytest.mark.parametrize(("bits", "damage"), [(UNAFFECTED_BY_OPPONENT, 0), (0, 2)])
def test_no_effect_deals_a_vanguard_damage_that_none_affects(bits: int, damage: int) -> None:
    """Vanguard damage is the vanguard's own; that of a battle is no effect's."""
    shut = Modifier(BITS_ON, CHAR_CANNOT, This(), bits=bits)
    foe = unit("foe", 3, 10000, abilities=(Ability(CONT, (VANGUARD,), modifiers=(shut,)),))
    deals = acts(DealDamage(Cards(OPPONENT, zones=(VANGUARD,)), Num(2)))
    t = table(
        "vgg",
        you=side(vanguard=deals, left=unit("ally", 1, 12000)),
        rival=side(vanguard=foe),
        at="main",
    )
    t.you.chooses("activate ace")
    t.rival.damage.has(damage)
    t.you.chooses("pass")
    fight(t, "ally")
    t.rival.damage.has(damage + 1)


@clause("vgg 12.11.1", "vgg 3.1.1.5", "vgg 8.5.2.3", "vgg 8.6.4")
def test_costs_are_paid_with_it_for_paying_is_no_effect() -> None:
    rests = safe("ace", text="[ACT](RC):[[Rest] this unit] Draw a card.")
    t = table("vgg", you=side(left=rests), at="main")
    t.you.chooses("activate ace")
    t.you.hand.has(1)
    assert t.you.state_of("ace") == REST
    t.you.may_not_choose("activate ace")
    retires = (
        "[AUTO](RC):[Retire this unit] When your other unit is placed on (RC), you may pay the "
        "cost. If you do, draw a card."
    )
    t = table("vgg", you=side(left=safe("ace", text=retires), hand=[unit("new")]), at="main")
    t.you.chooses("call new", "right front", "yes")
    t.you.drop.is_("ace")
    t.you.hand.has(1)
    locks = "[ACT](VC)[1/turn]:[Choose one of your rear-guards, and lock it] Draw a card."
    mine = side(vanguard=unit("me", 3, text=locks), left=safe("ace"), deck=20)
    t = table("vgg", you=mine, rival=side(deck=20), at="main")
    t.you.chooses("activate me")
    t.you.locked_left.is_("ace")
    t.goes_on_to("ride step", t.rival)
    t.you.left.is_("ace")


@clause("vgg 12.11.1", "vgg 10.27.1", "vgg 10.28.3.2", "vgg 10.28.4")
def test_it_is_stridden_upon_and_comes_back() -> None:
    """That is how a card strides, and not what an effect does to the one below it."""
    mine = side(
        vanguard=safe("me", 3),
        g_zone=[g_unit("giant", text=STRIDE)],
        hand=[unit("paid", 3)],
        deck=20,
    )
    t = table("vgg", you=mine, rival=side(vanguard=unit("foe", 3), deck=20), at="ride")
    t.you.chooses("pass", "stride giant")
    t.settle()
    t.you.vanguard.is_("giant")
    t.you.hearts.is_("me")
    t.goes_on_to("ride step", t.rival)
    t.you.vanguard.is_("me")


@clause("vgg 3.1.1.5", "vgg 8.6.4", "vgg 10.4.1")
def test_who_no_effect_retires_is_retired_for_a_cost() -> None:
    pays = (
        "[AUTO]:[Choose one of your rear-guards, and retire it] When this unit is placed on (RC), "
        "you may pay the cost. If you do, draw a card."
    )
    stays = unit("stays", text="[CONT](RC):This unit cannot be retired by card effects.")
    t = table("vgg", you=side(left=stays, hand=[unit("new", text=pays)]), at="main")
    t.you.chooses("call new", "right front", "yes")
    t.you.may_choose_exactly("stays", "new")
    t.you.chooses("stays")
    t.you.drop.is_("stays")
    t.you.hand.has(1)
