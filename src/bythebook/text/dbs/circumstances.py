"""Conditions: battles, comparisons of the players, cards of several kinds at once."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from bythebook.games.dbs.cards import COLORS, LEADER, POWER, TYPE
from bythebook.games.dbs.circumstances import AttackNegated, SideFights
from bythebook.games.dbs.effects import Combined
from bythebook.games.dbs.entering import WasPlayedWith
from bythebook.games.dbs.fighting import Fighting as Fighter
from bythebook.games.dbs.fighting import ThisFights
from bythebook.games.dbs.nouns import MonoColor
from bythebook.games.dbs.zones import ENERGY, LEADER_AREA, LIFE
from bythebook.kernel.amounts import Among, Compare, Either, OneOfEach, Scaled
from bythebook.kernel.conditions import AmountIs, Condition, Every, Fits
from bythebook.kernel.nouns import Cards, Count, This
from bythebook.kernel.words import ANYONE, AT_LEAST, EQUAL, HAS, OPPONENT, YOU, Test
from bythebook.text.dbs.conditions import Claim, seen_by_all
from bythebook.text.dbs.marks import Area, InArea, Word, word_test
from bythebook.text.dbs.nouns import ENERGY_HEAD, Kind, Sort
from bythebook.text.dbs.scope import Scope, Unplayable
from bythebook.text.dbs.subjects import Subject

GUARDS: Final = 1
EITHER_SIDE: Final = 2
LESS: Final = 7
"""of a comparison: less than that"""
MORE: Final = 8


@dataclass(frozen=True)
class EitherLife(Claim):
    """The life of either player is at so many."""

    n: int
    how: int
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        counts = [Count(Cards(whose, (LIFE,))) for whose in (YOU, OPPONENT)]
        return Either(tuple(AmountIs(count, self.how, self.n) for count in counts))


@dataclass(frozen=True)
class EitherHas(Claim):
    """Either player has so many cards of a kind."""

    kind: Sort
    n: int = 1
    how: int = AT_LEAST
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        found: list[Condition] = []
        for whose in (YOU, OPPONENT):
            cards = replace(self.kind.cards(scope), whose=whose)
            seen_by_all(cards, self)
            found.append(AmountIs(Count(cards), self.how, self.n))
        return Either(tuple(found))


@dataclass(frozen=True)
class TotalOf(Claim):
    """Both players together have so many cards of an area."""

    zones: tuple[int, ...]
    n: int
    how: int
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        return AmountIs(Count(Cards(ANYONE, self.zones)), self.how, self.n)


@dataclass(frozen=True)
class InBattle(Claim):
    """This card is in a battle."""

    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        return Either((ThisFights(), ThisFights(True)))


@dataclass(frozen=True)
class InAttack(Claim):
    """This card attacks, perhaps a card of a kind."""

    target: Sort | None = None
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        if self.target is None:
            return ThisFights()
        return Every((ThisFights(), Fits(Fighter(True), self.target.test(scope))))


@dataclass(frozen=True)
class FighterIs(Claim):
    """A card of a kind of a player's attacks, is attacked, or either."""

    kind: Sort
    whose: int = YOU
    guard: int = 0
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        kind = self.kind.test(scope)
        sides = (False, True) if self.guard == EITHER_SIDE else (self.guard == GUARDS,)
        found = [SideFights(kind, scope.whose(self.whose), side) for side in sides]
        return found[0] if len(found) == 1 else Either(tuple(found))


@dataclass(frozen=True)
class Against(Claim):
    """A player has more, less or as many cards in an area as the other."""

    zones: tuple[int, ...]
    how: int
    whose: int = YOU
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        mine = Count(Cards(scope.whose(self.whose), self.zones))
        other = Count(Cards(1 - scope.whose(self.whose), self.zones))
        if self.how == LESS:
            return Compare(other, AT_LEAST, Scaled(mine, 1, 1))
        if self.how == MORE:
            return Compare(mine, AT_LEAST, Scaled(other, 1, 1))
        return Compare(mine, self.how, other)


