"""Conditions: what a text asks to be so. Add claims here; how they are joined is English."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bythebook.kernel.language.conditions import AmountIs, Condition, Fits
from bythebook.kernel.language.nouns import Cards, Count
from bythebook.kernel.language.words import AT_LEAST
from bythebook.text.english.conditions import Claim, seen_by_all
from bythebook.text.english.kinds import Sort
from bythebook.text.english.scope import Scope
from bythebook.text.english.subjects import Subject


@dataclass(frozen=True)
class NumberOf(Claim):
    """The number of cards of a kind that a player has is so much, or more, or less."""

    kind: Sort
    n: int
    how: int = AT_LEAST
    whose: int = -1
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        cards = self.kind.cards(scope, self.whose)
        seen_by_all(cards, self, scope)
        return AmountIs(Count(cards), self.how, self.n)


@dataclass(frozen=True)
class IsTurned(Claim):
    """A unit stands or rests."""

    who: Subject
    mode: int

    def condition(self, scope: Scope) -> Condition:
        return Fits(self.who.noun(scope), Cards(orient=self.mode))


LINES: Final = """
claim = NumberOf : the number of {kind:sort} you have is {n:number} {how:or_more} {=whose:YOU}
claim = NumberOf : the number of {kind:sort} your opponent have is {n:number} {how:or_more} {=whose:OPPONENT}
claim = NumberOf : the number of {whose:whose} {kind:sort} is {n:number} {how:or_more} {=form:1}
claim = NumberOf : the number of {kind:sort} is {n:number} {how:or_more} {=form:2}
or_more = AT_LEAST : or more
or_more = AT_MOST : or less
claim = IsTurned : {who:this} is {mode:turned}
"""  # noqa: E501 - a rule of the grammar is one line
