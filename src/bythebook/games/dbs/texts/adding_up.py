"""Choosing any number of cards whose costs or power come to no more than so much."""

from dataclasses import dataclass

from mypy_extensions import mypyc_attr

from bythebook.games.dbs.cards.cards import COST
from bythebook.games.dbs.cards.energy import asked_cost
from bythebook.games.dbs.terms.unaffected import unaffected
from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.abilities.resolve import R_CHOSEN, Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.nouns import Cards
from bythebook.kernel.procedure.choosing import Choose
from bythebook.kernel.procedure.procedure import Flow
from bythebook.kernel.state.refs import CARD
from bythebook.kernel.texts.verbs import Bind


def amount_of(game: Game, char: int, ref: int) -> int:
    """How much a card adds: its energy cost, or another of its values."""
    return asked_cost(game, ref & CARD) if char == COST else game.value(char, ref & CARD)


@mypyc_attr(allow_interpreted_subclasses=True)
class ChooseUnder(Choose):
    """Choose any number of cards, one at a time, while their total stays within a bound."""

    def __init__(
        self,
        player: int = 0,
        candidates: list[int] | None = None,
        char: int = COST,
        total: int = 0,
    ) -> None:
        most = 0 if candidates is None else len(candidates)
        super().__init__(player, candidates, 0, most)
        self.char: int = char
        self.total: int = total

    def viable_of(self, game: Game, refs: list[int]) -> list[int]:
        """Those for which there is room."""
        room = self.total - sum(amount_of(game, self.char, r) for r in self.result)
        return [r for r in refs if amount_of(game, self.char, r) <= room]


@dataclass(frozen=True)
class ChooseWithin(Effect):
    """Choose any number of cards in play that add up to so much or less."""

    what: Cards
    char: int
    total: int
    reg: int = R_CHOSEN
    ignoring: bool = False
    """even what [Barrier] would keep from being chosen"""

    def emit(self, out: list[Effect]) -> None:
        out.append(self)
        out.append(Bind(self.reg))

    def run(self, frame: Resolve, game: Game) -> Flow:
        found: list[int] = []
        for ref in self.what.refs(game, frame.source, frame.master, frame.regs):
            if self.ignoring:
                choosable = not unaffected(game, ref & CARD, frame.text_of())
            else:
                choosable = game.can_be_chosen(ref, frame.text_of(), frame.source)
            if choosable:
                found.append(ref)
        frame.chosen = []
        return ChooseUnder(frame.master, found, self.char, self.total)
