"""Sentences: what is done one after the other, if, and only if you want."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bythebook.kernel.abilities.abilities import AUTO, Ability, Effect, Modifier
from bythebook.kernel.abilities.resolve import R_OTHER, IfDid, May
from bythebook.kernel.abilities.resolve import If as IfSo
from bythebook.kernel.language.amounts import Exists
from bythebook.kernel.language.conditions import Condition, Every, TurnOf
from bythebook.kernel.language.nouns import Bound, Noun
from bythebook.kernel.language.words import OPPONENT, YOU
from bythebook.kernel.state.refs import NOTHING
from bythebook.kernel.texts.branching import NoteDone, Undone
from bythebook.kernel.texts.lasting import END_OF_TURN, THIS_GAME, Later
from bythebook.text.english.actions import Action, Choose, Nothing, Switch
from bythebook.text.english.conditions import If, Prefix, ThisClaim, Trailing
from bythebook.text.english.joins import (
    ANYHOW,
    OF_CONDITION,
    OF_THEIRS,
    SAYING_ELSE,
    SAYING_NOT,
    SAYING_OTHERWISE,
    THEN,
)
from bythebook.text.english.moments import Ends, Moment
from bythebook.text.english.scope import Scope
from bythebook.text.english.spoken_later import came_into_play, spoken_later
from bythebook.text.english.steps import (
    Step,
    check_duration,
    check_reach,
    condition_of,
    forget_done,
    is_against,
    other_steps,
    otherwise_at,
    switched_next,
    theirs,
    with_same_doer,
    with_shared_time,
)
from bythebook.text.meaning import Unplayable
from bythebook.text.walking import inside


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
    then_if: tuple[Prefix, ...] = ()
    """what is asked only when the moment has come"""
    after: Prefix | None = None
    tail: bool = False

    def steps(self) -> tuple[Step, ...]:
        """Everything it says to do."""
        first = theirs(self.first) if self.by == OPPONENT else self.first
        return (Step(0, first), *self.rest)

    def settled(self) -> Sentence:
        """A condition said at last belongs to what is done last, after a "then"."""
        if self.after is None or not self.rest or self.link or self.may:
            return self
        place = len(self.rest) - 1
        if not is_against(self.after):
            while place and self.rest[place].join not in THEN:
                place -= 1
            last = self.rest[place:]
            if last[0].join not in THEN or not all(isinstance(s.action, Choose) for s in last[:-1]):
                return self
        if any(step.prefixes or step.may or step.later for step in self.rest[place:]):
            return self
        only_if = replace(self.rest[place], prefixes=(Trailing(self.after),))
        rest = (*self.rest[:place], only_if, *self.rest[place + 1 :])
        return replace(self, rest=rest, after=None)

    def is_repeated(self) -> bool:
        """Whether it is done again and again: once for each of something."""
        return False

    def is_open(self) -> bool:
        """Whether it may be that nothing of it is done."""
        return bool(self.prefixes or self.may or self.after)

    def condition(self, scope: Scope) -> Condition | None:
        """The conditions that stand before everything else."""
        if self.after is None:
            return condition_of(self.prefixes, scope)
        if self.rest or self.link or self.may:
            raise Unplayable(self, "it leaves open what is done only if")
        own = condition_of(self.prefixes, scope)
        after = Trailing(self.after).condition(scope)
        return after if own is None else Every((own, after))

    def effects(self, scope: Scope) -> list[Effect]:
        """What it means as instructions."""
        scope.asked = False
        found = self.conditioned(scope)
        if self.link == ANYHOW:
            return found
        return [IfDid(tuple(found), self.link not in SAYING_NOT)]

    def conditioned(self, scope: Scope) -> list[Effect]:
        """Under its conditions."""
        own = self.condition(scope)
        if own is not None or self.may:
            check_reach(self.rest)
        cut = otherwise_at(self.rest)
        governs = any(step.action.governs for step in self.steps()[:cut])
        plain = not (governs or self.may or self.later or self.is_repeated())
        if own is not None and cut and plain:
            return [either(own, self.steps(), cut, scope)]
        before = scope.deeds
        found = self.optional(scope)
        if own is None:
            return found
        scope.doubt_since(before)
        return list(self.asked_for(own, tuple(found)))

    def asked_for(self, own: Condition, found: tuple[Effect, ...]) -> tuple[Effect, ...]:
        """Something that is done only if."""
        return (IfSo(own, found),)

    def optional(self, scope: Scope) -> list[Effect]:
        """Offered if it is optional."""
        if self.later is not None:
            done = Sentence(self.steps()[0].action, self.rest, self.then_if, may=self.may)
            return [later(self.later, done, scope)]
        if self.may and not self.rest and self.by == YOU:
            offered = self.first.offered(scope)
            if offered is not None:
                scope.asked = True
                return offered
        before = scope.deeds
        found = governed(self.steps(), scope)
        if self.may:
            scope.doubt_since(before)
            scope.asked = True
            if scope.switched < 0:
                shows = scope.game.shows_done(found, [], scope)
            else:
                shows = scope.game.shows_turned(found, scope, self)
                scope.switched = NOTHING
            return [May((*found, *shows), self.by)]
        return found

    def modifiers(self, scope: Scope) -> list[Modifier]:
        """What it means in a continuous ability."""
        if self.link or self.may or self.then or self.later is not None:
            raise Unplayable(self, "nothing is done in a continuous ability")
        if any(step.prefixes or step.may or step.later for step in self.rest):
            raise Unplayable(self, "a condition in the middle of a continuous ability")
        return [one for step in self.steps() for one in step.action.modifiers(scope)]


def governed(steps: tuple[Step, ...], scope: Scope) -> list[Effect]:
    """Things to do; a condition or a "you may" in the middle governs the rest."""
    cut = otherwise_at(steps[1:])
    if cut and not any(step.action.governs for step in steps[:cut]):
        return either_or(steps, cut, scope)
    found: list[Effect] = []
    steps = with_shared_time(with_same_doer(steps))
    for place, step in enumerate(steps):
        if not place or not (step.prefixes or step.may or step.later):
            if step.action.governs:
                # What follows it hangs on it, whatever that asks itself.
                then = (Step(0, Nothing()), *steps[place + 1 :])
                if not steps[place + 1 :]:
                    raise Unplayable(step, "nothing hangs on it")
                begun = step.action.effects(scope)
                return [*found, *begun, IfDid(tuple(governed(then, scope)))]
            check_duration(step, steps[place + 1 :], scope)
            scope.switching = switched_next(step, steps[place + 1 :])
            found += step.action.effects(scope)
            scope.switching = False
            continue
        own = condition_of(step.prefixes, scope)
        then = (Step(0, step.action), *steps[place + 1 :])
        check_reach(then[1:])
        before, done_before = scope.deeds, scope.done
        if step.later is not None:
            done = Sentence(step.action, then[1:], may=step.may)
            more: list[Effect] = [later(step.later, done, scope)]
        else:
            if step.by == OPPONENT:
                then = (Step(0, theirs(step.action)), *steps[place + 1 :])
            more = governed(then, scope)
            if step.may:
                forget_done(done_before, more, scope)
                scope.asked = True
                found.append(Undone())
                more = [May((*more, *scope.game.shows_done(more, found, scope)), step.by)]
        scope.doubt_since(before)
        return [*found, IfSo(own, tuple(more))] if own is not None else [*found, *more]
    return found


def either(own: Condition, steps: tuple[Step, ...], cut: int, scope: Scope) -> Effect:
    """One thing if something is so, and another otherwise."""
    if any(step.prefixes or step.may or step.later for step in steps[:cut]):
        raise Unplayable(steps, "it leaves open what it is otherwise to")
    before = (scope.it, scope.held, scope.looked)
    then = governed(steps[:cut], scope)
    scope.it, scope.held, scope.looked = before
    other = governed(other_steps(steps, cut), scope)
    scope.it = before[0]
    scope.done = None
    if scope.it is not None and scope.it.noun in inside(own):
        # Of no card at all it is neither so nor otherwise.
        other = [IfSo(Exists(scope.it.noun), tuple(other))]
    return IfSo(own, tuple(then), tuple(other))


def either_or(steps: tuple[Step, ...], cut: int, scope: Scope) -> list[Effect]:
    """Things to do, the last of them otherwise: if what is said before is not done."""
    places = [k for k in range(1, cut) if steps[k].prefixes or steps[k].may]
    if len(places) != 1 or any(step.later for step in steps[:cut]):
        raise Unplayable(steps, "it leaves open what it is otherwise to")
    place = places[0]
    step = steps[place]
    found = governed(steps[:place], scope)
    own = condition_of(step.prefixes, scope)
    tried = (Step(0, step.action), *steps[place + 1 : cut])
    if not step.may:
        assert own is not None
        both = (*tried, *steps[cut:])
        return [*found, either(own, both, len(tried), scope)]
    if step.by == OPPONENT:
        tried = (Step(0, theirs(step.action)), *steps[place + 1 : cut])
    before, done_before = (scope.it, scope.held, scope.looked), scope.done
    done = governed(tried, scope)
    forget_done(done_before, done, scope)
    more: list[Effect] = [May((*done, *scope.game.shows_done(done, found, scope)), step.by)]
    scope.it, scope.held, scope.looked = before
    other = governed(other_steps(steps, cut), scope)
    scope.it = before[0]
    scope.done = None
    if own is not None:
        more = [IfSo(own, tuple(more))]
    return [*found, Undone(), *more, IfDid(tuple(other), False)]


def speaks_of_this(prefix: Prefix) -> bool:
    """Whether a condition is, or may be, about this card."""
    if not isinstance(prefix, If):
        return True
    return any(isinstance(claim, ThisClaim) for claim in (*prefix.claims, *prefix.more))


def later(moment: Moment, done: Sentence, scope: Scope) -> Effect:
    """Something to do later in the turn: of what was spoken of, one thing is remembered.

    Sentences that hang on whether it was done, or ask about what is looked at, are done then, too.
    """
    moment = scope.game.moment_later(moment, scope)
    about: Noun | None = None
    keeping: list[Effect] = []
    links, scope.links = scope.links, []
    following, scope.following = scope.following, []
    then = scope.fresh(doubtful=came_into_play(scope))
    trigger = moment.trigger(then)
    try:
        found = linked(done, links, then)
        for sentence in following:
            found += linked(sentence, [], then)
    except Unplayable:
        if following:
            raise
        then, about, keeping = spoken_later(moment, done, scope)
        then.doubtful = came_into_play(scope)
        trigger = moment.trigger(then)
        found = linked(done, links, then)
    if then.zones:
        if (
            about is not None
            or following
            or any(speaks_of_this(prefix) for prefix in done.prefixes)
        ):
            raise Unplayable(moment, "it says where this card is then")
        # It has gone there since, as a new card.
        there = scope.fresh(gone=then.zones)
        found = linked(done, links, there)
        if there.zones:
            raise Unplayable(moment, "it says where this card is then")
    waiting = Ability(AUTO, trigger=trigger, body=tuple(found))
    if keeping:
        return IfSo(Every(()), (*keeping, Later(waiting, THIS_GAME)))
    if not isinstance(moment, Ends) or moment.whose == YOU:
        return Later(waiting, THIS_GAME, about)
    if not moment.next:
        return Later(waiting, END_OF_TURN, about)
    # If the opponent's turn is under way, it is the one after that.
    begins = scope.game.turn_begins(OPPONENT)
    then_ends = Later(waiting, END_OF_TURN, None if about is None else Bound(R_OTHER))
    after_this = Later(Ability(AUTO, trigger=begins, body=(then_ends,)), THIS_GAME, about)
    return IfSo(TurnOf(YOU), (Later(waiting, THIS_GAME, about),), (after_this,))


def done_by(sentence: Sentence, scope: Scope) -> Noun:
    """What shows whether a sentence was done that leaves nothing open."""
    if scope.done is None or sentence.later is not None:
        raise Unplayable(sentence, "it leaves nothing open to do or not")
    if any(step.prefixes for step in sentence.rest):
        raise Unplayable(sentence, "it leaves open what is done or not")
    return scope.done


def linked(sentence: Sentence, links: list[Sentence], scope: Scope) -> list[Effect]:
    """A sentence with those that hang on whether it was done."""
    if not links:
        return sentence.effects(scope)
    open_steps = sum(step.may for step in sentence.rest)
    switches = sum(isinstance(step.action, Switch) for step in sentence.steps()[:-1])
    if switches > 1 or (switches and not sentence.may):
        raise Unplayable(sentence, "whether anything was switched is not known by then")
    scope.notes_switched = bool(switches)
    if sentence.may + open_steps > 1:
        raise Unplayable(sentence, "it leaves open which of two things is done or not")
    own = sentence.condition(scope)
    if sentence.later is not None or any(step.later for step in sentence.rest):
        scope.links = links
        found = sentence.optional(scope)
        if scope.links:
            raise Unplayable(links[0], "it leaves open when it is done")
        return found if own is None else [IfSo(own, tuple(found))]
    if own is not None and any(link.link in SAYING_OTHERWISE for link in links):
        after = links[0]
        more = after.prefixes or after.may or after.later or after.after or after.by != YOU
        if len(links) > 1 or more or sentence.is_repeated() or after.is_repeated():
            raise Unplayable(links[0], "it leaves open what it is otherwise to")
        said = Step(SAYING_ELSE[0], links[0].first)
        steps = (*sentence.steps(), said, *links[0].rest)
        if sentence.may or sentence.later is not None:
            raise Unplayable(links[0], "it leaves open what it is otherwise to")
        return [either(own, steps, len(sentence.steps()), scope)]
    scope.done = None
    found = sentence.optional(scope)
    if not sentence.may and not open_steps:
        found.append(NoteDone(done_by(sentence, scope)))
    if any(step.prefixes for step in sentence.rest):
        if any(link.link in SAYING_NOT for link in links):
            raise Unplayable(links[0], "it leaves open whether it is not so or not done")
        found.insert(0, Undone())  # nobody is asked where a condition in the middle fails
    by = next((step.by for step in sentence.rest if step.may), sentence.by)
    for place, link in enumerate(links):
        if link.link in OF_CONDITION:
            raise Unplayable(link, "nothing was asked before")
        if own is not None and link.link in SAYING_NOT and not (sentence.may or open_steps):
            raise Unplayable(link, "it leaves open whether it is not so or not done")
        if link.link not in SAYING_OTHERWISE and (link.link in OF_THEIRS) != (by == OPPONENT):
            raise Unplayable(link, "somebody else could do it or not")
        if (link.may or any(s.may for s in link.rest)) and len(links) > 1:
            raise Unplayable(link, "it leaves open which of two things is done or not")
        before = scope.deeds
        later_on = links[place + 1 :]
        if later_on and later_on[0].link not in SAYING_NOT and link.link not in SAYING_NOT:
            found.append(shown(link, later_on, scope))
        else:
            found += link.effects(scope)
        scope.hang_since(before)
    return found if own is None else [IfSo(own, tuple(found))]


def shown(link: Sentence, after: list[Sentence], scope: Scope) -> Effect:
    """What is done if something else was; what comes after hangs on whether this was done, too."""
    if any(each.link in SAYING_NOT for each in after) or link.prefixes or link.after:
        raise Unplayable(after[0], "it leaves open which of two things is done or not")
    scope.done = None
    found = link.optional(scope)
    return IfDid((*found, NoteDone(done_by(link, scope))))
