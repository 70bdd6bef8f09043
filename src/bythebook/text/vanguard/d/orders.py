"""Texts of orders, and what is done with prisons, bases, songs and arms (overDress era).

What is written on an order without a mark is one ability, over all its lines. A cost that is said
first is paid as the order is played; one amid its text may be paid then.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from bythebook.games.vanguard.cards.cards import named
from bythebook.games.vanguard.d.cards.types import TRIGGER_ORDER
from bythebook.games.vanguard.d.single_sets.arms import GiveArms, arms_ability
from bythebook.games.vanguard.d.single_sets.prison import Imprison, Scout
from bythebook.games.vanguard.d.single_sets.songs import Sing
from bythebook.games.vanguard.texts.shuffling import found_apart
from bythebook.kernel.abilities.abilities import CARD_EFFECT, Ability, Effect
from bythebook.kernel.language.words import YOU
from bythebook.text.english.actions import Action, moved, reg_of, taken
from bythebook.text.english.bodies import Option, body_of
from bythebook.text.english.conditions import Prefix
from bythebook.text.english.scope import Scope
from bythebook.text.english.subjects import Subject
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard.abilities import Text
from bythebook.text.vanguard.costs import Cost
from bythebook.text.vanguard.d.lexicon import OVERDRESS
from bythebook.text.vanguard.scope import reading
from bythebook.text.vanguard.sentences import Sentence, check_note, pays

RIGHT_ARMS: Final = 1
LEFT_ARMS: Final = 2
ARMS_NAMES: Final = {RIGHT_ARMS: "Right Deity Arms", LEFT_ARMS: "Left Deity Arms"}


@dataclass(frozen=True)
class OrderText(Text):
    """What an order does: for a cost, if it says one first."""

    sentences: tuple[Sentence, ...] = ()
    cost: Cost | None = None
    set_note: bool = False
    """whether its reminder says that it stays in the order zone"""
    asks: Prefix | None = None
    """what has to be so for it to be played"""
    options: tuple[Option, ...] = ()
    """the points of a list at its end"""
    form: int = 0
    played: bool = False
    """that it is said to be what a trigger order does when it is played"""

    def abilities(self, kind: int) -> tuple[Ability, ...]:
        if not kind & OVERDRESS:
            raise Unplayable(self, "only orders have a text without a mark")
        if self.played and not kind & TRIGGER_ORDER:
            raise Unplayable(self, "only trigger orders do something else when they are played")
        for sentence in self.sentences:
            check_note(self, sentence.note)
        if any(pays(sentence) for sentence in self.sentences):
            raise Unplayable(self, "the cost is paid as it is played")
        scope = reading(kind, pays=self.cost is not None)
        cost = () if self.cost is None else self.cost.parts(scope)
        body = found_apart(body_of(self.sentences, scope, self.options))
        asks = None if self.asks is None else self.asks.condition(reading(kind))
        return (Ability(CARD_EFFECT, cost=cost, condition=asks, body=body, words=self),)


@dataclass(frozen=True)
class ArmsText(Text):
    """Which vanguards hold the order."""

    which: int
    name: str
    other: int
    """of which arms its reminder says that they take its place"""

    def abilities(self, kind: int) -> tuple[Ability, ...]:
        if self.other != self.which:
            raise Unplayable(self, "its reminder explains something else")
        return (arms_ability(ARMS_NAMES[self.which], named(self.name), words=self),)


@dataclass(frozen=True)
class ImprisonIt(Action):
    """Put cards into your prison."""

    goes_on: ClassVar[bool] = True

    what: Subject

    def effects(self, scope: Scope) -> list[Effect]:
        found = taken(self.what, scope)
        moved(scope, found)
        return [*found.effects, Imprison(found.noun, reg_of(found), scope.whose(YOU))]


@dataclass(frozen=True)
class ScoutIt(Action):
    """Scout cards to your base."""

    goes_on: ClassVar[bool] = True

    what: Subject

    def effects(self, scope: Scope) -> list[Effect]:
        found = taken(self.what, scope)
        moved(scope, found)
        return [*found.effects, Scout(found.noun, reg_of(found))]


@dataclass(frozen=True)
class SingIt(Action):
    """Sing Songs."""

    goes_on: ClassVar[bool] = True

    what: Subject

    def effects(self, scope: Scope) -> list[Effect]:
        found = self.what.fetch(scope)
        return [*found.effects, Sing(found.noun)]


@dataclass(frozen=True)
class ArmIt(Action):
    """Give arms to one of your vanguards."""

    goes_on: ClassVar[bool] = True

    what: Subject

    def effects(self, scope: Scope) -> list[Effect]:
        found = taken(self.what, scope)
        moved(scope, found)
        return [*found.effects, GiveArms(found.noun, reg_of(found))]


LINES: Final = """
# Orders.
text = OrderText : play this with [COST] {cost:cost} . {sentences?:sentences} {options?:options}
text = OrderText : play this {asks:played_if} . {sentences?:sentences} {options?:options}
text = OrderText : play this with [COST] {cost:cost} {asks:played_if} . {sentences?:sentences} {options?:options}
played_if = If : if {claims:claims} {=form:5}
text = OrderText : {asks:played_if_so} play this with [COST] {cost:cost} . {sentences?:sentences} {options?:options} {=form:1}
played_if_so = If : if {claims:claims} , {=form:20}
text = OrderText : play this card with [COST] {cost:cost} {asks:played_if} . {sentences?:sentences} {options?:options} {=form:2}
text = OrderText : {sentences:sentences} {options?:options}
text = OrderText : play effect - {sentences:sentences} {=played:True}
text = OrderText : play effect ( resolve this effect when played as a order . ) - {sentences:sentences} {=played:True} {=form:1}
text = OrderText : play effect ( activate this if played as a order . ) - {sentences:sentences} {=played:True} {=form:2}
text = ArmsText : {which:which_arms} - {name:name} ( after being played , the specified vanguard arms it . if a new {other:which_arms} is armed , put this card into the drop zone . )
which_arms = RIGHT_ARMS : right deity arms
which_arms = LEFT_ARMS : left deity arms
deed = ImprisonIt : imprison {what:subject} in your prison
deed = ScoutIt : scout {what:subject} to your base
deed = SingIt : sing {what:subject}
deed = ArmIt : arm {what:subject} to 1 of your vanguard
"""  # noqa: E501 - a rule of the grammar is one line
