"""Sections 13.3, 13.8 and 13.9: cards where they must not be."""

from bythebook.games.vanguard.battle.drive import DriveStep
from bythebook.games.vanguard.battle.record import attacked, guardians
from bythebook.games.vanguard.d.cards.types import is_order
from bythebook.games.vanguard.d.rule_actions.damage import being_checked, is_damage
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


@rule("vgd 13.9.3", nothing=[])
def orders_on_circles(game: Game) -> list[int]:
    """No order lies face up on a circle."""
    state = game.state
    return [
        card
        for player in (0, 1)
        for circle in FIELD
        for card in state.zone(player, circle)
        if state.face[card] == FACE_UP and is_order(game, card)
    ]
