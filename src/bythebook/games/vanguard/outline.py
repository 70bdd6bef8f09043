"""Section 1: what loses a game, and what an effect forbids."""

from typing import Final

from bythebook.games.vanguard.policy import FATAL_DAMAGE
from bythebook.games.vanguard.texts.events import CANNOT_BE_RIDDEN, CANNOT_MOVE, CANNOT_STAND
from bythebook.games.vanguard.texts.limiting import fatal_damage
from bythebook.games.vanguard.zones.zones import DAMAGE, DECK, REAR_GUARDS, STAND, VANGUARD
from bythebook.kernel.game.game import Game
from bythebook.kernel.procedure.clauses import cited, rule
from bythebook.kernel.state.changes import MOVE, ORIENT, Change
from bythebook.kernel.state.result import reason

# Why somebody loses.
BY_DAMAGE: Final = reason("six cards of damage", "vgg 9.2.2", "vgd 13.2.2")
BY_DECK: Final = reason("no cards in the deck", "vgg 9.2.3", "vgd 13.2.3")
WITHOUT_VANGUARD: Final = reason("no vanguard and no soul", "vgg 9.2.4", "vgd 13.2.4")


@rule("vgg 1.2.2.1", "vgg 9.2.2", "vgd 1.2.2.1", "vgd 13.2.2", nothing=False)
def too_much_damage(game: Game, player: int) -> bool:
    """Six cards of damage lose the game."""
    fatal = fatal_damage(game, player, FATAL_DAMAGE.value)
    return len(game.state.zone(player, DAMAGE)) >= fatal


@rule("vgg 1.2.2.2", "vgg 9.2.3", "vgd 1.2.2.2", "vgd 13.2.3", nothing=False)
def without_deck(game: Game, player: int) -> bool:
    """A player without a card in the deck loses."""
    return not game.state.zone(player, DECK)


@rule("vgg 1.3.3", "vgd 1.3.3", nothing="")
def stopped(book: str, cannot: int, change: Change) -> str:
    """What an effect forbids does not happen, whatever else wants it."""
    if change[0] == ORIENT and change[2] == STAND and cannot & CANNOT_STAND:
        return cited(book, "vgg 1.3.3", "vgd 1.3.3")
    if change[0] == MOVE and change[3] in REAR_GUARDS and cannot & CANNOT_MOVE:
        return cited(book, "vgg 1.3.3", "vgd 1.3.3")
    if change[0] == MOVE and change[3] == VANGUARD and cannot & CANNOT_BE_RIDDEN:
        return cited(book, "vgg 1.3.3", "vgd 1.3.3")
    return ""
