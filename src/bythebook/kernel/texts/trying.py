"""Costs paid in the order written, whose earlier parts leave something for the later ones."""

from itertools import combinations
from typing import TYPE_CHECKING, Final

from bythebook.kernel.abilities.abilities import CostPart
from bythebook.kernel.abilities.usable import usable
from bythebook.kernel.state.apply import apply
from bythebook.kernel.state.changes import EVENT, MOVE, ORIENT, Change
from bythebook.kernel.state.refs import CARD
from bythebook.kernel.values.moving import after, move_card, turn_card

if TYPE_CHECKING:
    from bythebook.kernel.game.game import Game

THIS_CARD: Final = 1 << 40
"""beside kinds of zones: the card itself whose cost it is"""


def bits_of(zones: tuple[int, ...]) -> int:
    """Kinds of zones as bits."""
    bits = 0
    for zone in zones:
        bits |= 1 << zone
    return bits


def entwined(parts: tuple[CostPart, ...]) -> bool:
    """Whether a part of a cost looks for cards where an earlier one leaves some."""
    left = 0
    for part in parts:
        if left and left & part.looks():
            return True
        left |= part.leaves()
    return False


def goes_through(
    game: "Game",
    parts: tuple[CostPart, ...],
    place: int,
    source: int,
    player: int,
    picked: list[int],
    seen: list[int],
) -> bool:
    """Whether some answers pay a cost from a part on, for which these cards are picked already.

    Each part is tried on a fork on which those before it are paid. What the player does not know
    (`seen`, by card) is not counted on: such a card is used only where any card will do.
    """
    part = parts[place]
    if not part.possible(game, source, player):
        return False
    need = part.needs() - len(picked)
    free: list[int] = []
    if part.needs():
        for ref in usable(game, (part,), 0, source, player, []):
            if ref not in picked and (part.takes_any() or seen[ref & CARD] >> player & 1):
                free.append(ref)
        if len(free) < need:
            return False
        if place + 1 == len(parts):
            return True
    kinds = part.alike(game, free)
    tried: list[list[int]] = []
    for places in combinations(range(len(free)), need):
        alike = sorted(kinds[n] for n in places)
        if alike in tried:
            continue
        tried.append(alike)
        chosen = [*picked, *(free[n] for n in places)]
        changes: list[Change] = part.changes(game, source, player, chosen)
        if game.unpayable(changes):
            continue
        if place + 1 == len(parts):
            return True
        if goes_through(having(game, changes), parts, place + 1, source, player, [], seen):
            return True
    return False


def having(game: "Game", changes: list[Change]) -> "Game":
    """A fork on which changes have happened, and nothing else."""
    fork = game.copy(False, False)
    if fork.accompanied():
        changes = fork.book.accompany(fork, changes)
    for change in changes:
        if change[0] == MOVE:
            move_card(fork, change)
        elif change[0] == ORIENT:
            turn_card(fork, change)
        elif change[0] != EVENT:
            new = apply(fork.state, fork.zones, fork.seed, change)
            if new >= 0:
                after(fork, change, new, [])
    return fork
