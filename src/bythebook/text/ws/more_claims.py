"""More that can be so or not, with its lines: one of two, all of some, levels compared."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bythebook.games.ws.cards import COLOR
from bythebook.games.ws.texts.filters import HasKeyword
from bythebook.games.ws.zones.zones import LEVEL, STAGE
from bythebook.kernel.language.amounts import BitsOf, Compare, Either, Exists, Scaled, Tally
from bythebook.kernel.language.conditions import (
    AmountIs,
    Condition,
    Every,
    Fits,
    IsTurned,
    StandsIn,
    Unless,
)
from bythebook.kernel.language.nouns import Amount, Cards, Count
from bythebook.kernel.language.words import AT_LEAST, AT_MOST, EQUAL, OPPONENT, YOU
from bythebook.text.ws.amounts import Measure, StatOf, batch_of
from bythebook.text.ws.conditions import Claim, StandsAt
from bythebook.text.ws.kinds import Kind, X
from bythebook.text.ws.nouns import Area, Group, Sort, cards_of
from bythebook.text.ws.scope import Scope, Unplayable
from bythebook.text.ws.subjects import Subject


@dataclass(frozen=True)
class EitherClaim(Claim):
    """This is so, or that."""

    first: Claim
    second: Claim

    def condition(self, scope: Scope) -> Condition:
        return Either((self.first.condition(scope), self.second.condition(scope)))


@dataclass(frozen=True)
class BothClaims(Claim):
    """This is so and that, without a comma between them."""

    first: Claim
    second: Claim

    def condition(self, scope: Scope) -> Condition:
        return Every((self.first.condition(scope), self.second.condition(scope)))


@dataclass(frozen=True)
class AllOfKind(Claim):
    """Every one of some characters is of a kind; of none, it is so too."""

    group: Group
    kind: Sort
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        every = Count(self.group.counted(scope))
        asked = Group(self.kind, self.group.whose, self.group.other, self.group.place)
        return Compare(Count(asked.cards(scope)), EQUAL, every)


@dataclass(frozen=True)
class OnStageNow(Claim):
    """This card is on the stage."""

    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        if scope.active is not None:
            raise Unplayable(self, "this card cannot be in two places")
        return StandsIn(STAGE)


@dataclass(frozen=True)
class YouAreLevel(Claim):
    """You are of a level, or a higher or lower one."""

    n: int
    how: int = AT_LEAST

    def condition(self, scope: Scope) -> Condition:
        return AmountIs(Count(Cards(YOU, (LEVEL,))), self.how, self.n)


@dataclass(frozen=True)
class HigherLevel(Claim):
    """A character is of a higher level than another card."""

    who: Subject
    than: Subject
    stat: int
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        self.who.spoken(scope)
        other = Scaled(StatOf(self.than, self.stat).amount(scope), 1, 1)
        found = Compare(StatOf(self.who, self.stat).amount(scope), AT_LEAST, other)
        return Every((Exists(self.who.noun(scope)), found))


@dataclass(frozen=True)
class HaveThese(Claim):
    """You have one named character and another, perhaps other ones, in some place."""

    first: str
    second: str
    other: bool = False
    place: int = 0

    def condition(self, scope: Scope) -> Condition:
        both = tuple(
            Group(Kind(0, names=(name,)), YOU, self.other, self.place).cards(scope)
            for name in (self.first, self.second)
        )
        return Every(tuple(AmountIs(Count(cards), AT_LEAST, 1) for cards in both))


@dataclass(frozen=True)
class HaveAll(Claim):
    """You have other characters of all of some names."""

    first: str
    names: tuple[str, ...]
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        each = tuple(
            Group(Kind(0, names=(name,)), YOU, True).cards(scope)
            for name in (self.first, *self.names)
        )
        return Every(tuple(AmountIs(Count(cards), AT_LEAST, 1) for cards in each))


@dataclass(frozen=True)
class EveryoneIsLevel(Claim):
    """All players are of a level or a higher one."""

    n: int
    how: int = AT_LEAST

    def condition(self, scope: Scope) -> Condition:
        return Every(
            tuple(
                AmountIs(Count(Cards(whose, (LEVEL,))), self.how, self.n)
                for whose in (YOU, OPPONENT)
            )
        )


@dataclass(frozen=True)
class IconIs(Claim):
    """A card's trigger icon is of a kind."""

    who: Subject
    icon: int
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        return Fits(self.who.noun(scope), cards_of(Kind(0, icon=self.icon), scope))


@dataclass(frozen=True)
class XIs(Claim):
    """X is so much, or more, or less."""

    n: int
    how: int = AT_LEAST
    high: bool = False
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        return AmountIs(scope.x_amount(X()), self.how, self.n)


@dataclass(frozen=True)
class NameAmong(Claim):
    """A named card is among those moved or revealed."""

    kind: Kind
    revealed: bool = False

    def condition(self, scope: Scope) -> Condition:
        return AmountIs(Tally(batch_of(self, self.kind, scope)), AT_LEAST, 1)


