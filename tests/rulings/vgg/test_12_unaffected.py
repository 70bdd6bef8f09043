"""Section 12.11 with rules: what happens to a unit that effects cannot affect all the same."""

from bythebook.games.vanguard.battle.attack_by_effect import attack_with
from bythebook.games.vanguard.texts.declaring import Declare, of_declared_name
from bythebook.games.vanguard.texts.effects import SoulCharge
from bythebook.games.vanguard.texts.events import UNAFFECTED
from bythebook.games.vanguard.zones.zones import FRONT_LEFT, VANGUARD, VANGUARD_AND_REAR
from bythebook.kernel.abilities.abilities import ACT, CONT, Ability, CardDef, Modifier
from bythebook.kernel.abilities.resolve import If
from bythebook.kernel.language.conditions import Fits
from bythebook.kernel.language.nouns import Cards, Num, This
from bythebook.kernel.language.words import OPPONENT
from bythebook.kernel.state.continuous_ops import BITS_ON, CHAR_CANNOT
from bythebook.testing import clause, face_up, side, table
from bythebook.testing.vanguard import g_unit, unit
from tests.rules.vgg.stride.test_g_guardian import guardian, laid

SAFE = Ability(
    CONT,
    VANGUARD_AND_REAR,
    modifiers=(Modifier(BITS_ON, CHAR_CANNOT, This(), bits=UNAFFECTED),),
)


def safe(name: str, grade: int = 1) -> CardDef:
    """A unit that effects cannot affect."""
    return unit(name, grade, abilities=(SAFE,))


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
