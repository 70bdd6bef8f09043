"""Sentences: what is done one after the other, if, and only if you want."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bythebook.games.dbs.effects import Did
from bythebook.games.dbs.keywords import choose_some
from bythebook.kernel.abilities import AUTO, Ability, Effect, Modifier
from bythebook.kernel.conditions import Condition, Every
from bythebook.kernel.lasting import END_OF_TURN, THIS_GAME, Later
from bythebook.kernel.nouns import Bound
from bythebook.kernel.resolve import R_OTHER, IfDid, May
from bythebook.kernel.resolve import If as IfSo
from bythebook.kernel.words import OPPONENT, YOU
from bythebook.text.dbs.actions import Action
from bythebook.text.dbs.conditions import Prefix
from bythebook.text.dbs.scope import Scope, Spoken, Unplayable
from bythebook.text.dbs.triggers import Ends, Moment

# How a sentence hangs on the one before.
ANYHOW: Final = 0
IF_YOU_DO: Final = 1
IF_YOU_DO_SO: Final = 2
IF_NOT: Final = 3
IF_THEY_DO: Final = 4
IF_THEY_DO_NOT: Final = 5
_NOT: Final = (IF_NOT, IF_THEY_DO_NOT)
_THEIRS: Final = (IF_THEY_DO, IF_THEY_DO_NOT)


@dataclass(frozen=True)
class Step:
    """One more thing to do, and the words that join it to the one before."""

    join: int
    action: Action
    prefixes: tuple[Prefix, ...] = ()
    may: bool = False
    later: Moment | None = None


@dataclass(frozen=True)
class Sentence:
    """Things to do one after the other, perhaps only if, perhaps only if you want."""

    first: Action
    rest: tuple[Step, ...] = ()
    prefixes: tuple[Prefix, ...] = ()
    link: int = ANYHOW
    may: bool = False
    then: int = 0
    by: int = YOU
    later: Moment | None = None

    def steps(self) -> tuple[Step, ...]:
        """Everything it says to do."""
        return (Step(0, self.first), *self.rest)

    def condition(self, scope: Scope) -> Condition | None:
        """The conditions that stand before everything else."""
        return condition_of(self.prefixes, scope)

    def effects(self, scope: Scope) -> list[Effect]:
        """What it means as instructions."""
        scope.asked = False
        found = self.conditioned(scope)
        if self.link == ANYHOW:
            return found
        return [IfDid(tuple(found), self.link not in _NOT)]

    def conditioned(self, scope: Scope) -> list[Effect]:
        """Under its conditions."""
        own = self.condition(scope)
        found = self.optional(scope)
        return found if own is None else [IfSo(own, tuple(found))]

    def optional(self, scope: Scope) -> list[Effect]:
        """Offered if it is optional."""
        if self.later is not None:
            return [later(self.later, self.steps(), self.may, scope)]
        found = governed(self.steps(), scope)
        if self.may:
            scope.asked = True
            return [May((*found, Did()), self.by)]
        return found

    def rest_is_open(self) -> bool:
        """Whether it leaves something else open to do or not."""
        return any(step.may for step in self.rest)

    def modifiers(self, scope: Scope) -> list[Modifier]:
        """What it means in a permanent skill."""
        if self.link or self.may or self.then or self.later is not None:
            raise Unplayable(self, "nothing is done in a permanent skill")
        if any(step.prefixes or step.may or step.later for step in self.rest):
            raise Unplayable(self, "a condition in the middle of a permanent skill")
        return [one for step in self.steps() for one in step.action.modifiers(scope)]


def condition_of(prefixes: tuple[Prefix, ...], scope: Scope) -> Condition | None:
    """All of some conditions."""
    found = [prefix.condition(scope) for prefix in prefixes]
    if not found:
        return None
    return found[0] if len(found) == 1 else Every(tuple(found))


def governed(steps: tuple[Step, ...], scope: Scope) -> list[Effect]:
    """Things to do; a condition or a "you may" in the middle governs the rest."""
    found: list[Effect] = []
    for place, step in enumerate(steps):
        if not place or not (step.prefixes or step.may or step.later):
            found += step.action.effects(scope)
            continue
        own = condition_of(step.prefixes, scope)
        then = (Step(0, step.action), *steps[place + 1 :])
        if step.later is not None:
            more: list[Effect] = [later(step.later, then, step.may, scope)]
        else:
            more = governed(then, scope)
            if step.may:
                scope.asked = True
                more = [May((*more, Did()))]
        return [*found, IfSo(own, tuple(more))] if own is not None else [*found, *more]
    return found


def later(moment: Moment, steps: tuple[Step, ...], may: bool, scope: Scope) -> Effect:
    """Something to do later in the turn: of what was spoken of, one thing is remembered."""
    then = Scope(scope.kind)
    about = None
    if scope.it is not None:
        if scope.it.several:
            raise Unplayable(moment, "several cards are spoken of later")
        about = scope.it.noun
        then.it = Spoken(Bound(R_OTHER), False)
    trigger = moment.trigger(then)
    found = governed(steps, then)
    if may:
        found = [May(tuple(found))]
    if then.zones:
        raise Unplayable(moment, "it says where this card is then")
    until = END_OF_TURN if isinstance(moment, Ends) else THIS_GAME
    return Later(Ability(AUTO, trigger=trigger, body=tuple(found)), until, about)


@dataclass(frozen=True)
class Option:
    """One of several things to choose from."""

    sentences: tuple[Sentence, ...]


@dataclass(frozen=True)
class ChooseOne(Action):
    """Choose so many of the following things, and do them."""

    n: int = 1
    up_to: bool = False
    form: int = 0

    def effects(self, scope: Scope) -> list[Effect]:
        if not scope.options:
            raise Unplayable(self, "nothing follows to choose from")
        choices: list[tuple[Effect, ...]] = []
        for option in scope.options:
            assert isinstance(option, Option)
            inner = Scope(scope.kind, None, scope.subject, scope.other, 0, scope.zones)
            inner.in_battle = scope.in_battle
            choices.append(body_of(option.sentences, inner))
            if inner.zones != scope.zones:
                raise Unplayable(self, "a choice says where this card is")
        scope.options = []
        scope.it = scope.done = None
        return [choose_some(tuple(choices), self.n, self.up_to)]


def body_of(
    sentences: tuple[Sentence, ...], scope: Scope, options: tuple[Option, ...] = ()
) -> tuple[Effect, ...]:
    """The instructions of a text."""
    scope.options = list(options)
    found: list[Effect] = []
    place = 0
    while place < len(sentences):
        sentence = sentences[place]
        if sentence.link != ANYHOW:
            raise Unplayable(sentence, "the sentence before leaves nothing open to do or not")
        place += 1
        links: list[Sentence] = []
        while place < len(sentences) and sentences[place].link != ANYHOW:
            links.append(sentences[place])
            place += 1
        found += linked(sentence, links, scope)
    if scope.options:
        raise Unplayable(sentences, "nothing is chosen of what follows")
    return tuple(found)


def linked(sentence: Sentence, links: list[Sentence], scope: Scope) -> list[Effect]:
    """A sentence with those that hang on whether it was done."""
    if not links:
        return sentence.effects(scope)
    if not sentence.may or sentence.rest_is_open():
        raise Unplayable(sentence, "it leaves open what is done or not")
    own = sentence.condition(scope)
    found = sentence.optional(scope)
    for link in links:
        if (link.link in _THEIRS) != (sentence.by == OPPONENT):
            raise Unplayable(link, "somebody else could do it or not")
        if link.may and len(links) > 1:
            raise Unplayable(link, "it leaves open which of two things is done or not")
        found += link.effects(scope)
    return found if own is None else [IfSo(own, tuple(found))]


SENTENCES: Final = """
# Sentences.
sentences = * sentence ;
sentence = Sentence : {link?:link} {then?:then} {prefixes?:prefixes} {?may:you may} {first:action} {rest?:steps} .
sentence = Sentence : {link?:link} {then?:then} {prefixes?:prefixes} your opponent may {first:action} {rest?:steps} . {=may:True} {=by:OPPONENT}
sentence = Sentence : {then?:then} {prefixes?:prefixes} {later:later_moment} , {?may:you may} {first:action} {rest?:steps} .
then = 1 : then ,
then = 2 : then
then = 3 : also ,
link = IF_YOU_DO : if you do ,
link = IF_YOU_DO_SO : if you do so ,
link = IF_NOT : if you do not ,
link = IF_THEY_DO : if they do ,
link = IF_THEY_DO_NOT : if they do not ,
prefixes = * condition ;
steps = * step ;
step = Step : {join:join} {prefixes?:prefixes} {?may:you may} {action:action}
step = Step : {join:join} {later:later_moment} , {?may:you may} {action:action}
join = 1 : ,
join = 2 : , and
join = 3 : and
join = 4 : , then
join = 5 : then
join = 6 : and then
join = 7 : , and then
join = 8 : ;
join = 9 : , and also
later_moment = Ends : at the end of the turn
later_moment = Ends : at the end of the battle {=battle:True}
later_moment = Ends : at the end of your turn {=whose:YOU}
action = ChooseOne : choose {n:number} :
action = ChooseOne : choose {n:number} of the following : {=form:1}
options = * option ;
option = Option : • {sentences:sentences}
"""  # noqa: E501 - a rule of the grammar is one line
