"""Sections 11.5, 11.7 and 11.8: restraint, forerunner and lord."""

import pytest

from bythebook.games.vanguard.g.keywords.attacking import forerunner, lord, restraint
from bythebook.games.vanguard.g.keywords.marks import RESTRAINT
from bythebook.games.vanguard.zones.zones import VANGUARD
from bythebook.kernel.abilities.abilities import ACT, Ability
from bythebook.kernel.language.nouns import This
from bythebook.kernel.texts.lasting import LoseAbilities
from bythebook.testing import clause, side, table
from bythebook.testing.vanguard import unit


@clause("vgg 11.5.1")
def test_a_unit_with_restraint_does_not_attack_as_long_as_it_has_it() -> None:
    frees = Ability(ACT, (VANGUARD,), body=(LoseAbilities(This(), RESTRAINT),))
    held = unit("held", 3, abilities=(restraint(), frees))
    you = side(vanguard=held, left=unit("free"), right=unit("other"))
    t = table("vgg", you=you, at="battle")
    t.you.chooses("attack")
    t.you.may_choose_exactly("attack with free", "attack with other")
    t.ends_asking()
    t = table("vgg", you=you, at="main")
    t.you.chooses("activate held", "pass", "attack")
    t.you.may_choose_exactly("attack with held", "attack with free", "attack with other")
    t.ends_asking()


@clause("vgg 11.7.1")
@pytest.mark.parametrize(("clan", "may"), [("Kagero", True), ("Nubatama", False)])
def test_who_is_ridden_by_a_unit_of_its_clan_may_be_called(clan: str, may: bool) -> None:
    first = unit("first", 0, abilities=(forerunner(),))
    you = side(vanguard=first, hand=[unit("second", 1, clans=(clan,)), unit("h", 3)])
    t = table("vgg", you=you, at="ride")
    t.you.chooses("ride second")
    if may:
        t.you.may_choose_exactly("yes", "no")
        t.you.chooses("yes", "left back")
        t.you.left_back.is_("first")
        t.you.soul.has(0)
    else:
        t.you.is_asked("main phase")
        t.you.soul.is_("first")


@clause("vgg 11.7.1")
def test_only_who_is_ridden_is_called_and_only_if_wanted() -> None:
    abilities = (forerunner(),)
    you = side(
        vanguard=unit("first", 0, abilities=abilities),
        soul=[unit("earlier", 0, abilities=abilities)],
        hand=[unit("second", 1), unit("h", 3)],
    )
    t = table("vgg", you=you, at="ride")
    t.you.chooses("ride second", "no")
    t.you.soul.holds_exactly("first", "earlier")
    t.you.is_asked("main phase")


@clause("vgg 11.8.1")
@pytest.mark.parametrize(
    ("clans", "may"), [(("Kagero",), True), (("Nubatama",), False), (("Kagero", "Nubatama"), True)]
)
def test_a_lord_attacks_only_among_its_clan(clans: tuple[str, ...], may: bool) -> None:
    lords = unit("lord", 3, abilities=(lord(),))
    you = side(
        vanguard=lords, back_left=unit("other", clans=clans), left=unit("a"), right=unit("b")
    )
    t = table("vgg", you=you, rival=side(left=unit("foreign", clans=("Nubatama",))), at="battle")
    t.you.chooses("attack")
    t.you.may_choose_exactly(
        *(["attack with lord"] if may else []), "attack with a", "attack with b"
    )
    t.ends_asking()