@dataclass(frozen=True)
class AllThose(Claim):
    """All those cards are of a kind; there has to be one."""

    kind: Sort
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        if scope.those is None:
            raise Unplayable(self, "no cards were moved or revealed before")
        return Fits(scope.those, cards_of(self.kind, scope))


@dataclass(frozen=True)
class ColorsOf(Measure):
    """The number of colors that some cards have between them."""

    what: Subject
    form: int = 0

    def amount(self, scope: Scope) -> Amount:
        return BitsOf(self.what.noun(scope), COLOR)


@dataclass(frozen=True)
class TheyAreLevel(Claim):
    """Your opponent is of a level or a higher one."""

    n: int

    def condition(self, scope: Scope) -> Condition:
        return AmountIs(Count(Cards(OPPONENT, (LEVEL,))), AT_LEAST, self.n)


@dataclass(frozen=True)
class LowerThan(Claim):
    """A number is lower than another, or not above it."""

    measure: Measure
    other: Measure
    or_equal: bool = False

    def condition(self, scope: Scope) -> Condition:
        other = self.other.amount(scope)
        if not self.or_equal:
            other = Scaled(other, 1, -1)
        nouns = [self.measure.about(scope), self.other.about(scope)]
        parts: list[Condition] = [Exists(noun) for noun in nouns if noun is not None]
        return Every((*parts, Compare(self.measure.amount(scope), AT_MOST, other)))


@dataclass(frozen=True)
class StateAt(Claim):
    """This card is in a state, or not, in a part of the stage."""

    area: Area
    state: int
    no: bool = False
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        turned: Condition = IsTurned(self.state)
        if self.no:
            turned = Unless(turned)
        return Every((StandsAt(self.area).condition(scope), turned))


@dataclass(frozen=True)
class HaveAnd(Claim):
    """You have another character of one kind, and another of a second kind."""

    first: Sort
    second: Sort

    def condition(self, scope: Scope) -> Condition:
        both = (Group(kind, YOU, True).cards(scope) for kind in (self.first, self.second))
        return Every(tuple(AmountIs(Count(cards), AT_LEAST, 1) for cards in both))


@dataclass(frozen=True)
class HasWord(Claim):
    """A card has an ability with a keyword."""

    who: Subject
    word: int

    def condition(self, scope: Scope) -> Condition:
        return HasKeyword(self.who.noun(scope), self.word)


