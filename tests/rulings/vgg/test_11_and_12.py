"""Sections 11 and 12: keywords, and what else there is."""

import pytest

from bythebook.games.vanguard.cards.cards import POWER
from bythebook.games.vanguard.g.actions.deleting import delete
from bythebook.games.vanguard.g.actions.striding import Stride
from bythebook.games.vanguard.g.keywords.becoming import become_hollowed
from bythebook.games.vanguard.g.texts.verbs import Lock
from bythebook.games.vanguard.texts.each import for_each
from bythebook.games.vanguard.texts.events import UNAFFECTED
from bythebook.games.vanguard.zones.zones import (
    DROP,
    FRONT_LEFT,
    REAR_GUARDS,
    SOUL,
    VANGUARD,
    VANGUARD_AND_REAR,
)
from bythebook.kernel.abilities.abilities import ACT, CONT, Ability, CardDef, Effect, Modifier
from bythebook.kernel.abilities.resolve import R_CHOSEN
from bythebook.kernel.language.nouns import Bound, Cards, Count, Num, This
from bythebook.kernel.state.changes import move
from bythebook.kernel.state.continuous_ops import BITS_ON, CHAR_CANNOT
from bythebook.kernel.texts.lasting import Give
from bythebook.kernel.texts.verbs import ChooseCards
from bythebook.testing import clause, face_up, side, table
from bythebook.testing.vanguard import g_unit, unit
from tests.rules.vanguard.battle.fighting import attack, barred, battle, field, fight, other

LORD = (
    "[CONT](VC/RC):Lord (If you have a unit without a same clan as this unit, this unit cannot "
    "attack)"
)


def acts(name: str, *body: Effect) -> CardDef:
    """A unit that does this when activated."""
    return unit(name, abilities=(Ability(ACT, VANGUARD_AND_REAR, body=body),))


@clause("vgg 11.12.1", "vgg 11.12.3.1.1", "vgg 10.26.2")
def test_a_deleted_g_unit_is_no_face_up_g_unit() -> None:
    text = "[CONT](RC)[Generation Break 1]:This unit gets [Power] +1000."
    mine = side(vanguard=g_unit("giant"), hearts=[unit("heart", 3)], left=unit("ace", text=text))
    t = table("vgg", you=mine)
    assert t.you.value("ace", "power") == 8000
    t.changes(delete(t.game, [t.you.ref("giant")]))
    assert t.you.value("ace", "power") == 7000


@clause("vgg 11.12.1")
def test_a_g_unit_on_a_rear_guard_circle_breaks_no_generation() -> None:
    text = "[CONT](VC)[Generation Break 1]:This unit gets [Power] +1000."
    for where, power in (("left", 11000), ("g_zone", 12000)):
        giant = g_unit("giant") if where == "left" else face_up(g_unit("giant"))
        t = table("vgg", you=side(vanguard=unit("me", 3, 11000, text=text), **{where: giant}))
        assert t.you.value("me", "power") == power


@clause("vgg 11.6.3.1.1", "vgg 2.8.1.1.5")
def test_a_heal_in_the_drive_step_closes_the_limit_break_and_the_attack_misses() -> None:
    text = "[CONT](VC)[Limit-Break 4]:This unit gets [Power] +6000."
    for deck, hit in ((["heal", "filler", "filler"], 0), (["filler", "filler", "filler"], 1)):
        mine = field(
            vanguard=unit("me", 3, 10000, text=text), left=unit("ally"), damage=4, deck=deck
        )
        t = battle(mine, other(vanguard=unit("foe", 3, 16000)))
        fight(t)
        if not hit:
            t.you.chooses("icon first", "filler", "ally")
        t.rival.damage.has(hit)


@clause("vgg 11.2.2", "vgg 11.2.3.1", "vgg 11.2.4.1")
def test_of_two_drive_abilities_only_the_larger_counts() -> None:
    for skills, checks in ((("twin drive", "triple drive"), 3), (("twin drive",), 2), ((), 1)):
        t = battle(field(vanguard=unit("me", 3, 10000, skills=skills), left=unit("ally")))
        fight(t)
        t.you.hand.has(checks)


@clause("vgg 11.8.1", "vgg 3.8.1", "vgg 10.22.3", "vgg 10.26.3")
def test_a_lord_minds_a_deleted_unit_of_another_clan_and_no_locked_one() -> None:
    foreign = unit("foreign", clans=("Granblue",))
    lord = unit("me", 3, 10000, text=LORD)
    for zones, may in (({"left": foreign}, False), ({"locked_left": foreign}, True)):
        t = battle(field(vanguard=lord, right=unit("ally"), **zones))
        t.you.chooses("attack")
        assert ("attack with me" in t.options) == may
        t.ends_asking()
    t = table("vgg", you=side(vanguard=lord, right=unit("ally"), left=foreign), at="main")
    t.changes(delete(t.game, [t.you.ref("foreign")]))
    t.you.chooses("pass", "attack")
    t.you.may_choose_exactly("attack with ally", "attack with foreign")
    t.ends_asking()


