"""Decks: looking at cards from the top, searching, shuffling, taking cards from the top."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Final

from bythebook.games.vanguard.texts import deck
from bythebook.games.vanguard.texts import effects as game
from bythebook.games.vanguard.texts.shuffling import NoteSearched, ShuffleIfSearched
from bythebook.games.vanguard.zones.zones import BIND, DECK
from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.abilities.resolve import R_EXTRA, R_MOVED
from bythebook.kernel.language.nouns import Bound, Num
from bythebook.kernel.language.words import YOU
from bythebook.kernel.state.refs import FACE_DOWN, NOTHING
from bythebook.kernel.texts.branching import OneOf
from bythebook.kernel.texts.verbs import ShuffleZone, TakeTop
from bythebook.text.english.actions import Action, Dest
from bythebook.text.english.counts import Count
from bythebook.text.english.kinds import Kind
from bythebook.text.english.marks import Area, InArea
from bythebook.text.english.scope import DISCARDED, PUT_IN, REVEALED, THEIR, Scope, Spoken
from bythebook.text.english.subjects import Some
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard.d.lexicon import OVERDRESS
from bythebook.text.vanguard.owners import check_own
from bythebook.text.vanguard.scope import BOUND, LOOKED_AT, SEARCHED_ONE, THEIRS_TOO


@dataclass(frozen=True)
class SearchDeck(Action):
    """Search your deck for cards."""

    goes_on: ClassVar[bool] = True

    what: Some
    deck: bool = False
    """that the deck is searched, and not what is looked at"""
    theirs: bool = False
    """that the opponent searches"""
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        if bool(scope.actor) != self.theirs:
            raise Unplayable(self, "it leaves open who searches for what")
        what = self.what
        if self.deck:
            what = in_area(what, Area((DECK,), THEIR if self.theirs else YOU))
        found = what.fetch(scope)
        scope.called_chosen()
        scope.done = found.noun
        return found.effects


@dataclass(frozen=True)
class SearchOneOf(Action):
    """Search one of several zones of yours for cards, whichever you like."""

    goes_on: ClassVar[bool] = True

    what: Some
    first: int
    second: int
    third: int = NOTHING
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        if scope.actor:
            raise Unplayable(self, "it leaves open who searches for what")
        zones = [zone for zone in (self.first, self.second, self.third) if zone >= 0]
        choices, before = scope.choices, scope.it
        ways: list[tuple[Effect, ...]] = []
        for zone in zones:
            scope.choices, scope.it = choices, before
            found = in_area(self.what, Area((zone,))).fetch(scope)
            ways.append((NoteSearched(zone), *found.effects))
        scope.called_chosen()
        scope.done = found.noun
        SEARCHED_ONE.note(scope, DECK in zones)
        return [OneOf(tuple(ways))]


def in_area(what: Some, area: Area) -> Some:
    """Cards that are looked for, in an area."""
    here = InArea(area)
    kind = what.kind
    if isinstance(kind, Kind):
        return replace(what, kind=replace(kind, post=(*kind.post, here)))
    second = replace(kind.second, post=(*kind.second.post, here))
    return replace(what, kind=replace(kind, second=second))


@dataclass(frozen=True)
class ShuffleSearched(Action):
    """Shuffle the deck if that was searched, of several zones."""

    goes_on: ClassVar[bool] = True
    anyhow: ClassVar[bool] = True

    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        if scope.actor or not SEARCHED_ONE.of(scope):
            raise Unplayable(self, "it is known whether the deck was searched")
        return [ShuffleIfSearched()]


@dataclass(frozen=True)
class Shuffle(Action):
    """Shuffle a deck."""

    goes_on: ClassVar[bool] = True
    anyhow: ClassVar[bool] = True

    whose: int = YOU
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        scope.unshuffled = False
        return [ShuffleZone(DECK, scope.whose(self.whose))]


@dataclass(frozen=True)
class LookTop(Action):
    """Look at so many cards from the top of your deck."""

    goes_on: ClassVar[bool] = True
    looks: ClassVar[bool] = True

    count: Count
    form: int = 0
    reveals: bool = False
    theirs: bool = False
    """that the opponent looks at cards of their deck"""

    def effects(self, scope: Scope) -> list[Effect]:
        if bool(scope.actor) != self.theirs or (self.reveals and self.count.up_to):
            raise Unplayable(self, "it leaves open who looks, or at how many")
        scope.looked, scope.held = True, 0
        scope.among, scope.before = Bound(R_EXTRA), scope.it
        THEIRS_TOO.note(scope, self.theirs)
        scope.it = Spoken(Bound(R_EXTRA), self.count.n > 1)
        LOOKED_AT.note(scope, 0 if self.count.up_to else self.count.n)
        if self.reveals:
            scope.did(REVEALED, Bound(R_EXTRA), self.count.n > 1)
            return [deck.RevealTop(Num(self.count.n), self.count.up_to, R_EXTRA)]
        return [deck.LookAtDeck(Num(self.count.n), self.count.up_to)]


@dataclass(frozen=True)
class TakeFromTop(Action):
    """Put so many cards from the top of your deck somewhere."""

    goes_on: ClassVar[bool] = True

    count: Count
    to: Dest
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        if self.to.bottom or self.to.zone == DECK or self.count.up_to:
            raise Unplayable(self, "cards from the top go to another area")
        check_own(self.to, self)
        several = self.count.n > 1
        scope.forget_moved()
        scope.did(PUT_IN, Bound(R_MOVED), several, self.to.zone)
        scope.it, scope.done = Spoken(Bound(R_MOVED), several), Bound(R_MOVED)
        count = Num(self.count.n)
        if self.to.zone == BIND:
            scope.did(BOUND, Bound(R_MOVED), several)
            look = deck.LookAtDeck(count)
            return [look, game.BindCards(Bound(R_EXTRA), R_MOVED, self.to.face)]
        if self.to.face == FACE_DOWN:
            return [deck.PutTopFaceDown(self.to.zone, count)]
        return [TakeTop(DECK, self.to.zone, count, False, YOU, R_MOVED)]


@dataclass(frozen=True)
class DiscardTop(TakeFromTop):
    """Discard cards from the top of your deck: only one of the eras discards from there."""

    def effects(self, scope: Scope) -> list[Effect]:
        if not scope.kind & OVERDRESS:
            raise Unplayable(self, "cards are discarded from the hand")
        found = super().effects(scope)
        scope.did(DISCARDED, Bound(R_MOVED), self.count.n > 1)
        return found


@dataclass(frozen=True)
class ShuffleIt(Action):
    """Shuffle the deck into which cards have just gone."""

    goes_on: ClassVar[bool] = True
    anyhow: ClassVar[bool] = True

    def effects(self, scope: Scope) -> list[Effect]:
        if not scope.unshuffled:
            raise Unplayable(self, "no cards went to a deck before")
        if scope.actor or scope.chooser[1] not in (YOU, NOTHING):
            raise Unplayable(self, "it leaves open whose deck it is")
        return Shuffle().effects(scope)


LINES: Final = """
deed = SearchDeck : search your deck for {what:plain_some} {=deck:True}
deed = SearchDeck : search for {what:plain_some}
deed = SearchDeck : search the deck for {what:plain_some} {=deck:True} {=form:1}
deed = SearchOneOf : search your {first:zone} or {second:zone} for {what:plain_some}
deed = SearchOneOf : search your {first:zone} , {second:zone} , or {third:zone} for {what:plain_some}
deed = SearchOneOf : search your {first:zone} or {second:zone} or {third:zone} for {what:plain_some} {=form:1}
deed = ShuffleSearched : if you searched the deck , shuffle the deck
deed = ShuffleSearched : if you searched your deck , shuffle your deck {=form:1}
plain_some = Some : a {kind:plain_kind} {=count:JUST_ONE} {=form:3}
deed = Shuffle : shuffle the deck {=form:1}
deed = Shuffle : shuffle their deck {=whose:THEIR} {=form:2}
plain_head = UNIT_HEAD : unit
plain_head = NORMAL_UNIT : normal unit
plain_head = TRIGGER_UNIT : trigger unit
plain_head = G_UNIT : g unit
deed = Shuffle : shuffle your deck
deed = ShuffleIt : shuffle it
deed = LookTop : look at {count:count} card from the top of your deck
deed = LookTop : look at the top card of your deck {=count:JUST_ONE} {=form:1}
deed = LookTop : reveal {count:count} card from the top of your deck {=reveals:True}
deed = LookTop : reveal the top card of your deck {=count:JUST_ONE} {=form:1} {=reveals:True}
deed = LookTop : look at the top {count:count} card of your deck {=form:2}
deed = LookTop : reveal the top {count:count} card of your deck {=form:2} {=reveals:True}
deed = LookTop : look at the top {count:count} card from your deck {=form:3}
deed = LookTop : look at top card of your deck {=count:JUST_ONE} {=form:4}
deed = LookTop : look at the top {count:count} card of the deck {=form:5}
deed = LookTop : look at the top card of the deck {=count:JUST_ONE} {=form:6}
deed = LookTop : look at {count:count} card from the top of the deck {=form:7}
deed = LookTop : reveal the top {count:count} card of the deck {=form:5} {=reveals:True}
deed = LookTop : reveal the top card of the deck {=count:JUST_ONE} {=form:6} {=reveals:True}
deed = LookTop : reveal {count:count} card from the top of the deck {=form:7} {=reveals:True}
deed = LookTop : reveal the top {count:count} card from your deck {=form:3} {=reveals:True}
deed = TakeFromTop : put the top {count:count} card of the deck {to:dest} {=form:8}
deed = TakeFromTop : put the top card of the deck {to:dest} {=count:JUST_ONE} {=form:9}
deed = DiscardTop : discard the top {count:count} card of the deck {=to:DISCARDED_THERE} {=form:3}
deed = DiscardTop : discard the top card of the deck {=count:JUST_ONE} {=to:DISCARDED_THERE} {=form:4}
deed = DiscardTop : discard {count:count} card from the top of the deck {=to:DISCARDED_THERE} {=form:5}
deed = LookTop : look at {count:count} card from the top of their deck {=theirs:True}
deed = LookTop : look at the top card of their deck {=count:JUST_ONE} {=form:1} {=theirs:True}
deed = LookTop : reveal {count:count} card from the top of their deck {=reveals:True} {=theirs:True}
deed = LookTop : reveal the top card of their deck {=count:JUST_ONE} {=form:1} {=reveals:True} {=theirs:True}
deed = SearchDeck : search their deck for {what:plain_some} {=deck:True} {=theirs:True}
deed = TakeFromTop : put the top {count:count} card of your deck {to:dest} {=form:4}
deed = TakeFromTop : put the top card of your deck {to:dest} {=count:JUST_ONE}
deed = TakeFromTop : put {count:count} card from the top of your deck {to:dest} {=form:1}
deed = TakeFromTop : bind the top card of your deck {to:face_of_bound} {=count:JUST_ONE} {=form:2}
deed = TakeFromTop : bind {count:count} card from the top of your deck {to:face_of_bound} {=form:3}
deed = TakeFromTop : bind the top card of your deck {=count:JUST_ONE} {=to:AS_BOUND} {=form:4}
deed = TakeFromTop : bind {count:count} card from the top of your deck {=to:AS_BOUND} {=form:5}
deed = TakeFromTop : bind the top card of the deck {=count:JUST_ONE} {=to:AS_BOUND} {=form:6}
deed = TakeFromTop : bind a card from the top of your deck {=count:JUST_ONE} {=to:AS_BOUND} {=form:7}
deed = DiscardTop : discard {count:count} card from the top of your deck {=to:DISCARDED_THERE}
deed = DiscardTop : discard the top card of your deck {=count:JUST_ONE} {=to:DISCARDED_THERE} {=form:1}
deed = DiscardTop : discard the top {count:count} card of your deck {=to:DISCARDED_THERE} {=form:2}
"""  # noqa: E501 - a rule of the grammar is one line
