"""Conditions of battles: which are under way, who attacks whom, and how cards came to them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bythebook.games.dbs.cards.cards import LEADER, POWER, TYPE
from bythebook.games.dbs.keywords.entering import WasPlayedWith
from bythebook.games.dbs.texts.circumstances import AttackNegated, SideFights
from bythebook.games.dbs.texts.fighting import Fighting as Fighter
from bythebook.games.dbs.texts.fighting import ThisFights
from bythebook.games.dbs.zones.zones import IN_PLAY
from bythebook.kernel.language.amounts import Either
from bythebook.kernel.language.conditions import Condition, Every, Fits
from bythebook.kernel.language.nouns import Cards, Noun
from bythebook.kernel.language.words import ANYONE, EQUAL, HAS, YOU, Test
from bythebook.text.english.conditions import Claim, ThisClaim
from bythebook.text.english.kinds import Sort
from bythebook.text.english.scope import Scope
from bythebook.text.english.subjects import It, Subject
from bythebook.text.meaning import Unplayable, any_one

# Which of this card's battles is spoken of.
UNDER_WAY: Final = 0
SAID_NOW: Final = 1
"""whether there is one is asked when it is said"""
ANY_OF_THEM: Final = 2
EITHER_SIDE: Final = 2
GUARDS: Final = 1


def known_now(claim: InBattle | InAttack, scope: Scope) -> None:
    """A battle is spoken of: one under way, or any as long as a [Permanent] skill counts.

    What is said to be so is asked when it is said, and not for later battles; beside what is
    waited for it is asked as that happens.
    """
    if scope.continuous or scope.waiting or claim.which == SAID_NOW:
        return
    if not scope.in_battle or claim.which == ANY_OF_THEM:
        raise Unplayable(claim, "it leaves open which battles are meant")


@dataclass(frozen=True)
class InBattle(ThisClaim):
    """This card is in a battle."""

    form: int = 0
    which: int = UNDER_WAY

    def condition(self, scope: Scope) -> Condition:
        known_now(self, scope)
        return Either((ThisFights(), ThisFights(True)))


@dataclass(frozen=True)
class InAttack(ThisClaim):
    """This card attacks, perhaps a card of a kind."""

    target: Sort | None = None
    form: int = 0
    which: int = UNDER_WAY
    against: bool = False
    """that something is done against it: only skills that are activated can be"""

    def is_against(self) -> bool:
        return self.against

    def condition(self, scope: Scope) -> Condition:
        known_now(self, scope)
        if self.target is None:
            return ThisFights()
        return Every((ThisFights(), Fits(Fighter(True), self.target.test(scope))))


@dataclass(frozen=True)
class FighterIs(Claim):
    """A card of a kind of a player's attacks, is attacked, or either."""

    kind: Sort
    whose: int = YOU
    guard: int = 0
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        kind = self.kind.test(scope)
        sides = (False, True) if self.guard == EITHER_SIDE else (self.guard == GUARDS,)
        found = [SideFights(kind, scope.whose(self.whose), side) for side in sides]
        return any_one(found)

    def names(self, scope: Scope) -> Noun | None:
        return None if self.guard == EITHER_SIDE else Fighter(self.guard == GUARDS)


@dataclass(frozen=True)
class PowerIs(Claim):
    """The power of a card is so much."""

    who: Subject
    n: int
    how: int = EQUAL
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        return Fits(self.who.noun(scope), Cards(tests=(Test(POWER, self.how, self.n),)))

    def names(self, scope: Scope) -> Noun | None:
        return None if isinstance(self.who, It) else self.who.noun(scope)


@dataclass(frozen=True)
class NegatedAttack(Claim):
    """The attack of a card of a kind was negated by this skill."""

    kind: int = LEADER
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        if not scope.in_battle:
            raise Unplayable(self, "no attack is negated")
        return AttackNegated(Cards(ANYONE, tests=(Test(TYPE, HAS, self.kind),)))


@dataclass(frozen=True)
class ThisPlayedWith(ThisClaim):
    """This card was played with a keyword skill."""

    keyword: int
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        if scope.gone or set(scope.active()) - set(IN_PLAY):
            raise Unplayable(self, "this card may be another by then")
        return WasPlayedWith(self.keyword)
