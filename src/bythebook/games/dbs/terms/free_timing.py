"""What a free timing is for, and what a player has to go by in it."""

from typing import Final

from bythebook.games.dbs.cards.available_energy import PURSE, Energy, energy_of, kept_active
from bythebook.games.dbs.cards.cards import (
    COMBO_COST,
    COMBO_POWER,
    NAMES,
    TYPE,
)
from bythebook.games.dbs.cards.energy import PRICE
from bythebook.games.dbs.keywords.unique import names_taken
from bythebook.games.dbs.policy import (
    BATTLE_CARDS_ARE_PLAYED,
    IN_DEFENSE,
    IN_MAIN,
    IN_OFFENSE,
    KEYWORDS_IN_DEFENSE,
    KEYWORDS_IN_MAIN,
    KEYWORDS_IN_OFFENSE,
    UNISON_CARDS_ARE_PLAYED,
)
from bythebook.games.dbs.zones.zones import ACTIVE, ENERGY, HAND
from bythebook.kernel.game.game import Game
from bythebook.kernel.state.continuous_ops import CHAR_CANNOT
from bythebook.kernel.state.refs import NOTHING

# Free timings.
T_MAIN: Final = 1
T_OFFENSE: Final = 2
T_DEFENSE: Final = 3


def played_in_main() -> int:
    """Which types of cards are played from the hand in the main phase."""
    return BATTLE_CARDS_ARE_PLAYED.value | UNISON_CARDS_ARE_PLAYED.value


def timing_bits(timing: int) -> int:
    """Which [Activate] skills a free timing is for."""
    if timing == T_MAIN:
        return IN_MAIN.value | KEYWORDS_IN_MAIN.value
    if timing == T_OFFENSE:
        return IN_OFFENSE.value | KEYWORDS_IN_OFFENSE.value
    return IN_DEFENSE.value | KEYWORDS_IN_DEFENSE.value


READ: Final = 1 << COMBO_COST | 1 << COMBO_POWER | 1 << NAMES | PRICE | PURSE


class Means:
    """What a player has to go by at a free timing, looked up once.

    It holds for as long as nothing changes: while what can be done is listed.
    """

    def __init__(self, game: Game, player: int, timing: int) -> None:
        values = game.values_of(READ)
        self.values: list[list[int]] = values
        self.player: int = player
        self.timing: int = timing
        self.types: list[int] = values[TYPE]
        self.cannot: list[int] = values[CHAR_CANNOT]
        self.kept: bool = (values[CHAR_CANNOT][player] | values[NAMES][player]) != 0
        """whether any effect keeps the player from something"""
        self.touched: set[int] = game.sheet.touched
        """the cards whose costs effects might have changed"""
        self.rests: int = 0
        """how much energy the player is known to have to pay with, at least"""
        self._energy: Energy | None = None
        self._names: int = NOTHING

    def energy(self, game: Game) -> Energy:
        """The energy the player can pay with."""
        energy = self._energy
        if energy is None:
            energy = self._energy = energy_of(game, self.player, self.values)
        return energy

    def can_rest(self, game: Game, count: int) -> bool:
        """Whether the player has so much energy to pay with, of whatever colors."""
        state = game.state
        orient, cannot = state.orient, self.cannot
        found = 0
        for card in state.zones[self.player * state.kinds + ENERGY]:
            if orient[card] == ACTIVE and (not cannot[card] or not kept_active(game, card)):
                found += 1
                if found == count:
                    self.rests = count
                    return True
        return False

    def names(self, game: Game) -> int:
        """The names of which the player plays no further card."""
        names = self._names
        if names < 0:
            names = self._names = names_taken(game, self.player)
        return names

    def costs_as_printed(self, game: Game, card: int) -> bool:
        """Whether a card lies in the hand and nothing can have changed what it costs there."""
        state = game.state
        in_hand = state.where[card] == self.player * state.kinds + HAND
        return in_hand and card not in self.touched
