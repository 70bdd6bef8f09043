"""Combos (3-7, 7-2-1-2-1 to 7-2-1-2-2, 7-3-1-2-1 to 7-3-1-2-2)."""

from typing import Final

from mypy_extensions import mypyc_attr

from bythebook.games.dbs.barring import cannot
from bythebook.games.dbs.cards import BATTLE, COMBO_COST, COMBO_POWER, NONE
from bythebook.games.dbs.energy import RestEnergy, affordable, combo_cost
from bythebook.games.dbs.events import (
    CANNOT_COMBO,
    COMBOED_FROM,
    EV_COMBO,
    VAR_ATTACKER,
    VAR_GUARD,
)
from bythebook.games.dbs.means import T_MAIN, T_OFFENSE, Means
from bythebook.games.dbs.winning import counted
from bythebook.games.dbs.zones import ACTIVE, BATTLE_AREA, COMBO_AREA, HAND
from bythebook.kernel.changes import Change, counters, event, move, reveal
from bythebook.kernel.clauses import KNOCKABLE, rule, step
from bythebook.kernel.costs import payment
from bythebook.kernel.game import Game
from bythebook.kernel.procedure import Flow, Procedure
from bythebook.kernel.refs import BOTH, CARD, NOTHING

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
    """Whether a card in the battle area is in active mode and not the one that fights."""
    return game.state.orient[card] == ACTIVE and fighter & CARD != card


@rule("dbs 7-2-1-2-1", nothing=False)
def combos_in_offense(game: Game, card: int) -> bool:
    """The turn player can combo with battle cards in active mode, but for the attack card."""
    return ready(game, card, game.state.vars[VAR_ATTACKER])


@rule("dbs 7-2-1-2-2", nothing=False)
def combos_from_hand_in_offense() -> bool:
    """The turn player can combo with battle cards of the hand."""
    return True


@rule("dbs 7-3-1-2-1", nothing=False)
def combos_in_defense(game: Game, card: int) -> bool:
    """The other player can combo with battle cards in active mode, but for the guard card."""
    return ready(game, card, game.state.vars[VAR_GUARD])


@rule("dbs 7-3-1-2-2", nothing=False)
def combos_from_hand_in_defense() -> bool:
    """The other player can combo with battle cards of the hand."""
    return True


@rule("dbs 7-2-1-2-1-1", nothing=NO_ENERGY)
def offense_cost(game: Game, card: int) -> tuple[RestEnergy, ...]:
    """For a combo out of the battle area its cost in energy is switched to rest mode."""
    return combo_cost(game, card)


@rule("dbs 7-2-1-2-2-1", nothing=NO_ENERGY)
def offense_cost_from_hand(game: Game, card: int) -> tuple[RestEnergy, ...]:
    """For a combo out of the hand its cost in energy is switched to rest mode."""
    return combo_cost(game, card)


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


def can_combo(game: Game, means: Means, card: int) -> bool:
    """Whether a player can pay for a combo: a combo cost takes any energy."""
    if KNOCKABLE:
        return affordable(game, cost_of_combo(game, card), game.state.ref(card), means.purse(game))
    cost = means.combo_costs[card]
    return cost <= 0 or len(means.purse(game).cards) >= cost


def verify_combo(game: Game, means: Means, card: int) -> str:
    """The clause by which a player cannot combo with a card now, or nothing."""
    state = game.state
    if means.timing == T_MAIN or not means.types[card] & BATTLE:
        return "dbs 3-7-3"
    offense = means.timing == T_OFFENSE
    mine = means.player * state.kinds
    in_play = state.where[card] == mine + BATTLE_AREA
    if in_play:
        if not (combos_in_offense(game, card) if offense else combos_in_defense(game, card)):
            return "dbs 7-2-1-2-1" if offense else "dbs 7-3-1-2-1"
    elif state.where[card] != mine + HAND or not (
        combos_from_hand_in_offense() if offense else combos_from_hand_in_defense()
    ):
        return "dbs 7-2-1-2-2" if offense else "dbs 7-3-1-2-2"
    refused = no_combo_card(means.combo_costs[card], means.combo_powers[card])
    if refused:
        return refused
    if means.cannot[card] and cannot(game, card, CANNOT_COMBO):
        return "dbs 1-3-3"
    if can_combo(game, means, card):
        return ""
    if in_play:
        return "dbs 7-2-1-2-1-1" if offense else "dbs 7-3-1-2-1-1"
    return "dbs 7-2-1-2-2-1" if offense else "dbs 7-3-1-2-2-1"


@mypyc_attr(allow_interpreted_subclasses=True)
class Combo(Procedure):
    """Use a battle card of the hand or the battle area in a combo."""

    def __init__(self, player: int = 0, card: int = NOTHING) -> None:
        super().__init__()
        self.player: int = player
        self.source = card
        self.origin: int = NOTHING

    @step("dbs 3-7-3")
    def show(self, game: Game) -> Flow:
        """A card of the hand is shown before anything is paid for it."""
        card = self.source & CARD
        self.origin = game.state.kind_of(card)
        paid = self.origin == HAND and cost_of_combo(game, card)
        return reveal([self.source], BOTH) if paid else None

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
        changes: list[Change] = []
        for ref in self.moved:
            # Where it came from is asked for at the end of the battle, too.
            changes.append(counters(ref, COMBOED_FROM, self.origin + 1))
            changes.append(event(EV_COMBO, ref, self.player, self.origin))
        return changes
