"""What playing a battle card and playing a unison card have in common: both are paid for."""

from typing import Final

from mypy_extensions import mypyc_attr

from bythebook.games.dbs.cards.energy import (
    active_energy,
    as_printed_cost,
    cost_of_card,
    costs_x,
    energy_cost,
    least_x,
)
from bythebook.games.dbs.terms.counter import carries_on
from bythebook.games.dbs.texts.barring import kept_from_play
from bythebook.games.dbs.texts.events import BY_RULES, K_X
from bythebook.games.dbs.texts.permissions import plays_free
from bythebook.kernel.abilities.abilities import CostPart
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.choosing import ChooseNumber
from bythebook.kernel.procedure.procedure import Flow, Procedure
from bythebook.kernel.state.refs import CARD, NOTHING

NO_COST: Final[tuple[CostPart, ...]] = ()


def cost_to_play(game: Game, source: int) -> tuple[CostPart, ...]:
    """What has to be paid to play a card from the hand."""
    card = source & CARD
    known = as_printed_cost(game, card)
    if known is not None:
        return known
    if plays_free(game, card):
        return NO_COST
    x = NOTHING
    if costs_x(game, card):
        playing = game.frame_of(PlayFromHand)
        if playing is not None and playing.source == source:
            x = playing.x
    return energy_cost(game, card, x)


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayFromHand(Procedure):
    """A card of the hand is played by paying for it; `x` is what X was said to be."""

    def __init__(self, player: int = 0, card: int = NOTHING) -> None:
        self.player: int = player
        self.source = card
        self.x: int = NOTHING

    def say_x(self, game: Game) -> Flow:
        """How much is paid for a card whose total cost is X."""
        self.chosen = []
        card = self.source & CARD
        if not costs_x(game, card) or plays_free(game, card):
            return None
        least = least_x(cost_of_card(game, card))
        most = len(active_energy(game, self.player))
        return ChooseNumber(self.player, least, most, kind=K_X)

    def can_still_be_played(self, game: Game) -> bool:
        """Whether it is still there after the counter timing, and nothing forbids it since."""
        if not carries_on(game, self.source):
            return False
        return not kept_from_play(game, self.player, self.source & CARD, BY_RULES)

    def pay_with_x(self, game: Game) -> Flow:
        """That much is paid."""
        if self.chosen:
            self.x = self.chosen[0]
        self.chosen = []
        return game.book.pay(self.player, NOTHING, self.source)