@dataclass(frozen=True)
class EachLies(Claim):
    """Cards of several names are in an area, all of them."""

    words: tuple[Word, ...]
    first: Word | None = None
    area: Area | None = None
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        if self.area is None or self.area.whose < 0:
            raise Unplayable(self, "it is not said whose area it is")
        whose = scope.whose(self.area.whose)
        words = self.words if self.first is None else (self.first, *self.words)
        tests = [word_test(w.kind, w.word) for w in words]
        kinds = [Cards(whose, self.area.zones, (test,)) for test in tests]
        for kind in kinds:
            seen_by_all(kind, self)
        return OneOfEach(tuple(kinds))


@dataclass(frozen=True)
class HaveBoth(Claim):
    """A player has so many cards of one kind and so many of another."""

    first: Kind
    second: Sort
    n: int = 1
    m: int = 1
    whose: int = YOU
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        other = self.second.cards(scope, self.whose)
        first = self.first
        if first.head != ENERGY_HEAD and isinstance(self.second, Kind):
            # Where they are is said once, of both.
            area = tuple(m for m in self.second.post if isinstance(m, InArea))
            first = replace(first, post=(*first.post, *area))
        cards = first.cards(scope, self.whose)
        seen_by_all(cards, self)
        seen_by_all(other, self)
        if set(cards.zones) & set(other.zones):
            return OneOfEach((*(cards,) * self.n, *(other,) * self.m))
        return Every(
            (AmountIs(Count(cards), AT_LEAST, self.n), AmountIs(Count(other), AT_LEAST, self.m))
        )


@dataclass(frozen=True)
class NumberIn(Claim):
    """So many cards of a kind are in an area."""

    kind: Kind
    area: Area
    n: int
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        if self.area.whose < 0:
            raise Unplayable(self, "it is not said whose area it is")
        whose = scope.whose(self.area.whose)
        cards = replace(self.kind.test(scope), whose=whose, zones=self.area.zones)
        seen_by_all(cards, self)
        return AmountIs(Count(cards), AT_LEAST, self.n)


@dataclass(frozen=True)
class LeaderAndEnergy(Claim):
    """One's leader and all of one's energy are of one color and no other."""

    color: int
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        mono = Cards(such=MonoColor(self.color))
        return Every((Fits(Cards(YOU, (LEADER_AREA,)), mono), Fits(Cards(YOU, (ENERGY,)), mono)))


@dataclass(frozen=True)
class OnlyColor(Claim):
    """All the cards in one's energy are of a color."""

    color: int
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        return Fits(Cards(YOU, (ENERGY,)), Cards(tests=(Test(COLORS, HAS, self.color),)))


@dataclass(frozen=True)
class PowerIs(Claim):
    """The power of a card is so much."""

    who: Subject
    n: int
    how: int = EQUAL
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        return Fits(self.who.noun(scope), Cards(tests=(Test(POWER, self.how, self.n),)))


@dataclass(frozen=True)
class ThisPlayedWith(Claim):
    """This card was played with a keyword skill."""

    keyword: int
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        if scope.subject is None or not isinstance(scope.subject.noun, This) or scope.gone:
            raise Unplayable(self, "this card may be another by then")
        return WasPlayedWith(self.keyword)


@dataclass(frozen=True)
class NegatedAttack(Claim):
    """The attack of a card of a kind was negated by this skill."""

    kind: int = LEADER
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        if not scope.in_battle:
            raise Unplayable(self, "no attack is negated")
        return AttackNegated(Cards(ANYONE, tests=(Test(TYPE, HAS, self.kind),)))


@dataclass(frozen=True)
class DidWith(Claim):
    """What was done last by this skill was done with cards of a kind, so many."""

    kind: Sort
    n: int = 1
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        if scope.done is None:
            raise Unplayable(self, "nothing was done before")
        return Combined(Among(scope.done, self.kind.test(scope)), self.n)


