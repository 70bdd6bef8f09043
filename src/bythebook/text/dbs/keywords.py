"""Keyword skills that stand by themselves, with their reminders: the words, and what they mean."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from bythebook.games.dbs.cards.cards import (
    AEGIS,
    ARRIVAL,
    BARRIER,
    BATTLE,
    BLOCKER,
    COST,
    CRITICAL,
    DARK_OVER_REALM,
    DEFLECT,
    DOUBLE_STRIKE,
    DRAGON_BALL,
    DUAL_ATTACK,
    ENERGY_EXHAUST,
    EVOLVE,
    EX_EVOLVE,
    EXTRA,
    FIELD,
    HEROIC,
    INDESTRUCTIBLE,
    INVOKER,
    KEYWORD_NAMES,
    OFFERING,
    OVER_REALM,
    OVERLORD,
    QUADRUPLE_STRIKE,
    REJUVENATE,
    REVENGE,
    SERVANT,
    SUCCESSOR,
    SUPER_COMBO,
    SWAP,
    TRIPLE_ATTACK,
    TRIPLE_STRIKE,
    ULTIMATE,
    UNION_FUSION,
    UNION_POTARA,
    UNIQUE,
    VICTORY_STRIKE,
    VILLAINOUS,
    WARRIOR_OF_UNIVERSE_7,
    WORMHOLE,
    XENO_EVOLVE,
)
from bythebook.games.dbs.cards.characteristics import of_type
from bythebook.games.dbs.keywords import keywords as skills
from bythebook.games.dbs.zones.zones import HAND
from bythebook.kernel.abilities.abilities import CONT, Ability, Modifier
from bythebook.kernel.language.nouns import Cards
from bythebook.kernel.language.words import YOU
from bythebook.text.dbs.costs import Pre
from bythebook.text.dbs.reminders import Explained, Reminder, of_keyword
from bythebook.text.dbs.scope import reading
from bythebook.text.dbs.tags import Tag, Text, before, finished, remind
from bythebook.text.english.actions import Action
from bythebook.text.english.features import Bound, With
from bythebook.text.english.kinds import Kind, Sort
from bythebook.text.english.scope import Scope, Unplayable
from bythebook.text.english.subjects import Subject

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
    """One keyword skill, perhaps with what stands beside it, and a reminder."""

    keyword: int
    reminder: Reminder | None = None
    tags: tuple[Tag, ...] = ()

    def abilities(self, kind: int, text: Text) -> tuple[Ability, ...]:
        """The skill it is on a card of a kind."""
        remind(self.reminder, of_keyword(self.keyword), self.tags)
        if self.keyword == FIELD and kind != EXTRA:
            raise Unplayable(self, "only extra cards have such a skill")
        found = skill(self.keyword, self)
        if not self.tags:
            return (replace(found, words=text),)
        if found.kind == CONT:
            raise Unplayable(self, "it is so all the time, however often")
        if before(self.tags, None, reading(kind)) != (None, ()):
            raise Unplayable(self, "it has no condition or cost of its own")
        return (finished(found, self.tags, text),)


@dataclass(frozen=True)
class Keywords(Text):
    """Keyword skills one after the other."""

    items: tuple[Item, ...]
    dot: bool = False

    def abilities(self, kind: int) -> tuple[Ability, ...]:
        return tuple(a for item in self.items for a in item.abilities(kind, self))


EVOLVE_ONTO: Final = 0
EX_EVOLVE_ONTO: Final = 1
XENO_EVOLVE_FROM: Final = 2


@dataclass(frozen=True)
class Evolving(Text):
    """[Evolve] and its like: a cost, and the card that it is played onto."""

    which: int
    kind: Sort
    pre: Pre | None = None
    reminder: Reminder | None = None
    dot: bool = False
    tags: tuple[Tag, ...] = ()
    colon: bool = False
    comma: bool = False
    """that a comma stands where a colon would"""

    def abilities(self, kind: int) -> tuple[Ability, ...]:
        keyword = (EVOLVE, EX_EVOLVE, XENO_EVOLVE)[self.which]
        remind(self.reminder, of_keyword(keyword), self.tags)
        scope = reading(kind)
        condition, cost = before(self.tags, self.pre, scope)
        if isinstance(self.kind, Kind) and self.kind.head not in (0, BATTLE):
            raise Unplayable(self, "only battle cards are evolved")
        onto = self.kind.cards(scope)
        build = (skills.evolve, skills.ex_evolve, skills.xeno_evolve)[self.which]
        return (finished(build(cost, onto, condition), self.tags, self),)


@dataclass(frozen=True)
class GainsEvolve(Action):
    """Cards of the hand have an [Evolve] skill."""

    who: Subject
    skill: Evolving
    reminder: Reminder | None = None
    form: int = 0

    def modifiers(self, scope: Scope) -> list[Modifier]:
        who = self.who.noun(scope)
        if not isinstance(who, Cards) or who.zones != (HAND,) or who.whose != YOU:
            raise Unplayable(self, "only cards of the hand evolve")
        if self.skill.tags or self.skill.reminder is not None:
            raise Unplayable(self, "it says more than which cards evolve")
        remind(self.reminder, of_keyword(EVOLVE), ())
        (ability,) = self.skill.abilities(BATTLE)
        battle = replace(who, tests=(*who.tests, of_type(BATTLE)))
        return list(skills.having(replace(ability, words=None), battle))


@dataclass(frozen=True)
class Union(Text):
    """[Union-Fusion] or [Union-Potara]: a cost, and two cards."""

    potara: bool
    first: Sort
    second: Sort
    pre: Pre | None = None
    reminder: Reminder | None = None
    dot: bool = False
    tags: tuple[Tag, ...] = ()

    def abilities(self, kind: int) -> tuple[Ability, ...]:
        keyword = UNION_POTARA if self.potara else UNION_FUSION
        remind(self.reminder, of_keyword(keyword), self.tags)
        scope = reading(kind)
        condition, cost = before(self.tags, self.pre, scope)
        build = skills.union_potara if self.potara else skills.union_fusion
        first, second = self.first.cards(scope), self.second.cards(scope)
        ability = replace(build(cost, first, second), condition=condition)
        return (finished(ability, self.tags, self),)


@dataclass(frozen=True)
class Realm:
    """[Over Realm X] or [Dark Over Realm X] and its cost."""

    n: int
    dark: bool = False
    pre: Pre | None = None
    reminder: Reminder | None = None
    tags: tuple[Tag, ...] = ()

    def abilities(self, kind: int, text: Text) -> tuple[Ability, ...]:
        """The skill it is on a card of a kind."""
        name = KEYWORD_NAMES[DARK_OVER_REALM if self.dark else OVER_REALM]
        remind(self.reminder, Explained(name, self.n), self.tags)
        condition, cost = before(self.tags, self.pre, reading(kind))
        if condition is not None:
            raise Unplayable(self, "it has no condition of its own")
        build = skills.dark_over_realm if self.dark else skills.over_realm
        return (finished(build(self.n, cost), self.tags, text),)


@dataclass(frozen=True)
class Swapping(Text):
    """[Swap X]: a cost, and the card that takes this card's place."""

    n: int
    kind: Sort
    pre: Pre | None = None
    reminder: Reminder | None = None
    dot: bool = False
    tags: tuple[Tag, ...] = ()

    def abilities(self, kind: int) -> tuple[Ability, ...]:
        remind(self.reminder, of_keyword(SWAP), self.tags)
        scope = reading(kind)
        condition, cost = before(self.tags, self.pre, scope)
        if condition is not None:
            raise Unplayable(self, "a swap has no condition of its own")
        marks = self.kind.post if isinstance(self.kind, Kind) else ()
        costs = [f for m in marks if isinstance(m, With) for f in m.features]
        if not any(isinstance(f, Bound) and f.is_just(COST, self.n) for f in costs):
            raise Unplayable(self, "it names another energy cost than its number")
        return (finished(skills.swap(self.n, cost, self.kind.cards(scope)), self.tags, self),)


