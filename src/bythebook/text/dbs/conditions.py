"""Conditions: the words, and what they mean."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from bythebook.games.dbs.cards import COLORS
from bythebook.games.dbs.effects import Combined
from bythebook.games.dbs.nouns import MonoColor
from bythebook.games.dbs.zones import DECK, ENERGY, HAND, IN_PLAY, LEADER_AREA, LIFE, UNISON_AREA
from bythebook.kernel.amounts import Compare, Either, Exists, Scaled
from bythebook.kernel.conditions import AmountIs, Condition, Every, Fits, TurnOf, Unless
from bythebook.kernel.nouns import Cards, Count
from bythebook.kernel.words import AT_LEAST, AT_MOST, HAS, YOU, Test
from bythebook.text.dbs.nouns import Area, Sort, Word, word_test
from bythebook.text.dbs.scope import Scope, Unplayable
from bythebook.text.dbs.subjects import Subject


class Claim:
    """Something that is so or not."""

    def condition(self, scope: Scope) -> Condition:
        """What it asks."""
        raise NotImplementedError


@dataclass(frozen=True)
class LeaderIs(Claim):
    """A player's leader is of a kind; `form` is how it is said."""

    kind: Sort
    whose: int = YOU
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        leader = Cards(scope.whose(self.whose), (LEADER_AREA,))
        return Fits(leader, self.kind.test(scope))


@dataclass(frozen=True)
class LeaderColored(Claim):
    """A player's leader is of a color, or of one of several."""

    colors: tuple[int, ...]
    whose: int = YOU
    mono: bool = False

    def condition(self, scope: Scope) -> Condition:
        leader = Cards(scope.whose(self.whose), (LEADER_AREA,))
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
        leader = Cards(scope.whose(self.whose), (LEADER_AREA,))
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

    def condition(self, scope: Scope) -> Condition:
        asked = self.kind.asked(scope)
        if asked.under:
            raise Unplayable(self, "what lies under a card")
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

    def condition(self, scope: Scope) -> Condition:
        """All of them."""
        found = [claim.condition(scope) for claim in self.claims]
        return found[0] if len(found) == 1 else Every(tuple(found))


@dataclass(frozen=True)
class IfEither:
    """If one thing or another is so."""

    first: Claim
    second: Claim
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        """Any one of them."""
        return Either((self.first.condition(scope), self.second.condition(scope)))


Prefix = If | IfEither

CONDITIONS: Final = """
# Conditions.
condition = If : if {claims:claims} ,
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
claim = Have : you do not have a {kind:sort} {=how:AT_MOST} {=n:0} {=form:1}
claim = Have : you do not have any {kind:sort} {=how:AT_MOST} {=n:0} {=form:2}
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
"""  # noqa: E501 - a rule of the grammar is one line
