"""Damage that is dealt, triggers that are nullified, and who is battled in one attack."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bythebook.games.vanguard.battle.effects import Battles
from bythebook.games.vanguard.cards.cards import SKILLS, TAKES_NO_TRIGGERS
from bythebook.games.vanguard.texts.effects import DealDamage, NullifyForDamage
from bythebook.games.vanguard.zones.zones import REAR_GUARDS
from bythebook.kernel.abilities.abilities import Effect, Modifier
from bythebook.kernel.language.nouns import Cards, Num
from bythebook.kernel.language.words import OPPONENT
from bythebook.kernel.state.continuous_ops import BITS_ON
from bythebook.kernel.texts.lasting import GiveBits
from bythebook.text.english.actions import Action
from bythebook.text.english.scope import Scope
from bythebook.text.english.subjects import It, Subject
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard.forbidding import Can
from bythebook.text.vanguard.sentences import NO_TRIGGERS_NOTE, TOLD_BY


@dataclass(frozen=True)
class Deal(Action):
    """Deal damage: to the vanguard spoken of last, if it is not said to which."""

    n: int
    to: Subject | None = None

    def effects(self, scope: Scope) -> list[Effect]:
        found = (self.to or It()).fetch(scope)
        return [*found.effects, DealDamage(found.noun, Num(self.n))]


@dataclass(frozen=True)
class Nullified(Action):
    """In the checks of damage that was dealt triggers do nothing."""

    def effects(self, scope: Scope) -> list[Effect]:
        return [NullifyForDamage(It().fetch(scope).noun)]


@dataclass(frozen=True)
class BattlesMany(Action):
    """A unit battles several units in one attack."""

    who: Subject
    bits: int
    until: int = 0
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        found = self.who.fetch(scope)
        until = scope.game.lasts(self.until or scope.until)
        return [*found.effects, GiveBits(found.noun, SKILLS, self.bits, until)]

    def modifiers(self, scope: Scope) -> list[Modifier]:
        if self.until:
            raise Unplayable(self, "a continuous ability is for as long as it counts")
        return [Modifier(BITS_ON, SKILLS, self.who.noun(scope), bits=self.bits)]


@dataclass(frozen=True)
class BattlesOthers(Action):
    """The attack that is being made is made on all rear-guards."""

    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        return [Battles(Cards(OPPONENT, zones=REAR_GUARDS))]


def takes_no_triggers(node: object) -> bool:
    """Whether units cannot be chosen for triggers."""
    return isinstance(node, Can) and node.bits == TAKES_NO_TRIGGERS


TOLD_BY[NO_TRIGGERS_NOTE] = takes_no_triggers

__all__ = ["Can"]

LINES: Final = """
deed = Deal : deal {n:number} damage
deed = Deal : deal {n:number} damage to {to:what}
action = Nullified : during that damage check , all trigger effect is nullified
action = BattlesMany : {who:subject} battle {bits:battled} in 1 attack {until?:until}
battled = BATTLES_FRONT_ROW : all of your opponent's unit in the front row
battled = BATTLES_ALL : all of your opponent's unit
battled = BATTLES_COLUMN : the unit you attacked and all of your opponent's unit in that same column
permission_to = INTERCEPTS_FROM_BACK : intercept from the back row
bar = CANNOT_BE_BOOSTED : cannot be boosted by your unit
action = Can : {who:subject} {bits:attacks_so} {until?:until} {=form:1}
attacks_so = ATTACKS_STANDING : do not [rest] when it attack
attacks_so = TAKES_NO_TRIGGERS : cannot be chosen by trigger effect
action = BattlesOthers : for that battle , {form:striker} battle all of your opponent's rear-guard
striker = 0 : that vanguard
striker = 1 : that unit
"""
