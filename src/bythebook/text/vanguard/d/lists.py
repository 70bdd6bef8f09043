"""Lists at the end of a text (overDress era): perform one, perform all, gets all of the following.

The points of a list are its `options`; what each of them hangs on stands before its dash.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Final

from bythebook.games.vanguard.cards.cards import GRADE, TYPE
from bythebook.games.vanguard.d.abilities.lists import from_top_to_bottom, settled_before
from bythebook.games.vanguard.d.single_sets.arms import ArmsCalled
from bythebook.games.vanguard.d.texts.choices import OneNotChosenYet
from bythebook.games.vanguard.d.zones.zones import ARMS
from bythebook.games.vanguard.texts.shuffling import found_apart
from bythebook.games.vanguard.zones.zones import FIELD
from bythebook.kernel.abilities.abilities import COMMAND, CONT, Ability, Effect, Modifier
from bythebook.kernel.language.amounts import Exists
from bythebook.kernel.language.conditions import AmountIs, Condition, Fits
from bythebook.kernel.language.nouns import Amount, Cards, Count, This
from bythebook.kernel.language.words import ANYONE, AT_LEAST, EQUAL, HAS, YOU, Test
from bythebook.kernel.state.continuous_ops import CHAR_ABILITIES, GRANT
from bythebook.text.english.actions import Action
from bythebook.text.english.bodies import Option, body_of, of_option
from bythebook.text.english.conditions import Prefix
from bythebook.text.english.scope import Scope
from bythebook.text.english.steps import condition_of
from bythebook.text.meaning import Unplayable, every
from bythebook.text.vanguard.abilities import Cont, Text
from bythebook.text.vanguard.d.orders import ARMS_NAMES
from bythebook.text.vanguard.sentences import (
    BACK_THERE,
    EXPLAINED,
    ONE_OF_ALL,
    TOLD_BY,
    PayNow,
    Sentence,
)
from bythebook.text.vanguard.worked_out import HowMany, Reckoned


@dataclass(frozen=True)
class Reached(Option):
    """A point of a list for which there have to be so many."""

    n: int = 0
    how: int = AT_LEAST
    form: int = 0

    def asked(self, amount: Amount) -> Condition:
        """That there are."""
        return AmountIs(amount, self.how, self.n)


@dataclass(frozen=True)
class Such(Option):
    """A point of a list for which there have to be so many units of a grade of yours."""

    n: int = 0
    grade: int = 0

    def condition(self) -> Condition:
        """That there are."""
        units = Cards(YOU, FIELD, (Test(GRADE, EQUAL, self.grade),))
        return AmountIs(Count(units), AT_LEAST, self.n)


@dataclass(frozen=True)
class WithArms(Option):
    """A point of a list for which there have to be arms of a name on your vanguard circle."""

    which: int = 0

    def condition(self) -> Condition:
        """That there are."""
        return Exists(Cards(YOU, (ARMS,), such=ArmsCalled(ARMS_NAMES[self.which])))


@dataclass(frozen=True)
class OfType(Option):
    """A point of a list for cards of a type."""

    kind: int = 0


@dataclass(frozen=True)
class OfText(Option):
    """A point of a list that is an ability."""

    text: Text | None = None


@dataclass(frozen=True)
class PerformAll(Action):
    """What is listed is done: all of it, or what there are enough of something for."""

    goes_on: ClassVar[bool] = True

    number: Reckoned | None = None
    form: int = 0
    arms: bool = False
    """by which arms there are, as each point says"""

    def points(self) -> tuple[type[Option], ...]:
        """What its points can be."""
        if self.number is None:
            return (WithArms if self.arms else Option,)
        units = isinstance(self.number, HowMany) and self.number.whose == YOU
        return (Reached, Such) if units else (Reached,)

    def effects(self, scope: Scope) -> list[Effect]:
        if not scope.options or scope.actor:
            raise Unplayable(self, "nothing follows to be done")
        amount = None if self.number is None else self.number.amount(scope)
        items: list[tuple[Effect, ...]] = []
        conditions: list[Condition] = []
        for option in scope.options:
            assert isinstance(option, Option)
            inner = of_option(scope)
            inner.facts, inner.says_x = scope.facts, scope.says_x
            items.append(found_apart(body_of(option.sentences, inner)))
            if inner.zones != scope.zones:
                raise Unplayable(self, "a point of the list says where this card is")
            if type(option) not in self.points():
                raise Unplayable(self, "its points hang on something else")
            if isinstance(option, Reached) and amount is not None:
                conditions.append(option.asked(amount))
            elif isinstance(option, Such | WithArms):
                conditions.append(option.condition())
        scope.options = []
        scope.it = scope.done = None
        if not conditions:
            return list(from_top_to_bottom(tuple(items)))
        return list(settled_before(tuple(conditions), tuple(items)))


@dataclass(frozen=True)
class PerformByType(Action):
    """What is listed for the type of the card just spoken of is done."""

    goes_on: ClassVar[bool] = True

    def effects(self, scope: Scope) -> list[Effect]:
        spoken = scope.it
        if not scope.options or scope.actor or spoken is None or spoken.several:
            raise Unplayable(self, "it leaves open of which card's type it speaks")
        items: list[tuple[Effect, ...]] = []
        conditions: list[Condition] = []
        for option in scope.options:
            if not isinstance(option, OfType):
                raise Unplayable(self, "its points hang on something else")
            inner = of_option(scope)
            inner.looked, inner.among = scope.looked, scope.among
            items.append(found_apart(body_of(option.sentences, inner)))
            such = Cards(ANYONE, tests=(Test(TYPE, HAS, option.kind),))
            conditions.append(Fits(spoken.noun, such))
        scope.options = []
        scope.it = scope.done = None
        return list(settled_before(tuple(conditions), tuple(items)))


@dataclass(frozen=True)
class PerformUnchosen(Action):
    """One of the points that was not chosen before in this turn is chosen, and done."""

    goes_on: ClassVar[bool] = True

    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        if not scope.options or scope.actor:
            raise Unplayable(self, "nothing follows to choose from")
        ways: list[Ability] = []
        for option in scope.options:
            assert isinstance(option, Option)
            inner = of_option(scope)
            ways.append(Ability(COMMAND, body=found_apart(body_of(option.sentences, inner))))
            if inner.zones != scope.zones or type(option) is not Option:
                raise Unplayable(self, "a point of the list hangs on something else")
        if len(set(ways)) < len(ways):
            raise Unplayable(self, "two points of the list say the same")
        scope.options = []
        scope.it = scope.done = None
        return [OneNotChosenYet(tuple(ways))]


def is_of_type(node: object) -> bool:
    """Whether a point of a list leaves a card that was revealed where it is."""
    return isinstance(node, OfType)


@dataclass(frozen=True)
class ContList(Cont):
    """[CONT]: this unit gets all that is listed, as far as there is enough of something for it."""

    number: Reckoned | None = None
    prefixes: tuple[Prefix, ...] = ()
    form: int = 0

    def abilities(self, kind: int) -> tuple[Ability, ...]:
        found: list[Ability] = []
        for option in self.options:
            if isinstance(option, OfText):
                found += self.granted(option, kind)
                continue
            if isinstance(option, Reached) != (self.number is not None):
                raise Unplayable(self, "its points hang on something else")
            said = tuple(s for s in option.sentences if isinstance(s, Sentence))
            whole = replace(self, sentences=said, options=())
            for ability in Cont.abilities(whole, kind):
                scope = self.scope(kind, continuous=True)
                asked = self.asked(scope)
                if isinstance(option, Reached) and self.number is not None:
                    asked.append(option.asked(self.number.amount(scope)))
                if ability.condition is not None:
                    asked.append(ability.condition)
                holds = every(asked) if asked else None
                found.append(replace(ability, condition=holds, words=self))
        return tuple(found)

    def asked(self, scope: Scope) -> list[Condition]:
        """What is said before the list."""
        own = condition_of(self.prefixes, scope)
        return [] if own is None else [own]

    def granted(self, option: OfText, kind: int) -> list[Ability]:
        """An ability that the card gets; it is where this one counts that it counts."""
        assert option.text is not None
        if self.number is not None:
            raise Unplayable(self, "its points hang on something else")
        scope = self.scope(kind, continuous=True)
        own = [c for c in (self.active(scope), *self.asked(scope)) if c is not None]
        zones = scope.active()
        given = [replace(ability, words=None) for ability in option.text.abilities(kind)]
        if any(not set(ability.zones) <= set(zones) for ability in given):
            raise Unplayable(self, "it is got where it does not count")
        modifiers = tuple(Modifier(GRANT, CHAR_ABILITIES, This(), grants=one) for one in given)
        holds = every(own) if own else None
        marks = self.marks()
        return [Ability(CONT, zones, None, holds, modifiers=modifiers, marks=marks, words=self)]


EXPLAINED[ONE_OF_ALL] = PayNow
TOLD_BY[BACK_THERE] = is_of_type

LINES: Final = """
# Lists.
deed = ChooseOne : perform 1 of the following {=n:1} {=form:10}
deed = ChooseOne : perform 1 of following {=n:1} {=form:11}
deed = ChooseOne : perform 1 of the effect below {=n:1} {=form:12}
deed = ChooseOne : perform either of the effect below {=n:1} {=form:13}
deed = PerformAll : perform all of the following
deed = PerformAll : perform all of the effect below {=form:1}
deed = PerformAll : perform all of the following according to {number:number_of}
deed = PerformAll : perform all of the effect below according to {number:number_of} {=form:1}
deed = PerformUnchosen : perform 1 of the following that was not chosen this turn
deed = PerformUnchosen : perform 1 of the following that you did not choose this turn {=form:1}
deed = PerformAll : perform all of the following according to the arms on your (VC) {=arms:True}
option = Such : • {n:number} or more grade {grade:number} unit - {sentences:sentences}
option = WithArms : • {which:which_arms} - {sentences:sentences}
deed = PerformByType : perform 1 of the effect below depending on that card's type
option = OfType : • {kind:listed_type} - {sentences:sentences}
listed_type = NORMAL_UNIT : normal unit
listed_type = TRIGGER_UNIT : trigger unit
reminder = BACK_THERE : ( return the revealed card to its original spot . )
reminder = ONE_OF_ALL : ( you can choose to perform only 1 . )
option = Reached : • {n:number} or more - {sentences:sentences}
option = Reached : • {n:number} or more card - {sentences:sentences} {=form:1}
option = Reached : • {n:number} card - {sentences:sentences} {=how:EQUAL}
cont_items = * cont_item ;
cont_item = | option | of_text
of_text = OfText : • {text:text} {=sentences:NO_SENTENCES}
text = ContList : {label?:label} [CONT] {place?:place} {actives?:actives} : {prefixes?:prefixes} {form:gets_all} . {options:cont_items} {=sentences:NO_SENTENCES}
text = ContList : {label?:label} [CONT] {place?:place} {actives?:actives} : {prefixes?:prefixes} {form:gets_all} according to {number:number_of} . {options:cont_items} {=sentences:NO_SENTENCES}
gets_all = 0 : this unit get all of the following
gets_all = 1 : this card get all of the following
gets_all = 2 : the following effect is active
"""  # noqa: E501 - a rule of the grammar is one line
