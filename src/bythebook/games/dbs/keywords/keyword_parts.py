"""What the builders of keyword skills share."""

from dataclasses import replace
from typing import Final

from bythebook.games.dbs.cards.cards import (
    BATTLE,
    TYPE,
)
from bythebook.kernel.abilities.abilities import CONT, Ability, CostPart, Effect
from bythebook.kernel.language.nouns import Cards
from bythebook.kernel.language.words import HAS, Test

Costs = tuple[CostPart, ...]
Body = tuple[Effect, ...]

NO_SKILL: Final = Ability(CONT)
"""what is left of a keyword skill without its rule"""


def battle_cards(what: Cards, zones: tuple[int, ...]) -> Cards:
    """Battle cards of a kind in some areas."""
    test = Test(TYPE, HAS, BATTLE)
    tests = what.tests if test in what.tests else (*what.tests, test)
    return replace(what, zones=zones, tests=tests)
