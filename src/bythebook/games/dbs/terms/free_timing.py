"""What a free timing is for, and what a player has to go by in it."""

from typing import Final

from bythebook.games.dbs.cards.available_energy import PURSE, Energy, energy_of, kept_active
from bythebook.games.dbs.cards.cards import (
    AWAKEN,
    BATTLE,
    COMBO_COST,
    COMBO_POWER,
    IN_BATTLE,
    MAIN,
    NAMES,
    SURGE,
    TYPE,
    UNISON,
    WISH,
)
from bythebook.games.dbs.cards.energy import PRICE
from bythebook.games.dbs.keywords.unique import names_taken
from bythebook.games.dbs.zones.zones import ACTIVE, ENERGY, HAND
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.state.continuous_ops import CHAR_CANNOT
from bythebook.kernel.state.refs import NOTHING

# Free timings.
T_MAIN: Final = 1
T_OFFENSE: Final = 2
T_DEFENSE: Final = 3


@rule("dbs 6-3-1-2-1", nothing=0)
def battle_cards_are_played() -> int:
    """In the main phase the turn player can play battle cards from the hand."""
    return BATTLE


@rule("dbs 6-3-1-2-2", nothing=0)
def unison_cards_are_played() -> int:
    """In the main phase the turn player can play unison cards from the hand."""
    return UNISON


@rule("dbs 6-3-1-2-3", nothing=0)
def main_skills() -> int:
    """In the main phase the turn player can activate [Activate: Main] and [Main/Battle]."""
    return MAIN


@rule("dbs 6-3-1-2-3-2", nothing=0)
def main_keywords() -> int:
    """[Awaken] and [Wish] are [Activate] skills, and can be activated in the main phase."""
    return AWAKEN | SURGE | WISH


@rule("dbs 7-2-1-2-3", nothing=0)
def offense_skills() -> int:
    """In the offense step the turn player can activate [Activate: Battle] and [Main/Battle]."""
    return IN_BATTLE


@rule("dbs 7-2-1-2-3-2", nothing=0)
def offense_keywords() -> int:
    """[Awaken] and [Wish] can be activated in the offense step."""
    return AWAKEN | SURGE | WISH


@rule("dbs 7-3-1-2-3", nothing=0)
def defense_skills() -> int:
    """In the defense step the other player can activate [Activate: Battle] and [Main/Battle]."""
    return IN_BATTLE


@rule("dbs 7-3-1-2-3-2", nothing=0)
def defense_keywords() -> int:
    """[Awaken] and [Wish] can be activated in the defense step."""
    return AWAKEN | SURGE | WISH


def played_in_main() -> int:
    """Which types of cards are played from the hand in the main phase."""
    return battle_cards_are_played() | unison_cards_are_played()


def timing_bits(timing: int) -> int:
    """Which [Activate] skills a free timing is for."""
    if timing == T_MAIN:
        return main_skills() | main_keywords()
    if timing == T_OFFENSE:
        return offense_skills() | offense_keywords()
    return defense_skills() | defense_keywords()


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
