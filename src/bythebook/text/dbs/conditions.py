"""Conditions: the words, and what they mean."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from bythebook.games.dbs.cards import COLORS
from bythebook.games.dbs.effects import Combined
from bythebook.games.dbs.fighting import ThisFights
from bythebook.games.dbs.nouns import MonoColor
from bythebook.games.dbs.zones import DECK, ENERGY, HAND, IN_PLAY, LEADER_AREA, LIFE, UNISON_AREA
from bythebook.kernel.amounts import Among, Compare, Either, Exists, Scaled
from bythebook.kernel.conditions import AmountIs, Condition, Every, Fits, StandsIn, TurnOf, Unless
from bythebook.kernel.nouns import Cards, Count, This
from bythebook.kernel.refs import NOTHING
from bythebook.kernel.verbs import Below
from bythebook.kernel.words import AT_LEAST, AT_MOST, HAS, YOU, Test
from bythebook.text.dbs.nouns import Area, Sort, Word, word_test
from bythebook.text.dbs.scope import Scope, Spoken, Unplayable
from bythebook.text.dbs.subjects import Subject


class Claim:
    """Something that is so or not."""

    def condition(self, scope: Scope) -> Condition:
        """What it asks."""
        raise NotImplementedError


def leader_of(whose: int, scope: Scope) -> Cards:
    """A player's leader: if nothing else was spoken of, it is "it" from then on."""
    leader = Cards(scope.whose(whose), (LEADER_AREA,))
    if scope.subject is None and scope.it is None:
        scope.subject = Spoken(leader, False)
    return leader


@dataclass(frozen=True)
class LeaderIs(Claim):
    """A player's leader is of a kind; `form` is how it is said."""

    kind: Sort
    whose: int = YOU
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        leader = leader_of(self.whose, scope)
        return Fits(leader, self.kind.test(scope))


@dataclass(frozen=True)
class LeaderColored(Claim):
    """A player's leader is of a color, or of one of several."""

    colors: tuple[int, ...]
    whose: int = YOU
    mono: bool = False

    def condition(self, scope: Scope) -> Condition:
        leader = leader_of(self.whose, scope)
        bits = 0
        for color in self.colors:
            bits |= color
        if self.mono:
            return Fits(leader, Cards(such=MonoColor(bits)))
        return Fits(leader, Cards(tests=(Test(COLORS, HAS, bits),)))


@dataclass(frozen=True)
class LeaderNamed(Claim):
    """A player's leader is called so."""

    words: tuple[Word, ...]
    whose: int = YOU

    def condition(self, scope: Scope) -> Condition:
        leader = leader_of(self.whose, scope)
        kinds = [Fits(leader, Cards(tests=(word_test(w.kind, w.word),))) for w in self.words]
        return kinds[0] if len(kinds) == 1 else Either(tuple(kinds))


@dataclass(frozen=True)
class Holds(Claim):
    """An area of a player holds so many cards of any kind: your life is at 4 or less."""

    zones: tuple[int, ...]
    n: int
    how: int
    whose: int = YOU
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        cards = Cards(scope.whose(self.whose), self.zones)
        return AmountIs(Count(cards), self.how, self.n)


@dataclass(frozen=True)
class Have(Claim):
    """A player has so many cards of a kind; none is 0 or less."""

    kind: Sort
    n: int = 1
    how: int = AT_LEAST
    whose: int = YOU
    form: int = 0
    other: bool = False

    def condition(self, scope: Scope) -> Condition:
        cards = self.kind.cards(scope, self.whose)
        if self.other:
            cards = replace(cards, other=True)
        seen_by_all(cards, self)
        return AmountIs(Count(cards), self.how, self.n)


def seen_by_all(cards: Cards, node: object) -> None:
    """What is asked about cards everybody has to be able to see."""
    if cards.asks() and set(cards.zones) & {HAND, DECK, LIFE}:
        raise Unplayable(node, "nobody else sees what they are")


