"""Section 7: who may attack, who still does, and who is still in battle."""

from bythebook.games.ws.cards import GREAT_PERFORMANCE, MARKS
from bythebook.games.ws.events import VAR_STARTER
from bythebook.games.ws.zones import CENTER_MIDDLE, CENTER_STAGE, STAND
from bythebook.kernel.clauses import rule
from bythebook.kernel.game import Game
from bythebook.kernel.refs import CARD, NOTHING


@rule("ws 7.1.1", nothing="")
def may_attack(game: Game, player: int, card: int) -> str:
    """Only a standing character on the center stage can attack."""
    state = game.state
    if state.master[card] != player or state.kind_of(card) not in CENTER_STAGE:
        return "ws 7.1.1"
    return "" if state.orient[card] == STAND else "ws 7.1.1"


@rule("ws 7.2.1.3.1", nothing="")
def first_turn_attacks(game: Game, attacks: int) -> str:
    """On the first turn of the game there is one attack and no more."""
    state = game.state
    first = state.turn == 1 and state.turn_player == state.vars[VAR_STARTER]
    return "ws 7.2.1.3.1" if first and attacks else ""


@rule("ws 7.5.1.2.1", nothing=True)
def deals_damage(soul: int) -> bool:
    """With no soul, or less, no damage is dealt."""
    return soul > 0


@rule("ws 7.5.1.2.2", nothing=True)
def still_attacking(game: Game, attacker: int, zone: int) -> bool:
    """An attacker that left the stage, its position or its master deals no damage."""
    state = game.state
    if not state.alive(attacker) or state.where[attacker & CARD] != zone:
        return False
    return state.master[attacker & CARD] == zone // state.kinds


@rule("ws 7.6.1.3", nothing=True)
def still_in_battle(game: Game, places: tuple[tuple[int, int], ...]) -> bool:
    """Power is compared only if both are where the battle found them, under the same master."""
    state = game.state
    for ref, zone in places:
        card = ref & CARD
        if not state.alive(ref) or state.where[card] != zone:
            return False
        if state.master[card] != zone // state.kinds:
            return False
    return True


def performing(game: Game, player: int) -> int:
    """A player's character in the middle that takes every attack upon itself, or none."""
    state = game.state
    for card in state.zone(player, CENTER_MIDDLE):
        if game.value(MARKS, card) & GREAT_PERFORMANCE:
            return state.ref(card)
    return NOTHING
