"""Appendix A: what each token is."""

from typing import Final, NamedTuple

from bythebook.games.vanguard.cards.cards import (
    ATTACKS_FROM_BACK,
    NAMES,
    POWER,
    SKILLS,
    NamesWith,
)
from bythebook.games.vanguard.d.keywords.activation import GlitterOf
from bythebook.games.vanguard.d.texts.costs import NotePaid, RetireSome
from bythebook.games.vanguard.zones.zones import FIELD, OWN_COLUMN, REAR_GUARDS
from bythebook.kernel.abilities.abilities import ACT, CONT, Ability, Modifier
from bythebook.kernel.abilities.resolve import R_EXTRA
from bythebook.kernel.language.amounts import Tally
from bythebook.kernel.language.conditions import AmountIs, Every
from bythebook.kernel.language.nouns import Bound, Cards, Count, This
from bythebook.kernel.language.words import AT_LEAST, HAS, YOU, Test
from bythebook.kernel.state.continuous_ops import BITS_ON
from bythebook.kernel.texts.lasting import Give


class Token(NamedTuple):
    """What a token has that its name settles."""

    grade: int
    power: int
    critical: int = 1
    icons: tuple[str, ...] = ("boost",)
    abilities: tuple[Ability, ...] = ()
    text: tuple[str, ...] = ()


OTHER_REAR_GUARDS: Final = Cards(YOU, REAR_GUARDS, other=True)
"""those of its master besides itself"""


def stronger_for_others(power: int) -> Ability:
    """Once a turn others can be retired, one or more: so much power for each of them."""
    more = Give(This(), POWER, Tally(Bound(R_EXTRA), power))
    cost = (RetireSome(OTHER_REAR_GUARDS),)
    return Ability(ACT, REAR_GUARDS, cost=cost, body=(NotePaid(R_EXTRA), more), limit=1)


def attacks_behind(glitter: str, beside: str) -> Ability:
    """Under a Glitter: with a unit of some name in its column it can attack from the back row."""
    named = Test(NAMES, HAS, family=NamesWith(beside))
    units = Cards(YOU, FIELD, (named,), place=OWN_COLUMN)
    there = Every((GlitterOf(glitter), AmountIs(Count(units), AT_LEAST, 1)))
    from_back = Modifier(BITS_ON, SKILLS, This(), bits=ATTACKS_FROM_BACK)
    return Ability(CONT, REAR_GUARDS, condition=there, modifiers=(from_back,))


MOMOKKE_TEXT: Final = (
    (
        "[ACT](RC)[1/turn]:[COST][retire one or more of your other rear-guards], and this unit "
        "gets [Power] +5000 until end of turn for each unit retired for this cost."
    ),
    (
        '[Glitter]-"Rorowa" [CONT](RC):If you have a unit with "Radylina" in its card name in the '
        "same column as this unit, this unit can attack from the back row."
    ),
)
APPENDIX: Final = {
    "Shadow Army": Token(1, 15000),
    "Momokke": Token(
        0,
        5000,
        abilities=(stronger_for_others(5000), attacks_behind("Rorowa", "Radylina")),
        text=MOMOKKE_TEXT,
    ),
    "Plant": Token(0, 5000),
}
"""of each token what it is, by its name"""
