"""Resolving a text: a frame over a short list of instructions."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from bythebook.kernel.abilities.abilities import Ability, Effect
from bythebook.kernel.abilities.reaching import flatten
from bythebook.kernel.language.conditions import Condition
from bythebook.kernel.language.nouns import BEFORE, MOVED
from bythebook.kernel.language.words import YOU, players_of
from bythebook.kernel.procedure.clauses import step
from bythebook.kernel.procedure.procedure import Ask, Flow, Procedure
from bythebook.kernel.state.changes import Change
from bythebook.kernel.state.options import K_MAY, V_NO, V_YES
from bythebook.kernel.state.refs import NOTHING

if TYPE_CHECKING:
    from bythebook.kernel.game.game import Game

REGISTERS: Final = 12
R_SUBJECT: Final = 0
"""what the triggering event happened to ("that card")"""
R_CHOSEN: Final = 1
"""what was chosen last"""
R_MOVED: Final = MOVED
"""what was moved, revealed or looked at last"""
R_OTHER: Final = BEFORE
"""what took part in it too; what the card was, if it has moved"""
R_EXTRA: Final = 4
"""what was looked at"""
R_BATCH: Final = 5
"""what was moved from the top of a zone, card by card ("those cards")"""
R_REVEALED: Final = 6
"""what was revealed, or drawn, where a text asks for it"""
R_THEIRS: Final = 7
"""what the other player chose, or what was chosen before the last choice"""
R_LOOP: Final = 8
"""how often something is still to be done; the next is for a loop inside that"""
R_OUTCOME: Final = 10
"""how the last thing ended that can end in two ways"""
R_PAID: Final = 11
"""how often a cost was paid that can be paid more than once"""


@mypyc_attr(allow_interpreted_subclasses=True)
class Resolve(Procedure):
    """Carry out the instructions of an ability, one after the other.

    `did` says whether the last optional part was done, `paid` whether no cost was
    declined, `since` when it was played, as effects are told apart by their age.
    """

    def __init__(
        self,
        ability: int = NOTHING,
        source: int = NOTHING,
        master: int = 0,
        subject: int = NOTHING,
        origin: int = NOTHING,
        value: int = 0,
        other: int = NOTHING,
    ) -> None:
        self.ability = ability
        self.source = source
        self.master: int = master
        # 1 while it speaks to the other player, who is "you" meanwhile.
        self.handed: int = 0
        self.origin: int = origin
        self.value: int = value
        self.at: int = 0
        self.did: int = 1
        self.paid: int = 1
        self.since: int = NOTHING
        # When the ability was triggered, if it has waited for something.
        self.triggered: int = NOTHING
        # Where the card whose text it is lay when it began: the place it "was on".
        self.stood: int = NOTHING
        # A card that the book notes of what was done, for those who wait for its use.
        self.noted: int = NOTHING
        # Where the one card lay that was moved last.
        self.vacated: int = NOTHING
        self.instead: int = 0
        self.regs: list[tuple[int, ...]] = [()] * REGISTERS
        if subject >= 0:
            self.regs[R_SUBJECT] = (subject,)
        if other >= 0:
            self.regs[R_OTHER] = (other,)

    def bind(self, reg: int, refs: list[int]) -> None:
        """Later words of the text mean these cards."""
        regs = self.regs.copy()
        regs[reg] = tuple(refs)
        self.regs = regs

    def text_of(self) -> int:
        """Whose text it is, whomever it speaks to: what is done by it is that player's doing."""
        return self.master ^ self.handed

    def stand_by(self, game: "Game") -> None:
        """Note where the card whose text it is lies or last lay, before it may leave as a cost."""
        if self.stood < 0:
            self.stood = game.last_zone(self.source)

    def next_instruction(self, game: "Game") -> Flow:
        """Carry out the next instruction that answers anything; none is left if none does."""
        lib = game.lib
        program = lib.instead[self.ability] if self.instead else lib.programs[self.ability]
        while self.at < len(program):
            effect = program[self.at]
            if not self.at:
                self.since = game.state.stamp
                self.stand_by(game)
            self.at += 1
            flow = effect.run(self, game)
            if flow is not None:
                return self.again(flow)  # until there are none left
        return None

    @step("kernel resolve")
    def execute(self, game: "Game") -> Flow:
        """Do what the text says, in the order it says."""
        return self.next_instruction(game)


@dataclass(frozen=True)
class If(Effect):
    """If something is so, this; otherwise perhaps that."""

    condition: Condition
    then: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()

    def emit(self, out: list[Effect]) -> None:
        jump = Jump(self.condition)
        out.append(jump)
        flatten(self.then, out)
        if self.otherwise:
            over = Jump(None)
            out.append(over)
            jump.to = len(out)
            flatten(self.otherwise, out)
            over.to = len(out)
        else:
            jump.to = len(out)

    def inner(self) -> list[Ability]:
        return [a for e in self.then + self.otherwise for a in e.inner()]


