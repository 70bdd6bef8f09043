"""Whole skills: the words, and what they mean."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from bythebook.games.dbs.abilities.automatic import moved_away
from bythebook.games.dbs.abilities.marker_costs import MarkerCost
from bythebook.games.dbs.cards.cards import (
    BATTLE,
    COUNTER_COUNTER,
    COUNTER_PLAY,
    EXTRA,
    IN_BATTLE,
    KEYWORDS,
    LEADER,
    MAIN,
    MARKER_COST,
    ONE_IN_PLAY,
    UNISON,
)
from bythebook.games.dbs.keywords.keywords import (
    awaken,
    counter,
    union_absorb,
    wish,
)
from bythebook.games.dbs.texts.choices import PlayOnto
from bythebook.games.dbs.texts.filters import BySkillOf
from bythebook.games.dbs.zones.zones import BATTLE_AREA, COMBO_AREA, DROP, EVERYWHERE, HAND
from bythebook.kernel.abilities.abilities import (
    ACT,
    AUTO,
    CONT,
    EV_MOVE,
    Ability,
    CostPart,
    Effect,
    Modifier,
    Replacement,
    Trigger,
)
from bythebook.kernel.abilities.resolve import If as IfSo
from bythebook.kernel.language.conditions import Every
from bythebook.kernel.language.nouns import Cards, This
from bythebook.kernel.language.words import YOU
from bythebook.kernel.state.continuous_ops import BITS_ON
from bythebook.text.dbs.actions import Move
from bythebook.text.dbs.costs import Does, MorePart, Pre
from bythebook.text.dbs.scope import ANSWERS_COUNTER, ARRIVED_IN, COUNTERS_PLAY, OWN_TURN, reading
from bythebook.text.dbs.sentences import Sentence
from bythebook.text.dbs.tags import Tag, Text, before, finished
from bythebook.text.english import sentences as english
from bythebook.text.english.actions import Action
from bythebook.text.english.bodies import Option, body_of
from bythebook.text.english.conditions import Claim, If, IfEither, IfNot
from bythebook.text.english.moments import Moment, only_if
from bythebook.text.english.scope import Spoken, Unplayable
from bythebook.text.english.sentences import governed
from bythebook.text.english.steps import Step, condition_of
from bythebook.text.english.subjects import ThisCard
from bythebook.text.meaning import every


@dataclass(frozen=True)
class Auto(Text):
    """[Auto]: when something happens, do this."""

    moment: Moment
    sentences: tuple[Sentence, ...]
    tags: tuple[Tag, ...] = ()
    pre: Pre | None = None
    options: tuple[Option, ...] = ()
    gate: tuple[If | IfEither, ...] = ()
    markers: int | None = None
    announced: int = 0
    """that it says to activate this skill before it says what it does"""

    def abilities(self, kind: int) -> tuple[Ability, ...]:
        return self.built(kind, self)

    def built(self, kind: int, text: Text) -> tuple[Ability, ...]:
        """The skill, whose words are those of a text."""
        scope = reading(kind)
        trigger = self.moment.trigger(scope)
        ARRIVED_IN.note(scope, arrived_at(trigger))
        condition, cost = before(self.tags, self.pre, scope)
        scope.waiting = True
        gate = condition_of(self.gate, scope)
        scope.waiting = False
        if gate is not None:
            trigger = only_if(trigger, gate)
            scope.named = None  # what is waited for is said after that
        marks = 0
        if self.markers is not None:
            if kind != UNISON:
                raise Unplayable(self, "only unison cards have marker costs")
            cost = (MarkerCost(self.markers), *cost)
            marks = MARKER_COST
        body = body_of(self.sentences, scope, self.options)
        ability = Ability(AUTO, scope.active(), trigger, condition, cost, body, marks=marks)
        return (finished(ability, self.tags, text),)


def arrived_at(trigger: Trigger) -> tuple[int, ...]:
    """To which areas of yours the card has come that a trigger speaks of, if to any."""
    who = trigger.who
    if trigger.event != EV_MOVE or trigger.also or not isinstance(who, Cards):
        return ()
    return trigger.target if YOU in (who.whose, trigger.whose) else ()


@dataclass(frozen=True)
class AutoAfter(Text):
    """[Auto]: do this when something happens, said after it."""

    first: Action
    moment: Moment
    rest: tuple[Step, ...] = ()
    tags: tuple[Tag, ...] = ()

    def abilities(self, kind: int) -> tuple[Ability, ...]:
        same = Auto(self.moment, (Sentence(self.first, self.rest),), self.tags)
        return tuple(replace(ability, words=self) for ability in same.built(kind, self))


@dataclass(frozen=True)
class Activate(Text):
    """[Activate]: in the main phase, in battle or in both, for a cost, do this."""

    timing: int
    sentences: tuple[Sentence, ...]
    tags: tuple[Tag, ...] = ()
    pre: Pre | None = None
    options: tuple[Option, ...] = ()
    markers: int | None = None
    colon: bool = False
    comma: bool = False
    """that a comma stands after the energy, where a colon would"""

    def abilities(self, kind: int) -> tuple[Ability, ...]:
        scope = reading(kind)
        scope.in_battle = self.timing == IN_BATTLE
        OWN_TURN.note(scope, self.timing == MAIN)
        condition, cost = before(self.tags, self.pre, scope)
        marks = self.timing
        if self.markers is not None:
            if kind != UNISON:
                raise Unplayable(self, "only unison cards have marker costs")
            cost = (MarkerCost(self.markers), *cost)
            marks |= MARKER_COST
        if kind == EXTRA and not self.takes_itself():
            # As it resolves a card from the hand has gone to the drop area (8-5-2-5-1).
            scope.gone = (DROP, BATTLE_AREA, HAND)
        body = body_of(self.sentences, scope, self.options)
        zones = scope.active()
        if kind == EXTRA and not scope.zones:
            zones = (HAND,)
        ability = Ability(ACT, zones, None, condition, cost, body, marks=marks)
        return (finished(ability, self.tags, self),)

    def takes_itself(self) -> bool:
        """Whether the first it does is to take this card from the drop area, as it is there.

        Such a skill is activated there and nowhere else (8-5-8).
        """
        first = self.sentences[0].first
        if not isinstance(first, Move) or not isinstance(first.what, ThisCard):
            return False
        area = first.what.area if first.area is None else first.area
        return area is not None and area.zones == (DROP,)


@dataclass(frozen=True)
class Counter(Text):
    """[Counter]: at a counter timing, from the hand, do this."""

    moment: int
    sentences: tuple[Sentence, ...]
    tags: tuple[Tag, ...] = ()
    pre: Pre | None = None
    options: tuple[Option, ...] = ()

    def abilities(self, kind: int) -> tuple[Ability, ...]:
        scope = reading(kind)
        scope.zones = (HAND,)
        # As it resolves its card has gone to the drop area (10-10-4).
        scope.gone = (DROP, HAND)
        COUNTERS_PLAY.note(scope, self.moment == COUNTER_PLAY)
        ANSWERS_COUNTER.note(scope, self.moment == COUNTER_COUNTER)
        condition, cost = before(self.tags, self.pre, scope)
        scope.in_battle = True
        body = body_of(self.sentences, scope, self.options)
        ability = counter(self.moment, body, cost, condition)
        return (finished(ability, self.tags, self),)


def apart(sentence: english.Sentence) -> list[english.Sentence]:
    """What a permanent skill says before and after a condition in the middle, as two sentences."""
    for place, step in enumerate(sentence.rest):
        if step.prefixes and not (step.may or step.later or sentence.after):
            first = replace(sentence, rest=sentence.rest[:place])
            prefixes = (*sentence.prefixes, *step.prefixes)
            later = replace(
                sentence, first=step.action, rest=sentence.rest[place + 1 :], prefixes=prefixes
            )
            return [first, *apart(later)]
    return [sentence]


@dataclass(frozen=True)
class Permanent(Text):
    """[Permanent]: this is so."""

    sentences: tuple[Sentence, ...]
    tags: tuple[Tag, ...] = ()
    pre: Pre | None = None

    def abilities(self, kind: int) -> tuple[Ability, ...]:
        if self.pre is not None:
            raise Unplayable(self, "nothing is paid for a permanent skill")
        found: list[Ability] = []
        for sentence in (part for each in self.sentences for part in apart(each.settled())):
            scope = reading(kind, continuous=True)
            condition, cost = before(self.tags, None, scope)
            if cost:
                raise Unplayable(self, "nothing is paid for a permanent skill")
            own = sentence.condition(scope)
            modifiers = tuple(sentence.modifiers(scope))
            all_of = [c for c in (condition, own) if c is not None]
            holds = None if not all_of else every(all_of)
            ability = Ability(CONT, scope.active(), None, holds, modifiers=modifiers)
            found.append(finished(ability, (), self))
        return tuple(found)


@dataclass(frozen=True)
class Awaken(Text):
    """[Awaken], [Awaken: Surge] and [Wish]: when something is so, flip this card over."""

    sentences: tuple[Sentence, ...]
    claims: tuple[Claim, ...] = ()
    which: int = 0
    pre: Pre | None = None
    either: tuple[Claim, ...] = ()

    def abilities(self, kind: int) -> tuple[Ability, ...]:
        if kind != LEADER:
            raise Unplayable(self, "only leaders have such a skill")
        scope = reading(kind)
        condition = If(self.claims).condition(scope) if self.claims else None
        if self.either:
            condition = IfEither(self.claims[0], self.either[0]).condition(scope)
        cost: tuple[CostPart, ...] = ()
        if self.pre is not None:
            own, cost = before((), self.pre, scope)
            if own is not None:
                condition = own if condition is None else Every((condition, own))
        body = body_of(self.sentences, scope)
        if self.which == 2:
            ability = wish(body, condition, cost)
        else:
            ability = awaken(body, condition, cost, self.which == 1)
        return (finished(ability, (), self),)


@dataclass(frozen=True)
class OnlyOne(Text):
    """[Permanent]: only one card of this card's own name is in the battle area."""

    name: str
    n: int
    form: int = 0
    sentences: tuple[Sentence, ...] = ()

    def abilities(self, kind: int) -> tuple[Ability, ...]:
        if self.n != 1 or kind != BATTLE:
            raise Unplayable(self, "it says so of more than one")
        own = Modifier(BITS_ON, KEYWORDS, This(), bits=ONE_IN_PLAY)
        only = Ability(CONT, EVERYWHERE, modifiers=(own,), words=self)
        if not self.sentences:
            return (only,)
        more = Permanent(self.sentences).abilities(kind)
        return (only, *(replace(a, words=self) for a in more))


