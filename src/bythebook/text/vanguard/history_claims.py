"""What happened this turn: orders played, units retired, placed and ridden, attacks, checks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bythebook.games.vanguard.battle.nouns import AttackingUnits
from bythebook.games.vanguard.d.policy import DISCARDED_FROM
from bythebook.games.vanguard.d.zones.zones import ORDER_AREA
from bythebook.games.vanguard.texts.turn_history import HaveAttacked, MovedThisTurn
from bythebook.games.vanguard.zones.zones import DECK, DROP, FIELD, HAND, TRIGGER, VANGUARD
from bythebook.kernel.language.conditions import Condition
from bythebook.kernel.language.nouns import Cards, This
from bythebook.kernel.language.words import AT_LEAST, YOU, Test
from bythebook.text.english.conditions import Claim
from bythebook.text.english.kinds import Kind, Sort
from bythebook.text.english.scope import Scope
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard.lexicon import Vanguard


def as_remembered(kind: Sort, scope: Scope) -> tuple[tuple[int, ...], tuple[Test, ...]]:
    """Of a kind of card: where its head noun says they were, and what is printed on them."""
    there: tuple[int, ...] = ()
    if isinstance(kind, Kind):
        there = scope.game.placed(kind.head)
        if there:
            kind = type(kind)(0, kind.pre, kind.post, kind.last)  # they may have left since
    asked = kind.test(scope)
    if Cards(asked.whose, tests=asked.tests) != asked:
        raise Unplayable(kind, "more is asked of the cards than is remembered")
    return there, asked.tests


@dataclass(frozen=True)
class PlayedSuch(Claim):
    """You played so many orders of a kind this turn, or none."""

    kind: Sort
    n: int = 1
    how: int = AT_LEAST
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        _, tests = as_remembered(self.kind, scope)
        return MovedThisTurn(YOU, (ORDER_AREA,), self.n, self.how, tests=tests)


@dataclass(frozen=True)
class RetiredThisTurn(Claim):
    """So many units of a kind of a player's were retired this turn, or none."""

    whose: int
    kind: Sort
    n: int = 1
    how: int = AT_LEAST
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        there, tests = as_remembered(self.kind, scope)
        whose = scope.whose(self.whose)
        return MovedThisTurn(whose, (DROP,), self.n, self.how, there or FIELD, tests)


@dataclass(frozen=True)
class RodeThisTurn(Claim):
    """You rode this turn, perhaps a card of a kind, or did not."""

    kind: Sort | None = None
    n: int = 1
    how: int = AT_LEAST
    placed: bool = False
    """said of placing: that it was on the vanguard circle, what is placed has to tell"""

    def condition(self, scope: Scope) -> Condition:
        there, tests = ((), ()) if self.kind is None else as_remembered(self.kind, scope)
        if there != (VANGUARD,) and (there or self.placed):
            raise Unplayable(self, "only vanguards are ridden")
        return MovedThisTurn(YOU, (VANGUARD,), self.n, self.how, tests=tests)


@dataclass(frozen=True)
class AttackerAttacked(Claim):
    """The attacking unit of a player's has attacked so often this turn, or more."""

    whose: int
    n: int

    def condition(self, scope: Scope) -> Condition:
        attacking = AttackingUnits(scope.whose(self.whose))
        return HaveAttacked(attacking, self.n)


@dataclass(frozen=True)
class ThisAttacked(Claim):
    """This unit has attacked so often this turn, or more."""

    n: int = 1
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        return HaveAttacked(This(), self.n)


@dataclass(frozen=True)
class DiscardedThisTurn(Claim):
    """You discarded so many cards this turn, from the hand if it is said."""

    n: int
    hand: bool = False
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        words = scope.game
        if not (isinstance(words, Vanguard) and words.bare_is_own):
            raise Unplayable(self, "it leaves open what counts as discarding")
        origin = (HAND,) if self.hand else DISCARDED_FROM.value
        return MovedThisTurn(YOU, (DROP,), self.n, AT_LEAST, origin)


@dataclass(frozen=True)
class CheckedThisTurn(Claim):
    """A player's checks have revealed cards of a kind this turn, or none."""

    whose: int
    kind: Sort
    n: int = 1
    how: int = AT_LEAST
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        _, tests = as_remembered(self.kind, scope)
        whose = scope.whose(self.whose)
        return MovedThisTurn(whose, (TRIGGER,), self.n, self.how, (DECK,), tests)


LINES: Final = """
claim = PlayedSuch : you played a {kind:headed} this turn
claim = PlayedSuch : you played {kind:headless} this turn {=form:1}
claim = PlayedSuch : you played {n:number} or more {kind:headed} this turn {=form:2}
claim = PlayedSuch : you did not play a {kind:headed} this turn {=n:0} {=how:AT_MOST}
claim = PlayedSuch : you did not play {kind:headed} this turn {=n:0} {=how:AT_MOST} {=form:3}
claim = RetiredThisTurn : {whose:whose} {kind:sort} was retired this turn
claim = RetiredThisTurn : {n:number} or more of {whose:whose} {kind:sort} was retired this turn {=form:1}
claim = RetiredThisTurn : {whose:whose} {kind:sort} was not retired this turn {=n:0} {=how:AT_MOST}
claim = RodeThisTurn : you rode this turn
claim = RodeThisTurn : you did not ride this turn {=n:0} {=how:AT_MOST}
claim = RodeThisTurn : you rode a {kind:sort} this turn
claim = RodeThisTurn : your {kind:sort} was placed this turn {=placed:True}
claim = WentThisTurn : your {kind:sort} was put into {to:area} this turn {=form:6}
claim = WentThisTurn : your {kind:sort} was put {origin:origin} into {to:area} this turn {=form:8}
claim = WentThisTurn : you put a {kind:bare_kind} {origin:origin} into {to:area} this turn {=form:7}
claim = WentThisTurn : your {kind:sort} was put into {to:area} {origin:origin} this turn {=form:9}
claim = WentThisTurn : a card was put into {to:area} this turn {=form:10}
claim = WentThisTurn : {n:number} or more card was put into {to:area} {origin?:origin} this turn {=form:11}
claim = WentThisTurn : your card was bound this turn {=to:IN_BIND} {=form:12}
claim = DiscardedThisTurn : you discarded {n:number} or more card this turn
claim = DiscardedThisTurn : you discarded a card this turn {=n:1} {=form:1}
claim = DiscardedThisTurn : a card was discarded from your hand this turn {=n:1} {=hand:True} {=form:2}
claim = ThisAttacked : this unit attacked this turn
claim = ThisAttacked : this unit attacked {n:number} or more time this turn {=form:1}
claim = AttackerAttacked : {whose:whose} attacking unit have attacked {n:number} or more time this turn
claim = CheckedThisTurn : {whose:whose} drive check or damage check revealed a {kind:headed} this turn
claim = CheckedThisTurn : no {kind:headed} was put into {whose:whose} trigger zone this turn {=n:0} {=how:AT_MOST} {=form:1}
"""  # noqa: E501 - a rule of the grammar is one line
