"""Times at which something is waited for: beginnings of phases and steps, ends of battles."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bythebook.games.vanguard.battle.nouns import (
    AttackedInBattle,
    BoostedInBattle,
    BoostedUnits,
    IsAttacked,
    IsAttacking,
    WasAttackedInBattle,
    WasBoosted,
)
from bythebook.games.vanguard.texts import triggers as game
from bythebook.games.vanguard.texts.events import IS_ATTACKED, P_GUARD
from bythebook.kernel.abilities.abilities import Trigger
from bythebook.kernel.language.amounts import Either
from bythebook.kernel.language.conditions import Condition, Every
from bythebook.kernel.language.nouns import Cards
from bythebook.kernel.language.words import ANYONE, YOU
from bythebook.text.english.kinds import Sort
from bythebook.text.english.moments import Moment, of_this
from bythebook.text.english.scope import Scope
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard.scope import BOOSTED_UNIT, DOING
from bythebook.text.vanguard.triggers import Whoever, boosted_by, target_of


@dataclass(frozen=True)
class Begins(Moment):
    """A phase or step of a player's turn begins."""

    phase: int
    whose: int = YOU
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        if self.phase == P_GUARD:
            raise Unplayable(self, "it leaves open whose guard step it is")
        return game.begins(self.phase, scope.whose(self.whose))


@dataclass(frozen=True)
class BeginsInBattle(Moment):
    """A step begins of the battle in which somebody is attacked, or attacks."""

    phase: int
    role: int
    who: Whoever | None = None
    form: int = 0
    target: Sort | None = None

    def trigger(self, scope: Scope) -> Trigger:
        scope.in_battle = True
        defends = self.role == IS_ATTACKED
        holds: Condition = IsAttacked() if defends else IsAttacking()
        if self.who is not None:
            holds = game.fought(self.role, self.who.noun(scope))
        target = target_of(self.target, scope)
        if isinstance(target, Cards):
            holds = Every((holds, game.fought(IS_ATTACKED, target)))
        scope.subject = None
        return game.if_also(game.begins(self.phase, ANYONE), holds)


@dataclass(frozen=True)
class EitherBattleEnds(Moment):
    """The battle ends in which this unit attacked or boosted."""

    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        scope.in_battle = True
        of_this(scope)
        took_part = Either((AttackedInBattle(), BoostedInBattle()))
        return game.if_also(game.battle_ends(Cards(ANYONE)), took_part)


@dataclass(frozen=True)
class BattleEnds(Moment):
    """The battle ends in which this unit, or another, attacked, perhaps a unit of a kind."""

    who: Whoever | None = None
    target: Sort | None = None
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        who = of_this(scope) if self.who is None else self.who.noun(scope)
        scope.in_battle = True
        DOING.note(scope, self)
        return game.battle_ends(who, target_of(self.target, scope))


@dataclass(frozen=True)
class BoostedBattleEnds(Moment):
    """The battle ends in which this unit boosted, perhaps a unit of a kind."""

    target: Sort | None = None
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        who = target_of(self.target, scope)
        scope.in_battle = True
        BOOSTED_UNIT.note(scope, BoostedUnits())
        of_this(scope)
        ends = game.battle_ends(Cards(ANYONE) if who is None else who)
        return game.if_also(ends, BoostedInBattle())


@dataclass(frozen=True)
class AttackedBattleEnds(Moment):
    """The battle ends in which this unit was attacked."""

    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        scope.in_battle = True
        of_this(scope)
        return game.if_also(game.battle_ends(Cards(ANYONE)), WasAttackedInBattle())


@dataclass(frozen=True)
class BattleEndsBoosted(Moment):
    """The battle ends in which this unit was boosted, perhaps by a unit of a kind."""

    by: Sort | None = None
    target: Sort | None = None
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        by = boosted_by(self.by, scope)
        scope.in_battle = True
        target = target_of(self.target, scope)
        ends = game.if_also(game.battle_ends(of_this(scope), target), WasBoosted())
        return ends if by is None else game.if_also(ends, by)


LINES: Final = """
at_time = AttackedBattleEnds : at the end of the battle that this unit was attacked
at_time = BattleEndsBoosted : at the end of the battle that this unit was boosted {by?:by_a}
at_time = Begins : at the beginning of each {phase:real_phase} {=whose:ANYONE} {=form:2}
moment = | at_time
at_time = Begins : at the beginning of your {phase:phase}
at_time = Begins : at the beginning of your opponent's {phase:phase} {=whose:OPPONENT}
at_time = Begins : at the beginning of each of your {phase:phase} {=form:1}
real_phase = P_RIDE : ride phase
real_phase = P_MAIN : main phase
real_phase = P_BATTLE : battle phase
real_phase = P_END : end phase
real_phase = P_STAND : stand phase
real_phase = P_DRAW : draw phase
real_phase = P_ATTACK : attack step
real_phase = P_GUARD : guard step
real_phase = P_DRIVE : drive step
real_phase = P_DAMAGE : damage step
real_phase = P_CLOSE : close step
phase = | real_phase
phase = P_TURN : turn
at_time = BeginsInBattle : at the beginning of the {phase:phase} of the battle that this unit was attacked {=role:IS_ATTACKED}
at_time = BeginsInBattle : at the beginning of the {phase:phase} of the battle that {who:whoever} was attacked {=role:IS_ATTACKED}
at_time = BeginsInBattle : at the beginning of the {phase:phase} that {who:whoever} is attacked {=role:IS_ATTACKED} {=form:1}
at_time = BeginsInBattle : at the beginning of the {phase:phase} that {who:whoever} was attacked {=role:IS_ATTACKED} {=form:2}
at_time = BeginsInBattle : at the beginning of the {phase:phase} of the battle that {who:whoever} is attacked {=role:IS_ATTACKED} {=form:3}
at_time = BattleEnds : at the end of the battle that it attacked {target?:a_target} {=form:2}
at_time = BattleEndsBoosted : at the end of the battle that this unit attacked {target:a_target} and was boosted {by?:by_a}
at_time = Begins : at the beginning of each turn's {phase:real_phase} {=whose:ANYONE} {=form:3}
at_time = BeginsInBattle : at the beginning of the {phase:phase} that this unit is attacked {=role:IS_ATTACKED} {=form:1}
at_time = BeginsInBattle : at the beginning of the {phase:phase} of the battle that this unit attacked {target?:a_target} {=role:IS_ATTACKING}
at_time = BeginsInBattle : at the beginning of the {phase:phase} of the battle that {who:whoever} attacked {target?:a_target} {=role:IS_ATTACKING}
at_time = BattleEnds : at the end of the battle that this unit attacked {target?:a_target}
at_time = BattleEnds : at the end of the battle that {who:whoever} attacked {target?:a_target}
at_time = BattleEnds : at the end of the battle that {who:whoever} attack {target?:a_target} {=form:1}
at_time = EitherBattleEnds : at the end of the battle that this unit attacked or boosted
at_time = BoostedBattleEnds : at the end of the battle that this unit boosted {target?:a_target}
at_time = BoostedBattleEnds : at the end of the battle this unit boosted {target?:a_target} {=form:1}
at_time = BattleEnds : at the end of the battle this unit attacked {target?:a_target} {=form:3}
at_time = BattleEnds : at the end of the battle {who:whoever} attacked {target?:a_target} {=form:3}
at_time = EitherBattleEnds : at the end of the battle this unit attacked or boosted {=form:1}
at_time = AttackedBattleEnds : at the end of the battle this unit was attacked {=form:1}
"""  # noqa: E501 - a rule of the grammar is one line
