"""Section 8.5: playing a G unit."""

from bythebook.games.vanguard.cards.cards import GRADE
from bythebook.games.vanguard.g.keywords.marks import G_GUARDIAN, PAYS_MORE
from bythebook.games.vanguard.g.texts.events import FOR_STRIDE
from bythebook.games.vanguard.g.texts.stride_costs import PayingFor
from bythebook.games.vanguard.g.zones.zones import G_ZONE
from bythebook.games.vanguard.zones.zones import HAND
from bythebook.kernel.abilities.abilities import CARD_EFFECT, CONT, Ability, Modifier
from bythebook.kernel.language.nouns import Num, This
from bythebook.kernel.state.changes import REVEAL
from bythebook.kernel.state.continuous_ops import ADD
from bythebook.testing import Table, clause, side, table
from bythebook.testing.vanguard import g_unit, unit
from tests.rules.vanguard.abilities.making import Put
from tests.rules.vgg.stride.cards import GRADES, strider

COUNTS_THREE = Ability(
    CONT,
    (HAND,),
    condition=PayingFor(FOR_STRIDE),
    modifiers=(Modifier(ADD, GRADE, This(), Num(2)),),
    marks=PAYS_MORE,
)


def laid(*hand: object) -> Table:
    """The stride step, with a card to stride."""
    mine = side(vanguard=unit("mine", 3), hand=list(hand), g_zone=[strider()])
    t = table("vgg", you=mine, rival=side(vanguard=unit("foe", 3)), cards=GRADES, at="ride")
    t.you.passes()
    return t


@clause("vgg 8.5.2.1")
def test_the_card_is_shown() -> None:
    t = laid("grade 3")
    ref = t.you.ref("strider")
    then = t.happened
    t.you.chooses("stride strider")
    assert any(c[:2] == (REVEAL, ref) for c in t.since(then))
    t.settle()


@clause("vgg 8.5.1.4", "vgg 8.5.2.2.2", "vgg 8.5.3.4")
def test_it_goes_to_the_vanguard_circle() -> None:
    t = laid("grade 3", "grade 0")
    t.you.chooses("stride strider")
    t.you.vanguard.is_("strider", "mine")
    t.you.chooses("grade 3", "done")
    t.you.vanguard.is_("strider")
    t.you.hearts.is_("mine")


@clause("vgg 8.5.2.4")
def test_what_counts_more_for_a_stride_counts_so_while_it_is_paid() -> None:
    t = laid(
        unit("heavy", 1, abilities=(COUNTS_THREE,)), unit("twin", 1, abilities=(COUNTS_THREE,))
    )
    assert t.you.value("heavy", "grade") == 1
    t.you.chooses("stride strider")
    assert t.you.value("heavy", "grade") == 3
    t.you.chooses("heavy")
    t.you.may_choose_exactly("twin", "done")
    t.you.chooses("done")
    assert t.you.value("twin", "grade") == 1


@clause("vgg 8.5.2.1", "vgg 8.5.2.2.2")
def test_a_g_guardian_is_shown_and_called_to_the_guardian_circle() -> None:
    skill = Ability(CARD_EFFECT, (G_ZONE,), cost=(Put(HAND),), marks=G_GUARDIAN)
    wall = g_unit("wall", shield=15000, abilities=(skill,))
    mine = side(vanguard=unit("mine", 3), hand=["filler", "heal"], g_zone=[wall])
    t = table("vgg", you=mine, rival=side(vanguard=unit("foe", 3)), at="battle", turn=1)
    t.rival.chooses("attack")
    t.you.chooses("G guard with wall")
    # Before its cost is paid everybody has seen it.
    assert t.rival.knows(t.you.card("wall"))
    t.you.chooses("filler")
    t.you.guardians.is_("wall")
