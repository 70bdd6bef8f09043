"""How cards count: costs raised, no specified cost, other areas for keyword skills."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from bythebook.games.dbs.cards.cards import BATTLE, COST, KEYWORDS, NO_SPECIFIED, UNION_FUSION
from bythebook.games.dbs.cards.characteristics import of_type
from bythebook.games.dbs.keywords.keywords import also_from
from bythebook.games.dbs.zones.zones import HAND
from bythebook.kernel.abilities.abilities import Ability, Effect, Modifier
from bythebook.kernel.language.nouns import Amount, Cards, Noun, Num, This
from bythebook.kernel.language.words import YOU
from bythebook.kernel.state.continuous_ops import ADD, BITS_ON
from bythebook.kernel.texts.lasting import Give
from bythebook.text.dbs.scope import reading
from bythebook.text.dbs.tags import Text, finished
from bythebook.text.english.actions import Action
from bythebook.text.english.conditions import If, IfEither, IfNot
from bythebook.text.english.getting import Each
from bythebook.text.english.kinds import Sort
from bythebook.text.english.marks import Area
from bythebook.text.english.scope import Scope, Unplayable
from bythebook.text.english.steps import condition_of


@dataclass(frozen=True)
class Increase(Action):
    """The energy cost of this card is more."""

    n: int
    area: Area | None = None
    until: int = 0
    form: int = 0
    each: Each | None = None

    def effects(self, scope: Scope) -> list[Effect]:
        if self.each is not None:
            raise Unplayable(self, "it is so all the time")
        if not self.until or self.area is not None:
            raise Unplayable(self, "it is not said for how long")
        return [Give(This(), COST, Num(self.n), self.until)]

    def modifiers(self, scope: Scope) -> list[Modifier]:
        if self.until:
            raise Unplayable(self, "a permanent skill is for as long as it counts")
        if self.area is not None:
            scope.here(self.area.zones, self)
        amount: Amount = Num(self.n) if self.each is None else self.each.amount(scope, self.n)
        return [Modifier(ADD, COST, This(), amount)]


@dataclass(frozen=True)
class NoSpecifiedCost(Action):
    """This card in the hand, or cards of a kind, count as if they had no specified cost."""

    kind: Sort | None = None
    form: int = 0

    def modifiers(self, scope: Scope) -> list[Modifier]:
        who: Noun = This()
        if self.kind is None:
            scope.here((HAND,), self)
        else:
            who = replace(self.kind.test(scope), whose=YOU, zones=(HAND,))
        return [Modifier(BITS_ON, KEYWORDS, who, bits=NO_SPECIFIED)]


@dataclass(frozen=True)
class OtherAreas(Text):
    """[Permanent]: for this card's keyword skill, cards can be chosen in another area, too."""

    area: Area
    keywords: int
    prefixes: tuple[If | IfEither | IfNot, ...] = ()
    form: int = 0
    dropped: Area | None = None
    """from where they are said to go to the drop area"""

    def abilities(self, kind: int) -> tuple[Ability, ...]:
        scope = reading(kind, continuous=True)
        condition = condition_of(self.prefixes, scope)
        if self.area.whose != YOU or kind != BATTLE:
            raise Unplayable(self, "cards are chosen in one's own areas")
        battle = Cards(tests=(of_type(BATTLE),))
        keywords = self.keywords
        if self.dropped is not None:
            if self.dropped.zones != self.area.zones or not keywords & UNION_FUSION:
                raise Unplayable(self, "other cards are chosen than go to the drop area")
            keywords = UNION_FUSION  # which drops what is chosen for it (10-13-3-4)
        also = also_from(keywords, self.area.zones, battle, condition)
        return (finished(also, (), self),)


LINES: Final = """
# How cards count.
action = Increase : increase the energy cost of this card by {n:number} {until?:until}
action = Increase : increase the energy cost of this card in {area:area} by {n:number} {each?:each}
action = Increase : increase the energy cost of this card in all area by {n:number} {=area:ALL_AREAS} {=form:1}
action = Increase : increase this card's energy cost by {n:number} {until?:until} {=form:2}
action = NoSpecifiedCost : treat this card in your hand as if it had no specified cost
action = NoSpecifiedCost : treat {kind:bare_kind} in your hand as if they had no specified cost
text = OtherAreas : [Permanent] {prefixes?:prefixes} you can choose battle card in {area:area} when choosing card to use with this card's {keywords:widened} skill from your hand .
text = OtherAreas : [Permanent] {prefixes?:prefixes} you can choose battle card in {area:area} when choosing card to use with this card's {keywords:widened} skill from your hand . if you do , place the chosen card in your drop area from {dropped:area} .
widened = ANY_UNION : [Union]
widened = ANY_EVOLVE : [Evolve]
widened = UNION_FUSION : [Union-Fusion]
widened = UNION_POTARA : [Union-Potara]
"""  # noqa: E501 - a rule of the grammar is one line
