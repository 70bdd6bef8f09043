"""Combos (3-7, 7-2-1-2-1 to 7-2-1-2-2, 7-3-1-2-1 to 7-3-1-2-2)."""

from typing import Final

from mypy_extensions import mypyc_attr

from bythebook.games.common.outline import card_allows
from bythebook.games.dbs.abilities.replacement import came_to
from bythebook.games.dbs.battle.fighters import used_in_combo
from bythebook.games.dbs.cards.cards import BATTLE, COMBO_COST, COMBO_POWER, NONE
from bythebook.games.dbs.cards.energy import RestEnergy, combo_cost
from bythebook.games.dbs.outline import counted
from bythebook.games.dbs.policy import COMBOS_FROM_HAND_IN_DEFENSE, COMBOS_FROM_HAND_IN_OFFENSE
from bythebook.games.dbs.terms.free_timing import T_DEFENSE, T_MAIN, T_OFFENSE, Means
from bythebook.games.dbs.texts.barring import says_cannot
from bythebook.games.dbs.texts.events import (
    CANNOT_COMBO,
    LIMITED_BY_KIND,
    MAY_COMBO_RESTED,
    VAR_ATTACKER,
    VAR_GUARD,
)
from bythebook.games.dbs.texts.limiting import COMBOING, limited
from bythebook.games.dbs.zones.zones import ACTIVE, BATTLE_AREA, COMBO_AREA, HAND
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule, step
from bythebook.kernel.procedure.procedure import Flow, Procedure
from bythebook.kernel.state.changes import move, reveal
from bythebook.kernel.state.continuous_ops import CHAR_CANNOT
from bythebook.kernel.state.refs import BOTH, CARD, NOTHING
from bythebook.kernel.texts.costs import payment

A_COMBO: Final = -2
"""in the place of a skill: what is paid for is a combo"""
LACKING: Final = NONE // 2
"""a combo cost or combo power below this is none"""
NO_ENERGY: Final[tuple[RestEnergy, ...]] = ()


@rule("dbs 2-9-1", nothing=0)
def combo_power_of(game: Game, card: int) -> int:
    """What a card adds to the power of the card it is used in a combo for."""
    return counted(game.value(COMBO_POWER, card))


@rule("dbs 3-7-3-1", nothing="")
def no_combo_card(cost: int, power: int) -> str:
    """Only a card with a combo cost and combo power can be used in a combo."""
    return "dbs 3-7-3-1" if cost < LACKING or power < LACKING else ""


def combo_values(game: Game, card: int) -> tuple[int, int]:
    """The combo cost and the combo power of a card, below zero by far if it has none."""
    return game.value(COMBO_COST, card), game.value(COMBO_POWER, card)


def ready(game: Game, card: int, fighter: int) -> bool:
    """Whether a card in the battle area is in active mode and not the one that fights.

    Some cards' texts allow a combo with cards in rest mode, too.
    """
    if fighter & CARD == card:
        return False
    if game.state.orient[card] == ACTIVE:
        return True
    return game.guard_possible and card_allows(game.value(CHAR_CANNOT, card), MAY_COMBO_RESTED)


@rule("dbs 7-2-1-2-1", nothing=False)
def combos_in_offense(game: Game, card: int) -> bool:
    """The turn player can combo with battle cards in active mode, but for the attack card."""
    return ready(game, card, game.state.vars[VAR_ATTACKER])


@rule("dbs 7-2-1-2-1-1", nothing=NO_ENERGY)
def offense_cost(game: Game, card: int) -> tuple[RestEnergy, ...]:
    """For a combo out of the battle area its cost in energy is switched to rest mode."""
    return combo_cost(game, card)


@rule("dbs 7-2-1-2-2-1", nothing=NO_ENERGY)
def offense_cost_from_hand(game: Game, card: int) -> tuple[RestEnergy, ...]:
    """For a combo out of the hand its cost in energy is switched to rest mode."""
    return combo_cost(game, card)


@rule("dbs 7-3-1-2-1", nothing=False)
def combos_in_defense(game: Game, card: int) -> bool:
    """The other player can combo with battle cards in active mode, but for the guard card."""
    return ready(game, card, game.state.vars[VAR_GUARD])


@rule("dbs 7-3-1-2-1-1", nothing=NO_ENERGY)
def defense_cost(game: Game, card: int) -> tuple[RestEnergy, ...]:
    """For the other player's combo out of the battle area its cost in energy is rested."""
    return combo_cost(game, card)


@rule("dbs 7-3-1-2-2-1", nothing=NO_ENERGY)
def defense_cost_from_hand(game: Game, card: int) -> tuple[RestEnergy, ...]:
    """For the other player's combo out of the hand its cost in energy is rested."""
    return combo_cost(game, card)


