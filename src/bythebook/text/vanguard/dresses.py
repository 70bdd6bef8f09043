"""overDress and XoverDress, and tokens (overDress era)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from bythebook.games.vanguard.cards.cards import named
from bythebook.games.vanguard.d.actions.overdress import overdress_ability, xoverdress_abilities
from bythebook.games.vanguard.d.markers import CallTokensOf, token_card
from bythebook.games.vanguard.d.texts.conditions import InOverDress
from bythebook.kernel.abilities.abilities import Ability, Effect
from bythebook.kernel.abilities.resolve import R_MOVED
from bythebook.kernel.language.nouns import Bound, Cards
from bythebook.kernel.language.words import YOU
from bythebook.text.english.actions import Action
from bythebook.text.english.counts import Count, Exactly, UpTo
from bythebook.text.english.kinds import Kind
from bythebook.text.english.marks import Asked, Mark
from bythebook.text.english.scope import Scope, Spoken
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard.abilities import Text
from bythebook.text.vanguard.calling import Circle
from bythebook.text.vanguard.scope import CALLED, reading
from bythebook.text.vanguard.sentences import EXPLAINED, PLANT_NOTE

SHADOW_ARMY: Final = 1
PLANT: Final = 2
_TOKENS: Final = {SHADOW_ARMY: "Shadow Army", PLANT: "Plant"}


@dataclass(frozen=True)
class OverDressText(Text):
    """Over which rear-guard the card can be put: one of a name, or another of a kind."""

    name: str
    kind: Kind | None = None
    note: bool = False

    def abilities(self, kind: int) -> tuple[Ability, ...]:
        one = Cards(tests=(named(self.name),))
        if self.kind is None:
            return (overdress_ability(one, self),)
        other = self.kind.cards(reading(kind), YOU)
        return (overdress_ability(one, self), overdress_ability(other, self))


@dataclass(frozen=True)
class XoverDressText(Text):
    """Over which rear-guards the card can be put together."""

    name: str
    kind: Kind
    note: int = 0

    def abilities(self, kind: int) -> tuple[Ability, ...]:
        other = self.kind.cards(reading(kind), YOU)
        return xoverdress_abilities(Cards(tests=(named(self.name),)), other, words=self)


@dataclass(frozen=True)
class Dressed(Mark):
    """In the overDress state."""

    crossed: bool = False

    def ask(self, asked: Asked, scope: Scope) -> None:
        asked.such.append(InOverDress(self.crossed))


@dataclass(frozen=True)
class CallToken(Action):
    """Call tokens of a name."""

    goes_on: ClassVar[bool] = True

    count: Count
    name: int
    to: Circle
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        if not isinstance(self.count, Exactly | UpTo):
            raise Unplayable(self, "how many of them are called is not said")
        several = self.count.n > 1
        scope.forget_moved()
        scope.did(CALLED, Bound(R_MOVED), several)
        scope.it, scope.done = Spoken(Bound(R_MOVED), several), Bound(R_MOVED)
        onto = self.to.onto(scope, False)
        up_to = isinstance(self.count, UpTo)
        return [CallTokensOf(token_card(_TOKENS[self.name]), self.count.n, onto, up_to)]


EXPLAINED[PLANT_NOTE] = CallToken

LINES: Final = """
text = OverDressText : [overdress] - {name:name} .
text = OverDressText : [overdress] - {name:name} ( you may place it by stacking it on the specified unit instead of normal calling it to (RC) . ) {=note:True}
text = OverDressText : [overdress] - {name:name} , or a {kind:kind} .
text = OverDressText : [overdress] - {name:name} , or a {kind:kind} ( you may place it by stacking it on the specified unit instead of normal calling it to (RC) . ) {=note:True}
text = XoverDressText : [xoverdress] - 1 {name:name} and 1 {kind:kind} .
text = XoverDressText : [xoverdress] - 1 {name:name} and 1 {kind:kind} ( you may place it by stacking it on all of the specified unit instead of normal calling it to (RC) . ) {=note:1}
text = XoverDressText : [xoverdress] - 1 {name:name} and 1 {kind:kind} ( you may place it by stacking it on all of the specified unit instead of calling it to (RC) . ) {=note:2}
such_post = Dressed : in the [overdress] state
such_post = Dressed : in the [xoverdress] state {=crossed:True}
deed = CallToken : call {count:count} {name:token_name} token {to:to_circle}
deed = CallToken : call a {name:token_name} token {to:to_circle} {=count:JUST_ONE} {=form:1}
token_name = SHADOW_ARMY : shadow army
token_name = PLANT : plant
"""  # noqa: E501 - a rule of the grammar is one line
