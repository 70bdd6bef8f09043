"""What a skill waits for: damage, discards, phases, what cards evolve into."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bythebook.games.dbs.texts.circumstances import ByBattle
from bythebook.games.dbs.texts.events import (
    EV_BEGIN,
    EV_DAMAGE,
    EV_DISCARDED,
    EV_EVOLVED,
    EV_TAKEN,
    P_CHARGE,
    P_MAIN_ENDS,
)
from bythebook.kernel.abilities.abilities import Trigger
from bythebook.kernel.language.words import ANYONE, YOU
from bythebook.text.english.kinds import Sort
from bythebook.text.english.moments import Moment, of_another
from bythebook.text.english.scope import Scope

CHARGE_BEGINS: Final = P_CHARGE
MAIN_ENDS: Final = P_MAIN_ENDS


@dataclass(frozen=True)
class TakesDamage(Moment):
    """A player takes damage, from anything or from an attack."""

    whose: int = YOU
    attack: bool = False
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        whose = scope.whose(self.whose)
        return Trigger(EV_TAKEN, whose=whose, condition=ByBattle() if self.attack else None)


@dataclass(frozen=True)
class OtherDamages(Moment):
    """A card of a kind deals damage."""

    kind: Sort
    whose: int = YOU
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        return Trigger(EV_DAMAGE, of_another(self.kind, self.whose, scope))


@dataclass(frozen=True)
class Discards(Moment):
    """A player discards a card of a kind, or several at once."""

    kind: Sort
    whose: int = YOU
    form: int = 0
    together: bool = False

    def trigger(self, scope: Scope) -> Trigger:
        who = of_another(self.kind, self.whose, scope)
        scope.subject = None
        return Trigger(EV_DISCARDED, who, together=self.together)


@dataclass(frozen=True)
class EvolvesInto(Moment):
    """A card evolves into one of a kind."""

    kind: Sort
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        return Trigger(EV_EVOLVED, of_another(self.kind, YOU, scope), whose=YOU)


@dataclass(frozen=True)
class PhaseTurns(Moment):
    """A phase of a player's turn begins or ends."""

    which: int
    whose: int = ANYONE
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        return Trigger(EV_BEGIN, value=self.which, turn=scope.whose(self.whose))


LINES: Final = """
# What a skill waits for: damage, discards, phases, and other sides of what stands before.
event = TakesDamage : you take damage
event = TakesDamage : your opponent take damage {=whose:OPPONENT}
event = TakesDamage : you take damage from a attack {=attack:True}
event = TakesDamage : your opponent take damage from a attack {=attack:True} {=whose:OPPONENT}
acts = DealsDamage : deal damage to your opponent {=form:10}
event = Discards : you discard 1 {kind:kind}
event = Discards : your opponent discard 1 {kind:kind} {=whose:OPPONENT}
event = EvolvesInto : a card evolve into 1 of your {kind:kind}
moment = PhaseTurns : at the start of your charge phase {=which:CHARGE_BEGINS} {=whose:YOU}
moment = PhaseTurns : at the start of your opponent's charge phase {=which:CHARGE_BEGINS} {=whose:OPPONENT}
moment = PhaseTurns : at the end of your main phase {=which:MAIN_ENDS} {=whose:YOU}
moment = PhaseTurns : at the end of your opponent's main phase {=which:MAIN_ENDS} {=whose:OPPONENT}
moment = Ends : at the end of each turn {=form:7}
moment = Ends : at the end of a turn {=form:8}
moment = Ends : at the end of a battle {=battle:True} {=form:7}
moment = TurnBegins : at the start of the turn {=whose:ANYONE}
moment = TurnBegins : at the start of each turn {=whose:ANYONE} {=form:1}
befalls = Goes : sent to {to:area} {=form:8}
befalls = Goes : added to {to:area} from {area:area} {=form:9}
befalls = Goes : returned to {to:area} from {area:area} {=form:10}
event = OtherGoes : a {kind:bare_kind} is sent to {to:area} {=form:7}
event = OtherGoes : a {kind:bare_kind} is added to {to:area} from {area:area} {=form:8}
event = AttacksCard : your opponent attack 1 of your {target:kind} {=of:YOU} {=form:2}
event = Attacks : your opponent attack with their leader card {=kind:A_LEADER} {=whose:OPPONENT} {=form:6}
event = SkillUsed : you activate your leader card's {marks:leader_skill} skill {=kind:A_LEADER} {=form:9}
event = SkillUsed : your opponent activate their leader card's {marks:leader_skill} skill {=kind:A_LEADER} {=whose:OPPONENT} {=form:9}
leader_skill = AN_AWAKEN : [Awaken]
leader_skill = WISH : [Wish]
used_skill = AN_AWAKEN : [Awaken]
used_skill = WISH : [Wish]
event = EnergyActive : you switch energy to active mode using a skill {=whose:YOU}
event = EnergyActive : you switch your energy to active mode using a skill {=whose:YOU} {=form:1}
"""  # noqa: E501 - a rule of the grammar is one line
