"""overDress and XoverDress (overDress era)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bythebook.games.vanguard.cards.cards import named
from bythebook.games.vanguard.d.actions.overdress import overdress_ability, xoverdress_abilities
from bythebook.games.vanguard.d.texts.conditions import InOverDress
from bythebook.kernel.abilities.abilities import Ability
from bythebook.kernel.language.nouns import Cards
from bythebook.kernel.language.words import YOU
from bythebook.text.english.kinds import Kind
from bythebook.text.english.marks import Asked, Mark
from bythebook.text.english.scope import Scope
from bythebook.text.vanguard.abilities import Text
from bythebook.text.vanguard.scope import reading


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
"""  # noqa: E501 - a rule of the grammar is one line
