"""Claims over lists, numbers of markers, colors and by steps; and what is done otherwise."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from bythebook.games.ws.cards import CARD_LEVEL, CHARACTER, COLOR
from bythebook.games.ws.texts.filters import SharesName
from bythebook.games.ws.zones.markers import Markers
from bythebook.games.ws.zones.zones import MARKER_AREAS
from bythebook.kernel.language.amounts import Compare, Exists, OneOfEach, Scaled, Stepped
from bythebook.kernel.language.conditions import AmountIs, Condition, Every, Fits
from bythebook.kernel.language.nouns import Amount, Cards, Count
from bythebook.kernel.language.words import AT_LEAST, AT_MOST, HAS, YOU, Test
from bythebook.text.ws.amounts import Measure, StatOf
from bythebook.text.ws.conditions import Claim
from bythebook.text.ws.governing import Otherwise
from bythebook.text.ws.kinds import Kind, LevelBound
from bythebook.text.ws.nouns import Area, Group, Pile, cards_of
from bythebook.text.ws.scope import Scope
from bythebook.text.ws.subjects import BattleOpponent, Subject

OTHERWISE_ONLY: Final = (Otherwise(),)


@dataclass(frozen=True)
class MarkersOf(Measure):
    """The number of markers underneath a character that was spoken of, or under several."""

    who: Subject
    color: int = 0
    form: int = 0

    def amount(self, scope: Scope) -> Amount:
        kind = Cards(tests=(Test(COLOR, HAS, self.color),)) if self.color else None
        return Count(Markers(self.who.noun(scope), kind))


@dataclass(frozen=True)
class FaceUpMarkers(Measure):
    """The number of markers that lie face up underneath this card."""

    form: int = 0

    def amount(self, scope: Scope) -> Amount:
        return Count(Markers(face_up=True))


@dataclass(frozen=True)
class MarkersInAll(Measure):
    """The number of cards in all your marker areas."""

    form: int = 0

    def amount(self, scope: Scope) -> Amount:
        return Count(Cards(YOU, MARKER_AREAS))


@dataclass(frozen=True)
class OneAndOther(Claim):
    """A zone has a card of one kind, another one of another kind, and so on: as many cards."""

    area: Area
    first: Kind
    others: tuple[Kind, ...]
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        kinds = (self.first, *self.others)
        return OneOfEach(tuple(Pile(kind, self.area).counted(scope) for kind in kinds))


@dataclass(frozen=True)
class ColorsEach(Claim):
    """You have so many characters of one color, and so many of another."""

    first: int
    second: int
    n: int

    def condition(self, scope: Scope) -> Condition:
        both = (Group(Kind(CHARACTER, color=c)).cards(scope) for c in (self.first, self.second))
        return Every(tuple(AmountIs(Count(cards), AT_LEAST, self.n) for cards in both))


@dataclass(frozen=True)
class HasLevel(Claim):
    """A card has a level above or not above some number."""

    who: Subject
    bound: LevelBound

    def condition(self, scope: Scope) -> Condition:
        self.who.spoken(scope)
        return Fits(self.who.noun(scope), cards_of(Kind(0, bound=self.bound), scope))


@dataclass(frozen=True)
class LowerLevel(Claim):
    """A character is of a lower level than another card."""

    who: Subject
    than: Subject

    def condition(self, scope: Scope) -> Condition:
        self.who.spoken(scope)
        below = Scaled(StatOf(self.than, CARD_LEVEL).amount(scope), 1, -1)
        found = Compare(StatOf(self.who, CARD_LEVEL).amount(scope), AT_MOST, below)
        return Every((Exists(self.who.noun(scope)), found))


@dataclass(frozen=True)
class HasSameName(Claim):
    """A card has a name that one of some cards has too."""

    who: Subject
    same: Pile | Group

    def condition(self, scope: Scope) -> Condition:
        shared = Cards(such=SharesName(self.same.cards(scope)))
        return Fits(self.who.noun(scope), shared)


@dataclass(frozen=True)
class SamePile(Pile):
    """Cards in a zone that share their name with one of some cards."""

    same: Pile | Group | None = None

    def cards(self, scope: Scope) -> Cards:
        assert self.same is not None
        return replace(super().cards(scope), such=SharesName(self.same.cards(scope)))


@dataclass(frozen=True)
class HaveInBoth(Claim):
    """You have another character of a name in one place, and one of another name in another."""

    first: str
    place: int
    second: str
    other_place: int

    def condition(self, scope: Scope) -> Condition:
        both = ((self.first, self.place), (self.second, self.other_place))
        found = tuple(Group(Kind(0, names=(n,)), YOU, True, p).cards(scope) for n, p in both)
        return Every(tuple(AmountIs(Count(cards), AT_LEAST, 1) for cards in found))


@dataclass(frozen=True)
class TheirOpponent(BattleOpponent):
    """Your battle opponent: this card's."""


