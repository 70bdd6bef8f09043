"""Section 11.8.6: texts that refer to cards of which there are several."""

from dataclasses import dataclass

from bythebook.kernel.abilities.abilities import Ability, Effect
from bythebook.kernel.abilities.reaching import flatten
from bythebook.kernel.abilities.resolve import R_CHOSEN, R_LOOP, Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.nouns import Noun
from bythebook.kernel.procedure.choosing import Choose
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.procedure.procedure import Flow
from bythebook.kernel.texts.branching import Back


@rule("vgd 11.8.6")
def in_any_order(player: int, refs: list[int]) -> Flow:
    """The master of an effect says to which of several cards it refers first, and so on."""
    return Choose(player, refs, len(refs), len(refs), ordered=True)


@dataclass(frozen=True)
class ForEachReferred(Effect):
    """What refers to a card of some kind is done for each there is; `reg` is the one at hand."""

    what: Noun
    then: tuple[Effect, ...]
    reg: int = R_CHOSEN

    def emit(self, out: list[Effect]) -> None:
        out.append(PutInOrder(self.what))
        out.append(KeepOrder())
        start = len(out)
        step = ReferToNext(self.reg)
        out.append(step)
        flatten(self.then, out)
        out.append(Back(start))
        step.to = len(out)

    def inner(self) -> list[Ability]:
        return [a for e in self.then for a in e.inner()]


class PutInOrder(Effect):
    """Ask in which order the cards are referred to."""

    def __init__(self, what: Noun) -> None:
        self.what: Noun = what

    def run(self, frame: Resolve, game: Game) -> Flow:
        frame.chosen = []
        refs = self.what.refs(game, frame.source, frame.master, frame.regs)
        return in_any_order(frame.master, refs)


class KeepOrder(Effect):
    """Keep those that are still to be referred to."""

    def run(self, frame: Resolve, game: Game) -> Flow:
        frame.bind(R_LOOP, frame.chosen)
        return None


class ReferToNext(Effect):
    """Refer to the next card, or go on with what follows."""

    def __init__(self, reg: int) -> None:
        self.reg: int = reg
        self.to: int = 0

    def run(self, frame: Resolve, game: Game) -> Flow:
        left = frame.regs[R_LOOP]
        if not left:
            frame.at = self.to
            return None
        frame.bind(self.reg, [left[0]])
        frame.bind(R_LOOP, list(left[1:]))
        return None