@dataclass(frozen=True)
class TwoColored:
    """A keyword skill of two colors: [Arrival], [Aegis], [Revive]."""

    which: int
    colors: tuple[int, int]
    pre: Pre | None = None
    reminder: Reminder | None = None
    tags: tuple[Tag, ...] = ()
    led: tuple[Tag, ...] = ()
    """what stands before it"""

    def abilities(self, kind: int, text: Text) -> tuple[Ability, ...]:
        """The skill it is on a card of a kind."""
        tags = (*self.led, *self.tags)
        remind(self.reminder, Explained(KEYWORD_NAMES[self.which], 0, *self.colors), tags)
        condition, cost = before(tags, self.pre, reading(kind))
        if condition is not None:
            raise Unplayable(self, "it has no condition of its own")
        colors = self.colors[0] | self.colors[1]
        if self.which == ARRIVAL:
            ability = skills.arrival(colors, cost)
        elif cost:
            raise Unplayable(self, "it has a cost of its own")
        else:
            ability = skills.aegis(colors) if self.which == AEGIS else skills.revive(colors)
        return (finished(ability, tags, text),)


@dataclass(frozen=True)
class Empowering:
    """[Empower X], of a color or of any."""

    n: int
    colors: tuple[int, ...] = ()
    reminder: Reminder | None = None

    def abilities(self, kind: int, text: Text) -> tuple[Ability, ...]:
        """The skill it is on a card of a kind."""
        name = "Empower" if self.colors else "Empower any"
        remind(self.reminder, Explained(name, self.n, *self.colors[:2]), ())
        return (finished(skills.empower(self.n, self.colors), (), text),)