@dataclass(frozen=True)
class There(Claim):
    """There are so many cards of a kind in an area."""

    kind: Sort
    n: int = 1
    how: int = AT_LEAST
    form: int = 0
    whose: int = NOTHING

    def condition(self, scope: Scope) -> Condition:
        if self.whose >= 0:
            return Have(self.kind, self.n, self.how, self.whose).condition(scope)
        asked = self.kind.asked(scope)
        if asked.under:
            if asked.tests or asked.such:
                raise Unplayable(self, "nobody else sees what they are")
            return AmountIs(Count(Below(This())), self.how, self.n)
        if not asked.zones:
            raise Unplayable(self, "it is not said where")
        cards = self.kind.cards(scope)
        seen_by_all(cards, self)
        return AmountIs(Count(cards), self.how, self.n)


@dataclass(frozen=True)
class Lies(Claim):
    """Cards of a name are in an area."""

    words: tuple[Word, ...]
    area: Area | None = None
    none: bool = False
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        zones = IN_PLAY if self.area is None else self.area.zones
        whose = YOU if self.area is None else self.area.whose
        kinds = [
            Count(Cards(scope.whose(whose), zones, (word_test(w.kind, w.word),), bool(self.form)))
            for w in self.words
        ]
        found: list[Condition] = [AmountIs(kind, AT_LEAST, 1) for kind in kinds]
        one = found[0] if len(found) == 1 else Either(tuple(found))
        return Unless(one) if self.none else one


@dataclass(frozen=True)
class IsIn(Claim):
    """A card of a kind is in an area, or none is."""

    kind: Sort
    area: Area | None = None
    none: bool = False
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        kind = self.kind.test(scope)
        zones = IN_PLAY if self.area is None else self.area.zones
        whose = YOU if self.area is None else self.area.whose
        if whose < 0:
            raise Unplayable(self, "it is not said whose area it is")
        cards = replace(kind, whose=scope.whose(whose), zones=zones)
        seen_by_all(cards, self)
        return AmountIs(Count(cards), AT_MOST if self.none else AT_LEAST, 0 if self.none else 1)


@dataclass(frozen=True)
class BothLie(Claim):
    """Cards of two names are in an area, both of them."""

    first: Word
    second: Word
    area: Area

    def condition(self, scope: Scope) -> Condition:
        one = Lies((self.first,), self.area).condition(scope)
        return Every((one, Lies((self.second,), self.area).condition(scope)))


@dataclass(frozen=True)
class UnderIs(Claim):
    """So many cards are under this card."""

    n: int
    how: int
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        return AmountIs(Count(Below(This())), self.how, self.n)


@dataclass(frozen=True)
class UnderHas(Claim):
    """A card of a name is under this card."""

    words: tuple[Word, ...]

    def condition(self, scope: Scope) -> Condition:
        below = Below(This())
        kinds = [Among(below, Cards(tests=(word_test(w.kind, w.word),))) for w in self.words]
        found: list[Condition] = [Exists(kind) for kind in kinds]
        return found[0] if len(found) == 1 else Either(tuple(found))


@dataclass(frozen=True)
class ThisIsIn(Claim):
    """This card is in an area."""

    area: Area
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        if scope.whose(self.area.whose) != YOU:
            raise Unplayable(self, "this card is its master's")
        scope.here(self.area.zones, self)
        return StandsIn(self.area.zones)


@dataclass(frozen=True)
class LeaderEither(Claim):
    """A player's leader is of a color or of a kind."""

    color: int
    kind: Sort
    whose: int = YOU
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        leader = leader_of(self.whose, scope)
        colored = Fits(leader, Cards(tests=(Test(COLORS, HAS, self.color),)))
        return Either((colored, Fits(leader, self.kind.test(scope))))


@dataclass(frozen=True)
class AllAre(Claim):
    """All of a player's energy is of a color."""

    colors: tuple[int, ...]
    whose: int = YOU
    mono: bool = False

    def condition(self, scope: Scope) -> Condition:
        energy = Cards(scope.whose(self.whose), (ENERGY,))
        bits = 0
        for color in self.colors:
            bits |= color
        such = Cards(such=MonoColor(bits)) if self.mono else Cards(tests=(Test(COLORS, HAS, bits),))
        return Fits(energy, such)


@dataclass(frozen=True)
class TurnIs(Claim):
    """It is a player's turn."""

    whose: int = YOU
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        return TurnOf(scope.whose(self.whose))


