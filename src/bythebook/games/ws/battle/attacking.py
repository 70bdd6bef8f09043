"""Section 7: who may attack, who still does, and who is still in battle."""

from typing import Final

from bythebook.games.ws.cards import GREAT_PERFORMANCE, MARKS
from bythebook.games.ws.texts.events import (
    CANNOT_ATTACK,
    CANNOT_DIRECT_ATTACK,
    CANNOT_FRONTAL_ATTACK,
    CANNOT_SIDE_ATTACK,
    DIRECT,
    FRONTAL,
    MAY_ATTACK_BACK,
    SIDE,
    V_ATTACK_TYPE,
    VAR_STARTER,
)
from bythebook.games.ws.zones.zones import BACK_STAGE, CENTER_MIDDLE, CENTER_STAGE, STAND, facing
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.state.changes import Change
from bythebook.kernel.state.continuous_ops import CHAR_CANNOT
from bythebook.kernel.state.options import V_PICK
from bythebook.kernel.state.refs import CARD, NOTHING

STOPS: Final = {
    DIRECT: CANNOT_DIRECT_ATTACK,
    FRONTAL: CANNOT_FRONTAL_ATTACK,
    SIDE: CANNOT_SIDE_ATTACK,
}
"""by type of attack, what stops it"""


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


def upstaged_by(game: Game, player: int, card: int) -> int:
    """Who takes the attack of a player's character upon itself, if it can attack frontally."""
    if game.guard_possible and game.value(CHAR_CANNOT, card) & CANNOT_FRONTAL_ATTACK:
        return NOTHING
    return performing(game, 1 - player)


def attacked_behind(game: Game, player: int, card: int) -> list[Change]:
    """The characters of the back stage that may be attacked instead, if a text says so."""
    cannot = game.value(CHAR_CANNOT, card)
    if not cannot & MAY_ATTACK_BACK or cannot & CANNOT_FRONTAL_ATTACK:
        return []
    state = game.state
    source = state.ref(card)
    found = [state.ref(c) for zone in BACK_STAGE for c in state.zone(1 - player, zone)]
    return [(V_PICK, r) for r in found if game.can_be_chosen(r, player, source)]


@rule("ws 1.3.4", nothing=False)
def cannot_attack_so(cannot: int, way: int) -> bool:
    """What an effect stops does not take place: not even an attack of a type that is stopped."""
    return cannot & STOPS[way] != 0


def ways_to_attack(game: Game, player: int, card: int) -> list[Change]:
    """How a character can attack: directly with nobody facing it, else frontally or from the side.

    7.2.1.4 chooses one of them; a character for which nothing is left cannot attack at all.
    """
    state = game.state
    if upstaged_by(game, player, card) != NOTHING:
        return [(V_ATTACK_TYPE, FRONTAL)]
    position = facing(state.kind_of(card))
    faced = position >= 0 and bool(state.zone(1 - player, position))
    ways = (FRONTAL, SIDE) if faced else (DIRECT,)
    if not game.guard_possible:
        return [(V_ATTACK_TYPE, way) for way in ways]
    cannot = game.value(CHAR_CANNOT, card)
    possible: list[Change] = [(V_ATTACK_TYPE, w) for w in ways if not cannot_attack_so(cannot, w)]
    # 8.10.1: what could not take place cannot be replaced by another attack either.
    return possible + attacked_behind(game, player, card) if possible else []


def no_attack_left(game: Game, player: int, card: int) -> str:
    """The clause by which effects keep a character from every attack."""
    if not game.guard_possible:
        return ""
    if game.value(CHAR_CANNOT, card) & CANNOT_ATTACK or not ways_to_attack(game, player, card):
        return "ws 1.3.4"
    return ""
