"""Section 9.3: circles with more units than they hold."""

from bythebook.games.vanguard.zones.zones import DROP, REAR_GUARDS, SOUL, VANGUARD
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule


def last_placed(game: Game, cards: list[int]) -> list[int]:
    """Those of some units that came last; several, if they came at the same time."""
    latest = max(game.state.arrived[c] for c in cards)
    return [c for c in cards if game.state.arrived[c] == latest]


@rule("vgg 9.3.1", "vgg 9.3.3", nothing=[])
def on_vanguard_circle(game: Game, player: int) -> list[int]:
    """Of several units on the vanguard circle the last stays; of those that came together one."""
    units = game.state.zone(player, VANGUARD)
    return last_placed(game, units) if len(units) > 1 else []


@rule("vgg 9.3.6", "vgg 9.3.7", nothing=[])
def on_rear_guard_circle(game: Game, player: int, circle: int) -> list[int]:
    """Of several units on a rear-guard circle the last stays; of those that came together one."""
    units = game.state.zone(player, circle)
    return last_placed(game, units) if len(units) > 1 else []


def overloaded(game: Game) -> list[tuple[int, int, list[int]]]:
    """Every circle with too many units: whose, which, and who may stay; the turn player's first."""
    first = game.state.turn_player
    found: list[tuple[int, int, list[int]]] = []
    for player in (first, 1 - first):
        staying = on_vanguard_circle(game, player)
        if staying:
            found.append((player, VANGUARD, staying))
        for circle in REAR_GUARDS:
            staying = on_rear_guard_circle(game, player, circle)
            if staying:
                found.append((player, circle, staying))
    return found


def goes_to(circle: int) -> int:
    """Where units go that a circle cannot hold."""
    return SOUL if circle == VANGUARD else DROP
