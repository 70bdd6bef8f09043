"""Choosing cards that have to differ from each other: by their names, or by their grades."""

from dataclasses import dataclass

from mypy_extensions import mypyc_attr

from bythebook.games.vanguard.cards.cards import NAMES
from bythebook.games.vanguard.texts.nouns import share_a_name
from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.abilities.resolve import Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.choosing import Choose
from bythebook.kernel.procedure.procedure import Flow
from bythebook.kernel.state.refs import CARD
from bythebook.kernel.texts.verbs import ChooseAmong, ChooseCards, LookThrough, Search


@mypyc_attr(allow_interpreted_subclasses=True)
class ChooseApart(Choose):
    """Choose up to so many cards, one at a time, no two of which are alike in something."""

    def __init__(
        self,
        player: int = 0,
        candidates: list[int] | None = None,
        most: int = 0,
        hidden: bool = False,
        char: int = NAMES,
    ) -> None:
        super().__init__(player, candidates, 0, most, hidden)
        self.char: int = char

    def viable_of(self, game: Game, refs: list[int]) -> list[int]:
        """Those that are like none of the cards picked before."""
        picked = [game.value(self.char, r & CARD) for r in self.result]
        return [r for r in refs if not self.is_like(game.value(self.char, r & CARD), picked)]

    def is_like(self, value: int, picked: list[int]) -> bool:
        """Whether a card is like one of those picked: a single common name makes it so."""
        if self.char == NAMES:
            return any(share_a_name(value, other) for other in picked)
        return value in picked


def apart(flow: Flow, char: int) -> Flow:
    """The same choice, of cards that differ from each other."""
    if not isinstance(flow, Choose):
        return flow
    return ChooseApart(flow.player, flow.candidates, flow.most, flow.hidden, char)


@dataclass(frozen=True)
class ChooseDiffering(ChooseCards):
    """Choose up to so many cards that differ from each other."""

    char: int = NAMES

    def run(self, frame: Resolve, game: Game) -> Flow:
        return apart(super().run(frame, game), self.char)


@dataclass(frozen=True)
class ChooseDifferingAmong(ChooseAmong):
    """Choose up to so many of the cards looked at that differ from each other."""

    char: int = NAMES

    def run(self, frame: Resolve, game: Game) -> Flow:
        return apart(super().run(frame, game), self.char)


@dataclass(frozen=True)
class SearchDiffering(Search):
    """Look through a zone for up to so many cards that differ from each other."""

    char: int = NAMES

    def emit(self, out: list[Effect]) -> None:
        out.append(LookThrough(self.what))
        choice = ChooseDiffering(
            self.what, self.count, self.up_to, self.reg, looked=True, char=self.char
        )
        choice.emit(out)
