"""Keyword skills that stand by themselves, with their reminders: the words, and what they mean."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from bythebook.games.dbs import keywords as skills
from bythebook.games.dbs.cards import (
    BARRIER,
    BLOCKER,
    COST,
    CRITICAL,
    DEFLECT,
    DOUBLE_STRIKE,
    DRAGON_BALL,
    DUAL_ATTACK,
    ENERGY_EXHAUST,
    EXTRA,
    FIELD,
    HEROIC,
    INDESTRUCTIBLE,
    INVOKER,
    OFFERING,
    OVERLORD,
    QUADRUPLE_STRIKE,
    REJUVENATE,
    REVENGE,
    SERVANT,
    SUPER_COMBO,
    TRIPLE_ATTACK,
    TRIPLE_STRIKE,
    ULTIMATE,
    UNIQUE,
    VICTORY_STRIKE,
    VILLAINOUS,
    WARRIOR_OF_UNIVERSE_7,
    WORMHOLE,
)
from bythebook.kernel.abilities import Ability
from bythebook.text.dbs.costs import Pre
from bythebook.text.dbs.features import Bound, With
from bythebook.text.dbs.nouns import Kind, Sort
from bythebook.text.dbs.reminders import Reminder
from bythebook.text.dbs.scope import Scope, Unplayable
from bythebook.text.dbs.tags import Tag, Text, before, finished

_PERMANENT: Final = (
    CRITICAL
    | DOUBLE_STRIKE
    | TRIPLE_STRIKE
    | QUADRUPLE_STRIKE
    | VICTORY_STRIKE
    | BARRIER
    | DEFLECT
    | INDESTRUCTIBLE
    | UNIQUE
    | SERVANT
    | ENERGY_EXHAUST
    | ULTIMATE
    | SUPER_COMBO
    | DRAGON_BALL
    | WARRIOR_OF_UNIVERSE_7
    | WORMHOLE
    | INVOKER
)


def skill(keyword: int, node: object) -> Ability:
    """A keyword skill that needs no more words."""
    if keyword & _PERMANENT:
        return skills.permanent(keyword)
    found = {
        BLOCKER: skills.blocker,
        DUAL_ATTACK: skills.dual_attack,
        REVENGE: skills.revenge,
        FIELD: skills.field,
        OFFERING: skills.offering,
        HEROIC: skills.heroic,
        VILLAINOUS: skills.villainous,
        OVERLORD: skills.overlord,
        REJUVENATE: skills.rejuvenate,
    }.get(keyword)
    if keyword == TRIPLE_ATTACK:
        return skills.dual_attack(3)
    if found is None:
        raise Unplayable(node, "this keyword says more than its name")
    return found()


@dataclass(frozen=True)
class Keyword:
    """One keyword skill, perhaps with a reminder."""

    keyword: int
    reminder: Reminder | None = None


@dataclass(frozen=True)
class Keywords(Text):
    """Keyword skills one after the other."""

    items: tuple[Keyword, ...]
    dot: bool = False

    def abilities(self, kind: int) -> tuple[Ability, ...]:
        found: list[Ability] = []
        for item in self.items:
            if item.reminder is not None:
                item.reminder.check(item.keyword)
            if item.keyword == FIELD and kind != EXTRA:
                raise Unplayable(self, "only extra cards have such a skill")
            found.append(replace(skill(item.keyword, self), words=self))
        return tuple(found)


def parts_of(pre: Pre | None, scope: Scope, node: object) -> tuple[skills.Costs, object]:
    """What a keyword skill costs, and what has to be so."""
    condition, cost = before((), pre, scope)
    return cost, condition


EVOLVE_ONTO: Final = 0
EX_EVOLVE_ONTO: Final = 1
XENO_EVOLVE_FROM: Final = 2


@dataclass(frozen=True)
class Evolving(Text):
    """[Evolve] and its like: a cost, and the card that it is played onto."""

    which: int
    kind: Sort
    pre: Pre | None = None
    reminder: int = 0
    dot: bool = False

    def abilities(self, kind: int) -> tuple[Ability, ...]:
        scope = Scope(kind)
        condition, cost = before((), self.pre, scope)
        onto = self.kind.cards(scope)
        build = (skills.evolve, skills.ex_evolve, skills.xeno_evolve)[self.which]
        return (finished(build(cost, onto, condition), (), self),)


@dataclass(frozen=True)
class Union(Text):
    """[Union-Fusion] or [Union-Potara]: a cost, and two cards."""

    potara: bool
    first: Sort
    second: Sort
    pre: Pre | None = None
    reminder: int = 0
    dot: bool = False

    def abilities(self, kind: int) -> tuple[Ability, ...]:
        scope = Scope(kind)
        condition, cost = before((), self.pre, scope)
        build = skills.union_potara if self.potara else skills.union_fusion
        first, second = self.first.cards(scope), self.second.cards(scope)
        ability = replace(build(cost, first, second), condition=condition)
        return (finished(ability, (), self),)


@dataclass(frozen=True)
class Realm(Text):
    """[Over Realm X] or [Dark Over Realm X] and its cost."""

    n: int
    dark: bool = False
    pre: Pre | None = None
    reminder: int = 0
    said: int = 0
    dot: bool = False
    also: tuple[Keyword, ...] = ()

    def abilities(self, kind: int) -> tuple[Ability, ...]:
        if self.reminder and self.said != self.n:
            raise Unplayable(self, "the reminder says something else")
        condition, cost = before((), self.pre, Scope(kind))
        if condition is not None:
            raise Unplayable(self, "it has no condition of its own")
        build = skills.dark_over_realm if self.dark else skills.over_realm
        realm = finished(build(self.n, cost), (), self)
        if not self.also:
            return (realm,)
        return (realm, *(replace(a, words=self) for a in Keywords(self.also).abilities(kind)))


@dataclass(frozen=True)
class Swapping(Text):
    """[Swap X]: a cost, and the card that takes this card's place."""

    n: int
    kind: Sort
    pre: Pre | None = None
    reminder: int = 0
    dot: bool = False

    def abilities(self, kind: int) -> tuple[Ability, ...]:
        scope = Scope(kind)
        condition, cost = before((), self.pre, scope)
        if condition is not None:
            raise Unplayable(self, "a swap has no condition of its own")
        marks = self.kind.post if isinstance(self.kind, Kind) else ()
        costs = [f for m in marks if isinstance(m, With) for f in m.features]
        if not any(isinstance(f, Bound) and f == Bound(COST, self.n, form=f.form) for f in costs):
            raise Unplayable(self, "it names another energy cost than its number")
        return (finished(skills.swap(self.n, cost, self.kind.cards(scope)), (), self),)