@dataclass(frozen=True)
class Step:
    """So much, if the number is so high, or higher, or lower."""

    value: int
    n: int
    how: int = AT_LEAST
    last: bool = False


@dataclass(frozen=True)
class BySteps(Measure):
    """One number or another, by how high a third one is."""

    of: Measure
    value: int
    n: int
    others: tuple[Step, ...]
    how: int = AT_LEAST

    def amount(self, scope: Scope) -> Amount:
        steps = (Step(self.value, self.n, self.how), *self.others)
        return Stepped(self.of.amount(scope), tuple((s.how, s.n, s.value) for s in steps))


LINES: Final = """
# Lists, markers of others, numbers by steps.
given = Given : otherwise , {action:action} {=prefixes:OTHERWISE_ONLY}
markers_under = MarkersOf : {color?:color} marker underneath {who:marked_one}
marked_one = | that_character
marked_one = YouChose : the character chosen by this card's effect {=form:2}
markers_under = FaceUpMarkers : face up marker underneath this card
number_measure = MarkersOf : the total number of marker underneath {who:all_marked} {=form:1}
all_marked = AllOf : {group:all_yours} {=bare:True}
all_yours = Group : your {?other:other} {kind:kind}
number_measure = MarkersInAll : the total number of card in your marker area
number_measure = MarkersInAll : the total number of marker in your marker area {=form:1}
claim = OneAndOther : {area:area} have 1 {first:part_kind} , {others:other_ones}
claim = OneAndOther : {area:area} have 1 {first:part_kind} , {others:other_ones_too} {=form:1}
other_ones = * other_one ; , ; and
other_ones_too = * other_one ; , ; , and
other_one = | 1 other {part_kind}
claim = ColorsEach : the number of {first:color} character and {second:color} character you have is {n:number} or more for each color
claim = HasLevel : {who:described} have {bound:level_bound}
claim = LowerLevel : {who:described} is a lower level than {than:this}
claim = HasSameName : {who:described_card} have the same card name as {same:same_as}
battle_opponent = TheirOpponent : your battle opponent
claim = IsA : {who:described_card} is {kind:called_kind}
defines = Defines : x is equal to {measure:by_steps} . {notes?:reminder}
by_steps = BySteps : {value:number} if {of:number_measure} is {n:number} or more {others:later_steps}
by_steps = BySteps : {value:number} if {of:number_measure} is {n:number} or less {others:later_steps} {=how:AT_MOST}
by_steps = BySteps : {value:number} if {of:number_measure} is {n:number} {others:later_steps} {=how:EQUAL}
later_steps = * later_step ;
later_step = Step : , x is equal to {value:number} if the number is {n:number} or more
later_step = Step : , x is equal to {value:number} if the number is {n:number} or less {=how:AT_MOST}
later_step = Step : , x is equal to {value:number} if the number is {n:number} {=how:EQUAL}
later_step = Step : , and x is equal to {value:number} if the number is {n:number} or more {=last:True}
later_step = Step : , and x is equal to {value:number} if the number is {n:number} or less {=how:AT_MOST} {=last:True}
number_measure = NumberAmong : the number of {kind:kind} revealed by this effect {=revealed:True} {=form:2}
late_pile = SamePile : {?other:other} {kind:plain} in {area:chosen_from} with the same card name as {same:same_as}
same_as = Group : a {kind:plain} on your stage {=place:ANYWHERE_STILL}
their_place = THEIRS_ANYWHERE : on their stage
their_held = Pile : a {kind:kind} on {area:their_climax_too} {=form:1}
their_climax_too = Area : their climax area {=zones:IN_CLIMAX_AREA} {=whose:OPPONENT} {=their:True}
claim = HaveAll : you have another {first:name} , {names:another_list} {=form:2}
another_list = * another_name ; , ; , and
another_name = | another {name}
claim = HaveAll : you have other {first:name} , {names:name_list} {=form:3}
name_list = * name ; , ; and
claim = HaveInBoth : you have another {first:name} {place:place} and another {second:name} {other_place:place}
claim = AllOfKind : all of {group:whole_group} is {kind:trait_or_name} {=form:4}
revealed_ones = NumberAmong : {kind:kind} revealed among them {=revealed:True} {=form:1}
color_measure = ColorsOf : this card's total number of color {=what:THIS_CARD} {=form:6}
colored = | put_by
card_measure = StatOf : the number of soul that character have {=who:THAT_CHARACTER} {=stat:SOUL} {=form:1}
number_measure = NumberOf : the number of {what:counted_had}
counted_had = Pile : {kind:kind} you have in {area:chosen_from} {=form:2}
number_measure = NumberPut : the number of {kind:kind} put into {to:put_elsewhere_too} by this effect
put_elsewhere_too = | clock_area | stock_area | memory_area | hand_area | to_their_room | their_room | to_their_clock | their_clock | to_their_stock | their_stock
"""  # noqa: E501 - a rule of the grammar is one line
