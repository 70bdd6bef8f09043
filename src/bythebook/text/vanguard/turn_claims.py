"""What was so in this turn: cards that went somewhere, units that were retired by engorging."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bythebook.games.vanguard.g.keywords.turn_history import RetiredByEngorging
from bythebook.games.vanguard.g.texts.conditions import LegionedThisTurn
from bythebook.games.vanguard.texts.turn_history import MovedThisTurn
from bythebook.games.vanguard.zones.zones import BIND
from bythebook.kernel.language.conditions import AmountIs, Condition
from bythebook.kernel.language.nouns import Amount, Cards
from bythebook.kernel.language.words import ANYONE, AT_LEAST, YOU
from bythebook.text.english.conditions import Claim
from bythebook.text.english.getting import Each
from bythebook.text.english.kinds import Kind, Sort
from bythebook.text.english.marks import Area
from bythebook.text.english.scope import Scope
from bythebook.text.meaning import Unplayable
from bythebook.text.vanguard.d.held_cards import own_places_in
from bythebook.text.vanguard.lexicon import UNIT_HEAD
from bythebook.text.vanguard.triggers import From


@dataclass(frozen=True)
class WentThisTurn(Claim):
    """So many of your cards were put somewhere this turn, perhaps from somewhere."""

    to: Area
    origin: From | None = None
    kind: Sort | None = None
    n: int = 1
    how: int = AT_LEAST
    effect: bool = False
    """whether only what effects have done counts"""
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        if self.to.whose not in (YOU, ANYONE, -1):
            raise Unplayable(self, "cards go to their owner's zones")
        origin = () if self.origin is None else self.origin.zones(scope)
        asked = Cards()
        if self.kind is not None:
            kind = self.kind
            if isinstance(kind, Kind) and scope.game.placed(kind.head):
                # It has left since; and it left from where it was that.
                there = scope.game.placed(kind.head)
                kind = Kind(0, kind.pre, kind.post, kind.last)
                if not set(origin) <= set(there):
                    raise Unplayable(self, "what is there is called otherwise")
                origin = origin or there
            elif isinstance(kind, Kind) and kind.head == UNIT_HEAD and not origin:
                raise Unplayable(self, "it is not said whether it was a unit on a circle")
            asked = kind.test(scope)
            if Cards(asked.whose, tests=asked.tests) != asked:
                raise Unplayable(self, "more is asked of the cards than is remembered")
            hidden = BIND in self.to.zones or scope.game.is_hidden(Cards(YOU, self.to.zones))
            if asked.tests and hidden:
                # What is bound may lie face down.
                raise Unplayable(self, "nobody else sees which cards went there")
        to = own_places_in(self.to.zones)
        return MovedThisTurn(YOU, to, self.n, self.how, origin, asked.tests, self.effect)


@dataclass(frozen=True)
class ByEngorging(Claim):
    """This unit has retired so many units this turn by its engorge ability."""

    n: int
    form: int = 0

    def condition(self, scope: Scope) -> Condition:
        if scope.continuous:
            raise Unplayable(self, "it is asked only of what happens")
        return AmountIs(RetiredByEngorging(), AT_LEAST, self.n)


@dataclass(frozen=True)
class EachEngorging(Each):
    """For each unit that this one has retired this turn by its engorge ability."""

    def amount(self, scope: Scope, times: int) -> Amount:
        if scope.continuous:
            raise Unplayable(self, "it is asked only of what happens")
        return RetiredByEngorging(times)


@dataclass(frozen=True)
class TurnOfLegion(Claim):
    """It is the turn in which this unit has come to be in legion."""

    def condition(self, scope: Scope) -> Condition:
        return LegionedThisTurn()


LINES: Final = """
claim = WentThisTurn : your {kind:sort} was put into {to:area} {origin?:origin} during {form:in_turn}
claim = WentThisTurn : your {kind:sort} had been put into {to:area} {origin?:origin} during {form:in_turn_past}
claim = WentThisTurn : {n:number} or more card was put into {to:area} {origin?:origin} during {form:in_turn}
claim = WentThisTurn : {n:number} or more of your {kind:sort} was put into {to:area} {origin?:origin} during {form:in_turn}
claim = WentThisTurn : no card was put into {to:area} {origin?:origin} during {form:in_turn} {=n:0} {=how:AT_MOST}
claim = WentThisTurn : no card was put into {to:area} {origin?:origin} during {form:in_turn} due to card effect {=n:0} {=how:AT_MOST} {=effect:True}
claim = WentThisTurn : card was not put into {to:area} {origin?:origin} this turn {=n:0} {=how:AT_MOST} {=form:3}
in_turn = 0 : this turn
in_turn = 1 : that turn
in_turn_past = 4 : this turn
in_turn_past = 5 : that turn
span = WentThisTurn : the turn that your card is put into {to:area} {origin?:origin} {=form:2}
claim = ByEngorging : the number of unit retired during this turn due to the effect of this unit's engorge ability is {n:number} or more
claim = ByEngorging : {n:number} or more unit was retired this turn due to the effect of this unit's engorge ability {=form:1}
each = EachEngorging : for each unit retired during this turn due to the effect of this unit's engorge ability {=kind:ANY_SORT}
span = TurnOfLegion : the turn that this unit [legion]
"""  # noqa: E501 - a rule of the grammar is one line
