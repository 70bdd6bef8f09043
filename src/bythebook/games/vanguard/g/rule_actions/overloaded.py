"""Section 9.3: circles with more units than they hold."""

from bythebook.games.vanguard.g.cards.states import (
    is_g_unit,
    leader_of,
    partner_of,
    vanguards,
)
from bythebook.games.vanguard.g.zones.zones import G_ZONE
from bythebook.games.vanguard.zones.zones import DROP, SOUL, VANGUARD, VANGUARD_AND_REAR
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.state.changes import Change, move
from bythebook.kernel.state.refs import FACE_UP, NOTHING


def last_placed(game: Game, cards: list[int]) -> list[int]:
    """Those of some units that came last; several, if they came at the same time."""
    latest = max(game.state.arrived[c] for c in cards)
    return [c for c in cards if game.state.arrived[c] == latest]


def in_legion(game: Game, card: int) -> bool:
    """Whether a unit is in legion."""
    return partner_of(game, card) != NOTHING


@rule("vgg 9.3.1", "vgg 9.3.3", "vgg 3.9.1.1", nothing=[])
def too_many_alone(game: Game, player: int) -> list[int]:
    """Of several units on the vanguard circle that are in no legion only the last stays."""
    units = [c for c in vanguards(game, player) if not in_legion(game, c)]
    return units if len(units) > 1 else []


@rule("vgg 9.3.2", "vgg 9.3.4", nothing=[])
def too_many_mates(game: Game, player: int) -> list[int]:
    """Of several Legion Mates only the last stays."""
    mates = [c for c in vanguards(game, player) if leader_of(game, c) != NOTHING]
    return mates if len(mates) > 1 else []


@rule("vgg 9.3.5", nothing=[])
def legion_and_others(game: Game, player: int) -> list[int]:
    """With units in legion and others on the circle one of those placed last stays alone."""
    units = vanguards(game, player)
    paired = [in_legion(game, c) for c in units]
    return units.copy() if any(paired) and not all(paired) else []


def on_vanguard_circle(game: Game, player: int) -> list[int]:
    """The units on the vanguard circle of which only one can stay; of those placed last one."""
    found = legion_and_others(game, player) or too_many_mates(game, player)
    return found or too_many_alone(game, player)


def vanguards_too_many(game: Game, player: int) -> str:
    """The clause by which its player chooses who stays there, of those placed last."""
    if legion_and_others(game, player):
        return "vgg 9.3.5"
    return "vgg 9.3.4" if too_many_mates(game, player) else "vgg 9.3.3"


@rule("vgg 9.3.6", "vgg 9.3.7", "vgg 3.10.1.1", nothing=[])
def on_rear_guard_circle(game: Game, player: int, circle: int) -> list[int]:
    """Of several units on a rear-guard circle the last stays; of those that came together one."""
    return game.state.zone(player, circle)


def crowds(
    game: Game, circles: tuple[int, ...] = VANGUARD_AND_REAR
) -> list[tuple[int, int, list[int]]]:
    """Every circle with too many units: whose, which, and of whom only one can stay.

    The turn player's come first.
    """
    state = game.state
    zones = state.zones
    found: list[tuple[int, int, list[int]]] = []
    for player in (state.turn_player, 1 - state.turn_player):
        base = player * state.kinds
        for circle in circles:
            if len(zones[base + circle]) < 2:
                continue
            if circle == VANGUARD:
                units = on_vanguard_circle(game, player)
            else:
                units = on_rear_guard_circle(game, player, circle)
            if units:
                found.append((player, circle, units))
    return found


def overloaded(game: Game) -> list[tuple[int, int, list[int]]]:
    """Every circle with too many units: whose, which, and who may stay."""
    return [(player, circle, last_placed(game, units)) for player, circle, units in crowds(game)]


@rule("vgg 10.32.4", nothing=False)
def returns_home(game: Game, card: int, circle: int) -> bool:
    """A G unit onto which another unit has moved is not put into the soul, it returns."""
    return circle == VANGUARD and is_g_unit(game, card)


def leaves_for(game: Game, card: int, circle: int) -> list[Change]:
    """Where a unit goes that a circle cannot hold."""
    ref = game.state.ref(card)
    if returns_home(game, card, circle):
        return move([ref], G_ZONE, face=FACE_UP)
    return move([ref], SOUL if circle == VANGUARD else DROP)
