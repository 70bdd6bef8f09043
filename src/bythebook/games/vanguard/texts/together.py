"""Choosing cards that have to differ from each other: by their names, or by their grades."""

from dataclasses import dataclass

from mypy_extensions import mypyc_attr

from bythebook.games.vanguard.cards.cards import NAMES
from bythebook.games.vanguard.texts.nouns import share_a_name, with_different_names
from bythebook.kernel.abilities.abilities import CostPart, Effect
from bythebook.kernel.abilities.resolve import Resolve
from bythebook.kernel.abilities.usable import usable
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.choosing import Choose
from bythebook.kernel.procedure.procedure import Flow
from bythebook.kernel.state.changes import Change
from bythebook.kernel.state.options import K_PAY
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


def go_together(game: Game, refs: list[int], count: int, char: int, same: bool) -> bool:
    """Whether so many of some cards all differ in something, or all have a name in common."""
    values = [game.value(char, r & CARD) for r in refs]
    if not same:
        if char == NAMES:
            return with_different_names(sorted(set(values))) >= count
        return len(set(values)) >= count
    return any(sum(share_a_name(name, other) for other in values) >= count for name in values)


@mypyc_attr(allow_interpreted_subclasses=True)
class ChooseTogether(Choose):
    """Choose just so many cards that all differ in something, or that all have a name."""

    def __init__(
        self,
        player: int = 0,
        candidates: list[int] | None = None,
        count: int = 0,
        char: int = NAMES,
        same: bool = False,
    ) -> None:
        super().__init__(player, candidates, count, count, False, K_PAY)
        self.char: int = char
        self.same: bool = same

    def viable_of(self, game: Game, refs: list[int]) -> list[int]:
        """Those with which, and with those picked, there are still enough."""
        return [r for r in refs if self.leaves_enough(game, [*self.result, r], refs)]

    def leaves_enough(self, game: Game, picked: list[int], refs: list[int]) -> bool:
        """Whether the picked cards fit together, and enough others fit to them."""
        if not go_together(game, picked, len(picked), self.char, self.same):
            return False
        fitting = [
            r
            for r in refs
            if r not in picked
            and go_together(game, [*picked, r], len(picked) + 1, self.char, self.same)
        ]
        return go_together(game, [*picked, *fitting], self.least, self.char, self.same)


@dataclass(frozen=True)
class TogetherCost(CostPart):
    """A part of a cost whose cards all differ in something, or all have a name in common."""

    part: CostPart
    char: int = NAMES
    same: bool = False
    hidden: bool = False
    """whether they lie where the other player does not look"""

    def possible(self, game: Game, source: int, player: int) -> bool:
        return self.possible_without(game, source, player, [])

    def possible_without(self, game: Game, source: int, player: int, used: list[int]) -> bool:
        refs = usable(game, (self.part,), 0, source, player, used)
        return go_together(game, refs, self.part.needs(), self.char, self.same)

    def choosing(self, game: Game, source: int, player: int, used: list[int]) -> Flow:
        refs = usable(game, (self.part,), 0, source, player, used)
        return ChooseTogether(player, refs, self.part.needs(), self.char, self.same)

    def changes(self, game: Game, source: int, player: int, picked: list[int]) -> list[Change]:
        done: list[Change] = self.part.changes(game, source, player, picked)
        return done

    def secret(self, game: Game) -> bool:
        return self.hidden or self.part.secret(game)
