"""Section 11.9.4: numbers that a text raises or lowers to a value, and numbers it doubles."""

from dataclasses import dataclass

from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.abilities.resolve import Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.nouns import Amount, Noun
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.procedure.procedure import Flow
from bythebook.kernel.state.changes import Change
from bythebook.kernel.state.continuous_ops import ADD
from bythebook.kernel.state.refs import CARD
from bythebook.kernel.texts.lasting import END_OF_TURN, lasting_on


@rule("vgd 11.9.4.1", nothing=0)
def difference(now: int, wanted: int) -> int:
    """Raised or lowered to a value, a number gets what it lacks of it now, or loses the rest."""
    return wanted - now


@rule("vgd 11.9.4.1.1", nothing=0)
def once_more(now: int) -> int:
    """Doubled, a number gets as much as it is now."""
    return now


def added(
    frame: Resolve, game: Game, refs: list[int], char: int, amounts: list[int], until: int
) -> list[Change]:
    """To each of some cards so much is added."""
    found: list[Change] = []
    for ref, amount in zip(refs, amounts, strict=True):
        made = lasting_on(frame, game, [ref], ADD, char, amount, until)
        if made is not None:
            found.append(made)
    return found


@dataclass(frozen=True)
class RaiseOrLower(Effect):
    """A number of cards is raised or lowered to a value."""

    what: Noun
    char: int
    to: Amount
    until: int = END_OF_TURN

    def run(self, frame: Resolve, game: Game) -> Flow:
        refs = self.what.refs(game, frame.source, frame.master, frame.regs)
        wanted = self.to.value(game, frame.source, frame.master, frame.regs)
        amounts = [difference(game.value(self.char, ref & CARD), wanted) for ref in refs]
        return added(frame, game, refs, self.char, amounts, self.until)


@dataclass(frozen=True)
class DoubleIt(Effect):
    """A number of cards is doubled."""

    what: Noun
    char: int
    until: int = END_OF_TURN

    def run(self, frame: Resolve, game: Game) -> Flow:
        refs = self.what.refs(game, frame.source, frame.master, frame.regs)
        amounts = [once_more(game.value(self.char, ref & CARD)) for ref in refs]
        return added(frame, game, refs, self.char, amounts, self.until)
