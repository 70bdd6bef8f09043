"""What a beginner knows of Vanguard in the overDress era: the ride deck, orders, overDress."""

from bythebook.agents.rules import card_of, with_verb
from bythebook.agents.rules_vanguard import VanguardRules
from bythebook.games.vanguard.cards.cards import GRADE, POWER
from bythebook.games.vanguard.d.texts.events import (
    K_GUARDIANS,
    K_INTERCEPTORS,
    K_OVER_ORDER,
    K_RIDE_COST,
)
from bythebook.games.vanguard.d.texts.order_events import K_BASE_UNITS, V_ORDER, V_OVERDRESS
from bythebook.games.vanguard.d.zones.zones import RIDE_DECK
from bythebook.games.vanguard.texts.events import V_RIDE
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.procedure import Ask
from bythebook.kernel.state.changes import Change
from bythebook.kernel.state.options import V_DONE, V_PICK


class VanguardDRules(VanguardRules):
    """Rides its ride deck, plays what orders help, and puts units over others."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.rules |= {
            K_RIDE_COST: self.least_useful,
            K_GUARDIANS: self.enough,
            K_INTERCEPTORS: self.enough,
            K_OVER_ORDER: lambda game, ask: ask.options[0],
            K_BASE_UNITS: self.underneath,
        }

    def ride(self, game: Game, ask: Ask) -> Change:
        """The card of the ride deck, if it has one of the next grade: its texts are made for it."""
        grade = self.grade(game, ask.player)
        own = [
            option
            for option in with_verb(ask, V_RIDE)
            if game.state.kind_of(card_of(option)) == RIDE_DECK
            and game.value(GRADE, card_of(option)) > grade
        ]
        return own[0] if own else super().ride(game, ask)

    def least_useful(self, game: Game, ask: Ask) -> Change:
        """What is discarded for a ride is what is needed least."""
        return min(ask.options, key=lambda o: self.use(game, ask.player, card_of(o)))

    def enough(self, game: Game, ask: Ask) -> Change:
        """As few as can be: whoever wants more guards once more."""
        done = with_verb(ask, V_DONE)
        return done[0] if done else with_verb(ask, V_PICK)[0]

    def underneath(self, game: Game, ask: Ask) -> Change:
        """The weakest of the rear-guards that will do goes underneath."""
        return min(ask.options, key=lambda o: game.value(POWER, card_of(o)))

    def main(self, game: Game, ask: Ask) -> Change:
        """Units are put over others as soon as they can be; orders are played if they help."""
        dressed = with_verb(ask, V_OVERDRESS)
        if dressed:
            return max(dressed, key=lambda o: game.value(POWER, card_of(o)))
        orders = with_verb(ask, V_ORDER)
        if orders and not self.pondering:
            found = self.helpful(game, ask, orders, self.score(game, ask.player))
            if found is not None:
                return found
        return super().main(game, ask)