@dataclass(frozen=True)
class HasUnison(Claim):
    """A player has a unison card in play."""

    whose: int = YOU
    none: bool = False
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        cards = Cards(scope.whose(self.whose), (UNISON_AREA,))
        return AmountIs(Count(cards), AT_MOST if self.none else AT_LEAST, 0 if self.none else 1)


@dataclass(frozen=True)
class IsInMode(Claim):
    """A card is in a mode."""

    who: Subject
    mode: int

    def condition(self, scope: Scope) -> Condition:
        return Fits(self.who.noun(scope), Cards(orient=self.mode))


@dataclass(frozen=True)
class IsA(Claim):
    """A card spoken of is of a kind."""

    who: Subject
    kind: Sort
    none: bool = False
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        found = Fits(self.who.noun(scope), self.kind.test(scope))
        if not self.none:
            return found
        return Every((Exists(self.who.noun(scope)), Unless(found)))


@dataclass(frozen=True)
class Fighting(Claim):
    """This card attacks, or is attacked."""

    guard: bool = False

    def condition(self, scope: Scope) -> Condition:
        return ThisFights(self.guard)


@dataclass(frozen=True)
class DidSo(Claim):
    """Something was done with a card by this skill: you played a card."""

    n: int = 1
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        if scope.done is None:
            raise Unplayable(self, "nothing was done before")
        return Combined(scope.done, self.n)


@dataclass(frozen=True)
class DidNot(Claim):
    """Something was not done with any card."""

    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        if scope.done is None:
            raise Unplayable(self, "nothing was done before")
        return Unless(Combined(scope.done))


@dataclass(frozen=True)
class More(Claim):
    """A player has more cards in an area than the other."""

    zones: tuple[int, ...]
    whose: int = YOU
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        mine = Count(Cards(scope.whose(self.whose), self.zones))
        other = Count(Cards(1 - scope.whose(self.whose), self.zones))
        return Compare(mine, AT_LEAST, Scaled(other, 1, 1))


@dataclass(frozen=True)
class If:
    """If some things are so; `form` is which word begins it, `all_of` how they are joined."""

    claims: tuple[Claim, ...]
    form: int = 0
    more: tuple[Claim, ...] = ()

    def condition(self, scope: Scope) -> Condition:
        """All of them."""
        found = [claim.condition(scope) for claim in (*self.claims, *self.more)]
        return found[0] if len(found) == 1 else Every(tuple(found))


@dataclass(frozen=True)
class IfNot:
    """Unless some things are so, all of them."""

    claims: tuple[Claim, ...]
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        """The opposite."""
        return Unless(If(self.claims).condition(scope))


@dataclass(frozen=True)
class IfEither:
    """If one thing or another is so."""

    first: Claim
    second: Claim
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        """Any one of them."""
        return Either((self.first.condition(scope), self.second.condition(scope)))


Prefix = If | IfEither | IfNot