Item = Keyword | Realm | TwoColored | Empowering


@dataclass(frozen=True)
class Succeeding(Text):
    """[Successor] and its cost."""

    pre: Pre | None = None
    reminder: Reminder | None = None
    dot: bool = False

    def abilities(self, kind: int) -> tuple[Ability, ...]:
        remind(self.reminder, of_keyword(SUCCESSOR), ())
        condition, cost = before((), self.pre, reading(kind))
        if condition is not None:
            raise Unplayable(self, "it has no condition of its own")
        return (finished(skills.successor(cost), (), self),)


LINES: Final = """
# Keyword skills by themselves.
text = Keywords : {items:items} {?dot:.}
items = * item ;
item = Keyword : {keyword:keyword} {tags?:bare_tags} {reminder?:reminder}
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
text = Evolving : {which:evolution} {tags?:bare_tags} {pre:pre_colon} {kind:sort} {?dot:.} {reminder?:reminder}
text = Evolving : {which:evolution} {tags?:bare_tags} {kind:sort} {?dot:.} {reminder?:reminder}
text = Evolving : {which:evolution} {tags?:bare_tags} : {kind:sort} {?dot:.} {reminder?:reminder} {=colon:True}
text = Evolving : {which:evolution} {tags?:bare_tags} {pre:energy_first} {kind:sort} {?dot:.} {reminder?:reminder} {=comma:True}
evolution = EVOLVE_ONTO : [Evolve]
evolution = EX_EVOLVE_ONTO : [Ex-Evolve]
evolution = XENO_EVOLVE_FROM : [Xeno-Evolve]
text = Union : {potara:union} {tags?:bare_tags} {pre?:pre_colon} {first:kind} and {second:kind} {?dot:.} {reminder?:reminder}
action = GainsEvolve : {who:evolvers} get " {skill:evolving} " {reminder?:reminder}
action = GainsEvolve : {who:evolvers} get {skill:evolving} {=form:1}
action = GainsEvolve : {who:evolvers} get the following effect - . • {skill:evolving} {=form:2}
action = GainsEvolve : {who:evolvers} get the following effect : . • {skill:evolving} {=form:3}
evolving = Evolving : {which:evolution} {pre:pre_colon} {kind:kind}
evolvers = AllOf : each {kind:placed_sort} {=form:14}
evolvers = AllOf : all {kind:placed_sort}
evolvers = AllOf : {kind:placed_sort} {=form:15}
placed_sort = Kind : {pre?:pres} {head:card_head} {post:posts}
placed_sort = Kind : {pre?:pres} {last:named} {post:posts} {=head:ANY_CARD}
union = True : [Union-Potara]
union = False : [Union-Fusion]
item = Realm : [Over_Realm {n:number} ] {tags?:bare_tags} {pre?:bare_pre} {reminder?:reminder}
item = Realm : [Dark_Over_Realm {n:number} ] {tags?:bare_tags} {pre?:bare_pre} {reminder?:reminder} {=dark:True}
bare_pre = Pre : {first:part}
text = Swapping : [Swap {n:number} ] {tags?:bare_tags} {pre?:pre_colon} {kind:sort} {?dot:.} {reminder?:reminder}
item = TwoColored : [Arrival {colors:color_pair} ] {tags?:bare_tags} {pre?:bare_pre} {reminder?:reminder} {=which:ARRIVAL}
item = TwoColored : [Aegis {colors:color_pair} ] {tags?:bare_tags} {reminder?:reminder} {=which:AEGIS}
item = TwoColored : [Revive {colors:color_pair} ] {tags?:bare_tags} {reminder?:reminder} {=which:REVIVE}
item = TwoColored : {led:bare_tags} [Aegis {colors:color_pair} ] {reminder?:reminder} {=which:AEGIS}
text = Succeeding : [Successor] {pre?:bare_pre} {?dot:.} {reminder?:reminder}
item = Empowering : [Empower {n:number} ] {reminder?:reminder}
item = Empowering : {colors:empowering} {n:number} ] {reminder?:reminder}
empowering = * empowered ;
empowered = RED : [Empower_Red
empowered = BLUE : [Empower_Blue
empowered = GREEN : [Empower_Green
empowered = YELLOW : [Empower_Yellow
empowered = BLACK : [Empower_Black
"""  # noqa: E501 - a rule of the grammar is one line
