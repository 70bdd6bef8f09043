"""What was done this turn that no zone tells of: charges, blasts, drive checks, rides, songs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bythebook.games.vanguard.battle.nouns import AttackedInBattle
from bythebook.games.vanguard.texts import triggers as game
from bythebook.games.vanguard.texts.deeds_this_turn import (
    COUNTER_CHARGE_DEED,
    SOUL_CHARGE_DEED,
    BlastedSoul,
    Did,
    DriveChecked,
    RodeFrom,
    SangThisTurn,
)
from bythebook.kernel.abilities.abilities import Trigger
from bythebook.kernel.abilities.resolve import R_SUBJECT
from bythebook.kernel.language.conditions import Condition, Unless
from bythebook.kernel.language.nouns import Bound, Cards, Player, This
from bythebook.kernel.language.words import AT_LEAST, YOU
from bythebook.text.english.conditions import Claim
from bythebook.text.english.kinds import Kind, Sort
from bythebook.text.english.moments import Moment
from bythebook.text.english.scope import Scope, Spoken
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard.history_claims import as_remembered
from bythebook.text.vanguard.lexicon import VANGUARD_HEAD

__all__ = ["COUNTER_CHARGE_DEED", "SOUL_CHARGE_DEED"]


@dataclass(frozen=True)
class DidThisTurn(Claim):
    """You soul charged, or counter charged, this turn, or did not."""

    deed: int
    none: bool = False

    def condition(self, scope: Scope) -> Condition:
        return Unless(Did(self.deed)) if self.none else Did(self.deed)


@dataclass(frozen=True)
class BlastedThisTurn(Claim):
    """You soul blasted so many cards or more together this turn for an ability, or did not."""

    n: int
    of: Sort | None = None
    none: bool = False
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        of = self.of
        if of is not None and not (
            isinstance(of, Kind) and of.head == VANGUARD_HEAD and not of.marks()
        ):
            raise Unplayable(self, "it is not remembered by which card's ability")
        blasted = BlastedSoul(self.n, of is not None)
        return Unless(blasted) if self.none else blasted


@dataclass(frozen=True)
class DriveCheckedThisTurn(Claim):
    """Your drive checks have revealed a card of a kind this turn."""

    kind: Sort
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        _, tests = as_remembered(self.kind, scope)
        return DriveChecked(tests)


@dataclass(frozen=True)
class CheckedBattleEnds(Moment):
    """The battle ends in which your drive checks have revealed a card of a kind."""

    kind: Sort
    form: int = 0

    def trigger(self, scope: Scope) -> Trigger:
        _, tests = as_remembered(self.kind, scope)
        scope.in_battle = True
        scope.subject = None
        ends = game.battle_ends(Cards(YOU))
        return game.if_also(ends, DriveChecked(tests, battle=True))


@dataclass(frozen=True)
class ChecksWhileAttacking(Moment):
    """A drive check reveals a card of a kind in the battle in which this unit attacked."""

    kind: Sort

    def trigger(self, scope: Scope) -> Trigger:
        what = self.kind.test(scope)
        scope.in_battle = True
        scope.subject = Spoken(Bound(R_SUBJECT), False)
        return game.if_also(game.drive_check(what), AttackedInBattle())


@dataclass(frozen=True)
class PlacedByRiding(Claim):
    """This unit, or your vanguard, was placed this turn by riding a unit of a kind."""

    ridden: Sort
    of_this: bool = False
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        _, tests = as_remembered(self.ridden, scope)
        return RodeFrom(This() if self.of_this else Player(YOU), tests)


@dataclass(frozen=True)
class PlacedInRidePhase(Claim):
    """Your vanguard was placed in the ride phase this turn."""

    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        return RodeFrom(Player(YOU), in_phase=True)


@dataclass(frozen=True)
class Sang(Claim):
    """You sang Songs of a kind this turn."""

    kind: Sort
    n: int = 1
    how: int = AT_LEAST
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        _, tests = as_remembered(self.kind, scope)
        return SangThisTurn(tests, self.n, self.how)


LINES: Final = """
claim = DidThisTurn : you [ {deed:charged} ] this turn
claim = DidThisTurn : you did not [ {deed:charged} ] this turn {=none:True}
charged = SOUL_CHARGE_DEED : soul-charge
charged = COUNTER_CHARGE_DEED : counter-charge
claim = BlastedThisTurn : you [ soul-blast {n:number} ] or more card at the same time for the cost of your card's ability this turn
claim = BlastedThisTurn : you [ soul-blast {n:number} ] or more card at the same time for the cost of your {of:whose_ability} ability this turn {=form:1}
claim = BlastedThisTurn : you [ soul-blast {n:number} ] or more at the same time for the cost of your {of:whose_ability} ability this turn {=form:2}
claim = BlastedThisTurn : you did not [ soul-blast {n:number} ] or more card at the same time for the cost of your card's ability this turn {=none:True}
claim = BlastedThisTurn : you did not [ soul-blast {n:number} ] or more card at the same time for the cost of your {of:whose_ability} ability this turn {=none:True} {=form:1}
claim = DriveCheckedThisTurn : a {kind:headed} was revealed for your drive check this turn
claim = DriveCheckedThisTurn : a {kind:graded} was revealed for your drive check this turn {=form:1}
at_time = CheckedBattleEnds : at the end of the battle your drive check revealed a {kind:sort}
at_time = CheckedBattleEnds : at the end of the battle that your drive check revealed a {kind:sort} {=form:1}
event = ChecksWhileAttacking : a {kind:headed} is revealed for the drive check of the battle this unit attacked
claim = PlacedByRiding : this unit was placed by riding from {ridden:headless} this turn {=of_this:True}
claim = PlacedByRiding : this unit was placed by riding from a {ridden:sort} this turn {=of_this:True} {=form:1}
claim = PlacedByRiding : your vanguard was placed this turn by riding from a {ridden:sort}
claim = PlacedByRiding : your vanguard is placed this turn by riding from a {ridden:sort} {=form:2}
claim = PlacedInRidePhase : your vanguard was placed during the ride phase this turn
claim = PlacedInRidePhase : your vanguard was placed during ride phase this turn {=form:1}
claim = Sang : {kind:headless} was sung this turn
claim = Sang : your {kind:headless} was sung this turn {=form:5}
claim = Sang : you sang {kind:headless} this turn {=form:1}
"""  # noqa: E501 - a rule of the grammar is one line