LINES: Final = """
# More that can be so.
claim = AllOfKind : all of {group:whole_group} have {kind:part_of_name}
claim = AllOfKind : all of {group:whole_group} is {kind:state_kind} {=form:1}
claim = AllOfKind : all of {group:whole_group} is {kind:color_kind} {=form:2}
whole_group = Group : your character {place?:place} {=kind:CHARACTERS}
whole_group = Group : your other character {place?:place} {=kind:CHARACTERS} {=other:True}
part_of_name = Kind : {parts:names} in its card name {=head:CHARACTER}
state_kind = Kind : {state:state} {=head:CHARACTER}
color_kind = Kind : {color:color} {=head:CHARACTER}
claim = OnStageNow : this card is on the stage
claim = OnStageNow : this card is in the stage {=form:1}
claim = OnStageNow : this card is in your stage {=form:2}
claim = OnStageNow : this card is on your stage {=form:3}
claim = YouAreLevel : you is level {n:number} or higher
claim = YouAreLevel : you is level {n:number} or lower {=how:AT_MOST}
claim = YouAreLevel : you is level {n:number} {=how:EQUAL}
claim = LevelIs : your level is {n:number} {=how:EQUAL}
claim = LevelIs : your opponent's level is {n:number} {=how:EQUAL} {=whose:OPPONENT}
claim = NumberIs : {measure:level_measure} is {n:number} {=how:EQUAL}
claim = HigherLevel : {who:described} is a higher {stat:value} than {than:this}
claim = HigherLevel : {who:described} is higher {stat:value} than {than:this} {=form:1}
claim = HigherThan : {measure:card_measure} is higher than {other:card_measure} {=how:AT_LEAST}
claim = HigherThan : {measure:card_measure} is lower than or equal to {other:card_measure} {=how:AT_MOST}
measured = | this
claim = Have : you have {n:number} or more {group:held} {=how:AT_LEAST}
claim = Have : you have {n:number} or less {group:held} {=how:AT_MOST}
claim = HaveAny : you have {group:held_one}
claim = HaveAny : you do not have {group:held_one} {=none:True}
claim = HaveAny : your opponent do not have {group:their_one} {=none:True}
claim = HaveAny : your opponent have {group:their_held}
claim = HaveAny : your opponent do not have {group:their_held} {=none:True}
claim = Have : your opponent have {n:number} or more {group:theirs_held} {=how:AT_LEAST}
claim = Have : your opponent have {n:number} or less {group:theirs_held} {=how:AT_MOST}
held = Pile : {?other:other} {kind:kind} in {area:held_area}
held_one = Pile : {kind:named} in {area:held_area}
held_one = Pile : a {kind:kind} in {area:held_area}
theirs_held = Pile : {kind:kind} in {area:their_held_area}
their_held = Pile : a {kind:kind} in {area:their_held_area}
held_area = | room_area | hand_area | memory_area | clock_area | level_area | stock_area | climax_area
their_held_area = | to_their_room | to_their_hand | to_their_clock | to_their_memory | to_their_stock
area = | deck_area | their_memory | their_deck
claim = HaveThese : you have {first:name} and {second:name} {place:place}
claim = HaveThese : you have other {first:name} and {second:name} {place?:place} {=other:True}
claim = Lies : a {kind:kind} is in {area:open_area}
claim = HaveAll : you have another {first:name} and {names:and_names}
claim = HaveAll : you have another {first:name} and another {names:and_others} {=form:1}
and_names = * name ; and
and_others = * name ; and another
claim = EveryoneIsLevel : all player is level {n:number} or higher
claim = EveryoneIsLevel : all player is level {n:number} or lower {=how:AT_MOST}
claim = IconIs : that card's trigger icon is {icon:icon_kind} {=who:THAT_CARD}
claim = IconIs : {who:that_card} have {icon:icon_kind} in its trigger icon {=form:1}
described = | you_chose | that_one
described_card = | you_chose | that_one
that_one = ThatCharacter : that character
you_chose = YouChose : the character chosen {=form:1}
claim = Holds : {area:area} have {n:number} {kind:kind} {=how:EQUAL}
claim = Have : you have {n:number} {group:held} {=how:EQUAL}
claim = NumberIs : {measure:number_measure} is {n:number} {=how:EQUAL}
claim = AllOfKind : all of {group:whole_group} is {kind:color_kind_or} {=form:3}
color_kind_or = ColorOr : {color:color} or {traits:traits} {=head:CHARACTER}
color_kind_or = TwoColors : {first:color} or {second:color} {=head:CHARACTER}
claim = XIs : x is {n:number} or higher {=high:True}
claim = XIs : x is {n:number} or lower {=how:AT_MOST} {=high:True}
claim = XIs : x is {n:number} or more
claim = XIs : x is {n:number} or less {=how:AT_MOST}
claim = NameAmong : {kind:named} is among those card
claim = NameAmong : {kind:named} is revealed among those card {=revealed:True}
claim = AllThose : all those card is {kind:kind}
claim = AllThose : all of those card is {kind:kind} {=form:1}
claim = NumberIs : {measure:color_measure} is {n:number} or more {=how:AT_LEAST}
described = | this
any_claim = | claim | either_claim
either_claim = EitherClaim : {first:claim} or {second:claim}
measure = | color_measure
color_measure = ColorsOf : the number of color of {what:colored}
color_measure = ColorsOf : the total number of color of {what:colored} {=form:1}
color_measure = ColorsOf : the total number of color among {what:those_cards} {=form:2}
color_measure = ColorsOf : the total number of color revealed among {what:those_cards} {=form:3}
color_measure = ColorsOf : the total number of color {what:colored_too} have {=form:4}
color_measure = ColorsOf : the number of color {what:colored_too} have {=form:5}
colored = CardsIn : the card in {area:area}
colored = AllOf : {group:staged} {=bare:True}
colored_too = AllOf : {group:staged} {=bare:True}
staged = Group : your character on stage {=kind:CHARACTERS}
staged = Group : your character in your stage {=kind:CHARACTERS} {=form:1}
claim = TheyAreLevel : your opponent is level {n:number} or higher
claim = LowerThan : {measure:card_measure} is lower than {other:lower_than}
claim = LowerThan : {measure:card_measure} is equal to or lower than {other:lower_than} {=or_equal:True}
lower_than = | card_measure | player_measure
claim = StateAt : this card is {state:state} in {area:position}
claim = StateAt : this {state:state} card is in {area:position} {=form:1}
claim = StateAt : this card is in {area:position} and is not {state:state} {=no:True}
claim = StateAt : this card is in {area:position} and not {state:state} {=no:True} {=form:1}
claim = ThereAmong : there is a {kind:kind} among them {=article:True} {=form:1}
claim = AllThose : those card is all {kind:kind} {=form:2}
claim = AllThose : all the card is {kind:kind} {=form:3}
claim = HasWord : {who:worded} have {word:keyword_had}
worded = | that_card | that_one
claim = XIs : x is equal to {n:number} or higher {=high:True} {=form:1}
claim = NoneFacing : there is no opponent character facing this card {=who:FACING_THIS} {=form:1}
claim = OnTopOfClock : this card is at the top of your clock {=form:1}
claim = IsA : {who:described} is {kind:two_color_kind} {=form:1}
two_color_kind = TwoColors : {first:color} or {second:color} {=head:ANY_CARD}
claim = IsA : {who:described_card} is {kind:bare_limited} {=form:2}
bare_limited = Kind : {limit:limited} {color?:color} {traits?:traits} {head:real_head}
claim = HaveAny : you do not have {group:bare_held} {=none:True} {=form:1}
bare_held = Group : {kind:bare_named}
bare_named = Kind : {traits?:traits} character with {parts:names} in its card name {=head:CHARACTER}
claim = HaveAnd : you have another {first:kind} , and another {second:kind}
"""  # noqa: E501 - a rule of the grammar is one line
