"""Claims of the overDress era about what rows, zones, columns and players have."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from bythebook.games.vanguard.battle.nouns import AttackHit, BattleIs, BattlesThisTurn
from bythebook.games.vanguard.cards.cards import GRADE, MARKS, POWER
from bythebook.games.vanguard.d.keywords.friends import IsFriend
from bythebook.games.vanguard.d.zones.zones import PRISON
from bythebook.games.vanguard.texts.events import BY_REAR_GUARD, BY_VANGUARD
from bythebook.games.vanguard.zones.zones import VANGUARD
from bythebook.kernel.language.amounts import Total
from bythebook.kernel.language.conditions import (
    AmountIs,
    Condition,
    Every,
    Fits,
    StandsIn,
    TurnOf,
)
from bythebook.kernel.language.nouns import Cards, Count, ValueOf
from bythebook.kernel.language.words import ANYONE, AT_LEAST, HAS, OPPONENT, YOU, Test
from bythebook.text.english.conditions import Claim, Have, seen_by_all
from bythebook.text.english.features import Feature
from bythebook.text.english.kinds import Kind, Sort
from bythebook.text.english.marks import Area, Asked, Mark
from bythebook.text.english.scope import Scope
from bythebook.text.english.subjects import Subject
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard.comparing import ZoneHas, against
from bythebook.text.vanguard.d.kinds import OnlyOfClan
from bythebook.text.vanguard.deeds import LAST_NUMBER
from bythebook.text.vanguard.heads import CENTER_BACK, circles_at
from bythebook.text.vanguard.lexicon import UNIT_HEAD
from bythebook.text.vanguard.nouns import OfRow
from bythebook.text.vanguard.places import OnCircle, narrow


@dataclass(frozen=True)
class RowHas(Claim):
    """A row of a player's has so many units of a kind."""

    whose: int
    back: bool
    kind: Sort
    n: int = 1
    how: int = AT_LEAST
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        kind = self.kind
        if not isinstance(kind, Kind):
            raise Unplayable(self, "it leaves open whether both kinds are counted")
        if not kind.head:
            kind = replace(kind, head=UNIT_HEAD)
        there = OfRow(self.back)
        cards = replace(kind, pre=(*kind.pre, there)).cards(scope, self.whose)
        LAST_NUMBER.note(scope, Count(cards))
        return AmountIs(Count(cards), self.how, self.n)


@dataclass(frozen=True)
class ZoneHasBoth(Claim):
    """A zone of a player's has a card of one kind, and one of another."""

    area: Area
    first: Sort
    second: Sort
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        one, other = (ZoneHas(self.area, kind) for kind in (self.first, self.second))
        return Every((one.condition(scope), other.condition(scope)))


@dataclass(frozen=True)
class ZoneCompared(Claim):
    """A zone of yours has more cards of a kind than your opponent's, or fewer."""

    area: Area
    than: int
    kind: Sort

    def condition(self, scope: Scope) -> Condition:
        if not isinstance(self.kind, Kind) or self.area.whose != YOU:
            raise Unplayable(self, "it leaves open what is compared")
        cards = replace(self.kind.test(scope), whose=YOU, zones=self.area.zones)
        seen_by_all(cards, self, scope)
        return against(Count(cards), self.than, Count(replace(cards, whose=OPPONENT)))


@dataclass(frozen=True)
class GradeSum(Claim):
    """The grades of all cards of a kind make so much together, or more, or less."""

    kind: Sort
    n: int
    how: int

    def condition(self, scope: Scope) -> Condition:
        cards = self.kind.cards(scope)
        if scope.game.is_hidden(cards):
            raise Unplayable(self, "nobody else sees what they are")
        return AmountIs(Total(cards, GRADE), self.how, self.n)


@dataclass(frozen=True)
class NamedOnCircle(Claim):
    """A card of a name is on circles of yours."""

    kind: Kind
    circles: tuple[int, ...]

    def condition(self, scope: Scope) -> Condition:
        there = OnCircle(self.circles, YOU)
        return Have(replace(self.kind, post=(*self.kind.post, there))).condition(scope)


@dataclass(frozen=True)
class CirclesHave(Claim):
    """There is a card of a kind on circles of yours."""

    circles: tuple[int, ...]
    kind: Kind

    def condition(self, scope: Scope) -> Condition:
        return NamedOnCircle(self.kind, self.circles).condition(scope)


@dataclass(frozen=True)
class SomeAttackHit(Claim):
    """The attack hit."""

    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        if not scope.in_battle:
            raise Unplayable(self, "it is not about a battle")
        return AttackHit()


@dataclass(frozen=True)
class PowersCompared(Claim):
    """The power of a player's vanguard against that of the other's."""

    whose: int
    than: int
    others: int

    def condition(self, scope: Scope) -> Condition:
        one, other = (
            ValueOf(Cards(scope.whose(who), (VANGUARD,)), POWER)
            for who in (self.whose, self.others)
        )
        if self.whose == self.others:
            raise Unplayable(self, "it is compared with itself")
        return against(one, self.than, other)


@dataclass(frozen=True)
class GradesCompared(Claim):
    """Your vanguard's grade against your opponent's vanguard's."""

    than: int
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        mine, theirs = (ValueOf(Cards(who, (VANGUARD,)), GRADE) for who in (YOU, OPPONENT))
        return against(mine, self.than, theirs)


@dataclass(frozen=True)
class Imprisoned(Claim):
    """So many cards of the opponent's are imprisoned in your prison."""

    n: int = 1
    how: int = AT_LEAST
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        return AmountIs(Count(Cards(YOU, (PRISON,))), self.how, self.n)


