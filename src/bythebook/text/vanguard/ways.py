"""What is done with one card in one way or another: as one chooses, or by what the card is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from bythebook.games.vanguard.texts.effects import SoulCharge
from bythebook.games.vanguard.texts.shuffling import PutShuffled
from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.abilities.resolve import R_MOVED
from bythebook.kernel.abilities.resolve import If as IfSo
from bythebook.kernel.language.amounts import Except
from bythebook.kernel.language.conditions import Fits
from bythebook.kernel.language.nouns import Bound, Cards, Num
from bythebook.kernel.language.words import ANYONE
from bythebook.kernel.texts.branching import OneOf
from bythebook.kernel.texts.verbs import ChooseAmong
from bythebook.text.english import together as english
from bythebook.text.english.actions import PUT, Action, Choose, Move, moved
from bythebook.text.english.conditions import Claim, If
from bythebook.text.english.getting import Each
from bythebook.text.english.scope import Scope
from bythebook.text.english.sentences import either
from bythebook.text.english.steps import Step, condition_of
from bythebook.text.english.subjects import BothOf, It, Subject
from bythebook.text.english.together import turn_player_first
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard.actions import Charge, Dest, Reveal
from bythebook.text.vanguard.calling import CallIt, Circle, among_them
from bythebook.text.vanguard.lexicon import Vanguard
from bythebook.text.vanguard.nouns import TheRest
from bythebook.text.vanguard.scope import SOUL_CHARGED


def a_unit(scope: Scope) -> Cards:
    """A card that can be called: in the G era every card."""
    words = scope.game
    assert isinstance(words, Vanguard)
    return Cards(ANYONE, tests=tuple(words.unit_tests()))


@dataclass(frozen=True)
class RevealAnd(Action):
    """Reveal it, and put it somewhere."""

    goes_on: ClassVar[bool] = True

    put: Move
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        return [*Reveal(It()).effects(scope), *self.put.effects(scope)]


@dataclass(frozen=True)
class PutAmong(Action):
    """Put all cards of a kind, of those just looked at, somewhere."""

    goes_on: ClassVar[bool] = True

    what: Subject
    to: Dest

    def effects(self, scope: Scope) -> list[Effect]:
        if scope.among is None:
            raise Unplayable(self, "no cards were looked at before")
        what = among_them(self.what, self)
        noun = what.fetch(scope).noun
        reg = scope.next_choice(self)
        scope.chose(reg, True)
        chosen = ChooseAmong(noun, Cards(ANYONE), Num(99), reg=reg)
        return [chosen, *Move(It(plural=True), self.to, PUT).effects(scope)]


@dataclass(frozen=True)
class ShuffleRest(Action):
    """What was looked at and not chosen goes below the deck in an order that nobody knows."""

    goes_on: ClassVar[bool] = True

    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        if scope.actor or not scope.looked:
            raise Unplayable(self, "no cards of one's own deck were looked at before")
        found = TheRest().fetch(scope)
        it = scope.it
        moved(scope, found)
        scope.it = it
        return [PutShuffled(found.noun)]


@dataclass(frozen=True)
class BothAmong(BothOf):
    """Cards of one kind and cards of another, all of them among those looked at."""

    def apart(self, scope: Scope) -> tuple[Subject, Subject]:
        return among_them(self.first, self), among_them(self.second, self)


@dataclass(frozen=True)
class ChooseReveal(Action):
    """Choose cards and reveal them."""

    goes_on: ClassVar[bool] = True

    what: Subject

    def effects(self, scope: Scope) -> list[Effect]:
        chosen = Choose(self.what).effects(scope)
        return [*chosen, *Reveal(It()).effects(scope)]


@dataclass(frozen=True)
class CallOrDiscard(Action):
    """Each card looked at is called or discarded: some units are chosen, and the rest goes."""

    goes_on: ClassVar[bool] = True

    to: Circle

    def effects(self, scope: Scope) -> list[Effect]:
        looked = scope.it
        if looked is None or looked.noun != scope.among or not scope.looked or scope.actor:
            raise Unplayable(self, "it leaves open which cards are meant")
        reg = scope.next_choice(self)
        noun = scope.chose(reg, True)
        scope.held = reg
        chosen = ChooseAmong(looked.noun, a_unit(scope), Num(99), True, reg)
        called = CallIt(It(plural=True), self.to).effects(scope)
        scope.held = 0
        rest = Except(looked.noun, noun)
        scope.it = scope.done = None
        return [chosen, *called, scope.game.discard(rest, R_MOVED)]


@dataclass(frozen=True)
class Everybody(english.Everybody):
    """Both players do something: charge, or put cards of theirs where their owners' cards go."""

    def effects(self, scope: Scope) -> list[Effect]:
        if isinstance(self.action, Charge):
            found = self.action.effects(scope)
            scope.forget_moved()
            scope.it = scope.done = None
            return [turn_player_first(found, found)]
        if isinstance(self.action, Move) and isinstance(self.action.what, It):
            if self.action.to.owner not in (0, 20):
                raise Unplayable(self, "it leaves open whose area it is")
            return self.action.effects(scope)
        return super().effects(scope)


