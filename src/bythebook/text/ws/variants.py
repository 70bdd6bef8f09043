"""Kinds by keyword, positions others stood on, and the same said of other cards and places."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bythebook.games.ws.filters import HasKeyword
from bythebook.games.ws.zones import DECK, WAITING_ROOM
from bythebook.kernel.abilities import Effect
from bythebook.kernel.conditions import Condition
from bythebook.kernel.control import OneOf
from bythebook.kernel.nouns import Amount, Bound, This
from bythebook.kernel.nouns import Count as CountOf
from bythebook.kernel.resolve import R_BATCH
from bythebook.kernel.verbs import TakeTop
from bythebook.kernel.words import OPPONENT, YOU
from bythebook.text.ws.actions import Action, Choose
from bythebook.text.ws.amounts import Measure
from bythebook.text.ws.nouns import Among, Count, Group, Kind, Sort, X, amount_of
from bythebook.text.ws.scope import Scope, Unplayable
from bythebook.text.ws.subjects import LOOKED_AT


@dataclass(frozen=True)
class KeywordKind(Kind):
    """A kind of card that has an ability with a keyword, or with one of two."""

    word: int = 0
    second: int = 0

    def such(self, scope: Scope) -> Condition:
        return HasKeyword(This(), self.word | self.second)


@dataclass(frozen=True)
class HadWithKeyword(Measure):
    """The number of characters you have with a keyword."""

    head: int
    word: int
    other: bool = False

    def amount(self, scope: Scope) -> Amount:
        return CountOf(Group(KeywordKind(self.head, word=self.word), other=self.other).cards(scope))


@dataclass(frozen=True)
class ChooseThose(Action):
    """Choose among those cards: the ones revealed before, of which the others are the rest."""

    count: Count
    kind: Sort
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        if scope.those != LOOKED_AT:
            raise Unplayable(self, "no cards were revealed before")
        return Choose(self.count, Among(self.kind)).effects(scope)


@dataclass(frozen=True)
class EitherDeck(Action):
    """Put the top cards of your deck or of your opponent's into the waiting room."""

    n: int | X = 1

    def effects(self, scope: Scope) -> list[Effect]:
        count = amount_of(self.n, scope)
        mine, theirs = (
            TakeTop(DECK, WAITING_ROOM, count, False, whose) for whose in (YOU, OPPONENT)
        )
        scope.forget(Bound(R_BATCH))
        scope.it = scope.card = scope.those = scope.done = None
        return [OneOf(((mine,), (theirs,)))]


VARIANTS: Final = """
# The same of other cards, and in other places.
kind_only = KeywordKind : {state?:state} {limit?:limited} {color?:color} {traits?:traits} {head:head} with {word:keyword_had}
kind_only = KeywordKind : {state?:state} {limit?:limited} {color?:color} {traits?:traits} {head:head} with {word:keyword_had} or {second:keyword_had}
number_measure = HadWithKeyword : the number of {?other:other} {head:head} you have with {word:keyword_had}
keyword_had = | keyword
keyword_had = ASSIST : "Assist"
keyword_had = BOND : "Bond"
keyword_had = EXPERIENCE : "Experience"
keyword_had = MEMORY_WORD : "Memory"
action = ChooseThose : choose {count:count} {kind:kind} among those card
action = ChooseThose : choose {count:count} {kind:kind} from among those card {=form:1}
action = EitherDeck : put the top {n:num} card of your deck or your opponent's deck into the waiting room
action = EitherDeck : put the top card of your deck or your opponent's deck into the waiting room {=n:1}
pronoun_subject = ThatCharacter : both character {=plural:True} {=called:3}
target = | level_area
open_middle = Area : left position of your center stage {=zones:IN_LEFT}
open_middle = Area : right position of your center stage {=zones:IN_RIGHT}
open_middle = Area : left position of your back stage {=zones:IN_BACK_LEFT}
open_middle = Area : right position of your back stage {=zones:IN_BACK_RIGHT}
movable = AllIn : all {pile:stage_pile}
movable = AllIn : all of the {pile:stage_pile} {=form:1}
chosen_from = Area : your hand or waiting room {=zones:HAND_OR_ROOM}
chosen_from = Area : your hand or your waiting room {=zones:HAND_OR_ROOM} {=form:1}
action = ChooseTwo : choose 1 {first:pile} and a {second:pile} {=article:True}
action = StaysDown : {who:subject} do not 【STAND】 during your opponent's next stand phase {=whose:OPPONENT} {=form:1}
colored = | put_by
card_measure = StatOf : the number of soul that character have {=who:THAT_CHARACTER} {=stat:SOUL} {=form:1}
action = ThisUnder : put this card face up underneath {what:that_card} as a marker
action = ThisUnder : put this card face down underneath {what:that_card} as a marker {=face:AS_ZONE}
action = ThisUnder : put this card face down underneath {what:that_character} as a marker {=face:AS_ZONE}
"""  # noqa: E501 - a rule of the grammar is one line
