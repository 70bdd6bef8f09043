"""Damage dealt: to whom, how much, once more, canceled or not; with the lines."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bythebook.games.ws.texts import effects as ws
from bythebook.games.ws.texts.in_battle import DamageWasCanceled
from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.language.conditions import Condition
from bythebook.kernel.language.nouns import Num
from bythebook.kernel.texts.branching import OneOf
from bythebook.text.ws.actions import DealsDamage
from bythebook.text.ws.conditions import Claim
from bythebook.text.ws.kinds import X, amount_of
from bythebook.text.ws.scope import Scope, Unplayable


@dataclass(frozen=True)
class DamageEither(DealsDamage):
    """Deal one damage or another, as you like."""

    n: int
    other: int

    def effects(self, scope: Scope) -> list[Effect]:
        return [OneOf(((ws.DealDamage(Num(self.n)),), (ws.DealDamage(Num(self.other)),)))]


@dataclass(frozen=True)
class DamageTo(DealsDamage):
    """Deal damage to yourself, or to all players at the same time."""

    n: int | X
    whose: int

    def effects(self, scope: Scope) -> list[Effect]:
        scope.damaged = True
        return [ws.DealDamage(amount_of(self.n, scope), self.whose)]


@dataclass(frozen=True)
class SameDamage(DealsDamage):
    """Deal the damage that was canceled once more."""

    def effects(self, scope: Scope) -> list[Effect]:
        if not scope.canceled:
            raise Unplayable(self, "no damage is spoken of")
        return [ws.DealSame()]


@dataclass(frozen=True)
class ThisDamageCanceled(Claim):
    """The damage dealt before was canceled, or was not."""

    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        if not scope.damaged:
            raise Unplayable(self, "no damage was dealt before")
        return DamageWasCanceled()

    def hangs(self) -> bool:
        return True


LINES: Final = """
# Damage dealt.
claim = ThisDamageCanceled : this damage is canceled
claim = ThisDamageCanceled : that damage is canceled {=form:1}
action = SameDamage : deal the same damage to your opponent
action = DamageTo : deal {n:num} damage to yourself {=whose:YOU}
action = DamageTo : deal {n:num} damage to all player {=whose:ANYONE}
action = DamageEither : deal either {n:number} or {other:number} damage to your opponent
your_damage = Damage : deal {n:num} damage to your opponent
action = ByYou : you {deed:your_damage}
"""
