"""Sections 2.8 with 12.11 and 12.5: what an icon does is an effect, and some units feel none."""

import pytest

from bythebook.games.vanguard.texts.events import UNAFFECTED, UNAFFECTED_BY_OPPONENT
from bythebook.games.vanguard.zones.zones import REST, STAND, VANGUARD_AND_REAR
from bythebook.kernel.abilities.abilities import CONT, Ability, CardDef, Modifier
from bythebook.kernel.language.nouns import This
from bythebook.kernel.state.continuous_ops import BITS_ON, CHAR_CANNOT
from bythebook.testing import clause
from bythebook.testing.vanguard import unit
from tests.rules.vanguard.battle.fighting import battle, field, fight, other
from tests.rules.vanguard.eras import ERAS

ONCE = unit("me", 3, 10000, skills=())


def safe(bits: int) -> CardDef:
    """A rear-guard that effects cannot affect, all of them or the opponent's."""
    shut = Modifier(BITS_ON, CHAR_CANNOT, This(), bits=bits)
    return unit("ally", abilities=(Ability(CONT, VANGUARD_AND_REAR, modifiers=(shut,)),))


@clause("vgg 12.11.1", "vgg 2.8.1", "vgg 2.8.1.1.2")
@pytest.mark.parametrize(("bits", "more"), [(UNAFFECTED, 0), (UNAFFECTED_BY_OPPONENT, 1)])
def test_an_icon_gives_nothing_to_a_unit_that_effects_cannot_affect(bits: int, more: int) -> None:
    """It can be chosen all the same; those of one's own do not come from the opponent."""
    mine = field(vanguard=ONCE, left=safe(bits), deck=["critical", *["filler"] * 4])
    t = battle(mine, other())
    fight(t)
    t.you.chooses("icon first", "ally", "ally")
    assert t.you.value("ally", "critical") == 1 + more
    assert t.you.value("ally", "power") == 7000 + 5000 * more


@clause("vgg 12.11.1", "vgg 2.8.1.1.4", "vgg 3.17.1.1")
@pytest.mark.parametrize(
    ("bits", "lies"), [(UNAFFECTED, REST), (UNAFFECTED_BY_OPPONENT, STAND), (0, STAND)]
)
def test_a_stand_icon_does_not_stand_it(bits: int, lies: int) -> None:
    mine = field(vanguard=ONCE, left=(safe(bits), REST), right="filler", deck=["stand", "filler"])
    t = battle(mine, other())
    fight(t)
    t.you.chooses("icon first", "ally", "me")
    assert t.you.state_of("ally") == lies
    assert t.you.value("me", "power") == 15000


@clause("vgd 12.5.1", "vgd 2.8.1", "vgd 2.8.2.2")
@pytest.mark.parametrize(("bits", "may"), [(UNAFFECTED, False), (UNAFFECTED_BY_OPPONENT, True)])
def test_for_an_icon_such_a_unit_is_not_even_chosen(bits: int, may: bool) -> None:
    deck = ["critical", *["filler"] * 4]
    t = battle(field(vanguard=ONCE, left=safe(bits), right=unit("b"), deck=deck), book="vgd")
    fight(t)
    t.you.chooses("icon first")
    t.you.may_choose_exactly("me", "b", *(["ally"] if may else []))
    t.ends_asking()


@clause("vgd 12.5.1", "vgd 2.8.2.5")
@pytest.mark.parametrize(("bits", "power"), [(UNAFFECTED, 7000), (UNAFFECTED_BY_OPPONENT, 17000)])
def test_a_front_icon_passes_it_over(bits: int, power: int) -> None:
    mine = field(vanguard=ONCE, left=safe(bits), deck=["front", *["filler"] * 4])
    t = battle(mine, other(left="filler"), book="vgd")
    fight(t)
    assert t.you.value("me", "power") == 20000
    assert t.you.value("ally", "power") == power


@ERAS
@clause("vgg 2.8.1.1.3.1", "vgg 12.11.1", "vgd 2.8.2.3", "vgd 12.5.1")
def test_what_an_icon_does_to_nobody_it_does_for_its_player_all_the_same(book: str) -> None:
    lead = unit("me", 3, 10000, skills=(), abilities=safe(UNAFFECTED).abilities)
    t = battle(
        field(vanguard=lead, left=safe(UNAFFECTED), deck=["draw", *["filler"] * 4]), book=book
    )
    fight(t)
    while t.asked.clause.endswith(("2.8.2", "2.8.3.2", "2.8.1.1.3.1")):
        t.you.chooses(t.options[0])
    t.you.hand.has(2)
    assert t.you.value("me", "power") == 10000