CIRCUMSTANCES: Final = """
# Conditions: more of them.
condition = If : if {claims:claims} , and if {more:claims} , {=form:8}
condition = If : if {claims:claims} and if {more:claims} , {=form:9}
claim = Holds : {whose:whose} life is at {n:number} {=zones:IN_LIFE} {=how:EQUAL}
claim = Holds : {whose:whose} life is {n:number} {=zones:IN_LIFE} {=how:EQUAL} {=form:1}
claim = EitherLife : {form:either_life} is at {n:number} or less {=how:AT_MOST}
claim = EitherLife : {form:either_life} is at {n:number} or more {=how:AT_LEAST}
either_life = 0 : your life or your opponent's life
either_life = 1 : you or your opponent's life
either_life = 2 : a player's life
either_life = 3 : your or your opponent's life
claim = EitherHas : you or your opponent have a {kind:kind} {=form:1}
claim = EitherHas : you or your opponent have {n:number} or more {kind:kind} {=form:2}
claim = TotalOf : you and your opponent have a total of {n:number} or less life {=zones:IN_LIFE} {=how:AT_MOST}
claim = TotalOf : you and your opponent have a total of {n:number} or more life {=zones:IN_LIFE} {=how:AT_LEAST}
claim = TotalOf : you and your opponent have a total of {n:number} or less energy {=zones:IN_ENERGY} {=how:AT_MOST}
claim = TotalOf : you and your opponent have a total of {n:number} or more energy {=zones:IN_ENERGY} {=how:AT_LEAST}
claim = TotalOf : there is a total of {n:number} or more energy between you and your opponent {=zones:IN_ENERGY} {=how:AT_LEAST} {=form:1}
claim = InBattle : this card is in a battle
claim = InBattle : this card is in battle {=form:1}
span = InAttack : battle where this card is attacking a {target:kind}
span = InAttack : a battle where this card is attacking {=form:1}
span = InAttack : a battle where this card is attacking a {target:kind} {=form:1}
span = InBattle : this card's battle {=form:2}
claim = FighterIs : 1 of {whose:whose} {kind:kind} is attacking
claim = FighterIs : 1 of {whose:whose} {kind:kind} is being attacked {=guard:GUARDS}
claim = FighterIs : 1 of {whose:whose} {kind:kind} is in a battle {=guard:EITHER_SIDE}
claim = FighterIs : 1 of {whose:whose} {kind:kind} is in battle {=guard:EITHER_SIDE} {=form:1}
claim = Against : you have more life than your opponent {=zones:IN_LIFE} {=how:MORE}
claim = Against : your opponent have less life than you {=zones:IN_LIFE} {=how:MORE} {=form:1}
claim = Against : you have more card in your hand than your opponent {=zones:IN_HAND} {=how:MORE}
claim = Against : you have less card in your hand than your opponent {=zones:IN_HAND} {=how:LESS}
claim = Against : you have less energy than your opponent {=zones:IN_ENERGY} {=how:LESS}
claim = Against : your life is more than your opponent's {=zones:IN_LIFE} {=how:MORE} {=form:2}
claim = Against : your life is greater than your opponent's {=zones:IN_LIFE} {=how:MORE} {=form:3}
claim = Against : your life is less than or equal to your opponent's {=zones:IN_LIFE} {=how:AT_MOST} {=form:2}
claim = Against : your life is less than or equal to your opponent's life {=zones:IN_LIFE} {=how:AT_MOST} {=form:3}
claim = Against : your life is greater than or equal to your opponent's {=zones:IN_LIFE} {=how:AT_LEAST} {=form:2}
claim = Against : your life is greater than or equal to your opponent's life {=zones:IN_LIFE} {=how:AT_LEAST} {=form:3}
claim = Against : your energy is less than or equal to your opponent's energy {=zones:IN_ENERGY} {=how:AT_MOST} {=form:3}
claim = EachLies : {first:word} , {words:and_words} is in {area:area}
claim = EachLies : both {first:word} and {words:one_word} is in {area:area} {=form:1}
claim = EachLies : {first:word} and {words:one_word} card is in {area:area} {=form:2}
claim = EachLies : you have at least 1 {first:word} , {words:and_words} card in {area:area} {=form:3}
claim = EachLies : there is at least 1 {first:word} , {words:and_words} card in {area:area} {=form:4}
and_words = * word ; , ; , and
one_word = * word ;
claim = HaveBoth : you have {n:number} {first:bare_kind} and {m:number} {second:kind}
claim = HaveBoth : you have {n:number} or more {first:bare_kind} and {m:number} or more {second:kind} {=form:1}
claim = HaveBoth : you have {n:number} or more {first:bare_kind} and a {second:kind} {=form:2}
claim = HaveBoth : you have a {first:bare_kind} and a {second:kind} {=form:3}
claim = HaveBoth : there is {n:number} or more {first:bare_kind} and {m:number} or more {second:kind} {=form:4}
claim = HaveBoth : your opponent have {n:number} or more {first:bare_kind} and {m:number} or more {second:kind} {=form:1} {=whose:OPPONENT}
claim = HaveBoth : your opponent have {n:number} or more {first:bare_kind} and a {second:kind} {=form:2} {=whose:OPPONENT}
claim = IsIn : a {kind:with_kind} is in {area:area} {=form:2}
claim = NumberIn : {n:number} or more {kind:bare_kind} is in {area:area}
claim = NumberIn : {n:number} or more {kind:with_kind} is in {area:area}
claim = There : there is {kind:in_some_area} {=form:7}
in_some_area = Kind : {pre?:pres} {head:head} {post:posts}
claim = Have : you have only {n:number} or less {kind:sort} {=how:AT_MOST} {=form:17}
plain_post = OtherThan : besides this card {=form:4}
claim = IsInMode : {who:it} is in {mode:mode}
claim = IsA : {who:long_it} have {kind:feature_kind} {=form:11}
long_it = It : the chosen card {=form:2}
long_it = It : the chosen battle card {=form:3}
long_it = It : that battle card {=form:4}
long_it = It : the card you switched to rest mode {=form:20}
claim = LeaderIs : {whose:whose} leader card have {kind:feature_kind} {=form:6}
claim = LeaderIs : {whose:whose} leader is {kind:colored_named} {=form:7}
colored_named = Kind : {pre:color_pres} and have {last:named} in its character name {=head:ANY_CARD}
claim = DidNot : you did not draw {form:one_more} card with this skill
one_more = 4 : 1
claim = LeaderAndEnergy : your leader card and all of your energy is {color:mono}
claim = OnlyColor : you only have {color:color} card in your energy
claim = OnlyColor : you have only {color:color} card in your energy {=form:1}
claim = Have : you have any {kind:sort} {=form:15}
claim = Have : your opponent have any {kind:sort} {=form:15} {=whose:OPPONENT}
claim = Have : your opponent do not have any {kind:sort} {=how:AT_MOST} {=n:0} {=whose:OPPONENT} {=form:12}
claim = Have : you have at least {n:number} {kind:sort} {=form:16}
claim = Have : your opponent have at least {n:number} {kind:sort} {=form:16} {=whose:OPPONENT}
claim = There : there is at least {n:number} {kind:sort} {=form:6}
claim = PowerIs : this card's power is {n:number} or more {=who:THIS_CARD} {=how:AT_LEAST}
claim = PowerIs : this card's power is {n:number} or less {=who:THIS_CARD} {=how:AT_MOST}
claim = PowerIs : its power is {n:number} or more {=who:THE_IT} {=how:AT_LEAST}
claim = PowerIs : its power is {n:number} or less {=who:THE_IT} {=how:AT_MOST}
claim = ThisPlayedWith : you played this card using {keyword:with_keyword}
claim = ThisPlayedWith : this card is played using {keyword:with_keyword} {=form:1}
claim = NegatedAttack : you negated a leader card's attack with this skill
claim = NegatedAttack : you negated a leader card's attack {=form:1}
such_kind = Kind : {pre:pres} {head:head} {post?:posts}
such_kind = Kind : {head:head} {post:posts}
such_kind = | headless
claim = DidSo : you placed a card in your drop area {=form:22}
claim = DidSo : you ko'd it {=form:23}
claim = DidSo : you add 1 card to your hand {=form:25}
claim = DidNot : you did not play this card {=form:3}
claim = DidWith : you placed a {kind:such_kind} in your drop area
claim = DidWith : you switched {n:number} {kind:such_kind} to rest mode {=form:1}
claim = DidWith : you ko'd a {kind:such_kind} {=form:2}
claim = DidWith : you played a {kind:such_kind} {=form:3}
claim = DidWith : you added a {kind:such_kind} to your hand {=form:4}
"""  # noqa: E501 - a rule of the grammar is one line