CONDITIONS: Final = """
# Conditions.
condition = If : if {claims:claims} ,
condition = If : if {claims:claims} , and {more:claims} ,
condition = If : while {claims:claims} , {=form:2}
condition = If : when {claims:claims} , {=form:3}
condition = If : as long as {claims:claims} , {=form:4}
condition = If : during {claims:spans} , {=form:1}
condition = IfEither : if {first:claim} or {second:claim} ,
spans = * span ;
span = TurnIs : your turn
span = TurnIs : your opponent's turn {=whose:OPPONENT}
span = TurnIs : their turn {=whose:THEIR}
claims = * claim ; , ; and
claim = LeaderColored : {whose:whose} leader card is {colors:colors}
claim = LeaderColored : {whose:whose} leader card is {colors:monos} {=mono:True}
claim = LeaderIs : {whose:whose} leader card is a {kind:headed}
claim = LeaderIs : {whose:whose} leader card is {kind:headed} {=form:1}
claim = LeaderIs : {whose:whose} leader card is a {kind:kind_or} {=form:2}
claim = LeaderIs : {whose:whose} leader card is {kind:headless} {=form:3}
claim = LeaderIs : {whose:whose} leader card is a {kind:headless} {=form:4}
claim = LeaderIs : {whose:whose} leader is a {kind:headed} {=form:5}
claim = Holds : {whose:whose} life is at {n:number} or less {=zones:IN_LIFE} {=how:AT_MOST}
claim = Holds : {whose:whose} life is at {n:number} or more {=zones:IN_LIFE} {=how:AT_LEAST}
claim = Holds : {whose:whose} life is {n:number} or less {=zones:IN_LIFE} {=how:AT_MOST} {=form:1}
claim = Holds : {whose:whose} life is {n:number} or more {=zones:IN_LIFE} {=how:AT_LEAST} {=form:1}
claim = Holds : you have {n:number} or less life {=zones:IN_LIFE} {=how:AT_MOST} {=form:2}
claim = Holds : you have {n:number} or more life {=zones:IN_LIFE} {=how:AT_LEAST} {=form:2}
claim = Holds : your opponent have {n:number} or less life {=zones:IN_LIFE} {=how:AT_MOST} {=whose:OPPONENT} {=form:2}
claim = Holds : your opponent have {n:number} or more life {=zones:IN_LIFE} {=how:AT_LEAST} {=whose:OPPONENT} {=form:2}
claim = Have : you have {n:number} or more {kind:sort} {=how:AT_LEAST} {=form:1}
claim = Have : you have {n:number} or less {kind:sort} {=how:AT_MOST} {=form:1}
claim = Have : you have a {kind:sort}
claim = Have : you have {kind:headless} {=form:2}
claim = Have : you have another {kind:sort} {=other:True}
claim = Have : you have no {kind:sort} {=how:AT_MOST} {=n:0}
claim = Have : you do not have a {kind:sort} {=how:AT_MOST} {=n:0} {=form:11}
claim = Have : you do not have any {kind:sort} {=how:AT_MOST} {=n:0} {=form:12}
claim = Have : your opponent have {n:number} or more {kind:sort} {=how:AT_LEAST} {=form:1} {=whose:OPPONENT}
claim = Have : your opponent have {n:number} or less {kind:sort} {=how:AT_MOST} {=form:1} {=whose:OPPONENT}
claim = Have : your opponent have a {kind:sort} {=whose:OPPONENT}
claim = Have : your opponent have no {kind:sort} {=how:AT_MOST} {=n:0} {=whose:OPPONENT}
claim = There : there is {n:number} or more {kind:sort} {=how:AT_LEAST} {=form:1}
claim = There : there is {n:number} or less {kind:sort} {=how:AT_MOST} {=form:1}
claim = There : there is {n:number} {kind:sort} {=how:EQUAL} {=form:1}
claim = There : there is a {kind:sort}
claim = There : there is no {kind:sort} {=how:AT_MOST} {=n:0}
claim = Lies : {words:words} is in {area:area}
claim = Lies : {words:words} is in play {=form:0}
claim = Lies : another {words:words} is in {area:area} {=form:1}
claim = Lies : {words:words} is not in {area:area} {=none:True}
claim = AllAre : all of {whose:whose} energy is {colors:colors}
claim = AllAre : all of {whose:whose} energy is {colors:monos} {=mono:True}
claim = TurnIs : it is your turn {=form:1}
claim = TurnIs : it is your opponent's turn {=form:1} {=whose:OPPONENT}
claim = IsInMode : {who:this} is in {mode:mode}
claim = IsA : {who:it} is a {kind:headed}
claim = IsA : {who:it} is {kind:headless} {=form:1}
claim = IsA : {who:fighter} is a {kind:headed} {=form:2}
claim = IsA : the attacking card have {kind:feature_kind} {=who:ATTACKING} {=form:3}
claim = IsA : it have {kind:feature_kind} {=who:THE_IT} {=form:4}
claim = IsA : this card have {kind:feature_kind} {=who:THIS_CARD} {=form:5}
feature_kind = Kind : {post:feature_with} {=head:ANY_CARD}
feature_with = * bare_with ;
bare_with = With : {features:features} {=form:2}
claim = DidSo : you played a card
claim = DidSo : you played a card with this skill {=form:1}
claim = DidSo : you played a card using this skill {=form:2}
claim = DidSo : you played a battle card {=form:3}
claim = DidSo : you played a card by this skill {=form:4}
claim = DidSo : you ko'd a card {=form:5}
claim = DidSo : you ko'd a battle card {=form:6}
claim = DidSo : you added a card to your hand {=form:7}
claim = DidSo : you chose a card {=form:8}
claim = DidSo : you added {n:number} or more card to your hand {=form:9}
claim = DidSo : you chose {n:number} or more card {=form:10}
claim = DidSo : you placed {n:number} or more card in your drop area {=form:11}
claim = DidSo : you discarded a card {=form:12}
claim = DidSo : you chose to add {n:number} or more card to your hand {=form:13}
claim = DidNot : you did not play a card
claim = DidNot : you did not play a card with this skill {=form:1}
claim = DidNot : you did not add a card to your hand {=form:2}
claim = More : you have more energy than your opponent {=zones:IN_ENERGY}
claim = More : your opponent have more energy than you {=zones:IN_ENERGY} {=whose:OPPONENT}
claim = More : your opponent have more card in their hand than you {=zones:IN_HAND} {=whose:OPPONENT}
claim = IsIn : a {kind:bare_kind} is in {area:area}
claim = IsIn : a {kind:bare_kind} is in play {=form:1}
claim = IsIn : no {kind:bare_kind} is in {area:area} {=none:True}
bare_kind = Kind : {pre?:pres} {head:head}
bare_kind = Kind : {pre?:pres} {last:named} {=head:ANY_CARD}
claim = BothLie : {first:word} and {second:word} is in {area:area}
claim = UnderIs : this card have {n:number} or more card under it {=how:AT_LEAST} {=form:1}
claim = ThisIsIn : this card is in {area:area}
claim = LeaderEither : {whose:whose} leader card is {color:color} or a {kind:headed}
claim = Have : your opponent do not have a {kind:sort} {=how:AT_MOST} {=n:0} {=whose:OPPONENT} {=form:11}
claim = LeaderNamed : {whose:whose} leader is {words:words}
claim = DidSo : you switched a card to rest mode {=form:14}
claim = DidSo : you removed a card from the game {=form:16}
claim = DidSo : you returned a card to its owner's hand {=form:17}
claim = DidSo : you sent a card to your warp {=form:18}
claim = DidSo : you sent {n:number} or more card to your warp {=form:19}
claim = DidSo : you played a card from your hand {=form:20}
claim = DidSo : you switched {n:number} or more card to rest mode {=form:21}
claim = IsA : {who:played} have {kind:feature_kind} {=form:6}
claim = IsA : {who:played} is a {kind:headed} {=form:7}
claim = IsA : {who:it} is not a {kind:headed} {=form:8} {=none:True}
claim = IsA : that card have {kind:feature_kind} {=who:THE_IT_CARD} {=form:9}
claim = IsA : {who:it} is {kind:color_kind} {=form:10}
color_kind = Kind : {pre:color_pres} {=head:ANY_CARD}
color_pres = * colored ;
claim = IsInMode : {who:leader} is in {mode:mode}
claim = Have : you have {n:number} {kind:sort} {=how:EQUAL} {=form:1}
claim = Have : your opponent have {n:number} {kind:sort} {=how:EQUAL} {=form:1} {=whose:OPPONENT}
claim = There : {n:number} or more {kind:sort} is in play {=how:AT_LEAST} {=form:3}
claim = Fighting : this card is attacking
claim = Fighting : this card is being attacked {=guard:True}
claim = More : your life is less than your opponent's {=zones:IN_LIFE} {=whose:OPPONENT} {=form:1}
claim = More : you have less life than your opponent {=zones:IN_LIFE} {=whose:OPPONENT} {=form:2}
claim = More : your opponent have more life than you {=zones:IN_LIFE} {=whose:OPPONENT} {=form:3}
claim = There : there is {n:number} or more of {whose:whose} {kind:sort} {=how:AT_LEAST} {=form:4}
claim = There : {n:number} or more of {whose:whose} {kind:bare_kind} is in play {=how:AT_LEAST} {=form:5}
claim = Have : you have {kind:energy_kind} {=form:13}
energy_kind = Kind : {pre:pres} energy {=head:ENERGY_HEAD}
claim = Have : have {n:number} or more {kind:sort} {=how:AT_LEAST} {=form:14}
claim = UnderHas : {words:words} is under this card
"""  # noqa: E501 - a rule of the grammar is one line