@dataclass(frozen=True)
class ChargeEach(Action):
    """Soul charge so many for each of something."""

    goes_on: ClassVar[bool] = True

    n: int
    each: Each

    def effects(self, scope: Scope) -> list[Effect]:
        amount = self.each.amount(scope, self.n)
        scope.forget_moved()
        scope.done = Bound(R_MOVED)
        scope.did(SOUL_CHARGED, Bound(R_MOVED), True)
        return [SoulCharge(amount, reg=R_MOVED)]


@dataclass(frozen=True)
class EitherWay(Action):
    """One thing or another is done with a card, as one chooses; what is no unit is not called."""

    goes_on: ClassVar[bool] = True

    first: Action
    second: Action
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        found = It().fetch(scope)
        if found.several or scope.actor:
            raise Unplayable(self, "it leaves open whether the same is done with all")
        before, deeds = (scope.it, scope.held, scope.looked), scope.deeds
        ways: list[tuple[Effect, ...]] = []
        for way in (self.first, self.second):
            scope.it, scope.held, scope.looked = before
            ways.append(tuple(way.effects(scope)))
        scope.doubt_since(deeds)
        scope.done = None
        calls = [isinstance(way, CallIt) for way in (self.first, self.second)]
        if all(calls):
            raise Unplayable(self, "it leaves open what the ways are")
        if not any(calls):
            return [OneOf(tuple(ways))]
        other = ways[calls.index(False)]
        units = a_unit(scope)
        if not units.tests:
            return [OneOf(tuple(ways))]
        return [IfSo(Fits(found.noun, units), (OneOf(tuple(ways)),), other)]


@dataclass(frozen=True)
class ByWhatItIs(Action):
    """One thing is done with a card if it is so, and another if it is not, or is something else."""

    goes_on: ClassVar[bool] = True

    first: Action
    claims: tuple[Claim, ...]
    second: Action
    others: tuple[Claim, ...] = ()
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        own = condition_of((If(self.claims),), scope)
        assert own is not None
        deeds = scope.deeds
        if not self.others:
            steps = (Step(0, self.first), Step(0, self.second))
            done = either(own, steps, 1, scope)
            scope.doubt_since(deeds)
            return [done]
        before = (scope.it, scope.held, scope.looked)
        then = self.first.effects(scope)
        scope.it, scope.held, scope.looked = before
        other = condition_of((If(self.others),), scope)
        assert other is not None
        instead = IfSo(other, tuple(self.second.effects(scope)))
        scope.it, scope.done = before[0], None
        scope.doubt_since(deeds)
        return [IfSo(own, tuple(then), (instead,))]


@dataclass(frozen=True)
class ChooseOrChoose(Action):
    """Cards of one kind are chosen and something is done with them, or cards of another kind."""

    goes_on: ClassVar[bool] = True

    first: Action
    then: Action
    second: Action
    after: Action
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        if not scope.looked or scope.held:
            raise Unplayable(self, "it leaves open among which cards")
        before, deeds, choices = (scope.it, scope.held), scope.deeds, scope.choices
        ways: list[tuple[Effect, ...]] = []
        for choice, done in ((self.first, self.then), (self.second, self.after)):
            scope.it, scope.held = before
            scope.choices = choices
            ways.append((*choice.effects(scope), *done.effects(scope)))
        scope.it = scope.done = None
        scope.doubt_since(deeds)
        return [OneOf(tuple(ways))]


LINES: Final = """
# One thing or another with one card.
one_way = CallIt : call {what:it} {to:to_circle}
one_way = CallIt : call {what:it} {to:to_circle} as {mode:turned}
one_way = Move : put {what:it} {to:dest} {=verb:PUT}
one_way = Discard : discard {what:it}
one_way = RevealAnd : reveal it and {put:put_it}
one_way = RevealAnd : reveal it , and {put:put_it} {=form:1}
put_it = Move : put {what:it} {to:dest} {=verb:PUT}
deed = EitherWay : {first:one_way} or {second:one_way}
deed = EitherWay : {first:one_way} , or {second:one_way} {=form:1}
deed = ByWhatItIs : {first:one_way} if {claims:claims} , and {second:one_way} if it is not
deed = ByWhatItIs : {first:one_way} if {claims:claims} , and {second:one_way} if not {=form:1}
deed = ByWhatItIs : {first:one_way} if {claims:claims} , and {second:one_way} if {others:claims} {=form:2}
deed = ByWhatItIs : {first:one_way} if {claims:claims} , or {second:one_way} if {others:claims} {=form:3}
deed = ShuffleRest : shuffle the rest and put them on the bottom of your deck
deed = ShuffleRest : shuffle the rest and put them on the bottom of the deck {=form:1}
deed = ChooseReveal : choose and reveal {what:some}
both = BothAmong : {first:some} and {second:some} each from among them
deed = CallOrDiscard : call each of them {to:to_circle} or discard them
deed = PutAmong : put {what:all} {to:dest} from among them
deed = ChargeEach : [soul-charge {n:number} ] {each:each}
deed = ChooseOrChoose : {first:choosing} and {then:one_way} , or {second:choosing} and {after:one_way}
choosing = Choose : choose {what:some}
"""  # noqa: E501 - a rule of the grammar is one line