@dataclass(frozen=True)
class TwoColored(Text):
    """A keyword skill of two colors: [Arrival], [Aegis], [Revive]."""

    which: str
    colors: tuple[int, int]
    pre: Pre | None = None
    reminder: int = 0
    said: tuple[int, ...] = ()
    tags: tuple[Tag, ...] = ()
    dot: bool = False

    def abilities(self, kind: int) -> tuple[Ability, ...]:
        condition, cost = before((), self.pre, Scope(kind))
        if condition is not None:
            raise Unplayable(self, "it has no condition of its own")
        colors = self.colors[0] | self.colors[1]
        if self.said and (self.said[0] | self.said[1]) != colors:
            raise Unplayable(self, "the reminder says something else")
        if self.which == "arrival":
            ability = skills.arrival(colors, cost)
        elif cost:
            raise Unplayable(self, "it has a cost of its own")
        elif self.which == "aegis":
            ability = skills.aegis(colors)
        else:
            ability = skills.revive(colors)
        return (finished(ability, self.tags, self),)


@dataclass(frozen=True)
class Succeeding(Text):
    """[Successor] and its cost."""

    pre: Pre | None = None
    reminder: int = 0
    dot: bool = False

    def abilities(self, kind: int) -> tuple[Ability, ...]:
        condition, cost = before((), self.pre, Scope(kind))
        if condition is not None:
            raise Unplayable(self, "it has no condition of its own")
        return (finished(skills.successor(cost), (), self),)


