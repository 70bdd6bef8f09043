"""Sections 10.32 and 7.28: whoever changes places with a unit that does not move stays, too."""

import pytest

from bythebook.games.vanguard.texts.events import UNAFFECTED, UNAFFECTED_BY_OPPONENT
from bythebook.games.vanguard.zones.zones import VANGUARD_AND_REAR
from bythebook.kernel.abilities.abilities import CONT, Ability, CardDef, Modifier
from bythebook.kernel.language.nouns import This
from bythebook.kernel.state.continuous_ops import BITS_ON, CHAR_CANNOT
from bythebook.testing import clause, side, table
from bythebook.testing.vanguard import unit
from tests.rules.vanguard.eras import ERAS

SWAP = "[ACT](RC)[1/turn]:Choose one of your vanguards, and exchange positions with this unit."
SAFE = Ability(
    CONT, VANGUARD_AND_REAR, modifiers=(Modifier(BITS_ON, CHAR_CANNOT, This(), bits=UNAFFECTED),)
)


def safe(name: str, grade: int = 1) -> CardDef:
    """A unit that effects cannot affect."""
    return unit(name, grade, abilities=(SAFE,))


@ERAS
@clause("vgg 12.11.1", "vgg 10.32.2", "vgg 1.3.2", "vgd 12.5.1", "vgd 7.28.1.1")
@pytest.mark.parametrize("whose", ["vanguard", "own"])
def test_nobody_takes_the_place_of_a_unit_that_effects_cannot_affect(book: str, whose: str) -> None:
    """Nobody is ridden upon or retired for it, and no circle is left empty."""
    lead = safe("lead", 3) if whose == "vanguard" else unit("lead", 3)
    swapper = unit("swapper", 3, text=SWAP, abilities=(SAFE,) if whose == "own" else ())
    t = table(book, you=side(vanguard=lead, left=swapper), at="main")
    t.you.chooses("activate swapper")
    t.you.vanguard.is_("lead")
    t.you.left.is_("swapper")
    t.you.soul.has(0)
    t.you.drop.has(0)


@ERAS
@clause("vgg 12.11.1", "vgg 10.32.2", "vgd 12.5.1", "vgd 7.28.1.1")
def test_whom_the_opponents_effects_alone_leave_alone_changes_places(book: str) -> None:
    shut = Modifier(BITS_ON, CHAR_CANNOT, This(), bits=UNAFFECTED_BY_OPPONENT)
    lead = unit("lead", 3, abilities=(Ability(CONT, VANGUARD_AND_REAR, modifiers=(shut,)),))
    t = table(book, you=side(vanguard=lead, left=unit("swapper", 3, text=SWAP)), at="main")
    t.you.chooses("activate swapper")
    t.you.vanguard.is_("swapper")
    t.you.left.is_("lead")


@ERAS
@clause("vgg 8.1.1.2.3.4", "vgg 12.11.1", "vgd 11.2.4", "vgd 12.5.1")
@pytest.mark.parametrize("moves", [True, False])
def test_what_hangs_on_changing_places_is_not_done_without_it(book: str, moves: bool) -> None:
    text = (
        "[ACT](RC)[1/turn]:Choose one of your vanguards, and you may exchange positions with this "
        "unit. If you do, draw a card."
    )
    lead = unit("lead", 3) if moves else safe("lead", 3)
    t = table(book, you=side(vanguard=lead, left=unit("swapper", 3, text=text), deck=5), at="main")
    t.you.chooses("activate swapper", "yes")
    t.you.hand.has(int(moves))


@ERAS
@clause("vgg 6.6.1.2.3", "vgg 12.11.1", "vgd 9.7.2.2", "vgd 12.5.1")
def test_in_the_main_phase_it_changes_places_for_that_is_a_rule(book: str) -> None:
    t = table(book, you=side(left=safe("safe"), back_left=unit("other")), at="main")
    t.you.chooses("exchange left front left back")
    t.you.left.is_("other")
    t.you.back_left.is_("safe")