@dataclass(frozen=True)
class IsAFriend(Claim):
    """A unit is in the state of Friends."""

    who: Subject
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        noun = self.who.noun(scope)
        scope.name(noun)
        return Fits(noun, Cards(ANYONE, such=IsFriend()))


@dataclass(frozen=True)
class ThisIsAt(Claim):
    """This unit is in the middle column, or in its back row."""

    where: int

    def condition(self, scope: Scope) -> Condition:
        return StandsIn(circles_at(self.where))


@dataclass(frozen=True)
class AtCenterBack(Mark):
    """In the middle of the back row."""

    def ask(self, asked: Asked, scope: Scope) -> None:
        narrow(asked, circles_at(CENTER_BACK), self)


@dataclass(frozen=True)
class LaterBattle(Claim):
    """It is such and such a battle of your turn, or a later one."""

    n: int

    def condition(self, scope: Scope) -> Condition:
        during = BattleIs(BY_VANGUARD | BY_REAR_GUARD)
        return Every((TurnOf(YOU), during, AmountIs(BattlesThisTurn(), AT_LEAST, self.n)))


@dataclass(frozen=True)
class EitherKeyword(Feature):
    """An ability with one keyword, or with another."""

    first: int
    second: int

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.tests.append(Test(MARKS, HAS, self.first | self.second))


@dataclass(frozen=True)
class VanguardOfOnly(Claim):
    """A player's vanguard is of one clan, and of no other."""

    whose: int
    clan: str

    def condition(self, scope: Scope) -> Condition:
        asked = Asked([], [])
        OnlyOfClan(self.clan).ask(asked, scope)
        such = Cards(ANYONE, tests=tuple(asked.tests))
        return Fits(Cards(scope.whose(self.whose), (VANGUARD,)), such)


LINES: Final = """
claim = RowHas : {whose:whose} {back:which_row} have {n:number} {how:or_more} {kind:sort}
claim = RowHas : {whose:whose} {back:which_row} have a {kind:sort} {=form:1}
claim = RowHas : {whose:whose} {back:which_row} have no {kind:sort} {=n:0} {=how:AT_MOST} {=form:2}
claim = RowHas : {whose:whose} {back:which_row} have {n:number} {kind:sort} {=how:EQUAL} {=form:3}
which_row = False : front row
which_row = True : back row
claim = ZoneHas : {area:own_area} have {kind:headless} {=form:3}
claim = ZoneHas : {area:own_area} do not have a {kind:sort} {=n:0} {=how:AT_MOST} {=form:4}
claim = ThisIsAt : this unit is in the {where:middle}
middle = MIDDLE : center column
middle = CENTER_BACK : back row center column
pre = AtCenterBack : back row center
claim = HasArms : you have {n:number} or more arms on your (VC) {=form:2}
span = LaterBattle : the {n:ordinal} battle or more of your turn
ordinal = 6 : sixth
feature = EitherKeyword : the {first:keyword_name} ability or {second:keyword_name} ability
claim = ZoneHasBoth : {area:own_area} have {first:just_named} and {second:just_named}
claim = ZoneHasBoth : {area:own_area} have a {first:just_named} and a {second:just_named} {=form:1}
claim = ZoneHasBoth : you have {first:just_named} and {second:just_named} in {area:own_area} {=form:2}
just_named = Kind : {last:one_named} {=head:ANY_CARD}
one_named = Named : {words:one_word}
claim = VanguardOfOnly : {whose:whose} vanguard's clan is only {clan:clan}
claim = ZoneCompared : {area:own_area} have {than:than_have} {kind:headed} than your opponent's
than_have = MORE : more
than_have = LESS : less
claim = ZoneCompared : {area:own_area} have the same number of {kind:headed} as your opponent's or more {=than:NOT_LESS}
claim = GradeSum : the sum of the grade of {kind:sort} is {n:number} {how:or_greater}
claim = NamedOnCircle : {kind:headless} is on your {circles:circles}
claim = CirclesHave : your {circles:circles} have a {kind:headed}
each = EachDifferent : for each different grade among {whose:whose} {kind:sort} {=form:2}
claim = PowersCompared : {whose:whose} vanguard's [power] is {than:than} {others:whose} vanguard's [power]
claim = BattleOfTurn : it is the {n:ordinal} battle or more of this turn {=how:AT_LEAST} {=form:3}
claim = BattleOfTurn : it is the {n:ordinal} battle or more of that turn {=how:AT_LEAST} {=form:4}
claim = IsFighting : {who:this} is being attacked {=role:IS_ATTACKED} {=form:3}
claim = SomeAttackHit : {form:which_attack} attack hit
which_attack = 0 : that
which_attack = 1 : the
claim = GradesCompared : your vanguard's grade is {than:than} your opponent's vanguard's grade
claim = GradesCompared : your vanguard's grade is {than:than} your opponent's vanguard {=form:1}
claim = Imprisoned : {n:number} {how:or_more} of your opponent's card is imprisoned in your prison
claim = Imprisoned : {n:number} {how:or_more} of your opponent's card is imprisoned {=form:3}
claim = Imprisoned : a opponent's card is imprisoned in your prison {=form:1}
claim = IsAFriend : {who:this} is {form:called_friend}
called_friend = 0 : "friends"
called_friend = 1 : a "friends"
claim = Have : you have other {kind:sort} {=other:True} {=form:26}
claim = Have : you do not have other {kind:sort} {=other:True} {=how:AT_MOST} {=n:0} {=form:27}
claim = Have : you have a total of {n:number} or more {kind:sort} {=how:AT_LEAST} {=form:28}
claim = AllAre : all of {whose:whose} {kind:bare_group} have {such:feature_kind} {=form:5}
"""  # noqa: E501 - a rule of the grammar is one line
