"""Sections 13.3, 13.8 and 13.9: cards where they must not be."""

from bythebook.games.vanguard.battle.drive import DriveStep
from bythebook.games.vanguard.battle.record import attacked, guardians
from bythebook.games.vanguard.cards.cards import TYPE
from bythebook.games.vanguard.d.abilities.orders import PlayOrder
from bythebook.games.vanguard.d.cards.types import ARMS_ORDER, is_order
from bythebook.games.vanguard.d.rule_actions.damage import being_checked, is_damage
from bythebook.games.vanguard.d.zones.zones import ARMS, ORDER_AREA
from bythebook.games.vanguard.zones.zones import FIELD
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.state.refs import CARD, FACE_UP


@rule("vgd 13.3.1", nothing=[])
def illegal_guardians(game: Game) -> list[int]:
    """With nobody attacked there are no guardians, and none beside those of who is attacked."""
    found = guardians(game)
    if not found or not attacked(game):
        return found
    return [c for c in found if game.state.master[c] == game.state.turn_player]


@rule("vgd 13.8.1", nothing=[])
def illegal_triggers(game: Game) -> list[int]:
    """In a trigger zone lies what is being checked, and nothing else."""
    found = [c for c in being_checked(game) if not is_damage(game, c)]
    if not found:
        return []
    driven = [f.card & CARD for f in game.stack if isinstance(f, DriveStep)]
    return [c for c in found if c not in driven]


def in_order_areas(game: Game) -> list[int]:
    """The cards in both order areas."""
    return [*game.state.zone(0, ORDER_AREA), *game.state.zone(1, ORDER_AREA)]


@rule("vgd 13.9.1", nothing=[])
def orders_not_played(game: Game) -> list[int]:
    """An order that is not being played or carried out does not stay in the order area."""
    found = in_order_areas(game)
    if not found:
        return []
    played = [f.source & CARD for f in game.stack if isinstance(f, PlayOrder)]
    return [c for c in found if is_order(game, c) and c not in played]


@rule("vgd 13.9.2", nothing=[])
def not_orders(game: Game) -> list[int]:
    """Nothing but orders lies in the order area."""
    return [c for c in in_order_areas(game) if not is_order(game, c)]


@rule("vgd 16.3.8.1", nothing=False)
def may_stay(game: Game, card: int) -> bool:
    """Arms stay on a circle, though they are orders."""
    return game.value(TYPE, card) & ARMS_ORDER != 0 and game.state.kind_of(card) == ARMS


@rule("vgd 13.9.3", nothing=[])
def orders_on_circles(game: Game) -> list[int]:
    """No order lies face up on a circle, but for arms."""
    state = game.state
    return [
        card
        for player in (0, 1)
        for circle in (*FIELD, ARMS)
        for card in state.zone(player, circle)
        if state.face[card] == FACE_UP and is_order(game, card) and not may_stay(game, card)
    ]