@clause("vgg 11.19.1.1", "vgg 10.7.1.2.1", "vgg 10.32.3")
def test_guardians_from_the_hand_unite_and_interceptors_do_not() -> None:
    text = "[CONT](VC)Unite:This unit gets [Power] +1000."
    foe = unit("foe", 3, 10000, text=text)
    t = battle(
        field(left=unit("ally")),
        other(vanguard=foe, left=unit("wall", 2), hand=["filler", "filler", "filler"]),
    )
    attack(t)
    t.rival.chooses("intercept with wall")
    t.rival.chooses("guard with filler")
    assert t.rival.value("foe", "power") == 10000 + 5000 + 10000
    t.rival.chooses("guard with filler")
    assert t.rival.value("foe", "power") == 10000 + 5000 + 20000 + 1000
    t.goes_on_to("start step", t.you)
    t.rival.damage.has(0)


@clause("vgg 11.33.2", "vgg 10.22.2", "vgg 6.8.1.1.2")
@pytest.mark.parametrize("locked", [False, True])
def test_a_hollowed_unit_that_was_locked_is_hollowed_no_more(locked: bool) -> None:
    hollows = acts("hollows", *become_hollowed(Cards(zones=(FRONT_LEFT,))))
    locks = acts("locks", Lock(Cards(zones=(FRONT_LEFT,))))
    mine = side(left=unit("ghost"), right=hollows, back_right=locks, deck=20)
    t = table("vgg", you=mine, rival=side(deck=20), at="main")
    t.you.chooses("activate hollows")
    if locked:
        t.you.chooses("activate locks")
    t.goes_on_to("ride step", t.rival)
    assert t.you.left.names == (["ghost"] if locked else [])
    t.you.drop.has(0 if locked else 1)


@clause("vgg 11.13.1", "vgg 7.4.1.6")
def test_a_unit_with_resist_is_attacked_like_any_other() -> None:
    resist = "[CONT](RC):Resist (This unit cannot be chosen by your opponent's card effects)"
    t = battle(
        field(left=unit("ally", 1, 9000), right=unit("next")), other(left=unit("a", text=resist))
    )
    t.you.chooses("attack", "attack with ally")
    t.you.may_choose_exactly("attack foe", "attack a")
    t.you.chooses("attack a")
    t.rival.drop.is_("a")


@clause("vgg 12.11.1", "vgg 7.4.1.11", "vgg 3.11.3")
def test_boosts_and_shields_are_no_effects_that_a_unit_could_be_safe_from() -> None:
    t = battle(
        field(back_center=unit("helper", 1, 5000), left=unit("ally")),
        other(hand=["filler", "filler"]),
    )
    t.changes([*barred(t, t.you, "me", UNAFFECTED), *barred(t, t.rival, "foe", UNAFFECTED)])
    attack(t, boost="helper")
    assert t.you.value("me", "power") == 15000
    t.rival.chooses("guard with filler")
    assert t.rival.value("foe", "power") == 20000
    t.goes_on_to("start step", t.you)


@clause("vgg 12.6.3", "vgg 12.6.2", "vgg 8.5.4.1.3")
@pytest.mark.parametrize("soul", [2, 3])
def test_for_each_of_several_another_one_is_chosen(soul: int) -> None:
    each = for_each(
        Count(Cards(zones=(SOUL,))),
        ChooseCards(Cards(zones=REAR_GUARDS)),
        Give(Bound(R_CHOSEN), POWER, Num(1000)),
    )
    ace = unit("ace", 3, abilities=(Ability(ACT, VANGUARD_AND_REAR, body=each),))
    mine = side(vanguard=ace, left=unit("a"), right=unit("b"), soul=soul)
    t = table("vgg", you=mine, at="main")
    t.you.chooses("activate ace")
    t.you.may_choose_exactly("a", "b")
    t.you.chooses("a")
    t.settle()
    assert [t.you.value(n, "power") for n in "ab"] == [8000, 8000]


@clause("vgg 12.7.2", "vgg 10.28.3.3", "vgg 10.27.5.2")
def test_a_stridden_vanguard_answers_to_its_hearts_name() -> None:
    text = (
        '[CONT](RC):If you have a vanguard with "eart" in its card name, this unit gets [Power] '
        "+1000."
    )
    for heart, power in (("heart", 8000), ("other", 7000)):
        mine = side(vanguard=g_unit("giant"), hearts=[unit(heart, 3)], left=unit("ace", text=text))
        t = table("vgg", you=mine)
        assert t.you.value("ace", "power") == power


@clause("vgg 12.11.1", "vgg 10.28.3.3", "vgg 10.27.5.1")
def test_a_g_unit_that_effects_cannot_affect_has_its_hearts_power() -> None:
    """That is a rule's doing, and no effect."""
    safe = Ability(
        CONT, (VANGUARD,), modifiers=(Modifier(BITS_ON, CHAR_CANNOT, This(), bits=UNAFFECTED),)
    )
    giant = g_unit("giant", 15000, abilities=(safe,))
    t = table("vgg", you=side(vanguard=unit("me", 3, 11000), g_zone=[giant]))
    t.run(Stride(0, t.you.ref("giant")))
    assert t.you.value("giant", "power") == 26000
    t.changes(move([t.you.ref("giant")], DROP))
    t.you.vanguard.is_("me")
    t.you.g_zone.is_("giant")
