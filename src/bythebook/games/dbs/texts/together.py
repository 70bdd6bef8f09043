"""Choosing cards that have to go together: by what they add up to, by names they do not share."""

from dataclasses import dataclass

from mypy_extensions import mypyc_attr

from bythebook.games.dbs.cards.cards import COST, NAMES
from bythebook.games.dbs.cards.energy import asked_cost
from bythebook.games.dbs.terms.unaffected import unaffected
from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.abilities.resolve import R_CHOSEN, Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.nouns import Amount, Cards
from bythebook.kernel.language.sight import readable
from bythebook.kernel.procedure.choosing import Choose
from bythebook.kernel.procedure.procedure import Flow
from bythebook.kernel.state.refs import CARD, PUBLIC
from bythebook.kernel.texts.verbs import BindsChosen, LookThrough


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class ChooseTogether(BindsChosen):
    """Choose cards, one at a time, of which a characteristic says whether they go together."""

    what: Cards
    char: int

    def choosable(self, frame: Resolve, game: Game, ignoring: bool = False) -> list[int]:
        """Those that can be chosen, even, if it says so, what [Barrier] would keep from it."""
        found: list[int] = []
        whose = frame.text_of()
        for ref in self.what.refs(game, frame.source, frame.master, frame.regs):
            if ignoring:
                can_be = not unaffected(game, ref & CARD, whose)
            else:
                can_be = game.can_be_chosen(ref, whose, frame.source)
            if can_be:
                found.append(ref)
        return found


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
class ChooseWithin(ChooseTogether):
    """Choose any number of cards in play that add up to so much or less."""

    total: int
    reg: int = R_CHOSEN
    ignoring: bool = False
    """even what [Barrier] would keep from being chosen"""

    def run(self, frame: Resolve, game: Game) -> Flow:
        found = self.choosable(frame, game, self.ignoring)
        frame.chosen = []
        return ChooseUnder(frame.master, found, self.char, self.total)


@mypyc_attr(allow_interpreted_subclasses=True)
class ChooseApart(Choose):
    """Choose up to so many cards, one at a time, none of which has a name of another."""

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
        """Those that have no name of a card picked before."""
        names = 0
        for picked in self.result:
            names |= game.value(self.char, picked & CARD)
        return [r for r in refs if not game.value(self.char, r & CARD) & names]


@dataclass(frozen=True)
class ChooseDifferent(ChooseTogether):
    """Choose up to so many cards with different names, of cards or of characters."""

    count: Amount
    reg: int = R_CHOSEN
    searches: bool = False
    """that a deck is looked through for them"""

    def emit(self, out: list[Effect]) -> None:
        if self.searches:
            out.append(LookThrough(self.what))
        super().emit(out)

    def run(self, frame: Resolve, game: Game) -> Flow:
        found = self.choosable(frame, game)
        if not self.searches:
            found = readable(game, frame.master, self.what, found)
        unseen = False
        for zone in self.what.zones:
            if game.zones.sight[zone] != PUBLIC:
                unseen = True
        count = self.count.value(game, frame.source, frame.master, frame.regs)
        frame.chosen = []
        return ChooseApart(frame.master, found, count, unseen, self.char)