@dataclass(frozen=True)
class May(Effect):
    """A player may do this; whether they did is remembered for "if you do"."""

    then: tuple[Effect, ...]
    by: int = YOU

    def emit(self, out: list[Effect]) -> None:
        out.append(AskMay(self.by))
        jump = JumpUnlessDid(True)
        out.append(jump)
        flatten(self.then, out)
        jump.to = len(out)

    def inner(self) -> list[Ability]:
        return [a for e in self.then for a in e.inner()]


@dataclass(frozen=True)
class IfDid(Effect):
    """If you do, this; or, with `did` false, if you do not."""

    then: tuple[Effect, ...]
    did: bool = True

    def emit(self, out: list[Effect]) -> None:
        jump = JumpUnlessDid(self.did)
        out.append(jump)
        flatten(self.then, out)
        jump.to = len(out)

    def inner(self) -> list[Ability]:
        return [a for e in self.then for a in e.inner()]


@dataclass(frozen=True)
class MayPay(Effect):
    """You may pay the cost: the ability's own, or one that stands in the middle of its text.

    Such a cost is held by `of`, which does nothing else.
    """

    of: Ability | None = None

    def emit(self, out: list[Effect]) -> None:
        out.append(AskPay(self.of))
        out.append(PayIfYes(self.of))

    def inner(self) -> list[Ability]:
        return [] if self.of is None else [self.of]


@dataclass(frozen=True)
class MayPayOften(Effect):
    """You may pay the ability's cost up to so many times; how often is remembered."""

    most: int

    def emit(self, out: list[Effect]) -> None:
        out.append(CountPaid(True))
        ends: list[JumpUnlessDid] = []
        for _ in range(self.most):
            out.append(AskPay())
            out.append(PayIfYes())
            end = JumpUnlessDid(True)
            ends.append(end)
            out.append(end)
            out.append(CountPaid())
        for end in ends:
            end.to = len(out)
        out.append(SettlePaid())


class SettlePaid(Effect):
    """Whoever has paid at least once has paid."""

    def run(self, frame: Resolve, game: "Game") -> Flow:
        frame.paid = int(frame.regs[R_PAID][0] > 0)
        return None


class CountPaid(Effect):
    """The cost has been paid once more, or not at all yet."""

    def __init__(self, none: bool = False) -> None:
        self.none: bool = none

    def run(self, frame: Resolve, game: "Game") -> Flow:
        before = frame.regs[R_PAID]
        frame.bind(R_PAID, [0 if self.none else before[0] + 1])
        return None


class Jump(Effect):
    """Go on elsewhere unless a condition holds (or always)."""

    def __init__(self, condition: Condition | None) -> None:
        self.condition: Condition | None = condition
        self.to: int = 0

    def run(self, frame: Resolve, game: "Game") -> Flow:
        condition = self.condition
        if condition is None or not game.book.switched_on(
            condition.holds(game, frame.source, frame.master, frame.regs)
        ):
            frame.at = self.to
        return None

    def arrivals(self) -> int:
        return 0 if self.condition is None else self.condition.arrivals()


class JumpUnlessDid(Effect):
    """Go on elsewhere unless the last optional part was (or was not) done."""

    def __init__(self, did: bool) -> None:
        self.did: bool = did
        self.to: int = 0

    def run(self, frame: Resolve, game: "Game") -> Flow:
        if frame.answer:
            if frame.answer[0] == V_YES or frame.answer[0] == V_NO:
                frame.did = int(frame.answer[0] == V_YES)
                frame.answer = ()
        if (frame.did != 0) != self.did:
            frame.at = self.to
        return None


class AskMay(Effect):
    """Ask whether to do the optional part that follows."""

    def __init__(self, by: int) -> None:
        self.by: int = by

    def run(self, frame: Resolve, game: "Game") -> Flow:
        player = players_of(self.by, frame.master)[0]
        return Ask(player, K_MAY, [(V_YES,), (V_NO,)], default=1, source=frame.source)


class AskPay(Effect):
    """Ask whether to pay; without being able to, the answer is no."""

    def __init__(self, of: Ability | None = None) -> None:
        self.of: Ability | None = of

    def run(self, frame: Resolve, game: "Game") -> Flow:
        options: list[Change] = []
        book = game.book
        ability = frame.ability if self.of is None else game.lib.id_of(self.of)
        if book.may_pay(game, ability, frame.source, frame.master):
            options.append((V_YES,))
        if not options or book.may_decline():
            options.append((V_NO,))
        hidden = cost_is_secret(game, ability, frame.source)
        return Ask(frame.master, K_MAY, options, hidden, len(options) - 1, frame.source)


class PayIfYes(Effect):
    """Pay, if that was the answer."""

    def __init__(self, of: Ability | None = None) -> None:
        self.of: Ability | None = of

    def run(self, frame: Resolve, game: "Game") -> Flow:
        frame.did = int(frame.answer[0] == V_YES)
        frame.answer = ()
        if self.of is None:
            frame.paid = frame.did
        if frame.did:
            ability = frame.ability if self.of is None else game.lib.id_of(self.of)
            return game.book.pay(frame.master, ability, frame.source)
        return None


def cost_is_secret(game: "Game", ability: int, source: int) -> bool:
    """Whether the other player cannot tell if a cost can be paid."""
    return any(p.secret(game) for p in game.book.cost_of(game, ability, source))
