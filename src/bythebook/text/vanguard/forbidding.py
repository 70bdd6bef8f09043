"""What units and players cannot do, what units can do besides, and what they must."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bythebook.games.vanguard.abilities.nullifying import NullifyEffects
from bythebook.games.vanguard.battle.nouns import AttackedInBattle
from bythebook.games.vanguard.cards.cards import ATTACKS_BACK_OF_COLUMN, SKILLS
from bythebook.games.vanguard.texts.events import CANNOT_BE_HIT
from bythebook.games.vanguard.texts.limiting import (
    GuardTogether,
    NoGuardFrom,
    limit_for,
    limit_while,
)
from bythebook.games.vanguard.zones.zones import VANGUARD_AND_REAR
from bythebook.kernel.abilities.abilities import CONT, Ability, Effect, Modifier
from bythebook.kernel.language.nouns import Noun, Player, This
from bythebook.kernel.language.words import OPPONENT
from bythebook.kernel.state.continuous_ops import BITS_ON, CHAR_CANNOT
from bythebook.kernel.texts.lasting import GiveBits, GrantAbility
from bythebook.text.english.actions import Action
from bythebook.text.english.kinds import Sort
from bythebook.text.english.scope import Scope
from bythebook.text.english.subjects import Subject
from bythebook.text.meaning import Unplayable


@dataclass(frozen=True)
class Can(Action):
    """Units can attack in ways in which they could not by themselves."""

    who: Subject
    bits: int
    until: int = 0
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        found = self.who.fetch(scope)
        self.check_column(found.noun)
        scope.speaker = found.noun
        until = scope.game.lasts(self.until or scope.until)
        return [*found.effects, GiveBits(found.noun, SKILLS, self.bits, until)]

    def check_column(self, who: Noun) -> None:
        """The column of this unit is that of who attacks only if it attacks itself."""
        if self.bits == ATTACKS_BACK_OF_COLUMN and not isinstance(who, This):
            raise Unplayable(self, "who attacks is in another column")

    def modifiers(self, scope: Scope) -> list[Modifier]:
        self.check_column(self.who.noun(scope))
        if self.until:
            raise Unplayable(self, "a continuous ability is for as long as it counts")
        return [Modifier(BITS_ON, SKILLS, self.who.noun(scope), bits=self.bits)]


@dataclass(frozen=True)
class NoGuard(Action):
    """A player cannot call cards of a kind from the hand to the guardian circle."""

    kind: Sort
    whose: int = OPPONENT
    until: int = 0
    form: int = 0

    def limit(self, scope: Scope) -> NoGuardFrom:
        """What cannot be called."""
        kind = self.kind.test(scope)
        if kind.limits or kind.orient >= 0 or kind.other:
            raise Unplayable(self, "what it is compared with is not known by then")
        return NoGuardFrom(kind)

    def effects(self, scope: Scope) -> list[Effect]:
        until = scope.game.lasts(self.until or scope.until)
        scope.speaker = Player(scope.whose(self.whose))
        return [limit_for(self.limit(scope), Player(scope.whose(self.whose)), until)]

    def modifiers(self, scope: Scope) -> list[Modifier]:
        if self.until:
            raise Unplayable(self, "a continuous ability is for as long as it counts")
        scope.speaker = Player(scope.whose(self.whose))
        return [limit_while(self.limit(scope), Player(scope.whose(self.whose)))]


@dataclass(frozen=True)
class MustGuardTogether(Action):
    """The opponent calls cards of the hand to the guardian circle so many at a time, or none."""

    n: int
    until: int = 0
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        until = scope.game.lasts(self.until or scope.until)
        return [limit_for(GuardTogether(self.n), Player(scope.whose(OPPONENT)), until)]

    def modifiers(self, scope: Scope) -> list[Modifier]:
        if self.until:
            raise Unplayable(self, "a continuous ability is for as long as it counts")
        return [limit_while(GuardTogether(self.n), Player(scope.whose(OPPONENT)))]


@dataclass(frozen=True)
class InItsBattles(Action):
    """What the opponent cannot do in battles in which a unit attacks, for a time."""

    limit: Action
    of: Subject
    until: int = 0
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        found = self.of.fetch(scope)
        until = scope.game.lasts(self.until or scope.until)
        if not until:
            raise Unplayable(self, "it leaves open for how long")
        limits = tuple(self.limit.modifiers(scope.fresh(continuous=True)))
        own = Ability(CONT, VANGUARD_AND_REAR, condition=AttackedInBattle(), modifiers=limits)
        return [*found.effects, GrantAbility(found.noun, own, until)]


@dataclass(frozen=True)
class NullifyHits(Action):
    """What a unit spoken of has said of units that cannot be hit is nullified."""

    def effects(self, scope: Scope) -> list[Effect]:
        spoken = scope.it
        if spoken is None:
            raise Unplayable(self, "no unit was spoken of")
        return [NullifyEffects(spoken.noun, CHAR_CANNOT, CANNOT_BE_HIT)]


LINES: Final = """
action = Cannot : {who:subject} {bits:bar} {until?:until}
bar = CANNOT_BE_HIT : cannot be hit
bar = CANNOT_ATTACK : cannot attack
bar = CANNOT_BOOST : cannot boost
bar = CANNOT_INTERCEPT : cannot intercept
bar = CANNOT_ATTACK_VANGUARD : cannot attack a vanguard
bar = CANNOT_ATTACK_REAR_GUARD : cannot attack a rear-guard
bar = UNAFFECTED_BY_OPPONENT : cannot be affected by the effect of your opponent's card
bar = CANNOT_RETIRE : cannot be retired by card effect
bar = CANNOT_GO_TO_DECK : cannot be put into your deck by card effect
bar = CANNOT_BE_LOCKED : cannot be locked by card effect
action = Cannot : {who:subject} cannot [stand] during your stand phase {=bits:STAYS_IN_STAND_PHASE} {=form:12}
action = Cannot : {who:subject} cannot [stand] during stand phase {until?:until} {=bits:STAYS_IN_STAND_PHASE} {=form:14}
action = Cannot : cannot [stand] during stand phase {until?:until} {=who:SAME_AGAIN} {=bits:STAYS_IN_STAND_PHASE} {=form:15}
bar = CANNOT_MOVE : cannot move to other (RC)
bar = CANNOT_BE_CHOSEN : cannot be chosen by your opponent's card effect
bar = STAYS_OUT : do not return to the g zone
action = Cannot : {bits:bar} {until?:until} {=who:SAME_AGAIN} {=form:8}
action = Cannot : {who:subject} cannot [stand] during {until:next_stand} {=bits:STAYS_IN_STAND_PHASE}
next_stand = END_OF_OPPONENTS_NEXT_TURN : your opponent's next stand phase
next_stand = END_OF_YOUR_NEXT_TURN : your next stand phase
next_stand = END_OF_TURN : that stand phase
action = Cannot : {who:subject} cannot be boosted {until?:until} {=bits:CANNOT_BE_BOOSTED} {=form:9}
action = Can : {who:subject} can attack {form:back_row} {until?:until} {=bits:ATTACKS_BACK_ROW}
action = Can : {who:subject} can attack {form:back_row} in the same column as this unit {until?:until} {=bits:ATTACKS_BACK_OF_COLUMN}
action = Can : {who:subject} can attack a unit in the back row in the same column as this unit {until?:until} {=bits:ATTACKS_BACK_OF_COLUMN}
action = Can : {who:subject} can attack a unit in the same column as this unit in the back row {until?:until} {=bits:ATTACKS_BACK_OF_COLUMN} {=form:20}
action = Can : {who:subject} can attack a unit in the same column as this unit in your opponent's back row {until?:until} {=bits:ATTACKS_BACK_OF_COLUMN} {=form:21}
back_row = 16 : a unit in your opponent's back row
back_row = 17 : a opponent's rear-guard in the back row
back_row = 10 : unit in the back row
back_row = 11 : your opponent's unit in the back row
back_row = 12 : your opponent's rear-guard in the back row
back_row = 13 : a rear-guard in the back row
back_row = 14 : rear-guard in the back row
back_row = 15 : unit in your opponent's back row
action = Cannot : your opponent cannot activate the [AUTO] ability of {who:subject} {until?:until} {=bits:CANNOT_USE_AUTO} {=form:1}
action = NullifyHits : that unit's effect with "cannot_be_hit" is nullified
action = Can : {who:subject} can {bits:permission_to} {until?:until}
action = Can : this unit's "when_attack_hits" effect activate even if the attack did not hit {=who:THIS_UNIT} {=bits:HIT_OR_NOT}
permission_to = ATTACKS_FROM_BACK : attack from the back row
permission_to = ATTACKS_VANGUARD_FROM_BACK : attack a vanguard from the back row
permission_to = ATTACKS_BACK_ROW : attack a unit in the back row
action = Cannot : your opponent cannot intercept {until?:until} {=who:THE_OPPONENT} {=bits:CANNOT_INTERCEPT} {=form:11}
action = NoGuard : your opponent cannot call {kind:sort} from hand to (GC) {until?:until}
action = NoGuard : your opponent cannot call {kind:sort} from their hand to (GC) {until?:until} {=form:1}
action = NoGuard : your opponent cannot call {kind:sort} to (GC) from hand {until?:until} {=form:2}
action = NoGuard : your opponent cannot call {kind:sort} to (GC) from their hand {until?:until} {=form:3}
action = InItsBattles : {limit:guard_limit} for the battle this unit attacked {=of:THIS_UNIT}
action = InItsBattles : {limit:guard_limit} for the battle that {of:it} attack this turn {=until:END_OF_TURN} {=form:1}
guard_limit = NoGuard : your opponent cannot call {kind:sort} from hand to (GC)
guard_limit = NoGuard : your opponent cannot call {kind:sort} from their hand to (GC) {=form:1}
guard_limit = NoGuard : your opponent cannot call {kind:sort} to (GC) from hand {=form:2}
guard_limit = NoGuard : your opponent cannot call {kind:sort} to (GC) from their hand {=form:3}
action = MustGuardTogether : when your opponent would call card from hand to (GC) , they must call {n:number} or more at the same time {until?:until}
action = MustGuardTogether : when your opponent would call card from their hand to (GC) , they must call {n:number} or more at the same time {until?:until} {=form:1}
"""  # noqa: E501 - a rule of the grammar is one line
