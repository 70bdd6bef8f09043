"""What parts of costs have in common, whatever is done with the cards."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from bythebook.kernel.abilities.abilities import CostPart
from bythebook.kernel.language.nouns import Cards
from bythebook.kernel.texts.trying import bits_of

if TYPE_CHECKING:
    from bythebook.kernel.game.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True)
class ChosenCards(CostPart):
    """So many cards of a kind, chosen to have something done to them."""

    what: Cards
    count: int

    def candidates(self, game: "Game", source: int, player: int) -> list[int]:
        return self.what.refs(game, source, player, [])

    def needs(self) -> int:
        return self.count

    def looks(self) -> int:
        return bits_of(self.what.zones)
