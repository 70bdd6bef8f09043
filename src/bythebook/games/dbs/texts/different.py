"""Choosing cards that have no name in common."""

from dataclasses import dataclass

from mypy_extensions import mypyc_attr

from bythebook.games.dbs.cards.cards import NAMES
from bythebook.kernel.abilities.abilities import Effect
from bythebook.kernel.abilities.resolve import R_CHOSEN, Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.nouns import Amount, Cards
from bythebook.kernel.language.sight import readable
from bythebook.kernel.procedure.choosing import Choose
from bythebook.kernel.procedure.procedure import Flow
from bythebook.kernel.state.refs import CARD, PUBLIC
from bythebook.kernel.texts.verbs import Bind, LookThrough


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
class ChooseDifferent(Effect):
    """Choose up to so many cards with different names, of cards or of characters."""

    what: Cards
    count: Amount
    char: int
    reg: int = R_CHOSEN
    searches: bool = False
    """that a deck is looked through for them"""

    def emit(self, out: list[Effect]) -> None:
        if self.searches:
            out.append(LookThrough(self.what))
        out.append(self)
        out.append(Bind(self.reg))

    def run(self, frame: Resolve, game: Game) -> Flow:
        found: list[int] = []
        for ref in self.what.refs(game, frame.source, frame.master, frame.regs):
            if game.can_be_chosen(ref, frame.text_of(), frame.source):
                found.append(ref)
        if not self.searches:
            found = readable(game, frame.master, self.what, found)
        unseen = False
        for zone in self.what.zones:
            if game.zones.sight[zone] != PUBLIC:
                unseen = True
        count = self.count.value(game, frame.source, frame.master, frame.regs)
        frame.chosen = []
        return ChooseApart(frame.master, found, count, unseen, self.char)
