"""Section 10.23: what a player declares."""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import mypyc_attr

from bythebook.games.vanguard.cards.cards import NAMES, name_word
from bythebook.games.vanguard.texts.events import EV_DECLARED
from bythebook.kernel.abilities.resolve import R_PAID, Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.nouns import Amount, Limit, Regs
from bythebook.kernel.language.words import HAS, YOU, Test, players_of, word_bit
from bythebook.kernel.procedure.clauses import rule, step
from bythebook.kernel.procedure.procedure import Flow
from bythebook.kernel.state.changes import event
from bythebook.kernel.state.refs import NOTHING
from bythebook.kernel.texts.naming import ChooseName, names_for
from bythebook.kernel.texts.verbs import BindsChosen

R_SAID: Final = R_PAID
"""what was declared; texts with declarations pay no cost more than once"""


@rule("vgg 10.23.2", "vgd 7.10.2", nothing=[])
def names_to_declare(game: Game, player: int, tests: tuple[Test, ...]) -> list[int]:
    """Only the name of a card that there is can be declared, one that is as the text says."""
    return names_for(game, player, tests)


@mypyc_attr(allow_interpreted_subclasses=True)
class DeclareCardName(ChooseName):
    """A player declares a card name, and everybody hears it."""

    @step("vgg 10.23.1", "vgd 7.10.1")
    def ask_name(self, game: Game) -> Flow:
        """It is said."""
        if self.answer and self.take():
            return event(EV_DECLARED, NOTHING, self.player, self.result[0])
        flow = self.next_question(game)
        return self.again(flow)


@dataclass(frozen=True)
class Declare(BindsChosen):
    """A player declares a card name, of cards of a kind if that is said."""

    tests: tuple[Test, ...] = ()
    whose: int = YOU
    reg: int = R_SAID

    def run(self, frame: Resolve, game: Game) -> Flow:
        player = players_of(self.whose, frame.master)[0]
        frame.chosen = []
        names = names_to_declare(game, player, self.tests)
        return DeclareCardName(player, names) if names else None


@dataclass(frozen=True)
class DeclaredName(Amount):
    """The name that was declared, as the bit of its word."""

    reg: int = R_SAID

    def value(self, game: Game, source: int, master: int, regs: Regs) -> int:
        said = regs[self.reg]
        return word_bit(name_word(game.lib.names[said[0]])) if said else 0


def of_declared_name(reg: int = R_SAID) -> Limit:
    """The card has the name that was declared."""
    return Limit(NAMES, HAS, DeclaredName(reg))
