"""Numbers that a player declares, and what is asked of them; with their lines."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from bythebook.games.ws.texts.declaring import Declare, Declared, any_number
from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.language.conditions import Condition, Fits
from bythebook.kernel.language.nouns import Amount, Cards
from bythebook.kernel.language.nouns import Limit as Bounded
from bythebook.kernel.language.words import EQUAL, OPPONENT, YOU
from bythebook.text.ws.actions import Action
from bythebook.text.ws.amounts import Measure
from bythebook.text.ws.conditions import Claim
from bythebook.text.ws.nouns import Sort, cards_of
from bythebook.text.ws.scope import Scope, Unplayable
from bythebook.text.ws.subjects import ThatCard

MOST_DAMAGE: Final = 50
"""Damage turns up no more cards than a deck has: a higher number says no more."""


@dataclass(frozen=True)
class DeclaresNumber(Action):
    """A player says one of some numbers."""

    numbers: tuple[int, ...]
    whose: int = OPPONENT
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        if len(set(self.numbers)) < max(2, len(self.numbers)):
            raise Unplayable(self, "there has to be something to choose from")
        scope.declared = self.whose
        return [Declare(self.numbers, self.whose)]


def declared(node: object, whose: int, scope: Scope) -> Amount:
    """The number that a player has said before."""
    if scope.declared != whose:
        raise Unplayable(node, "nobody has declared a number before")
    return Declared()


@dataclass(frozen=True)
class NumberDeclared(Measure):
    """The number that your opponent declared, or you did."""

    whose: int = OPPONENT
    form: int = 0

    def amount(self, scope: Scope) -> Amount:
        return declared(self, self.whose, scope)


@dataclass(frozen=True)
class OfDeclaredLevel(Claim):
    """That card is of the level declared, and perhaps of a kind."""

    who: ThatCard
    stat: int
    kind: Sort | None = None
    whose: int = OPPONENT
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        limit = Bounded(self.stat, EQUAL, declared(self, self.whose, scope))
        kind = Cards() if self.kind is None else cards_of(self.kind, scope)
        return Fits(self.who.noun(scope), replace(kind, limits=(*kind.limits, limit)))


@dataclass(frozen=True)
class DeclaresAny(Action):
    """Say any number; it is for damage."""

    def effects(self, scope: Scope) -> list[Effect]:
        scope.declared = YOU
        return [Declare(any_number(MOST_DAMAGE), YOU)]


LINES: Final = """
# Numbers that a player declares.
action = DeclaresNumber : your opponent declare {numbers:number_list}
action = DeclaresNumber : your opponent choose the number {numbers:number_list} {=form:1}
number_list = * number ; or
number_measure = NumberDeclared : the number your opponent declared
number_measure = NumberDeclared : the number that your opponent declared {=form:1}
number_measure = NumberDeclared : the number that your opponent chose {=form:2}
claim = OfDeclaredLevel : {who:that_card} is a {kind:kind} of the level that your opponent declared {=stat:CARD_LEVEL}
claim = OfDeclaredLevel : {who:that_card} is the level your opponent declared {=stat:CARD_LEVEL} {=form:1}
claim = OfDeclaredLevel : that card's level is the number your opponent declared {=who:THAT_CARD} {=stat:CARD_LEVEL} {=form:2}
claim = OfDeclaredLevel : {who:that_card} is a {kind:kind} of a level that matches the number that your opponent chose {=stat:CARD_LEVEL} {=form:3}
action = DeclaresNumber : declare {numbers:number_list} {=whose:YOU}
number_measure = NumberDeclared : the number you declared {=whose:YOU}
number_measure = NumberDeclared : the declared number {=whose:YOU} {=form:1}
action = DeclaresAny : declare any number
"""  # noqa: E501 - a rule of the grammar is one line
