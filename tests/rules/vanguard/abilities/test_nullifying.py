"""Section 8.7.6: nullified effects."""

from bythebook.games.vanguard.abilities.nullifying import NullifyEffects
from bythebook.games.vanguard.cards.cards import POWER
from bythebook.games.vanguard.texts.events import CANNOT_ATTACK, CANNOT_BE_HIT
from bythebook.games.vanguard.zones.zones import FRONT_LEFT
from bythebook.kernel.language.nouns import Cards, Num, This
from bythebook.kernel.state.continuous_ops import CHAR_CANNOT
from bythebook.kernel.texts.lasting import Forbid, Give
from bythebook.testing import Table, clause, side, table
from tests.rules.vanguard.abilities.making import worker

LEFT = Cards(zones=(FRONT_LEFT,))


def made() -> Table:
    """Units with two effects of one playing, and one of another."""
    shield = worker("shield", Forbid(This(), CANNOT_BE_HIT), Give(This(), POWER, Num(2000)))
    lift = worker("lift", Give(LEFT, POWER, Num(500)))
    void = worker("void", NullifyEffects(LEFT, CHAR_CANNOT, CANNOT_BE_HIT))
    bar = worker("bar", Forbid(LEFT, CANNOT_ATTACK))
    mine = side(left="shield", right="lift", back_left="void", back_right="bar")
    t = table("vgg", you=mine, cards=[shield, lift, void, bar], at="main")
    t.you.chooses("activate shield", "activate lift", "activate bar")
    return t


def cannot(t: Table) -> int:
    return t.game.value(CHAR_CANNOT, t.you.card("shield"))


@clause("vgg 8.7.6")
def test_a_nullified_effect_ends_though_it_was_applied() -> None:
    t = made()
    assert cannot(t) == CANNOT_BE_HIT | CANNOT_ATTACK
    t.you.chooses("activate void")
    assert cannot(t) == CANNOT_ATTACK


@clause("vgg 8.7.6.1")
def test_the_whole_effect_is_nullified() -> None:
    t = made()
    assert t.you.value("shield", "power") == 9500
    t.you.chooses("activate void")
    # What the same playing gave goes too; what others gave stays.
    assert t.you.value("shield", "power") == 7500