@dataclass(frozen=True)
class Instead(Text):
    """[Permanent]: what happens instead of this card leaving the battle area."""

    first: Action
    rest: tuple[Step, ...] = ()
    prefixes: tuple[If | IfEither | IfNot, ...] = ()
    form: int = 0
    place: int = 0
    by: int | None = None
    may: bool = False

    def abilities(self, kind: int) -> tuple[Ability, ...]:
        scope = reading(kind)
        condition = condition_of(self.prefixes, scope)
        scope.it, scope.subject = Spoken(This(), False), None
        body: tuple[Effect, ...] = ()
        cost: tuple[CostPart, ...] = ()
        if self.may:
            # Who cannot make the choice cannot have it replaced (8-9-3).
            rest = tuple(MorePart(step.join, Does(step.action)) for step in self.rest)
            cost = Pre(Does(self.first), rest).cost(scope)
            if any(step.prefixes or step.may or step.later for step in self.rest):
                raise Unplayable(self, "it leaves open what is done instead")
        else:
            body = tuple(governed((Step(0, self.first), *self.rest), scope))
        if scope.zones:
            raise Unplayable(self, "it says where this card is")
        away = moved_away(BATTLE_AREA, COMBO_AREA)
        by = None if self.by is None else BySkillOf(scope.whose(self.by))
        would = Trigger(EV_MOVE, This(), (BATTLE_AREA,), away, condition=by)
        instead = Replacement(would, body, self.may)
        ability = Ability(CONT, (BATTLE_AREA,), None, condition, cost, replacement=instead)
        return (finished(ability, (), self),)