def cost_of_combo(game: Game, card: int) -> tuple[RestEnergy, ...]:
    """What a combo with a card costs its master, where the card is."""
    state = game.state
    mine = state.master[card] * state.kinds
    offense = state.master[card] == state.turn_player
    if state.where[card] == mine + HAND:
        return offense_cost_from_hand(game, card) if offense else defense_cost_from_hand(game, card)
    return offense_cost(game, card) if offense else defense_cost(game, card)


def combos_from_hand(timing: int) -> bool:
    """Whether the player of a free timing can combo with battle cards of the hand."""
    if timing == T_OFFENSE:
        return COMBOS_FROM_HAND_IN_OFFENSE.value
    return timing == T_DEFENSE and COMBOS_FROM_HAND_IN_DEFENSE.value


def combos_in_play(game: Game, timing: int, card: int) -> bool:
    """Whether the player of a free timing can combo with a battle card in play, as it stands."""
    if timing == T_OFFENSE:
        return combos_in_offense(game, card)
    return timing == T_DEFENSE and combos_in_defense(game, card)


def verify_combo(game: Game, means: Means, card: int) -> str:
    """The clause by which a player cannot combo with a card now, or nothing."""
    timing, offense = means.timing, means.timing == T_OFFENSE
    if timing == T_MAIN or not means.types[card] & BATTLE:
        return "dbs 3-7-3"
    where, mine = game.state.where[card], means.player * game.state.kinds
    if where == mine + BATTLE_AREA:
        if not combos_in_play(game, timing, card):
            return "dbs 7-2-1-2-1" if offense else "dbs 7-3-1-2-1"
        unpaid = "dbs 7-2-1-2-1-1" if offense else "dbs 7-3-1-2-1-1"
    else:
        if where != mine + HAND or not combos_from_hand(timing):
            return "dbs 7-2-1-2-2" if offense else "dbs 7-3-1-2-2"
        unpaid = "dbs 7-2-1-2-2-1" if offense else "dbs 7-3-1-2-2-1"
    return verify_comboing(game, means, card, unpaid)


def kept_from_combo(game: Game, player: int, card: int, said: list[int]) -> bool:
    """Whether an effect keeps a player from using a card in a combo, in whatever way.

    `said` is what effects keep cards and players from.
    """
    if said[card] and says_cannot(said[card], CANNOT_COMBO):
        return True
    return said[player] & LIMITED_BY_KIND != 0 and limited(game, player, COMBOING, card)


def combos_by_skill(game: Game, player: int, card: int) -> bool:
    """Whether a skill of a player's can use a card in a combo."""
    if no_combo_card(*combo_values(game, card)):
        return False
    return not game.guard_possible or not kept_from_combo(
        game, player, card, game.values(CHAR_CANNOT)
    )


def verify_comboing(game: Game, means: Means, card: int, unpaid: str = "dbs 3-7-3") -> str:
    """The clause by which a battle card is not used in a combo, or nothing.

    It is where and as such cards have to be; `unpaid` is the clause by which it is paid for.
    """
    cost = means.values[COMBO_COST][card]
    refused = no_combo_card(cost, means.values[COMBO_POWER][card])
    if refused:
        return refused
    if kept_from_combo(game, means.player, card, means.cannot):
        return "dbs 1-3-3"
    # A combo cost takes any energy: there is nothing more to ask.
    return "" if cost <= means.rests or means.can_rest(game, cost) else unpaid


@mypyc_attr(allow_interpreted_subclasses=True)
class Combo(Procedure):
    """Use a battle card of the hand or the battle area in a combo."""

    def __init__(self, player: int = 0, card: int = NOTHING) -> None:
        self.player: int = player
        self.source = card
        self.origin: int = NOTHING

    @step("dbs 3-7-3")
    def show(self, game: Game) -> Flow:
        """A card of the hand is shown before anything is paid for it."""
        card = self.source & CARD
        self.origin = game.state.kind_of(card)
        if not cost_of_combo(game, card):
            # There is nothing to pay.
            return self.straight_to("place", game)
        return reveal([self.source], BOTH) if self.origin == HAND else None

    @step("dbs 3-7-3")
    def pay(self, game: Game) -> Flow:
        """Its combo cost is paid, and the combo declared."""
        return payment(game, self.player, A_COMBO, self.source)

    @step("dbs 3-7-3")
    def place(self, game: Game) -> Flow:
        """To place a battle card in the combo area is to combo with it."""
        return move([self.source], COMBO_AREA, self.player)

    @step("dbs 3-7-3")
    def used(self, game: Game) -> Flow:
        """Whoever waits for the combo is triggered."""
        placed = came_to(game, self.moved, COMBO_AREA)
        return used_in_combo(game, placed[0], self.player, self.origin) if placed else None
