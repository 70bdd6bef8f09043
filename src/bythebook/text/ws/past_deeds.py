"""What a text asks of what it has done itself: how many cards it drew, turned, put, revealed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from bythebook.games.ws.cards import CARD_LEVEL, CHARACTER, COLOR
from bythebook.games.ws.texts.filters import IconsOn
from bythebook.games.ws.texts.placing import WentTo
from bythebook.games.ws.zones.zones import DECK, HAND
from bythebook.kernel.abilities.resolve import R_CHOSEN, R_MOVED
from bythebook.kernel.language.amounts import Among as AmongThem
from bythebook.kernel.language.amounts import BitsOf, Compare, Scaled, Tally
from bythebook.kernel.language.conditions import AmountIs, Condition, Every, Fits
from bythebook.kernel.language.nouns import Amount, Bound, Noun, ValueOf
from bythebook.kernel.language.words import AT_LEAST, EQUAL, OPPONENT, YOU
from bythebook.text.ws.amounts import Measure, PutByThis
from bythebook.text.ws.conditions import Claim
from bythebook.text.ws.kinds import Kind
from bythebook.text.ws.nouns import Area, Sort, cards_of
from bythebook.text.ws.scope import Scope, Unplayable
from bythebook.text.ws.subjects import Subject, ThoseCards


@dataclass(frozen=True)
class DrewSo(Claim):
    """You drew so many cards, or more."""

    asks_how_many: ClassVar = "drawn"
    n: int
    how: int = EQUAL
    now: bool = False

    def condition(self, scope: Scope) -> Condition:
        if scope.drawn is None:
            raise Unplayable(self, "no cards were drawn before")
        return AmountIs(Tally(scope.drawn), self.how, self.n)


@dataclass(frozen=True)
class TurnedSo(Claim):
    """You turned so many characters: those that were not so already (1.3.3.1)."""

    asks_how_many: ClassVar = "turned"
    n: int
    state: int
    how: int = EQUAL

    def condition(self, scope: Scope) -> Condition:
        if scope.turned is None or scope.turned_to != self.state:
            raise Unplayable(self, "no characters were turned so before")
        return AmountIs(Tally(scope.turned), self.how, self.n)


@dataclass(frozen=True)
class PutKindSo(Claim):
    """You put so many cards of a kind into a zone, or returned them there."""

    n: int
    kind: Kind
    to: Area
    returned: bool = False

    def condition(self, scope: Scope) -> Condition:
        if scope.put_to != self.to.zones[0]:
            raise Unplayable(self, "nothing was put there just before")
        found = AmongThem(Bound(R_CHOSEN), cards_of(self.kind, scope))
        return AmountIs(Tally(found), EQUAL, self.n)


@dataclass(frozen=True)
class PutThere(Claim):
    """A named card, or one of a kind, is put into a zone by this effect."""

    kind: Sort
    to: Area
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        return AmountIs(Tally(PutByThis(self.kind, self.to).noun(scope)), AT_LEAST, 1)


@dataclass(frozen=True)
class ColorsThere(Claim):
    """There are so many colors or more, said of the cards whose colors were just counted."""

    n: int

    def condition(self, scope: Scope) -> Condition:
        return AmountIs(BitsOf(ThoseCards().noun(scope), COLOR), AT_LEAST, self.n)


@dataclass(frozen=True)
class PutCard(Subject):
    """The one card that this effect has put into a zone, perhaps of each player."""

    to: Area
    character: bool = False
    form: int = 0

    def noun(self, scope: Scope) -> Noun:
        found = self.card(scope)
        return AmongThem(found, cards_of(Kind(CHARACTER), scope)) if self.character else found

    def card(self, scope: Scope) -> Noun:
        """The card, of whatever kind."""
        if scope.both is not None:
            if scope.both_zone != self.to.zones[0]:
                raise Unplayable(self, "nothing was put there before")
            return scope.both[1 if self.to.whose == OPPONENT else 0]
        put = scope.put_there(self.to.zones[0], self.to.whose)
        if put is None or scope.card != put:
            raise Unplayable(self, "it was not one card that was put there")
        return put


@dataclass(frozen=True)
class ShownCard(Subject):
    """The card of a player that this effect has revealed."""

    of: int = YOU
    form: int = 0

    def noun(self, scope: Scope) -> Noun:
        if scope.both is None or scope.both_zone != DECK:
            raise Unplayable(self, "not all players have revealed a card")
        return scope.both[1 if self.of == OPPONENT else 0]


@dataclass(frozen=True)
class ThoseShown(ThoseCards):
    """The cards revealed by this effect."""


@dataclass(frozen=True)
class Higher(Claim):
    """Of two cards, one of each player's, one has a higher level; or as high a one."""

    who: PutCard | ShownCard
    than: PutCard | ShownCard
    or_equal: bool = False
    lower: bool = False
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        if scope.both is None:
            raise Unplayable(self, "not all players have done so")
        one, other = self.who.noun(scope), self.than.noun(scope)
        if one == other:
            raise Unplayable(self, "a card is compared with the other player's")
        if self.lower:
            one, other = other, one
        more = Scaled(ValueOf(other, CARD_LEVEL), 1, 0 if self.or_equal else 1)
        both = [AmountIs(Tally(noun), AT_LEAST, 1) for noun in (one, other)]
        return Every((*both, Compare(ValueOf(one, CARD_LEVEL), AT_LEAST, more)))


