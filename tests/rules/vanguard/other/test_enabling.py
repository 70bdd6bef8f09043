"""Section 12.8: enabling keyword abilities."""

from bythebook.games.vanguard.cards.cards import MARKS, POWER
from bythebook.games.vanguard.other.enabling import (
    GENERATION_BREAK_ENABLED,
    LIMIT_BREAK_ENABLED,
    Keyword,
)
from bythebook.games.vanguard.zones.zones import DAMAGE, REAR_GUARDS, SOUL
from bythebook.kernel.abilities.abilities import CONT, Ability, Modifier
from bythebook.kernel.language.conditions import AmountIs, Every
from bythebook.kernel.language.nouns import Cards, Count, Num, This
from bythebook.kernel.language.words import AT_LEAST
from bythebook.kernel.state.continuous_ops import ADD
from bythebook.kernel.texts.lasting import GiveBits
from bythebook.testing import clause, side, table
from bythebook.testing.vanguard import unit
from tests.rules.vanguard.abilities.making import REARS, worker


def at_least(zone: int, n: int) -> AmountIs:
    return AmountIs(Count(Cards(zones=(zone,))), AT_LEAST, n)


@clause("vgg 12.8.1")
def test_enabling_one_keyword_enables_only_what_belongs_to_it() -> None:
    both = Every(
        (
            Keyword(LIMIT_BREAK_ENABLED, at_least(DAMAGE, 4)),
            Keyword(GENERATION_BREAK_ENABLED, at_least(SOUL, 2)),
        )
    )
    more = Modifier(ADD, POWER, This(), Num(1000))
    ace = unit("ace", abilities=(Ability(CONT, REAR_GUARDS, None, both, modifiers=(more,)),))
    enabler = worker("enabler", GiveBits(REARS, MARKS, LIMIT_BREAK_ENABLED))
    cases = ((0, 0, 7000, 7000), (0, 2, 7000, 8000), (4, 1, 7000, 7000), (4, 2, 8000, 8000))
    for damage, soul, before, after in cases:
        mine = side(left="ace", right="enabler", damage=damage, soul=soul)
        t = table("vgg", you=mine, cards=[ace, enabler], at="main")
        assert t.you.value("ace", "power") == before
        t.you.chooses("activate enabler")
        assert t.you.value("ace", "power") == after