def absorbing(body: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """What is played on top of a card that absorbs is played with [Union-Absorb]."""
    found: list[Effect] = []
    for effect in body:
        if isinstance(effect, IfSo):
            then, other = absorbing(effect.then), absorbing(effect.otherwise)
            found.append(replace(effect, then=then, otherwise=other))
        elif isinstance(effect, PlayOnto):
            found.append(replace(effect, absorbs=True))
        else:
            found.append(effect)
    return tuple(found)


@dataclass(frozen=True)
class Absorb(Text):
    """[Union-Absorb]: in the main phase, for a cost, this card is absorbed (10-13-5)."""

    sentences: tuple[Sentence, ...]
    tags: tuple[Tag, ...] = ()
    pre: Pre | None = None

    def abilities(self, kind: int) -> tuple[Ability, ...]:
        scope = reading(kind)
        condition, cost = before(self.tags, self.pre, scope)
        if scope.it is not None:
            raise Unplayable(self, "what was chosen is absorbed")
        said = body_of(self.sentences, scope)
        if kind != BATTLE or scope.zones:
            raise Unplayable(self, "only battle cards in play absorb")
        body = absorbing(said)
        if body == said:
            raise Unplayable(self, "it does not say what is played on top")
        return (finished(union_absorb(cost, body, condition), self.tags, self),)


LINES: Final = """
# Whole skills.
text = Auto : [Auto] {tags?:tags} {pre?:pre_colon} {gate?:prefixes} {moment:moment} , {sentences:sentences} {options?:options}
text = Auto : {markers:markers} [Auto] {tags?:tags} {pre?:pre_colon} {gate?:prefixes} {moment:moment} , {sentences:sentences} {options?:options}
text = Auto : [Auto] {tags?:tags} {pre?:pre_colon} {gate?:prefixes} {moment:moment} , activate this skill . {sentences:sentences} {options?:options} {=announced:1}
text = Auto : [Auto] {tags?:tags} {pre?:pre_colon} activate this skill {moment:moment} . {sentences:sentences} {options?:options} {=announced:2}
text = Activate : {timing:timing} {tags?:tags} {pre?:pre_colon} {sentences:sentences} {options?:options}
text = Activate : {timing:timing} {tags?:tags} : {sentences:sentences} {options?:options} {=colon:True}
text = Activate : {timing:timing} {tags?:tags} {pre:energy_first} {sentences:sentences} {options?:options} {=comma:True}
text = Activate : {markers:markers} {timing:timing} {tags?:tags} {pre?:pre_colon} {sentences:sentences} {options?:options}
text = Counter : {moment:counter_moment} {tags?:tags} {pre?:pre_colon} {sentences:sentences} {options?:options}
text = OnlyOne : [Permanent] only {n:number} {name:name} can be played in your battle area .
text = OnlyOne : [Permanent] only {n:number} {name:name} can be placed in your battle area . {=form:2}
text = OnlyOne : [Permanent] you can only have up to {n:number} {name:name} in your battle area . {=form:1}
text = OnlyOne : [Permanent] there can only be up to {n:number} {name:name} in your battle area . {=form:3}
text = OnlyOne : [Permanent] you cannot have more than {n:number} {name:name} in your battle area . {=form:4}
text = OnlyOne : [Permanent] only {n:number} {name:name} can be played in your battle area , and {sentences:sentences}
text = OnlyOne : [Permanent] you can only have up to {n:number} {name:name} in your battle area . {sentences:sentences} {=form:6}
text = OnlyOne : [Permanent] {sentences:joined_first} , and only {n:number} {name:name} can be played in your battle area . {=form:7}
joined_first = * joined_one ;
joined_one = Sentence : {first:action}
text = OnlyOne : [Permanent] you can only have up to {n:number} {name:name} in your battle area , and {sentences:sentences} {=form:1}
text = Permanent : [Permanent] {tags?:tags} {sentences:sentences}
text = Awaken : {which:awakening} when {claims:claims} : {sentences:sentences}
text = Awaken : {which:awakening} when {claims:one_claim} or {either:one_claim} : {sentences:sentences}
one_claim = * claim ;
awakening = 0 : [Awaken]
awakening = 1 : [Awaken:_Surge]
awakening = 2 : [Wish]
timing = MAIN : [Activate:_Main]
timing = IN_BATTLE : [Activate:_Battle]
timing = MAIN_AND_BATTLE : [Activate:_Main/Battle]
counter_moment = COUNTER_PLAY : [Counter:_Play]
counter_moment = COUNTER_ATTACK : [Counter:_Attack]
counter_moment = COUNTER_BATTLE_ATTACK : [Counter:_Battle_Card_Attack]
counter_moment = COUNTER_COUNTER : [Counter:_Counter]
tags = * tag ;
tag = OncePerTurn : [Once_Per_Turn] {reminder?:reminder}
tag = LimitTag : [Limit {n:number} ] {reminder?:reminder}
tag = Sparking : [Sparking {n:number} ] {reminder?:reminder}
tag = Bonded : [Bond {n:number} ] {reminder?:reminder}
tag = Bonded : [Bond {n:number} ] {reminder?:reminder} : {=colon:True}
tag = Bonded : [Bond {n:number} ] {kind:sort} {reminder?:reminder} : {=colon:True}
tag = Burst : [Burst {n:number} ] {reminder?:reminder}
tag = SpiritBoost : [Spirit_Boost {n:number} ] {reminder?:reminder}
tag = SpiritBoost : [Spirit_Boost {n:number} ] {kind:headed} {reminder?:reminder} :
tag = SpiritBoostX : [Spirit_Boost x ] {reminder?:reminder}
tag = SpiritBoostX : [Spirit_Boost x ] {kind:headed} {reminder?:reminder} :
bare_tags = * bare_tag ;
bare_tag = OncePerTurn : [Once_Per_Turn]
bare_tag = LimitTag : [Limit {n:number} ]
bare_tag = Sparking : [Sparking {n:number} ]
bare_tag = Bonded : [Bond {n:number} ]
bare_tag = Burst : [Burst {n:number} ]
bare_tag = SpiritBoost : [Spirit_Boost {n:number} ]
text = Instead : [Permanent] {prefixes?:prefixes} {form:if_would} be removed from {place:a_battle_area} {by?:by_skill} , {?may:you may} {first:action} {rest?:steps} instead .
if_would = 1 : if this card would
if_would = 2 : when this card would
by_skill = | by {skill_of}
text = Instead : [Permanent] if this card is removed from {place:a_battle_area} {by?:by_skill} , {?may:you may} {first:action} {rest?:steps} instead . {=form:3}
text = Absorb : [Union-Absorb] {tags?:tags} {pre?:pre_colon} {sentences:sentences}
text = AutoAfter : [Auto] {tags?:tags} {first:action} {rest?:steps} {moment:ending} .
ending = Ends : at the end of your turn {=whose:YOU}
ending = Ends : at the end of the turn
ending = Ends : at the end of your opponent's turn {=whose:OPPONENT}
"""  # noqa: E501 - a rule of the grammar is one line
