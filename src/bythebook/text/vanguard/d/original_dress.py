"""originalDress and outerDress: the units under others, and those over them (overDress era)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bythebook.games.vanguard.d.texts.conditions import InOverDress, Originals
from bythebook.games.vanguard.d.texts.order_events import BY_XOVERDRESS, EV_ORIGINAL, EV_OVERDRESSED
from bythebook.kernel.abilities.abilities import Effect, Trigger
from bythebook.kernel.abilities.resolve import R_OTHER
from bythebook.kernel.language.conditions import Condition
from bythebook.kernel.language.nouns import Amount, Bound, This
from bythebook.text.english.actions import Action
from bythebook.text.english.conditions import Claim
from bythebook.text.english.features import Feature
from bythebook.text.english.getting import Each
from bythebook.text.english.marks import Asked
from bythebook.text.english.moments import Moment, only_if
from bythebook.text.english.scope import Fact, Scope, Spoken
from bythebook.text.english.subjects import Fetched, Subject
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard.events import Hits
from bythebook.text.vanguard.sentences import TOLD_BY
from bythebook.text.vanguard.triggers import Doing, OfThis

OUTER: Final = Fact[bool](False)
"""that the text is about the unit that was put over this card"""


@dataclass(frozen=True)
class BecomesOriginal(Moment):
    """This card becomes an originalDress: a unit is put over it."""

    def trigger(self, scope: Scope) -> Trigger:
        OUTER.note(scope, True)
        return Trigger(EV_ORIGINAL, This())


@dataclass(frozen=True)
class OuterDress(Subject):
    """The unit that was put over this card."""

    form: int = 0

    def fetch(self, scope: Scope) -> Fetched:
        if not OUTER.of(scope):
            raise Unplayable(self, "no unit was put over this card")
        return Fetched([], Bound(R_OTHER), False)


@dataclass(frozen=True)
class ChooseOuter(Action):
    """Choose the unit that was put over this card: there is but one."""

    def effects(self, scope: Scope) -> list[Effect]:
        scope.it = Spoken(OuterDress().fetch(scope).noun, False)
        return []


@dataclass(frozen=True)
class ByXoverDress(Moment):
    """This unit is put over others by XoverDress."""

    def trigger(self, scope: Scope) -> Trigger:
        return Trigger(EV_OVERDRESSED, This(), value=BY_XOVERDRESS)


@dataclass(frozen=True)
class DressedDoes(Moment):
    """This unit does something, or something befalls it, while it is over others."""

    does: Doing
    crossed: bool = False

    def trigger(self, scope: Scope) -> Trigger:
        return only_if(OfThis(self.does).trigger(scope), InOverDress(self.crossed))


@dataclass(frozen=True)
class DressedHits(Hits):
    """An attack of this unit hits while it is over others."""

    crossed: bool = False

    def trigger(self, scope: Scope) -> Trigger:
        return only_if(super().trigger(scope), InOverDress(self.crossed))


@dataclass(frozen=True)
class WithOriginal(Feature):
    """An originalDress."""

    form: int = 0

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.such.append(InOverDress())


@dataclass(frozen=True)
class HasOverDressed(Claim):
    """The unit that was placed is over others."""

    def condition(self, scope: Scope) -> Condition:
        if scope.subject is not None and scope.subject.noun != This():
            raise Unplayable(self, "it leaves open which unit that is")
        return InOverDress()


@dataclass(frozen=True)
class EachOriginal(Each):
    """For each originalDress of this unit."""

    def amount(self, scope: Scope, times: int) -> Amount:
        return Originals(times)


OUTER_NOTE: Final = 90
TOLD_BY[OUTER_NOTE] = lambda node: isinstance(node, BecomesOriginal)

LINES: Final = """
event = BecomesOriginal : this card become a originaldress
deed = ChooseOuter : choose 1 of this card's outerdress unit
event = ByXoverDress : this unit is placed on (RC) by [xoverdress]
event = DressedDoes : this unit in the [overdress] state {does:does}
event = DressedDoes : this unit in the [xoverdress] state {does:does} {=crossed:True}
event = DressedHits : the attack of this unit in the [overdress] state hit {target?:a_target}
event = DressedHits : the attack of this unit in the [xoverdress] state hit {target?:a_target} {=crossed:True}
feature = WithOriginal : a originaldress
feature = WithOriginal : originaldress {=form:1}
claim = HasOverDressed : it [overdress]
claim = IsA : the outerdress is {kind:headless} {=who:THE_OUTER} {=form:30}
each = EachOriginal : for each of this unit's originaldress {=kind:ANY_SORT}
reminder = OUTER_NOTE : ( a outerdress is the unit that this card is the originaldress of . )
"""  # noqa: E501 - a rule of the grammar is one line
