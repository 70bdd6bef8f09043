"""Words that say how often, or which of several things, a text does."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from bythebook.kernel.abilities.abilities import Ability, Effect
from bythebook.kernel.abilities.reaching import flatten
from bythebook.kernel.abilities.resolve import R_LOOP, If, IfDid, May, Resolve
from bythebook.kernel.language.conditions import Condition
from bythebook.kernel.language.nouns import Amount, Noun
from bythebook.kernel.procedure.procedure import Ask, Flow
from bythebook.kernel.state.changes import Change
from bythebook.kernel.state.options import K_NUMBER, V_NUMBER

if TYPE_CHECKING:
    from bythebook.kernel.game.game import Game


@dataclass(frozen=True)
class Repeat(Effect):
    """Do this so many times, each time anew; zero or less is not at all."""

    times: Amount
    then: tuple[Effect, ...]
    reg: int = R_LOOP

    def emit(self, out: list[Effect]) -> None:
        out.append(BeginLoop(self.times, self.reg))
        start = len(out)
        step = LoopOn(self.reg)
        out.append(step)
        flatten(self.then, out)
        out.append(Back(start))
        step.to = len(out)

    def inner(self) -> list[Ability]:
        return [a for e in self.then for a in e.inner()]


class BeginLoop(Effect):
    """Work out how often something is to be done."""

    def __init__(self, times: Amount, reg: int) -> None:
        self.times: Amount = times
        self.reg: int = reg

    def run(self, frame: Resolve, game: "Game") -> Flow:
        frame.bind(self.reg, [self.times.value(game, frame.source, frame.master, frame.regs)])
        return None


class LoopOn(Effect):
    """Once more, or on to what follows."""

    def __init__(self, reg: int) -> None:
        self.reg: int = reg
        self.to: int = 0

    def run(self, frame: Resolve, game: "Game") -> Flow:
        left = frame.regs[self.reg][0]
        if left <= 0:
            frame.at = self.to
        else:
            frame.bind(self.reg, [left - 1])
        return None


class Back(Effect):
    """Go on at an earlier instruction, or at a later one."""

    def __init__(self, to: int) -> None:
        self.to: int = to

    def run(self, frame: Resolve, game: "Game") -> Flow:
        frame.at = self.to
        return None


@dataclass(frozen=True)
class OneOf(Effect):
    """Choose one of several things, and do it; they are numbered from 1 in the order written."""

    choices: tuple[tuple[Effect, ...], ...]

    def emit(self, out: list[Effect]) -> None:
        out.append(AskWhich(len(self.choices)))
        branch = Branch()
        out.append(branch)
        ends: list[Back] = []
        for choice in self.choices:
            branch.to = [*branch.to, len(out)]
            flatten(choice, out)
            end = Back(0)
            ends.append(end)
            out.append(end)
        for end in ends:
            end.to = len(out)

    def inner(self) -> list[Ability]:
        return [a for choice in self.choices for e in choice for a in e.inner()]


class AskWhich(Effect):
    """Ask which of several things to do."""

    def __init__(self, count: int) -> None:
        self.count: int = count

    def run(self, frame: Resolve, game: "Game") -> Flow:
        options: list[Change] = [(V_NUMBER, n) for n in range(1, self.count + 1)]
        return Ask(frame.master, K_NUMBER, options, source=frame.source)


class Branch(Effect):
    """Go on with what was chosen."""

    def __init__(self) -> None:
        self.to: list[int] = []

    def run(self, frame: Resolve, game: "Game") -> Flow:
        frame.at = self.to[frame.answer[1] - 1]
        frame.answer = ()
        return None


@dataclass(frozen=True)
class Listed(Effect):
    """Several things, each done if it is so; which of them are is settled before any is done."""

    conditions: tuple[Condition, ...]
    items: tuple[tuple[Effect, ...], ...]
    reg: int = R_LOOP + 1

    def emit(self, out: list[Effect]) -> None:
        out.append(Settle(self.conditions, self.reg))
        for place, then in enumerate(self.items):
            jump = JumpUnlessSettled(place, self.reg)
            out.append(jump)
            flatten(then, out)
            jump.to = len(out)

    def inner(self) -> list[Ability]:
        return [a for then in self.items for e in then for a in e.inner()]


class Settle(Effect):
    """Find out which of several things are so."""

    def __init__(self, conditions: tuple[Condition, ...], reg: int) -> None:
        self.conditions: tuple[Condition, ...] = conditions
        self.reg: int = reg

    def run(self, frame: Resolve, game: "Game") -> Flow:
        source, master, regs = frame.source, frame.master, frame.regs
        held = [int(c.holds(game, source, master, regs)) for c in self.conditions]
        frame.bind(self.reg, held)
        return None

    def arrivals(self) -> int:
        bits = 0
        for condition in self.conditions:
            bits |= condition.arrivals()
        return bits


class JumpUnlessSettled(Effect):
    """Go on elsewhere unless one of several things was so."""

    def __init__(self, place: int, reg: int) -> None:
        self.place: int = place
        self.reg: int = reg
        self.to: int = 0

    def run(self, frame: Resolve, game: "Game") -> Flow:
        if not frame.regs[self.reg][self.place]:
            frame.at = self.to
        return None


@dataclass(frozen=True)
class NoteDone(Effect):
    """Whether something was done shows in the cards it was done to, for "if you do".

    There have to be as many of them as were to be.
    """

    what: Noun
    least: int = 1

    def run(self, frame: Resolve, game: "Game") -> Flow:
        found = self.what.named(game, frame.source, frame.master, frame.regs)
        frame.did = int(len(found) >= self.least)
        return None


@dataclass(frozen=True)
class Undone(Effect):
    """Nothing has been done yet, for "if you do"."""

    def run(self, frame: Resolve, game: "Game") -> Flow:
        frame.did = 0
        return None


@dataclass(frozen=True)
class AsOther(Effect):
    """The other player does this: "you" and "your" mean that player meanwhile."""

    then: tuple[Effect, ...]

    def emit(self, out: list[Effect]) -> None:
        out.append(HandOver())
        flatten(self.then, out)
        out.append(HandOver())

    def inner(self) -> list[Ability]:
        return [a for e in self.then for a in e.inner()]


class HandOver(Effect):
    """From here on the text speaks to the other player."""

    def run(self, frame: Resolve, game: "Game") -> Flow:
        frame.master = 1 - frame.master
        frame.handed = 1 - frame.handed
        return None


@dataclass(frozen=True)
class Keep(Effect):
    """What was chosen is kept while something else is chosen."""

    reg: int
    to: int

    def run(self, frame: Resolve, game: "Game") -> Flow:
        frame.bind(self.to, list(frame.regs[self.reg]))
        return None


@dataclass(frozen=True)
class Join(Effect):
    """What was chosen now joins what was chosen before."""

    reg: int
    to: int

    def run(self, frame: Resolve, game: "Game") -> Flow:
        frame.bind(self.to, [*frame.regs[self.to], *frame.regs[self.reg]])
        return None


def within(effect: Effect, rewrite: Callable[[tuple[Effect, ...]], tuple[Effect, ...]]) -> Effect:
    """An instruction with those in it rewritten; the same one if that changes nothing."""
    found = effect
    if isinstance(effect, If):
        found = replace(effect, then=rewrite(effect.then), otherwise=rewrite(effect.otherwise))
    elif isinstance(effect, (IfDid, May)):
        found = replace(effect, then=rewrite(effect.then))
    elif isinstance(effect, OneOf):
        found = replace(effect, choices=tuple(rewrite(choice) for choice in effect.choices))
    elif isinstance(effect, Listed):
        found = replace(effect, items=tuple(rewrite(item) for item in effect.items))
    return effect if found == effect else found
