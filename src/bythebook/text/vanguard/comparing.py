"""Claims about numbers of cards: what players have more of, what a zone holds, how all lie."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from bythebook.kernel.language.amounts import Compare, Scaled
from bythebook.kernel.language.conditions import AmountIs, Condition, Fits
from bythebook.kernel.language.nouns import Amount, Cards, Count
from bythebook.kernel.language.words import ANYONE, AT_LEAST, AT_MOST, EQUAL
from bythebook.kernel.state.refs import NOTHING
from bythebook.text.english.conditions import Claim, seen_by_all
from bythebook.text.english.kinds import Kind, Sort
from bythebook.text.english.marks import Area
from bythebook.text.english.scope import Scope
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard.deeds import LAST_NUMBER
from bythebook.text.vanguard.differing import number_of
from bythebook.text.vanguard.nouns import InArea

# How two numbers compare; the tens are how it is said.
MORE: Final = 0
LESS: Final = 1
NOT_LESS: Final = 2
NOT_MORE: Final = 3
EVEN_WITH: Final = 4
WAYS: Final = 10


def against(one: Amount, than: int, other: Amount) -> Condition:
    """That a number is more than another, or less, or as much."""
    than %= WAYS
    if than == MORE:
        return Compare(one, AT_LEAST, Scaled(other, 1, 1))
    if than == LESS:
        return Compare(Scaled(one, 1, 1), AT_MOST, other)
    hows = {NOT_LESS: AT_LEAST, NOT_MORE: AT_MOST, EVEN_WITH: EQUAL}
    return Compare(one, hows[than], other)


@dataclass(frozen=True)
class Compared(Claim):
    """A player has more cards of a kind than the other, or fewer, or as many."""

    kind: Sort
    than: int = MORE
    form: int = 0
    whose: int = -1

    def condition(self, scope: Scope) -> Condition:
        mine = self.kind.cards(scope, self.whose)
        if mine.whose == ANYONE:
            raise Unplayable(self, "it leaves open whose cards are counted")
        theirs = replace(mine, whose=1 - mine.whose)
        seen_by_all(mine, self, scope)
        return against(Count(mine), self.than, Count(theirs))


@dataclass(frozen=True)
class ComparedWith(Claim):
    """There are more cards of a kind than of another, or fewer, or as many."""

    kind: Sort
    than: int
    other: Sort
    whose: int = -1
    others: int = -1

    def condition(self, scope: Scope) -> Condition:
        mine, theirs = self.kind.cards(scope, self.whose), self.other.cards(scope, self.others)
        seen_by_all(mine, self, scope)
        seen_by_all(theirs, self, scope)
        return against(Count(mine), self.than, Count(theirs))


@dataclass(frozen=True)
class ZoneHas(Claim):
    """A zone of a player's has so many cards of a kind."""

    area: Area
    kind: Sort
    n: int = 1
    how: int = AT_LEAST
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        if not isinstance(self.kind, Kind):
            raise Unplayable(self, "it leaves open whether both kinds are counted")
        kind = replace(self.kind, post=(*self.kind.post, InArea(self.area)))
        amount = number_of(kind, scope, NOTHING, self)
        LAST_NUMBER.note(scope, amount)
        return AmountIs(amount, self.how, self.n)


@dataclass(frozen=True)
class GroupTurned(Claim):
    """All units of a kind that a player has stand, or rest."""

    whose: int
    kind: Sort
    mode: int
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        return Fits(self.kind.cards(scope, self.whose), Cards(ANYONE, orient=self.mode))


LINES: Final = """
claim = Compared : the number of {kind:sort} you have is {than:than} your opponent's {=whose:YOU}
claim = Compared : you have more {kind:sort} than your opponent {=form:1} {=whose:YOU}
claim = Compared : you have less {kind:sort} than your opponent {=than:LESS} {=form:1} {=whose:YOU}
claim = Compared : your opponent have more {kind:sort} than you {=whose:OPPONENT} {=form:2}
claim = Compared : your opponent have less {kind:sort} than you {=than:LESS} {=whose:OPPONENT} {=form:2}
claim = Compared : the number of {kind:sort} is {than:than} your opponent's {=form:3}
claim = Compared : the number of your {kind:sort} is {than:than} your opponent's {=whose:YOU} {=form:4}
claim = Compared : the number of your {kind:sort} is {than:than} your opponent {=whose:YOU} {=form:7}
claim = Compared : the number of {kind:sort} is {than:than} yours {=form:5}
claim = Compared : the number of your opponent's {kind:sort} is {than:than} yours {=whose:OPPONENT} {=form:6}
claim = Compared : the number of {kind:sort} your opponent have is {than:than} yours {=whose:OPPONENT} {=form:8}
claim = ComparedWith : the number of {whose:whose} {kind:sort} is {than:than} the number of {others:whose} {other:sort}
claim = ComparedWith : the number of {kind:sort} is {than:than} the number of {other:sort}
than = MORE : more than
than = 10 : greater than
than = LESS : less than
than = NOT_LESS : equal to or more than
than = 12 : equal to or greater than
than = 22 : more than or equal to
than = 32 : greater than or equal to
than = NOT_MORE : equal to or less than
than = 13 : less than or equal to
than = EVEN_WITH : equal to
than = 14 : the same as
than = 23 : the same as or less than
claim = ZoneHas : {area:own_area} have {n:number} {how:or_more} {kind:sort}
claim = ZoneHas : {area:own_area} have a {kind:sort} {=form:1}
claim = ZoneHas : {area:own_area} have no {kind:sort} {=n:0} {=how:AT_MOST} {=form:2}
own_area = Area : {whose:whose} {zones:one_zone}
claim = GroupTurned : {whose:whose} {kind:bare_group} is {mode:turned}
claim = GroupTurned : {whose:whose} {kind:bare_group} is at {mode:turned} {=form:1}
claim = AllAre : {whose:whose} {kind:bare_group} is {such:named_so} {=form:4}
claim = IsA : {who:it} is a {kind:of_grade} {=form:25}
claim = IsA : {who:it} is {kind:of_grade} {=form:26}
claim = Have : you do not have another {kind:sort} {=other:True} {=how:AT_MOST} {=n:0} {=form:21}
"""  # noqa: E501 - a rule of the grammar is one line
