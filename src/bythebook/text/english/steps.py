"""The steps of a sentence: what is done, what joins it to the step before, how far words reach."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.language.conditions import Condition
from bythebook.kernel.language.nouns import Noun
from bythebook.kernel.language.words import YOU
from bythebook.kernel.state.refs import NOTHING
from bythebook.text.english.actions import Action, Choose, Switch, Theirs
from bythebook.text.english.conditions import If, Prefix
from bythebook.text.english.joins import BY_AND, SAYING_ELSE, SEMICOLONS, STILL
from bythebook.text.english.moments import Moment
from bythebook.text.english.scope import Scope
from bythebook.text.meaning import Unplayable, every
from bythebook.text.walking import inside


@dataclass(frozen=True)
class Step:
    """One more thing to do, and the words that join it to the one before."""

    join: int
    action: Action
    prefixes: tuple[Prefix, ...] = ()
    may: bool = False
    later: Moment | None = None
    by: int = YOU
    tail: bool = False
    """that when it is done is said after it"""


def is_against(after: Prefix) -> bool:
    """Whether it is said against what something is done: that can only be the last thing."""
    claim = after.claims[0] if isinstance(after, If) and len(after.claims) == 1 else None
    return claim is not None and claim.is_against()


def condition_of(prefixes: tuple[Prefix, ...], scope: Scope) -> Condition | None:
    """All of some conditions."""
    found = [prefix.condition(scope) for prefix in prefixes]
    if not found:
        return None
    return every(found)


def done_as(step: Step) -> Action:
    """What is done, whoever does it."""
    return step.action.action if isinstance(step.action, Theirs) else step.action


def switched_next(step: Step, rest: tuple[Step, ...]) -> bool:
    """Whether cards are switched to a mode, or chosen and then switched."""
    if not isinstance(done_as(step), Choose):
        return isinstance(done_as(step), Switch)
    then = rest[0] if rest else None
    return (
        then is not None and isinstance(done_as(then), Switch) and not (then.prefixes or then.later)
    )


def theirs(action: Action) -> Action:
    """What the opponent may do is done by them."""
    return action if isinstance(action, Theirs) else Theirs(action)


def check_reach(rest: tuple[Step, ...]) -> None:
    """How far a condition or a "you may" governs what follows has to be sure."""
    for step in rest:
        if step.join in SEMICOLONS and not (step.prefixes or step.may or step.later):
            raise Unplayable(step, "it leaves open whether that is done in any case")


def check_duration(step: Step, rest: tuple[Step, ...], scope: Scope) -> None:
    """A duration holds for what follows; said at last it may hold for all before."""
    until = getattr(step.action, "until", NOTHING)
    if until > 0:
        scope.until = until
    elif not until and not scope.until:
        if any(getattr(one.action, "until", 0) > 0 for one in rest):
            raise Unplayable(step, "it leaves open for how long")


def with_shared_time(steps: tuple[Step, ...]) -> tuple[Step, ...]:
    """What is joined with "and" and without a comma lasts for the time said at last."""
    found = list(steps)
    for place in range(len(steps) - 2, -1, -1):
        step, after = found[place], found[place + 1]
        one: Any = step.action
        if getattr(one, "until", NOTHING) or after.join != BY_AND:
            continue
        if after.prefixes or after.may or after.later is not None:
            continue
        until = getattr(after.action, "until", 0)
        if until > 0:
            found[place] = replace(step, action=replace(one, until=until))
    return tuple(found)


def with_same_doer(steps: tuple[Step, ...]) -> tuple[Step, ...]:
    """After "they choose" a verb joined without a "then" is still theirs: "and place the rest"."""
    found = list(steps)
    for place in range(1, len(steps)):
        step, last = found[place], found[place - 1].action
        if not isinstance(last, Theirs) or not last.they or step.join not in STILL:
            continue
        if step.action.goes_on and not (step.prefixes or step.may or step.later):
            found[place] = replace(step, action=Theirs(step.action, they=True))
    return tuple(found)


def forget_done(before: Noun | None, optional: list[Effect], scope: Scope) -> None:
    """What was done before shows whether something optional is done only if it is done to that."""
    if scope.done is before and before not in inside(tuple(optional)):
        scope.done = None


def otherwise_at(rest: tuple[Step, ...]) -> int:
    """At which of all steps is said what is done otherwise, or 0."""
    return next((place + 1 for place, step in enumerate(rest) if step.join in SAYING_ELSE), 0)


def other_steps(steps: tuple[Step, ...], cut: int) -> tuple[Step, ...]:
    """What is done otherwise."""
    step = steps[cut]
    if step.prefixes or step.may or step.later or otherwise_at(steps[cut + 1 :]):
        raise Unplayable(step, "it leaves open again what is done")
    return (Step(0, step.action), *steps[cut + 1 :])