KEYWORD_LINES: Final = """
# Keyword skills by themselves.
text = Keywords : {items:items} {?dot:.}
items = * item ;
item = Keyword : {keyword:keyword} {reminder?:reminder}
keyword = CRITICAL : [Critical]
keyword = DOUBLE_STRIKE : [Double_Strike]
keyword = TRIPLE_STRIKE : [Triple_Strike]
keyword = QUADRUPLE_STRIKE : [Quadruple_Strike]
keyword = VICTORY_STRIKE : [Victory_Strike]
keyword = BARRIER : [Barrier]
keyword = DEFLECT : [Deflect]
keyword = INDESTRUCTIBLE : [Indestructible]
keyword = UNIQUE : [Unique]
keyword = SERVANT : [Servant]
keyword = ENERGY_EXHAUST : [Energy-Exhaust]
keyword = ULTIMATE : [Ultimate]
keyword = SUPER_COMBO : [Super_Combo]
keyword = DRAGON_BALL : [Dragon_Ball]
keyword = WARRIOR_OF_UNIVERSE_7 : [Warrior_Of_Universe 7 ]
keyword = WORMHOLE : [Wormhole]
keyword = INVOKER : [Invoker]
keyword = FIELD : [Field]
keyword = BLOCKER : [Blocker]
keyword = DUAL_ATTACK : [Dual_Attack]
keyword = TRIPLE_ATTACK : [Triple_Attack]
keyword = REVENGE : [Revenge]
keyword = OFFERING : [Offering]
keyword = HEROIC : [Heroic]
keyword = VILLAINOUS : [Villainous]
keyword = OVERLORD : [Overlord]
keyword = REJUVENATE : [Rejuvenate]
text = Evolving : {which:evolution} {pre:pre_colon} {kind:sort} {?dot:.} {reminder?:onto_it}
text = Evolving : {which:evolution} {kind:sort} {?dot:.} {reminder?:onto_it}
text = Evolving : {which:evolution} : {kind:sort} {?dot:.} {reminder:colon_onto}
evolution = EVOLVE_ONTO : [Evolve]
evolution = EX_EVOLVE_ONTO : [Ex-Evolve]
evolution = XENO_EVOLVE_FROM : [Xeno-Evolve]
onto_it = 1 : ( play this card on the top of the specified card . )
colon_onto = 2 : ( play this card on the top of the specified card . )
text = Union : {potara:union} {pre?:pre_colon} {first:kind} and {second:kind} {?dot:.} {reminder?:together}
union = True : [Union-Potara]
union = False : [Union-Fusion]
together = 1 : ( place this card in active mode on the top of the 2 specified card stacked together . )
together = 2 : ( place 1 each of the specified card with the same power from your hand into your drop area and play this card . )
text = Realm : [Over_Realm {n:number} ] {pre?:bare_pre} {?dot:.}
text = Realm : [Dark_Over_Realm {n:number} ] {pre?:bare_pre} {?dot:.} {=dark:True}
text = Realm : [Over_Realm {n:number} ] {pre?:bare_pre} ( if you have at least {said:number} card in your drop area , you can play this card by sending all card in your drop area to your warp . at the end of that turn , send this card from the battle area to your warp . [Over_Realm] can {reminder:only_once} once per turn . )
text = Realm : [Dark_Over_Realm {n:number} ] {pre?:bare_pre} ( if you have at least {said:number} black card in your drop area , you can play this card by sending all card in your drop area to your warp . [Over_Realm] and [Dark_Over_Realm] can {reminder:only_once} once per turn . ) {=dark:True}
text = Realm : [Over_Realm {n:number} ] {pre?:bare_pre} {also:items} {?dot:.}
text = Realm : [Dark_Over_Realm {n:number} ] {pre?:bare_pre} {also:items} {?dot:.} {=dark:True}
only_once = 1 : only be activated
only_once = 2 : be activated
bare_pre = Pre : {first:part}
text = Swapping : [Swap {n:number} ] {pre?:pre_colon} {kind:sort} {?dot:.} {reminder?:swapped}
swapped = 1 : ( play the specified card from your hand , then return this card to your hand . )
text = TwoColored : [Arrival {colors:color_pair} ] {pre?:bare_pre} {?dot:.} {=which:'arrival'}
text = TwoColored : [Arrival {colors:color_pair} ] {pre?:bare_pre} ( play this card from your hand when you have {said:said_colors} card in your combo area . ) {=which:'arrival'}
said_colors = * color ; , ; and
text = TwoColored : [Aegis {colors:color_pair} ] {tags?:tags} {?dot:.} {=which:'aegis'}
text = TwoColored : [Revive {colors:color_pair} ] {?dot:.} {=which:'revive'}
text = TwoColored : [Revive {colors:color_pair} ] ( place card in your hand in your drop area that match all color specified by [Revive] : when this card is ko'd , play this card and negate this skill for the turn . ) {=which:'revive'} {=reminder:1}
text = TwoColored : [Aegis {colors:color_pair} ] {tags?:tags} ( if it is your opponent's turn , you can activate this during the defense step by placing card in your hand in your drop area that match all color specified by [Aegis] : choose up to 2 of your energy and switch them to active mode . ) {=which:'aegis'} {=reminder:1}
text = Succeeding : [Successor] {pre?:bare_pre} {?dot:.}
text = Succeeding : [Successor] {pre?:bare_pre} ( choose any number of your mono-green , mono-yellow or green / yellow multicolor battle card whose energy cost add up to the energy cost of this card , place them in their owner's drop area , then play this card from your hand . ) {=reminder:1}
"""  # noqa: E501 - a rule of the grammar is one line