@dataclass(frozen=True)
class AllShown(Claim):
    """The cards that all players have revealed are all of a kind."""

    kind: Sort

    def condition(self, scope: Scope) -> Condition:
        if scope.both is None or scope.both_zone != DECK:
            raise Unplayable(self, "not all players have revealed a card")
        kind = cards_of(self.kind, scope)
        return Every(tuple(Fits(noun, kind) for noun in scope.both))


@dataclass(frozen=True)
class Icons(Measure):
    """The number of trigger icons on cards that were moved or revealed."""

    what: Subject
    form: int = 0

    def amount(self, scope: Scope) -> Amount:
        return IconsOn(self.what.noun(scope))


@dataclass(frozen=True)
class ReturnedSo(Claim):
    """You returned so many cards: of those chosen last."""

    n: int
    to: Area | None = None
    more: bool = False
    a_character: bool = False
    """which could have gone to the stage as well"""

    def condition(self, scope: Scope) -> Condition:
        there = (HAND, DECK) if self.to is None else self.to.zones
        if scope.either and self.a_character:
            return WentTo(Bound(R_MOVED), there)
        if scope.put_to not in there:
            raise Unplayable(self, "nothing was returned there just before")
        return AmountIs(Tally(Bound(R_CHOSEN)), AT_LEAST if self.more else EQUAL, self.n)


LINES: Final = """
# What the text itself has done.
claim = DrewSo : you drew {n:number} card
claim = DrewSo : you draw {n:number} card {=now:True}
claim = DrewSo : you drew {n:number} or more card {=how:AT_LEAST}
claim = DrewSo : you draw {n:number} or more card {=how:AT_LEAST} {=now:True}
claim = TurnedSo : you {state:state} {n:number} character
claim = TurnedSo : you {state:state} {n:number} or more character {=how:AT_LEAST}
claim = PutKindSo : you put {n:number} {kind:headed} into {to:put_somewhere}
claim = PutKindSo : you returned {n:number} {kind:headed} to {to:hand_area} {=returned:True}
put_somewhere = | hand_area | clock_area | room_area | stock_area | memory_area
headed = Kind : {limit?:limited} {color?:color} {traits?:traits} {head:real_head}
real_head = CHARACTER : character
real_head = EVENT_CARD : event
real_head = CLIMAX : climax
claim = PutThere : {kind:named} is put into {to:any_room} by this effect
claim = PutThere : a {kind:kind} is put into {to:any_room} by this effect {=form:1}
claim = PutThere : there is a {kind:kind} put into {to:any_room} by this effect {=form:2}
any_room = | room_area | to_their_room | their_room
claim = ColorsThere : there is {n:number} or more color
measure = | put_level
put_level = StatOf : the {stat:value} of {who:put_card} {=after:True}
put_card = PutCard : the card put into {to:any_room} by this effect
put_card = PutCard : the character put into {to:any_room} by this effect {=character:True}
put_card = PutCard : the card put into {to:any_room} with this effect {=form:2}
shown_card = ShownCard : your card revealed by this effect
shown_card = ShownCard : your revealed card {=form:1}
their_shown = ShownCard : your opponent's card revealed by this effect {=of:OPPONENT}
their_shown_too = ShownCard : your opponent's revealed card {=of:OPPONENT} {=form:1}
their_put = PutCard : the card put into {to:any_room} by this effect
their_put = PutCard : the card your opponent put into {to:to_their_room} by this effect {=form:3}
claim = Higher : the level of {who:put_card} is higher than the level of {than:their_put}
claim = Higher : the level of {who:put_card} is higher than your opponent's {=than:THEIR_PUT} {=form:1}
claim = Higher : {who:shown_card} have level equal to or higher than {than:their_shown} {=or_equal:True}
claim = Higher : {who:shown_card} have level higher than {than:their_shown}
claim = Higher : the level of {who:shown_card} is higher than your opponent's {=than:THEIR_SHOWN} {=form:1}
claim = Higher : the level of {who:their_shown_too} is higher than yours {=than:YOUR_SHOWN} {=form:1}
claim = AllShown : all revealed card is {kind:kind}
number_measure = Icons : the number of trigger icon revealed among {what:those_cards}
number_measure = Icons : the total number of trigger icon among {what:those_shown} {=form:2}
those_shown = ThoseShown : the card revealed by this effect
each_time = Each : each {what:icons_on}
icons_on = Icons : trigger icon on {what:that_card} {=form:4}
each_time = Each : each {what:put_ones}
put_ones = NumberPut : {kind:kind} put into {to:room_area} by this effect {=form:1}
color_measure = ColorsOf : the total number of color {what:put_bare} {=form:7}
put_bare = PutByThis : put into {to:room_area} by this effect {=kind:ANY_KIND} {=form:1}
claim = ReturnedSo : you returned {n:number} card {to?:returned_to}
claim = ReturnedSo : you returned {n:number} or more card {to?:returned_to} {=more:True}
returned_to = | to {hand_area} | to {deck_area}
claim = ReturnedSo : you returned a character {to:returned_to} {=n:1} {=a_character:True}
"""  # noqa: E501 - a rule of the grammar is one line
