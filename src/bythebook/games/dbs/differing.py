"""Choosing cards that differ from each other: in their card names, or their character names."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from bythebook.games.dbs.targets import ChooseTargets
from bythebook.kernel.abilities import Effect
from bythebook.kernel.nouns import Amount, Cards, Noun, Num
from bythebook.kernel.procedure import Flow
from bythebook.kernel.refs import BOTH, CARD, PUBLIC
from bythebook.kernel.resolve import R_CHOSEN, Resolve
from bythebook.kernel.verbs import Bind, LookThrough

if TYPE_CHECKING:
    from bythebook.kernel.game import Game

ONE = Num(1)


@dataclass(frozen=True)
class ChooseDiffering(Effect):
    """Choose up to so many cards, no two of which share a word of a characteristic.

    They are in areas, or among cards looked at before.
    """

    what: Cards
    count: Amount = ONE
    reg: int = R_CHOSEN
    char: int = 0
    among: Noun | None = None
    looks: bool = False
    """that the areas are looked through for them"""

    def emit(self, out: list[Effect]) -> None:
        if self.looks:
            out.append(LookThrough(self.what))
        out.append(self)
        out.append(Bind(self.reg))

    def run(self, frame: Resolve, game: "Game") -> Flow:
        what = self.what.fixed(game, frame.source, frame.master, frame.regs)
        if self.among is None:
            refs = what.refs(game, frame.source, frame.master, frame.regs)
            found = [r for r in refs if game.can_be_chosen(r, frame.master, frame.source)]
            unseen = what.asks() and any(game.zones.sight[z] != PUBLIC for z in what.zones)
        else:
            refs = self.among.refs(game, frame.source, frame.master, frame.regs)
            found = [r for r in refs if what.fits(game, r & CARD, frame.source)]
            unseen = what.asks() and any(game.state.seen[r & CARD] != BOTH for r in refs)
        count = self.count.value(game, frame.source, frame.master, frame.regs)
        frame.chosen = []
        if not found and not unseen:
            return None
        return ChooseApart(frame.master, found, count, unseen, self.char)


@mypyc_attr(allow_interpreted_subclasses=True)
class ChooseApart(ChooseTargets):
    """A card is offered only if it shares nothing with those picked before."""

    def __init__(
        self,
        player: int = 0,
        candidates: list[int] | None = None,
        most: int = 0,
        hidden: bool = False,
        char: int = 0,
    ) -> None:
        super().__init__(player, candidates, 0, most, hidden)
        self.char: int = char

    def viable(self, game: "Game", ref: int) -> bool:
        """Whether it differs from every card picked before."""
        own = game.value(self.char, ref & CARD)
        for other in self.result:
            if game.value(self.char, other & CARD) & own:
                return False
        return True
