"""Sections 16.2 and 16.5: prisons with imprisoned cards, bases with scouted ones.

Such a card is in the order zone, in a place of its own there in which no ability is active.
"""

from dataclasses import dataclass
from typing import Final

from bythebook.games.vanguard.d.cards.types import ADDITIONAL_TYPES
from bythebook.games.vanguard.d.zones.zones import BASE, ORDER_ZONE, PRISON
from bythebook.kernel.abilities.resolve import R_MOVED, Resolve
from bythebook.kernel.game.game import Game
from bythebook.kernel.language.words import YOU, players_of, word_bit
from bythebook.kernel.procedure.clauses import rule
from bythebook.kernel.procedure.procedure import Flow
from bythebook.kernel.state.changes import Change, move
from bythebook.kernel.state.refs import FACE_UP
from bythebook.kernel.texts.verbs import MovesCards

PRISON_TYPE: Final = "Prison"
BASE_TYPE: Final = "Base"


def has_set_order(game: Game, player: int, subtype: str) -> bool:
    """Whether a set order of an additional subtype lies in a player's order zone."""
    wanted = word_bit(subtype)
    return any(
        game.state.face[c] == FACE_UP and game.value(ADDITIONAL_TYPES, c) & wanted
        for c in game.state.zone(player, ORDER_ZONE)
    )


@rule("vgd 16.2.1.1", nothing=[])
def imprison(game: Game, refs: list[int], player: int) -> list[Change]:
    """Who has a Prison puts cards into the order zone as imprisoned cards; without, nothing."""
    return move(refs, PRISON, player) if has_set_order(game, player, PRISON_TYPE) else []


@rule("vgd 16.5.1.1", nothing=[])
def scout(game: Game, refs: list[int], player: int) -> list[Change]:
    """Who has a Base puts cards into the order zone as scouted cards; without, nothing."""
    return move(refs, BASE, player) if has_set_order(game, player, BASE_TYPE) else []


@rule("vgd 16.2.3", nothing=[])
def freed(game: Game) -> list[int]:
    """With no Prison left, what was imprisoned there goes to its owner's drop zone."""
    state = game.state
    found: list[int] = []
    for player in (0, 1):
        held = state.zone(player, PRISON)
        if held and not has_set_order(game, player, PRISON_TYPE):
            found += held
    return found


@rule("vgd 16.5.3", nothing=[])
def base_lost(game: Game) -> list[int]:
    """With no Base left, what was scouted there goes to its owner's drop zone."""
    state = game.state
    found: list[int] = []
    for player in (0, 1):
        held = state.zone(player, BASE)
        if held and not has_set_order(game, player, BASE_TYPE):
            found += held
    return found


@dataclass(frozen=True)
class Imprison(MovesCards):
    """Put cards into a player's prison."""

    reg: int = R_MOVED
    whose: int = YOU

    def run(self, frame: Resolve, game: Game) -> Flow:
        player = players_of(self.whose, frame.master)[0]
        return imprison(game, self.cards(frame, game), player)


@dataclass(frozen=True)
class Scout(MovesCards):
    """Scout cards to one's base."""

    reg: int = R_MOVED

    def run(self, frame: Resolve, game: Game) -> Flow:
        return scout(game, self.cards(frame, game), frame.master)
