"""Section 8.7.6: nullified effects."""

from bythebook.games.vanguard.abilities.nullifying import NullifyEffects
from bythebook.games.vanguard.cards.cards import POWER
from bythebook.games.vanguard.texts.events import CANNOT_ATTACK, CANNOT_BE_HIT
from bythebook.games.vanguard.zones.zones import FRONT_LEFT
from bythebook.kernel.language.nouns import Cards, Num
from bythebook.kernel.state.continuous_ops import CHAR_CANNOT
from bythebook.kernel.texts.lasting import Forbid, Give
from bythebook.testing import Table, clause, side, table
from bythebook.testing.vanguard import unit
from tests.rules.vanguard.abilities.making import worker
from tests.rules.vanguard.eras import ERAS

LEFT = Cards(zones=(FRONT_LEFT,))


def made(book: str) -> Table:
    """A unit with two effects of one playing of its ability, and one of another unit's."""
    shield = worker("shield", Forbid(LEFT, CANNOT_BE_HIT), Give(LEFT, POWER, Num(2000)))
    lift = worker("lift", Give(LEFT, POWER, Num(500)), Forbid(LEFT, CANNOT_ATTACK))
    void = worker("void", NullifyEffects(LEFT, CHAR_CANNOT, CANNOT_BE_HIT))
    mine = side(left="shield", right="lift", back_left="void")
    t = table(book, you=mine, cards=[shield, lift, void], at="main")
    t.you.chooses("activate shield", "activate lift")
    return t


def cannot(t: Table) -> int:
    return t.game.value(CHAR_CANNOT, t.you.card("shield"))


@ERAS
@clause("vgg 8.7.6", "vgd 11.9.8")
def test_a_nullified_effect_ends_though_it_was_applied(book: str) -> None:
    t = made(book)
    assert cannot(t) == CANNOT_BE_HIT | CANNOT_ATTACK
    t.you.chooses("activate void")
    assert cannot(t) == CANNOT_ATTACK


@ERAS
@clause("vgg 8.7.6.1", "vgd 11.9.8.1")
def test_the_whole_effect_is_nullified(book: str) -> None:
    t = made(book)
    assert t.you.value("shield", "power") == 9500
    t.you.chooses("activate void")
    # What the same playing gave goes too; what others gave stays.
    assert t.you.value("shield", "power") == 7500


@ERAS
@clause("vgg 8.7.6", "vgd 11.9.8")
def test_what_a_retired_guardian_said_of_being_hit_is_nullified(book: str) -> None:
    wall = unit(
        "wall",
        text="[AUTO]:When this unit is placed on (GC), choose one of your units being attacked, "
        "and it cannot be hit until end of that battle.",
    )
    breaker = (
        "[AUTO](VC):When your drive check reveals a grade 3 card, choose one of your opponent's "
    )
    void = 'guardians, retire it, and that unit\'s effects with "cannot be hit" are nullified.'
    for text, damage in ((breaker + void, 1), (breaker + "guardians, and retire it.", 0), ("", 0)):
        vanguard = unit("breaker", 3, 30000, text=text, skills=())
        mine = side(vanguard=vanguard, deck=[unit("big", 3), "filler", "filler"])
        theirs = side(vanguard=unit("foe", 3), hand=[wall])
        t = table(book, you=mine, rival=theirs, at="battle")
        t.you.chooses("attack")
        t.rival.chooses("guard with wall")
        t.rival.damage.has(damage)
        t.rival.drop.is_("wall")
