"""What else characters get, and what they lose: the words, and what they mean."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from bythebook.games.ws.texts.chosen_traits import ChooseTrait, LoseTrait
from bythebook.games.ws.zones.zones import HAND
from bythebook.kernel.abilities.abilities import Effect, Modifier
from bythebook.kernel.abilities.resolve import R_CHOSEN
from bythebook.kernel.language.nouns import Amount, Bound, Noun, Num
from bythebook.kernel.language.words import YOU
from bythebook.kernel.texts.branching import OneOf
from bythebook.kernel.texts.lasting import Give, GrantAbility, GrantThis
from bythebook.text.ws.actions import Action, Choose
from bythebook.text.ws.getting import Gain, Gets, check_on_stage
from bythebook.text.ws.kinds import Kind
from bythebook.text.ws.nouns import Exactly, Group, Pile, cards_of
from bythebook.text.ws.scope import Scope, Unplayable
from bythebook.text.ws.subjects import Subject, ThisCard


@dataclass(frozen=True)
class PlusEither(Gain):
    """+1 or -1 level: one of the two, as you like."""

    n: int
    other: int
    stat: int

    def gives(self, who: Noun, until: int, each: Amount | None, scope: Scope) -> list[Effect]:
        if each is not None or self.n == self.other:
            raise Unplayable(self, "there has to be something to choose from")
        ways = tuple((Give(who, self.stat, Num(n), until),) for n in (self.n, self.other))
        return [OneOf(ways)]

    def has(self, who: Noun, each: Amount | None, scope: Scope) -> list[Modifier]:
        raise Unplayable(self, "nothing is chosen in a continuous ability")


@dataclass(frozen=True)
class GetsBoth(Action):
    """One gets something and another gets something, for the same time, which is said first."""

    until: int
    first: Gets
    second: Gets

    def effects(self, scope: Scope) -> list[Effect]:
        both = [replace(gets, until=self.until) for gets in (self.first, self.second)]
        found = [effect for gets in both for effect in gets.effects(scope)]
        scope.getter, scope.led_until = None, self.until
        return found


@dataclass(frozen=True)
class GetsThis(Action):
    """A character gets the ability whose text this is."""

    who: Subject
    until: int

    def effects(self, scope: Scope) -> list[Effect]:
        check_on_stage(self, self.who, scope)
        return [GrantThis(self.who.noun(scope), self.until)]


@dataclass(frozen=True)
class ChooseItsTrait(Action):
    """Choose a character and one of its traits."""

    what: Group

    def effects(self, scope: Scope) -> list[Effect]:
        found = Choose(Exactly(1), self.what).effects(scope)
        scope.trait = True
        return [*found, ChooseTrait(Bound(R_CHOSEN))]


@dataclass(frozen=True)
class ChooseSomeTrait(Action):
    """Choose a trait that a character of a stage has."""

    what: Pile
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        scope.looked = scope.held = False
        scope.trait = True
        return [ChooseTrait(self.what.cards(scope))]


@dataclass(frozen=True)
class LosesTrait(Action):
    """Characters lose the trait that was chosen; with `first`, how long stands before it."""

    who: Subject
    until: int
    form: int = 0
    first: bool = False

    def effects(self, scope: Scope) -> list[Effect]:
        if not scope.trait or scope.looked:
            raise Unplayable(self, "no trait was chosen before")
        check_on_stage(self, self.who, scope)
        return [LoseTrait(self.who.noun(scope), self.until)]


@dataclass(frozen=True)
class InHandGet(Action):
    """Named cards in your hand get something."""

    names: tuple[str, ...]
    gains: tuple[Gain, ...]
    form: int = 0

    def modifiers(self, scope: Scope) -> list[Modifier]:
        who = cards_of(Kind(0, names=self.names), scope, YOU, (HAND,))
        return [m for gain in self.gains for m in gain.has(who, None, scope)]


@dataclass(frozen=True)
class ThisGets(Action):
    """-1 soul from this card, +500 power to it: what one may do for what follows."""

    n: int
    stat: int
    until: int
    to: bool = False

    def effects(self, scope: Scope) -> list[Effect]:
        return [Give(ThisCard().noun(scope), self.stat, Num(self.n), self.until)]


@dataclass(frozen=True)
class AlsoGets(Action):
    """... and gets something more, for another time than what was said just before."""

    gains: tuple[Gain, ...]
    until: int
    bare: bool = False

    def effects(self, scope: Scope) -> list[Effect]:
        if scope.getter is None:
            raise Unplayable(self, "nobody gets anything before")
        return [e for gain in self.gains for e in gain.gives(scope.getter, self.until, None, scope)]


@dataclass(frozen=True)
class GetsOneOf(Action):
    """Choose 1 of the following abilities, and a character gets it for a time."""

    who: Subject
    until: int
    count: int = 0
    before: bool = False
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        quotes = scope.quoted
        if len(quotes) < 2 or self.count not in (0, len(quotes)):
            raise Unplayable(self, "it takes as many quoted abilities as it says")
        scope.quoted = ()
        who = self.who.noun(scope)
        gets = [GrantAbility(who, quote.ability_of(), self.until) for quote in quotes]
        return [OneOf(tuple((one,) for one in gets))]


LINES: Final = """
# What else is got, and what is lost.
gain = PlusEither : {n:signed} or {other:signed} {stat:stat}
action = GetsBoth : {until:until} , {first:plain_gets} and {second:plain_gets}
plain_gets = Gets : {who:subject} get {gains:gains}
action = GetsThis : {who:subject} get this ability {until:until}
action = ChooseItsTrait : choose 1 of {what:stage_group} and 1 trait of that character
action = ChooseSomeTrait : choose 1 trait of a {what:whole_stage}
whole_stage = Pile : {kind:plain} in {area:their_stage}
whole_stage = Pile : {kind:plain} on {area:their_stage} {=form:1}
their_stage = Area : your opponent's stage {=zones:ON_STAGE} {=whose:OPPONENT}
their_stage = Area : their stage {=zones:ON_STAGE} {=whose:OPPONENT} {=their:True}
action = LosesTrait : {who:subject} lose {form:that_trait} {until:until}
action = LosesTrait : {until:until} , {who:subject} lose {form:that_trait} {=first:True}
that_trait = 1 : that trait
that_trait = 2 : that chosen trait
that_trait = 3 : the chosen trait
action = GetsOneOf : choose 1 of the following ability , and {who:subject} get that ability {until:until}
action = GetsOneOf : choose 1 of the following {count:number} ability , and {who:subject} get that ability {until:until}
action = GetsOneOf : choose 1 of the following ability , and {until:until} , {who:subject} get that ability {=before:True}
action = ThisGets : {n:signed} {stat:stat} from this card {until:until}
action = ThisGets : {n:signed} {stat:stat} to this card {until:until} {=to:True}
until = END_OF_NEXT_TURN : until end of the next turn
action = AlsoGets : get {gains:gains} {until:until}
action = AlsoGets : {gains:only_following} {until:until} {=bare:True}
only_following = * following_one ; and
following_one = Following : the following ability
following_one = Following : the following {n:number} ability
action = KeepsSoul : {until:until} , {who:possessor} soul do not decrease by side attacking {=first:True}
stat = COST : cost
action = InHandGet : {names:names} get {gains:gains} while in your hand
action = Gets : this card get {gains:gains} {each:each_of_its} {until?:until} {=who:THIS_CARD} {=form:2}
each_of_its = Each : for each {what:its_markers}
gain = NewColor : {color:color} {=bare:True}
action = GetsOneOf : choose 1 of the {count:number} following ability , and {who:subject} get the chosen ability {until:until} {=form:1}
action = GetsOneOf : choose 1 of the following {count:number} ability , and {who:subject} get the chosen ability {until:until} {=form:2}
action = GetsOneOf : choose 1 of the following ability , and {who:subject} get the chosen ability {until:until} {=form:3}
action = GetsOneOf : {who:subject} get 1 of the following ability of your choice {until:until} {=form:4}
until = END_OF_YOUR_NEXT_TURN : until end of your next turn
action = Gets : {until:until} {who:subject} get {gains:gains} {=first:True} {=form:3}
action = Gets : this card get {gains:gains} on the stage {=on_stage:True} {=who:THIS_CARD} {=form:2}
action = Gets : have this card get {gains:gains} {until:until} {=who:THIS_CARD} {=form:4}
action = InHandGet : your {names:names} get {gains:gains} while in your hand {=form:1}
action = InHandGet : {names:names} in your hand get {gains:gains} {=form:2}
action = Permitted : can be played from your hand {what:permission} {=form:1}
"""  # noqa: E501 - a rule of the grammar is one line
